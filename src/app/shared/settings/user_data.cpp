#include "app/shared/settings/user_data.hpp"

#include "app/shared/settings/settings.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace drumhead::app {

namespace {

QString formerName() { return QStringLiteral("Drumhead"); }

QString formerFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u'/' + formerName();
}

bool isSame(const QString& one, const QString& other)
{
    const QString path = QFileInfo(one).canonicalFilePath();
    return !path.isEmpty() && path == QFileInfo(other).canonicalFilePath();
}

/// The old ones go once all of them are on the disk under the new name.
void migrateSettings()
{
    QSettings former(formerName(), formerName());
    Settings now;
    if (former.allKeys().isEmpty() || !now.allKeys().isEmpty() || isSame(former.fileName(), now.fileName())) return;
    for (const QString& each : former.allKeys()) now.setValue(each, former.value(each));
    now.sync();
    if (now.status() != QSettings::NoError || now.allKeys().size() < former.allKeys().size()) return;
    const QString file = former.fileName();
    former.clear();
    former.sync();
    QFile::remove(file);
    QDir().rmdir(QFileInfo(file).absolutePath());
}

/// A name that no file there has yet.
QString freeName(const QDir& folder, const QString& name)
{
    const QString stem = name.section(u'.', 0, 0);
    const QString ending = name.mid(stem.size());
    QString found = name;
    for (int number = 2; folder.exists(found); ++number)
        found = QStringLiteral("%1 (%2)%3").arg(stem, QString::number(number), ending);
    return found;
}

QMap<QString, QString> migrateBattles()
{
    QMap<QString, QString> moved;
    const QDir former(formerFolder() + QStringLiteral("/battles"));
    const QDir now(userDataFolder() + QStringLiteral("/battles"));
    if (!former.exists() || isSame(former.path(), now.path()) || !QDir().mkpath(now.path())) return moved;
    for (const QString& name : former.entryList(QDir::Files | QDir::Hidden)) {
        const QString old = former.filePath(name);
        // What lies beside an open battle must not lose it.
        const bool isBeside = name.endsWith(QStringLiteral("-wal")) || name.endsWith(QStringLiteral("-shm"));
        if (isBeside || QFile::exists(old + QStringLiteral("-wal"))) continue;
        const QString fresh = now.filePath(freeName(now, name));
        if (QFile::rename(old, fresh)) moved.insert(old, fresh);
    }
    QDir().rmdir(former.path());
    QDir().rmdir(formerFolder());  // if nothing else lies in it
    return moved;
}

QString movedText(const QString& text, const QMap<QString, QString>& moved)
{
    for (auto each = moved.begin(); each != moved.end(); ++each) {
        if (text.endsWith(each.key())) return text.chopped(each.key().size()) + each.value();  // "battle:FILE" as well
    }
    return text;
}

/// Recent battles and the one in hand are found where they are now.
void followInSettings(const QMap<QString, QString>& moved)
{
    Settings settings;
    for (const QString& key : settings.allKeys()) {
        const QVariant value = settings.value(key);
        if (value.typeId() != QMetaType::QString && value.typeId() != QMetaType::QStringList) continue;
        QStringList texts = value.toStringList();
        for (QString& each : texts) each = movedText(each, moved);
        if (texts == value.toStringList()) continue;
        if (value.typeId() == QMetaType::QString) settings.setValue(key, texts.value(0));
        else settings.setValue(key, texts);
    }
}

}  // namespace

QString userDataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/drumhead");
}

QMap<QString, QString> migrateUserData()
{
    migrateSettings();
    const QMap<QString, QString> moved = migrateBattles();
    if (!moved.isEmpty()) followInSettings(moved);
    return moved;
}

}  // namespace drumhead::app
