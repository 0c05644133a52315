// What stands on a quick-reference sheet, held against the rules of which it tells.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"
#include "support/ruleset_builder.hpp"
#include "support/shell.hpp"

#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/reference.hpp"
#include "drumhead/sheets/organiser.hpp"

#include <algorithm>
#include <sstream>

namespace quick_reference_words_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::filesystem::path sourceFolder = DRUMHEAD_SOURCE_DIR;

/// Fonts draw some pairs of letters as one, and what is printed has minus signs and dashes.
std::string asWritten(std::string text)
{
    for (const auto& [one, letters] : {std::pair{"ﬃ", "ffi"},
                                       {"ﬄ", "ffl"},
                                       {"ﬁ", "fi"},
                                       {"ﬂ", "fl"},
                                       {"ﬀ", "ff"},
                                       {"−", "-"},
                                       {"–", "-"},
                                       {"\u00a0", " "}}) {
        for (std::size_t at = text.find(one); at != std::string::npos; at = text.find(one))
            text.replace(at, std::string_view(one).size(), letters);
    }
    return text;
}

/// Modifiers that count only under another ruling than the usual one.
bool needsAnotherRuling(const std::string& label)
{
    return label == "target shaken" || label == "formed against unformed, added as well"
        || label == "itself routing, added as well";
}

/// Cells side by side are extracted line by line, so words are looked for, each by itself.
void checkWords(const std::string& text, const std::string& wanted)
{
    std::istringstream words(asWritten(wanted));
    for (std::string word; words >> word;) {
        INFO(wanted);
        CHECK_THAT(text, ContainsSubstring(word));
    }
}

std::vector<RulesetEntry> rulesets()
{
    const auto entries = listRulesets(sourceFolder / "rulesets");
    REQUIRE(entries);
    REQUIRE(entries->size() >= 4);
    return *entries;
}

/// Whether the sheet has words of its own for a modifier.
bool hasOwnWords(const Ruleset& ruleset, const Modifier& modifier)
{
    if (!ruleset.reference) return false;
    for (const ReferenceTopic& topic : ruleset.reference->topics) {
        for (const ReferencePart& part : topic.parts) {
            if (std::any_of(part.words.begin(), part.words.end(), [&](const ReferenceWords& words) {
                    return words.modifier == &modifier && !words.text.empty();
                }))
                return true;
        }
    }
    return false;
}

/// Whether the sheet has a short name for a unit type.
bool hasShortName(const Ruleset& ruleset, const UnitType& type)
{
    if (!ruleset.reference) return false;
    for (const ReferenceTopic& topic : ruleset.reference->topics) {
        for (const ReferencePart& part : topic.parts) {
            if (part.names.contains(type.id)) return true;
        }
    }
    return false;
}

/// Both sheets of the rules, one behind the other.
Sheet whole(const Ruleset& ruleset)
{
    Sheet sheet = quickReference(ruleset);
    const Sheet rules = rulesSheet(ruleset);
    sheet.insert(sheet.end(), rules.begin(), rules.end());
    return sheet;
}

void checkReference(const std::string& text, const Ruleset& ruleset)
{
    for (const SheetBlock& block : whole(ruleset)) {
        checkWords(text, block.lead);
        if (!block.emphasis) checkWords(text, block.text);
    }
    for (const UnitType& type : ruleset.unitTypes) {
        if (!hasShortName(ruleset, type)) checkWords(text, type.title);
    }
    for (const auto& modifier : ruleset.modifiers) {
        if (!needsAnotherRuling(modifier->label) && !hasOwnWords(ruleset, *modifier)) checkWords(text, modifier->label);
    }
    for (const Ruling& ruling : ruleset.rulings)
        checkWords(text,
                   ruling.question.ends_with("…") ? ruling.question.substr(0, ruling.question.size() - 3)
                                                  : ruling.question);
    for (const Table& table : ruleset.tables) {
        for (const TableRow& row : table.rows) {
            for (std::size_t i = 0; i < row.outputs.size(); ++i)
                checkWords(text, ruleset.valueText(table.outputs[i].shape, row.outputs[i]));
        }
    }
    for (const SequenceStep& step : ruleset.sequence.steps) {
        checkWords(text, step.title);
        // The mark stands before the full stop.
        for (const SequenceReminder& reminder : step.reminders)
            checkWords(text, reminder.text.substr(0, reminder.text.size() - 1));
    }
}

}  // namespace

