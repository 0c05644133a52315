#pragma once

#include <QObject>

namespace drumhead::app {

/// Ends the program as it should be, its files closed, where the system asks for it: SIGTERM, SIGINT, SIGHUP.
/// Elsewhere than on Unix it does nothing. There is one at most.
class EndingSignals : public QObject {
    Q_OBJECT

public:
    explicit EndingSignals(QObject* parent = nullptr);
    ~EndingSignals() override;
};

}  // namespace drumhead::app
