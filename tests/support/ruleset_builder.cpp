#include "ruleset_builder.hpp"

#include "catch.hpp"

#include <algorithm>

namespace drumhead::test {

namespace {

constexpr const char* identity =
    R"({ "format": 1, "id": "toy", "title": "Toy rules", "version": "1.0", "distance": "in", "status": "house" })";

constexpr const char* identityWithLedger =
    R"({ "format": 1, "id": "toy", "title": "Toy rules", "version": "1.0", "distance": "in", "status": "house", "ledger": "ledger.tsv" })";

constexpr const char* choiceLists = R"({ "choice-lists": {
    "chart": { "a": "Chart A", "b": "Chart B" },
    "cover": { "open": "in the open", "soft": "in soft cover", "hard": "in hard cover" } } })";

constexpr const char* attributes = R"({ "attributes": {
  "unit": [
    { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
    { "id": "class", "label": "class", "type": "choice", "choices": { "massed": "Massed", "light": "Light" }, "from": "type" },
    { "id": "speed", "label": "speed", "type": "number", "unit": "in", "from": "type" },
    { "id": "reach", "label": "reach", "type": "number", "unit": "in", "from": "type", "none": "no reach" },
    { "id": "fire", "label": "fire number", "type": "number", "per": "chart", "from": "type", "none": "cannot fire" },
    { "id": "stands", "label": "stands", "type": "number", "unit": "stands", "from": "list", "least": 0, "most": 40, "default": 4, "question": "How many stands?" },
    { "id": "figures", "label": "figures", "type": "number", "unit": "figures", "from": "list", "most": 5000, "question": "How many figures?" },
    { "id": "cover", "label": "cover", "type": "choice", "choices": "cover", "from": "play", "default": "open", "question": "Where does it stand?" },
    { "id": "formation", "label": "formation", "type": "choice", "choices": { "line": "in line", "column": "in column", "square": "in square" }, "from": "play", "question": "How is it drawn up?" },
    { "id": "shaken", "label": "shaken", "type": "flag", "from": "play", "lasts": "turn", "default": false, "question": "Is it shaken?" },
    { "id": "veteran", "label": "veteran", "type": "flag", "from": "list", "question": "Are they veterans?" } ],
  "case": [
    { "id": "distance", "label": "distance", "type": "number", "unit": "in", "whole": false, "least": 0, "most": 500, "question": "How far is it?" },
    { "id": "flank", "label": "shot in the flank", "type": "flag", "default": false, "question": "Is it a flank shot?" },
    { "id": "wind", "label": "wind", "type": "number", "least": -10, "most": 10, "question": "How strong is the wind?" } ] } })";

constexpr const char* unitTypes = R"({ "unit-types": [
    { "id": "guards", "title": "Guards", "class": "massed", "speed": 20, "reach": 10, "fire": [9, 7] },
    { "id": "raiders", "title": "Raiders", "class": "light", "speed": 30, "reach": null, "fire": [5, null] } ] })";

constexpr const char* tables = R"({ "tables": [
    { "id": "losses", "title": "Losses", "inputs": [ { "id": "score" } ], "outputs": { "killed": "number" },
      "rows": [ { "score": { "to": 3 }, "killed": 0 }, { "score": { "from": 4, "to": 6 }, "killed": 1 }, { "score": { "from": 7 }, "killed": 2 } ] } ] })";

constexpr const char* modifiers = R"({ "modifiers": { "shooting": [
    { "id": "soft-cover", "label": "soft cover", "amount": -1, "when": { "target.cover": "soft" } },
    { "id": "flank-shot", "label": "flank shot", "amount": 2, "when": { "flank": true } } ] } })";

constexpr const char* rulings = R"({ "rulings": [
    { "id": "bows", "title": "Bows", "question": "Do bows count as muskets?", "choices": { "no": "they do not", "as-muskets": "they do" }, "default": "no" } ] })";

constexpr const char* shooting = R"({ "procedures": [ { "id": "shooting", "title": "Shooting",
  "roles": { "shooter": { "kind": "unit", "label": "shooter" }, "target": { "kind": "unit", "label": "target" } },
  "steps": [
    { "refuse": "The target is too far away.", "when": { "distance": { "above": "shooter.reach" } } },
    { "roll": "die", "sides": 6 },
    { "sum": "score", "of": ["die"], "modifiers": "shooting" },
    { "let": "killed", "table": "losses", "by": ["score"] },
    { "effect": { "target.stands": { "subtract": "killed" } }, "when": { "killed": { "at-least": 1 } } },
    { "say": "{killed|stand|stands} killed." } ] } ] })";

}  // namespace

RulesetBuilder::RulesetBuilder(Empty)
{
    m_files.folder = "toy";
    file("ruleset.json", identity);
}

RulesetBuilder::RulesetBuilder() : RulesetBuilder(Empty())
{
    file("choice-lists.json", choiceLists).file("attributes.json", attributes).file("unit-types.json", unitTypes);
    file("tables.json", tables).file("modifiers.json", modifiers).file("rulings.json", rulings);
    file("shooting.json", shooting);
}

RulesetBuilder RulesetBuilder::empty() { return RulesetBuilder(Empty()); }

RulesetBuilder& RulesetBuilder::file(const std::string& path, std::string text)
{
    const auto known = std::find_if(m_files.files.begin(), m_files.files.end(),
                                    [&](const RulesetFiles::File& each) { return each.path == path; });
    if (known != m_files.files.end()) known->text = std::move(text);
    else m_files.files.push_back({path, std::move(text)});
    return *this;
}

RulesetBuilder& RulesetBuilder::steps(const std::string& steps) { return file("tried.json", procedureOf(steps)); }

RulesetBuilder& RulesetBuilder::withLedger(std::string text)
{
    return file("ruleset.json", identityWithLedger).ledger(std::move(text));
}

RulesetBuilder& RulesetBuilder::ledger(std::string text)
{
    m_files.ledger = RulesetFiles::File{"ledger.tsv", std::move(text)};
    return *this;
}

std::shared_ptr<const Ruleset> RulesetBuilder::sound() const
{
    LoadedRuleset loaded = load();
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.diagnostics.empty());
    REQUIRE(loaded.usable());
    return std::move(loaded.ruleset);
}

const Ruleset& RulesetBuilder::kept() const
{
    static std::vector<std::shared_ptr<const Ruleset>> all;
    all.push_back(sound());
    return *all.back();
}

std::string procedureOf(const std::string& steps)
{
    return R"({ "procedures": [ { "id": "tried", "title": "Tried", "roles": { "shooter": { "kind": "unit", "label": "shooter" },
"target": { "kind": "unit", "label": "target" }, "firer": { "kind": "unit", "label": "firer", "many": true } }, "steps":
)" + steps
        + " } ] }";
}

std::string toldFaults(const std::vector<Diagnostic>& diagnostics)
{
    std::string text;
    for (const Diagnostic& each : diagnostics) text += each.text() + "\n";
    return text;
}

}  // namespace drumhead::test
