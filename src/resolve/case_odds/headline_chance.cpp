#include "resolve/case_odds/headline_chance.hpp"

#include "drumhead/base/percent.hpp"
#include "drumhead/resolve/odds/odds.hpp"
#include "resolve/machine/values/plain_evaluation.hpp"

#include <algorithm>
#include <map>
#include <span>

namespace drumhead {

namespace {

/// Of more results the joint odds take too long.
constexpr std::size_t mostResults = 12;

bool isAboutRows(NodeKind kind)
{
    return kind == NodeKind::Total || kind == NodeKind::LeastOf || kind == NodeKind::MostOf || kind == NodeKind::Count
        || kind == NodeKind::Some || kind == NodeKind::Every;
}

bool namesFigure(const Phrase& phrase)
{
    return std::any_of(phrase.begin(), phrase.end(), [](const PhrasePart& each) { return each.slot >= 0; });
}

/// How bad it is for its subject.
int severity(OutcomeTone tone)
{
    switch (tone) {
    case OutcomeTone::Good: return 0;
    case OutcomeTone::Neutral: return 1;
    case OutcomeTone::Warning: return 2;
    case OutcomeTone::Bad: break;
    }
    return 3;
}

std::string wordOf(const Situation& situation, const OutcomeDetail& detail, int row)
{
    return namesFigure(detail.word) ? std::string() : phraseText(situation, detail.word, nullptr, row);
}

}  // namespace

std::optional<ReachedOutcome> leadingOutcome(const CaseInHand& session)
{
    Resolution played(session.situation());
    ScriptedDice dice(session.faces());
    static_cast<void>(played.run(dice));
    const std::vector<ReachedOutcome> all = played.outcomes();
    const auto leading = std::max_element(all.begin(), all.end(), [](const ReachedOutcome& a, const ReachedOutcome& b) {
        return a.detail->rank < b.detail->rank;
    });
    return leading == all.end() ? std::nullopt : std::optional(*leading);
}

/// What the chances of the outcomes come to, beside the one that came.
struct HeadlineChance::Sums {
    double same = 0;
    double goodOrBetter = 0;
    double badOrWorse = 0;
    double all = 0;
    std::map<int, std::pair<int, int>> severities;  ///< by rank, from and to

    void add(const OutcomeDetail& detail, bool isSame, int rank, double chance)
    {
        all += chance;
        if (isSame) same += chance;
        if (isSame || detail.rank < rank) goodOrBetter += chance;
        if (isSame || detail.rank > rank) badOrWorse += chance;
        const int here = severity(detail.tone);
        const auto [at, isNew] = severities.try_emplace(detail.rank, here, here);
        at->second = {std::min(at->second.first, here), std::max(at->second.second, here)};
    }

