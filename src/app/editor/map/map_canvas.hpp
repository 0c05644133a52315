#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "app/editor/map/map_overlay.hpp"
#include "drumhead/game/scenario/editing/map_geometry.hpp"

#include <QGraphicsView>

namespace drumhead::app {

/// The table, to be drawn on by mouse and keys. Units of the scene are those of the table, and what is seen is the
/// drawing that goes on paper: the view adds sight, zoom and handles. Every change is one of the document.
class MapCanvas : public QGraphicsView {
    Q_OBJECT

public:
    MapCanvas(ScenarioDocument& document, QWidget* parent);

    /// The map of the scenario; where it has none yet, the empty table that the first change makes its map.
    [[nodiscard]] const ScenarioMap& map() const;
    [[nodiscard]] bool isSide(const std::string& id) const;
    /// Changes the map; changes with the same key that follow one another are undone as one.
    template <typename Change>
    void change(const QString& what, const QString& key, Change make)
    {
        m_document.change(what, key, [&](Scenario& next) {
            if (!next.map) next.map = m_blank;
            make(*next.map);
        });
    }

    /// What is drawn next; nothing: clicks choose.
    void setTool(std::optional<MapFeature> tool);
    [[nodiscard]] std::optional<MapFeature> tool() const { return m_tool; }
    /// Corners go on a grid of that many units.
    void setStep(int step) { m_step = step; }
    [[nodiscard]] int step() const { return m_step; }

    [[nodiscard]] const std::vector<int>& chosen() const { return m_chosen; }
    /// The corner that is chosen, of the only item that is; else -1.
    [[nodiscard]] int corner() const { return m_corner; }
    void choose(std::vector<int> items, int corner = -1);

    // While something is drawn.
    /// Moves the place where the next corner goes.
    void moveCursor(MapPoint by);
    void addCornerHere();
    /// Makes an item of the corners drawn, if they are enough.
    void finish();
    /// One corner back; without any, to choosing.
    void stepBack();
    [[nodiscard]] std::size_t drawnCorners() const { return m_trace.size(); }

    void zoom(double factor);
    /// The whole table is seen.
    void fit();
    /// What can be done now, in a line.
    [[nodiscard]] QString hint() const;

Q_SIGNALS:
    void chosenChanged();
    /// The tool, the corners drawn so far, or the corner that is chosen.
    void handChanged();
    void nameWanted();

protected:
    void drawBackground(QPainter* painter, const QRectF& rectangle) override;
    void drawForeground(QPainter* painter, const QRectF& rectangle) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Drag {
        MapPlace from;
        int corner = -1;  ///< that is moved; -1: all that is chosen
        bool moved = false;
        std::vector<ScenarioMapItem> now;  ///< where the chosen ones are meanwhile
    };

    void refresh();
    void redraw();
    void place();
    [[nodiscard]] MapPlace placeAt(const QPoint& pixel) const;
    [[nodiscard]] double reach() const;
    [[nodiscard]] double handleSize() const;
    [[nodiscard]] std::vector<ScenarioMapItem> chosenItems() const;

    void addCorner(MapPoint at);
    void finish(std::vector<MapPoint> points);
    void pressToChoose(const QMouseEvent& event);
    void moveDragged(MapPlace at);
    void dropDragged();
    void addCornerAt(MapPlace at);
    [[nodiscard]] bool chooseNext(bool next);

    ScenarioDocument& m_document;
    ScenarioMap m_blank;
    std::vector<int> m_chosen;
    int m_corner = -1;
    std::optional<MapFeature> m_tool;
    std::vector<MapPoint> m_trace;
    std::optional<MapPoint> m_cursor;
    std::optional<MapPoint> m_pulledFrom;  ///< the mouse was pressed there while drawing
    bool m_isPulled = false;               ///< and has gone on with the button down
    std::optional<Drag> m_drag;
    int m_step = 5;
    bool m_isFitted = true;
};

}  // namespace drumhead::app