TEST_CASE("a quick-reference sheet leaves out the modifiers that the rulings leave out")
{
    const LoadedRuleset loaded = loadRulesetFolder(sourceFolder / "rulesets" / "d10-charts");
    REQUIRE(loaded.usable());
    const auto has = [&](const ChosenRulings& rulings, const std::string& modifier) {
        const Sheet sheet = quickReference(*loaded.ruleset, rulings);
        return std::any_of(sheet.begin(), sheet.end(), [&](const SheetBlock& block) {
            return std::any_of(block.rows.begin(), block.rows.end(),
                               [&](const auto& row) { return row.size() == 2 && row[1].starts_with(modifier); });
        });
    };
    CHECK(has({}, "target is skirmishing"));
    CHECK_FALSE(has({}, "target shaken"));
    CHECK(has({{"shaken-list", "target"}}, "target shaken"));
    CHECK_FALSE(has({}, "formed against unformed, added as well"));
    CHECK(has({{"overlaps", "add-both"}}, "formed against unformed, added as well"));
}

TEST_CASE("the sheets of the rules hold every troop type, modifier, table figure, ruling and reminder")
{
    const OwnFolder folder;
    for (const RulesetEntry& entry : rulesets()) {
        INFO(entry.id);
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const std::string ending : {".md", ".html"}) {
            const std::string file = (folder / (entry.id + ending)).string();
            REQUIRE(run({"sheet", "quick-reference", entry.id, "-o", file}).code == 0);
            REQUIRE(bytesOf(file).size() > 2000);
        }
        std::string text;
        for (const SheetBlock& block : whole(*loaded.ruleset)) {
            text += block.lead + " " + block.text + "\n";
            for (const auto& row : block.rows) {
                for (const std::string& cell : row) text += cell + "\n";
            }
        }
        checkReference(squeezed(asWritten(text)), *loaded.ruleset);
#ifdef DRUMHEAD_WITH_PRINT
        for (const std::string paper : {"a4", "letter"}) {
            std::string printed;
            for (const std::string sheet : {"quick-reference", "rules"}) {
                const std::string file = (folder / (entry.id + "-" + sheet + "-" + paper + ".pdf")).string();
                const Ran ran = run({"sheet", sheet, entry.id, "-o", file, "--paper", paper});
                INFO(ran.err);
                REQUIRE(ran.code == 0);
                int code = 0;
                printed += output("pdftotext -raw '" + file + "' -", code);
                REQUIRE(code == 0);
            }
            checkReference(squeezed(asWritten(printed)), *loaded.ruleset);
        }
#endif
    }
}

