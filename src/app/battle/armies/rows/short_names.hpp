#pragma once

#include <QFontMetrics>
#include <QHash>
#include <QString>
#include <QStringList>

namespace drumhead::app {

/// Names as long as their column allows. Words that many names share ("battalion") give way before those that tell one
/// unit from another ("1st"), so that no two names look alike if it can be helped. Names of a kind, before a
/// comma, give up the same words, so that they stay alike.
class ShortNames {
public:
    ShortNames() = default;
    explicit ShortNames(const QStringList& names);

    /// The name, or what of it has room in `width` pixels.
    [[nodiscard]] QString fitted(const QString& name, const QFontMetrics& metrics, int width) const;
    /// The same in one line, or in two where one would cut a word. What has no room in two is cut between them, so that
    /// beginning and end stay.
    enum class Prefer {
        OneLine,    ///< words are given up before a second line is taken
        EveryWord,  ///< the other way round
    };
    [[nodiscard]] QStringList lines(const QString& name, const QFontMetrics& metrics, int width,
                                    Prefer prefer = Prefer::OneLine) const;

private:
    /// Without the words that it has to give up; it may still be too long.
    [[nodiscard]] QString shortened(const QString& name, const QFontMetrics& metrics, int width) const;
    [[nodiscard]] QStringList sharedWords(const QString& name) const;
    template <typename Fits>
    [[nodiscard]] QStringList dropsUntil(const QString& name, QStringList dropped, const Fits& fits) const;
    [[nodiscard]] QStringList neededDrops(const QString& name, const QStringList& dropped, const QFontMetrics& metrics,
                                          int width) const;
    [[nodiscard]] QStringList inTwo(const QString& name, const QFontMetrics& metrics, int width) const;
    [[nodiscard]] const QStringList& dropsOfKind(const QString& name, const QFontMetrics& metrics, int width) const;
    [[nodiscard]] bool isUnlikeOthers(const QString& name, const QStringList& dropped) const;

    QStringList m_names;
    QHash<QString, int> m_uses;  ///< how many names have a word
    QHash<QString, QStringList> m_kinds;
    mutable QHash<QString, QStringList> m_drops;  ///< by kind and width, in the letters of `m_letters`
    mutable int m_letters = 0;
};

}  // namespace drumhead::app
