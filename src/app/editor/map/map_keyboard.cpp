#include "app/editor/map/map_keyboard.hpp"

#include "app/editor/map/map_commands.hpp"
#include "app/editor/map/map_words.hpp"

#include <QKeyEvent>

namespace drumhead::app {

namespace {

std::optional<MapPoint> arrowOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return MapPoint{-1, 0};
    case Qt::Key_Right: return MapPoint{1, 0};
    case Qt::Key_Up: return MapPoint{0, -1};
    case Qt::Key_Down: return MapPoint{0, 1};
    default: return std::nullopt;
    }
}

}  // namespace

MapKeyboard::MapKeyboard(MapCanvas& canvas, MapCommands& commands)
    : QObject(&canvas), m_canvas(canvas), m_commands(commands)
{
    canvas.installEventFilter(this);
}

bool MapKeyboard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_canvas && event->type() == QEvent::KeyPress && take(*static_cast<QKeyEvent*>(event))) return true;
    return QObject::eventFilter(watched, event);
}

bool MapKeyboard::take(const QKeyEvent& event)
{
    if (takeClipboard(event)) return true;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    if (takeArrow(event) || takeView(event)) return true;
    if (m_canvas.tool() ? takeDrawing(event) : takeChoosing(event)) return true;
    const bool isFree = m_canvas.drawnCorners() == 0 && !event.text().isEmpty();
    const std::optional<MapFeature> wanted = isFree ? mapFeatureOfLetter(event.text().front()) : std::nullopt;
    if (wanted) m_canvas.setTool(wanted);
    return wanted.has_value();
}

bool MapKeyboard::takeClipboard(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Copy)) m_commands.copy();
    else if (event.matches(QKeySequence::Cut)) m_commands.cut();
    else if (event.matches(QKeySequence::Paste)) m_commands.paste();
    else if (event.matches(QKeySequence::SelectAll)) m_commands.chooseAll();
    else return false;
    return true;
}

/// One step of the grid; with Shift one unit.
bool MapKeyboard::takeArrow(const QKeyEvent& event)
{
    const std::optional<MapPoint> arrow = arrowOf(event.key());
    if (!arrow || (!m_canvas.tool() && m_canvas.chosen().empty())) return false;
    const int by = event.modifiers() & Qt::ShiftModifier ? 1 : m_canvas.step();
    const MapPoint way{arrow->x * by, arrow->y * by};
    if (m_canvas.tool()) m_canvas.moveCursor(way);
    else m_commands.moveBy(way);
    return true;
}

bool MapKeyboard::takeView(const QKeyEvent& event)
{
    constexpr double step = 1.25;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: m_canvas.zoom(step); return true;
    case Qt::Key_Minus: m_canvas.zoom(1 / step); return true;
    case Qt::Key_0: m_canvas.fit(); return true;
    default: return false;
    }
}

bool MapKeyboard::takeDrawing(const QKeyEvent& event)
{
    const bool isPoint = formOf(*m_canvas.tool()) == MapForm::Point;
    switch (event.key()) {
    case Qt::Key_Space: m_canvas.addCornerHere(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isPoint) m_canvas.addCornerHere();
        else m_canvas.finish();
        return true;
    case Qt::Key_Backspace: m_canvas.stepBack(); return true;
    case Qt::Key_Escape: m_canvas.setTool(std::nullopt); return true;
    default: return false;
    }
}

bool MapKeyboard::takeChoosing(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_N: m_commands.stepCorner(event.modifiers() & Qt::ShiftModifier ? -1 : 1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_canvas.chosen().size() == 1) Q_EMIT m_canvas.nameWanted();
        return true;
    case Qt::Key_Escape: m_canvas.choose(m_canvas.corner() >= 0 ? m_canvas.chosen() : std::vector<int>()); return true;
    default: return false;
    }
}

}  // namespace drumhead::app
