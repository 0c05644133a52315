#include "app/combat/case_shares.hpp"

#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/shared/look/verdict_size.hpp"

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr int whole = 10000;

}  // namespace

bool CaseShares::isLarge() const { return m_verdict.fontMetrics().height() > 24; }

/// The height below which the form shows no question whole.
int CaseShares::leastForm() const { return m_form.fontMetrics().lineSpacing() * 3; }

int CaseShares::cardRoom() const
{
    constexpr int lines = 26;
    return lines * m_verdict.fontMetrics().lineSpacing() + 2 * verdictCapitals();
}

/// What is to be thrown in two lines of its large letters: most throws are told in as many.
int CaseShares::headlineRoom() const { return m_verdict.fontMetrics().lineSpacing() * 9 / 2; }

/// The share of the form, of 10000, while it is in use beside a verdict.
int CaseShares::usualForm(CaseArrangement::Kind kind) const
{
    if (kind == CaseArrangement::Kind::Low) return 4000;
    if (kind == CaseArrangement::Kind::Narrow) return isLarge() ? 4000 : 5000;
    return isLarge() ? 4400 : 5700;
}

int CaseShares::formWanted() const { return m_form.isHidden() ? 0 : m_form.wantedHeight(); }

int CaseShares::mostStrip(int room, int below) const
{
    constexpr int fewLines = 3;  // less could not be read
    const int wanted = m_verdict.diceBar()->wantedStrip();
    const int left = room - below - formWanted() - m_verdict.leastHeight();
    return left >= wanted ? QWIDGETSIZE_MAX : std::max(left, m_form.fontMetrics().lineSpacing() * fewLines);
}

int CaseShares::below(int room, Below below) const
{
    const int left = room - formWanted() - std::max(m_verdict.leastHeight(), headlineRoom());
    if (left >= below.usual) return below.usual;
    return left < below.readable ? below.tabs : left;
}

QList<int> CaseShares::of(int room, CaseArrangement::Kind kind, Moment moment) const
{
    const int usual = usualForm(kind);
    const int least = std::min(leastForm(), room / 5);
    if (room <= std::max(least, m_verdict.leastHeight())) return {usual, whole - usual};
    if (!moment.isFinished) return whileOpen(room);
    if (!moment.isForVerdict || moment.isFormKept) {
        const int form = std::clamp(formWanted(), least, std::max(least, room - m_verdict.leastHeight()));
        return {form, room - form};
    }
    // The card has the same place in all cases but the longest.
    const bool isLow = kind == CaseArrangement::Kind::Low;
    const int card = std::max(isLow ? headlineRoom() : cardRoom(), m_verdict.wantedHeight());
    const int form = std::min(usual * room / whole, std::max(least, room - card));
    return {form, room - form};
}

/// What is to be thrown or answered stands right above the dice, in one place whatever is asked; the questions have all
/// the rest. What came so far is told in what they leave.
QList<int> CaseShares::whileOpen(int room) const
{
    const int head = std::max(m_verdict.leastHeight(), std::min(headlineRoom(), room - formWanted()));
    const int card = std::clamp(m_verdict.wantedHeight(), head, std::max(head, room - formWanted()));
    return {room - card, card};
}

}  // namespace drumhead::app
