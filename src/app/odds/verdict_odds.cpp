#include "app/odds/verdict_odds.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/resolve/case_odds/verdict_chance.hpp"

namespace drumhead::app {

VerdictOdds::VerdictOdds(QObject* parent) : QObject(parent)
{
    connect(&m_job, &BackgroundJob::failed, this, &VerdictOdds::found);
}

void VerdictOdds::setSession(CaseSession* session)
{
    m_job.stop();
    m_session = session;
    refresh();
}

void VerdictOdds::refresh()
{
    m_job.cancel();
    const std::optional<VerdictChance> chance = m_session ? VerdictChance::of(*m_session) : std::nullopt;
    if (!chance) {
        Q_EMIT found({});
        return;
    }
    m_job.start([chance = *chance](const std::stop_token& cancelled) { return chance.text(cancelled); },
                [this](const std::string& line) { Q_EMIT found(typeset(line)); });
}

}  // namespace drumhead::app
