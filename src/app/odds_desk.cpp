#include "app/odds_desk.hpp"

#include "app/text.hpp"

namespace drumhead::app {

namespace {

CaseOdds computeFor(const Situation& situation, const std::string& result, const std::atomic<bool>& cancelled)
{
    OddsRequest request;
    request.of = {result};
    request.cancelled = &cancelled;
    CaseOdds odds;
    const Result<Odds> computed = computeOdds(situation, request);
    if (computed) {
        odds.state = CaseOdds::State::Ready;
        odds.summary = summarise(situation, *computed);
        return odds;
    }
    odds.missing = answerNeeded(situation, computed.error());
    odds.state = odds.missing ? CaseOdds::State::Missing : CaseOdds::State::Failed;
    odds.message = raised(toQt(computed.error())) + u'.';
    return odds;
}

/// The same result in another procedure, else the one that was looked at there.
std::string resultIn(const Situation& situation, const std::string& wanted, const std::string& otherwise)
{
    const Result<FactRef> fact = findFact(situation.program(), wanted);
    if (!fact) return otherwise;
    const Slot& slot = situation.program().slots[static_cast<std::size_t>(fact->slot)];
    const bool there = slot.manyRole < 0 || fact->row < situation.layout().rows(slot.manyRole);
    return there ? wanted : otherwise;
}

}  // namespace

OddsDesk::OddsDesk(QObject* parent) : QObject(parent)
{
    connect(&m_job, &BackgroundJob::slow, this, &OddsDesk::slow);
}

void OddsDesk::setSession(CaseSession* session)
{
    m_job.stop();  // before the rules go that it reads
    if (!session || m_ruleset != &session->ruleset()) m_pinned.reset();
    m_ruleset = session ? &session->ruleset() : nullptr;
    m_session = session;
    m_present = {};
    m_results.clear();
    m_result = {};
    findResults();
    Q_EMIT changed();
    if (m_watched) compute();
}

void OddsDesk::setWatched(bool watched)
{
    if (watched == m_watched) return;
    m_watched = watched;
    if (m_watched) refresh();
    else m_job.cancel();
}

Situation OddsDesk::situation() const
{
    Situation situation = m_session->situation();
    const std::vector<Overrule> all = situation.overrules();
    for (const Overrule& each : all) {
        if (each.kind == Overrule::Kind::Die) situation.withdraw(each);
    }
    return situation;
}

void OddsDesk::refresh()
{
    findResults();
    if (m_watched) compute();
}

/// Rows that were added or taken away bring results of their own. What was chosen stays chosen.
void OddsDesk::findResults()
{
    std::vector<FactRef> results;
    if (m_session) results = oddsResults(m_session->situation());
    if (m_session && results == m_results) return;
    m_results = std::move(results);
    m_result = m_results.empty() ? FactRef{} : m_results.front();
    const QString chosen = m_session ? m_chosen.value(toQt(m_session->procedure().id)) : QString();
    for (const FactRef each : m_results) {
        if (toQt(factName(m_session->program(), each)) == chosen) m_result = each;
    }
    Q_EMIT resultsChanged();
}

void OddsDesk::choose(FactRef result)
{
    if (!m_session || result == m_result) return;
    m_result = result;
    m_chosen.insert(toQt(m_session->procedure().id), toQt(factName(m_session->program(), result)));
    refresh();
}

/// What is plain without going through any throw: that a question is open.
bool OddsDesk::findMissing()
{
    if (m_session->pause().kind != Pause::Kind::Answer) return false;
    const std::vector<FactRef> missing = m_session->unanswered();
    CaseOdds odds;
    odds.state = CaseOdds::State::Missing;
    odds.missing = missing.empty() ? m_session->pause().fact : missing.front();
    odds.moreMissing = std::max(static_cast<int>(missing.size()) - 1, 0);
    take(std::move(odds), m_pinned ? m_pinned->odds : CaseOdds());
    return true;
}

void OddsDesk::compute()
{
    m_job.cancel();
    if (!m_session || m_results.empty()) return take({}, m_pinned ? m_pinned->odds : CaseOdds());
    if (findMissing() && !m_pinned) return;
    const std::string result = factName(m_session->program(), m_result);
    std::optional<Situation> beside;
    std::string besideResult;
    if (m_pinned) {
        beside = m_pinned->situation;
        besideResult = resultIn(*beside, result, m_pinned->result.toStdString());
    }
    m_job.start(
        [now = situation(), result, beside, besideResult](const std::atomic<bool>& cancelled) {
            return std::pair(computeFor(now, result, cancelled),
                             beside ? computeFor(*beside, besideResult, cancelled) : CaseOdds());
        },
        [this](std::pair<CaseOdds, CaseOdds> found) {
            if (found.first.state == CaseOdds::State::Missing && m_present.state == CaseOdds::State::Missing)
                found.first.moreMissing = m_present.moreMissing;
            take(std::move(found.first), std::move(found.second));
        });
}

void OddsDesk::take(CaseOdds present, CaseOdds pinned)
{
    m_present = std::move(present);
    if (m_pinned) m_pinned->odds = std::move(pinned);
    Q_EMIT changed();
}

void OddsDesk::pin()
{
    if (!m_session || m_results.empty()) return;
    m_pinned = PinnedCase{situation(), m_session->faces(), toQt(factName(m_session->program(), m_result)), m_present};
    Q_EMIT changed();
}

void OddsDesk::unpin()
{
    m_pinned.reset();
    compute();
    Q_EMIT changed();
}

PinnedCase OddsDesk::exchange()
{
    PinnedCase before = std::move(*m_pinned);
    m_pinned.reset();
    pin();
    return before;
}

}  // namespace drumhead::app
