#include "drumhead/game/journal/waiting_cases.hpp"

#include "drumhead/game/play/case_brief.hpp"
#include "drumhead/game/play/case_from_command.hpp"
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

namespace {

/// The battle as it was when the case was left, or before the entry that it corrects. Of an older file: as it is now.
State whenLeft(const UnappliedCase& unapplied, const Game& game)
{
    const auto isThere = [&](EntryId id) { return id > 0 && id <= static_cast<EntryId>(game.entries().size()); };
    if (unapplied.again != 0) return isThere(unapplied.again) ? game.stateBefore(unapplied.again) : game.state();
    return isThere(unapplied.head) ? game.stateAfter(unapplied.head) : game.state();
}

}  // namespace

UnappliedCase toldAnew(UnappliedCase unapplied, const Game& game)
{
    const State state = whenLeft(unapplied, game);
    const Result<GameCase> made = caseOfCommand(game.rules(), state, unapplied.command);
    if (!made) return unapplied;
    CaseInHand session(made->situation, knownFacts(*made, game.rules()));
    if (!restoreCommand(session, unapplied.command).empty()) return unapplied;
    unapplied.heading = caseHeading(state, *made);
    if (const std::size_t others = unapplied.command.alike.second.size(); others > 0)
        unapplied.heading =
            game.rules().ruleset.texts->count("names.and-more", static_cast<std::int64_t>(others),
                                              "{name} and {n} more|{name} and {n} more", {{"name", unapplied.heading}});
    if (session.isFinished()) unapplied.outcome = caseWords(game.rules(), state, unapplied.command, session.verdict());
    return unapplied;
}

}  // namespace drumhead
