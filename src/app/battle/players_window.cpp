#include "app/battle/players_window.hpp"

#include "app/battle/armies/chip_delegate.hpp"
#include "app/battle/armies/strength_delegate.hpp"
#include "app/battle/armies/visible_army_model.hpp"
#include "app/battle/overview/side_bar.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/battle/session/players_view.hpp"
#include "app/combat/card/outcome_head.hpp"
#include "app/combat/dice/dice_view.hpp"
#include "app/shared/layout/kept_geometry.hpp"
#include "app/shared/look/side_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/plain_label.hpp"
#include "app/sheets/chart_view.hpp"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

constexpr int mostLetters = 44;  // of a name

}  // namespace

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
    m_outcome = new OutcomeHead(this);
    layout->addWidget(m_outcome);
    m_dice = new DiceView(this);
    m_dice->setPlain(true);
    layout->addWidget(m_dice);
    m_points = label(QStringLiteral("playersPoints"));
    m_bars = new QHBoxLayout;
    m_bars->setSpacing(24);
    layout->addLayout(m_bars);
    m_armies = new QHBoxLayout;
    layout->addLayout(m_armies, 1);
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
    if (m_battle) connect(m_battle, &Battle::changed, this, &PlayersWindow::refresh);
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
    while (QLayoutItem* item = m_armies->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!m_battle) return;
    const std::vector<Entity>& entities = m_battle->state().entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        if (entities[i].kind != EntityKind::Side) continue;
        auto* view = new QTreeView(this);
        view->setObjectName(QStringLiteral("players.%1").arg(toQt(entities[i].id)));
        view->setAccessibleName(toQt(entities[i].name));
        auto* model = new VisibleArmyModel(*m_battle, static_cast<EntityId>(i), view);
        view->setModel(model);
        view->setIconSize(QSize(swatchWidth, swatchHeight));
        view->setItemDelegateForColumn(VisibleArmyModel::Strength, new StrengthDelegate(view));
        view->setItemDelegateForColumn(VisibleArmyModel::How, new ChipDelegate(view));
        view->setRootIsDecorated(false);
        view->setTextElideMode(Qt::ElideMiddle);
        view->installEventFilter(this);
        view->setSelectionMode(QAbstractItemView::NoSelection);
        view->setFocusPolicy(Qt::NoFocus);
        view->header()->setStretchLastSection(true);
        m_armies->addWidget(view);
    }
    const bool hasMap = m_battle->game().scenario().map.has_value();
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
    for (QTreeView* view : findChildren<QTreeView*>()) view->setVisible(!map);
}

void PlayersWindow::refresh()
{
    if (!m_battle) {
        m_turnText = tr("No battle");
        m_turn->setText(m_turnText);
        m_outcome->hide();
        return;
    }
    const QString step = toQt(titleOfStep(m_battle->rules(), m_battle->state()));  // with the side whose it is
    m_turnText = step.isEmpty() ? tr("Turn %1").arg(m_battle->state().turn)
                                : tr("Turn %1 · %2").arg(m_battle->state().turn).arg(step);
    m_turn->setText(m_turnText);
    const std::optional<CaseResult> result = visibleResult(*m_battle);
    if (result) m_outcome->setResult(*result);
    m_outcome->setVisible(result.has_value());
    m_dice->setThrows(result ? result->dice : std::vector<ThrownDice>());
    m_dice->setVisible(result && !result->dice.empty());
    for (QTreeView* view : findChildren<QTreeView*>()) static_cast<VisibleArmyModel*>(view->model())->refresh();
    showStanding();
    fitType();
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
constexpr int listPixels = 18;
constexpr int mostWrapped = 80;  // rows; a larger army is a list to scroll in one size of type

QFont sized(const QFont& font, int pixels, bool bold)
{
    QFont made = font;
    made.setPixelSize(std::max(pixels, leastPixels));
    made.setBold(bold);
    return made;
}

/// What the columns of an army need in some type.
struct ArmyWidths {
    int name = 0;
    int strength = 0;
    int how = 0;  ///< at least: what is most serious about a unit is read whole
};

/// The texts that decide how wide a column is. In a list to scroll a few with the most letters do: measuring takes its
/// time.
QStringList longest(const QAbstractItemModel& model, int column)
{
    constexpr qsizetype most = 6;
    QStringList texts;
    for (int row = 0; row < std::min(model.rowCount(), mostWrapped); ++row)
        texts << model.index(row, column).data().toString();
    if (model.rowCount() <= mostWrapped) return texts;
    std::partial_sort(texts.begin(), texts.begin() + most, texts.end(),
                      [](const QString& a, const QString& b) { return a.size() > b.size(); });
    return texts.mid(0, most);
}

ArmyWidths widthsOf(const QAbstractItemModel& model, const QFontMetrics& metrics)
{
    ArmyWidths widths;
    const int edge = 2 * metrics.averageCharWidth();
    const int most = mostLetters * metrics.averageCharWidth();
    for (int column : {VisibleArmyModel::Name, VisibleArmyModel::Strength}) {
        int& widest = column == VisibleArmyModel::Name ? widths.name : widths.strength;
        widest = metrics.horizontalAdvance(model.headerData(column, Qt::Horizontal).toString());
        for (const QString& text : longest(model, column)) widest = std::max(widest, metrics.horizontalAdvance(text));
        widest = std::min(widest, most) + edge;  // a longer name is cut in its middle
    }
    for (int row = 0; row < std::min(model.rowCount(), mostWrapped); ++row)
        widths.how = std::max(widths.how, ChipDelegate::leastWidth(model.index(row, VisibleArmyModel::How), metrics));
    return widths;
}

/// How high an army is when how it stands wraps within a width.
int heightOf(const QAbstractItemModel& model, const QFontMetrics& metrics, int width)
{
    int height = metrics.height() + 8;  // the heading
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString how = model.index(row, VisibleArmyModel::How).data().toString();
        height +=
            std::max(metrics.height(), metrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, how).height())
            + 1;
    }
    return height;
}

}  // namespace

