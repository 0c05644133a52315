// The words for a condition on an amount that is worked out: both sides by their names.
#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include <algorithm>

namespace compared_amounts_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The reason of a refusal under that condition. There are two marksmen with 2 and 3 models, and a target with 4.
std::string because(const std::string& condition)
{
    RulesetBuilder builder = RulesetBuilder::empty();
    builder.file(
        "rules.json",
        R"({ "attributes": { "unit": [ { "id": "models", "label": "models", "type": "number", "from": "list", "default": 4, "question": "How many?" },
      { "id": "shooting", "label": "models that shoot", "type": "number", "from": "case", "default": 0, "question": "How many shoot?" },
      { "id": "cover", "label": "cover", "type": "choice", "choices": { "none": "in the open", "wall": "behind a wall" }, "from": "case", "default": "none", "question": "Cover?" } ] },
  "procedures": [ { "id": "volley", "title": "Volley", "roles": { "target": { "kind": "unit", "label": "target" }, "marksman": { "kind": "unit", "label": "marksman", "many": true } },
      "steps": [ { "let": "wall", "value": 2 }, { "refuse": "Too many.", "when": )"
            + condition + R"( }, { "say": "{wall}" } ] } ] })");
    const std::shared_ptr<const Ruleset> ruleset = builder.sound();
    Situation situation(*ruleset, *ruleset->findProcedure("volley"));
    static_cast<void>(situation.set("marksman.1.shooting", "2"));  // where the condition asks for it
    static_cast<void>(situation.set("marksman.2.shooting", "3"));
    Resolution resolution(situation);
    NoDice none;
    REQUIRE(resolution.run(none).kind == Pause::Kind::Finished);
    const Verdict verdict = makeVerdict(resolution);
    REQUIRE(verdict.refused);
    const auto refusal = std::find_if(verdict.lines.begin(), verdict.lines.end(),
                                      [](const VerdictLine& line) { return line.kind == LineKind::Refused; });
    REQUIRE(refusal != verdict.lines.end());
    return refusal->text;
}

void tells(const std::string& condition, const std::string& words)
{
    const std::string text = because(condition);
    CHECK_THAT(text, ContainsSubstring(words));
    CHECK_THAT(text, !ContainsSubstring("what is asked for"));
}

}  // namespace

TEST_CASE("a compared total is named, and what it is compared with", "[resolve]")
{
    tells(R"({ "compare": { "total": "marksman", "of": "marksman.shooting" }, "above": "target.models" })",
          "the total of models that shoot is 5 (above target's models 4)");
    tells(
        R"({ "compare": { "total": "marksman", "of": "marksman.shooting", "where": { "marksman.shooting": { "above": 2 } } }, "below": "target.models" })",
        "the total of models that shoot (only of some) is 3 (below target's models 4)");
    tells(R"({ "compare": { "total": "marksman", "of": "marksman.shooting" }, "at-least": 5 })",
          "the total of models that shoot is 5 (5 or more)");
}

TEST_CASE("other amounts over rows and by circumstances are named as well", "[resolve]")
{
    tells(R"({ "compare": { "least-of": "marksman", "of": "marksman.shooting" }, "below": 3 })",
          "the least models that shoot is 2 (below 3)");
    tells(R"({ "compare": { "most-of": "marksman", "of": "marksman.shooting" }, "below": "target.models" })",
          "the most models that shoot is 3 (below target's models 4)");
    tells(R"({ "compare": { "count": "marksman", "where": { "marksman.shooting": { "above": 2 } } }, "below": 2 })",
          "the number as marksman (only of some) is 1 (below 2)");
    tells(R"({ "compare": { "if": { "target.cover": "wall" }, "then": "wall", "else": "target.models" }, "above": 3 })",
          "wall or target's models is 4 (above 3)");
    tells(
        R"({ "compare": { "sum": [{ "total": "marksman", "of": "marksman.shooting" }, "wall"] }, "above": "target.models" })",
        "the total of models that shoot + wall is 7 (above target's models 4)");
}

}  // namespace compared_amounts_test
