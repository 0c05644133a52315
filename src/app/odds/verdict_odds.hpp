#pragma once

#include "app/combat/session/case_session.hpp"
#include "app/shared/background_job.hpp"

namespace drumhead::app {

/// Works out how likely the verdict of a finished case was, in the background.
class VerdictOdds : public QObject {
    Q_OBJECT

public:
    explicit VerdictOdds(QObject* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();

Q_SIGNALS:
    /// One line, or empty where there is nothing to say.
    void found(const QString& line);

private:
    CaseSession* m_session = nullptr;
    BackgroundJob m_job;
};

}  // namespace drumhead::app
