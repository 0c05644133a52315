#include "app/battle/case/held_case.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/game/play/case_brief.hpp"
#include "drumhead/game/play/case_from_command.hpp"
#include "drumhead/game/play/offers.hpp"
#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace drumhead::app {

const State& HeldCase::state(const Battle& battle) const { return before ? *before : taken ? *taken : battle.state(); }

QString HeldCase::heading(const Battle& battle) const
{
    const QString text = toQt(caseHeading(state(battle), *made));
    const auto others = static_cast<int>(alike.second.size());
    if (others == 0) return text;
    return QCoreApplication::translate("drumhead::app::CaseController", "%1 and %n more", nullptr, others).arg(text);
}

namespace {

bool isRefused(const Battle& battle, const std::string& procedure, const std::vector<RoleBinding>& roles)
{
    const Result<GameCase> made = makeCase(battle.rules(), battle.state(), procedure, roles);
    if (!made) return false;
    Resolution resolution(made->situation);
    NoDice none;
    return resolution.run(none).kind == Pause::Kind::Finished && makeVerdict(resolution).refused;
}

}  // namespace

/// The case in hand is that of the first whom the rules do not refuse it; the others follow.
std::vector<RoleBinding> HeldCase::takeAlike(const Battle& battle, const std::string& procedure,
                                             std::vector<RoleBinding> roles, const RoleBinding& others)
{
    alike.first = others.role;
    std::vector<EntityId> rest = others.entities;
    const auto at =
        std::find_if(roles.begin(), roles.end(), [&](const RoleBinding& each) { return each.role == others.role; });
    for (std::size_t i = 0; at != roles.end() && at->entities.size() == 1 && i < rest.size(); ++i) {
        if (!isRefused(battle, procedure, roles)) break;
        rest.push_back(std::exchange(at->entities.front(), rest.front()));
        rest.erase(rest.begin());
    }
    for (const EntityId each : rest) alike.second.push_back(battle.state().idOf(each));
    return roles;
}

ResolveCommand HeldCase::command(const Battle& battle, const CaseSession& session) const
{
    ResolveCommand command =
        commandOf(battle.rules(), state(battle), *made, session.situation(), session.faces(), settles);
    command.alike = alike;
    return command;
}

ResolveCommand HeldCase::commandWithDice(const Battle& battle, const CaseSession& session) const
{
    ResolveCommand whole = command(battle, session);
    whole.dice = session.diceLying();
    return whole;
}

UnappliedCase HeldCase::record(const Battle& battle, const CaseSession& session) const
{
    UnappliedCase record;
    record.id = unapplied;
    record.command = commandWithDice(battle, session);
    record.again = again;
    record.isOfStep = isOfStep;
    record.head = battle.game().head();
    record.turn = battle.state().turn;
    record.place = idOfPlace(battle.rules(), battle.state());
    record.step = titleOfStep(battle.rules(), battle.state());
    record.heading = heading(battle).toStdString();
    if (session.isFinished())
        record.outcome = caseWords(battle.rules(), state(battle), record.command, session.verdict());
    return record;
}

/// A correction is worth keeping once something is changed; else what was thrown is, and a verdict on a person's
/// answers or one that changes the armies.
bool HeldCase::isWorthKeeping(const Battle& battle, const CaseSession* session) const
{
    if (!made || !session) return false;
    const ResolveCommand now = commandWithDice(battle, *session);
    if (again != 0) return now != original;
    if (!now.dice.empty()) return true;
    return mayBeApplied(session)
        && (!now.answers.empty() || !now.overrules.empty() || !session->verdict().effects.empty());
}

bool HeldCase::mayBeApplied(const CaseSession* session) const
{
    return made && session && session->isFinished() && (again != 0 || !session->verdict().refused);
}

}  // namespace drumhead::app
