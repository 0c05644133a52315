#include "app/shell/browser/rule_file.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/ordinary_file.hpp"

#include <QDir>
#include <QFileInfo>

namespace drumhead::app {

namespace {

bool standsThere(const QString& path, const RuleItem& rule)
{
    constexpr std::size_t most = 4 << 20;  // bytes; a file of rules has no more
    const Result<std::string> text = readOrdinaryFile(path.toStdString(), most, *spokenTexts());
    if (!text) return false;
    std::size_t from = 0;
    for (int i = 1; i < rule.line && from != std::string::npos; ++i) {
        from = text->find('\n', from);
        if (from != std::string::npos) ++from;
    }
    if (from == std::string::npos) return false;
    return text->substr(from, text->find('\n', from) - from).find('"' + rule.id + '"') != std::string::npos;
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
