#pragma once

#include "app/battle/session/battle.hpp"

#include <QFrame>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace drumhead::app {

/// The cases of a battle that were thrown but not applied: the last of them in a line, the others in a menu, with those
/// that were set aside, on which nothing waits any more. Hidden while none waits.
class UnappliedStrip : public QFrame {
    Q_OBJECT

public:
    explicit UnappliedStrip(QWidget* parent = nullptr);

    void setBattle(Battle* battle);
    /// The case in hand does not wait; 0: none is in hand.
    void setInHand(int unapplied);
    /// The case that came last; where none waits the only one that was set aside. Else 0.
    [[nodiscard]] int last() const;
    /// Where none waits: shows those that were set aside to choose from. False: there are none.
    bool offerAside();
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void resumeWanted(int unapplied);
    void discardWanted(int unapplied);

private:
    void refresh();
    void fillMenu();
    void addToMenu(int id, const QString& text);

    Battle* m_battle = nullptr;
    int m_inHand = 0;
    std::vector<int> m_waiting;  ///< ids, the oldest first
    std::vector<int> m_aside;    ///< those that were set aside, likewise
    QLabel* m_label;
    QPushButton* m_resume;
    QPushButton* m_discard;
    QToolButton* m_more;
    QMenu* m_menu;
};

/// "Firing: 4th Foot → 2nd Guard: 3 hits on 2nd Guard"; without a verdict the dice so far.
[[nodiscard]] QString textOf(const UnappliedCase& unapplied);

}  // namespace drumhead::app
