#include "app/editor/editor_actions.hpp"

#include "app/shared/actions/action_keys.hpp"

#include <QUndoStack>

namespace drumhead::app {

/// One row an action, in the order of EditorAction.
const std::vector<EditorActions::Row>& EditorActions::rows()
{
    using A = EditorAction;
    using Key = QKeySequence;
    const auto ctrl = [](Qt::Key key) { return Key(Qt::CTRL | key); };
    const auto ctrlShift = [](Qt::Key key) { return Key(Qt::CTRL | Qt::SHIFT | key); };
    const auto alt = [](Qt::Key key) { return Key(Qt::ALT | key); };
    static const std::vector<Row> all{
        {A::Save, On::Everywhere, {"saveAction", QT_TR_NOOP("&Save"), {Key::Save}}},
        {A::SaveAs, On::Everywhere, {"saveAsAction", QT_TR_NOOP("Save &as…"), {ctrlShift(Qt::Key_S)}}},
        {A::ImportCsv,
         On::Everywhere,
         {"importCsvAction", QT_TR_NOOP("Impor&t an order of battle from a spreadsheet…"), {ctrl(Qt::Key_I)}}},
        {A::ExportCsv,
         On::Everywhere,
         {"exportCsvAction", QT_TR_NOOP("&Export the order of battle as a spreadsheet…"), {ctrl(Qt::Key_E)}}},
        {A::Sheets, On::Everywhere, {"editorSheetsAction", QT_TR_NOOP("S&heets…"), {Key::Print}}},
        {A::BeginBattle,
         On::Everywhere,
         {"beginBattleAction", QT_TR_NOOP("Start a &battle from it"), {ctrl(Qt::Key_B)}}},
        {A::Close, On::Everywhere, {"closeEditorAction", QT_TR_NOOP("&Close"), {ctrl(Qt::Key_W)}}},

        {A::Undo, On::Everywhere, {"editorUndoAction", QT_TR_NOOP("&Undo"), {Key::Undo}}},
        {A::Redo, On::Everywhere, {"editorRedoAction", QT_TR_NOOP("&Redo"), {ctrlShift(Qt::Key_Z), ctrl(Qt::Key_Y)}}},
        {A::Insert, On::Lists, {"insertAction", QT_TR_NOOP("Add u&nit"), {Qt::Key_Insert}}},
        {A::AddGroup, On::Armies, {"addGroupAction", QT_TR_NOOP("Add &group"), {ctrl(Qt::Key_G)}}},
        {A::AddLeader, On::Armies, {"addLeaderAction", QT_TR_NOOP("Add &leader"), {ctrl(Qt::Key_L)}}},
        {A::AddSide, On::Armies, {"addSideAction", QT_TR_NOOP("Add &side"), {}}},
        {A::AddReinforcement,
         On::Armies,
         {"addReinforcementAction", QT_TR_NOOP("Add rein&forcement"), {ctrl(Qt::Key_R)}}},
        {A::Duplicate, On::Copied, {"duplicateAction", QT_TR_NOOP("&Duplicate"), {ctrl(Qt::Key_D)}}},
        {A::MoveElsewhere, On::Armies, {"moveElsewhereAction", QT_TR_NOOP("&Move elsewhere…"), {ctrl(Qt::Key_M)}}},
        {A::Remove, On::Lists, {"removeAction", QT_TR_NOOP("&Remove"), {Key::Delete}}},
        {A::MoveUp, On::Ordered, {"moveUpAction", QT_TR_NOOP("Move u&p"), {alt(Qt::Key_Up)}}},
        {A::MoveDown, On::Ordered, {"moveDownAction", QT_TR_NOOP("Move d&own"), {alt(Qt::Key_Down)}}},
        {A::BackToTree, On::Armies, {"backToTreeAction", QT_TR_NOOP("Back to the &tree"), {ctrl(Qt::Key_T)}}},

        {A::Armies, On::Everywhere, {"armiesTabAction", QT_TR_NOOP("Armies"), {ctrl(Qt::Key_1)}}},
        {A::Battle, On::Everywhere, {"battleTabAction", QT_TR_NOOP("Battle"), {ctrl(Qt::Key_2)}}},
        {A::Terrain, On::Everywhere, {"terrainTabAction", QT_TR_NOOP("Terrain"), {ctrl(Qt::Key_3)}}},
        {A::Map, On::Everywhere, {"mapTabAction", QT_TR_NOOP("Map"), {ctrl(Qt::Key_4)}}},
        {A::Objectives, On::Everywhere, {"objectivesTabAction", QT_TR_NOOP("Objectives"), {ctrl(Qt::Key_5)}}},
        {A::Reinforcements,
         On::Everywhere,
         {"reinforcementsTabAction", QT_TR_NOOP("Reinforcements"), {ctrl(Qt::Key_6)}}},
        {A::SpecialRules, On::Everywhere, {"specialRulesTabAction", QT_TR_NOOP("Special rules"), {ctrl(Qt::Key_7)}}},
        {A::Balance, On::Everywhere, {"balanceTabAction", QT_TR_NOOP("Balance"), {ctrl(Qt::Key_8)}}},
        {A::Problems, On::Everywhere, {"problemsAction", QT_TR_NOOP("&Problems"), {ctrl(Qt::Key_J)}}},
        {A::Palette, On::Everywhere, {"editorPaletteAction", QT_TR_NOOP("&Commands…"), {ctrl(Qt::Key_K)}}},
        {A::Manual, On::Everywhere, {"editorManualAction", QT_TR_NOOP("&Manual…"), {Qt::Key_F1}}},
    };
    return all;
}

EditorActions::EditorActions(QUndoStack& undo, QObject* parent) : QObject(parent)
{
    for (const Row& row : rows()) {
        Q_ASSERT(static_cast<std::size_t>(row.id) == m_actions.size());
        m_actions.push_back(make(row, undo));
    }
}

/// Undo and redo name what they undo, and are enabled by the stack.
QAction* EditorActions::make(const Row& row, QUndoStack& undo)
{
    if (row.id != EditorAction::Undo && row.id != EditorAction::Redo)
        return makeAction(row.spec, tr(row.spec.text), {}, this);
    const bool isUndo = row.id == EditorAction::Undo;
    QAction* action =
        isUndo ? undo.createUndoAction(this, tr(row.spec.text)) : undo.createRedoAction(this, tr(row.spec.text));
    // Qt puts the two beside each other: here a language may join them in its own way.
    connect(&undo, isUndo ? &QUndoStack::undoTextChanged : &QUndoStack::redoTextChanged, action,
            [action, isUndo, alone = tr(row.spec.text)](const QString& what) {
                action->setText(what.isEmpty() ? alone : (isUndo ? tr("&Undo %1") : tr("&Redo %1")).arg(what));
            });
    action->setObjectName(QString::fromLatin1(row.spec.name));
    action->setShortcuts(keysOf(row.spec));
    return action;
}

QString EditorActions::keyText(EditorAction action)
{
    const QList<QKeySequence> keys = keysOf(rows()[static_cast<std::size_t>(action)].spec);
    return keys.isEmpty() ? QString() : keys.front().toString(QKeySequence::NativeText);
}

bool EditorActions::isOn(On on, Tab tab)
{
    switch (on) {
    case On::Everywhere: break;
    case On::Armies: return tab == Tab::Armies;
    case On::Copied: return tab == Tab::Armies || tab == Tab::Map;
    case On::Ordered: return tab != Tab::Reinforcements && tab != Tab::Other;
    case On::Lists: return tab != Tab::Other;
    }
    return true;
}

void EditorActions::fit(Tab tab)
{
    for (const Row& row : rows()) {
        if (row.on != On::Everywhere) (*this)[row.id]->setEnabled(isOn(row.on, tab));
    }
    (*this)[EditorAction::Insert]->setText(tab == Tab::Terrain              ? tr("Add &terrain")
                                               : tab == Tab::Map            ? tr("Draw &a shape")
                                               : tab == Tab::Objectives     ? tr("Add an &objective")
                                               : tab == Tab::Reinforcements ? tr("Add a &reinforcement")
                                                                            : tr("Add u&nit"));
}

}  // namespace drumhead::app
