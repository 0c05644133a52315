#include "app/battle/session/battle_opening.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/rules/ruleset_loading.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/settings/user_data.hpp"
#include "drumhead/game/scenario/scenario_faults.hpp"
#include "drumhead/game/scenario/scenario_text.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/other_rules.hpp"
#include "drumhead/storage/replay/scenario_opening.hpp"
#include "drumhead/storage/replay/told_content.hpp"
#include "drumhead/storage/rules_difference.hpp"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace drumhead::app {

namespace {

namespace fs = std::filesystem;

fs::path pathOf(const QString& file) { return fs::path(file.toStdString()); }

OpenedBattle failed(const QString& fault)
{
    OpenedBattle opened;
    opened.faults << raised(fault);
    return opened;
}

/// The battle could be begun, but not be kept there.
OpenedBattle notKept(const FileError& error, const QString& gameFile)
{
    const QString folder = QFileInfo(gameFile).path();
    QString why = asSentence(toQt(fileErrorText(error, *spokenTexts())));
    if (error.fault == FileFault::Missing)
        why = Battle::tr("The battle can't be saved in %1: the folder does not exist and could not be created.")
                  .arg(folder);
    else if (error.fault == FileFault::NoPermission)
        why = Battle::tr("The battle can't be saved in %1: you may not write there.").arg(folder);
    else if (error.fault == FileFault::DiskFull)
        why = Battle::tr("The battle can't be saved in %1: the disk is full.").arg(folder);
    else if (error.fault == FileFault::Exists)
        why = Battle::tr("The battle can't be saved as %1: that file already exists and is not overwritten.")
                  .arg(gameFile);
    OpenedBattle opened = failed(why);
    opened.isMisplaced = true;
    return opened;
}

Result<RulesetFiles> installedRules(const std::string& id, const QStringList& folders)
{
    const Result<std::vector<RulesetEntry>> entries = RulesetLibrary::rulesetsIn(folders);
    if (!entries) return Error{entries.error()};
    for (const RulesetEntry& entry : *entries) {
        if (entry.id == id) return readRulesetFolder(entry.folder, *spokenTexts());
    }
    return Error{"there is no ruleset \"" + id
                 + "\" here; open its folder (File > Open ruleset folder…), then the scenario again"};
}

void tellFaults(const std::vector<Diagnostic>& diagnostics, QStringList& faults)
{
    for (const Diagnostic& each : diagnostics) faults << toQt(each.text(*spokenTexts()));
}

/// Why no battle of a scenario could be begun.
OpenedBattle notBegun(const OpenedScenario& scenario, const QString& scenarioFile)
{
    if (!scenario.headFaults.empty())
        return failed(QFileInfo(scenarioFile).fileName() + QStringLiteral(": ")
                      + toQt(rulesetOfScenario(scenario.text, *spokenTexts()).error()));
    if (!scenario.rulesError.empty()) return failed(toQt(scenario.rulesError));
    OpenedBattle opened;
    tellFaults(scenario.rulesFaults, opened.faults);
    if (scenario.scenarioFaults.empty()) return opened;
    for (const std::string& each : scenarioFaultsInWords(scenario.text, scenario.scenarioFaults, *scenario.ruleset))
        opened.faults << toQt(each);
    if (scenario.canBeEdited)
        opened.faults << Battle::tr("File > Edit scenario… still opens it, so that you can fix it.");
    return opened;
}

/// Its rules, with today's translations where a language other than English is spoken.
RulesetFiles inLanguage(const GameContent& content, const QStringList& folders)
{
    if (spokenTexts()->isEnglish()) return content.rules;
    const Result<std::string> id = scenarioRuleset("the game's scenario", content.scenario);
    const Result<RulesetFiles> today = id ? installedRules(*id, folders) : Result<RulesetFiles>(Error{id.error()});
    return today ? withTextsOf(content.rules, *today) : content.rules;
}

/// How much of a damaged file can be read, told in the language of the window.
QString summaryOf(GameFile::Recovered left, const QStringList& folders)
{
    if (left.rulesSound) {
        const Result<ReadableGame> game = readableGame(left.content, inLanguage(left.content, folders), spokenTexts());
        if (game) left.content = toldContent(*game);
    }
    return asSentence(toQt(left.summary(*spokenTexts())));
}

/// The rules and the battle that a file's content stands for. Null, with the faults told, where it can't be.
std::unique_ptr<Battle> battleOf(std::unique_ptr<GameFile> file, const QStringList& folders, OpenedBattle& opened)
{
    const GameContent& content = file->content();
    LoadedRuleset rules = RulesetLoading::loadBeside(inLanguage(content, folders));
    if (!rules.usable()) return tellFaults(rules.diagnostics, opened.faults), nullptr;
    LoadedScenario scenario = loadScenario(toQt(file->path().string()).toStdString(), content.scenario, *rules.ruleset);
    if (!scenario.usable()) return tellFaults(scenario.diagnostics, opened.faults), nullptr;
    Result<Game> game = resumedGame(content, *scenario.scenario, *rules.ruleset);
    if (!game) return opened.faults << raised(toQt(game.error())), nullptr;
    return std::make_unique<Battle>(std::move(rules.ruleset), std::move(*game), std::move(file));
}

void noteOtherRules(const GameFile& file, const std::string& id, const QStringList& folders, OpenedBattle& opened)
{
    const Result<RulesetFiles> today = installedRules(id, folders);
    if (!today || whatDiffers(file.content().rules, *today).empty()) return;
    opened.note += Battle::tr(
        "The installed rules have changed since this battle began. It continues under the rules it began with.");
}

}  // namespace

