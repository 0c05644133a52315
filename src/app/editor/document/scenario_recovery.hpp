#pragma once

#include "app/editor/document/scenario_files.hpp"

#include <QDateTime>
#include <QLockFile>

namespace drumhead::app {

/// Keeps a copy of what is not saved yet beside the person's other data, so that it outlives a crash. It follows the
/// document, and goes when that is saved or closed.
class ScenarioRecovery : public QObject {
    Q_OBJECT

public:
    /// `copy`: the copy from which the document was recovered, to go on with it; empty: a new one.
    explicit ScenarioRecovery(ScenarioDocument& document, const QString& copy = {});
    ~ScenarioRecovery() override;

    [[nodiscard]] QString copy() const { return m_copy; }

private:
    void write();
    void remove();

    ScenarioDocument& m_document;
    QString m_copy;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_soon;
    BackgroundJob m_job;
};

/// A copy that a program left which ended without saving or closing.
struct RecoverableScenario {
    QString copy;
    QString file;   ///< where the scenario itself lies; empty: it was never saved
    QString rules;  ///< id
    QString title;
    QDateTime when;  ///< of the last change
};
/// Those whose program is gone, the oldest first.
[[nodiscard]] std::vector<RecoverableScenario> recoverableScenarios();
/// The scenario as it was, to be saved where it came from; it counts as changed.
[[nodiscard]] OpenedScenario openRecovered(const RecoverableScenario& found,
                                           const QStringList& folders = RulesetLibrary::usualFolders());
void discardRecoverable(const RecoverableScenario& found);

}  // namespace drumhead::app
