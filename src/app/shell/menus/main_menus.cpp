#include "app/shell/menus/main_menus.hpp"

#include <QMenuBar>

namespace drumhead::app {

void MainMenus::add(QMenu* menu, std::initializer_list<WindowAction> actions)
{
    for (const WindowAction each : actions) menu->addAction(m_actions[each]);
}

QMenu* MainMenus::addMenu(const QString& title, std::initializer_list<WindowAction> actions)
{
    QMenu* menu = m_bar.addMenu(title);
    add(menu, actions);
    return menu;
}

void MainMenus::make(const RecentTargets& recent)
{
    using A = WindowAction;
    const auto more = [this](QMenu* menu, std::initializer_list<A> actions) {
        menu->addSeparator();
        add(menu, actions);
    };
    QMenu* file = addMenu(tr("&File"), {A::StartPage});
    more(file, {A::NewBattle, A::OpenBattle});
    addRecentMenus(*file, recent);
    add(file, {A::SaveCopy, A::CloseBattle, A::Sheets});
    more(file, {A::NewScenario, A::EditScenario});
    more(file, {A::OpenRulesets, A::ReloadRulesets});
    more(file, {A::Preferences});
    more(file, {A::Quit});

    QMenu* battle = addMenu(tr("&Battle"),
                            {A::ShowTurn, A::OtherProcedure, A::FirstDue, A::ApplyCase, A::ApplyAndGoOn, A::LeaveCase,
                             A::NextStep, A::OneStep});
    more(battle, {A::Undo, A::Redo, A::RuleAgain, A::LinesOfPlay, A::ResumeCase});
    more(battle, {A::SearchArmies, A::ChangeUnit, A::UnitHistory, A::WriteNote});
    more(battle, {A::ShowScenario, A::PlayersWindow, A::BattleDice, A::SaveAsScenario, A::EndBattle});
    more(battle, {A::ShowBattle, A::ShowCombat});

    QMenu* combat = addMenu(tr("&Case"), {A::NewCase, A::GoBack, A::SwapSides, A::NextQuestion, A::ForgetAnswer});
    more(combat, {A::Roll, A::RollThis, A::TypeDice});
    more(combat, {A::Modifiers, A::Arithmetic, A::FoldArithmetic, A::Why, A::Overrule, A::Rulings});
    more(combat, {A::CopyShort, A::CopyVerdict, A::CopyTable});

    QMenu* odds = addMenu(tr("&Odds"), {A::Odds, A::Leverage, A::CompareTargets, A::AcrossRulesets});
    more(odds, {A::Pin, A::SwapPinned});
    more(odds, {A::FoldSide});

    makeView();

    QMenu* help = addMenu(tr("&Help"), {A::Manual, A::Keys, A::Reference, A::PlainWords, A::RuleBrowser});
    more(help, {A::Tutorial, A::AuthorGuide});
    more(help, {A::About});
}

void MainMenus::makeView()
{
    using A = WindowAction;
    QMenu* view = addMenu(tr("&View"), {A::Palette, A::FullScreen});
    view->addSeparator();
    add(view, {A::LargerType, A::SmallerType, A::UsualType, A::LargeVerdict});
    view->addSeparator();
    add(view, {A::SystemTheme, A::LightTheme, A::DarkTheme});
    view->addSeparator();
    QMenu* edges = view->addMenu(tr("&Panels"));
    add(edges, {A::EdgeUp, A::EdgeDown, A::EdgeLeft, A::EdgeRight});
    edges->addSeparator();
    add(edges, {A::UsualEdges});
}

}  // namespace drumhead::app
