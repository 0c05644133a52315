#pragma once

#include "app/combat/case_arrangement.hpp"

#include <QList>

namespace drumhead::app {

class CaseForm;
class VerdictPanel;

/// How the questions of a case, its card and what stands beneath share the height, by the arrangement and by what is
/// asked just now, so that headline and dice keep their places from case to case. Questions come first: where not
/// everything has room, what is below gives way, then what the faces mean can be scrolled.
class CaseShares {
public:
    struct Moment {
        bool isFinished = false;
        bool isForVerdict = false;  ///< the questions are answered and not in use
        bool isFormKept = false;    ///< they stand beside the verdict, as it rests on them
    };

    /// Heights of what is beneath.
    struct Below {
        int usual = 0;
        int readable = 0;  ///< less is a keyhole: then only its tabs stay
        int tabs = 0;
    };

    CaseShares(const CaseForm& form, const VerdictPanel& verdict) : m_form(form), m_verdict(verdict) {}

    /// The form and the card, in parts of `room` pixels or of the whole.
    [[nodiscard]] QList<int> of(int room, CaseArrangement::Kind kind, Moment moment) const;
    /// The most that the lines may have that say what the faces mean, of `room` pixels that they share with form, card
    /// and what is beneath; that takes at least `below`.
    [[nodiscard]] int mostStrip(int room, int below) const;
    /// What is left for what is beneath, of `room` pixels without those lines.
    [[nodiscard]] int below(int room, Below below) const;
    /// What dice and card need at the usual length of a verdict, whatever the verdict in hand.
    [[nodiscard]] int cardRoom() const;

private:
    [[nodiscard]] int usualForm(CaseArrangement::Kind kind) const;
    [[nodiscard]] QList<int> whileOpen(int room) const;
    [[nodiscard]] int headlineRoom() const;
    [[nodiscard]] int formWanted() const;
    [[nodiscard]] bool isLarge() const;
    [[nodiscard]] int leastForm() const;

    const CaseForm& m_form;
    const VerdictPanel& m_verdict;
};

}  // namespace drumhead::app
