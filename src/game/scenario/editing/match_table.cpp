#include "drumhead/game/scenario/editing/match_table.hpp"

#include "drumhead/game/state/entity_values.hpp"
#include "drumhead/resolve/odds/odds_summary.hpp"
#include "game/scenario/editing/match_roles.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

constexpr std::size_t mostStates = 200'000;  // a quick look, no study
constexpr std::size_t mostTypes = 20;        // of a side

/// One match-up over the army lists of a scenario as they are at the start.
class Meeting {
public:
    Meeting(const Scenario& scenario, const Ruleset& ruleset, const MatchUpRule& rule, const SupposedFacts& supposed,
            std::stop_token cancelled)
        : m_ruleset(ruleset), m_stored(ruleset), m_state(initialState(scenario, ruleset, m_stored)), m_rule(rule),
          m_supposed(supposed), m_cancelled(std::move(cancelled))
    {
        if (const Procedure* const procedure = ruleset.findProcedure(rule.procedure))
            m_roles = matchRoles(procedure->program);
    }

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool isPossible() const { return m_roles.has_value(); }

    [[nodiscard]] Result<Situation> situation(EntityId first, EntityId second) const
    {
        const EntityId who[2] = {first, second};
        Result<GameCase> made =
            makeCase({m_ruleset, m_stored}, m_state, m_rule.procedure, bindingsOf(*m_roles, m_state, who));
        if (!made) return Error{made.error()};
        Situation situation = std::move(made->situation);
        // What this case does not ask is passed over.
        for (const auto& [name, text] : m_rule.with) static_cast<void>(situation.set(name, text));
        for (const auto& [name, other] : m_rule.like) copyFact(situation, name, other);
        for (const auto& [name, text] : m_supposed) static_cast<void>(situation.set(name, text));
        return situation;
    }

    [[nodiscard]] MatchGain gain(EntityId first, EntityId second)
    {
        const Result<Situation> made = situation(first, second);
        if (!made) return {{}, {}, made.error()};
        const std::optional<FactRef> fact = gainFact(*made);
        if (!fact) return {{}, {}, "this procedure has no result to tell the odds of"};
        const Result<Odds, OddsError> odds = m_engine.compute(*made, request(*made, *fact));
        if (odds) return gainOf(*made, *odds, *fact);
        if (const auto missing = odds.error().missing()) return {{}, needOf(*made, *missing), {}};
        return {{}, {}, oddsErrorText(made->program(), odds.error(), *made->ruleset().texts)};
    }

    [[nodiscard]] MatchUp whole(EntityId first, EntityId second)
    {
        MatchUp match{m_state.at(first).name, m_state.at(second).name, {}, {}, {}, {}, {}};
        const Result<Situation> made = situation(first, second);
        if (!made) return match.why = made.error(), match;
        const std::optional<FactRef> fact = gainFact(*made);
        if (!fact) return match.why = "this procedure has no result to tell the odds of", match;
        const Result<Odds, OddsError> odds = m_engine.compute(*made, request(*made, *fact));
        if (odds) addChances(match, summarise(*made, *odds));
        else if (const auto missing = odds.error().missing()) match.need = needOf(*made, *missing);
        else match.why = oddsErrorText(made->program(), odds.error(), *made->ruleset().texts);
        return match;
    }

    /// The label of what is gained, and whether it is a chance.
    void describe(MatchTable& table) const
    {
        table.isChance = !m_rule.wins.empty();
        if (table.rows.empty() || table.columns.empty()) return;
        const Result<Situation> made = situation(table.rows.front().first, table.columns.front().first);
        if (!made) return;
        if (const std::optional<FactRef> fact = gainFact(*made)) table.gain = oddsLabel(*made, *fact);
    }

private:
    static void copyFact(Situation& situation, const std::string& name, const std::string& other)
    {
        const Result<FactRef> to = findFact(situation.program(), name), from = findFact(situation.program(), other);
        if (to && from && !situation.given(*from).isUnknown()) situation.answer(*to, situation.given(*from));
    }

    [[nodiscard]] std::optional<FactRef> gainFact(const Situation& situation) const
    {
        if (!m_rule.gain.empty()) {
            const Result<FactRef> named = findFact(situation.program(), m_rule.gain);
            return named ? std::optional(*named) : std::nullopt;
        }
        const std::vector<FactRef> results = oddsResults(situation);
        return results.empty() ? std::nullopt : std::optional(results.front());
    }

    [[nodiscard]] OddsRequest request(const Situation& situation, FactRef fact) const
    {
        OddsRequest request;
        request.of = {factName(situation.program(), fact)};
        request.maxStates = mostStates;
        request.cancelled = m_cancelled;
        return request;
    }

