#pragma once

#include "app/combat/dice/die_look.hpp"

#include <QAbstractButton>

namespace drumhead::app {

/// A thrown die: its face, what it has done, and whether the referee changed it.
class DieButton : public QAbstractButton {
    Q_OBJECT

public:
    DieButton(int face, DieMark mark, bool changed, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// An arrow key: move the focus by that many dice.
    void stepWanted(int by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int m_face;
    DieMark m_mark;
    bool m_changed;
};

}  // namespace drumhead::app
