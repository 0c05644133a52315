#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QWidget;

namespace drumhead {
struct CaseRecord;
struct Ruleset;
struct RulesetEntry;
struct Scenario;
struct ScenarioFromState;
}  // namespace drumhead

namespace drumhead::app {

class Battle;
class CombatPanel;
class EditorWindow;
struct OpenedScenario;
struct RecoverableScenario;
class WindowActions;

/// Opens editor windows for new scenarios and those of a file, and saves a battle as a scenario.
class EditorLauncher : public QObject {
    Q_OBJECT

public:
    /// `rules` says which rulesets there are. Dialogs open over `window`; editors close with it.
    EditorLauncher(WindowActions& actions, const CombatPanel& rules, QWidget& window);

    /// Opens the scenario of a file; asks by which rules where there are several.
    void edit(const QString& file);
    /// Asks how it goes on and for a file, writes the battle into it as a scenario, and says what could not be kept.
    void saveAsScenario(const Battle& battle);

    /// The editors that are open with a file: the file, then the id of the rules, of each.
    [[nodiscard]] QStringList session() const;
    /// Opens what `session` told in an earlier run, as far as it is still there.
    void restore(const QStringList& session);

    /// Asks what to do with scenarios that an earlier run did not save, if there are any.
    void offerRecovered();

Q_SIGNALS:
    /// A battle is to begin from the scenario in that file.
    void battleWanted(const QString& file);
    void manualWanted();
    /// A single case is to be looked at, under the rules of that id.
    void caseWanted(const QString& ruleset, const CaseRecord& record);

private:
    void startNew();
    void chooseScenario();
    void chooseRules(const QString& file, const std::vector<RulesetEntry>& rules);
    /// The window in which that file is being edited, or null.
    [[nodiscard]] EditorWindow* editorOf(const QString& file) const;
    void show(OpenedScenario opened);
    void recover(const RecoverableScenario& found);
    /// An army list that the person chooses; nothing if he chooses none, or it is no sound scenario, which is told.
    [[nodiscard]] std::optional<Scenario> chooseArmyList(const Scenario& begun, const Ruleset& ruleset);
    /// `ending`: of the name that is suggested. `leftOut`: a sentence for what is not in it, %1 being the file and %2
    /// what is left out.
    void save(const ScenarioFromState& made, const Ruleset& ruleset, const QString& leftOut);

    const CombatPanel& m_rules;
    QWidget& m_window;
    QList<QPointer<EditorWindow>> m_open;
};

}  // namespace drumhead::app
