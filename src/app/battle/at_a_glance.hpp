#pragma once

#include "app/battle/battle.hpp"

#include <QStringList>

#include <optional>

namespace drumhead::app {

/// What one sees of somebody in a battle without asking.
struct Glance {
    QString strength;             ///< "14/20", or empty
    std::optional<double> share;  ///< of the strength at the start, 0 to 1
    QStringList how;              ///< the states worth a word: "in line", "shaken"
    bool gone = false;            ///< out of the battle, or not there yet
    QString whole;                ///< all of it in a sentence, for tool tips and those who listen
};

[[nodiscard]] Glance glanceAt(const Battle& battle, EntityId entity);

}  // namespace drumhead::app
