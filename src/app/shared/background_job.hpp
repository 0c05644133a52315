#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <exception>
#include <memory>
#include <stop_token>

namespace drumhead::app {

/// Runs one piece of work at a time off the window's thread. A newer one replaces the older, whose result is dropped.
/// What the work reads has to be its own copy, or outlive a call of `stop`.
class BackgroundJob : public QObject {
    Q_OBJECT

public:
    explicit BackgroundJob(QObject* parent = nullptr);
    ~BackgroundJob() override;

    /// Runs `work(cancelled)` in the background, then `done(result)` in this thread. `work` should return soon after
    /// a stop is requested of `cancelled`.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        cancel();
        m_stop = std::stop_source();
        m_patience.start();
        m_pool.start([this, cancelled = m_stop.get_token(), work = std::move(work), done = std::move(done)]() mutable {
            if (cancelled.stop_requested()) return;
            using Found = decltype(work(cancelled));
            std::shared_ptr<Found> found;
            try {
                found = std::make_shared<Found>(work(cancelled));
            } catch (const std::exception&) {  // the memory does not suffice: this work ends, the window goes on
            }
            QMetaObject::invokeMethod(
                this,
                [this, cancelled, found, done = std::move(done)]() mutable {
                    if (cancelled.stop_requested()) return;
                    cancel();
                    if (found) done(std::move(*found));
                    else Q_EMIT failed(tr("There is not enough memory for this calculation."));
                },
                Qt::QueuedConnection);
        });
    }

    /// Drops the work in progress without waiting for it.
    void cancel();
    /// Drops it and waits until it has returned.
    void stop();
    [[nodiscard]] bool isBusy() const { return m_stop.stop_possible(); }

Q_SIGNALS:
    /// The work takes longer than a tenth of a second.
    void slow();
    /// The work ended without a result; one sentence says why. `done` is not called.
    void failed(const QString& why);

private:
    QThreadPool m_pool;
    QTimer m_patience;
    std::stop_source m_stop{std::nostopstate};  ///< of the work in progress, or without state
};

}  // namespace drumhead::app
