#include "app/shell/browser/text_editor.hpp"

#include <QDesktopServices>
#include <QProcess>
#include <QStandardPaths>
#include <QUrl>

namespace drumhead::app {

std::optional<EditorCommand> editorFor(const QString& file, int line, int column,
                                       const std::function<QString(const QString&)>& find)
{
    struct Known {
        const char* program;
        QStringList arguments;
    };
    const QString place = QStringLiteral("%1:%2:%3").arg(file, QString::number(line), QString::number(column));
    const QString plusLine = QStringLiteral("+%1").arg(line);
    const QStringList goTo{QStringLiteral("--goto"), place};
    const QStringList lineAndFile{plusLine, file};
    const QStringList dashes{QStringLiteral("-l"), QString::number(line), QStringLiteral("-c"), QString::number(column),
                             file};
    const QList<Known> known{{"code", goTo},
                             {"codium", goTo},
                             {"subl", {place}},
                             {"kate", dashes},
                             {"kwrite", dashes},
                             {"gnome-text-editor", lineAndFile},
                             {"gedit", lineAndFile},
                             {"xed", lineAndFile},
                             {"pluma", lineAndFile},
                             {"geany", {place}},
                             {"mousepad", {QStringLiteral("-l"), QString::number(line), file}},
                             {"gvim", lineAndFile},
                             {"emacs", lineAndFile}};
    for (const Known& each : known) {
        const QString program = find(QString::fromLatin1(each.program));
        if (!program.isEmpty()) return EditorCommand{program, each.arguments};
    }
    return std::nullopt;
}

bool openInEditor(const QString& file, int line, int column)
{
    const auto command =
        editorFor(file, line, column, [](const QString& program) { return QStandardPaths::findExecutable(program); });
    if (command) return QProcess::startDetached(command->program, command->arguments);
    return QDesktopServices::openUrl(QUrl::fromLocalFile(file));
}

}  // namespace drumhead::app
