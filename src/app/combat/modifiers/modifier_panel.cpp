#include "app/combat/modifiers/modifier_panel.hpp"

#include "app/combat/modifiers/modifier_model.hpp"
#include "app/combat/modifiers/overrule_dialog.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace drumhead::app {

ModifierPanel::ModifierPanel(QWidget* parent) : QWidget(parent), m_model(new ModifierModel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    addView();
    addButtons();
    currentChanged();
}

void ModifierPanel::addView()
{
    m_view = makeListView(QStringLiteral("modifierView"), tr("Modifiers"), this);
    m_view->setModel(m_model);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setMinimumHeight(60);
    // In a low tab the view scrolls, not the tab.
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(ModifierModel::Amount, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ModifierModel::Label, QHeaderView::Stretch);
    header->setSectionResizeMode(ModifierModel::Because, QHeaderView::Stretch);
    header->setSectionResizeMode(ModifierModel::Source, QHeaderView::Interactive);
    layout()->addWidget(m_view);
    connect(m_view, &QTreeView::activated, this, &ModifierPanel::whyWanted);
    connect(m_view, &QTreeView::customContextMenuRequested, this, &ModifierPanel::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ModifierPanel::currentChanged);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ModifierPanel::currentChanged);
}

void ModifierPanel::addButtons()
{
    auto* bar = new FlowLayout(nullptr, 6);
    const auto add = [&](const QString& text, const QString& name, const QString& spoken) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setAccessibleName(spoken);
        bar->addWidget(button);
        return button;
    };
    m_why = add(tr("Why?"), QStringLiteral("whyModifier"), tr("Why this modifier?"));
    m_why->setToolTip(tr("What the rules say about this modifier (F1)"));
    m_overrule = add(tr("Ov&errule…"), QStringLiteral("overrule"), tr("Overrule this modifier"));
    m_overrule->setToolTip(tr("Use another amount, with a reason (Alt+O)"));
    m_withdraw = add(tr("Withdraw"), QStringLiteral("withdraw"), tr("Withdraw this overruling"));
    m_others = add(QString(), QStringLiteral("otherModifiers"), tr("Show the modifiers that do not apply"));
    m_others->setToolTip(tr("Those that were considered and do not apply, each with its reason"));
    m_others->setCheckable(true);
    connect(m_others, &QPushButton::toggled, this, &ModifierPanel::showOthers);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addLayout(bar);
    column->setStretch(0, 1);
    column->addStretch(0);  // where there is no table the buttons keep to the top
    connect(m_why, &QPushButton::clicked, this, &ModifierPanel::whyWanted);
    connect(m_overrule, &QPushButton::clicked, this, &ModifierPanel::overruleCurrent);
    connect(m_withdraw, &QPushButton::clicked, this, &ModifierPanel::withdrawCurrent);
}

void ModifierPanel::setSession(CaseSession* session)
{
    m_session = session;
    m_model->clear();
    refresh();
}

void ModifierPanel::refresh()
{
    if (m_session) showRows();
    m_view->doItemsLayout();
    currentChanged();
}

/// The current line stays current, wherever it moves.
void ModifierPanel::showRows()
{
    const std::optional<ModifierRow> picked = current() ? std::optional(*current()) : std::nullopt;
    std::vector<ModifierRow> rows = modifierRows(*m_session);
    const auto isOther = [](const ModifierRow& each) {
        return each.state == ModifierRow::State::DoesNot && !each.overruled;
    };
    const auto others = static_cast<int>(std::count_if(rows.begin(), rows.end(), isOther));
    m_others->setVisible(m_session->isOfBattle() && others > 0);
    m_others->setText(tr("%n not applied", nullptr, others));
    if (m_session->isOfBattle() && !m_showsOthers) std::erase_if(rows, isOther);
    m_model->setRows(std::move(rows), m_session->ruleset());
    if (picked) m_view->setCurrentIndex(m_model->indexOf(*picked));
    // An empty table takes no room.
    for (QWidget* each : QList<QWidget*>{m_view, m_why, m_overrule}) each->setVisible(m_model->rowCount() > 0);
}

bool ModifierPanel::isBare() const { return m_model->rowCount() == 0 && m_others->isHidden(); }

void ModifierPanel::showOthers(bool shows)
{
    m_showsOthers = shows;
    m_others->setChecked(shows);
    refresh();
}

void ModifierPanel::updateColumns() { m_model->setCompact(!fitSourceColumn(*m_view, ModifierModel::Source)); }

void ModifierPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateColumns();
}

void ModifierPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_view) updateColumns();
}

QList<QWidget*> ModifierPanel::tabChain() const { return {m_view, m_why, m_overrule, m_withdraw, m_others}; }

const ModifierRow* ModifierPanel::current() const { return m_model->at(m_view->currentIndex()); }

void ModifierPanel::currentChanged()
{
    const ModifierRow* row = current();
    if (!m_why) return;
    m_why->setEnabled(row);
    m_overrule->setEnabled(row);
    m_withdraw->setVisible(row && row->overruled);
}

void ModifierPanel::overruleCurrent()
{
    const ModifierRow* row = current();
    if (!row && m_session) showOthers(true);            // it may be one that does not apply
    if (!row || !m_session) return m_view->setFocus();  // which selects the first
    overrule(*row);
}

void ModifierPanel::overrule(const ModifierRow& row)
{
    auto* dialog = new OverruleDialog(row, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    CaseSession* session = m_session;
    connect(dialog, &QDialog::accepted, session, [session, dialog] { session->overrule(dialog->overrule()); });
    dialog->open();
}

void ModifierPanel::withdrawCurrent()
{
    const ModifierRow* row = current();
    if (row && m_session) m_session->withdraw(row->overruling());
    m_view->setFocus();
}

void ModifierPanel::showMenu(const QPoint& place)
{
    const ModifierRow* row = current();
    if (!row) return;
    QMenu menu(this);
    menu.addAction(tr("Why?"), this, &ModifierPanel::whyWanted);
    menu.addAction(tr("Overrule…"), this, &ModifierPanel::overruleCurrent);
    if (row->overruled) menu.addAction(tr("Withdraw the overruling"), this, &ModifierPanel::withdrawCurrent);
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

}  // namespace drumhead::app
