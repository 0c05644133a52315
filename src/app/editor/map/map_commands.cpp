#include "app/editor/map/map_commands.hpp"

#include "app/editor/map/map_clipboard.hpp"
#include "drumhead/game/scenario/editing/map_edits.hpp"

#include <numeric>

namespace drumhead::app {

MapCommands::MapCommands(MapCanvas& canvas) : QObject(&canvas), m_canvas(canvas) {}

QString MapCommands::key(const char* what) const
{
    QString text = QLatin1String(what);
    for (const int each : m_canvas.chosen()) text += u':' + QString::number(each);
    return text + u'/' + QString::number(m_canvas.corner());
}

void MapCommands::remove()
{
    const std::vector<int> items = m_canvas.chosen();
    const int corner = m_canvas.corner();
    if (items.empty()) return;
    if (corner >= 0) {
        bool removed = false;
        m_canvas.change(tr("Remove corner"), {},
                        [&](ScenarioMap& next) { removed = removeMapCorner(next, items.front(), corner); });
        if (removed) m_canvas.choose(items, std::max(corner - 1, 0));
        return;
    }
    m_canvas.choose({});
    m_canvas.change(tr("Remove from the map"), {}, [&](ScenarioMap& next) { removeMapItems(next, items); });
    const int next = *std::min_element(items.begin(), items.end());
    const int last = static_cast<int>(m_canvas.map().items.size()) - 1;
    if (last >= 0) m_canvas.choose({std::min(next, last)});
}

void MapCommands::duplicate()
{
    const std::vector<int> items = m_canvas.chosen();
    if (items.empty()) return;
    std::vector<int> copies;
    m_canvas.change(tr("Duplicate"), {},
                    [&](ScenarioMap& next) { copies = duplicateMapItems(next, items, std::max(m_canvas.step(), 1)); });
    m_canvas.choose(copies);
}

void MapCommands::shift(int by)
{
    if (m_canvas.chosen().size() != 1) return;
    const int item = m_canvas.chosen().front(), corner = m_canvas.corner();
    int now = item;
    m_canvas.change(by < 0 ? tr("Move up") : tr("Move down"), {},
                    [&](ScenarioMap& next) { now = shiftMapItem(next, item, by); });
    m_canvas.choose({now}, corner);
}

void MapCommands::copy() const
{
    std::vector<ScenarioMapItem> items;
    for (const int each : m_canvas.chosen()) items.push_back(m_canvas.map().items[static_cast<std::size_t>(each)]);
    if (!items.empty()) copyMapItems(items);
}

void MapCommands::cut()
{
    if (m_canvas.chosen().empty()) return;
    copy();
    m_canvas.choose(m_canvas.chosen());  // the items, not a corner
    remove();
}

void MapCommands::paste()
{
    const std::vector<ScenarioMapItem> items = copiedMapItems();
    if (items.empty()) return;
    std::vector<int> added;
    m_canvas.change(tr("Paste"), {}, [&](ScenarioMap& next) {
        for (ScenarioMapItem each : items) {
            if (!m_canvas.isSide(each.side)) {
                each.side.clear();
                each.isSecret = false;
            }
            if (const int at = addMapItem(next, std::move(each)); at >= 0) added.push_back(at);
        }
        moveMapItems(next, added, {m_canvas.step(), m_canvas.step()});
    });
    m_canvas.choose(added);
}

void MapCommands::chooseAll()
{
    std::vector<int> all(m_canvas.map().items.size());
    std::iota(all.begin(), all.end(), 0);
    m_canvas.choose(all);
}

void MapCommands::moveBy(MapPoint by)
{
    const std::vector<int> items = m_canvas.chosen();
    const int corner = m_canvas.corner();
    if (items.empty()) return;
    m_canvas.change(tr("Move"), key("map-move"), [&](ScenarioMap& next) {
        if (corner < 0) return moveMapItems(next, items, by);
        const MapPoint now =
            next.items[static_cast<std::size_t>(items.front())].points[static_cast<std::size_t>(corner)];
        moveMapCorner(next, items.front(), corner, {now.x + by.x, now.y + by.y});
    });
    m_canvas.choose(items, corner);  // says where it is now
}

void MapCommands::stepCorner(int by)
{
    if (m_canvas.chosen().size() != 1) return;
    const int item = m_canvas.chosen().front();
    const int count = static_cast<int>(m_canvas.map().items[static_cast<std::size_t>(item)].points.size());
    const int now = m_canvas.corner() < 0 ? (by > 0 ? -1 : 0) : m_canvas.corner();
    m_canvas.choose({item}, (now + by + count) % count);
}

}  // namespace drumhead::app
