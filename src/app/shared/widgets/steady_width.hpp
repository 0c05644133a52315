#pragma once

#include <QStringList>

class QAbstractButton;
class QComboBox;

namespace drumhead::app {

/// Makes a button at least as wide as the longest of the texts that it may have, so that what stands beside it keeps
/// its place. To be called again when the font changes.
void holdWidest(QAbstractButton& button, const QStringList& texts);

/// A box of names is as wide as so many letters, or as its place allows, however long the names are; a longer one is
/// cut there and told whole by its tool tip.
void limitWidth(QComboBox& box, int letters = 16);

}  // namespace drumhead::app
