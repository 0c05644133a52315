// What a ruleset says in other languages: found by element and English text, checked, and English where it is missing.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/texts_file.hpp"

#include <algorithm>
#include <filesystem>

namespace ruleset_texts_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

std::shared_ptr<const Texts> german() { return std::make_shared<const Texts>("de", ",", Texts::Messages{}); }

constexpr const char* greeting =
    R"({ "procedures": [ { "id": "greet", "title": "Greeting", "roles": { "unit": { "kind": "unit", "label": "unit" } },
  "steps": [ { "let": "x", "title": "count", "value": 2 }, { "say": "{unit} greets {x|time|times}." } ] } ] })";

LoadedRuleset inGerman(const std::string& texts)
{
    RulesetBuilder rules;
    rules.file("greet.json", greeting).file("texts.de.json", texts);
    return loadRuleset(rules.files(), german());
}

std::string titleOf(const LoadedRuleset& loaded, const char* id) { return loaded.ruleset->findProcedure(id)->title; }

const std::filesystem::path library = std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets";

}  // namespace

TEST_CASE("a ruleset speaks the language asked for, and English where it lacks a text")
{
    const char* const texts = R"({ "texts": { "everywhere": { "count": "Zahl" },
      "procedures/greet": { "Greeting": "Gruß", "{unit} greets {x|time|times}.": "{x|Mal|Mal} grüßt {unit}." } } })";
    const LoadedRuleset loaded = inGerman(texts);
    INFO(toldFaults(loaded.diagnostics));
    CHECK(loaded.diagnostics.empty());
    CHECK(titleOf(loaded, "greet") == "Gruß");
    CHECK(play(*loaded.ruleset, "greet").verdict.title == "2 Mal grüßt unit.");
    RulesetBuilder english;
    english.file("greet.json", greeting).file("texts.de.json", texts);
    CHECK(titleOf(english.load(), "greet") == "Greeting");
}

TEST_CASE("a column of a table without a label is called by its id, and in the language by the words for that")
{
    const char* const table =
        R"({ "tables": [ { "id": "t", "title": "T", "inputs": [ { "id": "far-off" } ], "outputs": { "divide-by": "number", "lost": { "type": "flag", "label": "is lost" } },
  "rows": [ { "far-off": { "from": 0 }, "divide-by": 1, "lost": true }, { "far-off": { "to": -1 }, "divide-by": 2, "lost": false } ] } ] })";
    const char* const texts =
        R"({ "texts": { "tables/t": { "label far off": "weit", "divide by": "geteilt durch", "is lost": "ist verloren" } } })";
    RulesetBuilder rules;
    rules.file("t.json", table)
        .steps(R"([{ "let": "x", "table": "t", "by": [1] }, { "say": "{x.divide-by}" }])")
        .file("texts.de.json", texts);
    const auto said = [&](const std::shared_ptr<const Texts>& language) {
        const LoadedRuleset loaded = loadRuleset(rules.files(), language);
        INFO(toldFaults(loaded.diagnostics));
        REQUIRE(loaded.usable());
        CHECK(loaded.diagnostics.empty());
        const Table& t = loaded.ruleset->tables.back();
        return std::vector<std::string>{t.inputs[0].label, t.outputs[0].label, t.outputs[1].label};
    };
    CHECK(said(german()) == std::vector<std::string>{"weit", "geteilt durch", "ist verloren"});
    CHECK(said(std::make_shared<const Texts>()) == std::vector<std::string>{"far off", "divide by", "is lost"});
}

TEST_CASE("a unit has both its forms in another language")
{
    RulesetBuilder rules;
    rules.steps(R"([{ "let": "x", "unit": "figures", "value": 1 }, { "say": "{x}" }])")
        .file("texts.de.json", R"({ "texts": { "everywhere": { "unit figures": "Figur|Figuren" } } })");
    const LoadedRuleset loaded = loadRuleset(rules.files(), german());
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    CHECK(loaded.diagnostics.empty());
    const Program& program = loaded.ruleset->findProcedure("tried")->program;
    const Slot& slot = program.slot(program.findSlot("x"));
    CHECK(slot.shape.unitFor(Number(1)) == "Figur");
    CHECK(slot.shape.unitFor(Number(2)) == "Figuren");
}

