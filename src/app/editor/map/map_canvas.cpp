#include "app/editor/map/map_canvas.hpp"

#include "app/editor/map/map_words.hpp"
#include "app/shared/look/chart_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/sheets/chart_view.hpp"
#include "drumhead/game/scenario/editing/map_edits.hpp"

#include <QMenu>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace drumhead::app {

namespace {

constexpr double margin = 16;  // around the table, in pixels

}  // namespace

MapCanvas::MapCanvas(ScenarioDocument& document, QWidget* parent)
    : QGraphicsView(new QGraphicsScene, parent), m_document(document), m_blank(emptyMap(document.ruleset()))
{
    scene()->setParent(this);
    setObjectName(QStringLiteral("mapCanvas"));
    setAccessibleName(tr("Map of the table"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCacheMode(CacheBackground);
    setTransformationAnchor(AnchorUnderMouse);
    setAlignment(Qt::AlignCenter);
    connect(&document, &ScenarioDocument::changed, this, &MapCanvas::refresh);
    connect(this, &MapCanvas::handChanged, this, [this] { setAccessibleDescription(hint()); });
    refresh();
}

const ScenarioMap& MapCanvas::map() const
{
    const std::optional<ScenarioMap>& own = m_document.scenario().map;
    return own ? *own : m_blank;
}

bool MapCanvas::isSide(const std::string& id) const
{
    const int found = findEntity(m_document.scenario(), id);
    return found >= 0 && m_document.scenario().entities[static_cast<std::size_t>(found)].kind == EntityKind::Side;
}

void MapCanvas::refresh()
{
    const int count = static_cast<int>(map().items.size());
    std::vector<int> left;
    for (const int each : m_chosen) {
        if (each < count) left.push_back(each);
    }
    const auto corners = left.size() == 1 ? map().items[static_cast<std::size_t>(left.front())].points.size() : 0;
    const int corner = m_corner < static_cast<int>(corners) ? m_corner : -1;
    if (left != m_chosen || corner != m_corner) choose(left, corner);
    place();
    redraw();
}

void MapCanvas::redraw()
{
    resetCachedContent();
    viewport()->update();
}

/// The table with its margin and what stands below it, which is as high at any zoom.
void MapCanvas::place()
{
    const double legend = chartPointSize(*this) * 1.8 * pointOf(*this);
    if (m_isFitted) {
        const double across = (viewport()->width() - 2 * margin) / std::max(map().width, 1);
        const double down = (viewport()->height() - 2 * margin - legend) / std::max(map().height, 1);
        const double scale = std::max({std::min(across, down), 1e-3});
        setTransform(QTransform::fromScale(scale, scale));
    }
    const double unit = 1 / transform().m11();
    setSceneRect(-margin * unit, -margin * unit, map().width + 2 * margin * unit,
                 map().height + (2 * margin + legend) * unit);
    setVerticalScrollBarPolicy(m_isFitted ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(m_isFitted ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

void MapCanvas::fit()
{
    m_isFitted = true;
    place();
    redraw();
}

void MapCanvas::zoom(double factor)
{
    constexpr double most = 12'000;  // pixels across: more is asked of no drawing
    const double scale = std::clamp(transform().m11() * factor, 40.0 / std::max(map().width, 1),
                                    most / std::max({map().width, map().height, 1}));
    m_isFitted = false;
    setTransform(QTransform::fromScale(scale, scale));
    place();
    redraw();
}

void MapCanvas::setTool(std::optional<MapFeature> tool)
{
    if (tool == m_tool && m_trace.empty()) return;
    m_tool = tool;
    m_trace.clear();
    m_pulledFrom.reset();
    m_isPulled = false;
    m_cursor.reset();
    if (tool) {
        m_corner = -1;
        m_cursor = onMapGrid(map(), {map().width / 2.0, map().height / 2.0}, m_step);
    }
    viewport()->setCursor(tool ? Qt::CrossCursor : Qt::ArrowCursor);
    viewport()->update();
    Q_EMIT handChanged();
}

void MapCanvas::choose(std::vector<int> items, int corner)
{
    m_chosen = std::move(items);
    m_corner = m_chosen.size() == 1 ? corner : -1;
    m_drag.reset();
    viewport()->update();
    Q_EMIT chosenChanged();
    Q_EMIT handChanged();
}

std::vector<ScenarioMapItem> MapCanvas::chosenItems() const
{
    std::vector<ScenarioMapItem> items;
    for (const int each : m_chosen) items.push_back(map().items[static_cast<std::size_t>(each)]);
    return items;
}

MapPlace MapCanvas::placeAt(const QPoint& pixel) const
{
    const QPointF at = mapToScene(pixel);
    return {at.x(), at.y()};
}

double MapCanvas::handleSize() const { return std::max(8.0, fontMetrics().height() * 0.45); }
double MapCanvas::reach() const { return handleSize() / transform().m11(); }

void MapCanvas::drawBackground(QPainter* painter, const QRectF&)
{
    const QPointF at = painter->transform().map(QPointF(0, 0));
    const double scale = transform().m11(), point = pointOf(*this);
    MapSketch sketch = mapSketch(m_document.scenario(), {});
    if (!m_document.scenario().map) sketch = {{}, m_blank.width, m_blank.height, m_blank.unit, m_blank.north, {}};
    sayMapIn(*spokenTexts(), sketch);
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing);
    print::ChartColours colours = chartColours(palette());
    colours.ground = palette().color(QPalette::Base);
    const double points = sketch.width * scale / point;
    print::paintChart(*painter, drawMap(sketch, points, mapPointSize(*this, points)), at, point, colours);
    painter->restore();
}

void MapCanvas::drawForeground(QPainter* painter, const QRectF&)
{
    MapOverlay overlay;
    overlay.chosen = m_drag && m_drag->moved ? m_drag->now : chosenItems();
    overlay.corner = m_corner;
    overlay.drawn = m_tool;
    overlay.trace = m_trace;
    overlay.cursor = m_cursor;
    if (m_isPulled) overlay.across = m_pulledFrom;
    paintMapOverlay(*painter, overlay, viewportTransform(), palette(), handleSize());
}

void MapCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    if (!m_tool) return pressToChoose(*event);
    const MapPoint at = snappedOnMap(map(), *m_tool, placeAt(event->pos()), reach(), m_step);
    m_cursor = m_pulledFrom = at;
    m_isPulled = false;
}

/// With Ctrl or Shift one more, or one less.
void MapCanvas::pressToChoose(const QMouseEvent& event)
{
    const MapPlace at = placeAt(event.pos());
    const MapHit hit = mapItemAt(map(), at, reach(), m_chosen);
    const bool adds = (event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
    const auto found = std::find(m_chosen.begin(), m_chosen.end(), hit.item);
    if (adds && hit.item >= 0) {
        std::vector<int> items = m_chosen;
        if (found != m_chosen.end()) items.erase(items.begin() + (found - m_chosen.begin()));
        else items.push_back(hit.item);
        return choose(items);
    }
    if (found == m_chosen.end()) choose(hit.item >= 0 ? std::vector<int>{hit.item} : std::vector<int>());
    else if (m_chosen.size() == 1) choose(m_chosen, hit.corner);
    if (m_chosen.empty()) return;
    const bool isPoint = m_chosen.size() == 1 && formOf(chosenItems().front().feature) == MapForm::Point;
    m_drag = Drag{at, m_chosen.size() == 1 && (hit.corner >= 0 || isPoint) ? std::max(hit.corner, 0) : -1, false, {}};
    if (!isPoint) return;
    m_corner = -1;
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const MapPlace at = placeAt(event->pos());
    if (m_tool) {
        m_cursor = snappedOnMap(map(), *m_tool, at, reach(), m_step);
        const bool isBox = m_pulledFrom && m_trace.empty() && formOf(*m_tool) == MapForm::Area;
        if (isBox && m_cursor->x != m_pulledFrom->x && m_cursor->y != m_pulledFrom->y) m_isPulled = true;
        viewport()->update();
    } else if (m_drag && (event->buttons() & Qt::LeftButton)) {
        moveDragged(at);
    }
}

/// What is moved stays on the grid by the corner at which it is held.
void MapCanvas::moveDragged(MapPlace at)
{
    if (!m_drag->moved && std::hypot(at.x - m_drag->from.x, at.y - m_drag->from.y) < reach() / 2) return;
    m_drag->moved = true;
    ScenarioMap moved = map();
    if (m_drag->corner >= 0) {
        const int item = m_chosen.front();
        const MapFeature feature = moved.items[static_cast<std::size_t>(item)].feature;
        moveMapCorner(moved, item, m_drag->corner, snappedOnMap(map(), feature, at, reach(), m_step, item));
    } else {
        const MapPoint first = map().items[static_cast<std::size_t>(m_chosen.front())].points.front();
        const MapPoint to =
            onMapGrid(map(), {first.x + at.x - m_drag->from.x, first.y + at.y - m_drag->from.y}, m_step);
        moveMapItems(moved, m_chosen, {to.x - first.x, to.y - first.y});
    }
    m_drag->now.clear();
    for (const int each : m_chosen) m_drag->now.push_back(moved.items[static_cast<std::size_t>(each)]);
    viewport()->update();
}

void MapCanvas::dropDragged()
{
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    if (!drag.moved) return;
    change(tr("Move"), {}, [&](ScenarioMap& next) {
        for (std::size_t i = 0; i < m_chosen.size(); ++i)
            next.items[static_cast<std::size_t>(m_chosen[i])].points = drag.now[i].points;
    });
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    if (m_drag) return dropDragged();
    if (!m_tool || !m_pulledFrom) return;
    const MapPoint from = *std::exchange(m_pulledFrom, std::nullopt);
    const bool wasPulled = std::exchange(m_isPulled, false);
    if (wasPulled) finish(boxOf(from, *m_cursor));
    else addCorner(from);
}

void MapCanvas::addCorner(MapPoint at)
{
    const bool closes = m_trace.size() > 2 && formOf(*m_tool) == MapForm::Area && at == m_trace.front();
    if (closes) return finish();
    if (m_trace.empty() || !(m_trace.back() == at)) m_trace.push_back(at);
    if (m_trace.size() >= (formOf(*m_tool) == MapForm::Point ? 1 : ScenarioMap::maxPoints)) return finish();
    viewport()->update();
    Q_EMIT handChanged();
}

void MapCanvas::finish()
{
    if (m_trace.size() >= leastPoints(*m_tool)) finish(m_trace);
}

/// What was drawn is chosen, to be named or moved at once.
void MapCanvas::finish(std::vector<MapPoint> points)
{
    ScenarioMapItem item;
    item.feature = *m_tool;
    item.points = std::move(points);
    setTool(std::nullopt);
    int added = -1;
    change(tr("Draw: %1").arg(mapKind(item.feature).name), {},
           [&](ScenarioMap& next) { added = addMapItem(next, item); });
    if (added >= 0) choose({added});
}

void MapCanvas::moveCursor(MapPoint by)
{
    const MapPoint now = m_cursor.value_or(MapPoint{map().width / 2, map().height / 2});
    m_cursor = MapPoint{std::clamp(now.x + by.x, 0, map().width), std::clamp(now.y + by.y, 0, map().height)};
    ensureVisible(QRectF(m_cursor->x, m_cursor->y, 1, 1));
    viewport()->update();
    Q_EMIT handChanged();
}

void MapCanvas::addCornerHere()
{
    if (m_tool && m_cursor) addCorner(*m_cursor);
}

void MapCanvas::stepBack()
{
    if (m_trace.empty()) return setTool(std::nullopt);
    m_trace.pop_back();
    viewport()->update();
    Q_EMIT handChanged();
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    if (m_tool) return finish();
    const MapPlace at = placeAt(event->pos());
    const MapHit hit = mapItemAt(map(), at, reach(), m_chosen);
    if (hit.edge >= 0) addCornerAt(at);
    else if (hit.item >= 0) Q_EMIT nameWanted();
}

/// A new corner of the chosen item where its outline passes.
void MapCanvas::addCornerAt(MapPlace at)
{
    const MapHit hit = mapItemAt(map(), at, reach(), m_chosen);
    if (hit.edge < 0 || m_chosen != std::vector<int>{hit.item}) return;
    const MapPoint corner = onMapGrid(map(), at, 1);
    change(tr("Add corner"), {}, [&](ScenarioMap& next) { insertMapCorner(next, hit.item, hit.edge, corner); });
    choose({hit.item}, hit.edge + 1);
}

void MapCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_tool) return finish();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const MapHit hit = mapItemAt(map(), placeAt(event->pos()), reach(), m_chosen);
        if (hit.item >= 0 && std::find(m_chosen.begin(), m_chosen.end(), hit.item) == m_chosen.end())
            choose({hit.item});
    }
    if (!actions().isEmpty()) QMenu::exec(actions(), event->globalPos(), nullptr, this);
}

void MapCanvas::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) return QGraphicsView::wheelEvent(event);
    zoom(std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

void MapCanvas::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    place();
    resetCachedContent();
}

