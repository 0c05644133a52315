#include "app/battle/players/players_window.hpp"

#include "app/battle/overview/side_bar.hpp"
#include "app/battle/players/players_armies.hpp"
#include "app/battle/session/players_view.hpp"
#include "app/combat/card/outcome_head.hpp"
#include "app/combat/dice/dice_view.hpp"
#include "app/shared/layout/kept_geometry.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/sheets/chart_view.hpp"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

constexpr int mostLetters = 44;  // of a name
constexpr qsizetype mostInVerdict = 80;

}  // namespace

CaseResult withShortName(CaseResult result)
{
    const std::string who = result.outcomes.empty() ? std::string() : result.outcomes.front().who;
    const QString whole = toQt(who);
    if (whole.size() <= mostInVerdict) return result;
    const std::string cut = QStringLiteral("%1… %2")
                                .arg(whole.left(mostInVerdict / 2).trimmed(), whole.right(mostInVerdict / 3))
                                .toStdString();
    result.outcomes.front().who = cut;
    for (UnitChange& each : result.changes) {
        if (each.who == who) each.who = cut;
    }
    return result;
}

PlayersWindow::PlayersWindow(QWidget* parent) : QWidget(parent, Qt::Window)
{
    setObjectName(QStringLiteral("playersWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("For the players – Drumhead"));
    auto* layout = new QVBoxLayout(this);
    const auto label = [&](const QString& name) {
        QLabel* made = plainLabel(name, this);
        layout->addWidget(made);
        return made;
    };
    auto* head = new QHBoxLayout;
    layout->addLayout(head);
    m_turn = plainLabel(QStringLiteral("playersTurn"), this);
    head->addWidget(m_turn, 1);
    m_mapButton = new QPushButton(tr("&Map"), this);
    m_mapButton->setObjectName(QStringLiteral("playersMap"));
    m_mapButton->setCheckable(true);
    head->addWidget(m_mapButton, 0, Qt::AlignTop);
    connect(m_mapButton, &QPushButton::toggled, this, &PlayersWindow::showMap);
    m_case = new QHBoxLayout;
    m_case->setSpacing(16);
    layout->addLayout(m_case);
    m_what = plainLabel(QStringLiteral("playersCase"), this);
    m_case->addWidget(m_what, 1);
    m_outcome = new OutcomeHead(this);
    m_outcome->setTight(true);  // a line with nothing in it would be the armies'
    layout->addWidget(m_outcome);
    m_dice = new DiceView(this);
    m_dice->setPlain(true);
    m_dice->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_case->addWidget(m_dice, 0, Qt::AlignRight | Qt::AlignVCenter);
    m_points = label(QStringLiteral("playersPoints"));
    m_bars = new QHBoxLayout;
    m_bars->setSpacing(24);
    layout->addLayout(m_bars);
    m_armies = new PlayersArmies(this);
    layout->addWidget(m_armies, 1);
    m_map = new ChartView(this);
    m_map->setObjectName(QStringLiteral("playersMapView"));
    m_map->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_map->hide();
    layout->addWidget(m_map, 100);
    m_coming = label(QStringLiteral("playersComing"));
    resize(QSize(1280, 800).boundedTo(QGuiApplication::primaryScreen()->availableSize() - QSize(20, 40)));
    new KeptGeometry(*this, QStringLiteral("players"));
}

void PlayersWindow::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    if (m_battle) {
        connect(m_battle, &Battle::changed, this, &PlayersWindow::refresh);
        connect(m_battle, &Battle::retold, this, &PlayersWindow::refresh);
    }
    fillArmies();
    refresh();
}

void PlayersWindow::showOnOtherScreen(const QWidget& referee)
{
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen == referee.screen()) continue;
        setGeometry(screen->geometry());
        showFullScreen();
        return;
    }
    show();
    raise();
}

void PlayersWindow::fillArmies()
{
    m_armies->setBattle(m_battle);
    const bool hasMap = m_battle && m_battle->game().scenario().map.has_value();
    m_mapButton->setVisible(hasMap);
    showMap(hasMap && m_mapButton->isChecked());
    fitType();
}

/// The map in place of the lists of units.
void PlayersWindow::showMap(bool map)
{
    if (!m_battle) return;
    if (map) m_map->showMap(mapSketch(m_battle->game().scenario(), {MapReader::Kind::Players}));
    else m_map->hide();
    m_armies->setVisible(!map);
    showResult();
    fitType();
}

