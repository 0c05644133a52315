#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

namespace drumhead::app {

/// One piece of work at a time, off the window's thread. A newer one takes the place of the older, whose result is
/// dropped. What the work reads has to be its own copy, or outlive a call of `stop`.
class BackgroundJob : public QObject {
    Q_OBJECT

public:
    explicit BackgroundJob(QObject* parent = nullptr);
    ~BackgroundJob() override;

    /// Runs `work(cancelled)` elsewhere, then `done(result)` here. `work` looks at `cancelled` now and then.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        cancel();
        const std::shared_ptr<Order> order = m_order = std::make_shared<Order>();
        m_patience.start();
        m_pool.start([this, order, work = std::move(work), done = std::move(done)]() mutable {
            if (order->cancelled) return;
            using Found = decltype(work(order->cancelled));
            auto found = std::make_shared<Found>(work(order->cancelled));
            QMetaObject::invokeMethod(
                this,
                [this, order, found, done = std::move(done)]() mutable {
                    if (order != m_order) return;
                    cancel();
                    done(std::move(*found));
                },
                Qt::QueuedConnection);
        });
    }

    /// Drops what is under way.
    void cancel();
    /// Drops it and waits until nothing of it runs any more.
    void stop();
    [[nodiscard]] bool isBusy() const { return m_order != nullptr; }

Q_SIGNALS:
    /// It has taken so long that people should be told.
    void slow();

private:
    struct Order {
        std::atomic<bool> cancelled = false;
    };

    QThreadPool m_pool;
    QTimer m_patience;
    std::shared_ptr<Order> m_order;
};

}  // namespace drumhead::app
