#pragma once

#include <QMap>
#include <QString>

namespace drumhead::app {

/// What a club has ruled: ruling id to choice id; what is missing follows our reading.
using ClubRulings = QMap<QString, QString>;

}  // namespace drumhead::app
