#pragma once

#include "app/shared/background_job.hpp"
#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/army_list_attributes.hpp"
#include "drumhead/game/scenario/editing/scenario_check.hpp"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUndoStack>

#include <memory>
#include <unordered_map>

namespace drumhead::app {

/// A scenario in the editor: its rules, its undo stack, its faults, its file.
class ScenarioDocument : public QObject {
    Q_OBJECT

public:
    ScenarioDocument(std::shared_ptr<const Ruleset> ruleset, Scenario scenario, QString file,
                     QObject* parent = nullptr);
    ~ScenarioDocument() override;

    [[nodiscard]] const Ruleset& ruleset() const { return *m_ruleset; }
    [[nodiscard]] const StoredAttributes& stored() const { return m_stored; }
    [[nodiscard]] const Scenario& scenario() const { return *m_scenario; }
    [[nodiscard]] std::shared_ptr<const Ruleset> sharedRuleset() const { return m_ruleset; }
    [[nodiscard]] std::shared_ptr<const Scenario> sharedScenario() const { return m_scenario; }
    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }
    [[nodiscard]] const std::vector<ScenarioProblem>& problems() const { return m_problems; }
    /// The faults of one entity, by its id: indices may have changed since they were found.
    [[nodiscard]] std::vector<ScenarioProblem> problemsOf(const std::string& id) const;
    [[nodiscard]] QString file() const { return m_file; }
    [[nodiscard]] bool isModified() const { return !m_undo.isClean(); }

    /// Changes a copy and takes it if it differs. Successive changes with the same `key` are undone as one.
    template <typename Change>
    void change(const QString& what, const QString& key, Change make)
    {
        Scenario next = *m_scenario;
        make(next);
        take(what, key, std::move(next));
    }
    /// Waits until the faults are those of the scenario as it is now.
    void checkNow();
    /// Whether its file is another than was read or written here last: somebody else has saved it since.
    [[nodiscard]] bool isChangedElsewhere() const;
    /// Writes it; the sentence says why not, or is empty.
    [[nodiscard]] QString save(const QString& file);

Q_SIGNALS:
    void changed();
    void problemsChanged();

private:
    friend class ScenarioChange;
    void take(const QString& what, const QString& key, Scenario next);
    void show(std::shared_ptr<const Scenario> scenario);
    void check();
    void takeProblems(const Scenario& scenario, std::vector<ScenarioProblem> problems);

    std::shared_ptr<const Ruleset> m_ruleset;
    StoredAttributes m_stored;
    std::shared_ptr<const Scenario> m_scenario;
    std::vector<ScenarioProblem> m_problems;
    std::unordered_map<std::string, std::vector<std::size_t>> m_problemsById;
    QString m_file;
    QByteArray m_onDisk;  ///< the checksum of what was read from the file or written to it last
    QUndoStack m_undo;
    QTimer m_checkSoon;
    BackgroundJob m_job;
};

}  // namespace drumhead::app
