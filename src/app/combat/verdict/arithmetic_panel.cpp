#include "app/combat/verdict/arithmetic_panel.hpp"

#include "app/combat/session/value_dialog.hpp"
#include "app/combat/verdict/arithmetic_model.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"

#include <QCheckBox>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

ArithmeticPanel::ArithmeticPanel(QWidget* parent) : QWidget(parent), m_model(new ArithmeticModel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_view = makeListView(QStringLiteral("arithmeticView"), tr("The arithmetic"), this);
    m_view->setModel(m_model);
    m_view->setMinimumHeight(90);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setItemsExpandable(true);
    m_view->setRootIsDecorated(true);
    m_view->setExpandsOnDoubleClick(true);
    m_view->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto* bar = new FlowLayout(nullptr, 8);
    addButtons(bar);
    layout->addWidget(m_view, 1);
    layout->addLayout(bar);
    connect(m_view, &QTreeView::activated, this, &ArithmeticPanel::activated);
    connect(m_view, &QTreeView::customContextMenuRequested, this, &ArithmeticPanel::showMenu);
    connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex& index) { noteFold(index, true); });
    connect(m_view, &QTreeView::collapsed, this, [this](const QModelIndex& index) { noteFold(index, false); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ArithmeticPanel::currentChanged);
    currentChanged();
}

void ArithmeticPanel::setSession(CaseSession* session)
{
    m_session = session;
    m_folds.clear();
    m_model->clear();
    refresh();
}

void ArithmeticPanel::addButtons(QLayout* bar)
{
    m_why = new QPushButton(tr("Why?"), this);
    m_why->setObjectName(QStringLiteral("whyLine"));
    m_why->setAccessibleName(tr("Why this line?"));
    m_why->setToolTip(tr("What the rules say about this line (F1)"));
    m_overrule = new QPushButton(tr("Overrule…"), this);
    m_overrule->setObjectName(QStringLiteral("overruleValue"));
    m_overrule->setAccessibleName(tr("Overrule this value"));
    m_overrule->setToolTip(tr("Use another value, with a reason (F9)"));
    m_withdraw = new QPushButton(tr("Withdraw"), this);
    m_withdraw->setObjectName(QStringLiteral("withdrawValue"));
    m_withdraw->setAccessibleName(tr("Withdraw the overruling of this value"));
    m_everything = new QCheckBox(tr("&Also show what did not apply"), this);
    m_everything->setObjectName(QStringLiteral("everything"));
    for (QWidget* each : QList<QWidget*>{m_why, m_overrule, m_withdraw, m_everything}) bar->addWidget(each);
    connect(m_overrule, &QPushButton::clicked, this, &ArithmeticPanel::overruleCurrent);
    connect(m_withdraw, &QPushButton::clicked, this, &ArithmeticPanel::withdrawCurrent);
    connect(m_why, &QPushButton::clicked, this, &ArithmeticPanel::whyWanted);
    connect(m_everything, &QCheckBox::toggled, this, &ArithmeticPanel::refresh);
}

QList<QWidget*> ArithmeticPanel::tabChain() const { return {m_view, m_why, m_overrule, m_withdraw, m_everything}; }

/// Three or more stages are collapsed, but those that the user touched stay as they were; the current line stays
/// current.
void ArithmeticPanel::refresh()
{
    setEnabled(m_session);
    if (!m_session) return m_model->clear();
    QList<int> path;
    for (QModelIndex at = m_view->currentIndex(); at.isValid(); at = at.parent()) path.prepend(at.row());
    const QScopedValueRollback filling(m_filling, true);
    m_model->setVerdict(m_session->verdict(), m_session->ruleset(), m_everything->isChecked());
    const bool open = m_model->stages() < 3;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (m_model->hasChildren(index)) m_view->setExpanded(index, m_folds.value(foldKey(index), open));
    }
    QModelIndex picked;
    for (const int row : path) picked = m_model->index(row, 0, picked);
    if (picked.isValid()) m_view->setCurrentIndex(picked);
    currentChanged();
}

/// The text of the heading, and its number among equal headings.
QString ArithmeticPanel::foldKey(const QModelIndex& index) const
{
    const QString text = index.data().toString();
    int same = 0;
    for (int row = 0; row < index.row(); ++row) same += m_model->index(row, 0).data().toString() == text;
    return text + QStringLiteral("/%1").arg(same);
}

void ArithmeticPanel::noteFold(const QModelIndex& index, bool open)
{
    if (!m_filling) m_folds.insert(foldKey(index), open);
}

/// Return expands or collapses a heading, and explains a line.
void ArithmeticPanel::activated(const QModelIndex& index)
{
    if (m_model->hasChildren(index)) m_view->setExpanded(index, !m_view->isExpanded(index));
    else Q_EMIT whyWanted();
}

void ArithmeticPanel::foldAll()
{
    bool anyFolded = false;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        anyFolded = anyFolded || (m_model->hasChildren(index) && !m_view->isExpanded(index));
    }
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (m_model->hasChildren(index)) m_view->setExpanded(index, anyFolded);
    }
    m_view->setFocus();
}

Overrule ArithmeticPanel::overruling(bool* exists) const
{
    Overrule named;
    named.kind = Overrule::Kind::Value;
    *exists = false;
    const ArithmeticModel::Line* line = m_model->at(m_view->currentIndex());
    if (!m_session || !line || line->overruleAs.empty()) return named;
    named.step = line->overruleAs;
    named.row = line->row;
    for (const Overrule& each : m_session->situation().overrules()) {
        if (each.kind != Overrule::Kind::Value || each.step != named.step || each.row != named.row) continue;
        *exists = true;
        named.reason = each.reason;
    }
    return named;
}

void ArithmeticPanel::currentChanged()
{
    const ArithmeticModel::Line* line = m_model->at(m_view->currentIndex());
    bool overruled = false;
    static_cast<void>(overruling(&overruled));
    m_overrule->setEnabled(line && !line->overruleAs.empty());
    m_withdraw->setVisible(overruled);
}

void ArithmeticPanel::overruleCurrent()
{
    const ArithmeticModel::Line* line = m_model->at(m_view->currentIndex());
    if (!m_session || !line || line->overruleAs.empty()) return m_view->setFocus();
    bool exists = false;
    auto* dialog = new ValueDialog(*m_session, line->slot, line->text, overruling(&exists), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    CaseSession* session = m_session;
    connect(dialog, &QDialog::accepted, session, [session, dialog] { session->overrule(dialog->overrule()); });
    dialog->open();
}

void ArithmeticPanel::withdrawCurrent()
{
    bool exists = false;
    const Overrule named = overruling(&exists);
    if (exists) m_session->withdraw(named);
    m_view->setFocus();
}

void ArithmeticPanel::showMenu(const QPoint& place)
{
    const ArithmeticModel::Line* line = m_model->at(m_view->currentIndex());
    if (!line) return;
    QMenu menu(this);
    menu.addAction(tr("Why?"), this, &ArithmeticPanel::whyWanted);
    if (!line->overruleAs.empty()) menu.addAction(tr("Overrule…"), this, &ArithmeticPanel::overruleCurrent);
    bool exists = false;
    static_cast<void>(overruling(&exists));
    if (exists) menu.addAction(tr("Withdraw the overruling"), this, &ArithmeticPanel::withdrawCurrent);
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

}  // namespace drumhead::app
