#pragma once

#include "app/combat/case_arrangement.hpp"

#include <QList>

namespace drumhead::app {

class CaseForm;
class VerdictPanel;

/// How the questions of a case and its card share the height, by the arrangement and by what is asked just now, so that
/// headline and dice keep their places from case to case.
class CaseShares {
public:
    struct Moment {
        bool isFinished = false;
        bool isForVerdict = false;  ///< the questions are answered and not in use
    };

    CaseShares(const CaseForm& form, const VerdictPanel& verdict) : m_form(form), m_verdict(verdict) {}

    /// The form and the card, in parts of `room` pixels or of the whole.
    [[nodiscard]] QList<int> of(int room, CaseArrangement::Kind kind, Moment moment) const;
    /// What dice and card need at the usual length of a verdict, whatever the verdict in hand.
    [[nodiscard]] int cardRoom() const;

private:
    [[nodiscard]] int usualForm(CaseArrangement::Kind kind) const;
    [[nodiscard]] QList<int> whileOpen(int room, int mostCard) const;
    [[nodiscard]] int headlineRoom() const;
    [[nodiscard]] bool isLarge() const;
    [[nodiscard]] int leastForm() const;

    const CaseForm& m_form;
    const VerdictPanel& m_verdict;
};

}  // namespace drumhead::app
