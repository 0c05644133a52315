#pragma once

#include "drumhead/resolve/session/throw_plan.hpp"
#include "drumhead/resolve/session/thrown_dice.hpp"

#include <QColor>
#include <QString>

class QPalette;

namespace drumhead::app {

/// How a die, or a face before the throw, is drawn: the same for the same meaning in every procedure.
struct DieLook {
    QColor fill;  ///< invalid: none
    QColor ink;
    QColor edge;
    bool dashed = false;
    QString sign;  ///< beside the number, so that colour is never alone
    QString word;
};

[[nodiscard]] DieLook lookOf(DieMark mark, const QPalette& palette);
[[nodiscard]] DieLook lookOf(FaceMeaning::Kind kind, const QPalette& palette);

}  // namespace drumhead::app
