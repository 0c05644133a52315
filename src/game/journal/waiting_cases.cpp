#include "drumhead/game/journal/waiting_cases.hpp"

#include "drumhead/game/play/turn.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Roles = std::vector<NamedEntities>;

/// Those who take part, once for each for whom the command does the same.
std::vector<Roles> castsOf(const ResolveCommand& command)
{
    std::vector<Roles> casts = {command.roles};
    for (const std::string& other : command.alike.second) {
        Roles& cast = casts.emplace_back(command.roles);
        for (NamedEntities& role : cast) {
            if (role.first == command.alike.first) role.second = {other};
        }
    }
    return casts;
}

/// Whether the same procedure was carried out for all of them since the case was left.
bool isSuperseded(const UnappliedCase& unapplied, const Game& game)
{
    std::vector<Roles> left = castsOf(unapplied.command);
    for (EntryId at = game.head(); at > unapplied.head; at = game.entry(at).parent) {
        const auto* const done = std::get_if<ResolveCommand>(&game.entry(at).command);
        if (!done || done->procedure != unapplied.command.procedure) continue;
        for (const Roles& cast : castsOf(*done)) std::erase(left, cast);
    }
    return left.empty();
}

/// Whether the battle stands where the case was left. Of an older file only the title of the step is known.
bool isWhereItWasLeft(const UnappliedCase& unapplied, const Game& game)
{
    if (unapplied.turn != game.state().turn) return false;
    if (unapplied.place.empty()) return unapplied.step == titleOfStep(game.rules(), game.state());
    return unapplied.place == idOfPlace(game.rules(), game.state());
}

}  // namespace

bool isWaiting(const UnappliedCase& unapplied, const Game& game)
{
    if (unapplied.again != 0) return true;
    if (unapplied.command.settles != 0) return game.state().findDue(unapplied.command.settles) != nullptr;
    if (!isWhereItWasLeft(unapplied, game)) return false;
    return !unapplied.command.dice.empty() || !isSuperseded(unapplied, game);
}

}  // namespace drumhead