    /// Where the rules refuse the case in part, nothing is gained there.
    [[nodiscard]] MatchGain gainOf(const Situation& situation, const Odds& odds, FactRef fact) const
    {
        const Shape& shape = situation.program().slot(fact.slot).shape;
        const bool isMean = m_rule.wins.empty();
        if (isMean && shape.kind != ValueKind::Number) return {{}, {}, "its result is no number"};
        double sum = 0, allowed = 0;
        std::string refused;
        for (const OddsOutcome& each : odds.outcomes) {
            if (!each.refused.empty()) refused = each.refused;
            else allowed += each.probability;
            const Value value = each.values.front();
            if (!each.refused.empty() || !value.isSet()) continue;
            if (isMean) sum += each.probability * value.number().toDouble();
            else if (isWin(m_ruleset.valueId(shape, value))) sum += each.probability;
        }
        if (allowed <= 0) return {{}, {}, refused};
        return {sum, {}, {}};
    }

    [[nodiscard]] bool isWin(const std::string& value) const
    {
        return std::find(m_rule.wins.begin(), m_rule.wins.end(), value) != m_rule.wins.end();
    }

    static void addChances(MatchUp& match, const OddsSummary& summary)
    {
        match.result = summary.label;
        match.mean = summary.mean;
        for (const OddsLine& line : summary.lines) match.chances.emplace_back(line.text, line.exactly);
        for (const auto& [reason, chance] : summary.refused) match.chances.emplace_back(reason, chance);
        std::stable_sort(match.chances.begin(), match.chances.end(),
                         [](const auto& a, const auto& b) { return a.second > b.second; });
    }

    const Ruleset& m_ruleset;
    StoredAttributes m_stored;
    State m_state;
    const MatchUpRule& m_rule;
    const SupposedFacts& m_supposed;
    std::stop_token m_cancelled;
    std::optional<MatchRoles> m_roles;
    OddsEngine m_engine;
};

/// The troop types of a side in the order of its list.
std::vector<MatchType> typesOf(const State& state, const Ruleset& ruleset, const std::string& side)
{
    const StoredAttributes stored(ruleset);
    std::vector<MatchType> types;
    std::map<std::int64_t, std::size_t> known;
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const Entity& each = state.entities[i];
        if (each.kind != EntityKind::Unit || state.idOf(each.side) != side) continue;
        const Value type = unitTypeOf(stored, each);
        const auto [at, isNew] = known.emplace(type.raw(), types.size());
        if (isNew && types.size() >= mostTypes) {
            known.erase(at);
            continue;
        }
        if (isNew)
            types.push_back({type.isSet() ? ruleset.choiceLabel(0, type.name()) : std::string(), each.name,
                             static_cast<EntityId>(i), 0});
        ++types[at->second].count;
    }
    return types;
}

}  // namespace

std::vector<MatchUpRule> matchUpRules(const Ruleset& ruleset)
{
    std::vector<MatchUpRule> rules = ruleset.matchUps;
    for (const auto& [id, title] : matchProcedures(ruleset)) rules.push_back({title, id, {}, {}, {}, {}});
    return rules;
}

MatchTable matchTable(const Scenario& scenario, const Ruleset& ruleset, const MatchUpRule& rule,
                      const SupposedFacts& supposed, const std::stop_token& cancelled)
{
    MatchTable table;
    Meeting meeting(scenario, ruleset, rule, supposed, cancelled);
    std::vector<std::string> sides;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind == EntityKind::Side) sides.push_back(each.id);
    }
    if (sides.size() < 2 || !meeting.isPossible()) return table;
    table.rows = typesOf(meeting.state(), ruleset, sides[0]);
    table.columns = typesOf(meeting.state(), ruleset, sides[1]);
    for (const MatchType& row : table.rows) {
        for (const MatchType& column : table.columns) {
            if (cancelled.stop_requested()) return {};
            table.forth.push_back(meeting.gain(row.first, column.first));
            table.back.push_back(meeting.gain(column.first, row.first));
        }
    }
    meeting.describe(table);
    return table;
}

std::vector<MatchUp> matchPair(const Scenario& scenario, const Ruleset& ruleset, const MatchUpRule& rule,
                               EntityId first, EntityId second, const SupposedFacts& supposed,
                               const std::stop_token& cancelled)
{
    Meeting meeting(scenario, ruleset, rule, supposed, cancelled);
    if (!meeting.isPossible()) return {};
    return {meeting.whole(first, second), meeting.whole(second, first)};
}

Result<CaseRecord> matchCase(const Scenario& scenario, const Ruleset& ruleset, const MatchUpRule& rule, EntityId first,
                             EntityId second, const SupposedFacts& supposed)
{
    const Meeting meeting(scenario, ruleset, rule, supposed, {});
    if (!meeting.isPossible()) return Error{ruleset.texts->say("match.no-meeting", "it is no meeting of two units")};
    const Result<Situation> made = meeting.situation(first, second);
    if (!made) return Error{made.error()};
    return recordOf(*made, {});
}

}  // namespace drumhead
