#include "app/odds/percent.hpp"

#include "app/shared/text.hpp"

#include <QCoreApplication>

#include <cmath>

namespace drumhead::app {

namespace {

/// Changes smaller than this are the last digit of a sum.
constexpr double nothing = 1e-10;

struct PercentWords {
    Q_DECLARE_TR_FUNCTIONS(Percent)
};

QString percent(const QString& figure) { return figure + QChar(QChar::Nbsp) + u'%'; }

QString withDecimals(double chance, int decimals)
{
    if (chance <= 0) return percent(QStringLiteral("0"));
    if (chance >= 1) return percent(QStringLiteral("100"));
    if (chance < 0.001) return percent(QStringLiteral("<\u00a00.1"));
    if (chance > 0.999) return percent(QStringLiteral(">\u00a099.9"));
    return percent(QString::number(chance * 100, 'f', decimals));
}

}  // namespace

QString percentText(double chance) { return withDecimals(chance, 1); }

QString roughPercent(double chance) { return withDecimals(chance, chance >= 0.0995 && chance <= 0.9005 ? 0 : 1); }

QString pointsText(double change)
{
    const double points = std::abs(change) * 100;
    if (std::abs(change) <= nothing) return QStringLiteral("±0");
    const QChar sign = change > 0 ? QChar(u'+') : QChar(0x2212);
    if (points < 0.1) return sign + QStringLiteral("<\u00a00.1");
    return sign + QString::number(points, 'f', 1);
}

QString measuresText(const OddsSummary& summary)
{
    if (!summary.mean || summary.lines.size() < 2) return {};  // of one number alone there is nothing to say
    const auto text = [](Value value) { return toQt(value.number().text()); };
    const QString unit = summary.shape.unit.empty() ? QString() : u' ' + toQt(summary.shape.unit);
    const QString where = summary.unfound > 0 || !summary.refused.empty()
        ? PercentWords::tr("Where it comes to that: mean")
        : PercentWords::tr("Mean");
    return PercentWords::tr("%1 %2%3, median %4; half of all from %5 to %6.")
        .arg(where, QString::number(*summary.mean, 'f', 2), unit, text(summary.median), text(summary.lowerQuartile),
             text(summary.upperQuartile));
}

}  // namespace drumhead::app