/// The largest type in which every name is whole and the army is seen from its first unit to its last; how units stand
/// wraps where it is long.
int PlayersWindow::pixelsFor(const QTreeView& view) const
{
    const QAbstractItemModel& model = *view.model();
    const bool wraps = model.rowCount() <= mostWrapped;
    int pixels = wraps ? height() / 24 : listPixels;
    for (; pixels > leastPixels; --pixels) {
        const QFontMetrics metrics(sized(view.font(), pixels, false));
        const ArmyWidths widths = widthsOf(model, metrics);
        const int left = view.width() - 24 - widths.name - widths.strength;
        if (!wraps
            || (left >= std::max(9 * metrics.averageCharWidth(), widths.how)
                && heightOf(model, metrics, left - 12) <= view.height() - 8))
            break;
    }
    return pixels;
}

/// Both armies in one size of type, that of the longer one.
void PlayersWindow::fitArmies()
{
    const QList<QTreeView*> views = findChildren<QTreeView*>();
    int pixels = height();
    for (const QTreeView* view : views) pixels = std::min(pixels, pixelsFor(*view));
    for (QTreeView* view : views) fitArmy(*view, pixels);
}

void PlayersWindow::fitArmy(QTreeView& view, int pixels) const
{
    const bool wraps = view.model()->rowCount() <= mostWrapped;
    view.setUniformRowHeights(!wraps);
    view.setWordWrap(wraps);
    const ArmyWidths widths = widthsOf(*view.model(), QFontMetrics(sized(view.font(), pixels, false)));
    view.setFont(sized(view.font(), pixels, false));
    view.header()->resizeSection(VisibleArmyModel::Name, widths.name);
    view.header()->resizeSection(VisibleArmyModel::Strength, widths.strength);
    view.doItemsLayout();  // rows are as high as what wraps in them
}

/// The larger the screen, the larger the letters: the turn and the verdict fill its width, the armies what is left of
/// its height.
void PlayersWindow::fitType()
{
    if (!isVisible()) return;  // it is fitted once, when it is shown
    m_turn->setFont(sized(m_turn->font(), height() / 20, true));
    const int room = (width() - m_mapButton->sizeHint().width()) * mostTurnLines * 9 / 10;
    m_turn->setText(m_turn->fontMetrics().elidedText(m_turnText, Qt::ElideRight, room));
    m_turn->setToolTip(m_turn->text() == m_turnText ? QString() : tipText(m_turnText));
    m_outcome->setCapitals(height() / 18);
    m_dice->setFont(sized(m_dice->font(), height() / 34, false));
    for (QLabel* each : {m_points, m_coming}) each->setFont(sized(each->font(), height() / 32, each == m_points));
    for (SideBar* each : m_sides) each->setFont(sized(each->font(), height() / 34, false));
    fitArmies();
}

bool PlayersWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        if (auto* view = qobject_cast<QTreeView*>(watched); view && view->isVisible()) fitArmies();
    }
    return QWidget::eventFilter(watched, event);
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
