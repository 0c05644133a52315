#pragma once

#include <QFileDialog>

namespace drumhead::app {

// The dialogs for files, as wide as names in the present type need. Each returns nothing where it is cancelled.

[[nodiscard]] QString askOpenFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter);
[[nodiscard]] QString askFolder(QWidget* parent, const QString& title, const QString& folder = {});
/// `file`: the suggestion, with its folder; or a folder alone.
[[nodiscard]] QString askSavePlace(QWidget* parent, const QString& title, const QString& file, const QString& filter,
                                   QFileDialog::Options options = {});

}  // namespace drumhead::app
