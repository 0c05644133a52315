// How wide the columns of the armies are.
#include "support/catch.hpp"

#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/armies/rows/chip_delegate.hpp"
#include "app/battle/armies/rows/name_delegate.hpp"
#include "app/battle_driver.hpp"

#include "app/type_scale.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <QApplication>
#include <QHeaderView>
#include <QRegularExpression>
#include <QTest>
#include <QTreeView>

namespace army_columns_test {

using namespace drumhead;
using drumhead::app::ArmyModel;
using drumhead::app::testing::BattleDriver;
using drumhead::app::testing::battleOptions;

namespace {

QModelIndex firstUnit(const QTreeView& view)
{
    for (QModelIndex at = view.model()->index(0, 0); at.isValid(); at = view.indexBelow(at)) {
        if (at.data(ArmyModel::KindRole).toInt() == static_cast<int>(EntityKind::Unit)) return at;
    }
    return {};
}

}  // namespace

TEST_CASE("In a small window no column of the armies lies beyond the edge")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    const auto* view = driver.find<QTreeView>("armies");
    for (const QSize& size : {QSize(1280, 752), QSize(900, 640), QSize(1800, 1000)}) {
        driver.window().resize(size);
        QApplication::processEvents();
        INFO(size.width());
        CHECK(view->header()->length() <= view->viewport()->width());
        // In the smallest the state stands beneath the name.
        const bool isBeneath = view->isColumnHidden(ArmyModel::How);
        CHECK(isBeneath == (size.width() == 900));
        CHECK((isBeneath || view->header()->sectionSize(2) >= 8 * view->fontMetrics().averageCharWidth()));
    }
}

TEST_CASE("Leaders, who have no strength, have their names in a line across its column")
{
    for (const char* const name : {"kirchdorf", "krumbach-heights", "monte-azul"}) {
        BattleDriver driver(battleOptions(name));
        driver.window().resize(1366, 720);
        QApplication::processEvents();
        auto* const view = driver.find<QTreeView>("armies");
        view->expandAll();
        view->doItemsLayout();
        int leaders = 0;
        int inTwoLines = 0;
        for (QModelIndex at = view->model()->index(0, 0); at.isValid(); at = view->indexBelow(at)) {
            if (at.data(ArmyModel::KindRole).toInt() != static_cast<int>(EntityKind::Leader)) continue;
            ++leaders;
            const int height = view->itemDelegateForIndex(at)->sizeHint(QStyleOptionViewItem(), at).height();
            inTwoLines += height > 3 * view->fontMetrics().lineSpacing() / 2 ? 1 : 0;
        }
        INFO(name);
        CHECK(leaders > 3);
        CHECK(inTwoLines <= 1);
    }
}

TEST_CASE("On a laptop the armies show whole how every unit stands, whatever has happened to it")
{
    for (const char* const name : {"kirchdorf", "krumbach-heights", "monte-azul"}) {
        BattleDriver driver(battleOptions(name));
        driver.window().resize(1366, 720);
        QApplication::processEvents();
        auto* const view = driver.find<QTreeView>("armies");
        view->expandAll();
        const QModelIndex unit = firstUnit(*view);
        const std::string id = driver.battle().state().at(unit.data(ArmyModel::EntityRole).toInt()).id;
        // One state of each kind, as chips.
        EditCommand edit;
        edit.entity = id;
        edit.reason = "a hard day";
        const RosterKind* const roster = rosterOf(driver.battle().ruleset(), EntityKind::Unit);
        REQUIRE(roster);
        for (const bool isLoud : {true, false}) {
            const auto chip =
                std::find_if(roster->chips.begin(), roster->chips.end(), [isLoud](const RosterKind::Chip& each) {
                    return each.attribute->shape.kind == ValueKind::Flag
                        && (each.tone != OutcomeTone::Neutral) == isLoud;
                });
            if (chip != roster->chips.end()) edit.changes.emplace_back(EditTarget(chip->attribute->id), "true");
        }
        REQUIRE(driver.battle().execute(edit));
        QApplication::processEvents();
        QStyleOptionViewItem option;
        option.font = view->font();
        for (QModelIndex at = view->model()->index(0, 0); at.isValid(); at = view->indexBelow(at)) {
            const QModelIndex how = at.siblingAtColumn(ArmyModel::How);
            const int wanted = view->itemDelegateForColumn(ArmyModel::How)->sizeHint(option, how).width();
            INFO(name << ": " << at.data().toString().toStdString() << ", " << how.data().toString().toStdString());
            CHECK(view->columnWidth(ArmyModel::How) >= wanted);
        }
        CHECK(view->header()->length() <= view->viewport()->width());
    }
}

