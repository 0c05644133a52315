#include "app/editor/map/map_page.hpp"

#include "app/editor/map/map_canvas.hpp"
#include "app/editor/map/map_commands.hpp"
#include "app/editor/map/map_item_form.hpp"
#include "app/editor/map/map_keyboard.hpp"
#include "app/editor/map/map_table_form.hpp"
#include "app/editor/map/map_tools.hpp"
#include "app/editor/map/map_words.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/layout/kept_splitter.hpp"
#include "app/shared/look/hanging_delegate.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QFormLayout>
#include <QListWidget>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace drumhead::app {

MapPage::MapPage(ScenarioDocument& document, QWidget* parent)
    : ListPage(parent), m_document(document), m_canvas(new MapCanvas(document, this)),
      m_commands(new MapCommands(*m_canvas)), m_hint(new PlainLabel(this)), m_list(new QListWidget(this))
{
    new MapKeyboard(*m_canvas, *m_commands);
    auto* layout = new QVBoxLayout(this);
    m_tools = new MapTools(*m_canvas, this);
    layout->addWidget(m_tools);
    auto* split = new KeptSplitter(Qt::Horizontal, this);
    split->addWidget(makeTable());
    split->addWidget(makeSide());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    split->share(QStringLiteral("editor.map"), {6500, 3500});
    layout->addWidget(split, 1);
    connect(&document, &ScenarioDocument::changed, this, &MapPage::refreshList);
    connect(m_canvas, &MapCanvas::chosenChanged, this, &MapPage::followCanvas);
    connect(m_canvas, &MapCanvas::nameWanted, m_item, &MapItemForm::focusName);
    connect(m_canvas, &MapCanvas::handChanged, this, [this] {
        m_hint->setText(m_canvas->hint());
        if (m_canvas->tool()) m_last = *m_canvas->tool();
    });
    connect(m_list, &QListWidget::itemSelectionChanged, this, &MapPage::followList);
    connect(m_list, &QListWidget::itemActivated, m_item, &MapItemForm::focusName);
    setTabOrders(m_tools->front());
    refreshList();
    m_hint->setText(m_canvas->hint());
}

/// The map comes first.
void MapPage::resizeEvent(QResizeEvent* event)
{
    ListPage::resizeEvent(event);
    constexpr int fewLines = 17, fewLetters = 95;
    const bool isNarrow = width() < fewLetters * fontMetrics().averageCharWidth();
    for (QWidget* const each : QList<QWidget*>{m_item, m_table})
        static_cast<QFormLayout*>(each->layout())
            ->setRowWrapPolicy(isNarrow ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
    m_tools->setWordless(height() < fewLines * fontMetrics().lineSpacing());
}

/// From top to bottom, the map before its list.
void MapPage::setTabOrders(QWidget* tools)
{
    QWidget* last = tools;
    for (QWidget* const next : QList<QWidget*>{m_canvas, m_list} + m_buttons + m_item->tabChain() + m_table->tabChain())
        setTabOrder(std::exchange(last, next), next);
}

QWidget* MapPage::makeTable()
{
    auto* left = new QWidget(this);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_hint->setObjectName(QStringLiteral("mapHint"));
    m_hint->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_hint);
    return left;
}

/// The list takes what room there is; in a low window all of it is scrolled together.
QWidget* MapPage::makeSide()
{
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 4, 0);
    m_list->setObjectName(QStringLiteral("mapList"));
    m_list->setAccessibleName(tr("Shapes on the map"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setTabKeyNavigation(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->setItemDelegate(new HangingDelegate(m_list));
    m_list->setMinimumHeight(fontMetrics().lineSpacing() * 6);
    m_item = new MapItemForm(m_document, *m_canvas, side);
    m_table = new MapTableForm(m_document, *m_canvas, side);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeButtons());
    layout->addWidget(m_item);
    layout->addSpacing(12);
    layout->addWidget(m_table);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side->setMinimumWidth(1);  // what stands in it gives way: nothing may lie beyond the right edge
    scroll->setWidget(side);
    scroll->setMinimumWidth(fontMetrics().averageCharWidth() * 26);
    return scroll;
}

QWidget* MapPage::makeButtons()
{
    auto* row = new QWidget(this);
    auto* layout = new FlowLayout(row, 4);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const QString& text, const char* name, const QString& accessible, auto action) {
        auto* made = new QPushButton(text, row);
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(accessible);
        layout->addWidget(made);
        m_buttons << made;
        connect(made, &QPushButton::clicked, this, action);
    };
    button(tr("Dup&licate"), "mapDuplicate", tr("Duplicate (shape)"), [this] { duplicate(); });
    button(tr("Re&move"), "mapRemoveItem", tr("Remove (shape)"), [this] { remove(); });
    button(tr("U&p"), "mapUp", tr("Up (shape)"), [this] { shift(-1); });
    button(tr("Do&wn"), "mapDown", tr("Down (shape)"), [this] { shift(1); });
    return row;
}

void MapPage::refreshList()
{
    const QSignalBlocker quiet(m_list);
    const std::vector<ScenarioMapItem>& items = m_canvas->map().items;
    while (m_list->count() > static_cast<int>(items.size())) delete m_list->takeItem(m_list->count() - 1);
    for (int i = 0; i < static_cast<int>(items.size()); ++i) {
        const QString text = mapItemText(items[static_cast<std::size_t>(i)], m_document.scenario());
        if (i >= m_list->count()) {
            constexpr int hanging = 2;  // letters
            m_list->addItem(text);
            m_list->item(i)->setData(HangingDelegate::leadRole, -hanging);
        } else if (m_list->item(i)->text() != text) m_list->item(i)->setText(text);
    }
    followCanvas();
}

void MapPage::followCanvas()
{
    const QSignalBlocker quiet(m_list);
    const std::vector<int>& chosen = m_canvas->chosen();
    m_list->clearSelection();
    for (const int each : chosen) {
        if (QListWidgetItem* const item = m_list->item(each)) item->setSelected(true);
    }
    if (chosen.empty()) return;
    m_list->setCurrentRow(chosen.back(), QItemSelectionModel::NoUpdate);
    m_list->scrollToItem(m_list->item(chosen.back()));
}

void MapPage::followList()
{
    std::vector<int> items;
    for (const QModelIndex& each : m_list->selectionModel()->selectedRows()) items.push_back(each.row());
    std::sort(items.begin(), items.end());
    if (items == m_canvas->chosen()) return;
    m_canvas->setTool(std::nullopt);
    m_canvas->choose(items);
}

void MapPage::show(int item, const QString& key)
{
    if (item < 0 || item >= static_cast<int>(m_canvas->map().items.size())) return m_table->focusKey(key);
    m_canvas->choose({item});
    m_item->focusKey(key);
}

void MapPage::add()
{
    m_canvas->setFocus();
    m_canvas->setTool(m_last);
}

void MapPage::remove() { m_commands->remove(); }
void MapPage::duplicate() { m_commands->duplicate(); }
void MapPage::shift(int by) { m_commands->shift(by); }

std::vector<QWidget*> MapPage::places() const { return {m_canvas, m_list}; }

}  // namespace drumhead::app
