// The organiser's sheets of the rules and the battle in hand.
#include "app/battle/battle_page.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/session/case_session.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/text.hpp"
#include "app/sheets/sheets_dialog.hpp"
#include "app/shell/main_window.hpp"
#include "drumhead/sheets/report/battle_report.hpp"

#include <QStatusBar>

namespace drumhead::app {

namespace {

/// From the beginning to where the battle stands; what could be done again is no part of it.
std::vector<JournalEntry> playedSoFar(const Game& game)
{
    std::vector<JournalEntry> line;
    for (EntryId at = game.head(); at != 0; at = game.entry(at).parent) line.insert(line.begin(), game.entry(at));
    return line;
}

ChosenRulings clubRulings(const Ruleset& ruleset)
{
    ChosenRulings chosen;
    const ClubRulings rulings = Settings().rulings(ruleset);
    for (auto each = rulings.begin(); each != rulings.end(); ++each)
        chosen.emplace_back(each.key().toStdString(), each.value().toStdString());
    return chosen;
}

}  // namespace

void MainWindow::showSheets()
{
    const Battle* battle = inBattle() ? m_battlePage->battle() : nullptr;
    const Ruleset* ruleset = battle ? &battle->ruleset() : m_page->session() ? &m_page->session()->ruleset() : nullptr;
    if (!ruleset) return statusBar()->showMessage(tr("There are no rules in hand to make sheets of."));
    const ChosenRulings rulings = battle ? battle->state().rulings : clubRulings(*ruleset);
    std::vector<OfferedSheet> offered = {
        {tr("Quick reference"), SheetKind::QuickReference, [=] { return quickReference(*ruleset, rulings); }}};
    if (battle) {
        const Scenario& scenario = battle->game().scenario();
        const OfferedSheet ofBattle[] = {
            {tr("Scenario"), SheetKind::Scenario, [&scenario, ruleset] { return scenarioSheet(scenario, *ruleset); }},
            {tr("Rosters"), SheetKind::Roster, [&scenario, ruleset] { return rosterSheet(scenario, *ruleset); }},
            {tr("Labels"), SheetKind::Labels, [&scenario, ruleset] { return labelSheet(scenario, *ruleset); }},
            {tr("Report of the battle"), SheetKind::Report, [battle] {
                 return battleReport(
                     PlayedBattle(battle->rules(), battle->game().scenario(), playedSoFar(battle->game())));
             }}};
        offered.insert(offered.end(), std::begin(ofBattle), std::end(ofBattle));
    }
    SheetsDialog dialog(std::move(offered), toQt(battle ? battle->game().scenario().title : ruleset->title), this);
    dialog.exec();  // rules and battle stay as they are meanwhile
}

}  // namespace drumhead::app
