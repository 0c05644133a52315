#include "app/battle/armies/short_names.hpp"

#include "app/shared/layout/two_lines.hpp"

#include <QSet>

#include <algorithm>
#include <utility>

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

/// A number alone, as "94th …", is no name, nor is what begins within one: "pied, 8e compagnie".
bool hasName(const QString& words, const QString& whole)
{
    if (words.isEmpty() || (words.front().isLower() && !whole.front().isLower())) return false;
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    return std::any_of(all.begin(), all.end(), [](const QString& word) {
        return !hasDigit(word) && std::any_of(word.begin(), word.end(), [](QChar each) { return each.isLetter(); });
    });
}

/// What the names of a kind have in common: their first word that is no number.
QString kindOf(const QString& name)
{
    for (const QString& word : name.split(u' ', Qt::SkipEmptyParts)) {
        if (!hasDigit(word)) return word;
    }
    return name;
}

}  // namespace

ShortNames::ShortNames(const QStringList& names) : m_names(names)
{
    for (const QString& name : names) {
        m_kinds[kindOf(name)] << name;
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

/// The words that a name has to give up, after `dropped`.
QStringList ShortNames::neededDrops(const QString& name, QStringList dropped, const QFontMetrics& metrics,
                                    int width) const
{
    QString shown = without(name, dropped);
    for (const QString& word : sharedWords(name)) {
        if (metrics.horizontalAdvance(shown) <= width) break;
        if (dropped.contains(word)) continue;
        const QStringList more = dropped + QStringList{word};
        const QString shorter = without(name, more);
        // An ellipsis may be wider than the word.
        const bool isShorter = metrics.horizontalAdvance(shorter) < metrics.horizontalAdvance(shown);
        if (!hasName(shorter, name) || !isShorter || !isUnlikeOthers(name, more)) continue;
        dropped = more;
        shown = shorter;
    }
    return dropped;
}

/// What one of a kind has to give up of the words that all of them have: the others give it up as well.
const QStringList& ShortNames::dropsOfKind(const QString& name, const QFontMetrics& metrics, int width) const
{
    if (const int letters = metrics.horizontalAdvance(QStringLiteral("Mn"));
        std::exchange(m_letters, letters) != letters)
        m_drops.clear();
    const QString kind = kindOf(name);
    const QString key = QString::number(width) + u'/' + kind;
    const auto known = m_drops.constFind(key);
    if (known != m_drops.constEnd()) return *known;
    QStringList all;
    const QStringList names = m_kinds.value(kind);
    const auto haveAll = [&names](const QString& word) {
        return std::all_of(names.begin(), names.end(), [&word](const QString& each) {
            return each.split(u' ', Qt::SkipEmptyParts).contains(word);
        });
    };
    for (const QString& each : names) {
        for (const QString& word : neededDrops(each, {}, metrics, width)) {
            if (!all.contains(word) && haveAll(word)) all << word;
        }
    }
    return *m_drops.insert(key, all);
}

QString ShortNames::shortened(const QString& name, const QFontMetrics& metrics, int width) const
{
    QStringList dropped;
    for (const QString& word : dropsOfKind(name, metrics, width)) {
        const QStringList more = dropped + QStringList{word};
        const QString shorter = without(name, more);
        if (!hasName(shorter, name) || !isUnlikeOthers(name, more)) continue;
        dropped = more;
    }
    return without(name, neededDrops(name, dropped, metrics, width));
}

QString ShortNames::fitted(const QString& name, const QFontMetrics& metrics, int width) const
{
    const QString shown = shortened(name, metrics, width);
    return metrics.horizontalAdvance(shown) <= width ? shown : metrics.elidedText(shown, Qt::ElideMiddle, width);
}

QStringList ShortNames::lines(const QString& name, const QFontMetrics& metrics, int width) const
{
    const auto fits = [&](const QString& line) { return metrics.horizontalAdvance(line) <= width; };
    const QString one = shortened(name, metrics, width);
    if (fits(one) && !one.endsWith(u'…')) return {one};
    for (const QString& each : {name, one}) {
        const QStringList two = inTwoLines(each, metrics);
        if (std::all_of(two.begin(), two.end(), fits)) return two;
    }
    if (fits(one)) return {one};
    QStringList cut = inTwoLines(one, metrics);
    for (QString& each : cut) each = metrics.elidedText(each, Qt::ElideMiddle, width);
    return cut;
}

}  // namespace drumhead::app
