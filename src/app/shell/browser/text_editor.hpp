#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace drumhead::app {

/// A program that shows a file at a place, and what it is started with.
struct EditorCommand {
    QString program;
    QStringList arguments;
};

/// The first of the usual editors that is installed; `find` gives the path of a program, or nothing. Lines and columns
/// count from 1.
[[nodiscard]] std::optional<EditorCommand> editorFor(const QString& file, int line, int column,
                                                     const std::function<QString(const QString&)>& find);

/// Opens the file there, or where no such editor is installed by whatever the desktop opens it with. False: nothing
/// could be started.
bool openInEditor(const QString& file, int line, int column);

}  // namespace drumhead::app
