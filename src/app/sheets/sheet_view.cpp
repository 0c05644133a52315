#include "app/sheets/sheet_view.hpp"

#include "app/shared/qt_text.hpp"
#include "app/sheets/chart_view.hpp"

#include <QFontInfo>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

using Kind = SheetBlock::Kind;

/// As high as its rows ask for: the page scrolls, not the table.
class WholeTable : public QTreeWidget {
public:
    using QTreeWidget::QTreeWidget;

    [[nodiscard]] QSize sizeHint() const override
    {
        int height = header()->sizeHint().height() + 2 * frameWidth();
        for (int row = 0; row < topLevelItemCount(); ++row) height += rowHeight(indexFromItem(topLevelItem(row)));
        return {QTreeWidget::sizeHint().width(), height};
    }
};

QStringList cellsOf(const std::vector<std::string>& row)
{
    QStringList cells;
    for (const std::string& each : row) cells << toQt(each).replace(u'\n', u' ');
    return cells;
}

}  // namespace

SheetView::SheetView(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

void SheetView::show(const Sheet& sheet)
{
    delete m_shown;
    m_names.clear();
    m_heading.clear();
    m_shown = new QWidget(this);
    m_column->addWidget(m_shown);
    auto* const column = new QVBoxLayout(m_shown);
    column->setContentsMargins(0, 0, 8, 0);
    for (const SheetBlock& block : sheetFor(SheetBlock::Medium::Screen, sheet)) add(block);
    column->addStretch(1);
}

void SheetView::add(const SheetBlock& block)
{
    const QString text = toQt(block.text);
    switch (block.kind) {
    case Kind::Title: return addText(text, 1.4, true);
    case Kind::Topic:
    case Kind::Heading: m_heading = text; return addText(text, 1.2, true);
    case Kind::Subheading: m_heading = text; return addText(text, 1.05, true);
    case Kind::Strong: return addText(text, 1, true);
    case Kind::Item: return addText(QStringLiteral("• ") + text, 1, false);
    case Kind::Table: return addTable(block);
    case Kind::Figure: {
        auto* const chart = new ChartView(m_shown);
        if (block.map.width > 0) chart->showMap(block.map);
        else chart->show(block.chart);
        m_shown->layout()->addWidget(chart);
        return;
    }
    case Kind::PageBreak: return;
    default: return addText(text, 1, false);
    }
}

void SheetView::addText(const QString& text, double size, bool bold)
{
    if (text.isEmpty()) return;
    auto* const label = new QLabel(text, m_shown);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont font = label->font();
    font.setPointSizeF(QFontInfo(font).pointSizeF() * size);
    font.setBold(bold);
    label->setFont(font);
    m_shown->layout()->addWidget(label);
}

QString SheetView::nameOf(const QString& what)
{
    QString name = m_heading.isEmpty() ? what : tr("%1, %2").arg(m_heading, what);
    for (int number = 2; m_names.contains(name); ++number)
        name = tr("%1, %2 %3").arg(m_heading, what, QString::number(number));
    m_names << name;
    return name;
}

void SheetView::addTable(const SheetBlock& block)
{
    if (block.rows.empty()) return;
    auto* const table = new WholeTable(m_shown);
    table->setAccessibleName(nameOf(tr("table")));
    table->setRootIsDecorated(false);
    table->setTabKeyNavigation(false);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    table->setHeaderLabels(cellsOf(block.rows.front()));
    for (std::size_t row = 1; row < block.rows.size(); ++row) {
        auto* const item = new QTreeWidgetItem(table, cellsOf(block.rows[row]));
        for (int column = 1; column < item->columnCount(); ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (int column = 0; column < table->columnCount(); ++column) {
        table->resizeColumnToContents(column);
        if (column > 0) table->headerItem()->setTextAlignment(column, Qt::AlignRight);
    }
    table->header()->setStretchLastSection(false);
    m_shown->layout()->addWidget(table);
}

}  // namespace drumhead::app
