#pragma once

#include "app/editor/map/map_canvas.hpp"

class QToolButton;

namespace drumhead::app {

/// The tools of a map: one for each kind of thing that is drawn, and one to choose what is there. Arrow keys go from
/// tool to tool, as in a group of radio buttons.
class MapTools : public QWidget {
    Q_OBJECT

public:
    MapTools(MapCanvas& canvas, QWidget* parent);

    /// The one at which Tab stops.
    [[nodiscard]] QWidget* front() const;
    void setWordless(bool wordless);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(std::optional<MapFeature> feature, const QString& name, const QString& tip);
    void show();
    void draw();

    MapCanvas& m_canvas;
    std::vector<std::pair<std::optional<MapFeature>, QToolButton*>> m_buttons;
};

}  // namespace drumhead::app
