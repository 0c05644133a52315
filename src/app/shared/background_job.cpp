#include "app/shared/background_job.hpp"

namespace drumhead::app {

BackgroundJob::BackgroundJob(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_patience.setSingleShot(true);
    m_patience.setInterval(100);
    connect(&m_patience, &QTimer::timeout, this, &BackgroundJob::slow);
}

BackgroundJob::~BackgroundJob() { stop(); }

void BackgroundJob::cancel()
{
    m_patience.stop();
    m_stop.request_stop();
    m_stop = std::stop_source(std::nostopstate);
}

void BackgroundJob::stop()
{
    cancel();
    m_pool.waitForDone();
}

}  // namespace drumhead::app
