// Typing in the armies goes to a unit by any word of its name.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle_driver.hpp"
#include "app/shared/widgets/fields/typed_hint.hpp"

#include <QLineEdit>
#include <QTest>
#include <QTreeView>

namespace army_tree_test {

using namespace drumhead;
using drumhead::app::ArmiesPanel;
using drumhead::app::TypedHint;
using drumhead::app::testing::BattleDriver;

TEST_CASE("Typing in the armies finds a unit by any word of its name, and says what does not match")
{
    BattleDriver driver;
    auto* const view = driver.find<QTreeView>("armies");
    auto* const panel = driver.window().findChild<ArmiesPanel*>();
    REQUIRE(panel);
    view->expandAll();
    view->setFocus();
    view->setCurrentIndex(view->model()->index(0, 0));
    const State& state = driver.battle().state();
    const EntityId kleist = state.find("grenadiers-kleist");
    REQUIRE(QString::fromStdString(state.at(kleist).name).indexOf(QStringLiteral("Kleist")) > 0);
    QTest::keyClicks(view, QStringLiteral("kleist"));
    CHECK(panel->current() == kleist);
    QTest::keyClicks(view, QStringLiteral("qq"));
    CHECK(panel->current() == kleist);
    const auto* const hint = view->findChild<TypedHint*>();
    REQUIRE(hint);
    CHECK(hint->text().contains(QStringLiteral("nothing matches")));
    QTest::keyClick(view, Qt::Key_Backspace);
    QTest::keyClick(view, Qt::Key_Backspace);
    CHECK_FALSE(hint->text().contains(QStringLiteral("nothing matches")));
    QTest::keyClick(view, Qt::Key_Home);
    CHECK(hint->typed().isEmpty());
}

TEST_CASE("One or two letters go to the beginning of a word, or nowhere")
{
    BattleDriver driver;
    auto* const view = driver.find<QTreeView>("armies");
    auto* const panel = driver.window().findChild<ArmiesPanel*>();
    view->expandAll();
    view->setFocus();
    view->setCurrentIndex(view->model()->index(0, 0));
    const EntityId before = panel->current();
    QTest::keyClicks(view, QStringLiteral("yt"));  // within Alt-Kreytzen
    CHECK(panel->current() == before);
    CHECK(view->findChild<TypedHint*>()->text().contains(QStringLiteral("nothing matches")));
    QTest::keyClicks(view, QStringLiteral("z"));
    CHECK(
        QString::fromStdString(driver.battle().state().at(panel->current()).name).contains(QStringLiteral("Kreytzen")));
}

TEST_CASE("What was typed for one choice is not part of the next")
{
    BattleDriver driver;
    driver.toFiring();
    auto* const view = driver.find<QTreeView>("armies");
    auto* const panel = driver.window().findChild<ArmiesPanel*>();
    driver.press(Qt::Key_Return);
    REQUIRE(panel->isChoosing());
    QTest::keyClicks(view, QStringLiteral("batt"));
    driver.press(Qt::Key_Return);
    REQUIRE(panel->isChoosing());
    CHECK(view->findChild<TypedHint*>()->typed().isEmpty());
    QTest::keyClicks(view, QStringLiteral("kleist"));
    CHECK(panel->current() == driver.battle().state().find("grenadiers-kleist"));
}

TEST_CASE("From the search Down goes to the first unit that it finds, past the headings")
{
    BattleDriver driver;
    auto* const view = driver.find<QTreeView>("armies");
    auto* const panel = driver.window().findChild<ArmiesPanel*>();
    auto* const search = driver.find<QLineEdit>("armySearch");
    REQUIRE(panel);
    view->setCurrentIndex(view->model()->index(0, 0));
    EntityId opened = nobody;
    QObject::connect(panel, &ArmiesPanel::opened, panel, [&](EntityId who) { opened = who; });
    driver.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(search->hasFocus());
    const State& state = driver.battle().state();
    const EntityId kleist = state.find("grenadiers-kleist");
    QTest::keyClicks(search, QStringLiteral("kleist"));
    QTest::keyClick(search, Qt::Key_Down);
    CHECK(view->hasFocus());
    CHECK(panel->current() == kleist);
    QTest::keyClick(view, Qt::Key_Return);
    CHECK(opened == kleist);
}

TEST_CASE("Where a search finds groups only, Down goes to the first of them; Return in the search takes what it found")
{
    BattleDriver driver;
    auto* const panel = driver.window().findChild<ArmiesPanel*>();
    auto* const search = driver.find<QLineEdit>("armySearch");
    EntityId opened = nobody;
    QObject::connect(panel, &ArmiesPanel::opened, panel, [&](EntityId who) { opened = who; });
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("kleist"));
    QTest::keyClick(search, Qt::Key_Return);
    CHECK(opened == driver.battle().state().find("grenadiers-kleist"));
    const State& state = driver.battle().state();
    const auto side = std::find_if(state.entities.begin(), state.entities.end(),
                                   [](const Entity& each) { return each.kind == EntityKind::Side; });
    REQUIRE(side != state.entities.end());
    search->setText(QString::fromStdString(side->name));
    QTest::keyClick(search, Qt::Key_Down);
    CHECK(panel->current() != nobody);
}

}  // namespace army_tree_test
