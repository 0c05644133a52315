#include "drumhead/resolve/case_odds/verdict_chance.hpp"

#include "drumhead/resolve/case_odds/odds_words.hpp"
#include "resolve/case_odds/headline_chance.hpp"

#include <algorithm>
#include <initializer_list>

namespace drumhead {

namespace {

/// One line has room for two of them.
constexpr std::size_t mostSummed = 2;

/// The figure in the word of the outcome that leads: of "2 stands lost" the stands.
std::optional<FactRef> figureOfHeadline(const CaseInHand& session, const std::optional<ReachedOutcome>& leading)
{
    if (!leading) return std::nullopt;
    for (const PhrasePart& each : leading->detail->word) {
        if (each.slot >= 0)
            return FactRef{each.slot, session.program().slot(each.slot).manyRole < 0 ? 0 : leading->row};
    }
    return std::nullopt;
}

/// The results that the verdict tells, with what came of them.
std::vector<VerdictChance::Came> whatCame(const CaseInHand& session, const std::optional<ReachedOutcome>& leading)
{
    if (const std::optional<FactRef> figure = figureOfHeadline(session, leading)) {
        const std::vector<FactRef> offered = oddsResults(session.situation());
        const Value value = session.afterRun(*figure);
        if (!value.isUnknown() && std::find(offered.begin(), offered.end(), *figure) != offered.end())
            return {{factName(session.program(), *figure), value}};
    }
    if (leading && leading->detail->first != 0) return {};  // a result of the case is not what its headline says
    std::vector<FactRef> facts = tellingResults(session.situation());
    const std::vector<FactRef> all = oddsResults(session.situation());
    const auto place = [&](FactRef fact) { return std::find(all.begin(), all.end(), fact) - all.begin(); };
    if (!all.empty() && std::find(facts.begin(), facts.end(), all.front()) == facts.end()) facts.push_back(all.front());
    std::stable_sort(facts.begin(), facts.end(), [&](FactRef a, FactRef b) { return place(a) < place(b); });
    std::vector<VerdictChance::Came> came;
    for (const FactRef fact : facts) {
        const bool listed = place(fact) < static_cast<std::ptrdiff_t>(all.size());
        const Value value = session.afterRun(fact);
        if (listed && !value.isUnknown() && came.size() < mostSummed)
            came.push_back({factName(session.program(), fact), value});
    }
    return came;
}

std::string likelihood(const Situation& situation, const std::vector<VerdictChance::Came>& came,
                       const std::stop_token& cancelled)
{
    std::string text;
    for (const VerdictChance::Came& each : came) {
        OddsRequest request;
        request.of = {each.name};
        request.mostTime = std::chrono::seconds(1);
        request.cancelled = cancelled;
        const Result<Odds, OddsError> odds = computeOdds(situation, request);
        if (!odds) continue;
        const OddsSummary summary = summarise(situation, *odds);
        if (!text.empty() && summary.unfound > 0) continue;  // it follows from how the case ended
        const std::string part = likelihoodText(summary, each.value, *situation.ruleset().texts);
        if (!part.empty()) text.append(text.empty() ? "" : " · ").append(part);
    }
    return text;
}

bool has(const Situation& situation, Overrule::Kind kind)
{
    const std::vector<Overrule>& all = situation.overrules();
    return std::any_of(all.begin(), all.end(), [kind](const Overrule& each) { return each.kind == kind; });
}

Situation without(Situation situation, std::initializer_list<Overrule::Kind> kinds)
{
    const std::vector<Overrule> all = situation.overrules();
    for (const Overrule& each : all) {
        if (std::find(kinds.begin(), kinds.end(), each.kind) != kinds.end()) situation.withdraw(each);
    }
    return situation;
}

}  // namespace

std::optional<VerdictChance> VerdictChance::of(const CaseInHand& session)
{
    if (!session.isFinished() || session.faces().empty() || session.verdict().refused) return std::nullopt;
    const Situation& situation = session.situation();
    const std::optional<ReachedOutcome> leading = leadingOutcome(session);
    return VerdictChance(without(situation, {Overrule::Kind::Value, Overrule::Kind::Die}),
                         without(situation, {Overrule::Kind::Value}), whatCame(session, leading),
                         HeadlineChance::of(session, leading), has(situation, Overrule::Kind::Value),
                         has(situation, Overrule::Kind::Die));
}

VerdictChance::VerdictChance(Situation open, Situation fixed, std::vector<Came> came,
                             std::shared_ptr<const HeadlineChance> headline, bool withoutValues, bool hasFixed)
    : m_open(std::move(open)), m_fixed(std::move(fixed)), m_came(std::move(came)), m_headline(std::move(headline)),
      m_withoutValues(withoutValues), m_hasFixed(hasFixed)
{}

/// Of the outcome that leads; where that can't be told, of the results in the verdict.
std::string VerdictChance::chance(const Situation& situation, const std::stop_token& cancelled) const
{
    const std::optional<std::string> headline = m_headline ? m_headline->text(situation, cancelled) : std::nullopt;
    return headline ? *headline : likelihood(situation, m_came, cancelled);
}

std::string VerdictChance::text(const std::stop_token& cancelled) const
{
    const std::string open = chance(m_open, cancelled);
    if (open.empty()) return open;
    const Texts& texts = *m_open.ruleset().texts;
    const std::string overruledNote = texts.say("odds.without-overruled", "without the values that you overruled");
    if (!m_hasFixed) return m_withoutValues ? open + " (" + overruledNote + ")" : open;
    const std::string fixed = chance(m_fixed, cancelled);
    return open + " ("
        + texts.say("odds.with-changed", "{chance} with your changed dice",
                    {{"chance", fixed.empty() ? texts.say("odds.certain", "certain") : fixed}})
        + (m_withoutValues ? ", " + overruledNote : "") + ")";
}

}  // namespace drumhead
