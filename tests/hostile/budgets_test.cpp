// Rulesets made to do harm: each is refused with its place, or its case is given up in one sentence, within bounds.
#include "drumhead/resolve/dice.hpp"
#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/odds/odds.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include <functional>

namespace budgets_test {

using namespace drumhead;
using namespace drumhead::test;

const std::string attributes =
    R"({"attributes":{"unit":[{"id":"type","label":"type","type":"unit-type","from":"list","default":"t"},
    {"id":"n","label":"n","type":"number","from":"list","default":3}]},"unit-types":[{"id":"t","title":"T"}]})";

/// Six roles of 40 rows each, u0 to u5.
std::string sixRoles()
{
    std::string roles;
    for (int i = 0; i < 6; ++i) {
        const std::string id = "u" + std::to_string(i);
        roles += (i > 0 ? "," : "") + std::string("\"") + id + R"(":{"kind":"unit","label":")" + id
            + R"(","many":true,"least":40,"most":40})";
    }
    return roles;
}

std::string procedure(const std::string& roles, const std::string& steps)
{
    return R"({"procedures":[{"id":"p","title":"P","about":"p","roles":{)" + roles + R"(},"steps":[)" + steps + "]}]}";
}

const std::string oneRole = R"("u":{"kind":"unit","label":"unit"})";

RulesetBuilder rules(const std::string& roles, const std::string& steps)
{
    return RulesetBuilder::empty().file("a.json", attributes).file("p.json", procedure(roles, steps));
}

std::string nested(int depth, const std::string& inner,
                   const std::function<std::string(int, const std::string&)>& around)
{
    std::string text = inner;
    for (int i = 0; i < depth; ++i) text = around(i, text);
    return text;
}

std::string totals(int depth)
{
    return nested(depth, "\"u0.n\"", [](int i, const std::string& inner) {
        return R"({"total":"u)" + std::to_string(i) + R"(","of":)" + inner + "}";
    });
}

std::string eaches(int depth)
{
    return nested(depth, R"({"let":"x","add":"u0.n"})", [](int i, const std::string& inner) {
        return R"({"each":"u)" + std::to_string(i) + R"(","steps":[)" + inner + "]}";
    });
}

Situation fullCase(const Ruleset& ruleset)
{
    const Procedure& tried = *ruleset.procedures.back();
    Situation situation(ruleset, tried);
    for (std::size_t i = 0; i < tried.program.roles.size(); ++i) {
        if (tried.program.roles[i].many) situation.setRows(static_cast<int>(i), 40);
    }
    return situation;
}

/// Why a case of the one procedure was given up; empty where it came to its end.
std::string givenUp(const Ruleset& ruleset)
{
    const Situation situation = fullCase(ruleset);
    Resolution resolution(situation);
    SeededDice dice(1);
    CHECK(resolution.run(dice).kind == Pause::Kind::Finished);
    return resolution.trail().fault;
}

std::string repeated(const std::string& inner, int rounds, const std::string& counter = "k")
{
    return R"({"repeat":[{"let":")" + counter + R"(","add":1},)" + inner + R"(],"while":{")" + counter
        + R"(":{"below":)" + std::to_string(rounds) + "}}}";
}

TEST_CASE("amounts and conditions over rows within rows are refused where they stand", "[hostile]")
{
    CHECK(givenUp(*rules(sixRoles(), R"({"let":"x","value":)" + totals(3) + R"(},{"say":"{x}"})").sound()).empty());
    const std::string told =
        toldFaults(rules(sixRoles(), R"({"let":"x","value":)" + totals(6) + R"(},{"say":"{x}"})").load().diagnostics);
    CHECK_THAT(told, Catch::Contains("p.json:1:") && Catch::Contains("more than 1000000 operations"));
    for (const std::string kind : {"some", "every"}) {
        const std::string deep = nested(6, R"({"u0.n":{"at-least":1}})", [&](int i, const std::string& inner) {
            return "{\"" + kind + R"(":"u)" + std::to_string(i) + R"(","where":)" + inner + "}";
        });
        CHECK_THAT(toldFaults(rules(sixRoles(), R"({"say":"x","when":)" + deep + "}").load().diagnostics),
                   Catch::Contains("more than 1000000 operations"));
    }
}

