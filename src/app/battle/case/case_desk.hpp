#pragma once

#include "app/battle/session/battle.hpp"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace drumhead::app {

class BigLabel;
class CasePage;
class LastVerdict;
class ScenarioView;

/// The case in hand of a battle, from the questions that the battle can't answer to its being applied; between cases
/// what the last one came to.
class CaseDesk : public QWidget {
    Q_OBJECT

public:
    explicit CaseDesk(QWidget* parent = nullptr);
    ~CaseDesk() override;

    void setBattle(Battle* battle);
    /// Opens a case; `settles`: the due item that it answers, or 0. False, with the reason told by `failed`, if it
    /// can't.
    bool open(const QString& procedure, const std::vector<RoleBinding>& roles, int settles = 0);
    /// `roles`: who has the roles, with those whom the rules left open.
    bool openDue(int id, const std::vector<RoleBinding>& roles);
    /// Shows an earlier case with all its arithmetic so that it can be ruled anew.
    bool openAgain(EntryId entry);
    void leave();
    void apply();
    [[nodiscard]] bool isOpen() const { return m_case.has_value(); }
    [[nodiscard]] bool canApply() const;
    /// Whether it is an earlier case that is ruled anew.
    [[nodiscard]] bool isAgain() const { return m_again != 0; }
    void setCompact(bool compact);
    [[nodiscard]] CasePage* page() const { return m_page; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void opened();
    /// The case was applied.
    void applied();
    void left();
    void failed(const QString& sentence);
    /// A case of an earlier entry was changed: this command shall stand in its place.
    void ruledAgain(drumhead::EntryId entry, const drumhead::Command& command);

private:
    QWidget* makeHead();
    QWidget* makeBar();
    bool show(Result<GameCase> made);
    bool start(Result<GameCase> made);
    void refresh();
    void showLast();
    void battleChanged();
    void takeUpAgain();
    void focusEnd();
    [[nodiscard]] ResolveCommand command() const;
    [[nodiscard]] State stateOfCase() const;

    Battle* m_battle = nullptr;
    std::optional<GameCase> m_case;
    int m_settles = 0;
    std::vector<RoleBinding> m_dueRoles;  ///< of what the case settles
    EntryId m_again = 0;
    QStackedWidget* m_stack = nullptr;
    CasePage* m_page = nullptr;
    LastVerdict* m_last = nullptr;
    ScenarioView* m_scenario = nullptr;
    QWidget* m_head = nullptr;
    BigLabel* m_heading = nullptr;
    QCheckBox* m_known = nullptr;
    bool m_applying = false;
    QWidget* m_bar = nullptr;
    QPushButton* m_apply = nullptr;
    QPushButton* m_leave = nullptr;
};

}  // namespace drumhead::app