Result<RulesetFiles> rulesOfToday(const GameContent& content, const QStringList& folders)
{
    const Result<std::string> id = scenarioRuleset("the game's scenario", content.scenario);
    return id ? installedRules(*id, folders) : Result<RulesetFiles>(Error{id.error()});
}

namespace {

/// What there is of a battle that can't be played on: its log, and how today's rules differ from its own.
void letRead(const GameContent& content, const QStringList& folders, OpenedBattle& opened)
{
    opened.isOnlyReadable = true;
    for (const std::string& each : plainLog(content, *spokenTexts())) opened.log << toQt(each);
    const Result<RulesetFiles> today = rulesOfToday(content, folders);
    if (!today) return;
    for (const std::string& each : whatDiffers(content.rules, *today, *spokenTexts())) opened.rulesDiffer << toQt(each);
}

}  // namespace

std::vector<RulesetEntry> rulesetsForScenario(const QString& scenarioRuleset, const QStringList& folders)
{
    const Result<std::vector<RulesetEntry>> entries = RulesetLibrary::rulesetsIn(folders);
    return entries ? rulesetsFor(*entries, scenarioRuleset.toStdString()) : std::vector<RulesetEntry>();
}

OpenedBattle beginBattle(const QString& scenarioFile, const QString& gameFile, const QString& ruleset,
                         const QStringList& folders)
{
    const Result<OpenedScenario> scenario = openScenarioFile(
        pathOf(scenarioFile), ruleset.toStdString(),
        [&folders](const std::string& id) { return installedRules(id, folders); }, spokenTexts());
    if (!scenario) return failed(asSentence(toQt(scenario.error())));
    if (!scenario->game) return notBegun(*scenario, scenarioFile);
    const FileError made = GameFile::create(pathOf(gameFile), scenario->game->content);
    if (made) return notKept(made, gameFile);
    OpenedBattle opened = openBattle(gameFile, false, folders);
    if (!scenario->note.empty()) opened.note += asSentence(toQt(scenario->note)) + u' ';
    if (scenario->ruleset->id != scenario->writtenFor)
        opened.note += Battle::tr("Rules: “%1”, which extend those the scenario was written for.")
                           .arg(toQt(scenario->ruleset->title));
    return opened;
}

namespace {

bool isDamage(FileFault fault)
{
    return fault == FileFault::Damaged || fault == FileFault::Truncated || fault == FileFault::StrayLog
        || fault == FileFault::StrayJournal;
}

}  // namespace

OpenedBattle openBattle(const QString& gameFile, bool readOnly, const QStringList& folders)
{
    GameFile::Opened file =
        GameFile::open(pathOf(gameFile), readOnly ? GameFile::Mode::ReadOnly : GameFile::Mode::Play);
    if (!file.file) {
        OpenedBattle opened = failed(toQt(fileErrorText(file.error, *spokenTexts())));
        opened.isLocked = file.error.fault == FileFault::Locked;
        opened.isWriteProtected =
            file.error.fault == FileFault::NoPermission && !readOnly && QFileInfo(gameFile).isReadable();
        if (!isDamage(file.error.fault)) return opened;
        const GameFile::Recovered left = GameFile::openDamaged(pathOf(gameFile));
        opened.isDamaged = left.usable;
        opened.faults << summaryOf(left, folders);
        return opened;
    }
    OpenedBattle opened;
    const GameFile* kept = file.file.get();
    const GameContent content = kept->content();
    opened.battle = battleOf(std::move(file.file), folders, opened);
    if (!opened.battle) return letRead(content, folders, opened), std::move(opened);
    if (file.copiedInPlay) opened.note += asSentence(toQt(copiedInPlayNote(kept->content(), *spokenTexts()))) + u' ';
    if (const std::string names = severalNamesNote(kept->path(), *spokenTexts()); !names.empty() && !readOnly)
        opened.note += asSentence(toQt(names)) + u' ';
    if (readOnly) opened.note += Battle::tr("Opened read-only. Save a copy to play on. ");
    noteOtherRules(*kept, opened.battle->ruleset().id, folders, opened);
    return opened;
}

