#pragma once

#include "drumhead/resolve/session/case_record.hpp"

#include <QJsonObject>
#include <QString>

namespace drumhead::app {

/// The cases in hand of every ruleset, kept in one file between runs. It is read by the constructor and written as a
/// whole; what another window has written for other procedures is kept.
class CaseStore {
public:
    /// Reads the file. One that can't be read as JSON of this format is renamed to *.aside.
    explicit CaseStore(QString file = standardFile());

    /// The last case of that procedure; empty if there is none.
    [[nodiscard]] CaseRecord caseOf(const QString& ruleset, const QString& procedure) const;
    /// The cases that led to the case in hand, the latest last.
    [[nodiscard]] std::vector<CaseRecord> wayBack(const QString& ruleset) const;

    /// Writes the case, and the way back from it. Returns a sentence if that failed, else an empty string.
    [[nodiscard]] QString save(const QString& ruleset, const CaseRecord& record,
                               const std::vector<CaseRecord>& wayBack);

    /// What was wrong with the file when it was read, or empty.
    [[nodiscard]] const QString& fault() const { return m_fault; }
    [[nodiscard]] static QString standardFile();

private:
    void read();
    [[nodiscard]] QString write() const;

    QString m_file;
    QString m_fault;
    bool m_isReadable = true;  ///< else nothing is written in its place either
    QJsonObject m_rulesets;
};

}  // namespace drumhead::app
