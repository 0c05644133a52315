#pragma once

#include <QWidget>

class QPushButton;

namespace drumhead {
struct Procedure;
struct Ruleset;
}  // namespace drumhead

namespace drumhead::app {

class CaseSession;
class ChoiceEdit;
class RulesetLibrary;
class WindowActions;

/// The bar above a single combat: the choice of the ruleset and the procedure, and buttons for the actions of the case.
class CombatBar : public QWidget {
    Q_OBJECT

public:
    CombatBar(WindowActions& actions, QWidget* parent);

    [[nodiscard]] ChoiceEdit* rulesets() const { return m_rulesets; }
    /// Each entry has the id of its procedure as its data.
    [[nodiscard]] ChoiceEdit* procedures() const { return m_procedures; }
    /// The first procedure that people choose themselves.
    [[nodiscard]] static const Procedure& firstOffered(const Ruleset& ruleset);
    /// Offers the rulesets by their titles; none is chosen.
    void offer(const RulesetLibrary& library);
    /// Shows that entry of the library as the chosen one, without telling.
    void chooseRuleset(int entry);
    /// Offers the procedures of a ruleset, grouped by what people do.
    void offer(const Ruleset& ruleset);
    /// Shows that procedure as the chosen one, even where the list does not offer it.
    void choose(const Procedure& procedure);
    /// Shows the button that leads back to a case of that procedure; hides it where the title is empty.
    void showBack(const QString& procedureTitle);
    /// Shows whose case it is, without telling.
    void show(const CaseSession& session);
    /// There is no case.
    void showNothing();
    [[nodiscard]] QList<QWidget*> tabChain() const;

private:
    ChoiceEdit* m_rulesets;
    ChoiceEdit* m_procedures;
    QPushButton* m_back;
    QPushButton* m_newCase;
    QPushButton* m_swap;
    QPushButton* m_rulings;
};

}  // namespace drumhead::app
