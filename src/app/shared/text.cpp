#include "app/shared/text.hpp"

namespace drumhead::app {

QStringList toQt(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& each : texts) all << toQt(each);
    return all;
}

QString raised(const QString& text) { return text.isEmpty() ? text : text.left(1).toUpper() + text.mid(1); }

QString withoutMnemonic(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

QString tipText(const QString& text)
{
    return text.isEmpty() ? text : QStringLiteral("<qt>") + text.toHtmlEscaped() + QStringLiteral("</qt>");
}

QString asSentence(const QString& text)
{
    const QString whole = raised(text.trimmed());
    const bool ends = whole.isEmpty() || QStringLiteral(".!?…").contains(whole.back());
    return ends ? whole : whole + u'.';
}

}  // namespace drumhead::app
