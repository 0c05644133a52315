// Rulesets from a grammar of deep nesting, large bounds, procedures within procedures and large pools: each is refused
// with its place, or ends under any answers and dice, with odds that sum to 1, and is put into words and on paper.
#include "support/catch.hpp"
#include "support/games/game_properties.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/game/autoplay/sample_battle.hpp"
#include "drumhead/game/autoplay/trial_player.hpp"
#include "drumhead/resolve/odds/odds.hpp"
#include "drumhead/resolve/words/verdict.hpp"
#include "drumhead/sheets/organiser.hpp"
#include "drumhead/sheets/plain_rules.hpp"

#include <cmath>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <random>
#include <set>
#include <sys/resource.h>

namespace generated_rulesets_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr double mostSeconds = 30;
constexpr double mostMegabytes = 4096;
#else
constexpr double mostSeconds = 2;  // of processor time
constexpr double mostMegabytes = 512;
#endif

/// Of this program's own time, so that a busy machine does not count.
class Stopwatch {
public:
    [[nodiscard]] double seconds() const
    {
        return static_cast<double>(std::clock() - m_start) / static_cast<double>(CLOCKS_PER_SEC);
    }

private:
    std::clock_t m_start = std::clock();
};

double peakMegabytes()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_maxrss) / 1024;
}

/// Writes a ruleset of procedures p0 … p3, in which each may run those before it.
class Grammar {
public:
    explicit Grammar(std::uint64_t seed) : m_random(seed) {}

    int below(int bound) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(bound)); }

    RulesetBuilder ruleset()
    {
        RulesetBuilder built = RulesetBuilder::empty();
        built.file("a.json", R"({"attributes":{"unit":[
            {"id":"type","label":"type","type":"unit-type","from":"list","default":"t"},
            {"id":"n","label":"n","type":"number","from":"list","default":3,"least":0,"most":1000},
            {"id":"f","label":"f","type":"flag","from":"play","default":false}],
            "case":[{"id":"d","label":"d","type":"number","question":"How far?","least":0,"most":1000000},
            {"id":"c","label":"c","type":"choice","choices":{"x":"x","y":"y"},"question":"Which?"}]},
            "unit-types":[{"id":"t","title":"T"}]})");
        for (m_procedure = 0; m_procedure < 4; ++m_procedure) {
            m_values = {"d"};
            m_names = 0;
            const std::string p = "p" + std::to_string(m_procedure);
            m_inEach.clear();
            const std::string body = steps(1 + below(6), 0);
            built.file(p + ".json",
                       R"({"procedures":[{"id":")" + p + R"(","title":"P","about":"p","roles":{)"
                           + R"("u":{"kind":"unit","label":"u"},)" + many("v") + "," + many("w") + R"(},"steps":[)"
                           + body + R"(,{"say":"{)" + value() + R"(}"}]}]})");
        }
        return built.file("sequence.json", R"({"sequence":{"title":"Turn","steps":[
            {"id":"a","title":"A","offers":[{"procedure":"p0","role":"u"},{"procedure":"p2","role":"u"}]},
            {"id":"b","title":"B","offers":[{"procedure":"p1","role":"u"},{"procedure":"p3","role":"u"}]}]}})");
    }

