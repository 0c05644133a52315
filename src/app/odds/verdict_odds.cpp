#include "app/odds/verdict_odds.hpp"

#include "app/odds/odds_text.hpp"
#include "app/shared/text.hpp"
#include "drumhead/resolve/words/side_names.hpp"

#include <algorithm>
#include <initializer_list>

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
        if (listed && !value.isUnknown() && came.size() < most)
            came.push_back({factName(session.program(), fact), value});
    }
    return came;
}

QString likelihood(const Situation& situation, const std::vector<Came>& came, const std::stop_token& cancelled)
{
    QStringList parts;
    for (const Came& each : came) {
        OddsRequest request;
        request.of = {each.name};
        request.cancelled = cancelled;
        const Result<Odds> odds = computeOdds(situation, request);
        if (!odds) continue;
        const OddsSummary summary = summarise(situation, *odds);
        if (!parts.isEmpty() && summary.unfound > 0) continue;  // it follows from how the case ended
        const QString text = likelihoodText(summary, each.value);
        if (!text.isEmpty()) parts << text;
    }
    return toQt(withSideNames(situation, parts.join(QStringLiteral(" · ")).toStdString()));
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

/// The case with all its dice open, and with those fixed that the referee changed.
struct Likely {
    Situation open;
    Situation fixed;
    std::vector<Came> came;
    bool withoutValues = false;
    bool hasFixed = false;
};

/// How likely it was by throws alone; where dice were changed, also how likely with these as they count now.
QString likelyLine(const Likely& likely, const std::stop_token& cancelled)
{
    const QString open = likelihood(likely.open, likely.came, cancelled);
    if (open.isEmpty()) return open;
    if (!likely.hasFixed)
        return likely.withoutValues ? VerdictOdds::tr("%1 (without the values that you overruled)").arg(open) : open;
    const QString fixed = likelihood(likely.fixed, likely.came, cancelled);
    const QString then = fixed.isEmpty() ? VerdictOdds::tr("with the dice as you changed them it was certain")
                                         : VerdictOdds::tr("with the dice as you changed them: %1").arg(fixed);
    const QString how = likely.withoutValues
        ? VerdictOdds::tr("had every die been thrown, and without the values that you overruled")
        : VerdictOdds::tr("had every die been thrown");
    return VerdictOdds::tr("%1 (%2); %3").arg(open, how, then);
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
    const Situation& situation = m_session->situation();
    const Likely likely{without(situation, {Overrule::Kind::Value, Overrule::Kind::Die}),
                        without(situation, {Overrule::Kind::Value}), whatCame(*m_session),
                        has(situation, Overrule::Kind::Value), has(situation, Overrule::Kind::Die)};
    m_job.start([likely](const std::stop_token& cancelled) { return likelyLine(likely, cancelled); },
                [this](const QString& line) { Q_EMIT told(line); });
}

}  // namespace drumhead::app
