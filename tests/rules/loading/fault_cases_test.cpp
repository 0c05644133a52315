// Every fault that the loader tells, as cases in tests/rules/faults/*.txt, found by folder. A case reads
//
//   case: what is wrong
//   only                            start from an empty ruleset, not from the toy rules (optional)
//   file: case.json                 then the text of a file; "steps:" wraps it in a procedure; "ledger:" gives the
//   ledger { "tables": [ @1{ … } ] } fault: part of the message      one for each fault, and there may be no others; or
//   faults: part of the message     this one, and whatever follows from it
//
// @1 in a text marks the place that the first fault has to name, @2 that of the second, and so on.
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace fault_cases_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

struct Place {
    std::string file;
    int line = 0;
    int column = 0;
};

struct Case {
    std::string name;
    RulesetBuilder builder;
    std::vector<std::string> faults;
    std::map<std::size_t, Place> places;
    bool others = false;
};

/// Takes the marks out of a text and notes where they stood.
std::string withoutMarks(const std::string& text, const std::string& file, std::map<std::size_t, Place>& places)
{
    std::string out;
    int line = 1;
    int column = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '@' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9') {
            places[static_cast<std::size_t>(text[++i] - '1')] = {file, line, column};
            continue;
        }
        out += text[i];
        column = text[i] == '\n' ? 1 : column + 1;
        line += text[i] == '\n' ? 1 : 0;
    }
    return out;
}

class CaseReader {
public:
    std::vector<Case> read(const std::filesystem::path& path)
    {
        std::ifstream in(path);
        for (std::string line; std::getline(in, line);) take(line);
        endText();
        return std::move(m_cases);
    }

private:
    static bool starts(const std::string& line, const std::string& word) { return line.rfind(word, 0) == 0; }

    void take(const std::string& line)
    {
        if (starts(line, "case: ")) {
            endText();
            m_cases.push_back({line.substr(6), RulesetBuilder(), {}, {}, false});
        } else if (line == "only") {
            m_cases.back().builder = RulesetBuilder::empty();
        } else if (starts(line, "file: ")) {
            beginText(line.substr(6));
        } else if (line == "steps:" || line == "ledger:") {
            beginText(line);
        } else if (starts(line, "fault: ") || starts(line, "faults: ")) {
            endText();
            m_cases.back().others = m_cases.back().others || starts(line, "faults: ");
            m_cases.back().faults.push_back(line.substr(line.find(' ') + 1));
        } else if (!m_file.empty()) {
            m_text += line + "\n";
        }
    }

    void beginText(const std::string& file)
    {
        endText();
        m_file = file;
    }

    void endText()
    {
        if (m_file.empty()) return;
        Case& current = m_cases.back();
        if (m_file == "ledger:") current.builder.ledger(m_text);
        else if (m_file == "steps:")
            current.builder.file("tried.json", withoutMarks(procedureOf(m_text), "tried.json", current.places));
        else current.builder.file(m_file, withoutMarks(m_text, m_file, current.places));
        m_file.clear();
        m_text.clear();
    }

    std::vector<Case> m_cases;
    std::string m_file;
    std::string m_text;
};

/// The fault with that message, and at that place if one is marked; -1 if there is none.
int findFault(const std::vector<Diagnostic>& faults, const std::string& message, const Place* place)
{
    for (std::size_t i = 0; i < faults.size(); ++i) {
        if (faults[i].message().find(message) == std::string::npos) continue;
        if (!place
            || (faults[i].file == place->file && faults[i].line == place->line && faults[i].column == place->column))
            return static_cast<int>(i);
    }
    return -1;
}

void check(const Case& tried)
{
    const LoadedRuleset loaded = tried.builder.load();
    INFO("case: " << tried.name << "\n" << toldFaults(loaded.diagnostics));
    CHECK_FALSE(loaded.usable());
    REQUIRE_FALSE(tried.faults.empty());
    for (std::size_t i = 0; i < tried.faults.size(); ++i) {
        const auto marked = tried.places.find(i);
        const Place* const place = marked == tried.places.end() ? nullptr : &marked->second;
        INFO("wanted: " << (place ? place->file + ":" + std::to_string(place->line) + ":"
                                    + std::to_string(place->column) + " "
                                  : "")
                        << tried.faults[i]);
        CHECK(findFault(loaded.diagnostics, tried.faults[i], place) >= 0);
    }
    if (!tried.others) CHECK(loaded.diagnostics.size() == tried.faults.size());
    for (const Diagnostic& each : loaded.diagnostics) CHECK(each.line > 0);
}

}  // namespace

TEST_CASE("every fault of a ruleset is told, with its place")
{
    std::size_t faults = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(DRUMHEAD_TEST_DATA) / "rules" / "faults")) {
        for (const Case& tried : CaseReader().read(entry.path())) {
            CAPTURE(entry.path().filename().string());
            check(tried);
            faults += tried.faults.size();
        }
    }
    CHECK(faults > 300);
}

TEST_CASE("faults of several files are told in one run, in the order of the files")
{
    const LoadedRuleset loaded = RulesetBuilder()
                                     .file("a.json", R"({ "tables": [ { "id": "Bad", "title": "T" } ], "odd": 1 })")
                                     .file("b.json", R"({ "modifiers": { "m": [ { "id": "x" } ] } })")
                                     .steps(R"([{ "let": "x", "value": "nothing" }, { "roll": "y" }])")
                                     .load();
    INFO(toldFaults(loaded.diagnostics));
    CHECK(loaded.diagnostics.size() >= 8);
    std::vector<std::string> files;
    for (const Diagnostic& each : loaded.diagnostics) {
        if (files.empty() || files.back() != each.file) files.push_back(each.file);
    }
    CHECK(files == std::vector<std::string>{"a.json", "b.json", "tried.json"});
}

TEST_CASE("a fault is written as editors read it")
{
    CHECK(Diagnostic{"a.json", 3, 5, Severity::Error, "no"}.text() == "a.json:3:5: error: no");
    CHECK(Diagnostic{"a.json", 3, 5, Severity::Warning, "no"}.text() == "a.json:3:5: warning: no");
    CHECK(Diagnostic{"folder", 0, 0, Severity::Error, "no"}.text() == "folder: error: no");
    CHECK(hasErrors({{"a", 1, 1, Severity::Error, ""}}));
    CHECK_FALSE(hasErrors({{"a", 1, 1, Severity::Warning, ""}}));
}

}  // namespace fault_cases_test
