// What is given only under a condition may be read only where that holds: against every case that there can be.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/machine/resolution.hpp"

#include <algorithm>
#include <random>

namespace definite_assignment_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

bool isSound(const std::string& steps)
{
    const LoadedRuleset loaded = RulesetBuilder().steps(steps).load();
    INFO(toldFaults(loaded.diagnostics));
    return loaded.diagnostics.empty();
}

/// Steps made at random of a few conditions: some give x, others read it.
class RandomSteps {
public:
    explicit RandomSteps(unsigned seed) : m_random(seed) {}

    std::string steps()
    {
        std::string text = R"([ { "let": "first", "is": )" + condition(1) + " }, " + give() + when();
        const int count = upTo(3) + 1;
        for (int i = 0; i < count; ++i) text += ", " + (upTo(2) == 0 ? block() : give() + when());
        return text + R"(, { "let": "y", "value": )" + read() + when()
            + R"(, { "say": "Done.", "when": { "flank": true } } ])";
    }

private:
    int upTo(int most) { return static_cast<int>(m_random() % static_cast<unsigned>(most + 1)); }

    std::string clause()
    {
        switch (upTo(5)) {
        case 0: return R"("flank": )" + std::string(upTo(1) == 0 ? "true" : "false");
        case 1: return R"("target.cover": ")" + std::string(cover()) + '"';
        case 2: return R"("target.cover": [")" + std::string(cover()) + R"(", "hard"])";
        case 3:
            return R"("wind": { ")" + std::string(upTo(1) == 0 ? "at-most" : "above") + R"(": )"
                + std::to_string(upTo(2)) + " }";
        case 4: return R"("target.formation": { "not": "square" })";
        default: return R"("target.stands": { "above": 1 })";
        }
    }
    const char* cover() { return upTo(1) == 0 ? "open" : "soft"; }

    std::string condition(int depth)
    {
        if (depth > 0 && upTo(2) == 0)
            return R"({ "any": [ )" + condition(depth - 1) + ", " + condition(depth - 1) + " ] }";
        if (depth > 0 && upTo(2) == 0) return R"({ "not": )" + condition(depth - 1) + " }";
        return "{ " + clause() + " }";
    }
    std::string when() { return upTo(3) == 0 ? " }" : R"(, "when": )" + test() + " }"; }
    std::string test() { return upTo(3) == 0 ? R"({ "first": true })" : condition(2); }
    std::string give() { return R"({ "let": "x", "value": )" + std::to_string(upTo(9)); }
    std::string block() { return R"({ "steps": [ )" + give() + when() + R"( ], "when": )" + test() + " }"; }
    std::string read()
    {
        return upTo(1) == 0 ? R"("x")" : R"({ "if": )" + test() + R"(, "then": "x", "else": { "sum": [ 1, 2 ] } })";
    }

    std::mt19937 m_random;
};

/// Whether a case stops for want of a value.
bool stops(const Ruleset& rules, const std::string& cover, bool flank, int wind, int stands,
           const std::string& formation)
{
    Situation situation(rules, *rules.findProcedure("tried"));
    const auto answer = [&situation](const char* name, Value value) {
        if (const Result<FactRef> fact = findFact(situation.program(), name)) situation.answer(*fact, value);
    };
    answer("target.cover", Value::choice(rules.names.find(cover)));
    answer("target.formation", Value::choice(rules.names.find(formation)));
    answer("target.stands", Number(stands));
    answer("flank", Value::flag(flank));
    answer("wind", Number(wind));
    Resolution resolution(situation);
    NoDice none;
    REQUIRE(resolution.run(none).kind == Pause::Kind::Finished);
    return !resolution.trail().fault.empty();
}

bool anyStops(const Ruleset& rules)
{
    for (const char* cover : {"open", "soft", "hard"}) {
        for (const char* formation : {"line", "square"}) {
            for (const bool flank : {false, true}) {
                for (int each = 0; each < 8; ++each) {
                    if (stops(rules, cover, flank, each / 2, 1 + each % 2, formation)) return true;
                }
            }
        }
    }
    return false;
}

}  // namespace

