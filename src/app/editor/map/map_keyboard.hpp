#pragma once

#include "app/editor/map/map_canvas.hpp"

class QKeyEvent;

namespace drumhead::app {

class MapCommands;

/// Draws, chooses and moves on a map by keys alone: it reads those that the canvas gets.
class MapKeyboard : public QObject {
    Q_OBJECT

public:
    MapKeyboard(MapCanvas& canvas, MapCommands& commands);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool take(const QKeyEvent& event);
    [[nodiscard]] bool takeClipboard(const QKeyEvent& event);
    [[nodiscard]] bool takeArrow(const QKeyEvent& event);
    [[nodiscard]] bool takeView(const QKeyEvent& event);
    [[nodiscard]] bool takeDrawing(const QKeyEvent& event);
    [[nodiscard]] bool takeChoosing(const QKeyEvent& event);

    MapCanvas& m_canvas;
    MapCommands& m_commands;
};

}  // namespace drumhead::app
