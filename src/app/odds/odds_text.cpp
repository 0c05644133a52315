#include "app/odds/odds_text.hpp"

#include "app/odds/percent.hpp"
#include "app/shared/text.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace drumhead::app {

namespace {

struct OddsWords {
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

QString nameOf(const CaseSession& session, FactRef fact) { return raised(toQt(factLabel(session.situation(), fact))); }

/// "holds to shaken" is read at a glance; "the charge falls short to the charger wins the melee" is not.
bool isShort(const OddsLine& line)
{
    constexpr std::size_t letters = 24;
    return line.text.size() <= letters;
}

/// "shaken 25 % (holds to shaken 95 %, shaken to routs 30 %)": the ranges only where the list and its words are short.
QString choiceText(const OddsSummary& summary, const OddsLine& line)
{
    const QString came = toQt(withMinus(line.text));
    QString text = OddsWords::tr("%1: %2 %3").arg(raised(toQt(summary.label)), came, roughPercent(line.exactly));
    if (summary.lines.size() < 3 || summary.lines.size() > 4 || summary.shape.kind != ValueKind::Choice) return text;
    QStringList ranges;
    const OddsLine& first = summary.lines.front();
    const OddsLine& last = summary.lines.back();
    if (first.value == line.value || last.value == line.value || !isShort(first) || !isShort(line) || !isShort(last))
        return text;
    ranges << OddsWords::tr("%1 to %2 %3").arg(toQt(withMinus(first.text)), came, roughPercent(line.orEarlier));
    ranges << OddsWords::tr("%1 to %2 %3").arg(came, toQt(withMinus(last.text)), roughPercent(line.orLater));
    return OddsWords::tr("%1 (%2)").arg(text, ranges.join(QStringLiteral(", ")));
}

}  // namespace

QString oddsObstacle(const CaseSession& session, const CaseOdds& odds)
{
    if (odds.state == CaseOdds::State::Failed) return odds.message;
    if (odds.state == CaseOdds::State::Ready && !odds.open.empty())
        return OddsWords::tr("The odds depend on what a person enters on the way: %1.")
            .arg(nameOf(session, *odds.missing));
    if (odds.state != CaseOdds::State::Missing) return {};
    const QString name = nameOf(session, *odds.missing);
    if (session.isEntered(*odds.missing))
        return OddsWords::tr("The odds depend on what a person enters on the way: %1.").arg(name);
    if (odds.moreMissing == 0) return OddsWords::tr("The odds wait for an answer: %1.").arg(name);
    return OddsWords::tr("The odds wait for answers: %1 and %2 more.").arg(name).arg(odds.moreMissing);
}

QString obstacleButton(const CaseSession& session, const CaseOdds& odds, const QString& purpose)
{
    return odds.missing ? purpose.arg(nameOf(session, *odds.missing)) : QString();
}

QString likeliestText(const OddsSummary& summary)
{
    constexpr std::size_t most = 3;
    std::vector<OddsLine> lines = summary.lines;
    std::stable_sort(lines.begin(), lines.end(), [](const OddsLine& a, const OddsLine& b) {
        return std::llround(a.exactly * 1e9) > std::llround(b.exactly * 1e9);
    });
    QStringList parts;
    for (std::size_t i = 0; i < lines.size() && i < most; ++i)
        parts << OddsWords::tr("%1 %2").arg(toQt(withMinus(lines[i].text)), roughPercent(lines[i].exactly));
    if (lines.size() > most) parts << OddsWords::tr("…");
    return parts.isEmpty() ? OddsWords::tr("it does not come to that") : parts.join(QStringLiteral(", "));
}

QString likelihoodText(const OddsSummary& summary, Value came)
{
    const OddsLine* line = summary.line(came);
    if (!line || line->exactly >= 1) return {};
    if (!summary.isNumber() || !came.isSet()) return choiceText(summary, *line);
    QStringList parts;
    const QString number = toQt(withMinus(line->text));
    if (line->orLater < 1) parts << OddsWords::tr("%1 or more %2").arg(number, roughPercent(line->orLater));
    if (line->orEarlier < 1) parts << OddsWords::tr("%1 or less %2").arg(number, roughPercent(line->orEarlier));
    return OddsWords::tr("%1: %2").arg(raised(toQt(summary.label)), parts.join(QStringLiteral(", ")));
}

}  // namespace drumhead::app
