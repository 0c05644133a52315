#include "app/editor/document/scenario_files.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/rules/ruleset_loading.hpp"
#include "app/shared/rules/shipped_scenarios.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/whole_file.hpp"
#include "drumhead/game/scenario/scenario_faults.hpp"
#include "drumhead/game/scenario/scenario_text.hpp"
#include "drumhead/rules/json_document.hpp"

#include <QFileInfo>

namespace drumhead::app {

namespace {

/// The rules of that id, loaded for the editor alone.
std::shared_ptr<const Ruleset> rulesOf(const QString& id, const QStringList& folders, QStringList& faults)
{
    RulesetLibrary library;
    library.lookInto(folders);
    const int at = library.find(id);
    if (at < 0) return faults << ScenarioDocument::tr("There is no ruleset “%1” here.").arg(id), nullptr;
    LoadedRuleset loaded = RulesetLoading::loadFolderBeside(library.entries()[static_cast<std::size_t>(at)]->folder);
    if (loaded.usable()) return std::move(loaded.ruleset);
    for (const Diagnostic& each : loaded.diagnostics) faults << toQt(each.text(*spokenTexts()));
    return nullptr;
}

}  // namespace

OpenedScenario openScenario(const QString& file, const QString& rules, const QStringList& folders)
{
    OpenedScenario opened;
    const std::filesystem::path path(file.toStdString());
    // Only what is never saved in its own place is translated: saving would put the translation over the original.
    const Result<std::string> text =
        isShippedScenario(file) ? readScenarioText(path, *spokenTexts()) : readJsonFile(path, *spokenTexts());
    if (!text) return opened.faults << asSentence(toQt(text.error())), std::move(opened);
    return scenarioFromText(*text, file, rules, folders);
}

OpenedScenario scenarioFromText(const std::string& text, const QString& file, const QString& rules,
                                const QStringList& folders)
{
    OpenedScenario opened;
    const Result<std::string> id = rulesetOfScenario(text, *spokenTexts());
    if (!id)
        return opened.faults << QFileInfo(file).fileName() + QStringLiteral(": ") + toQt(id.error()), std::move(opened);
    const std::shared_ptr<const Ruleset> ruleset = rulesOf(rules.isEmpty() ? toQt(*id) : rules, folders, opened.faults);
    if (!ruleset) return opened;
    LoadedScenario loaded = loadScenario(file.toStdString(), text, *ruleset);
    for (const std::string& each : scenarioFaultsInWords(text, loaded.diagnostics, *ruleset))
        opened.faults << toQt(each);
    if (!loaded.scenario) return opened;
    repairScenario(*loaded.scenario);
    opened.document = std::make_unique<ScenarioDocument>(ruleset, std::move(*loaded.scenario), file);
    if (!opened.faults.isEmpty()) opened.document->undoStack()->resetClean();
    return opened;
}

OpenedScenario newScenario(const QString& rulesetFolder, const QString& title, const QStringList& sides)
{
    OpenedScenario opened;
    LoadedRuleset loaded = RulesetLoading::loadFolderBeside(rulesetFolder);
    for (const Diagnostic& each : loaded.diagnostics) opened.faults << toQt(each.text(*spokenTexts()));
    if (!loaded.usable()) return opened;
    const std::shared_ptr<const Ruleset> ruleset = std::move(loaded.ruleset);
    std::vector<std::string> names;
    for (const QString& each : sides) names.push_back(each.trimmed().toStdString());
    opened.document = std::make_unique<ScenarioDocument>(
        ruleset, emptyScenario(*ruleset, title.trimmed().toStdString(), names), QString());
    return opened;
}

QString writeWhole(const QString& file, const QByteArray& bytes)
{
    const std::error_code failure =
        writeWholeFile(file.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!failure) return {};
    return ScenarioDocument::tr("%1 could not be written: %2. The old file is unchanged.")
        .arg(file, QString::fromLocal8Bit(failure.message().c_str()));
}

}  // namespace drumhead::app
