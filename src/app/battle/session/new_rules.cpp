#include "app/battle/session/new_rules.hpp"

#include "app/battle/session/battle_opening.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/storage/replay/replay.hpp"
#include "drumhead/storage/rules_difference.hpp"

namespace drumhead::app {

namespace {

/// What was said in another language is no other outcome.
std::vector<ReadableGame> inOtherLanguages(const GameContent& content, const RulesetFiles& rules)
{
    std::vector<ReadableGame> games;
    for (const std::shared_ptr<const Texts>& texts : foreignTexts()) {
        if (Result<ReadableGame> game = readableGame(content, rules, texts)) games.push_back(std::move(*game));
    }
    return games;
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
    const Result<ReadableGame> own = readableGame(content);
    const Result<ReadableGame> game = readableGame(content, rules);
    if (!own || !game) {
        outcome.refused = toQt(own ? game.error() : own.error());
        return outcome;
    }
    ReplayOutcome replayed = replay(*game, stateToJson(battle.game().stateAtStart(), battle.state(), battle.ruleset()));
    if (!replayed.differences.empty()) replayed.takeLanguages(inOtherLanguages(content, rules));
    for (const ReplayDifference& each : replayed.differences)
        outcome.entries.push_back(
            {Battle::tr("Turn %1: %2").arg(each.turn).arg(toQt(each.heading)), toQt(each.changes)});
    outcome.state = toQt(replayed.state);
    return outcome;
}

}  // namespace drumhead::app
