#include "app/battle/armies/armies_panel.hpp"

#include "app/battle/armies/army_folds.hpp"
#include "app/battle/armies/army_foot.hpp"
#include "app/battle/armies/army_tree.hpp"
#include "app/battle/armies/model/army_filter.hpp"
#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/armies/rows/army_column_widths.hpp"
#include "app/battle/armies/rows/chip_delegate.hpp"
#include "app/battle/armies/rows/name_delegate.hpp"
#include "app/battle/armies/rows/strength_delegate.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/shared/actions/key_follower.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/look/side_colours.hpp"
#include "app/shared/qt_text.hpp"

#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

ArmiesPanel::ArmiesPanel(QWidget* parent)
    : QWidget(parent), m_model(new ArmyModel(this)), m_filter(new ArmyFilter(this))
{
    setObjectName(QStringLiteral("armiesPanel"));
    m_filter->setSourceModel(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("armySearch"));
    m_search->setAccessibleName(tr("Search the armies"));
    followKeys(*m_search,
               [this] { m_search->setPlaceholderText(WindowActions::tip(tr("Search"), WindowAction::SearchArmies)); });
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_filter->setShowGone(false);
    makeView();
    m_foot = new ArmyFoot(*m_view, this);
    m_folds = std::make_unique<ArmyFolds>(*m_view, *m_model, *m_filter);
    m_choice = new ChoiceBar(this);
    connect(m_choice, &ChoiceBar::takeWanted, this, &ArmiesPanel::take);
    connect(m_choice, &ChoiceBar::somebodyTaken, this, [this] { Q_EMIT chosen({nobody}); });
    connect(m_choice, &ChoiceBar::left, this, &ArmiesPanel::choosingLeft);
    connect(m_choice, &ChoiceBar::everybodyToggled, this, [this] {
        m_filter->setCandidatesOnly(isChoosing() && !m_choice->showsEverybody());
        openTree();
    });
    layout->addWidget(m_choice);
    layout->addWidget(m_search);
    m_detail = new QLabel(this);
    m_detail->setObjectName(QStringLiteral("armyDetail"));
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setWordWrap(true);
    m_detail->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_detail);
    layout->addWidget(m_foot);
    connect(m_search, &QLineEdit::textChanged, this, &ArmiesPanel::searched);
    connect(m_foot->gone(), &QCheckBox::toggled, m_filter, &ArmyFilter::setShowGone);
    connect(m_filter, &QAbstractItemModel::modelAboutToBeReset, this, &ArmiesPanel::keepBranches);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &ArmiesPanel::restoreBranches);
}

void ArmiesPanel::searched(const QString& text)
{
    if (!text.isEmpty()) keepFolds();
    const EntityId row = m_battle ? current() : nobody;
    m_filter->setSearch(text);
    if (text.isEmpty()) {
        restoreFolds();
        if (row != nobody) select(row);
    } else {
        m_view->expandAll();
        goToMatch();
    }
    if (!m_view->currentIndex().isValid()) openTree();
}

ArmiesPanel::~ArmiesPanel() = default;

/// From a heading that is there only for what is below it to the first unit that was searched for; where there is none,
/// to the first heading.
void ArmiesPanel::goToMatch()
{
    const auto isMeant = [this](const QModelIndex& row, bool skipsHeadings) {
        const auto kind = static_cast<EntityKind>(row.data(ArmyModel::KindRole).toInt());
        const bool isHeading = kind == EntityKind::Side || kind == EntityKind::Group;
        return !(skipsHeadings && isHeading) && m_filter->isMatch(m_filter->mapToSource(row))
            && (!isChoosing() || row.data(ArmyModel::CandidateRole).toBool());
    };
    const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
    if (current.isValid() && isMeant(current, true)) return;
    for (const bool skipsHeadings : {true, false}) {
        const QModelIndex row = m_view->firstRow([&](const QModelIndex& each) { return isMeant(each, skipsHeadings); });
        if (row.isValid()) return goTo(row);
    }
}

/// The row with the keyboard in full: names are long and columns narrow. A case names those concerned itself.
void ArmiesPanel::showDetail()
{
    const bool isNamed = m_isCaseInHand && !m_view->hasFocus();
    const EntityId who = m_battle && !isNamed ? current() : nobody;
    const QString note = who == nobody ? QString() : toQt(m_battle->state().at(who).note);
    m_detail->setText(who == nobody        ? QString()
                          : note.isEmpty() ? summaryAt(*m_battle, who).whole
                                           : tr("%1. %2").arg(summaryAt(*m_battle, who).whole, note));
}

