#include "app/battle/session/new_rules.hpp"

#include "app/battle/session/battle_opening.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/storage/replay/told_content.hpp"
#include "drumhead/storage/rules_difference.hpp"

namespace drumhead::app {

namespace {

/// In the columns of a correction; what no sentence tells shows in how the battle stands then.
std::vector<Game::Change> inColumns(const std::vector<ReplayChange>& changes)
{
    const std::shared_ptr<const Texts> texts = spokenTexts();
    std::vector<Game::Change> shown;
    for (const ReplayChange& each : changes) {
        if (each.kind == ReplayChange::Kind::Value) continue;
        shown.push_back({shown.empty() ? texts->say("compare.result", "Result") : texts->say("compare.also", "Also"),
                         each.was, each.now});
    }
    return shown;
}

}  // namespace

std::optional<NewRules> newRulesFor(const Battle& battle, const QStringList& folders)
{
    if (!battle.file()) return std::nullopt;
    const GameContent& content = battle.file()->content();
    Result<RulesetFiles> today = rulesOfToday(content, folders);
    if (!today) return std::nullopt;
    NewRules found;
    found.changed = toQt(whatDiffers(content.rules, *today, *spokenTexts()));
    const LoadedRuleset loaded = loadRuleset(*today);
    if (!loaded.usable()) {
        for (const Diagnostic& each : loaded.diagnostics) found.faults << toQt(each.text(*spokenTexts()));
    }
    found.files = std::move(*today);
    return found;
}

RulesOutcome outcomeUnder(const Battle& battle, const RulesetFiles& rules)
{
    RulesOutcome outcome;
    GameContent content = battle.file()->content();
    content.head = battle.game().head();
    // What was said in another language is no other outcome: both are told in this one.
    const Result<ReadableGame> own = readableGame(content, withTextsOf(content.rules, rules), spokenTexts());
    const Result<ReadableGame> game =
        own ? readableGame(toldContent(*own), rules, spokenTexts()) : Result<ReadableGame>(Error{own.error()});
    if (!game) {
        outcome.refused = toQt(game.error());
        return outcome;
    }
    const ReplayOutcome replayed = replay(*game);
    for (const ReplayDifference& each : replayed.differences) {
        std::vector<Game::Change> changes = inColumns(each.changes);
        if (changes.empty()) continue;
        outcome.entries.push_back(
            {Battle::tr("Turn %1: %2").arg(each.turn).arg(toQt(withMinus(each.heading))), std::move(changes)});
    }
    outcome.state = replayed.stateInWords;
    return outcome;
}

}  // namespace drumhead::app