TEST_CASE("derived attributes that double each other are refused", "[hostile]")
{
    std::string more;
    for (int i = 0; i < 30; ++i) {
        const std::string before = i == 0 ? "self.n" : "self.a" + std::to_string(i - 1);
        more += R"(,{"id":"a)" + std::to_string(i) + R"(","label":"a","type":"number","value":{"sum":[")" + before
            + "\",\"" + before + "\"]}}";
    }
    std::string own = attributes;
    own.insert(own.rfind("]},\"unit-types\""), more);
    RulesetBuilder built = rules(oneRole, R"({"let":"x","value":"u.a29"},{"say":"{x}"})");
    CHECK_THAT(toldFaults(built.file("a.json", own).load().diagnostics),
               Catch::Contains("more than 1000000 operations"));
}

TEST_CASE("a case that goes on and on is given up, and so are its odds", "[hostile]")
{
    CHECK(givenUp(*rules(sixRoles(), eaches(2) + R"(,{"say":"{x}"})").sound()).empty());
    const auto deep = rules(sixRoles(), eaches(6) + R"(,{"say":"{x}"})").sound();
    CHECK_THAT(givenUp(*deep), Catch::StartsWith("it takes more than 5000000 steps") || Catch::StartsWith("it leaves"));
    CHECK(computeOdds(fullCase(*deep)).error().kind == OddsError::Kind::TooMuchWork);
}

TEST_CASE("terms and clauses count, so that few steps of long sums are given up as well", "[hostile]")
{
    std::string terms = "\"u.n\"";
    for (int i = 0; i < 20'000; ++i) terms += ",1";
    std::string clauses = R"({"u.n":{"at-least":1}})";
    for (int i = 0; i < 8'000; ++i) clauses += R"(,{"u.n":{"at-least":1}})";
    for (const std::string& inner : {R"({"let":"x","value":{"sum":[)" + terms + "]}}",
                                     R"({"let":"x","value":1,"when":{"all":[)" + clauses + "]}}"}) {
        const auto deep =
            rules(oneRole,
                  R"({"let":"x","value":0},)" + repeated(repeated(inner + R"(,{"let":"y","add":"x"})", 900), 900, "l"))
                .sound();
        CHECK_THAT(givenUp(*deep),
                   Catch::StartsWith("it takes more than 5000000 steps and operations")
                       || Catch::StartsWith("it leaves more than"));
    }
}

TEST_CASE("what each state takes to come to its next throw counts in odds", "[hostile]")
{
    const auto oddsWithTerms = [](int count) {
        std::string terms = "\"a\"";
        for (int i = 0; i < count; ++i) terms += ",0";
        const auto ruleset =
            rules(oneRole,
                  R"({"roll":"a","sides":100},{"roll":"b","sides":2,"dice":{"most":[1,{"least":[1,{"sum":[)" + terms
                      + R"(]}]}]}},{"let":"c","value":{"sum":["a","b"]}},{"say":"{c}"})")
                .sound();
        OddsRequest request;
        request.mostTime = std::chrono::milliseconds(0);  // over at the first look at the clock, on any machine
        return computeOdds(fullCase(*ruleset), request);
    };
    // So few cheap states are done before anything looks at the clock.
    CHECK(oddsWithTerms(1));
    const Result<Odds, OddsError> costly = oddsWithTerms(50'000);
    REQUIRE_FALSE(costly);
    CHECK(costly.error().kind == OddsError::Kind::TooMuchTime);
}

TEST_CASE("a case that begins with very many questions or choices is refused", "[hostile]")
{
    std::string choices = R"("c":"C")";
    for (int i = 0; i < 1900; ++i) choices += ",\"c" + std::to_string(i) + R"(":"C")";
    const auto told = [&](int count, const std::string& type, const std::string& value) {
        std::string questions;
        std::string steps;
        for (int i = 0; i < count; ++i) {
            const std::string n = std::to_string(i);
            questions += R"(,{"id":"q)" + n + R"(","label":"q","from":"play","question":"What?",)" + type + "}";
            steps += R"({"each":"u","steps":[{"say":"x","when":{"u.q)" + n + "\":" + value + "}}]},";
        }
        std::string own = attributes;
        own.insert(own.rfind("]},\"unit-types\""), questions);
        return toldFaults(
            rules(R"("u":{"kind":"unit","label":"unit","many":true,"least":40,"most":40})", steps + R"({"say":"x"})")
                .file("l.json", R"({"choice-lists":{"l":{)" + choices + "}}}")
                .file("a.json", own)
                .load()
                .diagnostics);
    };
    CHECK_THAT(told(60, R"("type":"flag")", "true"),
               Catch::Contains("p.json:1:") && Catch::Contains("begins with more than 2000 questions"));
    CHECK_THAT(told(40, R"("type":"flag")", "true"), !Catch::Contains("begin"));
    CHECK_THAT(told(2, R"("type":"choice","choices":"l")", R"("c5")"),
               Catch::Contains("begin with more than 100000 choices"));
    CHECK_THAT(told(1, R"("type":"choice","choices":"l")", R"("c5")"), !Catch::Contains("begin"));
}

TEST_CASE("of thousands of questions each is asked where it would take too long to find out whether it matters",
          "[hostile][once]")
{
    std::string questions;
    std::string steps;
    for (int i = 0; i < 900; ++i) {
        const std::string n = std::to_string(i);
        questions += R"(,{"id":"q)" + n + R"(","label":"q","type":"number","from":"play","question":"How many?"})";
        steps += R"({"each":"u","steps":[{"let":"s","add":"u.q)" + n + R"("}]},)";
    }
    std::string own = attributes;
    own.insert(own.rfind("]},\"unit-types\""), questions);
    const auto many =
        rules(R"("u":{"kind":"unit","label":"unit","many":true,"least":1,"most":40})", steps + R"({"say":"{s}"})")
            .file("a.json", own)
            .sound();
    CHECK(whatMatters(fullCase(*many)).questions.size() >= 900 * 40);
}

TEST_CASE("many repeats of many dice are given up", "[hostile]")
{
    std::string steps;
    for (int i = 0; i < 600; ++i) {
        const std::string n = std::to_string(i);
        steps += (i > 0 ? "," : "")
            + repeated(R"({"roll":"r)" + n + R"(","sides":2,"dice":1000},{"let":"s)" + n + R"(","add":"r)" + n + "\"}",
                       900, "k" + n);
    }
    CHECK_THAT(givenUp(*rules(oneRole, steps).sound()), Catch::StartsWith("it leaves more than"));
}

