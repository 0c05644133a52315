#include "app/verdict_odds.hpp"

#include "app/odds_text.hpp"
#include "app/text.hpp"
#include "drumhead/resolve/side_names.hpp"

#include <algorithm>

namespace drumhead::app {

namespace {

/// Three of them are read at a glance; more are not.
constexpr std::size_t most = 3;

struct Came {
    std::string name;
    Value value;
};

/// The results that the verdict tells, with what came of them.
std::vector<Came> whatCame(const CaseSession& session)
{
    std::vector<FactRef> facts = tellingResults(session.situation());
    const std::vector<FactRef> all = oddsResults(session.situation());
    const auto place = [&](FactRef fact) { return std::find(all.begin(), all.end(), fact) - all.begin(); };
    if (!all.empty() && std::find(facts.begin(), facts.end(), all.front()) == facts.end()) facts.push_back(all.front());
    std::stable_sort(facts.begin(), facts.end(), [&](FactRef a, FactRef b) { return place(a) < place(b); });
    std::vector<Came> came;
    for (const FactRef fact : facts) {
        const bool listed = place(fact) < static_cast<std::ptrdiff_t>(all.size());
        const Value value = session.afterRun(fact);
        if (listed && !value.isUnknown() && came.size() < most) came.push_back({factName(session.program(), fact), value});
    }
    return came;
}

QString likelihood(const Situation& situation, const std::vector<Came>& came, const std::atomic<bool>& cancelled)
{
    QStringList parts;
    for (const Came& each : came) {
        OddsRequest request;
        request.of = {each.name};
        request.cancelled = &cancelled;
        const Result<Odds> odds = computeOdds(situation, request);
        if (!odds) continue;
        const OddsSummary summary = summarise(situation, *odds);
        if (!parts.isEmpty() && summary.unfound > 0) continue;  // it follows from how the case ended
        const QString text = likelihoodText(summary, each.value);
        if (!text.isEmpty()) parts << text;
    }
    return toQt(withSideNames(situation, parts.join(QStringLiteral(" · ")).toStdString()));
}

}  // namespace

VerdictOdds::VerdictOdds(QObject* parent) : QObject(parent) {}

void VerdictOdds::setSession(CaseSession* session)
{
    m_job.stop();
    m_session = session;
    refresh();
}

void VerdictOdds::refresh()
{
    m_job.cancel();
    if (!m_session || !m_session->isFinished() || m_session->faces().empty() || m_session->verdict().refused) {
        Q_EMIT told({});
        return;
    }
    Situation situation = m_session->situation();
    const std::vector<Overrule> all = situation.overrules();
    const bool isChanged = std::any_of(all.begin(), all.end(), [](const Overrule& each) { return each.kind != Overrule::Kind::Modifier; });
    for (const Overrule& each : all) {
        if (each.kind != Overrule::Kind::Modifier) situation.withdraw(each);
    }
    m_job.start([situation, came = whatCame(*m_session)](const std::atomic<bool>& cancelled) { return likelihood(situation, came, cancelled); },
                [this, isChanged](const QString& line) { Q_EMIT told(isChanged && !line.isEmpty() ? tr("%1 (without the dice and values that you overruled)").arg(line) : line); });
}

}  // namespace drumhead::app
