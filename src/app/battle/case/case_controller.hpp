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

/// The case in hand of a battle, from its questions until it is applied; between cases the last verdict.
class CaseController : public QWidget {
    Q_OBJECT

public:
    explicit CaseController(QWidget* parent = nullptr);
    ~CaseController() override;

    void setBattle(Battle* battle);
    /// Opens a case; `settles`: the due item that it settles, or 0. If it can't, emits `failed` and returns false.
    bool open(const QString& procedure, const std::vector<RoleBinding>& roles, int settles = 0);
    /// `roles`: the units in the roles, those that the rules left open included.
    bool openDue(int id, const std::vector<RoleBinding>& roles);
    /// Shows an earlier case with its arithmetic, so that it can be ruled again.
    bool openAgain(EntryId entry);
    void leave();
    void apply();
    [[nodiscard]] bool isOpen() const { return m_case.has_value(); }
    [[nodiscard]] bool canApply() const;
    /// Whether it is an earlier case that is ruled again.
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
    /// The case of an earlier entry was changed: `command` is to replace it.
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
