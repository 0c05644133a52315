#include "sheets/report/luck.hpp"

#include "sheets/sheet_text.hpp"

#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/odds/odds_summary.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// What the odds of a case depend on, so that the same case is recognised.
std::string keyOf(const Situation& situation, const std::vector<std::string>& of)
{
    std::string key = situation.procedure().id;
    for (const int rows : situation.layout().rows()) key += "," + std::to_string(rows);
    for (const Value& value : situation.given()) key += value.isUnknown() ? ";" : ";" + std::to_string(value.raw());
    for (const Overrule& each : situation.overrules())
        key += "|" + each.step + "/" + each.modifier + "/" + std::to_string(each.row) + "="
            + std::to_string(each.value.raw());
    for (const std::string& name : of) key += "|" + name;
    return key;
}

bool isOverruled(const Situation& situation, Overrule::Kind kind)
{
    return std::any_of(situation.overrules().begin(), situation.overrules().end(),
                       [kind](const Overrule& each) { return each.kind == kind; });
}

/// What is decided tells more than the number that decides it, and a bare die least.
int telling(const Situation& situation, FactRef fact)
{
    const Program& program = situation.program();
    if (program.slot(fact.slot).shape.kind != ValueKind::Number) return 0;
    return std::none_of(program.rolls.begin(), program.rolls.end(),
                        [&](const RollDetail& roll) {
                            return roll.slot == fact.slot
                                || std::any_of(roll.parts.begin(), roll.parts.end(),
                                               [&](const RollPart& part) { return part.slot == fact.slot; });
                        })
        ? 1
        : 2;
}

/// The rarer end of what came: so much or more, or so much or less.
CaseChance rarer(const Texts& texts, const std::string& what, Number came, double orMore, double orLess, bool isCount)
{
    const std::string number = texts.number(came);
    const TextArguments arguments = {{"what", what}, {"n", number}};
    if (orMore <= orLess) return {texts.say("report.or-more", "{what}: {n} or more", arguments), orMore};
    return {isCount ? texts.say("report.or-fewer", "{what}: {n} or fewer", arguments)
                    : texts.say("report.or-less", "{what}: {n} or less", arguments),
            orLess};
}

/// What came of a case in the end, as the odds tell it: with what follows from its later changes (the last stand
/// falls, the unit is removed), which a battle leaves to the end of the step.
Verdict inTheEnd(const Situation& asked, const Verdict& verdict)
{
    if (!asked.watchesOnlyNow()) return verdict;
    Situation situation = asked;
    situation.watchOnlyNow(false);
    std::vector<int> faces;
    for (const VerdictDice& each : verdict.dice) faces.insert(faces.end(), each.faces.begin(), each.faces.end());
    ScriptedDice dice(std::move(faces));
    Resolution again(situation);
    const bool isSame = again.run(dice).kind == Pause::Kind::Finished && dice.left() == 0;
    return isSame ? makeVerdict(again) : verdict;
}

/// "units removed from the table"
std::string goneLabel(const Texts& texts, const RosterKind& roster)
{
    const std::string& gone = roster.gone->label;
    return roster.kind == EntityKind::Unit ? texts.say("report.units-gone", "units {gone}", {{"gone", gone}})
                                           : texts.say("report.leaders-gone", "leaders {gone}", {{"gone", gone}});
}

}  // namespace

LuckCalculator::LuckCalculator(const GameRules& rules, const State& start, std::size_t mostStates)
    : m_rules(rules), m_start(start), m_statesLeft(mostStates)
{
    addKinds();
}

void LuckCalculator::addKinds()
{
    for (const RosterKind& roster : m_rules.ruleset.roster) {
        if (roster.kind == EntityKind::Unit) {
            for (const RosterKind::Strength& strength : roster.strength)
                m_kinds.push_back({strength.attribute, false,
                                   withoutLeft(*m_rules.ruleset.texts, strength.attribute->label),
                                   strength.outOf != nullptr});
        }
        if (roster.gone) m_kinds.push_back({roster.gone, true, goneLabel(*m_rules.ruleset.texts, roster)});
    }
}

