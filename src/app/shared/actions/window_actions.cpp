#include "app/shared/actions/window_actions.hpp"

#include "app/shared/actions/action_keys.hpp"
#include "app/shared/actions/key_follower.hpp"

#include <QKeyEvent>

namespace drumhead::app {

/// One row an action, in the order of WindowAction.
const std::vector<WindowActions::Row>& WindowActions::rows()
{
    using A = WindowAction;
    using Key = QKeySequence;
    const auto ctrl = [](Qt::Key key) { return Key(Qt::CTRL | key); };
    const auto ctrlShift = [](Qt::Key key) { return Key(Qt::CTRL | Qt::SHIFT | key); };
    const auto alt = [](Qt::Key key) { return Key(Qt::ALT | key); };
    const auto shift = [](Qt::Key key) { return Key(Qt::SHIFT | key); };
    static const std::vector<Row> all{
        {A::StartPage, Needs::Nothing, {"startPageAction", QT_TR_NOOP("Start &page"), {alt(Qt::Key_Home)}}},
        {A::NewBattle, Needs::Nothing, {"newBattleAction", QT_TR_NOOP("New &battle…"), {ctrlShift(Qt::Key_N)}}},
        {A::OpenBattle, Needs::Nothing, {"openBattleAction", QT_TR_NOOP("&Open battle…"), {Key::Open}}},
        {A::SaveCopy,
         Needs::Battle,
         {"saveCopyAction", QT_TR_NOOP("&Save a copy of the battle…"), {ctrlShift(Qt::Key_S)}}},
        {A::CloseBattle, Needs::Battle, {"closeBattleAction", QT_TR_NOOP("&Close the battle"), {}}},
        {A::Sheets, Needs::Nothing, {"sheetsAction", QT_TR_NOOP("Prin&t sheets…"), {Key::Print}}},
        {A::NewScenario, Needs::Nothing, {"newScenarioAction", QT_TR_NOOP("&New scenario…"), {}}},
        {A::EditScenario, Needs::Nothing, {"editScenarioAction", QT_TR_NOOP("&Edit scenario…"), {}}},
        {A::OpenRulesets, Needs::Nothing, {"openRulesetsAction", QT_TR_NOOP("Open r&uleset folder…"), {}}},
        {A::ReloadRulesets,
         Needs::Nothing,
         {"reloadRulesetsAction", QT_TR_NOOP("Re&load rulesets"), {ctrlShift(Qt::Key_R)}}},
        {A::Preferences, Needs::Nothing, {"preferencesAction", QT_TR_NOOP("Pre&ferences…"), {ctrl(Qt::Key_Comma)}}},
        {A::Quit, Needs::Nothing, {"quitAction", QT_TR_NOOP("&Quit"), {ctrl(Qt::Key_Q)}}},

        {A::ShowTurn, Needs::BattleShown, {"showTurnAction", QT_TR_NOOP("&What to do now"), {ctrl(Qt::Key_J)}}},
        {A::OtherProcedure,
         Needs::BattleShown,
         {"otherProcedureAction", QT_TR_NOOP("Oth&er action…"), {ctrlShift(Qt::Key_P)}}},
        {A::FirstDue, Needs::BattleShown, {"firstDueAction", QT_TR_NOOP("First thing &due"), {Qt::Key_F4}}},
        {A::ApplyCase,
         Needs::BattleShown,
         {"applyCaseAction", QT_TR_NOOP("&Apply the result"), {ctrl(Qt::Key_Return), ctrl(Qt::Key_Enter)}}},
        {A::ApplyAndGoOn,
         Needs::BattleShown,
         {"applyAndGoOnAction",
          QT_TR_NOOP("Apply the result and go to the ne&xt step"),
          {shift(Qt::Key_Return), shift(Qt::Key_Enter)}}},
        {A::LeaveCase, Needs::BattleShown, {"leaveCaseAction", QT_TR_NOOP("&Leave the case"), {Qt::Key_Escape}}},
        {A::NextStep,
         Needs::BattleShown,
         {"nextStepAction", QT_TR_NOOP("&Next step with something to do"), {Qt::Key_F10}}},
        {A::OneStep, Needs::BattleShown, {"oneStepAction", QT_TR_NOOP("&One step only"), {ctrl(Qt::Key_F10)}}},
        {A::Undo, Needs::AnyCase, {"undoAction", QT_TR_NOOP("&Undo"), {Key::Undo}}},
        {A::Redo, Needs::AnyCase, {"redoAction", QT_TR_NOOP("&Redo"), {ctrlShift(Qt::Key_Z), ctrl(Qt::Key_Y)}}},
        {A::RuleAgain,
         Needs::BattleShown,
         {"ruleAgainAction", QT_TR_NOOP("Rule the last result a&gain…"), {ctrl(Qt::Key_G)}}},
        {A::LinesOfPlay,
         Needs::BattleShown,
         {"linesOfPlayAction", QT_TR_NOOP("Lines of pla&y…"), {ctrlShift(Qt::Key_L)}}},
        {A::ResumeCase,
         Needs::BattleShown,
         {"resumeCaseAction", QT_TR_NOOP("Resume the unappl&ied case"), {ctrl(Qt::Key_R)}}},
        {A::SearchArmies,
         Needs::BattleShown,
         {"searchArmiesAction", QT_TR_NOOP("Search the ar&mies"), {ctrlShift(Qt::Key_F)}}},
        {A::ChangeUnit, Needs::BattleShown, {"changeUnitAction", QT_TR_NOOP("&Change the unit…"), {ctrl(Qt::Key_U)}}},
        {A::UnitHistory,
         Needs::BattleShown,
         {"unitHistoryAction", QT_TR_NOOP("&History of the unit"), {ctrl(Qt::Key_H)}}},
        {A::WriteNote, Needs::BattleShown, {"writeNoteAction", QT_TR_NOOP("No&te…"), {ctrl(Qt::Key_M)}}},
        {A::ShowScenario, Needs::BattleShown, {"showScenarioAction", QT_TR_NOOP("The &scenario"), {ctrl(Qt::Key_I)}}},
        {A::PlayersWindow,
         Needs::BattleShown,
         {"playersWindowAction", QT_TR_NOOP("&Players' window"), {shift(Qt::Key_F11)}}},
        {A::BattleDice,
         Needs::BattleShown,
         {"battleDiceAction",
          QT_TR_NOOP("Dice and luc&k…"),
          {ctrlShift(Qt::Key_D)},
          QT_TR_NOOP("How often each face came up, by side, and what the dice cost")}},
        {A::SaveAsScenario,
         Needs::BattleShown,
         {"saveAsScenarioAction", QT_TR_NOOP("Sa&ve the battle as a scenario…"), {}}},
        {A::EndBattle, Needs::BattleShown, {"endBattleAction", QT_TR_NOOP("End the &battle…"), {}}},
        {A::ShowBattle, Needs::Nothing, {"showBattleAction", QT_TR_NOOP("Show the battle"), {ctrl(Qt::Key_2)}}},
        {A::ShowCombat, Needs::Nothing, {"showCombatAction", QT_TR_NOOP("Check a single combat"), {ctrl(Qt::Key_1)}}},

        {A::NewCase,
         Needs::Case,
         {"newCaseAction", QT_TR_NOOP("&New case"), {Key::New}, QT_TR_NOOP("Clears the answers and the dice")}},
        {A::GoBack,
         Needs::CombatShown,
         {"goBackAction",
          QT_TR_NOOP("&Back to the case before"),
          {alt(Qt::Key_Left)},
          QT_TR_NOOP("To the case that made this one due, as it was left")}},
        {A::SwapSides,
         Needs::CombatShown,
         {"swapSidesAction",
          QT_TR_NOOP("&Swap sides"),
          {ctrl(Qt::Key_T)},
          QT_TR_NOOP("The two change places, for return fire")}},
        {A::NextQuestion,
         Needs::CaseShown,
         {"nextQuestionAction", QT_TR_NOOP("&Go to the next question"), {Qt::Key_F6}}},
        {A::ForgetAnswer,
         Needs::CaseShown,
         {"forgetAnswerAction", QT_TR_NOOP("&Forget this answer"), {ctrl(Qt::Key_Backspace)}}},
        {A::Roll, Needs::CaseShown, {"rollAction", QT_TR_NOOP("&Roll the dice"), {Qt::Key_F5}}},
        {A::RollThis, Needs::CaseShown, {"rollThisAction", QT_TR_NOOP("Roll &this throw"), {shift(Qt::Key_F5)}}},
        {A::TypeDice,
         Needs::CaseShown,
         {"typeDiceAction", QT_TR_NOOP("T&ype the dice"), {ctrl(Qt::Key_D), alt(Qt::Key_D)}}},
        {A::Modifiers, Needs::CaseShown, {"modifiersAction", QT_TR_NOOP("Show &modifiers"), {Qt::Key_F7}}},
        {A::Arithmetic, Needs::CaseShown, {"arithmeticAction", QT_TR_NOOP("Show &arithmetic"), {Qt::Key_F8}}},
        {A::FoldArithmetic,
         Needs::CaseShown,
         {"foldArithmeticAction", QT_TR_NOOP("Expand or collapse the arithmetic"), {ctrl(Qt::Key_E)}}},
        {A::Why, Needs::CaseShown, {"whyAction", QT_TR_NOOP("&Why?"), {shift(Qt::Key_F1), alt(Qt::Key_W)}}},
        {A::Overrule,
         Needs::CaseShown,
         {"overruleAction", QT_TR_NOOP("&Overrule the modifier or value…"), {Qt::Key_F9}}},
        {A::Rulings,
         Needs::Rulings,
         {"rulingsAction",
          QT_TR_NOOP("Ru&lings…"),
          {ctrl(Qt::Key_L)},
          QT_TR_NOOP("What the club has ruled where the print is unclear")}},
        {A::CopyShort,
         Needs::CaseShown,
         {"copyShortAction", QT_TR_NOOP("Copy the result &in two lines"), {Key(Qt::CTRL | Qt::ALT | Qt::Key_C)}}},
        {A::CopyVerdict,
         Needs::CaseShown,
         {"copyVerdictAction", QT_TR_NOOP("&Copy the result with its arithmetic"), {ctrlShift(Qt::Key_C)}}},
        {A::CopyTable,
         Needs::Nothing,
         {"copyTableAction", QT_TR_NOOP("Copy the c&urrent table"), {ctrlShift(Qt::Key_T)}}},

        {A::Odds, Needs::CaseShown, {"oddsAction", QT_TR_NOOP("&Odds"), {Qt::Key_F2}}},
        {A::Leverage, Needs::CaseShown, {"leverageAction", QT_TR_NOOP("&What matters"), {Qt::Key_F3}}},
        {A::CompareTargets,
         Needs::BattleShown,
         {"compareTargetsAction", QT_TR_NOOP("Compare &targets…"), {shift(Qt::Key_F2)}}},
        {A::AcrossRulesets,
         Needs::Nothing,
         {"acrossRulesetsAction",
          QT_TR_NOOP("&Across rulesets…"),
          {ctrlShift(Qt::Key_A)},
          QT_TR_NOOP("One engagement in plain terms, under each ruleset that covers it")}},
        {A::Pin, Needs::CaseShown, {"pinAction", QT_TR_NOOP("&Pin this case, or unpin"), {ctrl(Qt::Key_B)}}},
        {A::SwapPinned,
         Needs::CaseShown,
         {"swapPinnedAction", QT_TR_NOOP("&Swap with the pinned case"), {ctrlShift(Qt::Key_B)}}},
        {A::FoldSide, Needs::CaseShown, {"foldSideAction", QT_TR_NOOP("Show or &hide the side panel"), {Qt::Key_F12}}},

        {A::Palette,
         Needs::Nothing,
         {"paletteAction", QT_TR_NOOP("&Commands…"), {ctrl(Qt::Key_K)}, QT_TR_NOOP("Finds any command by its name")}},
        {A::FullScreen, Needs::Nothing, {"fullScreenAction", QT_TR_NOOP("&Full screen"), {Qt::Key_F11}}},
        {A::LargerType,
         Needs::Nothing,
         {"largerTypeAction", QT_TR_NOOP("&Larger type"), {ctrl(Qt::Key_Plus), ctrl(Qt::Key_Equal)}}},
        {A::SmallerType, Needs::Nothing, {"smallerTypeAction", QT_TR_NOOP("&Smaller type"), {ctrl(Qt::Key_Minus)}}},
        {A::UsualType, Needs::Nothing, {"usualTypeAction", QT_TR_NOOP("&Usual type"), {ctrl(Qt::Key_0)}}},
        {A::LargeVerdict,
         Needs::Nothing,
         {"largeVerdictAction",
          QT_TR_NOOP("Large &verdict"),
          {ctrlShift(Qt::Key_V)},
          QT_TR_NOOP("Shows outcomes larger still, to read across the table")}},
        {A::SystemTheme, Needs::Nothing, {"systemThemeAction", QT_TR_NOOP("&As the system"), {}}},
        {A::LightTheme, Needs::Nothing, {"lightThemeAction", QT_TR_NOOP("Li&ght"), {}}},
        {A::DarkTheme, Needs::Nothing, {"darkThemeAction", QT_TR_NOOP("&Dark"), {}}},
        {A::EdgeUp, Needs::Nothing, {"edgeUpAction", QT_TR_NOOP("Move the edge &up"), {ctrlShift(Qt::Key_Up)}}},
        {A::EdgeDown, Needs::Nothing, {"edgeDownAction", QT_TR_NOOP("Move the edge &down"), {ctrlShift(Qt::Key_Down)}}},
        {A::EdgeLeft, Needs::Nothing, {"edgeLeftAction", QT_TR_NOOP("Move the edge &left"), {ctrlShift(Qt::Key_Left)}}},
        {A::EdgeRight,
         Needs::Nothing,
         {"edgeRightAction", QT_TR_NOOP("Move the edge &right"), {ctrlShift(Qt::Key_Right)}}},
        {A::UsualEdges, Needs::Nothing, {"usualEdgesAction", QT_TR_NOOP("&Reset panels"), {}}},

        {A::Manual, Needs::Nothing, {"manualAction", QT_TR_NOOP("&Manual…"), {Qt::Key_F1}}},
        {A::Keys, Needs::Nothing, {"keysAction", QT_TR_NOOP("&Keys…"), {ctrl(Qt::Key_F1)}}},
        {A::Reference, Needs::Nothing, {"referenceAction", QT_TR_NOOP("&Reference…"), {Key::Find}}},
        {A::PlainWords, Needs::Nothing, {"plainWordsAction", QT_TR_NOOP("Rules in &plain words…"), {}}},
        {A::RuleBrowser,
         Needs::Nothing,
         {"ruleBrowserAction",
          QT_TR_NOOP("&Browse the rules…"),
          {ctrlShift(Qt::Key_E)},
          QT_TR_NOOP("Every type, table, modifier, procedure, ruling and statement, and where each is used")}},
        {A::Tutorial, Needs::Nothing, {"tutorialAction", QT_TR_NOOP("Your &first ruleset…"), {}}},
        {A::AuthorGuide, Needs::Nothing, {"authorGuideAction", QT_TR_NOOP("&Guide for rules authors…"), {}}},
        {A::About, Needs::Nothing, {"aboutAction", QT_TR_NOOP("&About Drumhead"), {}}},
    };
    return all;
}

bool WindowActions::isMet(Needs needs, const Situation& now)
{
    switch (needs) {
    case Needs::Nothing: break;
    case Needs::Battle: return now.hasBattle;
    case Needs::BattleShown: return now.isBattleShown;
    case Needs::CombatShown: return !now.isBattleShown && !now.isStartShown;
    case Needs::CaseShown: return !now.isStartShown;
    case Needs::Case: return !now.isBattleShown && !now.isStartShown && now.hasCase;
    case Needs::AnyCase: return !now.isStartShown && (now.isBattleShown || now.hasCase);
    case Needs::Rulings: return !now.isStartShown && (now.isBattleShown || now.hasRulings);
    }
    return true;
}

QKeySequence WindowActions::keyOf(WindowAction action)
{
    const QList<QKeySequence> keys = keysOf(rows()[static_cast<std::size_t>(action)].spec);
    return keys.isEmpty() ? QKeySequence() : keys.front();
}

bool WindowActions::isKeyOf(WindowAction action, const QKeyEvent& key)
{
    return keysOf(rows()[static_cast<std::size_t>(action)].spec).contains(QKeySequence(key.keyCombination()));
}

QString WindowActions::keyText(WindowAction action) { return keyOf(action).toString(QKeySequence::NativeText); }

QString WindowActions::tip(const QString& sentence, WindowAction action) { return tipWithKey(sentence, keyOf(action)); }

WindowActions::WindowActions(QObject* parent) : QObject(parent)
{
    for (const Row& row : rows()) {
        Q_ASSERT(static_cast<std::size_t>(row.id) == m_actions.size());
        const QString tip = row.spec.tip ? tr(row.spec.tip) : QString();
        m_actions.push_back(makeAction(row.spec, tr(row.spec.text), tip, this));
    }
}

void WindowActions::changeKeys(WindowAction action, const QList<QKeySequence>& keys)
{
    giveKeys(rows()[static_cast<std::size_t>(action)].spec, keys);
    takeKeys();
}

void WindowActions::resetKeys(WindowAction action)
{
    forgetKeys(rows()[static_cast<std::size_t>(action)].spec);
    takeKeys();
}

void WindowActions::resetAllKeys()
{
    for (const Row& row : rows()) forgetKeys(row.spec);
    takeKeys();
}

void WindowActions::takeKeys()
{
    for (const Row& row : rows()) {
        QAction& action = *(*this)[row.id];
        action.setShortcuts(keysOf(row.spec));
        if (row.spec.tip) action.setToolTip(tipWithKey(tr(row.spec.tip), action.shortcut()));
    }
    KeyFollower::tellAll();
}

void WindowActions::fit(const Situation& situation)
{
    for (const Row& row : rows()) (*this)[row.id]->setEnabled(isMet(row.needs, situation));
}

}  // namespace drumhead::app
