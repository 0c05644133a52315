// new and explain: a ruleset to begin from, and what it says in plain words.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/output/json_output.hpp"

#include "drumhead/base/json_depth.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/base/whole_file.hpp"
#include "drumhead/base/write_fault.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/sheets/plain_rules.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace fs = std::filesystem;

namespace {

/// What lies beside the shipped rulesets for those who begin their own.
Result<fs::path> templateFolder()
{
    const Result<fs::path> data = findDataFolder();
    if (!data) return Error{data.error()};
    for (const char* const place : {"new-ruleset", "resources/new-ruleset"}) {
        std::error_code failure;
        if (fs::is_directory(*data / place, failure)) return *data / place;
    }
    return Error{"the files of a new ruleset are missing in " + data->string() + "; install the program again"};
}

/// "My rules" makes "my-rules".
std::string idOf(const fs::path& folder)
{
    std::string id;
    for (const char c : fs::path(folder / "").parent_path().filename().string()) {
        if (c >= 'A' && c <= 'Z') id += static_cast<char>(c - 'A' + 'a');
        else id += c == ' ' || c == '_' ? '-' : c;
    }
    return id;
}

std::string titleOf(std::string id)
{
    std::replace(id.begin(), id.end(), '-', ' ');
    return capitalised(id);
}

/// The id by which a ruleset calls itself becomes the new one, wherever a file gives it as a value.
std::string renamed(const std::string& text, const std::string& from, const std::string& to)
{
    if (from.empty()) return text;
    const std::string quoted = "\"" + from + "\"";
    std::string other;
    std::size_t done = 0;
    for (std::size_t at = text.find(quoted); at != std::string::npos; at = text.find(quoted, done)) {
        other.append(text, done, at - done).append("\"" + to + "\"");
        done = at + quoted.size();
    }
    return other.append(text, done);
}

/// Writing calls itself for each level; what is nested deeper is no file of rules.
Json boundedJson(const std::string& text)
{
    return jsonExcess(text).empty() ? Json::parse(text, nullptr, false) : Json();
}

/// Copies rulesets, file by file.
class RulesetCopy {
public:
    RulesetCopy(const fs::path& from, fs::path to) : m_from(from), m_to(std::move(to)), m_id(idOf(m_to))
    {
        m_entry = readRulesetEntry(from);
    }

    /// Where it can't be finished nothing of it is left behind.
    Result<void> make()
    {
        Result<void> made = copyAll();
        if (!made) takeBack();
        return made;
    }

    [[nodiscard]] const std::string& id() const { return m_id; }

private:
    Result<void> copyAll()
    {
        if (!isId(m_id))
            return Error{"\"" + m_id
                         + "\" can't be the id of a ruleset; name the folder with letters, digits and hyphens"};
        std::error_code failure;
        if (fs::exists(m_to, failure) && !fs::is_empty(m_to, failure))
            return Error{m_to.string() + " is there already and not empty; nothing was written"};
        const Result<RulesetFiles> files = readRulesetFolder(m_from);
        if (!files) return Error{files.error()};
        for (const RulesetFiles::File& file : files->files) {
            const fs::path name = fs::path(file.path).lexically_relative(m_from);
            const std::string text = name == "ruleset.json" ? identity(file.text, *files)
                : isTextsFile(file.path)                    ? withoutTitle(file.text)
                                                            : file.text;
            if (const Result<void> done = write(name, text); !done) return done;
        }
        if (files->ledger) {
            if (const Result<void> done = write("ledger.tsv", files->ledger->text); !done) return done;
        }
        return copyScenarios();
    }

    Result<void> write(const fs::path& name, const std::string& text)
    {
        const fs::path file = m_to / name;
        std::error_code failure = makeFolder(file.parent_path());
        if (!failure) failure = writeWholeFile(file, text);
        if (failure) return Error{writeFault(file, failure) + ". Nothing was kept"};
        m_made.push_back(file);
        return {};
    }

    std::error_code makeFolder(const fs::path& folder)
    {
        std::error_code failure;
        if (folder.empty() || fs::is_directory(folder, failure)) return {};
        failure = makeFolder(folder.parent_path());
        if (!failure && fs::create_directory(folder, failure)) m_made.push_back(folder);
        return failure;
    }

    void takeBack()
    {
        std::error_code ignored;
        for (auto each = m_made.rbegin(); each != m_made.rend(); ++each) fs::remove(*each, ignored);
    }

