#include "app/combat/session/due_case.hpp"

#include "app/shared/text.hpp"

namespace drumhead::app {

namespace {

/// "target", or "firer 2" for the row named "firer.2".
QString whoOf(const Program& program, const std::string& name)
{
    const std::size_t dot = name.find('.');
    const int role = program.findRole(name.substr(0, dot));
    if (role < 0) return toQt(name);
    const QString label = toQt(program.roles[static_cast<std::size_t>(role)].label);
    return dot == std::string::npos ? label : label + u' ' + toQt(name.substr(dot + 1));
}

/// In a battle everybody has a name.
QString nameOf(const Situation& situation, const std::string& name)
{
    const std::size_t dot = name.find('.');
    const int role = situation.program().findRole(name.substr(0, dot));
    const int row = dot == std::string::npos ? 0 : toQt(name.substr(dot + 1)).toInt() - 1;
    return role < 0 ? toQt(name) : toQt(roleLabel(situation, role, std::max(row, 0)));
}

/// Answers the fact unless that value stands there already.
void give(CaseSession& to, FactRef fact, Value value)
{
    if (!value.isUnknown() && to.effective(fact) != value) to.answer(fact, value);
}

void carryUnit(const CaseSession& from, const std::string& ours, CaseSession& to, int role, bool types)
{
    const std::vector<Slot>& slots = to.program().slots;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const Attribute* attribute = slots[i].attribute;
        if (slots[i].owner != role || !slots[i].asked || !attribute || attribute->isType != types) continue;
        const Result<FactRef> known = findFact(from.program(), ours + '.' + attribute->id);
        if (known) give(to, {static_cast<SlotId>(i), 0}, from.afterEffects(*known));
    }
}

}  // namespace

QString dueTitle(const CaseSession& session, const VerdictDue& due)
{
    QStringList who;
    const QString title = raised(toQt(due.title));
    if (session.isOfBattle()) {
        for (const auto& [theirs, ours] : due.roles) who << nameOf(session.situation(), ours);
        return who.isEmpty() ? title : CaseSession::tr("%1: %2").arg(title, who.join(QStringLiteral(", ")));
    }
    for (const auto& [theirs, ours] : due.roles) who << whoOf(session.program(), ours);
    return who.isEmpty() ? title : CaseSession::tr("%1 of the %2").arg(title, who.join(CaseSession::tr(" and the ")));
}

void carryOver(const CaseSession& from, const VerdictDue& due, CaseSession& to)
{
    for (const bool types : {true, false}) {  // a type brings figures of its own
        for (const auto& [theirs, ours] : due.roles) {
            const int role = to.program().findRole(theirs);
            if (role >= 0) carryUnit(from, ours, to, role, types);
        }
    }
    QStringList facts;
    for (const auto& [name, value] : due.with) facts << toQt(name) + u'=' + toQt(value);
    static_cast<void>(to.prefill(facts));
}

}  // namespace drumhead::app
