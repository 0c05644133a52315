#pragma once

#include "app/battle/session/battle.hpp"

#include <QWidget>

class QTreeView;

namespace drumhead::app {

/// The visible units of both sides for the players: both in one size of type, as large as has room, and never smaller
/// than can be read from across the table. Names and states wrap; where that leaves no room for all units, who has
/// acted gets a sign instead of words, then names are shortened to a line. Where even so not all have room the most
/// important are shown and the others counted.
class PlayersArmies : public QWidget {
    Q_OBJECT

public:
    explicit PlayersArmies(QWidget* parent = nullptr);

    /// Null: none.
    void setBattle(const Battle* battle);
    void refresh();
    /// Fits the type to the room; `screen` is the height of the window, from which the letters may not fall behind.
    void fit(int screen);
    /// The size of the letters, in pixels.
    [[nodiscard]] int pixels() const { return m_pixels; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How much is told of each unit; the later, the less room it takes.
    enum class Telling {
        Whole,
        Signs,       ///< that it has acted by a sign alone
        ShortNames,  ///< and each name in one line
    };
    /// What comes first where not all have room in one line.
    enum class Widths { States, Names };

    void addList(EntityId side);
    void refit();
    void growType();
    void setTelling(Telling telling);
    void setType(QTreeView& view, int pixels) const;
    void setWidths(QTreeView& view, Widths widths) const;
    [[nodiscard]] int rowsWithin(const QTreeView& view) const;
    /// Sets so large a type; whether every unit has room.
    bool allFit(int pixels);
    void cut();

    const Battle* m_battle = nullptr;
    QList<QTreeView*> m_views;
    int m_screen = 0;
    int m_pixels = 0;
};

}  // namespace drumhead::app