void ArmiesPanel::makeView()
{
    m_view = new ArmyTree(this);
    m_view->setObjectName(QStringLiteral("armies"));
    m_view->setAccessibleName(tr("Armies"));
    m_view->setModel(m_filter);
    m_names = new NameDelegate(m_view);
    m_names->setSpill(ArmyModel::Strength);  // leaders have none
    m_view->setItemDelegateForColumn(ArmyModel::Name, m_names);
    m_view->setItemDelegateForColumn(ArmyModel::Strength, new StrengthDelegate(m_view));
    m_view->setTabKeyNavigation(false);
    m_view->setSortingEnabled(true);
    m_view->setExpandsOnDoubleClick(false);  // it opens the row
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->header()->setSortIndicatorClearable(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->header()->setStretchLastSection(true);
    m_view->setTextElideMode(Qt::ElideMiddle);  // names differ at their ends
    m_states = new ChipDelegate(m_view);
    m_view->setItemDelegateForColumn(ArmyModel::How, m_states);
    m_view->setMinimumHeight(120);
    m_view->installEventFilter(this);
    m_columns = new ArmyColumnWidths(*m_view, *m_model);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ArmiesPanel::showDetail);
    connect(m_view, &QTreeView::doubleClicked, this, &ArmiesPanel::activated);
    connect(m_view, &QTreeView::customContextMenuRequested, this,
            [this](const QPoint& place) { Q_EMIT menuWanted(current(), m_view->viewport()->mapToGlobal(place)); });
}

/// Rows and columns by the type and by what the battle has.
void ArmiesPanel::measure()
{
    m_view->setIndentation(fontMetrics().averageCharWidth() * 3 / 2);
    m_view->setIconSize(swatchSize(fontMetrics()));
    m_columns->measure(m_battle);
    fitRoom();
}

/// In large type the list itself needs the room; groups open and fold by the arrow keys all the same.
void ArmiesPanel::fitRoom()
{
    const int lines = height() / std::max(fontMetrics().lineSpacing(), 1);
    m_detail->setMinimumHeight(fontMetrics().lineSpacing() * 3 + 4);  // three lines: the list keeps its height
    m_detail->setVisible(lines >= 40);
    m_foot->setHasRoom(lines >= 22);
    m_columns->fit();
}

void ArmiesPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitRoom();
}

void ArmiesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_view) return;
    measure();
}

void ArmiesPanel::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    m_folds->setBattle(m_battle);
    stopChoosing();
    m_isOtherBattle = true;
    m_model->setBattle(battle);
    m_isOtherBattle = false;
    if (m_battle) {
        connect(m_battle, &Battle::changed, this, &ArmiesPanel::showDetail);
        connect(m_battle, &Battle::changed, this, [this] { m_columns->grow(*m_battle); });
    }
    showDetail();
    QStringList names;
    QStringList leaders;
    for (const Entity& each : m_battle ? m_battle->state().entities : std::vector<Entity>())
        (each.kind == EntityKind::Leader ? leaders : names) << toQt(each.name);
    m_names->setNames(names, leaders);
    // Of very many rows each as high as the others: measured one by one they take too long.
    constexpr qsizetype many = 300;
    const bool isMany = names.size() + leaders.size() > many;
    m_view->setUniformRowHeights(isMany);
    m_names->setMayWrap(!isMany);
    m_states->setMayWrap(!isMany);
    measure();
    constexpr std::size_t large = 120;  // of more the sides and their groups are enough to begin with
    if (m_battle && m_battle->state().entities.size() <= large) m_view->expandAll();
    else m_view->expandToDepth(0);
}

/// Units that are made or taken back in play have the tree built again: open branches and the row stay.
void ArmiesPanel::keepBranches()
{
    if (m_isOtherBattle || !m_battle) m_folds->forgetForRebuild();
    else m_folds->keepForRebuild(current());
}

void ArmiesPanel::keepFolds() { m_folds->keep(); }

void ArmiesPanel::restoreFolds()
{
    if (isChoosing() || m_isCaseInHand || !m_search->text().isEmpty()) return;
    m_folds->restore();
}

void ArmiesPanel::restoreBranches()
{
    if (m_battle && !m_isOtherBattle) m_folds->restoreAfterRebuild();
}

void ArmiesPanel::choose(const ArmyChoice& choice)
{
    m_search->clear();
    keepFolds();
    m_view->keyboardSearch(QString());  // what was typed for the choice before is not part of this one
    m_model->setCandidates(choice.candidates, choice.must);
    m_choice->begin(choice, *m_battle);
    m_filter->setCandidatesOnly(!m_choice->showsEverybody());
    Q_EMIT choosingChanged();
    openTree();
    m_view->setFocus();
}

void ArmiesPanel::stopChoosing()
{
    m_choice->end();
    m_model->setCandidates({}, {});
    m_filter->setCandidatesOnly(false);
    m_search->clear();  // what was looked for has been found
    restoreFolds();
    Q_EMIT choosingChanged();
}

