#include "app/editor/document/scenario_recovery.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/settings/user_data.hpp"
#include "drumhead/base/ordinary_file.hpp"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace drumhead::app {

namespace {

constexpr int delay = 1500;  // milliseconds after a change

QString recoveryFolder() { return userDataFolder() + QStringLiteral("/unsaved"); }

QString ending() { return QStringLiteral(".unsaved"); }

QString lockOf(const QString& copy) { return copy + QStringLiteral(".lock"); }

/// A copy as a file: the scenario, and where it belongs.
QByteArray bytesOf(const Scenario& scenario, const Ruleset& ruleset, const QString& file)
{
    const QJsonObject object{{QStringLiteral("file"), file},
                             {QStringLiteral("rules"), toQt(ruleset.id)},
                             {QStringLiteral("title"), toQt(scenario.title)},
                             {QStringLiteral("scenario"), toQt(scenarioToJson(scenario, ruleset))}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject readCopy(const QString& copy)
{
    constexpr std::size_t most = 16 << 20;  // bytes
    const Result<std::string> text = readOrdinaryFile(copy.toStdString(), most + 1, *spokenTexts());
    if (!text || text->size() > most) return {};
    return QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
}

}  // namespace

ScenarioRecovery::ScenarioRecovery(ScenarioDocument& document, const QString& copy)
    : m_document(document),
      m_copy(copy.isEmpty() ? recoveryFolder() + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + ending()
                            : copy)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(delay);
    connect(&m_soon, &QTimer::timeout, this, &ScenarioRecovery::write);
    connect(&document, &ScenarioDocument::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(document.undoStack(), &QUndoStack::cleanChanged, this, [this](bool clean) {
        if (clean) remove();
    });
    if (!copy.isEmpty()) {
        m_lock = std::make_unique<QLockFile>(lockOf(m_copy));
        static_cast<void>(m_lock->tryLock(0));
    }
}

ScenarioRecovery::~ScenarioRecovery()
{
    disconnect(m_document.undoStack(), nullptr, this, nullptr);
    remove();
}

/// Off the window's thread: a disk may be slow.
void ScenarioRecovery::write()
{
    if (!m_document.isModified() || !QDir().mkpath(recoveryFolder())) return;
    if (!m_lock) {
        m_lock = std::make_unique<QLockFile>(lockOf(m_copy));
        static_cast<void>(m_lock->tryLock(0));
    }
    m_job.start(
        [scenario = m_document.sharedScenario(), ruleset = m_document.sharedRuleset(), file = m_document.file(),
         copy = m_copy](const std::stop_token&) { return writeWhole(copy, bytesOf(*scenario, *ruleset, file)); },
        [](const QString&) {});  // where the disk is full, saving will say so
}

void ScenarioRecovery::remove()
{
    m_soon.stop();
    m_job.stop();
    QFile::remove(m_copy);
    if (m_lock) m_lock->unlock();
    m_lock.reset();
}

std::vector<RecoverableScenario> recoverableScenarios()
{
    std::vector<RecoverableScenario> found;
    const QDir folder(recoveryFolder());
    for (const QFileInfo& each : folder.entryInfoList({u'*' + ending()}, QDir::Files, QDir::Time | QDir::Reversed)) {
        QLockFile lock(lockOf(each.filePath()));
        if (!lock.tryLock(0)) continue;  // its program is there still
        const QJsonObject copy = readCopy(each.filePath());
        if (copy.isEmpty()) continue;
        found.push_back({each.filePath(), copy[QStringLiteral("file")].toString(),
                         copy[QStringLiteral("rules")].toString(), copy[QStringLiteral("title")].toString(),
                         each.lastModified()});
    }
    return found;
}

OpenedScenario openRecovered(const RecoverableScenario& found, const QStringList& folders)
{
    const std::string text = readCopy(found.copy)[QStringLiteral("scenario")].toString().toStdString();
    OpenedScenario opened = scenarioFromText(text, found.file, found.rules, folders);
    opened.copy = found.copy;
    if (opened.document) opened.document->undoStack()->resetClean();
    return opened;
}

void discardRecoverable(const RecoverableScenario& found)
{
    QFile::remove(found.copy);
    QFile::remove(lockOf(found.copy));
}

}  // namespace drumhead::app
