#include "app/battle/players/players_armies.hpp"

#include "app/battle/armies/rows/chip_delegate.hpp"
#include "app/battle/armies/rows/name_delegate.hpp"
#include "app/battle/armies/rows/strength_delegate.hpp"
#include "app/battle/players/visible_army_model.hpp"
#include "app/shared/layout/two_lines.hpp"
#include "app/shared/qt_text.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr int readablePixels = 16;
constexpr int uncounted = 1 << 20;  // rows: no list is cut

/// What can be read from three metres, of a window that high.
int leastFor(int screen) { return std::max(readablePixels, screen / 50); }

int largestFor(int screen) { return std::max(readablePixels, screen / 30); }

VisibleArmyModel& modelOf(const QTreeView& view) { return *static_cast<VisibleArmyModel*>(view.model()); }

int rowHeight(const QTreeView& view, int row)
{
    int height = 0;
    for (const int column : {VisibleArmyModel::Name, VisibleArmyModel::Strength, VisibleArmyModel::How})
        height = std::max(height, view.sizeHintForIndex(view.model()->index(row, column)).height());
    return height;
}

int roomOf(const QTreeView& view) { return view.height() - 2 * view.frameWidth() - view.header()->sizeHint().height(); }

}  // namespace

PlayersArmies::PlayersArmies(QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    setMinimumHeight(1);  // the verdict comes first
}

void PlayersArmies::setBattle(const Battle* battle)
{
    for (QTreeView* each : m_views) delete each;
    m_views.clear();
    m_battle = battle;
    if (!m_battle) return;
    const std::vector<Entity>& entities = m_battle->state().entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        if (entities[i].kind == EntityKind::Side) addList(static_cast<EntityId>(i));
    }
}

void PlayersArmies::addList(EntityId side)
{
    const Entity& who = m_battle->state().at(side);
    auto* view = new QTreeView(this);
    view->setObjectName(QStringLiteral("players.%1").arg(toQt(who.id)));
    view->setAccessibleName(toQt(who.name));
    view->setModel(new VisibleArmyModel(*m_battle, side, view));
    auto* names = new NameDelegate(view);
    QStringList all;
    QStringList leaders;
    for (const Entity& each : m_battle->state().entities) {
        if (each.side == side) (each.kind == EntityKind::Leader ? leaders : all) << toQt(each.name);
    }
    names->setNames(all, leaders);
    names->setMayWrap(true);
    names->setPrefersEveryWord(true);
    view->setItemDelegateForColumn(VisibleArmyModel::Name, names);
    view->setItemDelegateForColumn(VisibleArmyModel::Strength, new StrengthDelegate(view));
    auto* states = new ChipDelegate(view);
    states->setMayWrap(true);
    view->setItemDelegateForColumn(VisibleArmyModel::How, states);
    view->setRootIsDecorated(false);
    view->setSelectionMode(QAbstractItemView::NoSelection);
    view->setFocusPolicy(Qt::NoFocus);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // nobody scrolls a scoreboard
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setMinimumHeight(1);
    view->header()->setMinimumSectionSize(1);
    view->header()->setStretchLastSection(true);
    layout()->addWidget(view);
    view->show();
    m_views << view;
}

void PlayersArmies::refresh()
{
    for (const QTreeView* each : m_views) modelOf(*each).refresh();
    refit();
}

void PlayersArmies::fit(int screen)
{
    m_screen = screen;
    refit();
}

void PlayersArmies::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refit();
}

/// The largest type in which every unit of both sides is seen; where the smallest has no room for all, that with as
/// many as fit.
void PlayersArmies::refit()
{
    if (m_views.isEmpty() || m_screen == 0 || !isVisible()) return;
    layout()->activate();
    setUpdatesEnabled(false);
    m_pixels = leastFor(m_screen);
    bool fits = false;
    for (const Telling telling : {Telling::Whole, Telling::Signs, Telling::ShortNames}) {
        setTelling(telling);
        fits = allFit(m_pixels);
        if (fits) break;
    }
    if (fits) growType();
    else cut();
    for (QTreeView* each : m_views) each->doItemsLayout();  // rows are as high as what wraps in them
    setUpdatesEnabled(true);
}