TEST_CASE("the sheet of rules tells in brief what stands in no other part of it")
{
    RulesetBuilder builder;
    builder.ledger(
        "id\tsection\tkind\tsupport\tstatement\treading\n"
        "T-1\tOrders p3\torder\ttrack\tAdvance: the line goes on.\t\n"
        "T-2\tOrders p4\torder\ttrack\tAdvance: no halt within 10 inches.\tprinted: 'ten'; reading: inches; alternative: none\n"
        "T-3\tLosses\ttable\tresolve\tFrom 4 on one falls.\t\n"
        "T-4\tPreface\tdefinition\tshow\tThese are only rules.\t\n"
        "T-5\tShooting\tmodifier\tresolve\tSoft cover: -1, but not against guns.\t\n"
        "T-6\tShooting\tmodifier\tresolve\tA shot into the flank: +2.\tread as the side\n");
    builder.file(
        "ruleset.json",
        R"({ "format": 1, "id": "toy", "title": "Toy rules", "version": "1.0", "distance": "in", "status": "house", "ledger": "ledger.tsv" })");
    builder.file("modifiers.json", R"({ "modifiers": { "shooting": [
        { "id": "soft-cover", "label": "soft cover", "amount": -1, "when": { "target.cover": "soft" }, "cite": "T-5" },
        { "id": "flank-shot", "label": "flank shot", "amount": 2, "when": { "flank": true }, "cite": "T-6" } ] } })");
    builder.file("tables.json", R"({ "tables": [
        { "id": "losses", "title": "Losses", "inputs": [ { "id": "score" } ], "outputs": { "killed": "number" }, "cite": "T-3",
          "rows": [ { "score": { "to": 3 }, "killed": 0 }, { "score": { "from": 4, "to": 6 }, "killed": 1 }, { "score": { "from": 7 }, "killed": 2 } ] } ] })");
    builder.steps(R"([ { "remind": "On they go.", "cite": ["T-1", "T-2", "T-4"] } ])");
    const std::string text = sheetToMarkdown(rulesSheet(*builder.sound()));
    INFO(text);
    CHECK_THAT(text,
               ContainsSubstring("### Orders\n\n- Advance: the line goes on.\n- Advance: no halt within 10 inches.\n"));
    CHECK_THAT(text, ContainsSubstring("### Shooting\n\n- Soft cover: \u22121, but not against guns.\n"));
    const std::size_t readings = text.find("## Our readings of unclear print");
    for (const char* const told : {"one falls", "only rules", "into the flank"})
        CHECK(text.substr(0, readings).find(told) == std::string::npos);
    CHECK_THAT(
        sheetToHtml(rulesSheet(*builder.sound())),
        ContainsSubstring(
            "<h2 class=\"topic\">The rules in brief</h2>\n<h3>Orders</h3>\n<ul>\n<li>Advance: the line goes on.</li>"));
}

TEST_CASE("the sheet of rules tells how unclear print is read, apart from what is printed")
{
    RulesetBuilder builder;
    builder.ledger(
        "id\tsection\tkind\tsupport\tstatement\treading\n"
        "T-1\tOrders p3\torder\ttrack\tAdvance: the line goes on.\t\n"
        "T-2\tOrders p4\torder\ttrack\tNo halt within 10.\tprinted: '10'; reading: inches; alternative: centimetres\n"
        "T-3\tOrders p4\torder\ttrack\tHold: nobody moves.\tprinted: 'Hlod'; reading: Hold; alternative: none\n"
        "T-4\tPreface\tdefinition\tshow\tThese are rules.\tread as a joke\n");
    builder.file(
        "ruleset.json",
        R"({ "format": 1, "id": "toy", "title": "Toy rules", "version": "1.0", "distance": "in", "status": "house", "ledger": "ledger.tsv" })");
    builder.steps(R"([ { "remind": "On they go.", "cite": ["T-1", "T-2", "T-3", "T-4"] } ])");
    const std::string text = sheetToMarkdown(rulesSheet(*builder.sound()));
    INFO(text);
    CHECK_THAT(text,
               ContainsSubstring("## Our readings of unclear print\n\n### Orders\n\n- No halt within 10.\n"
                                 "  - **Our reading:** Inches. Printed: '10'. It could also mean: Centimetres.\n"
                                 "- Hold: nobody moves.\n  - **Our reading:** Hold. Printed: 'Hlod'.\n"));
    CHECK_THAT(text, ContainsSubstring("### Preface\n\n- These are rules.\n  - **Our reading:** Read as a joke.\n"));
    CHECK_THAT(sheetToMarkdown(quickReference(*builder.sound())), !ContainsSubstring("Our reading"));
}

}  // namespace quick_reference_words_test