/// Opens what the choice leaves and goes to the first that may be chosen.
void ArmiesPanel::openTree()
{
    if (isChoosing()) m_view->expandAll();
    QModelIndex start = m_filter->mapFromSource(m_model->indexOf(m_choice->choice().startAt));
    const auto isMeant = [this](const QModelIndex& row) {
        return !isChoosing() || row.data(ArmyModel::CandidateRole).toBool();
    };
    if (!isChoosing() || !start.isValid()) start = m_view->firstRow(isMeant);
    if (!start.isValid()) return;
    goTo(start);
    // Rows have their heights only once the columns are fitted to the choice.
    QTimer::singleShot(0, this, [this] { m_view->scrollTo(m_view->currentIndex()); });
}

void ArmiesPanel::goTo(const QModelIndex& row)
{
    m_view->setCurrentIndex(row);
    m_view->scrollTo(row);
}

EntityId ArmiesPanel::current() const
{
    return m_model->entity(m_filter->mapToSource(m_view->currentIndex().siblingAtColumn(0)));
}

void ArmiesPanel::select(EntityId entity)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(entity));
    if (!index.isValid()) return;
    goTo(index);
}

void ArmiesPanel::setCaseInHand(bool inHand)
{
    if (inHand) keepFolds();
    m_isCaseInHand = inHand;
    m_foot->setCaseInHand(inHand);
    restoreFolds();
    showDetail();
}

void ArmiesPanel::setParts(const std::vector<EntityId>& acting, const std::vector<EntityId>& meant)
{
    m_model->setParts(acting, meant);
}

void ArmiesPanel::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void ArmiesPanel::focusView()
{
    if (!m_view->currentIndex().isValid()) openTree();
    m_view->setFocus();
}

void ArmiesPanel::take()
{
    const std::optional<std::vector<EntityId>> taken = m_choice->take(current());
    if (taken) Q_EMIT chosen(*taken);
    else m_choice->refuse(current());
}

bool ArmiesPanel::finishChoosing()
{
    if (!isChoosing() || !m_choice->mayBeNobody()) return false;
    take();
    return true;
}

void ArmiesPanel::activated()
{
    if (isChoosing()) return take();
    if (current() != nobody) Q_EMIT opened(current());
}

/// Past headings and those who may not; where nobody more comes the row stays.
bool ArmiesPanel::stepToCandidate(int key)
{
    const auto beside = [&](const QModelIndex& row) {
        return key == Qt::Key_Down ? m_view->indexBelow(row) : m_view->indexAbove(row);
    };
    QModelIndex row = beside(m_view->currentIndex().siblingAtColumn(0));
    while (row.isValid() && !row.data(ArmyModel::CandidateRole).toBool()) row = beside(row);
    if (!row.isValid()) return !m_choice->showsEverybody();
    goTo(row);
    return true;
}

/// A heading whose name was typed is the group that is meant.
bool ArmiesPanel::goToGroup()
{
    if (m_view->isTyping() && !m_view->currentIndex().data(ArmyModel::CandidateRole).toBool()) return true;
    const QModelIndex group = m_view->currentIndex().parent();
    if (!group.isValid()) return false;
    goTo(group);
    return true;
}

bool ArmiesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_view && m_view->currentIndex().isValid())
        m_view->scrollTo(m_view->currentIndex());
    if (watched == m_view && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) showDetail();
    if (watched == m_search && event->type() == QEvent::ShortcutOverride && !m_search->text().isEmpty()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();  // it clears the search before it leaves anything
        return true;
    }
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == m_search && searchKey(key)) return true;
    if (watched == m_view && isChoosing() && (key == Qt::Key_Down || key == Qt::Key_Up)) return stepToCandidate(key);
    if (watched == m_view && key == Qt::Key_Left && isChoosing() && m_choice->marksGroups()) return goToGroup();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        activated();
        return true;
    }
    if (key == Qt::Key_Space && watched == m_view && isChoosing() && m_choice->choice().many) {
        m_choice->toggle(current());
        return true;
    }
    if (key == Qt::Key_Escape && isChoosing()) {
        Q_EMIT choosingLeft();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// What was searched for stays chosen; the armies are whole again.
bool ArmiesPanel::searchKey(int key)
{
    if (key == Qt::Key_Down || key == Qt::Key_Up) {
        m_view->setFocus();
        return true;
    }
    const bool takes = (key == Qt::Key_Return || key == Qt::Key_Enter) && !isChoosing();
    if (m_search->text().isEmpty() || (!takes && key != Qt::Key_Escape)) return false;
    const EntityId found = current();
    m_search->clear();
    if (takes && found != nobody) Q_EMIT opened(found);
    return true;
}

QTreeView* ArmiesPanel::view() const { return m_view; }

QCheckBox* ArmiesPanel::everybody() const { return m_foot->everybody(); }

QList<QWidget*> ArmiesPanel::tabChain() const
{
    return QList<QWidget*>{m_search, m_view} + m_choice->tabChain() + m_foot->tabChain();
}

}  // namespace drumhead::app
