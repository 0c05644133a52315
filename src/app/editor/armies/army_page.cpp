#include "app/editor/armies/army_page.hpp"

#include "app/editor/armies/army_tree_model.hpp"
#include "app/editor/armies/entity_form.hpp"
#include "app/editor/armies/place_dialog.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/layout/kept_splitter.hpp"
#include "app/shared/qt_text.hpp"

#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

ArmyPage::ArmyPage(ScenarioDocument& document, QWidget* parent)
    : ListPage(parent), m_document(document), m_model(new ArmyTreeModel(document, this)), m_view(new QTreeView(this)),
      m_form(new EntityForm(document, this))
{
    auto* layout = new QVBoxLayout(this);
    auto* split = new KeptSplitter(Qt::Horizontal, this);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view, 1);
    column->addWidget(makeButtons());
    split->addWidget(left);
    split->addWidget(m_form);
    m_form->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    split->setStretchFactor(0, 6);
    split->setStretchFactor(1, 5);
    split->share(QStringLiteral("editor.armies"), {6000, 5000});
    layout->addWidget(split);
    makeView();
    connect(split, &QSplitter::splitterMoved, this, &ArmyPage::fitColumns);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ArmyPage::showChosen);
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (m_model->reinforcement(index) >= 0) Q_EMIT reinforcementWanted(m_model->reinforcement(index));
        else m_form->focusName();
    });
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &ArmyPage::keepPlace);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ArmyPage::restorePlace);
    connect(&document, &ScenarioDocument::changed, this, &ArmyPage::showChosen);
    connect(&document, &ScenarioDocument::changed, this, &ArmyPage::fitColumns);
    chooseRow(m_model->index(0, 0));
}

void ArmyPage::makeView()
{
    m_view->setModel(m_model);
    m_view->setObjectName(QStringLiteral("armyTree"));
    m_view->setAccessibleName(tr("Order of battle"));
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setTabKeyNavigation(false);
    m_view->setUniformRowHeights(true);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_view->expandAll();
}

QWidget* ArmyPage::makeButtons()
{
    auto* row = new QWidget(this);
    auto* layout = new FlowLayout(row, 4);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const QString& text, const char* name, auto action) {
        auto* made = new QPushButton(text, row);
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(tr("%1 (armies)").arg(QString(text).remove(u'&')));
        layout->addWidget(made);
        connect(made, &QPushButton::clicked, this, action);
    };
    button(tr("Add &unit"), "armyAddUnit", [this] { add(EntityKind::Unit); });
    button(tr("Add g&roup"), "armyAddGroup", [this] { add(EntityKind::Group); });
    button(tr("Add &leader"), "armyAddLeader", [this] { add(EntityKind::Leader); });
    button(tr("&Duplicate"), "armyDuplicate", [this] { duplicate(); });
    button(tr("Remo&ve"), "armyRemove", [this] { remove(); });
    return row;
}

int ArmyPage::widestIn(int column) const
{
    int widest = 0;
    for (const QString& each : m_model->wordsIn(static_cast<ArmyTreeModel::Column>(column)))
        widest = std::max(widest, fontMetrics().horizontalAdvance(each));
    return widest + 2 * fontMetrics().averageCharWidth();
}

/// What they are and how strong takes no more room than it needs, and what they are gives way to the names.
void ArmyPage::fitColumns()
{
    constexpr int leastLetters = 16, mostLetters = 30, levels = 3;
    const int letter = fontMetrics().averageCharWidth();
    const int strength = std::min(widestIn(ArmyTreeModel::Strength), mostLetters * letter);
    const int names = widestIn(ArmyTreeModel::Who) + levels * m_view->indentation();
    const int type = std::min(widestIn(ArmyTreeModel::Type), mostLetters * letter);
    const int room = m_view->viewport()->width() - strength - names;
    m_view->setColumnWidth(ArmyTreeModel::Strength, strength);
    m_view->setColumnWidth(ArmyTreeModel::Type, std::clamp(room, std::min(leastLetters * letter, type), type));
}

/// The names come first: in large type or a small window what they are and how strong is left to the form.
void ArmyPage::showColumnsThatFit()
{
    fitColumns();
    const int letters = width() / std::max(fontMetrics().averageCharWidth(), 1);
    m_view->setColumnHidden(1, letters < 100);
    m_view->setColumnHidden(2, letters < 120);
    m_form->setMinimumWidth(fontMetrics().averageCharWidth() * std::clamp(letters / 2, 26, 40));
    m_form->setNarrow(letters < 95);
}

void ArmyPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showColumnsThatFit();
}

