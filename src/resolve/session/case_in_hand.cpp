#include "drumhead/resolve/session/case_in_hand.hpp"

#include "drumhead/resolve/session/reached_questions.hpp"
#include "resolve/session/unit_answers.hpp"

#include <algorithm>
#include <utility>

namespace drumhead {

namespace {

/// Dice given first, then fresh ones; records all of them.
class RecordedDice final : public DiceSource {
public:
    explicit RecordedDice(std::vector<int> given) : m_given(std::move(given)), m_fresh(SeededDice::freshSeed()) {}

    [[nodiscard]] bool roll(int count, int sides, int* faces) override
    {
        if (!m_given.roll(count, sides, faces) && !m_fresh.roll(count, sides, faces)) return false;
        m_faces.insert(m_faces.end(), faces, faces + count);
        return true;
    }
    [[nodiscard]] bool draw(const CardsLeft& cards, int& card) override
    {
        if (!m_given.draw(cards, card) && !m_fresh.draw(cards, card)) return false;
        m_faces.push_back(card);
        return true;
    }
    [[nodiscard]] const std::vector<int>& faces() const { return m_faces; }

private:
    ScriptedDice m_given;
    SeededDice m_fresh;
    std::vector<int> m_faces;
};

bool isRoll(const Instruction& instruction) { return instruction.op == Op::Roll; }

/// Whether the procedure stops for this question when all these dice have been thrown.
bool isAskedAfter(const std::vector<int>& faces, FactRef fact, Situation situation)
{
    situation.forget(fact);
    Resolution resolution(situation);
    ScriptedDice dice(faces);
    const Pause pause = resolution.run(dice);
    return dice.left() == 0 && pause.kind == Pause::Kind::Answer && pause.fact == fact;
}

}  // namespace

bool isEntered(const Program& program, FactRef fact)
{
    const Slot& slot = program.slot(fact.slot);
    return slot.asked && !slot.attribute && slot.kind != SlotKind::Ruling;
}

CaseInHand::CaseInHand(const Ruleset& ruleset, const Procedure& procedure)
    : m_situation(ruleset, procedure), m_start(m_situation), m_end(m_start)
{
    rerun();
}

CaseInHand::CaseInHand(const Situation& situation, std::vector<FactRef> known)
    : m_situation(situation), m_battle(Battle{situation, std::move(known)}), m_start(m_situation), m_end(m_start)
{
    rerun();
}

bool CaseInHand::isKnown(FactRef fact) const
{
    return m_battle && std::find(m_battle->known.begin(), m_battle->known.end(), fact) != m_battle->known.end()
        && m_situation.given(fact) == m_battle->situation.given(fact);
}

bool CaseInHand::isSuggested(FactRef fact) const
{
    if (!m_battle) return m_suggested.contains(fact);
    const std::vector<FactRef>& known = m_battle->known;
    const Value given = m_situation.given(fact);
    return !given.isUnknown() && given == m_battle->situation.given(fact)
        && std::find(known.begin(), known.end(), fact) == known.end()
        && program().slot(fact.slot).kind != SlotKind::Ruling;
}

CaseRecord CaseInHand::record() const
{
    if (!m_faces.empty()) return recordOf(m_situation, m_faces);
    Situation answered = m_situation;
    SuggestedAnswers(m_suggested).withdraw(answered);
    return recordOf(answered, m_faces);
}

void CaseInHand::showKnown(bool show)
{
    if (show == m_showsKnown) return;
    m_showsKnown = show;
    notify();
}

std::vector<FactRef> CaseInHand::unanswered() const
{
    // Ask only what is needed to continue; much of the rest may never matter.
    const bool onTheWay = m_pause.kind == Pause::Kind::Answer && (!m_faces.empty() || isEntered(m_pause.fact));
    if (onTheWay) return {m_pause.fact};
    std::vector<FactRef> missing;
    for (const FactRef fact : m_relevance.questions) {
        if (effective(fact).isUnknown() && isAsked(fact)) missing.push_back(fact);
    }
    return missing;
}

Situation CaseInHand::fromHere() const { return isFinished() ? m_situation : withDiceFixed(m_situation, m_throws); }

std::vector<FactRef> CaseInHand::openQuestions() const
{
    if (isFinished()) return {};
    if (m_pause.kind == Pause::Kind::Dice && !m_faces.empty()) return {};
    if (m_open) return *m_open;
    m_open = unanswered();
    // A decision of the case (who moves first) is asked at its step.
    if (m_pause.kind == Pause::Kind::Dice)
        std::erase_if(*m_open, [this](FactRef fact) {
            const Slot& slot = program().slot(fact.slot);
            return slot.owner < 0 && slot.shape.kind != ValueKind::Number;
        });
    if (m_open->size() > 1 || (m_pause.kind == Pause::Kind::Dice && !m_open->empty()))
        m_open = reachedQuestions(m_end, *m_open);
    return *m_open;
}

bool CaseInHand::waitsForType(FactRef fact) const
{
    const Slot& slot = program().slot(fact.slot);
    if (slot.owner < 0 || !slot.attribute || slot.attribute->isType || !effective(fact).isUnknown()) return false;
    return std::any_of(m_relevance.questions.begin(), m_relevance.questions.end(), [&](FactRef other) {
        const Slot& type = program().slot(other.slot);
        const bool isItsType = type.owner == slot.owner && type.attribute && type.attribute->isType;
        return isItsType && (type.manyRole < 0 || other.row == fact.row) && effective(other).isUnknown();
    });
}

bool CaseInHand::isAsked(FactRef fact) const
{
    if (!isEntered(fact)) return !waitsForType(fact);
    if (std::find(m_askedNow.begin(), m_askedNow.end(), fact) != m_askedNow.end()) return true;
    return isGiven(fact) || (m_pause.kind == Pause::Kind::Answer && m_pause.fact == fact);
}

std::string CaseInHand::nextStage() const
{
    if (m_pause.kind == Pause::Kind::Finished) return {};
    return stageTitle(m_situation, program().steps[program().code[m_pause.instruction].step]);
}

std::string CaseInHand::question(FactRef fact) const { return program().question(fact.slot); }

const std::vector<PlannedThrow>& CaseInHand::planned() const
{
    if (!m_planned) m_planned = m_pause.kind == Pause::Kind::Dice ? plannedThrows(m_end) : std::vector<PlannedThrow>();
    return *m_planned;
}

bool CaseInHand::mayThrowMore() const
{
    if (m_pause.kind != Pause::Kind::Dice) return false;
    const std::vector<Instruction>& code = program().code;
    const auto rolls = static_cast<std::size_t>(std::count_if(code.begin(), code.end(), isRoll));
    return rolls > m_together.size() && std::any_of(code.begin() + m_pause.instruction + 1, code.end(), isRoll);
}

bool CaseInHand::throwsAhead() const
{
    if (m_pause.kind == Pause::Kind::Finished) return false;
    const std::vector<Instruction>& code = program().code;
    return std::any_of(code.begin() + m_pause.instruction, code.end(), isRoll);
}

void CaseInHand::rerun()
{
    m_open.reset();
    m_planned.reset();
    if (!m_battle) m_suggested.suggest(m_situation);
    m_start = Resolution(m_situation);
    m_relevance = whatMatters(m_situation, m_battle ? Asking::Next : Asking::All);
    Resolution resolution = m_start;
    ScriptedDice dice(m_faces);
    m_pause = resolution.run(dice);
    if (dice.left() > 0) {  // an answer took away the throw that they were for
        putDiceAside();
        m_diceDropped = true;
        return rerun();
    }
    m_verdict = makeVerdict(resolution);
    m_throws = thrownDice(resolution);
    m_together = resolution.throwsTogether();
    m_nextThrow.clear();
    if (m_pause.kind == Pause::Kind::Dice)
        m_nextThrow = m_together.empty() ? throwTitle(m_situation, m_pause.instruction, -1, -1)
                                         : capitalised(m_together.front().title);
    m_end = std::move(resolution);
}

void CaseInHand::clearDiceNotes()
{
    m_judgedAgain = false;
    m_diceDropped = false;
}

void CaseInHand::notify(Change change) const
{
    if (m_observer) m_observer(change);
}

void CaseInHand::putDiceAside()
{
    DiceAside aside{m_faces, {}};
    for (const Overrule& each : m_situation.overrules()) {
        if (each.kind == Overrule::Kind::Die) aside.overrules.push_back(each);
    }
    dropDice();
    m_aside = std::move(aside);
}

void CaseInHand::takeDiceBack()
{
    if (!m_faces.empty() || m_aside.faces.empty()) return;
    m_faces = m_aside.faces;
    for (const Overrule& each : std::exchange(m_aside, {}).overrules) m_situation.overrule(each);
}

void CaseInHand::dropDice()
{
    m_faces.clear();
    m_aside = {};
    clearDiceNotes();
    const std::vector<Overrule> all = m_situation.overrules();
    for (const Overrule& each : all) {
        if (each.kind == Overrule::Kind::Die) m_situation.withdraw(each);
    }
}

void CaseInHand::answersChanged(Change change, bool onTheWay)
{
    takeDiceBack();
    if (!onTheWay) m_judgedAgain = !m_faces.empty();
    m_diceDropped = false;
    rerun();
    notify(change);
}

void CaseInHand::answer(FactRef fact, Value value)
{
    const bool wasSuggested = m_suggested.contains(fact);
    m_suggested.release(fact);
    if (m_situation.given(fact) == value) {
        if (wasSuggested) notify();
        return;
    }
    const bool onTheWay = isEntered(fact) || isAskedAfter(m_faces, fact, m_situation);
    m_situation.answer(fact, value);
    answersChanged(Change::Values, onTheWay);
}

void CaseInHand::askNow(FactRef fact)
{
    if (isAsked(fact)) return;
    m_askedNow.push_back(fact);
    notify();
}

void CaseInHand::forget(FactRef fact)
{
    m_suggested.release(fact);
    m_situation.forget(fact);
    answersChanged();
}

std::vector<std::string> CaseInHand::prefill(const std::vector<std::string>& answers)
{
    std::vector<std::string> faults;
    const std::vector<int> before = m_situation.layout().rows();
    m_suggested.withdraw(m_situation);
    for (const std::string& each : answers) {
        const std::size_t equals = each.find('=');
        if (equals == 0 || equals == std::string::npos) {
            faults.push_back("“" + each + "” is not of the form NAME=VALUE.");
            continue;
        }
        const std::string_view text = each;
        const Result<void> set = m_situation.set(text.substr(0, equals), text.substr(equals + 1));
        if (!set) faults.push_back(set.error());
    }
    answersChanged(before != m_situation.layout().rows() ? Change::Rows : Change::Values);
    return faults;
}

void CaseInHand::addRow(int role)
{
    m_suggested.withdraw(m_situation);
    const int rows = m_situation.layout().rows(role);
    m_situation.setRows(role, rows + 1);
    if (rows > 0 && m_situation.layout().rows(role) > rows) copyUnit(m_situation, role, rows - 1, rows);
    answersChanged(Change::Rows);
}

void CaseInHand::removeRow(int role, int row)
{
    m_suggested.withdraw(m_situation);
    m_situation.removeRow(role, row);
    const std::vector<Overrule> all = m_situation.overrules();
    for (const Overrule& each : all) {  // the rows behind it have other numbers now
        if (each.kind != Overrule::Kind::Die && each.row >= row) m_situation.withdraw(each);
    }
    answersChanged(Change::Rows);
}

void CaseInHand::rule(std::string_view ruling, std::string_view choice)
{
    if (m_situation.rule(ruling, choice)) answersChanged();
}

void CaseInHand::overrule(Overrule overrule)
{
    m_situation.overrule(std::move(overrule));
    takeDiceBack();
    rerun();
    notify();
}

void CaseInHand::withdraw(const Overrule& overrule)
{
    m_situation.withdraw(overrule);
    takeDiceBack();
    rerun();
    notify();
}

void CaseInHand::reset()
{
    Situation fresh(ruleset(), procedure());
    for (std::size_t i = 0; i < program().slots.size(); ++i) {
        const FactRef fact{static_cast<SlotId>(i), 0};
        if (program().slots[i].kind == SlotKind::Ruling) fresh.answer(fact, m_situation.given(fact));
    }
    m_suggested.clear();
    m_situation = m_battle ? m_battle->situation : std::move(fresh);
    m_askedNow.clear();
    dropDice();
    answersChanged(Change::Rows);
}

void CaseInHand::replaceWith(const Situation& situation, const std::vector<int>& faces)
{
    m_suggested.clear();
    m_situation = situation;
    m_faces = faces;
    m_aside = {};
    clearDiceNotes();
    rerun();
    notify(Change::Rows);
}

// In a battle who stands where is chosen from the armies.
bool CaseInHand::canSwap() const { return !m_battle && hasTwoSides(program()); }

void CaseInHand::swapSides()
{
    if (!canSwap()) return;
    m_suggested.withdraw(m_situation);
    swapTwoSides(m_situation);
    dropDice();
    answersChanged();
}

std::vector<std::string> CaseInHand::restore(const CaseRecord& record)
{
    m_suggested.withdraw(m_situation);
    std::vector<std::string> dropped = restoreRecord(m_situation, record);
    m_faces = record.faces;
    m_aside = {};
    clearDiceNotes();
    rerun();
    if (m_diceDropped) dropped.push_back(m_situation.ruleset().texts->say("record.dice", "the dice"));
    notify(Change::Rows);
    return dropped;
}

void CaseInHand::roll()
{
    if (isFinished()) dropDice();
    Resolution resolution(m_situation);
    RecordedDice dice(m_faces);
    static_cast<void>(resolution.run(dice));
    m_faces = dice.faces();
    m_aside = {};
    clearDiceNotes();
    rerun();
    notify();
}

void CaseInHand::rollTogether()
{
    SeededDice dice(SeededDice::freshSeed());
    std::vector<int> faces;
    for (const Throw& each : m_together) {
        std::vector<int> thrown(static_cast<std::size_t>(each.dice));
        const bool isThrown = each.deck ? dice.draw({each.deck, each.left}, thrown.front())
                                        : dice.roll(each.dice, each.sides, thrown.data());
        if (isThrown) faces.insert(faces.end(), thrown.begin(), thrown.end());
    }
    if (!faces.empty()) acceptDice(faces);
}

void CaseInHand::acceptDice(const std::vector<int>& faces)
{
    if (isFinished()) dropDice();
    m_faces.insert(m_faces.end(), faces.begin(), faces.end());
    m_aside = {};
    clearDiceNotes();
    rerun();
    notify();
}

void CaseInHand::clearDice()
{
    dropDice();
    rerun();
    notify();
}

DiceCheck CaseInHand::check(std::string_view typed) const
{
    if (m_pause.kind == Pause::Kind::Answer && typed.find_first_not_of(' ') != std::string_view::npos)
        return {DiceCheck::State::Wrong,
                {},
                m_situation.ruleset().texts->say("dice.questions-first", "The questions come first, then the dice.")};
    return checkDice(m_start, isFinished() ? std::vector<int>() : m_faces, typed);
}

}  // namespace drumhead