namespace {

/// The names as they are drawn, line by line.
QString drawnName(const QTreeView& view, const QModelIndex& row)
{
    const QRect place = view.visualRect(row);
    QStyleOptionViewItem option;
    option.initFrom(view.viewport());
    option.widget = &view;
    option.rect = place;
    struct Reader : drumhead::app::NameDelegate {
        using NameDelegate::initStyleOption;
    };
    auto* const names = static_cast<drumhead::app::NameDelegate*>(view.itemDelegateForColumn(ArmyModel::Name));
    (names->*&Reader::initStyleOption)(&option, row);
    return option.text;
}

}  // namespace

TEST_CASE("In large type the names of the armies are read, the state stands beneath them, and their icons grow")
{
    int usualIcon = 0;
    for (const double scale : {1.0, 1.5, 2.0}) {
        for (const char* const name : {"kirchdorf", "monte-azul"}) {
            const auto options = battleOptions(name);
            const drumhead::app::testing::TypeScale type(scale);
            BattleDriver driver(options);
            driver.window().resize(scale == 2.0 ? QSize(1920, 1040) : QSize(1366, 720));
            QApplication::processEvents();
            auto* const view = driver.find<QTreeView>("armies");
            view->expandAll();
            INFO(name << " at " << scale);
            CHECK(QTest::qWaitFor([view] { return view->header()->length() <= view->viewport()->width(); }));
            CHECK(view->isColumnHidden(ArmyModel::How) == (scale > 1));
            if (scale == 1.0) usualIcon = view->iconSize().height();
            CHECK(view->iconSize().height() >= usualIcon * scale * 0.9);
            int cut = 0, all = 0;
            for (QModelIndex at = view->model()->index(0, 0); at.isValid(); at = view->indexBelow(at)) {
                view->scrollTo(at);
                const QString drawn = drawnName(*view, at);
                cut += drawn.contains(u'…');  // "11th Line (Pena…"
                ++all;
            }
            CHECK(all > 20);
            CHECK(cut == 0);
            // Two lines where a state stands beneath a name.
            const QModelIndex unit = firstUnit(*view);
            view->scrollTo(unit);
            const int line = view->fontMetrics().lineSpacing();
            if (scale > 1) CHECK(view->visualRect(unit).height() >= 2 * line);
        }
    }
}

TEST_CASE("Every chip of a unit is seen or counted, and read aloud")
{
    BattleDriver driver(battleOptions("monte-azul"));
    driver.window().resize(1366, 720);
    EditCommand edit;
    edit.entity = "69e-de-ligne-1er-bataillon";
    edit.reason = "a hard day";
    std::vector<QString> words;
    for (const RosterKind::Chip& each : rosterOf(driver.battle().ruleset(), EntityKind::Unit)->chips) {
        if (each.attribute->shape.kind != ValueKind::Flag || edit.changes.size() == 4) continue;
        edit.changes.emplace_back(EditTarget(each.attribute->id), "true");
        words.push_back(QString::fromStdString(each.label));
    }
    REQUIRE(driver.battle().execute(edit));
    QApplication::processEvents();
    auto* const view = driver.find<QTreeView>("armies");
    view->expandAll();
    QModelIndex row = view->model()->index(0, 0);
    const EntityId who = driver.battle().state().find(edit.entity);
    while (row.isValid() && row.data(ArmyModel::EntityRole).toInt() != who) row = view->indexBelow(row);
    REQUIRE(row.isValid());
    const QModelIndex how = row.siblingAtColumn(ArmyModel::How);
    for (const QString& word : words) CHECK(how.data(Qt::AccessibleTextRole).toString().contains(word));
    const auto seen = [&](int room, int lines) {
        return drumhead::app::ChipDelegate::drawn(how, view->fontMetrics(), room, lines);
    };
    const int room = view->columnWidth(ArmyModel::How);
    const QString whole = seen(room, drumhead::app::ChipDelegate::mostLines).join(u'|');
    for (const QString& word : words) CHECK(whole.contains(word));
    view->scrollTo(row);
    CHECK(view->visualRect(row).height() >= 2 * view->fontMetrics().height());
    for (const int narrow : {room, room / 2}) {
        const QStringList one = seen(narrow, 1);
        const QRegularExpression count(QStringLiteral("^\\+([0-9]+)$"));
        const QStringList counted = one.filter(count);
        REQUIRE(counted.size() == 1);
        const int more = count.match(counted.front()).captured(1).toInt();
        int chips = 0;
        for (const QString& word : words)
            chips +=
                static_cast<int>(one.filter(QRegularExpression(u'^' + QStringLiteral("(. )?") + word + u'$')).size());
        CHECK(chips + more == static_cast<int>(words.size()));
    }
}

}  // namespace army_columns_test
