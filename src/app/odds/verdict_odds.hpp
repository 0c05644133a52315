#pragma once

#include "app/combat/session/case_session.hpp"
#include "app/shared/background_job.hpp"

namespace drumhead::app {

/// How likely the verdict of a finished case was, told in one line as soon as it is known.
class VerdictOdds : public QObject {
    Q_OBJECT

public:
    explicit VerdictOdds(QObject* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();

Q_SIGNALS:
    /// The line, or nothing.
    void told(const QString& line);

private:
    CaseSession* m_session = nullptr;
    BackgroundJob m_job;
};

}  // namespace drumhead::app
