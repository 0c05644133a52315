#include "app/battle/armies_panel.hpp"

#include "app/battle/army_filter.hpp"
#include "app/battle/army_model.hpp"
#include "app/battle/at_a_glance.hpp"
#include "app/battle/strength_delegate.hpp"
#include "app/settings.hpp"
#include "app/text.hpp"
#include "app/widgets/flow_layout.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

/// How somebody stands begins with what is not usual: that is what has to be seen.
class EndElidingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideRight;
    }
};

}  // namespace

ArmiesPanel::ArmiesPanel(QWidget* parent) : QWidget(parent), m_model(new ArmyModel(this)), m_filter(new ArmyFilter(this))
{
    setObjectName(QStringLiteral("armiesPanel"));
    m_filter->setSourceModel(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("armySearch"));
    m_search->setAccessibleName(tr("Search the armies"));
    m_search->setPlaceholderText(tr("Search (Ctrl+Shift+F)"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_gone = new QCheckBox(tr("Also those who are gone or not yet there"), this);
    m_gone->setObjectName(QStringLiteral("showGone"));
    m_gone->setChecked(false);
    m_filter->setShowGone(false);
    makeView();
    layout->addWidget(makeChoiceBar());
    layout->addWidget(m_search);
    m_detail = new QLabel(this);
    m_detail->setObjectName(QStringLiteral("armyDetail"));
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setWordWrap(true);
    m_detail->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_detail);
    layout->addWidget(m_gone);
    layout->addLayout(makeTreeBar());
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setSearch(text);
        if (!text.isEmpty()) m_view->expandAll();
        if (!m_view->currentIndex().isValid()) openTree();
    });
    connect(m_gone, &QCheckBox::toggled, m_filter, &ArmyFilter::setShowGone);
}

/// The row with the keyboard in full: names are long and columns narrow.
void ArmiesPanel::showDetail()
{
    const EntityId who = m_battle ? current() : nobody;
    const QString note = who == nobody ? QString() : toQt(m_battle->state().at(who).note);
    m_detail->setText(who == nobody ? QString() : note.isEmpty() ? glanceAt(*m_battle, who).whole : tr("%1. %2").arg(glanceAt(*m_battle, who).whole, note));
}

QLayout* ArmiesPanel::makeTreeBar()
{
    auto* bar = new FlowLayout(nullptr, 6);
    const auto button = [&](const QString& text, const QString& name, const QString& spoken) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(name);
        made->setAccessibleName(spoken);
        made->setToolTip(spoken);
        bar->addWidget(made);
        m_treeButtons << made;
        return made;
    };
    connect(button(tr("Open all"), QStringLiteral("armiesOpenAll"), tr("Open all groups")), &QPushButton::clicked, m_view, &QTreeView::expandAll);
    connect(button(tr("Fold all"), QStringLiteral("armiesFoldAll"), tr("Fold all groups")), &QPushButton::clicked, this, [this] {
        m_view->collapseAll();
        m_view->expandToDepth(0);
    });
    connect(button(tr("Army order"), QStringLiteral("armiesOrder"), tr("In the order of the armies, not sorted")), &QPushButton::clicked, this, [this] { m_view->sortByColumn(-1, Qt::AscendingOrder); });
    return bar;
}

QWidget* ArmiesPanel::makeChoiceBar()
{
    m_choiceBar = new QFrame(this);
    static_cast<QFrame*>(m_choiceBar)->setFrameShape(QFrame::Box);
    auto* layout = new QVBoxLayout(m_choiceBar);
    layout->setContentsMargins(6, 6, 6, 6);
    const auto label = [this](const QString& name) {
        auto* made = new QLabel(m_choiceBar);
        made->setObjectName(name);
        made->setTextFormat(Qt::PlainText);
        made->setWordWrap(true);
        return made;
    };
    m_choiceTitle = label(QStringLiteral("choiceTitle"));
    m_pickedLabel = label(QStringLiteral("choicePicked"));
    m_take = new QPushButton(tr("Take"), m_choiceBar);
    m_take->setObjectName(QStringLiteral("choiceTake"));
    m_take->setAccessibleName(tr("Take who is marked"));
    m_somebody = new QPushButton(tr("Somebody in no list"), m_choiceBar);
    m_somebody->setObjectName(QStringLiteral("choiceSomebody"));
    m_leave = new QPushButton(tr("Leave (Esc)"), m_choiceBar);
    m_leave->setObjectName(QStringLiteral("choiceLeave"));
    m_leave->setAccessibleName(tr("Leave the choice"));
    m_everybody = new QCheckBox(tr("Also those who may not here"), m_choiceBar);
    m_everybody->setObjectName(QStringLiteral("choiceEverybody"));
    auto* bar = new FlowLayout(nullptr, 6);
    for (QWidget* each : QList<QWidget*>{m_take, m_somebody, m_leave, m_everybody}) bar->addWidget(each);
    layout->addWidget(m_choiceTitle);
    layout->addWidget(m_pickedLabel);
    layout->addLayout(bar);
    m_choiceBar->hide();
    connect(m_take, &QPushButton::clicked, this, &ArmiesPanel::take);
    connect(m_somebody, &QPushButton::clicked, this, [this] { Q_EMIT chosen({nobody}); });
    connect(m_leave, &QPushButton::clicked, this, &ArmiesPanel::choosingLeft);
    connect(m_everybody, &QCheckBox::toggled, this, [this](bool all) {
        m_filter->setCandidatesOnly(m_choosing && !all);
        openTree();
    });
    return m_choiceBar;
}

