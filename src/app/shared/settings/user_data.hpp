#pragma once

#include <QMap>
#include <QString>

namespace drumhead::app {

/// Where cases, battles and all else that a person makes are kept, unless he says otherwise: "drumhead" in the folder
/// for data of the system.
[[nodiscard]] QString userDataFolder();

/// Takes over what earlier versions kept under other names: settings, and battles, each with what SQLite has beside it.
/// A battle that may be open elsewhere stays where it is until a later start. Returns the battles that were moved, the
/// old file to the new one.
QMap<QString, QString> migrateUserData();

}  // namespace drumhead::app
