#include "drumhead/resolve/across/across.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/situation.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

Engagement Engagement::usual(EngagementKind kind)
{
    Engagement engagement{kind, {}};
    for (const PlainTerm& each : plainTerms()) engagement.terms.emplace_back(each.usual);
    return engagement;
}

Result<void> Engagement::set(std::string_view name, const std::string& value)
{
    const int found = findPlainTerm(name);
    if (found < 0) {
        std::vector<std::string> known;
        for (const PlainTerm& each : plainTerms()) known.emplace_back(each.id);
        return Error{"there is no term \"" + std::string(name) + "\"; there are " + joined(known, "and")};
    }
    const PlainTerm& term = plainTerms()[static_cast<std::size_t>(found)];
    const auto isSaid = [&](const auto& each) { return each.first == value; };
    std::vector<std::string> choices;
    for (const auto& each : term.choices) choices.emplace_back(each.first);
    if (!choices.empty() && std::none_of(term.choices.begin(), term.choices.end(), isSaid))
        return Error{"\"" + std::string(name) + "\" is " + joined(choices, "or") + ", not \"" + value + "\""};
    const std::optional<Number> number = choices.empty() ? Number::parse(value) : std::nullopt;
    if (choices.empty() && (!number || *number < Number(term.least) || *number > Number(term.most)))
        return Error{"\"" + std::string(name) + "\" is a number from " + std::to_string(term.least) + " to "
                     + std::to_string(term.most) + ", not \"" + value + "\""};
    terms[static_cast<std::size_t>(found)] = value;
    return {};
}

bool Engagement::has(std::size_t term) const
{
    using What = PlainTerm::What;
    const PlainTerm& asked = plainTerms()[term];
    const auto arm = std::find_if(plainTerms().begin(), plainTerms().end(), [&](const PlainTerm& each) {
        return each.what == What::Arm && each.whose == asked.whose;
    });
    const bool isOfGuns = terms[static_cast<std::size_t>(arm - plainTerms().begin())] == armOfGuns;
    switch (asked.what) {
    case What::Guns: return isOfGuns;
    case What::Men:
    case What::Formation: return !isOfGuns;
    case What::Distance: return kind == EngagementKind::Shooting;
    case What::Arm:
    case What::Ground: break;
    }
    return true;
}

namespace {

/// Puts an engagement to the rules in their own words.
class Translation {
public:
    Translation(const Ruleset& ruleset, const EngagementPlan& plan, const Engagement& engagement)
        : m_plan(plan), m_engagement(engagement), m_situation(ruleset, *plan.procedure),
          m_isRead(plainTerms().size(), false)
    {}

    /// The error: what these rules can't say.
    Result<void> make()
    {
        for (const EngagementFact& fact : m_plan.given) {
            if (!isGiven(fact)) continue;
            const Result<std::string> value = valueOf(fact);
            if (!value) return Error{value.error()};
            if (const Result<void> done = m_situation.set(fact.name, *value); !done) return done;
            given.emplace_back(fact.name, *value);
        }
        return {};
    }

    [[nodiscard]] const Situation& situation() const { return m_situation; }
    [[nodiscard]] std::vector<std::size_t> ignored() const
    {
        std::vector<std::size_t> terms;
        for (std::size_t i = 0; i < m_isRead.size(); ++i) {
            if (!m_isRead[i] && m_engagement.has(i)) terms.push_back(i);
        }
        return terms;
    }

    std::vector<std::pair<std::string, std::string>> given;

private:
    const std::string& term(int index)
    {
        m_isRead[static_cast<std::size_t>(index)] = true;
        return m_engagement.terms[static_cast<std::size_t>(index)];
    }

    bool isGiven(const EngagementFact& fact)
    {
        return std::all_of(fact.only.begin(), fact.only.end(), [this](const auto& each) {
            return std::find(each.second.begin(), each.second.end(), term(each.first)) != each.second.end();
        });
    }

