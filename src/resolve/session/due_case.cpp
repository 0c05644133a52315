#include "drumhead/resolve/session/due_case.hpp"

#include "drumhead/base/text.hpp"

#include <charconv>

namespace drumhead {

namespace {

/// A role of the case that made it due, "target" or "firer.2", as a person reads it; in a battle with the name of the
/// unit there.
std::string whoOf(const CaseInHand& session, const std::string& name)
{
    const Program& program = session.program();
    const std::size_t dot = std::min(name.find('.'), name.size());
    const int role = program.findRole(name.substr(0, dot));
    if (role < 0) return name;
    int row = 1;
    if (dot < name.size()) std::from_chars(name.data() + dot + 1, name.data() + name.size(), row);
    if (session.isOfBattle()) return roleLabel(session.situation(), role, std::max(row - 1, 0));
    const std::string& label = program.role(role).label;
    return dot == name.size() ? label : label + ' ' + name.substr(dot + 1);
}

std::string joinedBy(const std::vector<std::string>& parts, std::string_view between)
{
    std::string text;
    for (const std::string& each : parts) text.append(text.empty() ? "" : between).append(each);
    return text;
}

/// Answers the fact unless that value stands there already.
void give(CaseInHand& to, FactRef fact, Value value)
{
    if (!value.isUnknown() && to.effective(fact) != value) to.answer(fact, value);
}

void carryUnit(const CaseInHand& from, const std::string& ours, CaseInHand& to, int role, bool types)
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

std::string dueTitle(const CaseInHand& session, const VerdictDue& due)
{
    std::vector<std::string> who;
    for (const auto& [theirs, ours] : due.roles) who.push_back(whoOf(session, ours));
    const std::string title = capitalised(due.title);
    if (who.empty()) return title;
    return session.isOfBattle() ? title + ": " + joinedBy(who, ", ") : title + " of the " + joinedBy(who, " and the ");
}

void carryOver(const CaseInHand& from, const VerdictDue& due, CaseInHand& to)
{
    for (const bool types : {true, false}) {  // a type brings figures of its own
        for (const auto& [theirs, ours] : due.roles) {
            const int role = to.program().findRole(theirs);
            if (role >= 0) carryUnit(from, ours, to, role, types);
        }
    }
    std::vector<std::string> facts;
    for (const auto& [name, value] : due.with) facts.push_back(name + '=' + value);
    static_cast<void>(to.prefill(facts));
}

}  // namespace drumhead