private:
    static std::string many(const std::string& role)
    {
        return "\"" + role + R"(":{"kind":"unit","label":")" + role + R"(","many":true,"least":1,"most":40})";
    }

    std::string value() { return m_values[static_cast<std::size_t>(below(static_cast<int>(m_values.size())))]; }
    std::string fresh() { return "x" + std::to_string(m_names++); }
    std::string number()
    {
        static const char* const numbers[] = {"0", "1", "-1", "2", "6", "40", "999", "1000", "1000000", "900000000"};
        return numbers[below(10)];
    }

    std::string amount(int depth)
    {
        if (depth > 5 || below(3) == 0) return below(2) ? number() : "\"" + value() + "\"";
        switch (below(6)) {
        case 0: return R"({"sum":[)" + amount(depth + 1) + "," + amount(depth + 1) + "]}";
        case 1: return R"({"times":[)" + amount(depth + 1) + "," + amount(depth + 1) + "]}";
        case 2: return R"({"total":"v","of":)" + (below(2) ? "\"v.n\"" : amount(depth + 1)) + "}";
        case 3: return R"({"total":"w","of":)" + (below(2) ? "\"w.n\"" : amount(depth + 1)) + "}";
        case 4: return R"({"count":"v","where":)" + condition(depth + 1) + "}";
        default: return "\"u.n\"";
        }
    }

    std::string condition(int depth)
    {
        const std::string simple = "{\"" + value() + R"(":{"at-least":)" + number() + "}}";
        if (depth > 5 || below(3) == 0) return simple;
        switch (below(4)) {
        case 0: return R"({"all":[)" + condition(depth + 1) + "," + condition(depth + 1) + "]}";
        case 1: return R"({"not":)" + condition(depth + 1) + "}";
        case 2: return R"({"some":"v","where":)" + condition(depth + 1) + "}";
        default: return R"({"every":"w","where":)" + condition(depth + 1) + "}";
        }
    }

    std::string steps(int count, int depth)
    {
        std::string all;
        for (int i = 0; i < count; ++i) all += (i > 0 ? "," : "") + step(depth);
        return all;
    }

    std::string roll()
    {
        static const char* const ends[] = {"", R"(,"keep":{"highest":2})", R"(,"keep":{"lowest":500})",
                                           R"(,"count":{"at-least":3})"};
        const std::string dice = below(3) == 0 ? amount(4) : std::to_string(1 + below(below(4) == 0 ? 1000 : 6));
        const std::string sides = std::to_string(2 + below(below(4) == 0 ? 999 : 9));
        const std::string name = fresh();
        const std::string sum = fresh();  // dice that nobody reads are a fault
        m_values.push_back(name);
        m_values.push_back(sum);
        return R"({"roll":")" + name + R"(","dice":)" + dice + R"(,"sides":)" + sides + ends[below(4)] + R"(},{"let":")"
            + sum + R"(","add":")" + name + "\"}";
    }

    std::string step(int depth)
    {
        const std::string name = fresh();
        const std::size_t known = m_values.size();
        const int more = 1 + below(3);
        switch (depth > 4 ? below(4) : below(9)) {
        case 0: {
            const std::string told = R"({"let":")" + name + R"(","value":)" + amount(below(4)) + "}";
            m_values.push_back(name);
            return told;
        }
        case 1: {
            const std::string told = R"({"let":")" + name + R"(","add":)" + amount(2 + below(3)) + "}";
            m_values.push_back(name);
            return told;
        }
        case 2: return roll();
        case 3: return R"({"effect":{"u.n":{"subtract":)" + amount(2) + "}}}";
        case 4: return each("v", more, depth, known);
        case 5: return each("w", more, depth, known);
        case 6: {
            const std::string inner = steps(more, depth + 1);
            return within(R"({"repeat":[{"let":")" + name + R"(","add":1},)" + inner + R"(],"while":{")" + name
                              + R"(":{"below":)" + std::to_string(2 + below(990)) + "}}}",
                          known);
        }
        case 7: {
            const std::string when = condition(2);
            return within(R"({"when":)" + when + R"(,"steps":[)" + steps(more, depth + 1) + "]}", known);
        }
        default:
            if (m_procedure == 0) return R"({"remind":"r"})";
            return R"({"do":"p)" + std::to_string(below(m_procedure)) + R"(","as":")" + name
                + R"(","roles":{"u":"u","v":"v","w":"w"}})";
        }
    }

    /// One role can't be gone through within itself: where it would be, something is said.
    std::string each(const std::string& role, int count, int depth, std::size_t known)
    {
        if (!m_inEach.insert(role).second) return R"({"remind":"r"})";
        const std::string inner = steps(count, depth + 1);
        m_inEach.erase(role);
        return within(R"({"each":")" + role + R"(","steps":[)" + inner + "]}", known);
    }

    /// What was named in there is not always there.
    std::string within(std::string told, std::size_t known)
    {
        m_values.resize(known);
        return told;
    }

    std::mt19937_64 m_random;
    std::vector<std::string> m_values;
    std::set<std::string> m_inEach;
    int m_names = 0;
    int m_procedure = 0;
};

struct Tally {
    int sound = 0;
    int refused = 0;
    int ended = 0;
    int odds = 0;
    int commands = 0;  ///< of battles
    double slowest = 0;
    std::string where;             ///< of the slowest
    std::set<std::string> faults;  ///< of those refused, the first of each
};

void note(Tally& tally, double seconds, const std::string& what, std::uint64_t seed)
{
    if (seconds > tally.slowest) {
        tally.slowest = seconds;
        tally.where = what + ", seed " + std::to_string(seed);
    }
    INFO("seed " << seed);
    if (seconds > mostSeconds) FAIL_CHECK(what << " took " << seconds << " s");
}

Situation anyCase(const Ruleset& ruleset, const Procedure& procedure, Grammar& chance)
{
    Situation situation(ruleset, procedure);
    for (std::size_t i = 0; i < procedure.program.roles.size(); ++i) {
        if (procedure.program.roles[i].many)
            situation.setRows(static_cast<int>(i), chance.below(4) ? 1 + chance.below(4) : 40);
    }
    static_cast<void>(situation.set("d", std::to_string(chance.below(1'000'001))));
    static_cast<void>(situation.set("c", chance.below(2) ? "x" : "y"));
    static_cast<void>(situation.set("u.n", std::to_string(chance.below(1001))));
    return situation;
}