    Result<std::string> valueOf(const EngagementFact& fact)
    {
        if (fact.term < 0) return fact.literal;
        const std::string& said = term(fact.term);
        const PlainTerm& of = plainTerms()[static_cast<std::size_t>(fact.term)];
        if (of.choices.empty()) return numberOf(fact, said);
        for (const auto& [choice, value] : fact.byChoice) {
            if (choice == said) return value;
        }
        const auto choice =
            std::find_if(of.choices.begin(), of.choices.end(), [&](const auto& each) { return each.first == said; });
        const Texts& texts = *m_situation.ruleset().texts;
        return Error{texts.say("across.not-said", "these rules do not say: {term} {choice}",
                               {{"term", texts.say(of.label)}, {"choice", texts.say(choice->second)}})};
    }

    static Result<std::string> numberOf(const EngagementFact& fact, const std::string& said)
    {
        const double exact = Number::parse(said)->toDouble() / fact.each;
        const double rounded = fact.isWhole ? std::max(1.0, std::round(exact)) : std::round(exact * 1000) / 1000;
        return Number::fromDouble(rounded).text();
    }

    const EngagementPlan& m_plan;
    const Engagement& m_engagement;
    Situation m_situation;
    std::vector<bool> m_isRead;
};

void countLoss(const Odds& odds, double each, AcrossLine& line)
{
    double mean = 0;
    for (const OddsOutcome& outcome : odds.outcomes) {
        const Value value = outcome.values.front();
        if (!outcome.refused.empty() || !value.isSet()) continue;
        mean += outcome.probability * value.number().toDouble() * each;
        if (value.number() > Number(0)) line.lossAny += outcome.probability;
    }
    line.lossMean = mean;
}

void countEnding(const Odds& odds, const EngagementPlan& plan, const Ruleset& ruleset, std::size_t column,
                 AcrossLine& line)
{
    line.won = 0;
    const auto isAmong = [](const std::vector<std::string>& list, const std::string& word) {
        return std::find(list.begin(), list.end(), word) != list.end();
    };
    for (const OddsOutcome& outcome : odds.outcomes) {
        const Value value = outcome.values[column];
        if (!outcome.refused.empty() || !value.isSet()) continue;
        const std::string& word = ruleset.names.word(value.name());
        if (isAmong(plan.won, word)) *line.won += outcome.probability;
        if (isAmong(plan.lost, word)) line.lost += outcome.probability;
    }
}

}  // namespace

AcrossLine putTo(const Ruleset& ruleset, const Engagement& engagement)
{
    AcrossLine line;
    line.ruleset = &ruleset;
    const auto plan = std::find_if(ruleset.engagements.begin(), ruleset.engagements.end(),
                                   [&](const EngagementPlan& each) { return each.kind == engagement.kind; });
    if (plan == ruleset.engagements.end()) {
        line.cannot = engagement.kind == EngagementKind::Shooting
            ? ruleset.texts->say("across.no-shooting", "these rules have no shooting in plain terms")
            : ruleset.texts->say("across.no-melee", "these rules have no melee in plain terms");
        return line;
    }
    Translation translation(ruleset, *plan, engagement);
    const Result<void> made = translation.make();
    line.given = translation.given;
    if (!made) return line.cannot = made.error(), line;
    line.ignored = translation.ignored();
    OddsRequest request;
    for (const std::string& each : {plan->loss, plan->ending}) {
        if (!each.empty()) request.of.push_back(each);
    }
    const Result<Odds, OddsError> odds = computeOdds(translation.situation(), request);
    if (!odds)
        return line.cannot = oddsErrorText(translation.situation().program(), odds.error(), *ruleset.texts), line;
    for (const OddsOutcome& outcome : odds->outcomes) {
        if (outcome.refused.empty()) continue;
        line.refused = outcome.refused;
        line.refusedChance += outcome.probability;
    }
    if (!plan->loss.empty()) countLoss(*odds, plan->lossEach, line);
    if (!plan->ending.empty()) countEnding(*odds, *plan, ruleset, request.of.size() - 1, line);
    return line;
}

}  // namespace drumhead
