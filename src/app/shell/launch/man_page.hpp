#pragma once

#include <QList>
#include <QString>

class QCommandLineOption;

namespace drumhead::app {

/// The options of the window as a page for `man`: drumhead(1).
[[nodiscard]] QString manPage(const QString& description, const QList<QCommandLineOption>& options);

}  // namespace drumhead::app
