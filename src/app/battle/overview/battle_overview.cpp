#include "app/battle/overview/battle_overview.hpp"

#include "app/battle/overview/played_until_now.hpp"
#include "app/battle/overview/side_bar.hpp"
#include "app/battle/session/battle.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/big_label.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/sheets/chart_view.hpp"
#include "drumhead/sheets/report/battle_charts.hpp"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

namespace {

bool hasAny(const Chart::Series& series)
{
    return std::any_of(series.values.begin(), series.values.end(), [](double value) { return value > 0; });
}

/// The turn before, while nothing was decided in the present one; else 0.
int endedTurn(const PlayedBattle& played)
{
    const int now = played.end.turn;
    const bool isPlayed = std::any_of(played.line.begin(), played.line.end(), [now](const JournalEntry& entry) {
        return entry.turn == now && std::holds_alternative<ResolveCommand>(entry.command);
    });
    return isPlayed || played.end.over ? 0 : now - 1;
}

/// "France: 12 of 204 lost; 18 came; gone: Lanciers".
QString lineOf(const Battle& battle, const SideInTurn& side)
{
    constexpr qsizetype mostNames = 6, mostLetters = 80;
    QStringList parts{side.lost == Number(0)
                          ? BattleOverview::tr("no losses")
                          : BattleOverview::tr("%1 of %2 lost").arg(numberText(side.lost), numberText(side.had))};
    if (side.came != Number(0)) parts << BattleOverview::tr("%1 came").arg(numberText(side.came));
    QStringList names;
    for (const EntityId each : side.gone) names << shortened(battle.name(each), mostLetters);
    const auto more = static_cast<int>(names.size() - mostNames);
    if (more > 0) names = names.mid(0, mostNames) << BattleOverview::tr("%n more", nullptr, more);
    if (!names.isEmpty()) parts << BattleOverview::tr("gone: %1").arg(listedNames(names));
    return BattleOverview::tr("%1: %2").arg(shortened(battle.name(side.side), mostLetters),
                                            parts.join(QStringLiteral("; ")));
}

}  // namespace

BattleOverview::BattleOverview(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("battleOverview"));
    setAccessibleName(tr("How the battle stands"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 8, 0);
    m_column->setSpacing(8);
    m_outcome = new BigLabel(1.6, 14, content);
    m_outcome->setObjectName(QStringLiteral("overviewOutcome"));
    m_column->addWidget(m_outcome);
    m_turnHeading = new BigLabel(1.25, 12, content);
    m_turnHeading->setObjectName(QStringLiteral("overviewTurnHeading"));
    m_column->addWidget(m_turnHeading);
    m_turn = plainLabel(QStringLiteral("overviewTurn"), content);
    m_column->addWidget(m_turn);
    m_bars = new QVBoxLayout;
    m_bars->setSpacing(12);
    m_column->addLayout(m_bars);
    m_comingHeading = heading(tr("On their way"));
    m_coming = plainLabel(QStringLiteral("overviewComing"), content);
    m_column->addWidget(m_coming);
    m_strengthHeading = heading(tr("Strength over the turns"));
    m_strength = new ChartView(content);
    m_strength->setObjectName(QStringLiteral("overviewStrength"));
    m_column->addWidget(m_strength);
    m_lossesHeading = heading(tr("Losses by troop type"));
    m_losses = new ChartView(content);
    m_losses->setObjectName(QStringLiteral("overviewLosses"));
    m_column->addWidget(m_losses);
    m_mapHeading = heading(tr("Map"));
    m_map = new ChartView(content);
    m_map->setObjectName(QStringLiteral("overviewMap"));
    m_column->addWidget(m_map);
    m_points = new QPushButton(tr("Points for the objectives…"), content);
    m_points->setObjectName(QStringLiteral("overviewPoints"));
    m_points->setAutoDefault(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_points);
    row->addStretch(1);
    m_column->addLayout(row);
    m_column->addStretch(1);
    setWidget(content);
    connect(m_points, &QPushButton::clicked, this, &BattleOverview::pointsWanted);
}

QLabel* BattleOverview::heading(const QString& text)
{
    auto* label = plainText(text, m_column->parentWidget());
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    m_column->addWidget(label);
    return label;
}

void BattleOverview::show(const Battle* battle)
{
    if (!battle) return;
    const BattleStanding standing = standingOf(*battle, Eyes::Referee);
    m_outcome->setText(standing.outcome);
    m_outcome->setVisible(!standing.outcome.isEmpty());
    const PlayedBattle played = playedUntilNow(*battle);
    const TurnAccounts accounts = turnAccounts(played);
    showTurn(*battle, played, accounts);
    showSides(standing);
    showComing(standing, battle->state().turn);
    m_strength->show(strengthOverTurns(played, accounts));
    m_strengthHeading->setVisible(!m_strength->chart().series.empty());
    const Chart losses = lossesByArm(played);
    const bool anyLost = std::any_of(losses.series.begin(), losses.series.end(), hasAny);
    m_losses->show(anyLost ? losses : Chart());
    m_lossesHeading->setVisible(anyLost);
    m_map->showMap(mapSketch(battle->game().scenario(), {}));
    m_mapHeading->setVisible(battle->game().scenario().map.has_value());
    m_points->setVisible(!battle->game().scenario().objectives.empty() && !battle->isReadOnly());
}

void BattleOverview::showTurn(const Battle& battle, const PlayedBattle& played, const TurnAccounts& accounts)
{
    const int ended = endedTurn(played);
    QStringList lines;
    for (const SideInTurn& each : ended > 0 ? sidesInTurn(played, accounts, ended) : std::vector<SideInTurn>())
        lines << lineOf(battle, each);
    m_turnHeading->setText(tr("Turn %1 is over").arg(ended));
    m_turn->setText(lines.join(u'\n'));
    for (QLabel* each : std::initializer_list<QLabel*>{m_turnHeading, m_turn}) each->setVisible(!lines.isEmpty());
}

void BattleOverview::showComing(const BattleStanding& standing, int turn)
{
    constexpr qsizetype mostNames = 3, mostLetters = 80;
    QStringList lines;
    for (const Coming& each : standing.coming) {
        QStringList names;
        for (const QString& unit : each.units.mid(0, mostNames)) names << shortened(unit, mostLetters);
        const auto more = static_cast<int>(each.units.size() - names.size());
        if (more > 0) names << tr("%n more", nullptr, more);
        lines << tr("%1, %2: %3").arg(whenOf(each, turn), shortened(each.side, mostLetters), listedNames(names));
    }
    m_coming->setText(lines.join(u'\n'));
    for (QLabel* each : {m_comingHeading, m_coming}) each->setVisible(!lines.isEmpty());
}

void BattleOverview::showSides(const BattleStanding& standing)
{
    while (m_sides.size() < standing.sides.size()) {
        m_sides.push_back(new SideBar(widget()));
        m_bars->addWidget(m_sides.back());
    }
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const bool isThere = i < standing.sides.size();
        m_sides[i]->setVisible(isThere);
        if (isThere) m_sides[i]->show(standing.sides[i], true);
    }
}

QList<QWidget*> BattleOverview::tabChain() const { return {m_points}; }

}  // namespace drumhead::app
