#pragma once

#include <QObject>

namespace drumhead::app {

/// Ends the program as it should be, its files closed, where the system asks for it: SIGTERM, SIGINT, SIGHUP. Made
/// before any game is opened, which takes a while. Elsewhere than on Unix it does nothing. There is one at most.
class EndingSignals : public QObject {
    Q_OBJECT

public:
    explicit EndingSignals(QObject* parent = nullptr);
    ~EndingSignals() override;

    /// Runs the application until it ends; not at all where it was asked to end before. Returns the exit code.
    [[nodiscard]] int run() const;

private:
    int m_asked = 0;  ///< the exit code with which it was asked to end, or 0
};

}  // namespace drumhead::app
