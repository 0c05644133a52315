#pragma once

#include "drumhead/resolve/session/case_result.hpp"

#include <QWidget>

namespace drumhead::app {

/// The outcomes that don't lead, a line for each: sign, word, unit, and what else is to be said.
class OutcomeRows : public QWidget {
    Q_OBJECT

public:
    explicit OutcomeRows(QWidget* parent = nullptr);

    /// All but the first outcome.
    void setResult(const CaseResult& result, const QStringList& stages);

private:
    void addRow(const CaseResult& result, const VerdictOutcome& outcome);
};

}  // namespace drumhead::app
