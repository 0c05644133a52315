#include "app/combat/session/case_session.hpp"

#include "app/shared/text.hpp"
#include "drumhead/resolve/words/side_names.hpp"

#include <algorithm>

namespace drumhead::app {

CaseSession::CaseSession(const Ruleset& ruleset, const Procedure& procedure, QObject* parent)
    : QObject(parent), m_situation(ruleset, procedure), m_start(m_situation), m_end(m_start)
{
    rerun();
}

CaseSession::CaseSession(const Situation& situation, std::vector<FactRef> known, QObject* parent)
    : QObject(parent), m_situation(situation), m_battle(Battle{situation, std::move(known)}), m_start(m_situation),
      m_end(m_start)
{
    rerun();
}

bool CaseSession::isKnown(FactRef fact) const
{
    return m_battle && std::find(m_battle->known.begin(), m_battle->known.end(), fact) != m_battle->known.end()
        && m_situation.given(fact) == m_battle->situation.given(fact);
}

void CaseSession::showKnown(bool show)
{
    if (show == m_showsKnown) return;
    m_showsKnown = show;
    Q_EMIT changed();
}

std::vector<FactRef> CaseSession::unanswered() const
{
    // On the way only what it takes to go on is asked: much of the rest may never matter.
    const bool onTheWay = m_pause.kind == Pause::Kind::Answer && (!m_faces.empty() || isEntered(m_pause.fact));
    if (onTheWay) return {m_pause.fact};
    std::vector<FactRef> missing;
    for (const FactRef fact : m_relevance.questions) {
        if (effective(fact).isUnknown() && isAsked(fact)) missing.push_back(fact);
    }
    return missing;
}

bool CaseSession::isEntered(FactRef fact) const
{
    const Slot& slot = program().slots[static_cast<std::size_t>(fact.slot)];
    return slot.asked && !slot.attribute && slot.kind != SlotKind::Ruling;
}

bool CaseSession::isAsked(FactRef fact) const
{
    if (!isEntered(fact)) return true;
    if (std::find(m_askedNow.begin(), m_askedNow.end(), fact) != m_askedNow.end()) return true;
    return isGiven(fact) || (m_pause.kind == Pause::Kind::Answer && m_pause.fact == fact);
}

QString CaseSession::nextStage() const
{
    if (m_pause.kind == Pause::Kind::Finished) return {};
    return toQt(program().steps[program().code[m_pause.instruction].step].stage);
}

QString CaseSession::question(FactRef fact) const
{
    for (const EnterDetail& each : program().enters) {
        if (each.slot == fact.slot) return toQt(each.question);
    }
    const Attribute* attribute = program().slots[static_cast<std::size_t>(fact.slot)].attribute;
    return attribute ? toQt(attribute->question) : QString();
}

bool CaseSession::mayThrowMore() const
{
    if (m_pause.kind != Pause::Kind::Dice) return false;
    const std::vector<Instruction>& code = program().code;
    return std::any_of(code.begin() + m_pause.instruction + 1, code.end(),
                       [](const Instruction& each) { return each.op == Op::Roll; })
        && static_cast<std::size_t>(
               std::count_if(code.begin(), code.end(), [](const Instruction& each) { return each.op == Op::Roll; }))
        > m_together.size();
}

bool CaseSession::throwsAhead() const
{
    if (m_pause.kind == Pause::Kind::Finished) return false;
    const std::vector<Instruction>& code = program().code;
    return std::any_of(code.begin() + m_pause.instruction, code.end(),
                       [](const Instruction& each) { return each.op == Op::Roll; });
}

QString CaseSession::nextThrow() const { return m_nextThrow; }

void CaseSession::rerun()
{
    m_start = Resolution(m_situation);
    m_relevance = whatMatters(m_situation);
    Resolution resolution = m_start;
    ScriptedDice dice(m_faces);
    m_pause = resolution.run(dice);
    if (dice.left() > 0) {  // an answer took away the throw that they were for
        dropDice();
        m_diceDropped = true;
        return rerun();
    }
    m_verdict = makeVerdict(resolution);
    m_throws = throwsOf(resolution);
    m_together = resolution.throwsTogether();
    for (drumhead::Throw& each : m_together) each.title = withSideNames(m_situation, std::move(each.title));
    m_nextThrow.clear();
    if (m_pause.kind == Pause::Kind::Dice)
        m_nextThrow =
            toQt(withSideNames(m_situation, throwTitle(program(), m_pause.instruction, -1, -1).toStdString()));
    m_end = std::move(resolution);
}

void CaseSession::dropDice()
{
    m_faces.clear();
    m_judgedAgain = false;
    m_diceDropped = false;
    const std::vector<Overrule> all = m_situation.overrules();
    for (const Overrule& each : all) {
        if (each.kind == Overrule::Kind::Die) m_situation.withdraw(each);
    }
}

void CaseSession::answersChanged(bool rowsToo, bool onTheWay)
{
    if (!onTheWay) m_judgedAgain = !m_faces.empty();
    m_diceDropped = false;
    rerun();
    if (rowsToo) Q_EMIT rowsChanged();
    Q_EMIT changed();
}

void CaseSession::answer(FactRef fact, Value value)
{
    if (m_situation.given(fact) == value) return;
    const bool onTheWay = isEntered(fact) || (m_pause.kind == Pause::Kind::Answer && m_pause.fact == fact);
    m_situation.answer(fact, value);
    answersChanged(false, onTheWay);
}

void CaseSession::askNow(FactRef fact)
{
    if (isAsked(fact)) return;
    m_askedNow.push_back(fact);
    Q_EMIT changed();
}

void CaseSession::forget(FactRef fact)
{
    m_situation.forget(fact);
    answersChanged();
}

QStringList CaseSession::prefill(const QStringList& answers)
{
    QStringList faults;
    const std::vector<int> before = m_situation.layout().rows();
    for (const QString& each : answers) {
        const qsizetype equals = each.indexOf(u'=');
        if (equals < 1) {
            faults << tr("“%1” is not of the form NAME=VALUE.").arg(each);
            continue;
        }
        const Result<void> taken = m_situation.set(each.left(equals).toStdString(), each.mid(equals + 1).toStdString());
        if (!taken) faults << asSentence(toQt(taken.error()));
    }
    answersChanged(before != m_situation.layout().rows());
    return faults;
}

void CaseSession::addRow(int role)
{
    const int rows = m_situation.layout().rows(role);
    m_situation.setRows(role, rows + 1);
    if (rows > 0 && m_situation.layout().rows(role) > rows) copyUnit(role, rows - 1, rows);
    answersChanged(true);
}

/// What the list of units says of it; how it stands on the table is another matter.
void CaseSession::copyUnit(int role, int from, int to)
{
    const std::vector<Slot>& slots = program().slots;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const Attribute* attribute = slots[i].attribute;
        if (slots[i].owner != role || slots[i].manyRole != role || !slots[i].asked || !attribute) continue;
        if (attribute->origin != Origin::List && attribute->origin != Origin::Type) continue;
        const auto slot = static_cast<SlotId>(i);
        m_situation.answer({slot, to}, m_situation.given({slot, from}));
    }
}

