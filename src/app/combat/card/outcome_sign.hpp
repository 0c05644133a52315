#pragma once

#include "drumhead/rules/values/outcome_detail.hpp"

#include <QColor>
#include <QRectF>

class QPainter;

namespace drumhead::app {

/// Draws the sign of an outcome in one colour; nothing for `None`.
void paintOutcomeSign(QPainter& painter, const QRectF& place, OutcomeSign sign, const QColor& colour);

}  // namespace drumhead::app
