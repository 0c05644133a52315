#pragma once

#include "drumhead/resolve/session/throw_plan.hpp"

#include <QWidget>

namespace drumhead::app {

/// Which face of a die, or which total, means what: a cell for each, with its sign, its colour and its word.
class FaceStrip : public QWidget {
    Q_OBJECT

public:
    explicit FaceStrip(QWidget* parent = nullptr);

    struct Line {
        QString caption;  ///< what the numbers are, or whose: "Each die", "On the die", "2nd Guards"
        std::vector<FaceMeaning> meanings;
        QString note;  ///< for the tool tip, or empty
    };
    void setLines(std::vector<Line> lines);
    [[nodiscard]] bool isEmpty() const { return m_lines.empty(); }
    /// The largest height up to that one in which no row is cut.
    [[nodiscard]] int wholeRows(int height) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return walk(width, nullptr); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Walks over all cells; paints if there is a painter, and gives the height in any case.
    int walk(int width, QPainter* painter) const;
    [[nodiscard]] bool isDense() const { return m_lines.size() > 2; }
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] QString captionAt(const Line& line, int width) const;
    [[nodiscard]] int cellWidth(const FaceMeaning& meaning, bool withChance) const;
    [[nodiscard]] bool hasChances(const Line& line, int width) const;
    void paintCell(QPainter& painter, const QRect& box, const QString& text, const FaceMeaning& meaning) const;

    std::vector<Line> m_lines;
};

/// The strips of one throw.
[[nodiscard]] std::vector<FaceStrip::Line> stripLines(const PlannedThrow& planned);

}  // namespace drumhead::app
