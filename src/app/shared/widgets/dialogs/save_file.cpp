#include "app/shared/widgets/dialogs/save_file.hpp"

#include "app/shared/widgets/dialogs/file_dialog.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace drumhead::app {

namespace {

struct SaveFileTexts {
    Q_DECLARE_TR_FUNCTIONS(SaveFile)
};

QString withEnding(const QString& file, const QStringList& endings)
{
    const bool hasOne = std::any_of(endings.begin(), endings.end(),
                                    [&](const QString& each) { return file.endsWith(each, Qt::CaseInsensitive); });
    return hasOne ? file : file + endings.front();
}

bool mayReplace(QWidget* parent, const QString& file)
{
    const QFileInfo info(file);
    if (!info.exists()) return true;
    return askMessage(parent,
                      {.name = QStringLiteral("replaceQuestion"),
                       .title = SaveFileTexts::tr("Replace the file?"),
                       .text = SaveFileTexts::tr("%1 already exists in %2.").arg(info.fileName(), info.absolutePath()),
                       .icon = QMessageBox::Question,
                       .buttons = QMessageBox::Cancel,
                       .accept = SaveFileTexts::tr("&Replace")})
        == MessageAnswer::Accept;
}

}  // namespace

QString askSaveFile(QWidget* parent, const SaveFile& wanted)
{
    QString file = wanted.suggestion;
    do {
        file = askSavePlace(parent, wanted.title, file, wanted.filter, QFileDialog::DontConfirmOverwrite);
        if (file.isEmpty()) return {};
        file = withEnding(file, wanted.endings);
    } while (!mayReplace(parent, file));
    return file;
}

}  // namespace drumhead::app
