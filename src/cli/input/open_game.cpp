#include "cli/input/open_game.hpp"

#include "cli/input/library.hpp"
#include "cli/input/recorded_game.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/scenario_opening.hpp"

namespace drumhead::cli {

namespace fs = std::filesystem;

namespace {

std::nullopt_t rejectInput(Streams streams, const std::vector<Diagnostic>& faults)
{
    for (const Diagnostic& each : faults) streams.err << each.text() << "\n";
    return std::nullopt;
}

}  // namespace

bool isKeptGame(const fs::path& file)
{
    std::string ending = file.extension().string();
    for (char& each : ending) each = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    return ending == ".drumhead";
}

bool isGameFile(const std::string& word) { return isBattleFile(word) || isKeptGame(word); }

std::optional<ReadableGame> gameOfScenario(const std::string& word, const std::string& rules, Streams streams,
                                           std::shared_ptr<const Texts> texts)
{
    const Result<fs::path> file = scenarioFile(word);
    if (!file) return rejectInput(streams, file.error());
    Result<OpenedScenario> opened = openScenarioFile(*file, rules, installedRules, std::move(texts));
    if (!opened) return rejectInput(streams, opened.error());
    if (!opened->note.empty()) streams.err << "note: " << opened->note << "\n";
    if (!opened->rulesError.empty()) return rejectInput(streams, opened->rulesError);
    for (const auto* const faults : {&opened->headFaults, &opened->rulesFaults, &opened->scenarioFaults}) {
        if (!faults->empty()) return rejectInput(streams, *faults);
    }
    return std::move(opened->game);
}

std::optional<ReadableGame> gameOfFile(const std::string& word, const std::string& rules, Streams streams)
{
    const Result<Recorded> recorded = readRecorded(word);
    if (!recorded) return rejectInput(streams, recorded.error());
    if (!recorded->note.empty()) streams.err << "note: " << recorded->note << "\n";
    const bool hasOwn = rules.empty() && !recorded->content.rules.files.empty();
    Result<RulesetFiles> files = hasOwn ? recorded->content.rules
                                        : installedRules(rules.empty() || rules == "today" ? recorded->ruleset : rules);
    if (!files) return rejectInput(streams, files.error());
    Result<ReadableGame> read = readableGame(recorded->content, *files);
    if (!read) return rejectInput(streams, read.error());
    read->content.rules = std::move(*files);
    return std::move(*read);
}

}  // namespace drumhead::cli
