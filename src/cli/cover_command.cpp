// cover: how each statement of the sources is supported.
#include "cli/commands.hpp"
#include "cli/diary/diary_set.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/output/json_output.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/autoplay/sequence_coverage.hpp"
#include "drumhead/resolve/examples/example_runner.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace {

using ShownRows = std::map<std::string, std::vector<std::string>>;

/// The folder with the diaries: the one given, or `tests/diaries` beside the library, as in the source tree. Empty:
/// there is none.
std::filesystem::path diaryFolder(const Arguments& arguments, const std::filesystem::path& ruleset)
{
    if (arguments.has("diaries")) return arguments.value("diaries");
    const std::filesystem::path usual =
        std::filesystem::absolute(ruleset).lexically_normal().parent_path().parent_path() / "tests" / "diaries";
    std::error_code failure;
    return std::filesystem::is_directory(usual, failure) ? usual : std::filesystem::path();
}

/// What is remembered from step to step no worked example can show: a `track` row counts where a diary shows it.
class Coverage {
public:
    /// `tracked`: of the rows those alone that a battle has to remember, each with every line that shows it.
    Coverage(const ShownRows& shown, bool tracked) : m_shown(shown), m_tracked(tracked) {}

    void add(const Ruleset& ruleset)
    {
        for (const CoveredRow& row : coverage(ruleset, runExamples(ruleset), sequenceCoverage(ruleset))) {
            if (m_tracked && row.row->support != Support::Track) continue;
            ++m_rows;
            const auto found = m_shown.find(std::string(row.row->id));
            const bool isTracked = row.row->support == Support::Track;
            const bool isCovered = row.covered && (!isTracked || found != m_shown.end());
            m_covered += isCovered ? 1 : 0;
            m_all = m_all && isCovered;
            Json& json = m_list.emplace_back(Json{
                {"id", row.row->id}, {"needs", supportName(row.row->support)}, {"by", row.by}, {"covered", isCovered}});
            if (!row.cited.empty()) json["cited"] = row.cited;
            if (isTracked) json["shown"] = found == m_shown.end() ? Json::array() : Json(found->second);
            m_text += text(row, isCovered, isTracked && found != m_shown.end() ? &found->second : nullptr) + "\n";
        }
        m_text += ruleset.id + ": " + std::to_string(m_covered) + " of " + std::to_string(m_rows) + " rows covered\n";
        m_rows = m_covered = 0;
    }

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const Json& list() const { return m_list; }
    [[nodiscard]] bool all() const { return m_all; }

private:
    [[nodiscard]] std::string text(const CoveredRow& row, bool isCovered, const std::vector<std::string>* shown) const
    {
        const std::string needs = std::string(row.row->id) + "  " + std::string(supportName(row.row->support)) + "  ";
        if (m_tracked && isCovered) return std::string(row.row->id) + "  " + everyLine(*shown);
        if (isCovered) return needs + "by " + joined(row.by, "and") + (shown ? "; shown by " + lines(*shown) : "");
        return needs + "NOT COVERED  " + std::string(row.row->statement)
            + (row.covered             ? "  (no diary shows it)"
                   : row.cited.empty() ? ""
                                       : "  (cited by " + joined(row.cited, "and") + ")");
    }

    /// The first, and how many more.
    static std::string lines(const std::vector<std::string>& shown)
    {
        const std::string more = shown.size() == 1 ? "" : " and " + std::to_string(shown.size() - 1) + " more";
        return std::filesystem::path(shown.front()).filename().string() + more;
    }

    /// With the folder of its rules: two diaries may have the same name.
    static std::string everyLine(const std::vector<std::string>& shown)
    {
        std::string text;
        for (const std::string& each : shown) {
            const std::filesystem::path path(each);
            text += (text.empty() ? "" : ", ") + (path.parent_path().filename() / path.filename()).generic_string();
        }
        return text;
    }

    const ShownRows& m_shown;
    bool m_tracked;
    int m_rows = 0;
    int m_covered = 0;
    bool m_all = true;
    std::string m_text;
    Json m_list = Json::array();
};

}  // namespace

int runCover(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        given, {"cover [RULESET]… [--tracked] [--diaries FOLDER] [--json]", 0, 100, {"tracked", "json"}, {"diaries"}});
    if (!arguments) return badInput(streams, arguments.error());
    const auto folders = foldersMeant(arguments->words);
    if (!folders) return badInput(streams, folders.error());
    DiarySet diaries;
    const std::filesystem::path told =
        folders->empty() ? std::filesystem::path() : diaryFolder(*arguments, folders->front());
    const std::vector<std::string> files = told.empty() ? std::vector<std::string>() : diariesIn(told);
    if (arguments->has("diaries") && files.empty()) return badInput(streams, "there is no diary in " + told.string());
    // One whose scenario does not fit is reported and shows nothing.
    for (const std::string& file : files) static_cast<void>(diaries.play(file, streams));
    Coverage covered(diaries.shown(), arguments->has("tracked"));
    for (const std::filesystem::path& folder : *folders) {
        const std::shared_ptr<const Ruleset> ruleset = loadForPlay(folder.string(), streams);
        if (!ruleset) return BadInput;
        // An extension without a source of its own is asked for by name: its base answers for the ledger.
        if (arguments->words.empty() && ruleset->extends && !ruleset->ownLedger) continue;
        covered.add(*ruleset);
    }
    if (arguments->has("json")) writeJson(streams.out, {{"rows", covered.list()}});
    else streams.out << covered.text();
    return covered.all() ? Done : SaysNo;
}

}  // namespace drumhead::cli