TEST_CASE("sentences are bounded one by one and together", "[hostile]")
{
    const std::string say = R"({"say":"{u.n} )";
    CHECK_THAT(toldFaults(rules(oneRole, say + std::string(3'900'000, 'x') + "\"}").load().diagnostics),
               Catch::Contains("p.json:1:") && Catch::Contains("a text has at most 4000 letters"));
    const auto within = rules(oneRole, repeated(say + std::string(3000, 'x') + "\"}", 900)).sound();
    CHECK(givenUp(*within) == "it says more than 1000000 letters");
}

TEST_CASE("a long name is refused where it stands", "[hostile]")
{
    const std::string name(1'000'000, 'N');
    const std::string told = toldFaults(
        rules(oneRole, R"({"let":"x","value":1,"label":")" + name + R"("},{"say":"{x}"})").load().diagnostics);
    CHECK_THAT(told, Catch::Contains("a name has at most 400 letters"));
    CHECK(told.size() < 1000);
}

TEST_CASE("pools whose distribution would take minutes have no odds, and say so", "[hostile]")
{
    for (const std::string keep : {R"(,"keep":{"highest":500})", R"(,"keep":{"lowest":500})", ""}) {
        const auto rolls =
            rules(oneRole, R"({"roll":"r","dice":999,"sides":1000)" + keep + R"(},{"say":"{r}"})").sound();
        const Situation situation = fullCase(*rolls);
        const Result<Odds, OddsError> odds = computeOdds(situation);
        REQUIRE_FALSE(odds);
        CHECK_THAT(oddsErrorText(situation.program(), odds.error()), Catch::Contains("too long to work out"));
    }
    const auto fair =
        rules(oneRole, R"({"roll":"r","dice":100,"sides":20,"keep":{"highest":50}},{"say":"{r}"})").sound();
    CHECK(computeOdds(fullCase(*fair)));
}

