#pragma once

#include "drumhead/resolve/session/thrown_dice.hpp"

#include <QWidget>

namespace drumhead::app {

/// The dice of a case drawn as dice. Those that count are filled, the others are dashed outlines.
class DiceView : public QWidget {
    Q_OBJECT

public:
    explicit DiceView(QWidget* parent = nullptr);

    void setThrows(std::vector<ThrownDice> throwsToShow);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int side() const;
    /// Walks over all dice and titles; paints if there is a painter, and gives the height in any case.
    int walk(int width, QPainter* painter) const;
    void paintDie(QPainter& painter, const QRect& box, int face, bool counted) const;

    std::vector<ThrownDice> m_throws;
};

}  // namespace drumhead::app
