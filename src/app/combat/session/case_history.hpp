#pragma once

#include "app/combat/session/case_session.hpp"

#include <vector>

namespace drumhead::app {

/// What was taken back of single cases, and the cases that a new one replaced.
class CaseHistory {
public:
    /// A case is about to be forgotten for a new one of its procedure.
    void noteReplaced(const CaseRecord& before);
    /// Takes back the dice, else the answers, else brings back the case before. False: there is nothing.
    bool undo(CaseSession& session);
    /// Does the last again, if nothing was changed since. False: there is nothing.
    bool redo(CaseSession& session);

private:
    struct Undone {
        CaseRecord taken;
        CaseRecord left;
        bool wasReplaced = false;  ///< `left` is a case that `taken` had replaced
    };

    std::vector<CaseRecord> m_replaced;
    std::vector<Undone> m_undone;
};

}  // namespace drumhead::app
