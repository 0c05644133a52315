#include "app/battle/armies/short_names.hpp"

#include <QSet>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr qsizetype mostCompared = 400;  // names; in larger armies they are not held against each other

/// "of", "der": nothing begins with it.
bool isParticle(const QString& word) { return word.size() <= 3 && word.front().isLower(); }

QString without(const QString& name, const QStringList& dropped)
{
    QStringList kept;
    bool isFirst = true;
    for (const QString& word : name.split(u' ', Qt::SkipEmptyParts)) {
        const bool isLeftOver = kept.isEmpty() && !isFirst && isParticle(word);
        isFirst = false;
        if (isLeftOver) continue;
        if (!dropped.contains(word)) kept << word;
        else if (!kept.isEmpty() && kept.back() != QStringLiteral("…")) kept << QStringLiteral("…");
    }
    return kept.join(u' ');
}

/// Numbers tell units apart, however many names have them.
bool hasDigit(const QString& word)
{
    return std::any_of(word.begin(), word.end(), [](QChar each) { return each.isDigit(); });
}

/// A number alone is no name.
bool hasLetter(const QString& words)
{
    return std::any_of(words.begin(), words.end(), [](QChar each) { return each.isLetter(); });
}

}  // namespace

ShortNames::ShortNames(const QStringList& names) : m_names(names)
{
    for (const QString& name : names) {
        const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
        for (const QString& word : QSet<QString>(words.begin(), words.end())) ++m_uses[word];
    }
}

/// Those that other names have too, the commonest first.
QStringList ShortNames::sharedWords(const QString& name) const
{
    QStringList shared;
    for (const QString& word : name.split(u' ', Qt::SkipEmptyParts)) {
        if (m_uses.value(word) > 1 && !hasDigit(word) && !shared.contains(word)) shared << word;
    }
    std::stable_sort(shared.begin(), shared.end(),
                     [this](const QString& a, const QString& b) { return m_uses.value(a) > m_uses.value(b); });
    return shared;
}

bool ShortNames::isUnlikeOthers(const QString& name, const QStringList& dropped) const
{
    if (m_names.size() > mostCompared) return true;
    const QString left = without(name, dropped);
    return std::none_of(m_names.begin(), m_names.end(),
                        [&](const QString& each) { return each != name && without(each, dropped) == left; });
}

QString ShortNames::fitted(const QString& name, const QFontMetrics& metrics, int width) const
{
    QString shown = name;
    QStringList dropped;
    for (const QString& word : sharedWords(name)) {
        if (metrics.horizontalAdvance(shown) <= width) return shown;
        const QStringList more = dropped + QStringList{word};
        const QString shorter = without(name, more);
        // An ellipsis may be wider than the word.
        const bool isShorter = metrics.horizontalAdvance(shorter) < metrics.horizontalAdvance(shown);
        if (!hasLetter(shorter) || !isShorter || !isUnlikeOthers(name, more)) continue;
        dropped = more;
        shown = shorter;
    }
    return metrics.horizontalAdvance(shown) <= width ? shown : metrics.elidedText(shown, Qt::ElideMiddle, width);
}

}  // namespace drumhead::app
