#include "app/shell/battles/battle_sheets.hpp"

#include "app/battle/overview/played_until_now.hpp"
#include "app/battle/session/battle.hpp"
#include "app/shared/settings/settings.hpp"
#include "drumhead/sheets/plain_rules.hpp"
#include "drumhead/sheets/report/dice_record.hpp"

namespace drumhead::app {

namespace {

ChosenRulings clubRulings(const Ruleset& ruleset)
{
    ChosenRulings chosen;
    const ClubRulings rulings = Settings().rulings(ruleset);
    for (auto each = rulings.begin(); each != rulings.end(); ++each)
        chosen.emplace_back(each.key().toStdString(), each.value().toStdString());
    return chosen;
}

}  // namespace

std::vector<OfferedSheet> sheetsOf(const Ruleset& ruleset)
{
    return {
        {SheetsDialog::tr("Quick reference"), SheetKind::QuickReference,
         [&ruleset, rulings = clubRulings(ruleset)] { return quickReference(ruleset, rulings); }},
        {SheetsDialog::tr("Rules and rulings"), SheetKind::Rules,
         [&ruleset, rulings = clubRulings(ruleset)] { return rulesSheet(ruleset, rulings); }},
        {SheetsDialog::tr("Rules in plain words"), SheetKind::PlainWords, [&ruleset] { return plainRules(ruleset); }}};
}

OfferedSheet diceOf(const Battle& battle)
{
    return {SheetsDialog::tr("Dice and luck"), SheetKind::Dice,
            [played = std::make_shared<const PlayedBattle>(playedUntilNow(battle))] { return diceSheet(*played); }};
}

Sheet diceOnly(const Battle& battle) { return diceSheet(playedUntilNow(battle), 0); }

std::vector<OfferedSheet> sheetsOf(const Battle& battle)
{
    const Ruleset& ruleset = battle.ruleset();
    const Scenario& scenario = battle.game().scenario();
    const auto played = std::make_shared<const PlayedBattle>(playedUntilNow(battle));
    return {{SheetsDialog::tr("Quick reference"), SheetKind::QuickReference,
             [&ruleset, rulings = battle.state().rulings] { return quickReference(ruleset, rulings); }},
            {SheetsDialog::tr("Rules and rulings"), SheetKind::Rules,
             [&ruleset, rulings = battle.state().rulings] { return rulesSheet(ruleset, rulings); }},
            {SheetsDialog::tr("Scenario"), SheetKind::Scenario,
             [&ruleset, &scenario] { return scenarioSheet(scenario, ruleset); }},
            {SheetsDialog::tr("Rosters"), SheetKind::Roster,
             [&ruleset, &scenario] { return rosterSheet(scenario, ruleset); }},
            {SheetsDialog::tr("Labels"), SheetKind::Labels,
             [&ruleset, &scenario] { return labelSheet(scenario, ruleset); }},
            {SheetsDialog::tr("Report of the battle"), SheetKind::Report,
             [played] { return battleReport(*played, ReportExtent::Brief); }},
            {SheetsDialog::tr("Report with story and arithmetic"), SheetKind::Report,
             [played] { return battleReport(*played); }},
            {SheetsDialog::tr("Dice and luck"), SheetKind::Dice, [played] { return diceSheet(*played); }}};
}

}  // namespace drumhead::app
