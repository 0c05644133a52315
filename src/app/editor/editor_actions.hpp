#pragma once

#include "app/shared/actions/action_button.hpp"

#include <QAction>
#include <QObject>

#include <vector>

class QUndoStack;

namespace drumhead::app {

/// The actions of the scenario editor, in the order of its menus.
enum class EditorAction {
    // File
    Save,
    SaveAs,
    ImportCsv,
    ExportCsv,
    Sheets,
    BeginBattle,
    Close,
    // Edit
    Undo,
    Redo,
    Insert,
    AddGroup,
    AddLeader,
    AddSide,
    AddReinforcement,
    Duplicate,
    MoveElsewhere,
    Remove,
    MoveUp,
    MoveDown,
    BackToTree,
    // Go to, in the order of the tabs
    Armies,
    Battle,
    Terrain,
    Map,
    Objectives,
    Reinforcements,
    SpecialRules,
    Balance,
    Problems,
    // Help
    Palette,
    Manual,
};

/// The actions of one editor window: names, texts and shortcuts, and on which tabs each is enabled.
class EditorActions : public QObject {
    Q_OBJECT

public:
    /// The tabs, as far as the actions differ.
    enum class Tab { Armies, Terrain, Map, Objectives, Reinforcements, Other };

    /// Undo and redo are those of `undo`.
    EditorActions(QUndoStack& undo, QObject* parent);

    [[nodiscard]] QAction* operator[](EditorAction action) const { return m_actions[static_cast<std::size_t>(action)]; }
    /// All of them, in the order of EditorAction.
    [[nodiscard]] const std::vector<QAction*>& all() const { return m_actions; }
    /// That key in words: "Ctrl+J".
    [[nodiscard]] static QString keyText(EditorAction action);
    /// Enables what can be done on that tab.
    void fit(Tab tab);

    template <typename Receiver, typename Slot>
    void on(EditorAction action, Receiver* receiver, Slot slot)
    {
        connect((*this)[action], &QAction::triggered, receiver, slot);
    }

private:
    /// The tabs on which an action is enabled.
    enum class On { Everywhere, Armies, Copied, Ordered, Lists };
    struct Row {
        EditorAction id;
        On on;
        ActionSpec spec;
    };

    [[nodiscard]] static const std::vector<Row>& rows();
    [[nodiscard]] static bool isOn(On on, Tab tab);
    QAction* make(const Row& row, QUndoStack& undo);

    std::vector<QAction*> m_actions;
};

}  // namespace drumhead::app
