// The choice of rules when a battle is begun.
#include "support/catch.hpp"

#include "app/battle/battle_opening.hpp"
#include "app/battle/new_battle_dialog.hpp"
#include "app/editor/scenario_document.hpp"

#include <QComboBox>
#include <QListWidget>
#include <QTemporaryDir>

using namespace drumhead;
using namespace drumhead::app;

TEST_CASE("A battle can be begun by rules that extend those of its scenario, and it says so")
{
    const NewBattleDialog dialog;
    auto* scenarios = dialog.findChild<QListWidget*>(QStringLiteral("scenarios"));
    auto* rules = dialog.findChild<QComboBox*>(QStringLiteral("battleRules"));
    REQUIRE(scenarios);
    REQUIRE(rules);
    int extended = -1;
    for (int row = 0; row < scenarios->count(); ++row) {
        scenarios->setCurrentRow(row);
        REQUIRE(rules->count() >= 1);
        CHECK(scenarios->item(row)->text().contains(rules->itemText(0)));
        CHECK(rules->currentIndex() == 0);
        CHECK(rules->isEnabled() == (rules->count() > 1));
        if (rules->count() > 1) extended = row;
    }
    REQUIRE(extended >= 0);
    scenarios->setCurrentRow(extended);
    const QString own = dialog.ruleset();
    rules->setCurrentIndex(1);
    const QString other = dialog.ruleset();
    REQUIRE(other != own);

    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("under-others.drumhead"));
    const OpenedBattle begun = beginBattle(dialog.scenarioFile(), file, other);
    INFO(begun.faults.join(u'\n').toStdString());
    REQUIRE(begun.battle);
    CHECK(begun.battle->ruleset().id == other.toStdString());
    CHECK(begun.battle->game().scenario().ruleset == other.toStdString());
    CHECK(begun.note.contains(QString::fromStdString(begun.battle->ruleset().title)));
    CHECK(beginBattle(dialog.scenarioFile(), folder.filePath(QStringLiteral("plain.drumhead"))).battle->ruleset().id == own.toStdString());

    const OpenedScenario edited = openScenario(dialog.scenarioFile(), other);
    INFO(edited.faults.join(u'\n').toStdString());
    REQUIRE(edited.document);
    CHECK(edited.document->scenario().ruleset == other.toStdString());
    CHECK(openScenario(dialog.scenarioFile()).document->scenario().ruleset == own.toStdString());
}

TEST_CASE("A scenario is not begun by rules that have nothing to do with its own")
{
    const NewBattleDialog dialog;
    auto* list = dialog.findChild<QListWidget*>(QStringLiteral("scenarios"));
    REQUIRE(list);
    QStringList owns;
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        owns << dialog.ruleset();
    }
    const QTemporaryDir folder;
    for (const QString& strange : owns) {
        if (strange == dialog.ruleset()) continue;
        const OpenedBattle begun = beginBattle(dialog.scenarioFile(), folder.filePath(QStringLiteral("strange.drumhead")), strange);
        CHECK_FALSE(begun.battle);
        CHECK(begun.faults.join(u' ').contains(QStringLiteral("choose that one or one that extends it")));
        return;
    }
    FAIL("all scenarios are for the same rules");
}
