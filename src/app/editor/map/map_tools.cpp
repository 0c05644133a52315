#include "app/editor/map/map_tools.hpp"

#include "app/editor/map/map_words.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/look/chart_colours.hpp"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

namespace drumhead::app {

namespace {

/// What the tool draws, as it is drawn on the map.
QPixmap sampleOf(MapFeature feature, const QWidget& widget, int size)
{
    MapSketch::Item item;
    item.feature = feature;
    switch (formOf(feature)) {
    case MapForm::Area: item.points = {{12, 22}, {88, 12}, {92, 78}, {20, 90}}; break;
    case MapForm::Line: item.points = {{0, 80}, {40, 60}, {60, 30}, {100, 14}}; break;
    case MapForm::Point: item.points = {{50, 50}}; break;
    }
    if (feature == MapFeature::Arrival) item.points = {{0, 50}};
    if (feature == MapFeature::Text) item.name = "A";
    const ChartDrawing drawing = drawMap({{}, 100, 100, {}, 0, {item}}, size, size * 0.4, MapFrame::None);
    const double ratio = widget.devicePixelRatioF();
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    print::ChartColours colours = chartColours(widget.palette());
    colours.ground = Qt::transparent;
    colours.pale = colours.grey;
    print::paintChart(painter, drawing, {0, 0}, 1, colours);
    return picture;
}

}  // namespace

MapTools::MapTools(MapCanvas& canvas, QWidget* parent) : QWidget(parent), m_canvas(canvas)
{
    auto* layout = new FlowLayout(this, 2);
    layout->setContentsMargins(0, 0, 0, 0);
    add(std::nullopt, tr("Choose"), tr("Choose and move shapes (Esc)"));
    for (const MapKind& each : mapKinds()) add(each.feature, each.name, tr("%1 (%2)").arg(each.name, each.letter));
    connect(&canvas, &MapCanvas::handChanged, this, &MapTools::show);
    draw();
    show();
}

void MapTools::add(std::optional<MapFeature> feature, const QString& name, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setText(name);
    button->setObjectName(QStringLiteral("mapTool.%1")
                              .arg(feature ? QString::fromStdString(std::string(mapFeatureWords.word(*feature)))
                                           : QStringLiteral("choose")));
    button->setAccessibleName(tr("Tool: %1").arg(name));
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(m_buttons.empty() ? Qt::StrongFocus : Qt::ClickFocus);  // one stop for Tab
    button->installEventFilter(this);
    layout()->addWidget(button);
    m_buttons.emplace_back(feature, button);
    connect(button, &QToolButton::clicked, this, [this, feature] {
        m_canvas.setTool(feature);
        m_canvas.setFocus();
        show();
    });
}

QWidget* MapTools::front() const { return m_buttons.front().second; }

/// Which tool is in hand.
void MapTools::show()
{
    for (const auto& [feature, button] : m_buttons) button->setChecked(feature == m_canvas.tool());
}

void MapTools::draw()
{
    const int size = fontMetrics().height() + 2;
    for (const auto& [feature, button] : m_buttons) {
        if (!feature) continue;
        button->setIcon(sampleOf(*feature, *this, size));
        button->setIconSize({size, size});
    }
}

void MapTools::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) draw();
}

/// In a low window by their pictures alone, with their names as tool tips, so that the map has room.
void MapTools::setWordless(bool wordless)
{
    for (const auto& [feature, button] : m_buttons) {
        if (feature) button->setToolButtonStyle(wordless ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    }
}

bool MapTools::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int by = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 0;
    if (by == 0) return QWidget::eventFilter(watched, event);
    const int count = static_cast<int>(m_buttons.size());
    for (int i = 0; i < count; ++i) {
        if (m_buttons[static_cast<std::size_t>(i)].second != watched) continue;
        m_buttons[static_cast<std::size_t>((i + by + count) % count)].second->setFocus(Qt::TabFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace drumhead::app
