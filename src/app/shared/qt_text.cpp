#include "app/shared/qt_text.hpp"

#include "drumhead/base/minus.hpp"
#include "drumhead/base/text.hpp"

namespace drumhead::app {

QStringList toQt(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& each : texts) all << toQt(each);
    return all;
}

QString listedNames(const QStringList& names)
{
    std::vector<std::string> all;
    for (const QString& each : names) all.push_back(each.toStdString());
    return toQt(drumhead::listedNames(all));
}

QString typeset(std::string_view text)
{
    return toQt(withMinus(text))
        .replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"))
        .replace(QStringLiteral("< 0.1"), QStringLiteral("<\u00a00.1"))
        .replace(QStringLiteral("> 99.9"), QStringLiteral(">\u00a099.9"));
}

QString shortened(const QString& text, qsizetype mostLetters)
{
    return text.size() <= mostLetters ? text : text.left(mostLetters) + u'…';
}

QString raised(const QString& text)
{
    const QString first = text.section(u' ', 0, 0);
    const qsizetype dot = first.indexOf(u'.');
    const bool hasEnding = dot > 0 && dot + 1 < first.size() && first[dot + 1].isLetter();  // "farm.scenario.json: …"
    const bool isFile = hasEnding || first.contains(u'/');  // "d10/fire.json:3:1: error: …"
    return text.isEmpty() || isFile ? text : text.left(1).toUpper() + text.mid(1);
}

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