void CaseSession::removeRow(int role, int row)
{
    m_situation.removeRow(role, row);
    const std::vector<Overrule> all = m_situation.overrules();
    for (const Overrule& each : all) {  // the rows behind it have other numbers now
        if (each.kind != Overrule::Kind::Die && each.row >= row) m_situation.withdraw(each);
    }
    answersChanged(true);
}

void CaseSession::rule(const QString& ruling, const QString& choice)
{
    if (m_situation.rule(ruling.toStdString(), choice.toStdString())) answersChanged();
}

void CaseSession::overrule(Overrule overrule)
{
    m_situation.overrule(std::move(overrule));
    rerun();
    Q_EMIT changed();
}

void CaseSession::withdraw(const Overrule& overrule)
{
    m_situation.withdraw(overrule);
    rerun();
    Q_EMIT changed();
}

void CaseSession::startAnew()
{
    Situation fresh(ruleset(), procedure());
    for (std::size_t i = 0; i < program().slots.size(); ++i) {
        const FactRef fact{static_cast<SlotId>(i), 0};
        if (program().slots[i].kind == SlotKind::Ruling) fresh.answer(fact, m_situation.given(fact));
    }
    m_situation = m_battle ? m_battle->situation : std::move(fresh);
    m_askedNow.clear();
    dropDice();
    answersChanged(true);
}

void CaseSession::takeOver(const Situation& situation, const std::vector<int>& faces)
{
    m_situation = situation;
    m_faces = faces;
    m_judgedAgain = false;
    m_diceDropped = false;
    rerun();
    Q_EMIT rowsChanged();
    Q_EMIT changed();
}

bool CaseSession::canSwap() const
{
    if (m_battle) return false;  // who stands where is chosen from the armies
    const std::vector<ProgramRole>& roles = program().roles;
    return roles.size() == 2 && !roles[0].many && !roles[1].many && roles[0].kind == roles[1].kind;
}

void CaseSession::swapSides()
{
    if (!canSwap()) return;
    const Situation before = m_situation;
    const std::vector<Slot>& slots = program().slots;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots[i].owner < 0 || !slots[i].attribute || !slots[i].asked) continue;
        const FactRef fact{static_cast<SlotId>(i), 0};
        m_situation.forget(fact);
        for (std::size_t other = 0; other < slots.size(); ++other) {
            if (slots[other].attribute != slots[i].attribute || slots[other].owner == slots[i].owner) continue;
            m_situation.answer(fact, before.given({static_cast<SlotId>(other), 0}));
        }
    }
    dropDice();
    answersChanged();
}

CaseRecord CaseSession::record() const { return recordOf(m_situation, m_faces); }

QStringList CaseSession::takeUp(const CaseRecord& record)
{
    QStringList dropped = takeUpRecord(m_situation, record);
    m_faces = record.faces;
    m_judgedAgain = false;
    m_diceDropped = false;
    rerun();
    if (m_diceDropped) dropped << tr("the dice");
    Q_EMIT rowsChanged();
    Q_EMIT changed();
    return dropped;
}

}  // namespace drumhead::app
