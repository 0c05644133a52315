#include "drumhead/resolve/session/due_case.hpp"

#include "drumhead/base/text.hpp"
#include "resolve/session/cast_of_due.hpp"

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

}  // namespace

std::string dueTitle(const CaseInHand& session, const VerdictDue& due)
{
    std::vector<std::string> who;
    for (const auto& [theirs, ours] : due.roles) who.push_back(whoOf(session, ours));
    const std::string title = capitalised(due.title);
    if (who.empty()) return title;
    if (session.isOfBattle()) return title + ": " + joinedBy(who, ", ");
    const Texts& texts = *session.situation().ruleset().texts;
    return texts.say("due.of-the", "{procedure} of the {who}",
                     {{"procedure", title}, {"who", joinedBy(who, ' ' + texts.say("due.and-the", "and the") + ' ')}});
}

void carryOver(const CaseInHand& from, const VerdictDue& due, CaseInHand& to)
{
    const CastOfDue cast(from, due, to.program());
    CaseRecord rows;
    rows.procedure = to.procedure().id;
    rows.rows = cast.rows();
    static_cast<void>(to.restore(rows));
    static_cast<void>(to.prefill(cast.answers(to, true)));  // a type brings figures of its own, so it comes first
    std::vector<std::string> facts = cast.answers(to, false);
    for (const auto& [name, value] : due.with) facts.push_back(name + '=' + value);
    static_cast<void>(to.prefill(facts));
}

}  // namespace drumhead
