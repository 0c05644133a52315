// diary: battles written down from the source, played and compared.
#include "cli/commands.hpp"
#include "cli/diary/diary_set.hpp"
#include "cli/input/arguments.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead::cli {

namespace {

void tell(const DiarySet& played, bool json, Streams streams)
{
    if (json) {
        Json faults = Json::array();
        for (const Diagnostic& fault : played.faults()) faults.push_back(jsonDiagnostic(fault));
        writeJson(streams.out,
                  {{"diaries", played.diaries()},
                   {"expectations", played.expectations()},
                   {"faults", std::move(faults)},
                   {"shown", played.shown()}});
        return;
    }
    for (const Diagnostic& fault : played.faults()) streams.err << fault.text() << "\n";
    streams.out << counted(played.diaries(), "diary", "diaries") << ", "
                << counted(played.expectations(), "expectation", "expectations") << ", "
                << counted(played.faults().size(), "fault", "faults") << "\n";
}

}  // namespace

int runDiary(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments =
        parseArguments(given, {"diary (FILE.diary | FOLDER)… [--json]", 1, 1000, {"json"}, {}});
    if (!arguments) return badInput(streams, arguments.error());
    DiarySet played;
    for (const std::string& word : arguments->words) {
        std::error_code failure;
        const bool isFolder = std::filesystem::is_directory(word, failure);
        const std::vector<std::string> files = isFolder ? diariesIn(word) : std::vector<std::string>{word};
        if (files.empty()) return badInput(streams, "there is no diary in " + word);
        for (const std::string& file : files) {
            if (!played.play(file, streams)) return BadInput;
        }
    }
    tell(played, arguments->has("json"), streams);
    return played.faults().empty() ? Done : SaysNo;
}

}  // namespace drumhead::cli
