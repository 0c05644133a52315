#pragma once

#include "app/editor/map/map_canvas.hpp"

namespace drumhead::app {

/// What is done with the chosen items of a map, by key, menu and button.
class MapCommands : public QObject {
    Q_OBJECT

public:
    explicit MapCommands(MapCanvas& canvas);

    /// The corner that is chosen, else the items. A corner that its item needs stays.
    void remove();
    void duplicate();
    /// One place up or down among the others: what is higher hides what is lower.
    void shift(int by);
    void copy() const;
    void cut();
    /// Items of another scenario's sides become nobody's here.
    void paste();
    void chooseAll();
    /// Moves the corner that is chosen, else the items.
    void moveBy(MapPoint by);
    /// Chooses the next corner of the only item that is chosen (1), or the one before (-1).
    void stepCorner(int by);

private:
    [[nodiscard]] QString key(const char* what) const;

    MapCanvas& m_canvas;
};

}  // namespace drumhead::app