void MapCanvas::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::PaletteChange) return;
    place();
    redraw();
}

/// The keyboard comes to an item, so that it says where it is.
void MapCanvas::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    const bool isTab = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (!isTab || m_tool || map().items.empty()) return;
    const int last = static_cast<int>(map().items.size()) - 1;
    if (m_chosen.size() != 1) choose({event->reason() == Qt::TabFocusReason ? 0 : last});
}

/// Tab goes from item to item, and on to what stands behind the map.
bool MapCanvas::focusNextPrevChild(bool next)
{
    if (!m_tool && chooseNext(next)) return true;
    return QGraphicsView::focusNextPrevChild(next);
}

bool MapCanvas::chooseNext(bool next)
{
    const int now = m_chosen.empty() ? -1 : m_chosen.back();
    const int wanted = next ? now + 1 : now - 1;
    if (wanted < 0 || wanted >= static_cast<int>(map().items.size())) return false;
    choose({wanted});
    const QRectF at(map().items[static_cast<std::size_t>(wanted)].points.front().x,
                    map().items[static_cast<std::size_t>(wanted)].points.front().y, 1, 1);
    ensureVisible(at);
    return true;
}

QString MapCanvas::hint() const
{
    if (m_tool) {
        const QString name = mapKind(*m_tool).name;
        const QString at = m_cursor ? QStringLiteral("%1, %2").arg(m_cursor->x).arg(m_cursor->y) : QString();
        if (formOf(*m_tool) == MapForm::Point) return tr("%1 at %2: click, or arrow keys and Space.").arg(name, at);
        const QString end = tr("Double-click or Enter finishes it, Backspace removes a corner.");
        if (!m_trace.empty())
            return tr("%1, corner %2 at %3. %4").arg(name, QString::number(m_trace.size() + 1), at, end);
        return formOf(*m_tool) == MapForm::Area
            ? tr("%1: click its corners, or drag a box. By keys: arrows and Space. At %2.").arg(name, at)
            : tr("%1: click along its way. By keys: arrows and Space. At %2.").arg(name, at);
    }
    if (m_chosen.empty()) return tr("Choose a tool to draw with, or click a shape. Letters choose a tool.");
    if (m_chosen.size() > 1)
        return tr("%n shape(s): arrows move, Delete removes them.", nullptr, static_cast<int>(m_chosen.size()));
    const ScenarioMapItem& item = map().items[static_cast<std::size_t>(m_chosen.front())];
    const QString what = mapItemText(item, m_document.scenario());
    if (m_corner < 0) return tr("%1. Arrows move it, N goes to its corners, Enter names it.").arg(what);
    const MapPoint at = item.points[static_cast<std::size_t>(m_corner)];
    return tr("%1, corner %2 of %3 at %4, %5. Arrows move it, Delete removes it.")
        .arg(what)
        .arg(m_corner + 1)
        .arg(item.points.size())
        .arg(at.x)
        .arg(at.y);
}

}  // namespace drumhead::app
