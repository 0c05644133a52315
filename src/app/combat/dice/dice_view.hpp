#pragma once

#include "drumhead/resolve/session/thrown_dice.hpp"

#include <QPointer>
#include <QWidget>

namespace drumhead::app {

class DieButton;

/// The dice of a case drawn by what they have done. Where they can be changed each is a button; Tab leads to one of
/// them, the arrow keys to the others.
class DiceView : public QWidget {
    Q_OBJECT

public:
    explicit DiceView(QWidget* parent = nullptr);

    void setThrows(std::vector<ThrownDice> throwsToShow);
    /// Without titles, which the tips of the dice have too.
    void setPlain(bool plain);
    /// Whether a die can be chosen, to change it.
    void setChangeable(bool changeable);
    /// The die that Tab leads to; none where dice can't be changed.
    [[nodiscard]] QList<QWidget*> tabChain() const;

    /// What all dice need beside each other, without titles.
    [[nodiscard]] int widthInOneRow() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// A person wants to change that die: the index of the throw among those shown, and of the die in it.
    void dieChosen(int thrown, int die);
    /// The dice are new: the tab order has to be set again.
    void rebuilt();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int side() const;
    /// Walks over all throws, as many in a row as fit; paints the titles or places the dice, and gives the height in
    /// any case.
    int walk(int width, QPainter* painter, bool place) const;
    void rebuild();
    void addDie(const ThrownDice& thrown, int throwIndex, int die);
    void step(const DieButton* from, int by);
    void makeCurrent(DieButton* die);

    std::vector<ThrownDice> m_throws;
    std::vector<DieButton*> m_dice;
    QPointer<DieButton> m_current;
    bool m_changeable = false;
    bool m_isPlain = false;
};

}  // namespace drumhead::app
