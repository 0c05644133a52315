#include "rules.hpp"

#include "drumhead/rules/loading/ruleset_library.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace drumhead::bench {

void giveUp(const std::string& what)
{
    std::fprintf(stderr, "drumhead-bench: error: %s\n", what.c_str());
    std::exit(1);
}

Rules::Rules()
{
    const std::string source = DRUMHEAD_SOURCE_DIR;
    const auto entries = listRulesets(source + "/rulesets");
    if (!entries) giveUp(entries.error());
    for (const RulesetEntry& entry : *entries) {
        m_shipped.push_back(entry.id);
        load(entry.folder.string());
    }
    load(source + "/tests/bench/rulesets/problems");
}

void Rules::load(const std::string& folder)
{
    Result<RulesetFiles> files = readRulesetFolder(folder);
    if (!files) giveUp(files.error());
    LoadedRuleset loaded = loadRuleset(*files);
    if (!loaded.usable()) giveUp(folder + " has faults");
    m_files.emplace(loaded.ruleset->id, std::move(*files));
    const std::string id = loaded.ruleset->id;
    m_rulesets.emplace(id, std::move(loaded.ruleset));
}

const Ruleset& Rules::ruleset(const std::string& id) const
{
    const auto found = m_rulesets.find(id);
    if (found == m_rulesets.end()) giveUp("there is no ruleset " + id);
    return *found->second;
}

const Example& Rules::example(const std::string& id, const std::string& wanted) const
{
    const std::vector<Example>& examples = ruleset(id).examples;
    const auto found = std::find_if(examples.begin(), examples.end(), [&](const Example& each) {
        return wanted.front() == '*' ? each.procedure == wanted.substr(1) && !each.dice.empty() : each.id == wanted;
    });
    if (found == examples.end()) giveUp(id + " has no example " + wanted);
    return *found;
}

Odds oddsOf(const Situation& situation, const OddsRequest& request, OddsEngine* engine)
{
    Result<Odds, OddsError> odds = engine ? engine->compute(situation, request) : computeOdds(situation, request);
    if (!odds) giveUp(situation.procedure().id + ": " + oddsErrorText(situation.program(), odds.error()));
    return std::move(*odds);
}

OddsTable tableOf(const Situation& situation, const Odds& odds)
{
    OddsTable table;
    for (const OddsOutcome& outcome : odds.outcomes) {
        std::string key = outcome.refused;
        for (std::size_t i = 0; i < outcome.values.size() && outcome.refused.empty(); ++i) {
            const Shape& shape = situation.program().slot(odds.facts[i].slot).shape;
            if (i > 0) key += ' ';
            key += outcome.values[i].isUnknown() ? std::string("?")
                                                 : situation.ruleset().valueId(shape, outcome.values[i]);
        }
        table[key] += outcome.probability;
    }
    return table;
}

void demandSame(const std::string& what, const OddsTable& ours, const OddsTable& theirs)
{
    constexpr double tolerance = 1e-12;
    std::map<std::string, std::pair<double, double>> both;
    for (const auto& [key, chance] : ours) both[key].first = chance;
    for (const auto& [key, chance] : theirs) both[key].second = chance;
    for (const auto& [key, chances] : both) {
        if (!(std::abs(chances.first - chances.second) <= tolerance))
            giveUp(what + ": " + key + " has " + std::to_string(chances.first) + " against "
                   + std::to_string(chances.second));
    }
}

}  // namespace drumhead::bench