/// The view's own way would heed the keys that are held, and leave others chosen under Ctrl.
void ArmyPage::chooseRow(const QModelIndex& row)
{
    m_view->selectionModel()->setCurrentIndex(row, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

std::vector<int> ArmyPage::chosen() const
{
    std::vector<int> entities;
    for (const QModelIndex& each : m_view->selectionModel()->selectedRows()) {
        if (const int entity = m_model->entity(each); entity >= 0) entities.push_back(entity);
    }
    std::sort(entities.begin(), entities.end());
    return entities;
}

void ArmyPage::showChosen() { m_form->setEntities(chosen()); }

/// Whoever stands where the chosen ones stood is chosen when these are gone. The model still knows the ids of before,
/// though the scenario is another one already: they are looked up while something is chosen.
void ArmyPage::keepPlace()
{
    m_kept = m_model->idsAt(m_view->selectionModel()->selectedRows());
    m_keptAt = m_model->entity(m_view->currentIndex());
    m_folded.clear();
    QModelIndexList folded;
    for (QModelIndex at = m_model->index(0, 0); at.isValid(); at = m_view->indexBelow(at)) {
        if (m_model->hasChildren(at) && !m_view->isExpanded(at)) folded << at;
    }
    m_folded = m_model->idsAt(folded);
}

void ArmyPage::restorePlace()
{
    m_view->expandAll();
    for (const std::string& id : m_folded) {
        if (const int found = findEntity(m_document.scenario(), id); found >= 0)
            m_view->collapse(m_model->indexOfEntity(found));
    }
    std::vector<int> entities;
    for (const std::string& id : m_kept) {
        if (const int found = findEntity(m_document.scenario(), id); found >= 0) entities.push_back(found);
    }
    const int last = static_cast<int>(m_document.scenario().entities.size()) - 1;
    if (entities.empty() && last >= 0) entities.push_back(std::clamp(m_keptAt, 0, last));
    choose(entities);
}

void ArmyPage::choose(const std::vector<int>& entities)
{
    QItemSelection selection;
    QModelIndex last;
    for (const int each : entities) {
        last = m_model->indexOfEntity(each);
        selection.select(last, last.siblingAtColumn(ArmyTreeModel::ColumnCount - 1));
    }
    if (!last.isValid()) return;
    m_view->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->scrollTo(last);
}

/// A newcomer stands where the current one is, behind the last of his like; the name is asked at once. A leader
/// commands the group that he is added at, unless it has one already.
void ArmyPage::add(EntityKind kind)
{
    ArmyPlace place = kind == EntityKind::Side ? ArmyPlace() : m_model->placeAt(m_view->currentIndex());
    // Beside the group, not in it.
    if (kind == EntityKind::Group && place.group >= 0) place = placeOf(m_document.scenario(), place.group);
    const std::string led = kind == EntityKind::Leader ? groupWithoutLeader(place.group) : std::string();
    if (kind == EntityKind::Leader) place.group = -1;
    if (kind != EntityKind::Side && place.side < 0) return;
    const QString name = kind == EntityKind::Unit ? tr("New unit")
        : kind == EntityKind::Group               ? tr("New group")
        : kind == EntityKind::Leader              ? tr("New leader")
                                                  : tr("New side");
    int added = -1;
    m_document.change(tr("Add %1").arg(name), {}, [&](Scenario& next) {
        added = addEntity(next, m_document.ruleset(), kind, place, name.toStdString());
        if (!led.empty()) setCommand(next, added, led);
    });
    choose({added});
    m_form->focusName();
}

/// The id of a group that nobody commands, else nothing.
std::string ArmyPage::groupWithoutLeader(int group) const
{
    if (group < 0) return {};
    const Scenario& scenario = m_document.scenario();
    const std::string& id = scenario.entities[static_cast<std::size_t>(group)].id;
    const bool isLed = std::any_of(scenario.entities.begin(), scenario.entities.end(), [&](const ScenarioEntity& each) {
        return each.kind == EntityKind::Leader && each.group == id;
    });
    return isLed ? std::string() : id;
}

void ArmyPage::addReinforcement()
{
    const ArmyPlace place = m_model->placeAt(m_view->currentIndex());
    const std::string side =
        place.side < 0 ? std::string() : m_document.scenario().entities[static_cast<std::size_t>(place.side)].id;
    int added = -1;
    m_document.change(tr("Add reinforcement"), {},
                      [&](Scenario& next) { added = drumhead::addReinforcement(next, 2, side); });
    showReinforcement(added);
}

void ArmyPage::duplicate()
{
    std::vector<int> copies;
    const std::vector<int> entities = chosen();
    if (entities.empty()) return;
    m_document.change(tr("Duplicate"), {}, [&](Scenario& next) { copies = duplicateEntities(next, entities); });
    choose(copies);
}

/// Afterwards the one who stood behind is chosen, so that one can go on.
void ArmyPage::remove()
{
    const QModelIndex current = m_view->currentIndex();
    const int reinforcement = m_model->reinforcement(current);
    const std::vector<int> entities = chosen();
    if (entities.empty() && reinforcement < 0) return;
    const int next = entities.empty() ? -1 : entities.front();
    m_document.change(tr("Remove"), {}, [&](Scenario& changed) {
        if (entities.empty()) removeReinforcement(changed, reinforcement);
        else removeEntities(changed, entities);
    });
    const int last = static_cast<int>(m_document.scenario().entities.size()) - 1;
    if (next >= 0 && last >= 0) choose({std::min(next, last)});
}

void ArmyPage::shift(int by)
{
    const std::vector<int> entities = chosen();
    if (entities.size() != 1) return;
    int moved = entities.front();
    m_document.change(by < 0 ? tr("Move up") : tr("Move down"), {},
                      [&](Scenario& next) { moved = shiftEntity(next, entities.front(), by); });
    choose({moved});
}

/// Sides go nowhere else.
void ArmyPage::moveElsewhere()
{
    const std::vector<int> entities = chosen();
    const auto isSide = [this](int each) {
        return m_document.scenario().entities[static_cast<std::size_t>(each)].kind == EntityKind::Side;
    };
    if (entities.empty() || std::any_of(entities.begin(), entities.end(), isSide)) return;
    auto* dialog = new PlaceDialog(m_document.scenario(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, entities] {
        std::vector<int> moved = entities;
        m_document.change(tr("Move"), {},
                          [&](Scenario& next) { moved = moveEntities(next, entities, dialog->place()); });
        choose(moved);
        m_view->setFocus();
    });
    dialog->open();
}

std::vector<QWidget*> ArmyPage::places() const { return {m_view}; }

void ArmyPage::show(int entity, const QString& key)
{
    choose({entity});
    m_form->focusKey(key);
}

void ArmyPage::showReinforcement(int reinforcement)
{
    chooseRow(m_model->indexOfReinforcement(reinforcement));
    m_view->setFocus();
}

}  // namespace drumhead::app
