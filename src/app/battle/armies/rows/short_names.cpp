#include "app/battle/armies/rows/short_names.hpp"

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
    }
    QString left = kept.join(u' ');
    while (left.endsWith(u',')) left.chop(1);
    return left;
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

/// "2e 1er" of "2e de ligne, 1er bataillon" is no name either.
bool bringsNumbersTogether(const QString& words, const QString& whole)
{
    const auto pairs = [](const QString& text) {
        const QStringList all = text.split(u' ', Qt::SkipEmptyParts);
        int count = 0;
        for (qsizetype i = 1; i < all.size(); ++i) count += hasDigit(all[i - 1]) && hasDigit(all[i]);
        return count;
    };
    return pairs(words) > pairs(whole);
}

/// Whether a word bears what follows it: of "7e chasseurs à cheval" the "chasseurs", as long as "cheval" stays. Behind
/// the first word of a name what follows can stand alone ("Battery of 12-pounders").
bool bearsPhrase(const QString& name, const QString& word, const QStringList& dropped)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    const qsizetype at = words.indexOf(word);
    if (at < 1 || at + 1 >= words.size() || !isParticle(words[at + 1]) || isParticle(word)) return false;
    const auto next = std::find_if_not(words.begin() + at + 1, words.end(), isParticle);
    return next != words.end() && !dropped.contains(*next);
}

/// What the names of a kind have in common: their first word that is no number.
QString kindOf(const QString& name)
{
    for (const QString& word : name.split(u' ', Qt::SkipEmptyParts)) {
        if (!hasDigit(word)) return word;
    }
    return name;
}

/// As many words from the beginning as fit with an ellipsis; of a word that has no room alone, letters.
QString cutBehind(const QString& name, const QFontMetrics& metrics, int width)
{
    const QString dots = QStringLiteral("…");
    for (qsizetype end = name.lastIndexOf(u' '); end > 0; end = name.lastIndexOf(u' ', end - 1)) {
        const QString words = name.left(end);
        const bool isNumberAlone = !hasName(words, name);
        if (!isNumberAlone && metrics.horizontalAdvance(words + u' ' + dots) <= width) return words + u' ' + dots;
    }
    return metrics.elidedText(name, Qt::ElideRight, width);
}

/// The same from the end, without an ellipsis where whole words fit.
QString cutBefore(const QString& name, const QFontMetrics& metrics, int width)
{
    for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1)) {
        if (const QString words = name.mid(at + 1); metrics.horizontalAdvance(words) <= width) return words;
    }
    return metrics.elidedText(name, Qt::ElideLeft, width);
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

/// The words that a name has to give up, after `dropped`, until `fits` says that it is short enough.
template <typename Fits>
QStringList ShortNames::dropsUntil(const QString& name, QStringList dropped, const Fits& fits) const
{
    const QStringList shared = sharedWords(name);
    const auto canGo = [&](const QString& word) {
        const QStringList more = dropped + QStringList{word};
        const QString shorter = without(name, more);
        return !dropped.contains(word) && !bearsPhrase(name, word, dropped) && hasName(shorter, name)
            && !bringsNumbersTogether(shorter, name) && isUnlikeOthers(name, more);
    };
    // A common word that could not go before another had gone ("Infantry regiment Harrach") is tried again before those
    // that tell units apart.
    while (!fits(without(name, dropped))) {
        const auto next = std::find_if(shared.begin(), shared.end(), canGo);
        if (next == shared.end()) break;
        dropped << *next;
    }
    return dropped;
}

QStringList ShortNames::neededDrops(const QString& name, const QStringList& dropped, const QFontMetrics& metrics,
                                    int width) const
{
    return dropsUntil(name, dropped, [&](const QString& shown) { return metrics.horizontalAdvance(shown) <= width; });
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
        const bool tells =
            !bearsPhrase(name, word, dropped) && hasName(shorter, name) && !bringsNumbersTogether(shorter, name);
        if (!tells || !isUnlikeOthers(name, more)) continue;
        dropped = more;
    }
    return without(name, neededDrops(name, dropped, metrics, width));
}

QString ShortNames::fitted(const QString& name, const QFontMetrics& metrics, int width) const
{
    const QString shown = shortened(name, metrics, width);
    return metrics.horizontalAdvance(shown) <= width ? shown : metrics.elidedText(shown, Qt::ElideMiddle, width);
}

/// In two lines, with as few words given up as these ask for; empty: there is no room even so.
QStringList ShortNames::inTwo(const QString& name, const QFontMetrics& metrics, int width) const
{
    const auto fits = [&](const QString& shown) {
        const QStringList two = inTwoLines(shown, metrics);
        return std::all_of(two.begin(), two.end(),
                           [&](const QString& line) { return metrics.horizontalAdvance(line) <= width; });
    };
    QStringList dropped = dropsUntil(name, {}, fits);
    if (!fits(without(name, dropped))) return {};
    // What the later ones made room for comes back.
    for (const QString& word : QStringList(dropped)) {
        QStringList fewer = dropped;
        fewer.removeOne(word);
        if (fits(without(name, fewer))) dropped = fewer;
    }
    return inTwoLines(without(name, dropped), metrics);
}

QStringList ShortNames::lines(const QString& name, const QFontMetrics& metrics, int width, Prefer prefer) const
{
    const auto fits = [&](const QString& line) { return metrics.horizontalAdvance(line) <= width; };
    const QString one = shortened(name, metrics, width);
    if (fits(one) && (prefer == Prefer::OneLine || one == name)) return {one};
    if (const QStringList two = inTwo(name, metrics, width); !two.isEmpty()) return two;
    if (fits(one)) return {one};
    // The beginning and the end, where numbers stand: one cut, between the lines.
    return {cutBehind(one, metrics, width), cutBefore(one, metrics, width)};
}

}  // namespace drumhead::app
