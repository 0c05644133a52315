#include "app/odds/odds_controller.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <algorithm>

namespace drumhead::app {

namespace {

/// `wanted` if the procedure has that result, else `otherwise`.
std::string resultIn(const Situation& situation, const std::string& wanted, const std::string& otherwise)
{
    const Result<FactRef> fact = findFact(situation.program(), wanted);
    if (!fact) return otherwise;
    const Slot& slot = situation.program().slot(fact->slot);
    const bool there = slot.manyRole < 0 || fact->row < situation.layout().rows(slot.manyRole);
    return there ? wanted : otherwise;
}

}  // namespace

OddsController::OddsController(QObject* parent) : QObject(parent)
{
    connect(&m_job, &BackgroundJob::slow, this, &OddsController::slow);
    connect(&m_job, &BackgroundJob::failed, this, &OddsController::giveUp);
}

void OddsController::setSession(CaseSession* session)
{
    m_job.stop();  // the rules that it reads may be deleted next
    m_engine = {};
    if (!session || m_ruleset != &session->ruleset()) m_pinned.reset();
    m_ruleset = session ? &session->ruleset() : nullptr;
    m_session = session;
    m_present = {};
    m_weighings.clear();
    m_results.clear();
    m_result = {};
    findResults();
    Q_EMIT changed();
    if (m_watched) compute();
}

void OddsController::setWatched(bool watched)
{
    if (watched == m_watched) return;
    m_watched = watched;
    if (m_watched) refresh();
    else m_job.cancel();
}

Situation OddsController::situation() const { return m_session->situation(); }

std::optional<Value> OddsController::came() const
{
    if (!m_session || !m_session->isFinished() || m_session->faces().empty() || !exists(m_result)) return std::nullopt;
    const Value value = m_session->program().slot(m_result.slot).attribute ? m_session->afterEffects(m_result)
                                                                           : m_session->afterRun(m_result);
    return value.isUnknown() ? std::nullopt : std::optional(value);
}

void OddsController::refresh()
{
    if (m_session) std::erase_if(m_weighings, [this](const Weighing& each) { return !exists(each.fact); });
    findResults();
    if (m_watched) compute();
}

/// Added or removed rows change the list of results. The chosen one stays chosen.
void OddsController::findResults()
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

void OddsController::choose(FactRef result)
{
    if (!m_session || result == m_result) return;
    m_result = result;
    m_chosen.insert(toQt(m_session->procedure().id), toQt(factName(m_session->program(), result)));
    refresh();
}

void OddsController::weigh(FactRef fact, std::vector<std::pair<Value, double>> chances)
{
    const bool alike = std::all_of(chances.begin(), chances.end(),
                                   [&](const auto& each) { return each.second == chances.front().second; });
    if (alike) chances.clear();
    setWeighing(fact, std::move(chances));
}

std::vector<Weighing> OddsController::weighings() const { return openWeighings(m_session->situation(), m_weighings); }

/// False if the row of the fact was removed.
bool OddsController::exists(FactRef fact) const
{
    const int role = m_session->program().slot(fact.slot).manyRole;
    return role < 0 || fact.row < m_session->situation().layout().rows(role);
}

/// Replaces it in place, so that the fields in the window keep their order; empty `chances` remove it.
void OddsController::setWeighing(FactRef fact, std::vector<std::pair<Value, double>> chances)
{
    const auto found = std::find_if(m_weighings.begin(), m_weighings.end(),
                                    [fact](const Weighing& each) { return each.fact == fact; });
    if (chances.empty()) std::erase_if(m_weighings, [fact](const Weighing& each) { return each.fact == fact; });
    else if (found != m_weighings.end()) found->chances = std::move(chances);
    else m_weighings.push_back({fact, std::move(chances)});
    compute();
}

void OddsController::setRange(FactRef fact, int from, int to)
{
    std::vector<std::pair<Value, double>> chances;
    for (int value = std::min(from, to); value <= std::max(from, to); ++value) chances.emplace_back(Number(value), 1);
    setWeighing(fact, std::move(chances));
}

std::vector<OpenRange> OddsController::ranges() const
{
    constexpr int widest = 1000;  // bound of the spin box
    std::vector<OpenRange> found;
    if (!m_session) return found;
    const auto range = [this](FactRef fact) {
        const Shape& shape = shapeOf(fact);
        const auto least = static_cast<int>(std::clamp<std::int64_t>(shape.least.floor(), -widest, widest));
        const std::int64_t most = std::min<std::int64_t>(shape.most.floor(), least + widest);
        return OpenRange{
            fact, raised(toQt(factLabel(m_session->situation(), fact))), least, static_cast<int>(most), {}};
    };
    for (const Weighing& each : m_weighings) {
        if (shapeOf(each.fact).kind != ValueKind::Number || !m_session->situation().given(each.fact).isUnknown())
            continue;
        found.push_back(range(each.fact));
        found.back().chosen = std::pair(static_cast<int>(each.chances.front().first.number().floor()),
                                        static_cast<int>(each.chances.back().first.number().floor()));
    }
    const std::optional<FactRef> missing =
        m_present.state == CaseOdds::State::Missing ? m_present.missing : std::nullopt;
    if (missing && m_session->isEntered(*missing) && shapeOf(*missing).kind == ValueKind::Number)
        found.push_back(range(*missing));
    return found;
}

/// Whether a question is open, which needs no computation.
bool OddsController::findMissingAnswer()
{
    if (m_session->pause().kind != Pause::Kind::Answer) return false;
    const std::vector<FactRef> missing = m_session->openQuestions();
    const FactRef first = missing.empty() ? m_session->pause().fact : missing.front();
    if (m_session->isEntered(first)) return false;  // is left open, or has no effect
    CaseOdds odds;
    odds.state = CaseOdds::State::Missing;
    odds.missing = first;
    odds.moreMissing = std::max(static_cast<int>(missing.size()) - 1, 0);
    setOdds(std::move(odds), m_pinned ? m_pinned->odds : CaseOdds());
    return true;
}

void OddsController::compute()
{
    m_job.cancel();
    if (!m_session || m_results.empty()) return setOdds({}, m_pinned ? m_pinned->odds : CaseOdds());
    if (findMissingAnswer() && !m_pinned) return;
    const std::string result = factName(m_session->program(), m_result);
    std::optional<Situation> beside;
    std::string besideResult;
    std::vector<Weighing> besideWeighings;
    if (m_pinned) {
        beside = m_pinned->situation;
        besideResult = resultIn(*beside, result, m_pinned->result.toStdString());
        besideWeighings = openWeighings(*beside, m_pinned->weighings);
    }
    m_job.start(
        [this, now = m_session->fromHere(), result, weighings = weighings(), beside, besideResult,
         besideWeighings](const std::stop_token& cancelled) {
            return std::pair(computeCaseOdds(now, result, weighings, m_engine, cancelled),
                             beside ? computeCaseOdds(*beside, besideResult, besideWeighings, m_engine, cancelled)
                                    : CaseOdds());
        },
        [this](std::pair<CaseOdds, CaseOdds> found) {
            if (found.first.state == CaseOdds::State::Missing && m_present.state == CaseOdds::State::Missing)
                found.first.moreMissing = m_present.moreMissing;
            setOdds(std::move(found.first), std::move(found.second));
        });
}

/// The tables of the engine may have filled the memory: it begins anew.
void OddsController::giveUp(const QString& why)
{
    m_engine = {};
    CaseOdds odds;
    odds.state = CaseOdds::State::Failed;
    odds.message = why.toStdString();
    setOdds(std::move(odds), {});
}

void OddsController::setOdds(CaseOdds present, CaseOdds pinned)
{
    m_present = std::move(present);
    if (m_pinned) m_pinned->odds = std::move(pinned);
    Q_EMIT changed();
}

void OddsController::pin()
{
    if (!m_session || m_results.empty()) return;
    m_pinned = PinnedCase{situation(), m_session->faces(), toQt(factName(m_session->program(), m_result)), m_present,
                          m_weighings};
    Q_EMIT changed();
}

void OddsController::unpin()
{
    m_pinned.reset();
    compute();
    Q_EMIT changed();
}

PinnedCase OddsController::exchange()
{
    PinnedCase before = std::move(*m_pinned);
    m_pinned.reset();
    pin();
    return before;
}

}  // namespace drumhead::app
