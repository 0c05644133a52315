#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace drumhead::app {

/// What a person is asked when something is saved in a file.
struct SaveFile {
    QString title;
    QString suggestion;   ///< the file that is offered, with its folder
    QString filter;       ///< as QFileDialog takes it
    QStringList endings;  ///< those that the file may have, with their points; a name without any gets the first
};

/// The file to save in; empty: none after all. The name has its ending before it is asked whether a file of that name
/// may be replaced; who says no is asked for another.
[[nodiscard]] QString askSaveFile(QWidget* parent, const SaveFile& wanted);

}  // namespace drumhead::app
