#include "app/shell/browser/rule_file.hpp"

#include "app/shared/qt_text.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace drumhead::app {

namespace {

bool standsThere(const QString& path, const RuleItem& rule)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    QByteArray line;
    for (int i = 0; i < rule.line && !file.atEnd(); ++i) line = file.readLine();
    return line.contains('"' + QByteArray::fromStdString(rule.id) + '"');
}

}  // namespace

QString ruleFile(const RuleItem& rule, const QStringList& folders)
{
    const QString named = toQt(rule.file);
    if (named.isEmpty() || QFileInfo(named).isAbsolute()) return QFileInfo::exists(named) ? named : QString();
    QString found;
    for (const QString& folder : folders) {
        for (const QString& path :
             {QDir(folder).filePath(named), QDir::cleanPath(folder + u'/' + named.section(u'/', 1))}) {
            if (standsThere(path, rule)) return path;
            if (found.isEmpty() && QFileInfo(path).isFile()) found = path;
        }
    }
    return found;
}

}  // namespace drumhead::app
