#pragma once

#include <QStackedWidget>

namespace drumhead::app {

class Battle;
class CasePage;
class LastVerdict;
class ScenarioView;

/// The middle of a battle: the case in hand, or between two cases the scenario before the first step, then what the
/// last entry came to.
class CaseStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit CaseStack(QWidget* parent = nullptr);

    /// Null: none.
    void setBattle(Battle* battle);
    void showCase();
    void showBetween();
    [[nodiscard]] CasePage* page() const { return m_page; }
    [[nodiscard]] LastVerdict* last() const { return m_last; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

private:
    void leaveRoom();

    Battle* m_battle = nullptr;
    LastVerdict* m_last;
    ScenarioView* m_scenario;
    CasePage* m_page;
};

}  // namespace drumhead::app