TEST_CASE("many large tables are refused before they are all checked for gaps", "[hostile][once]")
{
    std::string choices;
    for (int i = 0; i < 21; ++i)
        choices += (i > 0 ? ",\"c" : "\"c") + std::to_string(i) + R"(":"C)" + std::to_string(i) + "\"";
    std::string all;
    for (int i = 0; i < 21; ++i) all += (i > 0 ? ",\"c" : "\"c") + std::to_string(i) + "\"";
    std::string rows;
    for (int i = 0; i < 21; ++i)
        rows += (i > 0 ? "," : "") + std::string(R"({"q0":[)") + all + R"(],"q1":[)" + all + R"(],"q2":[)" + all
            + R"(],"q3":"c)" + std::to_string(i) + R"(","o":1})";
    std::string tables;
    for (int i = 0; i < 150; ++i) {
        tables += (i > 0 ? "," : "") + std::string(R"({"id":"t)") + std::to_string(i) + R"(","title":"T","inputs":[)";
        for (int k = 0; k < 4; ++k)
            tables += (k > 0 ? "," : "") + std::string(R"({"id":"q)") + std::to_string(k) + R"(","choices":"l"})";
        tables += R"(],"outputs":{"o":"number"},"rows":[)" + rows + "]}";
    }
    CHECK_THAT(toldFaults(rules(oneRole, R"({"say":"x"})")
                              .file("l.json", R"({"choice-lists":{"l":{)" + choices + "}}}")
                              .file("t.json", R"({"tables":[)" + tables + "]}")
                              .load()
                              .diagnostics),
               Catch::Contains("the tables up to this one are too large to be checked for gaps"));
}

TEST_CASE("many values in many files, many elements and many faults end the loading early", "[hostile]")
{
    std::string noughts = "{\"examples\":[0";
    for (int i = 0; i < 400'000; ++i) noughts += ",0";
    RulesetBuilder values = rules(oneRole, R"({"say":"{u.n}"})");
    for (int i = 0; i < 8; ++i) values.file("more" + std::to_string(i) + ".json", noughts + "]}");
    CHECK_THAT(toldFaults(values.load().diagnostics), Catch::Contains("more than 4000 elements"));
    std::string modifiers = R"({"modifiers":{"m":[)";
    for (int i = 0; i < 20'000; ++i)
        modifiers +=
            (i > 0 ? "," : "") + std::string(R"({"id":"m)") + std::to_string(i) + R"(","label":"m","amount":1})";
    CHECK_THAT(toldFaults(rules(oneRole, R"({"sum":"s","of":[1],"modifiers":"m"},{"say":"{s}"})")
                              .file("m.json", modifiers + "]}}")
                              .load()
                              .diagnostics),
               Catch::Contains("more than 4000 elements"));
    std::string wrong = R"({"modifiers":{"m":[0)";
    for (int i = 0; i < 3900; ++i) wrong += ",0";
    CHECK(rules(oneRole, R"({"say":"{u.n}"})").file("m.json", wrong + "]}}").load().diagnostics.size() == 1000);
}

TEST_CASE("what is beyond the largest number is an error, not that number", "[hostile]")
{
    const auto product = rules(oneRole, R"({"let":"x","value":{"times":["u.n",900000000]}},{"say":"{x}"})").sound();
    CHECK(givenUp(*product) == "the result is beyond 1,000,000,000");
    const auto sum = rules(oneRole, repeated(R"({"let":"x","add":900000000})", 5)).sound();
    CHECK(givenUp(*sum) == "the result is beyond 1,000,000,000");
}

TEST_CASE("a label or title of a stranger's rules can't change the order of the words around it", "[hostile]")
{
    const auto ruleset = RulesetBuilder::empty()
                             .file("a.json", attributes)
                             .file("b.json", procedure(R"("u":{"kind":"unit","label":"\u202Etinu"})", R"({"say":"x"})"))
                             .sound();
    CHECK(ruleset->procedures.front()->program.roles.front().label == "\uFFFDtinu");
}

}  // namespace budgets_test
