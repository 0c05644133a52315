// diary: battles written down from the source, played and compared.
#include "cli/commands.hpp"
#include "cli/diary/diary_runner.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/open_game.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead::cli {

namespace {

struct Totals {
    std::size_t diaries = 0;
    std::size_t expectations = 0;
    std::vector<Diagnostic> faults;
    std::vector<std::pair<std::string, DiaryOutcome>> outcomes;

    void add(const std::vector<Diagnostic>& more) { faults.insert(faults.end(), more.begin(), more.end()); }
};

/// Plays one diary; false where its scenario can't be opened, which is reported.
bool runFile(const std::string& file, Totals& totals, Streams streams)
{
    ++totals.diaries;
    ReadDiary read = readDiary(file);
    totals.add(read.faults);
    if (!read.diary) return true;
    std::optional<ReadableGame> game = gameOfScenario(read.diary->scenario.string(), "", streams);
    if (!game) return false;
    Game played(*game->ruleset, game->scenario);
    DiaryOutcome outcome = DiaryRunner(*read.diary, played).run();
    totals.expectations += static_cast<std::size_t>(outcome.expectations);
    totals.add(outcome.faults);
    totals.outcomes.emplace_back(file, std::move(outcome));
    return true;
}

Json jsonShown(const Totals& totals)
{
    Json shown = Json::object();
    for (const auto& [file, outcome] : totals.outcomes) {
        for (const auto& [row, lines] : outcome.shown) {
            for (const int line : lines) shown[row].push_back(file + ":" + std::to_string(line));
        }
    }
    return shown;
}

void tell(const Totals& totals, bool json, Streams streams)
{
    if (json) {
        Json faults = Json::array();
        for (const Diagnostic& fault : totals.faults) faults.push_back(jsonDiagnostic(fault));
        writeJson(streams.out,
                  {{"diaries", totals.diaries},
                   {"expectations", totals.expectations},
                   {"faults", std::move(faults)},
                   {"shown", jsonShown(totals)}});
        return;
    }
    for (const Diagnostic& fault : totals.faults) streams.err << fault.text() << "\n";
    streams.out << counted(totals.diaries, "diary", "diaries") << ", "
                << counted(totals.expectations, "expectation", "expectations") << ", "
                << counted(totals.faults.size(), "fault", "faults") << "\n";
}

}  // namespace

int runDiary(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments =
        parseArguments(given, {"diary (FILE.diary | FOLDER)… [--json]", 1, 1000, {"json"}, {}});
    if (!arguments) return badInput(streams, arguments.error());
    Totals totals;
    for (const std::string& word : arguments->words) {
        std::error_code failure;
        const bool isFolder = std::filesystem::is_directory(word, failure);
        const std::vector<std::string> files = isFolder ? diariesIn(word) : std::vector<std::string>{word};
        if (files.empty()) return badInput(streams, "there is no diary in " + word);
        for (const std::string& file : files) {
            if (!runFile(file, totals, streams)) return BadInput;
        }
    }
    tell(totals, arguments->has("json"), streams);
    return totals.faults.empty() ? Done : SaysNo;
}

}  // namespace drumhead::cli