void ArmiesPanel::makeView()
{
    m_view = new QTreeView(this);
    m_view->setObjectName(QStringLiteral("armies"));
    m_view->setAccessibleName(tr("Armies"));
    m_view->setModel(m_filter);
    m_view->setItemDelegateForColumn(ArmyModel::Strength, new StrengthDelegate(m_view));
    m_view->setUniformRowHeights(true);
    m_view->setTabKeyNavigation(false);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->header()->setSortIndicatorClearable(true);
    m_view->setIndentation(fontMetrics().averageCharWidth() * 2);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->header()->setStretchLastSection(true);
    m_view->setTextElideMode(Qt::ElideMiddle);  // names differ at their ends
    m_view->setItemDelegateForColumn(ArmyModel::How, new EndElidingDelegate(m_view));
    m_view->setMinimumHeight(120);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    connect(m_view->header(), &QHeaderView::sectionResized, this, &ArmiesPanel::rememberColumns);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ArmiesPanel::showDetail);
    connect(m_view, &QTreeView::doubleClicked, this, &ArmiesPanel::activated);
    connect(m_view, &QTreeView::customContextMenuRequested, this,
            [this](const QPoint& place) { Q_EMIT menuWanted(current(), m_view->viewport()->mapToGlobal(place)); });
}

/// In large type the list itself needs the room; groups open and fold by the arrow keys all the same.
void ArmiesPanel::fitRoom()
{
    const bool tight = fontMetrics().height() > 24 && width() < fontMetrics().averageCharWidth() * 50;
    m_detail->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    m_detail->setVisible(!tight && height() > fontMetrics().lineSpacing() * 16);
    for (QWidget* each : m_treeButtons) each->setVisible(!tight && height() > fontMetrics().lineSpacing() * 16);
    m_view->setIndentation(2 * fontMetrics().averageCharWidth());
    fitColumns();
}

namespace {

QString columnsKey()
{
    return QStringLiteral("battle/armyColumns");
}

constexpr int mostMeasured = 400;  // names; in larger armies they repeat

}  // namespace

void ArmiesPanel::measureNames()
{
    m_nameWidth = 0;
    if (!m_battle) return;
    QFont bold = m_view->font();
    bold.setBold(true);
    const QFontMetrics plain(m_view->font());
    const QFontMetrics heavy(bold);
    const std::vector<Entity>& entities = m_battle->state().entities;
    for (std::size_t i = 0; i < entities.size() && i < mostMeasured; ++i) {
        int depth = 1;
        for (QModelIndex at = m_model->indexOf(static_cast<EntityId>(i)).parent(); at.isValid(); at = at.parent()) ++depth;
        const QFontMetrics& metrics = entities[i].kind == EntityKind::Side ? heavy : plain;
        m_nameWidth = std::max(m_nameWidth, depth * m_view->indentation() + metrics.horizontalAdvance(toQt(entities[i].name)) + metrics.averageCharWidth());
    }
}

/// Names whole where that leaves some words of how everybody stands; what a person chose, in letters so that it holds for any type, comes first.
void ArmiesPanel::fitColumns()
{
    const int letter = fontMetrics().averageCharWidth();
    const QStringList chosen = Settings().value(columnsKey()).toStringList();
    const int strength = chosen.size() == 2 ? chosen[1].toInt() * letter : 9 * letter + 8;
    const int how = std::max(m_view->header()->sectionSizeHint(ArmyModel::How), 10 * letter);
    const int most = std::max(m_view->viewport()->width() - strength - how, 20 * letter);
    m_fitting = true;
    m_view->header()->resizeSection(ArmyModel::Name, chosen.size() == 2 ? chosen[0].toInt() * letter : std::min(m_nameWidth, most));
    m_view->header()->resizeSection(ArmyModel::Strength, strength);
    m_fitting = false;
}

/// Only a column that somebody drags, not one that gives way by itself.
void ArmiesPanel::rememberColumns()
{
    if (m_fitting || QApplication::mouseButtons() == Qt::NoButton) return;
    const int letter = std::max(fontMetrics().averageCharWidth(), 1);
    const auto letters = [&](int column) { return QString::number(std::max(m_view->header()->sectionSize(column) / letter, 3)); };
    Settings().setValue(columnsKey(), QStringList{letters(ArmyModel::Name), letters(ArmyModel::Strength)});
}

void ArmiesPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitRoom();
    if (m_view->currentIndex().isValid()) m_view->scrollTo(m_view->currentIndex());
}

void ArmiesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_view) return;
    measureNames();
    fitRoom();
}

void ArmiesPanel::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    stopChoosing();
    m_model->setBattle(battle);
    if (m_battle) connect(m_battle, &Battle::changed, this, &ArmiesPanel::showDetail);
    showDetail();
    measureNames();
    fitRoom();
    m_view->expandToDepth(0);
}

void ArmiesPanel::choose(const ArmyChoice& choice)
{
    m_choice = choice;
    m_picked.clear();
    m_choosing = true;
    m_search->clear();
    m_model->setCandidates(choice.candidates, choice.must);
    const QSignalBlocker quiet(m_everybody);  // filtered once, below
    m_everybody->setChecked(choice.candidates.empty());
    m_filter->setCandidatesOnly(!m_everybody->isChecked());
    showChoice();
    openTree();
    Q_EMIT choosingChanged();
    m_view->setFocus();
}

void ArmiesPanel::stopChoosing()
{
    m_choosing = false;
    m_choiceBar->hide();
    m_model->setCandidates({}, {});
    m_filter->setCandidatesOnly(false);
    Q_EMIT choosingChanged();
}

void ArmiesPanel::showChoice()
{
    m_choiceBar->show();
    m_choiceTitle->setText(m_choice.title);
    m_somebody->setVisible(m_choice.optional);
    QStringList names;
    for (const EntityId each : m_picked) names << m_battle->name(each);
    m_pickedLabel->setVisible(m_choice.many);
    const QString how = m_choice.least == 0 ? tr("Space marks; Return goes on, with nobody where nobody is marked.") : tr("Space marks, Return takes those marked.");
    m_pickedLabel->setText(names.isEmpty() ? how : names.join(QStringLiteral(", ")));
    m_take->setEnabled(!m_choice.many || static_cast<int>(m_picked.size()) >= m_choice.least);
}

/// Opens what the choice leaves and goes to the first that may be chosen.
void ArmiesPanel::openTree()
{
    if (m_choosing) m_view->expandAll();
    QModelIndex start = m_filter->mapFromSource(m_model->indexOf(m_choice.startAt));
    if (!m_choosing || !start.isValid()) {
        start = m_filter->index(0, 0);
        while (start.isValid() && m_choosing && !start.data(ArmyModel::CandidateRole).toBool()) start = m_view->indexBelow(start);
    }
    if (!start.isValid()) return;
    m_view->setCurrentIndex(start);
    m_view->scrollTo(start);
}

EntityId ArmiesPanel::current() const
{
    return m_model->entity(m_filter->mapToSource(m_view->currentIndex().siblingAtColumn(0)));
}

void ArmiesPanel::select(EntityId entity)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(entity));
    if (!index.isValid()) return;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
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

void ArmiesPanel::toggleCurrent()
{
    const EntityId who = current();
    if (who == nobody || m_battle->state().at(who).kind == EntityKind::Side) return;
    const auto at = std::find(m_picked.begin(), m_picked.end(), who);
    if (at != m_picked.end()) m_picked.erase(at);
    else if (static_cast<int>(m_picked.size()) < m_choice.most) m_picked.push_back(who);
    showChoice();
}

void ArmiesPanel::take()
{
    if (m_choice.many) {
        if (m_picked.empty() && m_choice.least > 0) toggleCurrent();
        if (static_cast<int>(m_picked.size()) >= m_choice.least) Q_EMIT chosen(m_picked);
        return;
    }
    const EntityId who = current();
    const bool fits = who != nobody && (m_everybody->isChecked() || std::find(m_choice.candidates.begin(), m_choice.candidates.end(), who) != m_choice.candidates.end());
    if (fits) Q_EMIT chosen({who});
}

void ArmiesPanel::activated()
{
    if (m_choosing) return take();
    if (current() != nobody) Q_EMIT opened(current());
}

bool ArmiesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_view->viewport()) fitColumns();
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_Up)) {
        m_view->setFocus();
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        activated();
        return true;
    }
    if (key == Qt::Key_Space && watched == m_view && m_choosing && m_choice.many) {
        toggleCurrent();
        return true;
    }
    if (key == Qt::Key_Escape && m_choosing) {
        Q_EMIT choosingLeft();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QList<QWidget*> ArmiesPanel::tabChain() const
{
    return QList<QWidget*>{m_search, m_view, m_take, m_somebody, m_leave, m_everybody, m_gone} + m_treeButtons;
}

}  // namespace drumhead::app