    /// A copy has a name of its own, its ledger beside it, and finds what it extends by its id.
    std::string identity(const std::string& text, const RulesetFiles& files) const
    {
        Json json = boundedJson(text);
        if (!json.is_object()) return text;
        json["id"] = m_id;
        json["title"] = titleOf(m_id);
        if (files.ledger) json["ledger"] = "ledger.tsv";
        if (!files.base.empty()) json["extends"] = readRulesetEntry(files.base.front().folder).id;
        return json.dump(2) + "\n";
    }

    /// The texts of another language, without that of the title, which is another one now.
    std::string withoutTitle(const std::string& text) const
    {
        Json json = boundedJson(text);
        if (!json.is_object() || !json.contains("/texts/ruleset"_json_pointer)) return text;
        Json& identity = json["texts"]["ruleset"];
        if (identity.is_object()) identity.erase(m_entry.title);
        return json.dump(1) + "\n";
    }

    Result<void> copyScenarios()
    {
        std::error_code failure;
        for (const fs::directory_entry& each : fs::directory_iterator(m_from, failure)) {
            if (!each.path().string().ends_with(".scenario.json")) continue;
            const Result<std::string> text = readJsonFile(each.path());
            if (!text) return Error{text.error()};
            if (const Result<void> done = write(each.path().filename(), renamed(*text, m_entry.id, m_id)); !done)
                return done;
        }
        return {};
    }

    fs::path m_from;
    fs::path m_to;
    std::string m_id;
    RulesetEntry m_entry;
    std::vector<fs::path> m_made;  ///< files and folders, in the order in which they were made
};

/// In characters.
std::size_t lengthOf(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// The cells of each column below one another.
void writeTable(std::ostream& out, const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (const std::vector<std::string>& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], lengthOf(row[i]));
    }
    for (const std::vector<std::string>& row : rows) {
        std::string line = " ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += " " + row[i];
            if (i + 1 < row.size()) line += std::string(widths[i] - lengthOf(row[i]) + 1, ' ');
        }
        out << line << "\n";
    }
}

void writeBlock(std::ostream& out, const SheetBlock& block)
{
    using Kind = SheetBlock::Kind;
    switch (block.kind) {
    case Kind::Title: out << block.text << "\n"; return;
    case Kind::Topic: out << "\n" << block.text << "\n" << std::string(block.text.size(), '-') << "\n"; return;
    case Kind::Item:
        out << std::string(static_cast<std::size_t>(block.depth) * 2, ' ') << "- " << block.text << "\n";
        return;
    case Kind::Table: writeTable(out, block.rows); return;
    default: out << block.text << "\n";
    }
}

}  // namespace

int runNew(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(given, {"new FOLDER [--from RULESET]", 1, 1, {}, {"from"}});
    if (!arguments) return badInput(streams, arguments.error());
    const Result<fs::path> from = arguments->has("from") ? rulesetFolder(arguments->value("from")) : templateFolder();
    if (!from) return badInput(streams, from.error());
    const fs::path folder = arguments->words[0];
    RulesetCopy copy(*from, folder);
    if (const Result<void> made = copy.make(); !made) return badInput(streams, made.error());
    const std::string shown =
        (folder.is_absolute() || folder.string().find('/') != std::string::npos ? "" : "./") + folder.string();
    streams.out << "The ruleset \"" << copy.id() << "\" is in " << folder.string() << ". Next:\n"
                << "  drumhead-cli check --watch " << shown << "\n  drumhead-cli explain " << shown << "\n";
    if (const fs::path own = ownDataFolder(); !own.empty())
        streams.out << "In " << (own / "rulesets").string() << " the window finds it by itself.\n";
    return Done;
}

int runExplain(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(given, {"explain RULESET [PROCEDURE]", 1, 2, {}, {}});
    if (!arguments) return badInput(streams, arguments.error());
    const std::shared_ptr<const Ruleset> ruleset = loadForPlay(arguments->words[0], streams);
    if (!ruleset) return BadInput;
    const Procedure* const only =
        arguments->words.size() > 1 ? findProcedure(*ruleset, arguments->words[1], streams) : nullptr;
    if (arguments->words.size() > 1 && !only) return BadInput;
    for (const SheetBlock& block : plainRules(*ruleset, only)) writeBlock(streams.out, block);
    return Done;
}

}  // namespace drumhead::cli