OpenedBattle recoverBattle(const QString& damagedFile, const QString& gameFile, const QStringList& folders)
{
    GameFile::Recovered left = GameFile::openDamaged(pathOf(damagedFile));
    if (!left.usable) return failed(toQt(fileErrorText(left.error, *spokenTexts())));
    if (!left.rulesSound) {
        Result<RulesetFiles> today = rulesOfToday(left.content, folders);
        if (!today) return failed(toQt(today.error()));
        left.content.rules = std::move(*today);
    }
    if (const FileError made = GameFile::create(pathOf(gameFile), left.content))
        return failed(toQt(fileErrorText(made, *spokenTexts())));
    OpenedBattle opened = openBattle(gameFile, false, folders);
    if (!left.rulesSound)
        opened.note += Battle::tr("Its own copy of the rules was damaged; it continues under the installed rules. ");
    opened.note += summaryOf(std::move(left), folders) + u' '
        + Battle::tr("They are in this new file; the damaged file is unchanged.");
    return opened;
}

OpenedBattle goOnUnderToday(const QString& game, const QString& gameFile, const QStringList& folders)
{
    const GameFile::Opened old = GameFile::open(pathOf(game), GameFile::Mode::ReadOnly);
    if (!old.file) return failed(toQt(fileErrorText(old.error, *spokenTexts())));
    const Result<RulesetFiles> today = rulesOfToday(old.file->content(), folders);
    if (!today) return failed(toQt(today.error()));
    const Result<GameContent> content = underRules(old.file->content(), *today);
    if (!content)
        return failed(Battle::tr("It can't continue under today's rules: %1").arg(asSentence(toQt(content.error()))));
    if (const FileError made = GameFile::create(pathOf(gameFile), *content))
        return failed(toQt(fileErrorText(made, *spokenTexts())));
    OpenedBattle opened = openBattle(gameFile, false, folders);
    opened.note += Battle::tr("It continues under today's rules in this new file; the old file is unchanged. ");
    return opened;
}

QString battlesFolder()
{
    const QString folder = userDataFolder() + QStringLiteral("/battles");
    QDir().mkpath(folder);
    return folder;
}

namespace {

/// The file of a battle of that name that was begun today; from the second on they have a number.
QString todaysFile(const QString& title, int number)
{
    QString name;
    for (const QChar letter : title)
        name += letter.isLetterOrNumber() || letter == u' ' || letter == u'-' ? letter : QChar(u' ');
    name = name.simplified().left(80);
    if (name.isEmpty()) name = Battle::tr("Battle");
    const QString stem = battlesFolder() + u'/' + name + u' ' + QDate::currentDate().toString(Qt::ISODate);
    return number == 1 ? stem + QStringLiteral(".drumhead")
                       : QStringLiteral("%1 (%2).drumhead").arg(stem, QString::number(number));
}

/// The number that no battle of that name and day has yet.
int freshNumber(const QString& title)
{
    int number = 1;
    while (QFile::exists(todaysFile(title, number))) ++number;
    return number;
}

QString titleOfFile(const QString& scenarioFile) { return QFileInfo(scenarioFile).fileName().section(u'.', 0, 0); }

/// Whether a battle was begun from just this file and is not over.
bool goesOn(const Battle& battle, const QString& scenarioFile)
{
    if (battle.state().over) return false;
    const std::string& begun = battle.file()->content().scenario;
    const auto isFrom = [&](const Texts& texts) {
        const Result<std::string> text = readScenarioText(pathOf(scenarioFile), texts);
        return text && *text == begun;
    };
    return isFrom(*spokenTexts()) || isFrom(Texts());
}

}  // namespace

QString freshGameFile(const QString& title) { return todaysFile(title, freshNumber(title)); }

OpenedBattle playScenario(const QString& scenarioFile, QString& gameFile, const QStringList& folders)
{
    const QString title = titleOfFile(scenarioFile);
    const int fresh = freshNumber(title);
    gameFile = todaysFile(title, fresh - 1);
    if (fresh > 1) {
        OpenedBattle today = openBattle(gameFile, false, folders);
        if (today.battle && goesOn(*today.battle, scenarioFile)) {
            today.note =
                Battle::tr(
                    "This battle was started from this scenario today and continues where it stopped. File > New battle… starts another. ")
                + today.note;
            return today;
        }
        if (today.isLocked) return today;
    }
    gameFile = todaysFile(title, fresh);
    return beginBattle(scenarioFile, gameFile, {}, folders);
}

}  // namespace drumhead::app