/// From the smallest type, which has room for all, to the largest that has.
void PlayersArmies::growType()
{
    for (int low = m_pixels + 1, high = largestFor(m_screen); low <= high;) {
        const int tried = (low + high) / 2;
        if (allFit(tried)) {
            m_pixels = tried;
            low = tried + 1;
        } else high = tried - 1;
    }
    allFit(m_pixels);  // sets it
}

void PlayersArmies::setTelling(Telling telling)
{
    for (QTreeView* view : m_views) {
        modelOf(*view).setSigns(telling != Telling::Whole);
        auto* const names = static_cast<NameDelegate*>(view->itemDelegateForColumn(VisibleArmyModel::Name));
        names->setMayWrap(telling != Telling::ShortNames);
    }
}

bool PlayersArmies::allFit(int pixels)
{
    return std::all_of(m_views.begin(), m_views.end(), [&](QTreeView* view) {
        setType(*view, pixels);
        VisibleArmyModel& model = modelOf(*view);
        const int line = view->fontMetrics().height();
        if (model.units() * line > roomOf(*view)) return false;
        model.setMost(uncounted);
        const auto fits = [&](Widths widths) {
            setWidths(*view, widths);
            return rowsWithin(*view) == model.rowCount();
        };
        return fits(Widths::States) || fits(Widths::Names);
    });
}

/// Of a list that has no room for all: as many rows as fit, the last of which counts the others.
void PlayersArmies::cut()
{
    for (QTreeView* view : m_views) {
        setType(*view, m_pixels);
        VisibleArmyModel& model = modelOf(*view);
        const int line = view->fontMetrics().height();
        model.setMost(std::max(roomOf(*view) / line, 1));  // as if none took two lines
        setWidths(*view, Widths::Names);
        for (int rows = rowsWithin(*view); rows < model.rowCount() && model.rowCount() > 1; rows = rowsWithin(*view))
            model.setMost(std::max(rows, 1));
    }
}

int PlayersArmies::rowsWithin(const QTreeView& view) const
{
    const int room = roomOf(view);
    int used = 0;
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        used += rowHeight(view, row);
        if (used > room) return row;
    }
    return view.model()->rowCount();
}

void PlayersArmies::setType(QTreeView& view, int pixels) const
{
    QFont font = view.font();
    font.setPixelSize(pixels);
    view.setFont(font);
    view.header()->setFont(font);
}

/// Names in one line as far as the states leave room, else in two; or the names first, and the states in what they
/// leave.
void PlayersArmies::setWidths(QTreeView& view, Widths widths) const
{
    const QAbstractItemModel& model = *view.model();
    const QFontMetrics metrics = view.fontMetrics();
    const int letter = metrics.averageCharWidth();
    const int edge = 2 * letter;
    int oneLine = 0;
    int twoLines = 0;
    int strength = metrics.horizontalAdvance(model.headerData(VisibleArmyModel::Strength, Qt::Horizontal).toString());
    int least = 10 * letter;  // states in one line
    int widest = least;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString name = model.index(row, VisibleArmyModel::Name).data().toString();
        oneLine = std::max(oneLine, metrics.horizontalAdvance(name));
        for (const QString& line : inTwoLines(name, metrics))
            twoLines = std::max(twoLines, metrics.horizontalAdvance(line));
        strength = std::max(strength,
                            metrics.horizontalAdvance(model.index(row, VisibleArmyModel::Strength).data().toString()));
        const QModelIndex how = model.index(row, VisibleArmyModel::How);
        least = std::max(least, ChipDelegate::leastWidth(how, metrics));
        widest = std::max(widest, ChipDelegate::widestChip(how, metrics));
    }
    const int viewport = view.viewport()->width();
    const int how = widths == Widths::Names ? widest : std::max(widest, std::min(least, viewport * 2 / 5));
    const int most = viewport - strength - edge - how;
    // Where not all have room in one line, as many as the states leave room for.
    const int wanted = std::min(oneLine + edge, std::max(twoLines + edge, most));
    const int name = std::clamp(wanted, 8 * letter, std::max({most, viewport / 2, 14 * letter}));
    view.header()->resizeSection(VisibleArmyModel::Name, name);
    view.header()->resizeSection(VisibleArmyModel::Strength, strength + edge);
}

}  // namespace drumhead::app
