#include "app/editor/document/scenario_document.hpp"

#include "app/editor/document/scenario_files.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/ordinary_file.hpp"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QUndoCommand>

namespace drumhead::app {

namespace {

QByteArray checksum(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256); }

constexpr std::size_t mostBytes = 64u << 20;  // more than any scenario may have

/// Empty where there is no such file.
QByteArray checksumOf(const QString& file)
{
    const Result<std::string> bytes = readOrdinaryFile(file.toStdString(), mostBytes, *spokenTexts());
    return bytes ? checksum(QByteArray::fromStdString(*bytes)) : QByteArray();
}

}  // namespace

/// From one scenario to the next. Both are shared with the changes before and after.
class ScenarioChange : public QUndoCommand {
public:
    ScenarioChange(ScenarioDocument& document, const QString& what, QString key, std::shared_ptr<const Scenario> next)
        : QUndoCommand(what), m_document(document), m_key(std::move(key)), m_before(document.m_scenario),
          m_after(std::move(next))
    {}

    void undo() override { m_document.show(m_before); }
    void redo() override { m_document.show(m_after); }
    [[nodiscard]] int id() const override { return m_key.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = static_cast<const ScenarioChange*>(other);
        if (next->m_key != m_key) return false;
        m_after = next->m_after;
        setObsolete(*m_after == *m_before);
        return true;
    }

private:
    ScenarioDocument& m_document;
    QString m_key;
    std::shared_ptr<const Scenario> m_before, m_after;
};

ScenarioDocument::ScenarioDocument(std::shared_ptr<const Ruleset> ruleset, Scenario scenario, QString file,
                                   QObject* parent)
    : QObject(parent), m_ruleset(std::move(ruleset)), m_stored(*m_ruleset),
      m_scenario(std::make_shared<const Scenario>(std::move(scenario))), m_file(std::move(file)),
      m_onDisk(checksumOf(m_file))
{
    constexpr std::size_t most = 400'000;  // entities kept in all, so that large battles stay within bounds
    m_undo.setUndoLimit(static_cast<int>(
        std::clamp<std::size_t>(most / std::max<std::size_t>(m_scenario->entities.size(), 1), 20, 500)));
    m_checkSoon.setSingleShot(true);
    m_checkSoon.setInterval(120);
    connect(&m_checkSoon, &QTimer::timeout, this, &ScenarioDocument::check);
    m_checkSoon.start();
}

ScenarioDocument::~ScenarioDocument()
{
    m_job.stop();
    disconnect(&m_undo, nullptr, nullptr, nullptr);
}

void ScenarioDocument::take(const QString& what, const QString& key, Scenario next)
{
    if (next == *m_scenario) return;
    m_undo.push(new ScenarioChange(*this, what, key, std::make_shared<const Scenario>(std::move(next))));
}

void ScenarioDocument::show(std::shared_ptr<const Scenario> scenario)
{
    m_scenario = std::move(scenario);
    m_checkSoon.start();
    Q_EMIT changed();
}

void ScenarioDocument::check()
{
    m_job.start([scenario = m_scenario,
                 ruleset = m_ruleset](const std::stop_token&) { return checkScenario(*scenario, *ruleset); },
                [this, scenario = m_scenario](std::vector<ScenarioProblem> problems) {
                    takeProblems(*scenario, std::move(problems));
                });
}

void ScenarioDocument::checkNow()
{
    m_checkSoon.stop();
    m_job.cancel();
    takeProblems(*m_scenario, checkScenario(*m_scenario, *m_ruleset));
}

void ScenarioDocument::takeProblems(const Scenario& scenario, std::vector<ScenarioProblem> problems)
{
    m_problems = std::move(problems);
    m_problemsById.clear();
    for (std::size_t i = 0; i < m_problems.size(); ++i) {
        const ScenarioSpot& spot = m_problems[i].spot;
        if (spot.part == ScenarioSpot::Part::Entity && spot.index >= 0
            && static_cast<std::size_t>(spot.index) < scenario.entities.size())
            m_problemsById[scenario.entities[static_cast<std::size_t>(spot.index)].id].push_back(i);
    }
    Q_EMIT problemsChanged();
}

std::vector<ScenarioProblem> ScenarioDocument::problemsOf(const std::string& id) const
{
    std::vector<ScenarioProblem> found;
    if (const auto own = m_problemsById.find(id); own != m_problemsById.end()) {
        for (const std::size_t each : own->second) found.push_back(m_problems[each]);
    }
    return found;
}

bool ScenarioDocument::isChangedElsewhere() const
{
    return !m_file.isEmpty() && QFileInfo::exists(m_file) && checksumOf(m_file) != m_onDisk;
}

QString ScenarioDocument::save(const QString& file)
{
    const QByteArray bytes = QByteArray::fromStdString(scenarioToJson(*m_scenario, *m_ruleset));
    if (const QString fault = writeWhole(file, bytes); !fault.isEmpty()) return fault;
    m_file = file;
    m_onDisk = checksum(bytes);
    m_undo.setClean();
    return {};
}

}  // namespace drumhead::app
