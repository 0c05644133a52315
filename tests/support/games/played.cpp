#include "played.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include <map>

namespace drumhead::test {

namespace {

std::string written(const Ruleset& ruleset, const Shape& shape, Value value)
{
    return value.isUnknown() ? "?" : ruleset.valueId(shape, value);
}

std::string joinedBy(const std::vector<std::string>& parts, const std::string& separator)
{
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : separator) + part;
    return text;
}

FactRef factOf(const Resolution& resolution, const std::string& name)
{
    const Result<FactRef> fact = findFact(resolution.situation().program(), name);
    if (!fact) FAIL(fact.error());
    return *fact;
}

const Shape& shapeOf(const Resolution& resolution, FactRef fact)
{
    return resolution.situation().program().slot(fact.slot).shape;
}

}  // namespace

std::string Played::value(const std::string& name) const
{
    const FactRef fact = factOf(resolution, name);
    return written(resolution.situation().ruleset(), shapeOf(resolution, fact), resolution.value(fact));
}

std::string Played::after(const std::string& name) const
{
    const FactRef fact = factOf(resolution, name);
    return written(resolution.situation().ruleset(), shapeOf(resolution, fact), resolution.valueAfterEffects(fact));
}

std::string Played::asks() const
{
    return pause.kind == Pause::Kind::Answer ? factName(resolution.situation().program(), pause.fact) : "";
}

std::string Played::applied() const
{
    std::vector<std::string> parts;
    for (const VerdictModifier& each : verdict.modifiers) {
        if (each.applied) parts.push_back(each.id + (each.amount > Number(0) ? " +" : " ") + each.amount.text());
    }
    return joinedBy(parts, ", ");
}

std::string Played::because(const std::string& modifier) const
{
    for (const VerdictModifier& each : verdict.modifiers) {
        if (each.id == modifier) return each.because;
    }
    return "absent";
}

std::string Played::lines(LineKind kind) const
{
    std::vector<std::string> parts;
    for (const VerdictLine& each : verdict.lines) {
        if (each.kind == kind) parts.push_back(each.text);
    }
    return joinedBy(parts, " / ");
}

std::string Played::effects() const
{
    const Ruleset& ruleset = resolution.situation().ruleset();
    std::vector<std::string> parts;
    for (const VerdictEffect& each : verdict.effects) {
        parts.push_back(each.role + (each.role.empty() ? "" : ".") + each.attribute + " "
                        + written(ruleset, each.shape, each.from) + ">" + written(ruleset, each.shape, each.to) + " "
                        + std::string(effectTimeWords.word(each.when)));
    }
    return joinedBy(parts, ", ");
}

Situation situationOf(const Ruleset& ruleset, const std::string& procedure, const Facts& facts, const Facts& rulings)
{
    const Procedure* found = ruleset.findProcedure(procedure);
    REQUIRE(found);
    Situation situation(ruleset, *found);
    for (const auto& [name, text] : facts) {
        if (const Result<void> done = situation.set(name, text); !done) FAIL(done.error());
    }
    for (const auto& [name, text] : rulings) {
        if (const Result<void> done = situation.rule(name, text); !done) FAIL(done.error());
    }
    return situation;
}

Played play(const Situation& situation, std::vector<int> dice)
{
    Played played{Resolution(situation), ScriptedDice(std::move(dice)), {}, {}};
    played.pause = played.resolution.run(played.dice);
    played.verdict = makeVerdict(played.resolution);
    return played;
}

Played play(const Ruleset& ruleset, const std::string& procedure, const Facts& facts, std::vector<int> dice,
            const Facts& rulings)
{
    return play(situationOf(ruleset, procedure, facts, rulings), std::move(dice));
}

Played playSteps(const std::string& steps, const Facts& facts, std::vector<int> dice, const Facts& rulings)
{
    static std::map<std::string, std::shared_ptr<const Ruleset>> loaded;
    auto& ruleset = loaded[steps];
    if (!ruleset) ruleset = RulesetBuilder().steps(steps).sound();
    return play(*ruleset, "tried", facts, std::move(dice), rulings);
}

}  // namespace drumhead::test