TEST_CASE("the ledger speaks the language asked for, and English where it lacks a text")
{
    const char* const rows = "id\tsection\tkind\tsupport\tstatement\treading\n"
                             "TOY-1\tFiring p3\ttable\tshow\tSix hit.\tprinted: 6; reading: six; alternative: none\n"
                             "TOY-2\tFiring p3\ttable\tshow\tTwo miss.\t\n";
    const char* const texts = R"({ "ledger": { "sections": { "Firing p3": "Feuer p3" },
      "statements": { "TOY-1": "Sechs treffen.", "TOY-9": "Neun." },
      "readings": { "TOY-1": "printed: 6; reading: sechs; alternative: none" } } })";
    RulesetBuilder rules;
    rules.withLedger(rows).file("greet.json", greeting).file("ledger/texts.de.json", texts);
    const LoadedRuleset loaded = loadRuleset(rules.files(), german());
    const std::vector<LedgerRow>& said = loaded.ruleset->ledger.rows();
    CHECK(said[0].statement == "Sechs treffen.");
    CHECK(said[0].english == "Six hit.");
    CHECK(said[0].section == "Feuer p3");
    CHECK(said[0].reading == "printed: 6; reading: sechs; alternative: none");
    CHECK(said[1].statement == "Two miss.");
    CHECK(said[1].reading.empty());
    CHECK(toldFaults(loaded.diagnostics).find("the ledger has no row \"TOY-9\"") != std::string::npos);
    RulesetBuilder english;
    english.withLedger(rows).file("greet.json", greeting).file("ledger/texts.de.json", texts);
    CHECK(english.load().ruleset->ledger.rows()[0].statement == "Six hit.");
}

TEST_CASE("a ruleset with texts of its ledger has each language once")
{
    RulesetBuilder rules;
    rules.file("greet.json", greeting)
        .file("texts.de.json", R"({ "texts": {} })")
        .file("ledger/texts.de.json", R"({ "ledger": {} })");
    CHECK(languagesOf(rules.files()) == std::vector<std::string>{"de"});
}

TEST_CASE("a step without a label is called by its name, in the language asked for")
{
    RulesetBuilder rules;
    rules.file("greet.json", R"({ "procedures": [ { "id": "greet", "title": "Greeting",
      "roles": { "unit": { "kind": "unit", "label": "unit" } },
      "steps": [ { "let": "many-times", "value": 2 }, { "say": "Hello {many-times|time|times}." } ] } ] })");
    rules.file("texts.de.json", R"({ "texts": { "procedures/greet": { "many times": "viele Male" } } })");
    const LoadedRuleset loaded = loadRuleset(rules.files(), german());
    INFO(toldFaults(loaded.diagnostics));
    CHECK(loaded.diagnostics.empty());
    const Program& program = loaded.ruleset->findProcedure("greet")->program;
    CHECK(program.slot(program.findSlot("many-times")).label == "viele Male");
    rules.file("texts.de.json",
               R"({ "texts": { "procedures/greet": { "label many times": "wie oft", "many times": "oft" } } })");
    const LoadedRuleset other = loadRuleset(rules.files(), german());
    const Program& again = other.ruleset->findProcedure("greet")->program;
    CHECK(again.slot(again.findSlot("many-times")).label == "wie oft");
}

TEST_CASE("an element's own text goes before that for everywhere")
{
    const LoadedRuleset loaded = inGerman(
        R"({ "texts": { "everywhere": { "Greeting": "Hallo" }, "procedures/greet": { "Greeting": "Gruß" } } })");
    CHECK(titleOf(loaded, "greet") == "Gruß");
}

TEST_CASE("texts that the rules don't have are told where they stand, and the rules stay playable")
{
    const LoadedRuleset loaded = inGerman(R"({ "texts": { "procedures/greet": { "Greetings": "Gruß" },
  "procedures/nobody": { "x": "y" } } })");
    CHECK(loaded.usable());
    const std::string told = toldFaults(loaded.diagnostics);
    INFO(told);
    CHECK(told.find("texts.de.json:1:") != std::string::npos);
    CHECK(told.find("the rules don't say this in \"procedures/greet\"") != std::string::npos);
    CHECK(told.find("no element \"procedures/nobody\"") != std::string::npos);
}