/// A case with any answers and dice; `weighs`: its odds too.
void playOne(const Ruleset& ruleset, const Procedure& procedure, Grammar& chance, std::uint64_t seed, bool weighs,
             Tally& tally)
{
    const Situation situation = anyCase(ruleset, procedure, chance);
    const Stopwatch resolving;
    Resolution resolution(situation);
    SeededDice dice(seed);
    const Pause pause = resolution.run(dice);
    INFO("seed " << seed << ", " << procedure.id);
    CHECK(pause.kind != Pause::Kind::Dice);
    CHECK_FALSE(makeVerdict(resolution).title.empty());
    note(tally, resolving.seconds(), "resolve", seed);
    if (pause.kind == Pause::Kind::Finished) ++tally.ended;
    if (!weighs) return;
    const Stopwatch weighing;
    OddsRequest request;
    request.mostTime = std::chrono::milliseconds(1500);
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    note(tally, weighing.seconds(), "odds", seed);
    if (!odds) return;
    ++tally.odds;
    double sum = 0;
    for (const OddsOutcome& each : odds->outcomes) sum += each.probability;
    CHECK(std::abs(sum - 1) < 1e-9);
}

/// A made-up battle under these rules, and what has to hold of any.
void playBattle(const RulesetBuilder& built, const Ruleset& ruleset, std::uint64_t seed, Tally& tally)
{
    constexpr int units = 20;
    constexpr int commands = 12;
    const Stopwatch playing;
    const std::string text = scenarioToJson(sampleBattle(ruleset, units), ruleset);
    const LoadedScenario scenario = loadScenario("sample", text, ruleset);
    INFO(toldFaults(scenario.diagnostics));
    REQUIRE(scenario.usable());
    Game game(ruleset, *scenario.scenario);
    TrialPlayer player(seed, 2, 4);
    SeededDice dice(seed);
    for (int i = 0; i < commands; ++i) {
        const DecisionResult decided = game.execute(player.next(game.rules(), game.state()), dice);
        if (decided) ++tally.commands;
    }
    note(tally, playing.seconds(), "a battle", seed);
    checkProperties(game, contentOf(game, built.files(), text));
}

void tryOne(std::uint64_t seed, Tally& tally)
{
    Grammar grammar(seed);
    const RulesetBuilder built = grammar.ruleset();
    const Stopwatch checking;
    const LoadedRuleset loaded = built.load();
    note(tally, checking.seconds(), "check", seed);
    if (!loaded.usable()) {
        ++tally.refused;
        REQUIRE_FALSE(loaded.diagnostics.empty());
        tally.faults.insert(loaded.diagnostics.front().text().substr(0, 200));
        return;
    }
    ++tally.sound;
    for (const auto& procedure : loaded.ruleset->procedures) {
        for (std::uint64_t i = 0; i < 3; ++i) playOne(*loaded.ruleset, *procedure, grammar, seed + i, i == 0, tally);
    }
    playBattle(built, *loaded.ruleset, seed, tally);
    const Stopwatch writing;
    CHECK_FALSE(plainRules(*loaded.ruleset).empty());
    note(tally, writing.seconds(), "explain", seed);
    const Stopwatch printing;
    static_cast<void>(quickReference(*loaded.ruleset));
    static_cast<void>(rulesSheet(*loaded.ruleset));
    note(tally, printing.seconds(), "sheet", seed);
}

Tally tryAll(std::uint64_t first, int count)
{
    Tally tally;
    const double before = peakMegabytes();
    for (int i = 0; i < count; ++i) tryOne(first + static_cast<std::uint64_t>(i), tally);
    CHECK(peakMegabytes() - before < mostMegabytes);
    std::cout << count << " generated rulesets: " << tally.sound << " sound, " << tally.refused << " refused, "
              << tally.ended << " cases ended, " << tally.odds << " with odds, " << tally.commands
              << " commands played; slowest " << tally.slowest << " s (" << tally.where << "), peak " << peakMegabytes()
              << " MB\n";
    return tally;
}

}  // namespace

TEST_CASE("generated hostile rulesets end, or are refused, within bounds of time and memory", "[hostile]")
{
    const Tally tally = tryAll(1, 40);
    CHECK(tally.sound >= 5);
    CHECK(tally.refused > 0);
    CHECK(tally.ended >= 10);
    CHECK(tally.odds >= 2);
    CHECK(tally.commands >= 20);
}

int environmentOr(const char* name, int usual)
{
    const char* const wanted = std::getenv(name);
    return wanted ? std::max(std::atoi(wanted), 1) : usual;
}

/// By hand: DRUMHEAD_RULESETS=20000 drumhead_tests "[generated-rulesets]", from DRUMHEAD_FIRST_SEED on.
TEST_CASE("many generated hostile rulesets", "[.][generated-rulesets]")
{
    const auto first = static_cast<std::uint64_t>(environmentOr("DRUMHEAD_FIRST_SEED", 1'000));
    const Tally tally = tryAll(first, environmentOr("DRUMHEAD_RULESETS", 1'000));
    CHECK(tally.sound > 0);
    int shown = 0;
    for (const std::string& each : tally.faults) {
        if (++shown <= 40) std::cout << each << "\n";
    }
}

}  // namespace generated_rulesets_test
