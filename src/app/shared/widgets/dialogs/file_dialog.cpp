#include "app/shared/widgets/dialogs/file_dialog.hpp"

#include "app/shared/layout/sizes.hpp"

#include <QFileInfo>
#include <QHeaderView>
#include <QTreeView>

namespace drumhead::app {

namespace {

/// Names get the room: what kind a file is says its ending.
void showNamesWhole(QFileDialog& dialog)
{
    constexpr int type = 2;
    auto* const files = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (!files) return;
    files->setColumnHidden(type, true);
    files->header()->setStretchLastSection(false);
    files->header()->setSectionResizeMode(0, QHeaderView::Stretch);
}

/// Qt's own dialog has one size for all type; that of a desktop takes no notice.
QString chosenIn(QFileDialog& dialog)
{
    showNamesWhole(dialog);
    dialog.resize(roomFor(dialog, 110, 26));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return {};
    return dialog.selectedFiles().constFirst();
}

}  // namespace

QString askOpenFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter)
{
    QFileDialog dialog(parent, title, folder, filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return chosenIn(dialog);
}

QString askFolder(QWidget* parent, const QString& title, const QString& folder)
{
    QFileDialog dialog(parent, title, folder);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return chosenIn(dialog);
}

QString askSavePlace(QWidget* parent, const QString& title, const QString& file, const QString& filter,
                     QFileDialog::Options options)
{
    const QFileInfo suggestion(file);
    QFileDialog dialog(parent, title, suggestion.isDir() ? file : suggestion.path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setOptions(options);
    if (!suggestion.isDir() && !suggestion.fileName().isEmpty()) dialog.selectFile(suggestion.fileName());
    return chosenIn(dialog);
}

}  // namespace drumhead::app
