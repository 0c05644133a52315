#include "app/shell/help/reference_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"
#include "app/shell/help/ledger_model.hpp"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

ReferenceDialog::ReferenceDialog(const Ruleset& ruleset, QWidget* parent)
    : QDialog(parent), m_filtered(new QSortFilterProxyModel(this)), m_filter(new QLineEdit(this)),
      m_view(makeListView(QStringLiteral("referenceView"), tr("Statements of the rules"), this)),
      m_count(new QLabel(this))
{
    setWindowTitle(tr("Reference: %1").arg(toQt(ruleset.title)));
    setObjectName(QStringLiteral("referenceDialog"));
    resize(roomFor(*this, 140, 40));
    m_filtered->setSourceModel(new LedgerModel(ruleset, this));
    m_filtered->setFilterKeyColumn(-1);
    m_filtered->setFilterRole(LedgerModel::SearchedRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setObjectName(QStringLiteral("referenceFilter"));
    m_filter->setClearButtonEnabled(true);
    m_view->setModel(m_filtered);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(LedgerModel::Statement, QHeaderView::Stretch);
    auto* label = new QLabel(tr("&Find"), this);
    label->setBuddy(m_filter);
    auto* top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(m_filter, 1);
    top->addWidget(m_count);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addWidget(buttons);
    connect(m_filter, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::textChanged, this, &ReferenceDialog::count);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_filter, qOverload<>(&QWidget::setFocus));
    count();
    m_filter->setFocus();
}

/// The statement always has the most room; in large type the section is hidden, since the id implies it.
void ReferenceDialog::fitColumns()
{
    const int letters = width() / std::max(fontMetrics().averageCharWidth(), 1);
    const int letter = fontMetrics().averageCharWidth();
    QHeaderView* header = m_view->header();
    header->setSectionHidden(LedgerModel::Section, letters < 100);
    header->resizeSection(LedgerModel::Id, std::clamp(letters / 4, 13, 18) * letter);
    header->resizeSection(LedgerModel::Section, 18 * letter);
    header->resizeSection(LedgerModel::Reading, std::clamp(letters * 3 / 10, 12, 38) * letter);
}

void ReferenceDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fitColumns();
}

void ReferenceDialog::count()
{
    m_count->setText(tr("%1 of %2").arg(m_filtered->rowCount()).arg(m_filtered->sourceModel()->rowCount()));
}

}  // namespace drumhead::app
