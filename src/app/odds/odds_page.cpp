#include "app/odds/odds_page.hpp"

#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/hint_bar.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QScrollArea>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

OddsPage::OddsPage(OddsController& controller, QWidget* parent) : QWidget(parent), m_controller(controller)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(4);
}

FlowLayout* OddsPage::makeHead(const QString& label, const QString& choiceName, const QString& hintName)
{
    auto* bar = new FlowLayout(nullptr, 8);
    auto* shown = new QLabel(label, this);
    m_choice = new ChoiceEdit(this);
    m_choice->setObjectName(choiceName);
    m_choice->setMinimumContentsLength(8);
    shown->setBuddy(m_choice);
    auto* pair = new QHBoxLayout;
    pair->addWidget(shown);
    pair->addWidget(m_choice, 1);
    bar->addLayout(pair);
    static_cast<QVBoxLayout*>(layout())->addLayout(bar);
    m_hint = new HintBar(hintName, this);
    layout()->addWidget(m_hint);
    connect(m_hint, &HintBar::wanted, this, [this] {
        if (m_controller.present().missing) Q_EMIT questionWanted(*m_controller.present().missing);
    });
    return bar;
}

void OddsPage::makeView(QAbstractItemModel* model, const QString& objectName, const QString& accessibleName, int wide)
{
    m_view = makeListView(objectName, accessibleName, this);
    m_view->setModel(model);
    m_view->setMinimumHeight(80);
    // It is as high as its lines: only the page scrolls.
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(wide, QHeaderView::Stretch);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_view, 1);
    m_view->viewport()->installEventFilter(this);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &OddsPage::keepInSight);
}

/// The page scrolls, not the list: to the current line.
void OddsPage::keepInSight(const QModelIndex& current)
{
    const QRect line = m_view->visualRect(current);
    for (QWidget* each = parentWidget(); each; each = each->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(each);
        if (!area || !area->widget()) continue;
        const QPoint at = m_view->viewport()->mapTo(area->widget(), line.center());
        // With the first lines the headings, and what stands above them.
        if (current.row() < 3) area->ensureVisible(at.x(), mapTo(area->widget(), QPoint()).y(), 0, 0);
        return area->ensureVisible(at.x(), at.y(), 0, line.height());
    }
}

int OddsPage::widthFor(int column, const QString& widest) const
{
    const QFontMetrics metrics = m_view->fontMetrics();
    const QString head = m_view->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return std::max(metrics.horizontalAdvance(head), metrics.horizontalAdvance(widest))
        + 2 * metrics.averageCharWidth();
}

void OddsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_view) updateColumns();
}

/// The list is resized after the page, and if it was hidden only when it is shown.
bool OddsPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize) updateColumns();
    return QWidget::eventFilter(watched, event);
}

}  // namespace drumhead::app
