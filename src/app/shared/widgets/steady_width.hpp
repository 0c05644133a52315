#pragma once

#include <QStringList>

class QAbstractButton;

namespace drumhead::app {

/// Makes a button at least as wide as the longest of the texts that it may have, so that what stands beside it keeps
/// its place. To be called again when the font changes.
void holdWidest(QAbstractButton& button, const QStringList& texts);

}  // namespace drumhead::app
