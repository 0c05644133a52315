#pragma once

#include "drumhead/resolve/session/case_record.hpp"

#include <QJsonObject>
#include <QString>

namespace drumhead::app {

/// The cases in hand of every ruleset, kept in one file from one run to the next. It is read when the store is
/// made and written as a whole; another window's cases of other procedures are kept.
class CaseStore {
public:
    /// Reads the file. One that can't be understood is put aside under another name.
    explicit CaseStore(QString file = standardFile());

    /// The case put aside in that procedure; empty if there is none.
    [[nodiscard]] CaseRecord caseOf(const QString& ruleset, const QString& procedure) const;
    /// The cases from which one came to the case in hand, the last at the end.
    [[nodiscard]] std::vector<CaseRecord> wayBack(const QString& ruleset) const;

    /// Writes the case, and the way back from it. Returns one sentence if that failed, else nothing.
    [[nodiscard]] QString save(const QString& ruleset, const CaseRecord& record,
                               const std::vector<CaseRecord>& wayBack);

    /// What was wrong with the file when it was read, or nothing.
    [[nodiscard]] const QString& fault() const { return m_fault; }
    [[nodiscard]] static QString standardFile();

private:
    void read();
    [[nodiscard]] QString write() const;

    QString m_file;
    QString m_fault;
    QJsonObject m_rulesets;
};

}  // namespace drumhead::app
