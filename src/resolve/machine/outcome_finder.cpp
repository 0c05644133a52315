#include "resolve/machine/outcome_finder.hpp"

#include <algorithm>

namespace drumhead {

std::vector<ReachedOutcome> OutcomeFinder::find()
{
    std::vector<ReachedOutcome> found;
    for (const OutcomeDetail& detail : m_frame.program->outcomes) {
        if (!wasRun(detail)) continue;
        if (detail.rows < 0) {
            look(detail, 0, found);
            continue;
        }
        const int rows = m_frame.layout.rows(detail.rows);
        for (int row = 0; row < rows; ++row) {
            m_frame.goToRow(detail.rows, row);
            look(detail, row, found);
        }
        m_frame.goToRow(detail.rows, -1);
    }
    return found;
}

bool OutcomeFinder::wasRun(const OutcomeDetail& detail) const
{
    if (detail.first == 0) return true;  // the case itself; what it runs stands behind a guard
    return std::any_of(m_trail.entries.begin(), m_trail.entries.end(), [&](const TrailEntry& entry) {
        return entry.instruction >= detail.first && entry.instruction < detail.last;
    });
}

void OutcomeFinder::look(const OutcomeDetail& detail, int row, std::vector<ReachedOutcome>& found)
{
    if (m_settled.count({detail.list, detail.role, row}) > 0) return;
    if (detail.when >= 0 && !PlainEvaluation(m_frame).value(detail.when).yes()) return;
    m_settled.insert({detail.list, detail.role, row});
    found.push_back({&detail, row, valuesOf(detail.word), valuesOf(detail.line)});
}

std::vector<Value> OutcomeFinder::valuesOf(const Phrase& phrase)
{
    std::vector<Value> values;
    for (const PhrasePart& part : phrase) {
        if (part.slot >= 0) values.push_back(PlainEvaluation(m_frame).said(part.slot));
    }
    return values;
}

}  // namespace drumhead