    /// Whether what ranks higher is at least as bad: else ranks say nothing of better and worse.
    [[nodiscard]] bool isOrdered() const
    {
        int worst = 0;
        for (const auto& [rank, range] : severities) {
            if (range.first < worst) return false;
            worst = range.second;
        }
        return true;
    }
};

std::shared_ptr<const HeadlineChance> HeadlineChance::of(const CaseInHand& session,
                                                         const std::optional<ReachedOutcome>& leading)
{
    if (!leading || namesFigure(leading->detail->word)) return nullptr;
    HeadlineChance chance(*leading);
    chance.findResults(session);
    if (chance.m_results.empty() || chance.m_results.size() > mostResults) return nullptr;
    std::vector<Value> values;
    for (const FactRef each : chance.m_results) values.push_back(session.afterRun(each));
    if (chance.reached(session.situation(), values) != leading->detail) return nullptr;
    return std::make_shared<const HeadlineChance>(std::move(chance));
}

void HeadlineChance::findResults(const CaseInHand& session)
{
    for (const OutcomeDetail& each : session.program().outcomes) {
        if (each.list != m_came.detail->list || each.role != m_came.detail->role || each.rows != m_came.detail->rows)
            continue;
        m_list.push_back(&each);
        visit(session, each.when, false);
    }
}

void HeadlineChance::visit(const CaseInHand& session, NodeId id, bool ofEachRow)
{
    if (id < 0) return;
    const Program& program = session.program();
    const Node& node = program.node(id);
    if (node.kind == NodeKind::Slot || node.simple) addResult(session, node.subject, ofEachRow);
    const bool isOfRows = ofEachRow || isAboutRows(node.kind);
    for (std::uint32_t i = 0; i < node.count; ++i) visit(session, program.children[node.first + i], isOfRows);
}

void HeadlineChance::addResult(const CaseInHand& session, SlotId slot, bool ofEachRow)
{
    const int role = session.program().slot(slot).manyRole;
    const int rows = role < 0 ? 1 : session.situation().layout().rows(role);
    for (int row = 0; row < rows; ++row) {
        const FactRef fact{slot, row};
        const bool isHere = role < 0 || ofEachRow || role != m_came.detail->rows || row == m_came.row;
        const bool isKnown = std::find(m_results.begin(), m_results.end(), fact) != m_results.end();
        if (isHere && !isKnown && session.effective(fact).isUnknown()) m_results.push_back(fact);
    }
}

const OutcomeDetail* HeadlineChance::reached(const Situation& situation, std::span<const Value> values) const
{
    // A procedure within the case that was not run gave no result.
    const bool wasRun = m_came.detail->first == 0
        || std::any_of(values.begin(), values.end(), [](Value each) { return !each.isUnknown(); });
    if (!wasRun) return nullptr;
    Frame frame(situation);
    frame.fillIn();
    for (std::size_t i = 0; i < m_results.size(); ++i) frame.put(frame.address(m_results[i]), values[i]);
    if (m_came.detail->rows >= 0) frame.goToRow(m_came.detail->rows, m_came.row);
    const auto found = std::find_if(m_list.begin(), m_list.end(), [&](const OutcomeDetail* each) {
        return each->when < 0 || PlainEvaluation(frame).value(each->when).yes();
    });
    return found == m_list.end() ? nullptr : *found;
}

std::optional<std::string> HeadlineChance::text(const Situation& situation, const std::stop_token& cancelled) const
{
    OddsRequest request;
    for (const FactRef each : m_results) request.of.push_back(factName(situation.program(), each));
    request.mostTime = std::chrono::seconds(1);
    request.cancelled = cancelled;
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    if (!odds) return std::nullopt;
    const std::string word = wordOf(situation, *m_came.detail, m_came.row);
    Sums sums;
    for (const OddsOutcome& each : odds->outcomes) {
        const OutcomeDetail* const detail = each.refused.empty() ? reached(situation, each.values) : nullptr;
        if (!detail) continue;
        const bool isSame = detail == m_came.detail || wordOf(situation, *detail, m_came.row) == word;
        sums.add(*detail, isSame, m_came.detail->rank, each.probability);
    }
    constexpr double nearly = 1e-9;
    if (sums.same <= 0) return std::nullopt;
    if (sums.same > 1 - nearly) return std::string();
    const Texts& texts = *situation.ruleset().texts;
    const auto percent = [&](double chance) { return texts.withPoint(roughPercent(chance)); };
    const auto tells = [&](double chance) {
        return sums.isOrdered() && chance > sums.same + nearly && chance < sums.all - nearly;
    };
    const std::string good = percent(sums.goodOrBetter);
    const std::string bad = percent(sums.badOrWorse);
    const TextArguments with = {{"outcome", word}, {"chance", percent(sums.same)}, {"good", good}, {"bad", bad}};
    if (tells(sums.goodOrBetter) && tells(sums.badOrWorse))
        return texts.say("odds.headline-both",
                         "{outcome}: {chance}. This good or better: {good}. This bad or worse: {bad}.", with);
    if (tells(sums.goodOrBetter))
        return texts.say("odds.headline-good", "{outcome}: {chance}. This good or better: {good}.", with);
    if (tells(sums.badOrWorse))
        return texts.say("odds.headline-bad", "{outcome}: {chance}. This bad or worse: {bad}.", with);
    return texts.say("odds.headline", "{outcome}: {chance}", with);
}

}  // namespace drumhead