void LuckCalculator::addPart(const GameCase& asked, SlotId id, Parts& parts) const
{
    const Program& program = asked.situation.program();
    const Slot& slot = program.slot(id);
    const auto kind = std::find_if(m_kinds.begin(), m_kinds.end(),
                                   [&](const LossKind& each) { return each.attribute == slot.attribute; });
    if (kind == m_kinds.end() || slot.owner < 0) return;
    const int rows = slot.manyRole < 0 ? 1 : asked.situation.layout().rows(slot.manyRole);
    for (int row = 0; row < rows; ++row) {
        const EntityId who = asked.entity(slot.owner, row);
        const Value given = asked.situation.given({id, row});
        const Part part{{id, row}, given.isUnknown() && kind->isGone ? Value::flag(false) : given};
        if (who == nobody || !part.before.isSet()) continue;
        std::vector<Part>& all = parts[{m_start.at(who).side, static_cast<std::size_t>(kind - m_kinds.begin())}];
        if (std::none_of(all.begin(), all.end(), [&](const Part& each) { return each.fact == part.fact; }))
            all.push_back(part);
    }
}

/// What its effects may cost each unit.
LuckCalculator::Parts LuckCalculator::partsOf(const GameCase& asked) const
{
    const Program& program = asked.situation.program();
    Parts parts;
    for (const EffectDetail& effect : program.effects) {
        for (const Change& change : effect.changes) addPart(asked, change.slot, parts);
    }
    for (const WatchDetail& watch : program.watches) {
        for (const Change& change : watch.changes) addPart(asked, change.slot, parts);
    }
    return parts;
}

Number LuckCalculator::loss(const LossKind& kind, Value before, Value after) const
{
    if (!after.isSet()) return 0;
    if (kind.isGone) return after.yes() && !before.yes() ? 1 : 0;
    return kind.countsUp ? after.number() - before.number() : before.number() - after.number();
}

Number LuckCalculator::came(const LossKind& kind, const std::vector<Part>& parts, const Situation& situation,
                            const Verdict& verdict) const
{
    Number sum;
    if (verdict.refused) return sum;
    for (const Part& part : parts) {
        const std::string name = factName(situation.program(), part.fact);
        Value after = part.before;
        for (const VerdictEffect& effect : verdict.effects) {
            if (effect.role + "." + effect.attribute == name) after = effect.to;
        }
        sum = sum + loss(kind, part.before, after);
    }
    return sum;
}

LossChances LuckCalculator::chancesOf(const LossKind& kind, const std::vector<Part>& parts, const Odds& odds) const
{
    LossChances chances;
    for (const OddsOutcome& outcome : odds.outcomes) {
        Number sum;
        for (std::size_t i = 0; i < parts.size() && outcome.refused.empty(); ++i)
            sum = sum + loss(kind, parts[i].before, outcome.values[i]);
        chances.add(outcome.probability, sum);
    }
    return chances;
}

/// How a question was answered elsewhere in the battle: the middle one of numbers, of others the commonest. Unknown
/// where it never was.
Value LuckCalculator::usualAnswer(const Situation& situation, FactRef fact) const
{
    std::map<std::int64_t, int> answers;
    int count = 0;
    const Slot& slot = situation.program().slot(fact.slot);
    for (const GameCase* each : m_cases) {
        if (&each->situation.procedure() != &situation.procedure()) continue;
        const int rows = slot.manyRole < 0 ? 1 : each->situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const Value given = each->situation.given({fact.slot, row});
            if (given.isUnknown()) continue;
            ++answers[given.raw()];
            ++count;
        }
    }
    if (count == 0) return Value::unknown();
    if (slot.shape.kind != ValueKind::Number)
        return Value::fromRaw(std::max_element(answers.begin(), answers.end(), [](const auto& a, const auto& b) {
                                  return a.second < b.second;
                              })->first);
    int passed = 0;
    for (const auto& [raw, times] : answers) {
        passed += times;
        if (2 * passed >= count) return Value::fromRaw(raw);
    }
    return Value::unknown();
}

