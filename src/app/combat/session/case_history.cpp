#include "app/combat/session/case_history.hpp"

#include <algorithm>

namespace drumhead::app {

namespace {

/// The dice too that wait for a throw.
CaseRecord recordOfAll(const CaseSession& session)
{
    CaseRecord record = session.record();
    record.faces = session.diceLying();
    return record;
}

void restoreInto(CaseSession& session, const CaseRecord& record)
{
    session.reset();
    static_cast<void>(session.restore(record));
}

}  // namespace

void CaseHistory::noteReplaced(const CaseRecord& before)
{
    if (before.isEmpty()) return;
    m_replaced.push_back(before);
    m_undone.clear();
}

bool CaseHistory::undo(CaseSession& session)
{
    Undone undone{recordOfAll(session), {}, false};
    if (!undone.taken.faces.empty()) {
        session.clearDice();
    } else if (!undone.taken.isEmpty()) {
        session.reset();
    } else {
        const auto before = std::find_if(m_replaced.rbegin(), m_replaced.rend(), [&](const CaseRecord& each) {
            return each.procedure == undone.taken.procedure;
        });
        if (before == m_replaced.rend()) return false;
        restoreInto(session, *before);
        m_replaced.erase(std::next(before).base());
        undone.wasReplaced = true;
    }
    undone.left = recordOfAll(session);
    m_undone.push_back(std::move(undone));
    return true;
}

bool CaseHistory::redo(CaseSession& session)
{
    if (m_undone.empty()) return false;
    if (recordOfAll(session) != m_undone.back().left) {
        m_undone.clear();
        return false;
    }
    const Undone undone = std::move(m_undone.back());
    m_undone.pop_back();
    if (undone.wasReplaced) m_replaced.push_back(undone.left);
    restoreInto(session, undone.taken);
    return true;
}

}  // namespace drumhead::app