void PlayersWindow::refresh()
{
    if (!m_battle) {
        m_turnText = tr("No battle");
        m_turn->setText(m_turnText);
        for (QWidget* each : QList<QWidget*>{m_what, m_outcome}) each->hide();
        return;
    }
    const QString step = toQt(titleOfStep(m_battle->rules(), m_battle->state()));  // with the side whose it is
    m_turnText = step.isEmpty() ? tr("Turn %1").arg(m_battle->state().turn)
                                : tr("Turn %1 · %2").arg(m_battle->state().turn).arg(step);
    m_turn->setText(m_turnText);
    showResult();
    m_armies->refresh();
    showStanding();
    fitType();
}

/// With what it was; once the turn has gone on it is small, and without its dice. Beside the map there are none either.
void PlayersWindow::showResult()
{
    const std::optional<VisibleCase> last = visibleCase(*m_battle);
    m_isOver = last && last->isOver;
    m_what->setText(last ? shortened(last->head, 2 * mostLetters + 40) : QString());
    m_what->setVisible(last.has_value());
    if (last) m_outcome->setResult(withShortName(last->result));
    m_outcome->setVisible(last.has_value());
    const bool hasDice = last && !last->isOver && !last->result.dice.empty() && !m_mapButton->isChecked();
    m_dice->setThrows(hasDice ? last->result.dice : std::vector<ThrownDice>());
    m_dice->setVisible(hasDice);
}

/// Both armies as bars, and who is on the way.
void PlayersWindow::showStanding()
{
    constexpr qsizetype mostComing = 3;
    const BattleStanding standing = standingOf(*m_battle, Eyes::Players);
    while (m_sides.size() < standing.sides.size()) {
        m_sides.push_back(new SideBar(this));
        m_bars->addWidget(m_sides.back(), 1, Qt::AlignTop);
    }
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        m_sides[i]->setVisible(i < standing.sides.size());
        if (i < standing.sides.size()) m_sides[i]->show(standing.sides[i], false);
    }
    m_points->setText(standing.outcome);
    m_points->setVisible(!standing.outcome.isEmpty());
    QStringList coming;
    for (const Coming& each : standing.coming) {
        if (coming.size() == mostComing) break;
        const QString units = tr("%n unit(s)", nullptr, static_cast<int>(each.units.size()));
        coming << tr("%1, %2").arg(shortened(each.side, mostLetters), units);
    }
    m_coming->setText(tr("Arriving: %1").arg(coming.join(QStringLiteral("   "))));
    m_coming->setVisible(!coming.isEmpty());
}

namespace {

constexpr int leastPixels = 12;
constexpr int mostTurnLines = 2;

QFont sized(const QFont& font, int pixels, bool bold)
{
    QFont made = font;
    made.setPixelSize(std::max(pixels, leastPixels));
    made.setBold(bold);
    return made;
}

}  // namespace

/// The larger the screen, the larger the letters: the turn and the verdict fill its width, the armies what is left of
/// its height.
void PlayersWindow::fitType()
{
    if (!isVisible()) return;  // it is fitted once, when it is shown
    m_turn->setFont(sized(m_turn->font(), height() / 20, true));
    const int room = (width() - m_mapButton->sizeHint().width()) * mostTurnLines * 9 / 10;
    m_turn->setText(m_turn->fontMetrics().elidedText(m_turnText, Qt::ElideRight, room));
    m_turn->setToolTip(m_turn->text() == m_turnText ? QString() : tipText(m_turnText));
    m_mapButton->setFont(sized(m_mapButton->font(), height() / 44, false));
    const bool isSmall = m_isOver || m_mapButton->isChecked();
    m_outcome->setCapitals(height() / (isSmall ? 30 : 18));
    m_what->setFont(sized(m_what->font(), height() / 36, false));
    m_dice->setFont(sized(m_dice->font(), height() / 34, false));
    placeDice();
    for (QLabel* each : {m_points, m_coming}) each->setFont(sized(each->font(), height() / 32, each == m_points));
    for (SideBar* each : m_sides) each->setFont(sized(each->font(), height() / 34, false));
    m_armies->fit(height());
}

/// Beside what the case was; where they are too many for that, in rows beneath it.
void PlayersWindow::placeDice()
{
    const int wide = m_dice->widthInOneRow();
    const int left = width() - m_what->fontMetrics().horizontalAdvance(m_what->text()) - 3 * m_case->spacing();
    const bool isBeside = wide <= std::max(left, width() / 2);
    m_case->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_case->setAlignment(m_dice, isBeside ? Qt::AlignRight | Qt::AlignVCenter : Qt::Alignment());
    const int room = isBeside ? wide : width() - 2 * m_case->spacing();
    m_dice->setFixedSize(room, std::max(m_dice->heightForWidth(room), 1));
}

void PlayersWindow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitType();
}

void PlayersWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitType();
}

void PlayersWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen()) showNormal();
    else if (event->key() == Qt::Key_F11) isFullScreen() ? showNormal() : showFullScreen();
    else QWidget::keyPressEvent(event);
}

}  // namespace drumhead::app
