#pragma once

#include "app/shared/actions/action_button.hpp"

#include <QAction>
#include <QObject>

#include <vector>

class QKeyEvent;

namespace drumhead::app {

/// The actions of the main window, in the order of its menus.
enum class WindowAction {
    // File
    StartPage,
    NewBattle,
    OpenBattle,
    SaveCopy,
    CloseBattle,
    Sheets,
    NewScenario,
    EditScenario,
    OpenRulesets,
    ReloadRulesets,
    Preferences,
    Quit,
    // Battle
    ShowTurn,
    OtherProcedure,
    FirstDue,
    ApplyCase,
    ApplyAndGoOn,
    LeaveCase,
    NextStep,
    OneStep,
    Undo,
    Redo,
    RuleAgain,
    LinesOfPlay,
    ResumeCase,
    SearchArmies,
    ChangeUnit,
    UnitHistory,
    WriteNote,
    ShowScenario,
    PlayersWindow,
    BattleDice,
    SaveAsScenario,
    EndBattle,
    ShowBattle,
    ShowCombat,
    // Case
    NewCase,
    GoBack,
    SwapSides,
    NextQuestion,
    ForgetAnswer,
    Roll,
    RollThis,
    TypeDice,
    Modifiers,
    Arithmetic,
    FoldArithmetic,
    Why,
    Overrule,
    Rulings,
    CopyShort,
    CopyVerdict,
    CopyTable,
    // Odds
    Odds,
    Leverage,
    CompareTargets,
    AcrossRulesets,
    Pin,
    SwapPinned,
    FoldSide,
    // View
    Palette,
    FullScreen,
    LargerType,
    SmallerType,
    UsualType,
    LargeVerdict,
    SystemTheme,
    LightTheme,
    DarkTheme,
    EdgeUp,
    EdgeDown,
    EdgeLeft,
    EdgeRight,
    UsualEdges,
    // Help
    Manual,
    Keys,
    Reference,
    PlainWords,
    RuleBrowser,
    Tutorial,
    AuthorGuide,
    About,
};

/// The actions of the main window: names, texts, shortcuts, tips, and when each is enabled. What they do is connected
/// by the classes that do it.
class WindowActions : public QObject {
    Q_OBJECT

public:
    /// What decides which actions are enabled.
    struct Situation {
        bool hasBattle = false;      ///< a battle is open, shown or not
        bool isBattleShown = false;  ///< else a single combat is shown
        bool isStartShown = false;   ///< the start page is shown, neither of them
        bool hasCase = false;        ///< of the single combat
        bool hasRulings = false;     ///< the rules of the single combat have any
    };

    explicit WindowActions(QObject* parent);

    /// The key that tool tips name for an action; empty if it has none.
    [[nodiscard]] static QKeySequence keyOf(WindowAction action);
    /// Whether a key press is one of an action's shortcuts.
    [[nodiscard]] static bool isKeyOf(WindowAction action, const QKeyEvent& key);
    /// That key in words: "Ctrl+S".
    [[nodiscard]] static QString keyText(WindowAction action);
    /// A panel's tool tip with the key of the action that does the same.
    [[nodiscard]] static QString tip(const QString& sentence, WindowAction action);

    [[nodiscard]] QAction* operator[](WindowAction action) const { return m_actions[static_cast<std::size_t>(action)]; }
    /// All of them, in the order of WindowAction.
    [[nodiscard]] const std::vector<QAction*>& all() const { return m_actions; }
    /// Gives an action these keys alone; see keyFault for those that it can't have.
    void changeKeys(WindowAction action, const QList<QKeySequence>& keys);
    void resetKeys(WindowAction action);
    void resetAllKeys();
    /// Disables what can do nothing in that situation.
    void fit(const Situation& situation);

    template <typename Receiver, typename Slot>
    void on(WindowAction action, Receiver* receiver, Slot slot)
    {
        connect((*this)[action], &QAction::triggered, receiver, slot);
    }

private:
    /// When an action is enabled.
    enum class Needs { Nothing, Battle, BattleShown, CombatShown, CaseShown, Case, AnyCase, Rulings };
    struct Row {
        WindowAction id;
        Needs needs;
        ActionSpec spec;
    };

    [[nodiscard]] static const std::vector<Row>& rows();
    void takeKeys();
    [[nodiscard]] static bool isMet(Needs needs, const Situation& now);

    std::vector<QAction*> m_actions;
};

}  // namespace drumhead::app