TEST_CASE("what is given under a condition may be read where that holds")
{
    CHECK(isSound(
        R"([{ "let": "x", "value": 1, "when": { "flank": true } }, { "let": "y", "value": "x", "when": { "flank": true, "target.cover": "soft" } }, { "say": "{y}" }])"));
    CHECK(isSound(
        R"([{ "let": "x", "value": 1, "when": { "target.cover": ["soft", "hard"] } }, { "let": "x", "value": 2, "when": { "target.cover": "open" } }, { "let": "y", "value": "x" }, { "say": "{y}" }])"));
    CHECK(isSound(
        R"([{ "roll": "die", "sides": 6 }, { "let": "x", "value": 1, "when": { "die": { "at-most": 3 } } }, { "let": "x", "value": 2, "when": { "die": { "at-least": 4 } } }, { "let": "y", "value": "x" }, { "say": "{y}" }])"));
    CHECK(isSound(
        R"([{ "let": "far", "is": { "distance": { "above": 4 } } }, { "steps": [ { "let": "x", "value": 1 } ], "when": { "far": true } },
            { "let": "y", "value": { "if": { "distance": { "above": 4 } }, "then": "x", "else": 0 } }, { "say": "{y}" }])"));
    CHECK(isSound(
        R"([{ "let": "hits", "value": 0 }, { "each": "firer", "steps": [ { "let": "hits", "add": 1, "when": { "firer.shaken": true } } ] }, { "say": "{hits}", "when": { "hits": { "above": 0 } } }])"));
    CHECK(isSound(
        R"([{ "each": "firer", "steps": [ { "let": "firer.x", "value": 1, "when": { "firer.shaken": true } } ] },
            { "let": "y", "value": { "total": "firer", "of": "firer.x", "where": { "firer.shaken": true } } }, { "say": "{y}" }])"));
    CHECK(isSound(
        R"([{ "refuse": "No.", "when": { "flank": false } }, { "let": "x", "value": 1, "when": { "flank": true } }, { "let": "y", "value": "x" }, { "say": "{y}" }])"));
}

TEST_CASE("two runs of a procedure may share a name where only one of them happens")
{
    const std::string shot = R"("as": "shot", "roles": { "shooter": "target", "target": "shooter" }, "when": )";
    const std::string steps = R"([{ "let": "far", "is": { "distance": { "above": 4 } } }, { "do": "shooting", )" + shot
        + R"({ "far": true } }, { "do": "shooting", )" + shot
        + R"({ "distance": { "at-most": 4 } } }, { "let": "y", "value": { "sum": ["shot.killed", 1] } }, { "say": "{y}" }])";
    CHECK(isSound(steps));
    for (const char* distance : {"3", "5"}) {
        const Played played =
            playSteps(steps, {{"target.type", "guards"}, {"shooter.cover", "open"}, {"distance", distance}}, {6});
        CHECK(played.value("shot.score") == "6");
        CHECK(played.value("y") == "2");
    }
}

TEST_CASE("a fault is told just where some case would stop")
{
    int faulty = 0;
    int sound = 0;
    for (unsigned seed = 1; seed <= 400; ++seed) {
        const std::string steps = RandomSteps(seed).steps();
        INFO(steps);
        const LoadedRuleset loaded = RulesetBuilder().steps(steps).load();
        const bool isFaulty = std::any_of(loaded.diagnostics.begin(), loaded.diagnostics.end(), [](const auto& each) {
            return each.fault.sentence().find("may have no value here") != std::string::npos;
        });
        REQUIRE(loaded.ruleset);
        REQUIRE(loaded.diagnostics.size() == (isFaulty ? 1u : 0u));
        REQUIRE(isFaulty == anyStops(*loaded.ruleset));
        ++(isFaulty ? faulty : sound);
    }
    CHECK(faulty > 60);
    CHECK(sound > 60);
}

}  // namespace definite_assignment_test