TEST_CASE("a translation names in braces what the English text names")
{
    const LoadedRuleset loaded = inGerman(
        R"({ "texts": { "procedures/greet": { "{unit} greets {x|time|times}.": "{unit} grüßt {y|Mal|Mal}." } } })");
    CHECK(loaded.usable());
    CHECK(toldFaults(loaded.diagnostics).find("has to name in braces") != std::string::npos);
    CHECK(play(*loaded.ruleset, "greet").verdict.title == "Unit greets 2 times.");
}

TEST_CASE("a translation far longer than the text is not taken, and thousands of faults are told in part")
{
    const std::string flood(100'000, 'x');
    const LoadedRuleset loaded = inGerman(R"({ "texts": { "procedures/greet": { "Greeting": ")" + flood + R"(" } } })");
    CHECK(titleOf(loaded, "greet") == "Greeting");
    CHECK(toldFaults(loaded.diagnostics).find("at most 400 letters") != std::string::npos);
    std::string many = R"({ "texts": { "procedures/greet": { "Greeting": "Gruß")";
    for (int i = 0; i < 5000; ++i) many += ",\"" + std::to_string(i) + R"(": "x")";
    const LoadedRuleset flooded = inGerman(many + " } } }");
    CHECK(titleOf(flooded, "greet") == "Gruß");
    CHECK(flooded.diagnostics.size() == 200);
}

TEST_CASE("a broken file of texts is told, and the rules are as playable as in English")
{
    const LoadedRuleset loaded = inGerman("{ \"texts\": ");
    REQUIRE(loaded.usable());
    CHECK(titleOf(loaded, "greet") == "Greeting");
    CHECK(toldFaults(loaded.diagnostics).find("texts.de.json") != std::string::npos);
}

TEST_CASE("rulesets are sound in every language that they have texts for, and none of these is out of date", "[once]")
{
    const std::filesystem::path source = DRUMHEAD_SOURCE_DIR;
    std::vector<std::filesystem::path> folders{source / "tests/rulesets/reference"};
    for (const std::filesystem::directory_entry& each : std::filesystem::directory_iterator(library))
        folders.push_back(each.path());
    int languages = 0;
    for (const std::filesystem::path& folder : folders) {
        const Result<RulesetFiles> files = readRulesetFolder(folder);
        if (!files) continue;
        for (const std::string& code : languagesOf(*files)) {
            const LoadedRuleset loaded = loadRuleset(*files, textsOf(source, code));
            INFO(folder.string() + " in " + code + "\n" + toldFaults(loaded.diagnostics));
            REQUIRE(loaded.usable());
            CHECK(std::none_of(loaded.diagnostics.begin(), loaded.diagnostics.end(),
                               [](const Diagnostic& each) { return isTextsFile(each.file); }));
            CHECK(readRulesetEntry(folder, code).title == loaded.ruleset->title);
            ++languages;
        }
    }
    CHECK(languages == 5);
}

TEST_CASE("a verdict is told in German")
{
    const LoadedRuleset loaded = loadRulesetFolder(library / "d10-charts", textsOf(DRUMHEAD_SOURCE_DIR, "de"));
    REQUIRE(loaded.usable());
    CHECK(loaded.ruleset->texts->language() == "de");
    CHECK(loaded.ruleset->valueText({}, Number::parse("0.5").value()) == "0,5");
    std::vector<std::string> rulings;
    for (const Slot& each : loaded.ruleset->findProcedure("fire")->program.slots) {
        if (each.kind == SlotKind::Ruling) rulings.push_back(each.label);
    }
    REQUIRE_FALSE(rulings.empty());
    for (const std::string& each : rulings) CHECK(each.rfind("Auslegung „", 0) == 0);
}

TEST_CASE("texts of a newer copy of the rules take the place of those in a battle's own")
{
    RulesetBuilder old;
    old.file("greet.json", greeting).file("texts.de.json", R"({ "texts": {} })");
    RulesetBuilder today;
    today.file("texts.de.json", R"({ "texts": { "procedures/greet": { "Greeting": "Gruß" } } })");
    const LoadedRuleset loaded = loadRuleset(withTextsOf(old.files(), today.files()), german());
    CHECK(titleOf(loaded, "greet") == "Gruß");
}

}  // namespace ruleset_texts_test