/// Where other dice would have led to a question that was not asked, its usual answer is taken.
const LuckCalculator::Known& LuckCalculator::oddsOf(const Situation& asked, std::vector<std::string> of)
{
    constexpr std::size_t mostOfOne = 100'000;
    const std::string key = keyOf(asked, of);
    if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
    Known known{std::nullopt, Why::TooLong, false};
    Situation situation = asked;
    OddsRequest request;
    request.of = std::move(of);
    for (bool again = true; again && m_statesLeft > 0;) {
        request.maxStates = std::min(mostOfOne, m_statesLeft);
        Result<Odds, OddsError> odds = m_engine.compute(situation, request);
        known.odds = odds ? std::optional(std::move(*odds)) : std::nullopt;
        const std::optional<FactRef> needed = odds ? std::nullopt : odds.error().missing();
        const Value usual = needed ? usualAnswer(situation, *needed) : Value::unknown();
        again = !usual.isUnknown();
        if (again) situation.answer(*needed, usual);
        known.isAssumed = known.isAssumed || again;
        known.why = known.odds ? Why::Weighed : needed ? Why::Unanswered : Why::TooLong;
        m_statesLeft -= std::min(m_statesLeft,
                                 known.odds   ? known.odds->states
                                     : needed ? std::size_t(1)
                                              : request.maxStates);
    }
    return m_known.emplace(key, std::move(known)).first->second;
}

LuckCalculator::Why LuckCalculator::weighLosses(const GameCase& asked, const Verdict& verdict, Weighed& weighed)
{
    const Situation& situation = asked.situation;
    const Verdict whole = inTheEnd(situation, verdict);
    for (const auto& [whose, parts] : partsOf(asked)) {
        std::vector<std::string> names;
        for (const Part& part : parts) names.push_back(factName(situation.program(), part.fact));
        const Known& known = oddsOf(situation, std::move(names));
        if (known.why != Why::Weighed) return known.why;
        weighed.isAssumed = weighed.isAssumed || known.isAssumed;
        const LossKind& kind = m_kinds[whose.second];
        CaseLoss loss{whose.first, whose.second, chancesOf(kind, parts, *known.odds),
                      came(kind, parts, situation, whole)};
        if (!loss.chances.isOpen()) continue;
        const Texts& texts = *m_rules.ruleset.texts;
        const std::string what = texts.say("report.case-lost-by", "lost by {side}, {kind}",
                                           {{"side", m_start.at(loss.side).name}, {"kind", kind.label}});
        weighed.chances.push_back(
            rarer(texts, what, loss.came, loss.chances.atLeast(loss.came), loss.chances.atMost(loss.came), true));
        weighed.losses.push_back(std::move(loss));
    }
    return Why::Weighed;
}

/// Where nothing can be lost: the result that tells most, of choices the chance of just this one.
LuckCalculator::Why LuckCalculator::weighResult(const Situation& situation, const Verdict& verdict, Weighed& weighed)
{
    std::vector<FactRef> results = oddsResults(situation);
    std::stable_sort(results.begin(), results.end(),
                     [&](FactRef a, FactRef b) { return telling(situation, a) < telling(situation, b); });
    for (const FactRef fact : results) {
        const std::string name = factName(situation.program(), fact);
        const auto came = std::find_if(verdict.values.begin(), verdict.values.end(),
                                       [&](const VerdictValue& each) { return each.name == name; });
        if (came == verdict.values.end() || !came->value.isSet()) continue;
        const Known& known = oddsOf(situation, {name});
        if (known.why != Why::Weighed) return known.why;
        const OddsSummary summary = summarise(situation, *known.odds);
        const OddsLine* line = summary.line(came->value);
        if (!line || summary.lines.size() < 2) continue;
        if (summary.isNumber())
            weighed.chances.push_back(rarer(*m_rules.ruleset.texts, summary.label, came->value.number(), line->orLater,
                                            line->orEarlier, false));
        else weighed.chances.push_back({summary.label + ": " + line->text, line->exactly});
        return Why::Weighed;
    }
    return Why::Weighed;
}

LuckCalculator::Weighed LuckCalculator::weigh(const GameCase& asked, const Verdict& verdict)
{
    Weighed weighed;
    if (verdict.dice.empty()) weighed.why = Why::NoDice;
    else if (isOverruled(asked.situation, Overrule::Kind::Value)) weighed.why = Why::Decided;
    else if (isOverruled(asked.situation, Overrule::Kind::Die)) weighed.why = Why::Changed;
    else weighed.why = weighLosses(asked, verdict, weighed);
    if (weighed.why == Why::Weighed && weighed.losses.empty())
        weighed.why = weighResult(asked.situation, verdict, weighed);
    if (weighed.why != Why::Weighed) weighed = {weighed.why, false, {}, {}};
    return weighed;
}

}  // namespace drumhead
