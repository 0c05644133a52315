// What the pages of the editor show: which fields, which faults, which balance.
#include "app/editor/armies/army_page.hpp"
#include "app/editor/armies/army_tree_model.hpp"
#include "app/editor/balance/wrapped_header.hpp"
#include "app/editor/fields/fault_note.hpp"
#include "app/editor_driver.hpp"
#include "drumhead/resolve/session/case_record.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <QTextBrowser>
#include <QTreeView>

#include <algorithm>

namespace editor_page_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::EditorDriver;

namespace {

/// The shipped rules whose units have most to tell.
QString richestRules()
{
    QString found;
    std::size_t most = 0;
    for (const QString& each :
         QDir(QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const LoadedRuleset loaded =
            loadRulesetFolder((QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets/") + each).toStdString());
        if (!loaded.usable()) continue;
        const std::size_t count = StoredAttributes(*loaded.ruleset).of(EntityKind::Unit).size();
        if (count > most) most = count, found = each;
    }
    return found;
}

}  // namespace

TEST_CASE("A fault stands beneath its field and marks the row, until it is mended")
{
    EditorDriver driver;
    driver.press(Qt::Key_Insert);
    const QModelIndex row = driver.window().armies()->view()->currentIndex();
    auto* stands = driver.find<QWidget>("attribute.stands");
    REQUIRE(QTest::qWaitFor([&] { return stands->accessibleDescription().contains(QStringLiteral("is missing")); },
                            30'000));
    CHECK(row.siblingAtColumn(0).data(Qt::DecorationRole).isValid());
    CHECK(row.siblingAtColumn(0).data(Qt::AccessibleDescriptionRole).toString().contains(QStringLiteral("stands")));
    driver.put("attribute.stands", QStringLiteral("6"));
    REQUIRE(QTest::qWaitFor([&] { return stands->accessibleDescription().isEmpty(); }, 30'000));
    CHECK_FALSE(row.siblingAtColumn(0).data(Qt::DecorationRole).isValid());
    driver.control(Qt::Key_3);
    driver.press(Qt::Key_Insert);
    driver.press(Qt::Key_Backspace);
    auto* name = driver.find<QLineEdit>("terrainName");
    CHECK(QTest::qWaitFor([&] { return name->accessibleDescription().contains(QStringLiteral("empty")); }, 30'000));
    driver.control(Qt::Key_2);
    driver.put("battleTitle", QStringLiteral(" "));
    driver.press(Qt::Key_Backspace);
    CHECK(QTest::qWaitFor([&] { return !driver.find<QLineEdit>("battleTitle")->accessibleDescription().isEmpty(); },
                          30'000));
}

TEST_CASE("A fault takes the room of its text, and the fields below it keep in reach")
{
    EditorDriver driver;
    driver.window().resize(1366, 740);
    driver.control(Qt::Key_2);
    driver.put("battleTitle", QStringLiteral(" "));
    driver.press(Qt::Key_Backspace);
    driver.put("battleId", QStringLiteral("Bad Id!"));
    const auto shown = [&] {
        std::vector<const FaultNote*> notes;
        for (const FaultNote* note : driver.window().findChildren<FaultNote*>()) {
            if (note->isVisible()) notes.push_back(note);
        }
        return notes;
    };
    REQUIRE(QTest::qWaitFor([&] { return !shown().empty(); }, 30'000));
    const auto below = [&] {
        return driver.find<QWidget>("battleTurns")->y() - driver.find<QWidget>("battleId")->geometry().bottom();
    };
    const int line = driver.window().fontMetrics().lineSpacing();
    CHECK(QTest::qWaitFor([&] { return below() < 4 * line; }));
    for (const FaultNote* note : shown()) {
        INFO(note->text().toStdString() << ", " << note->width() << " wide");
        const QRect text =
            note->fontMetrics().boundingRect(QRect(0, 0, note->width(), 10'000), Qt::TextWordWrap, note->text());
        CHECK(note->height() <= text.height() + note->fontMetrics().lineSpacing());
    }
}

TEST_CASE("In large type a fault is told in whole lines")
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.95);
    QApplication::setFont(large);
    {
        EditorDriver driver;
        driver.press(Qt::Key_Insert);
        const auto* stands = driver.find<QWidget>("attribute.stands");
        REQUIRE(QTest::qWaitFor([&] { return !stands->accessibleDescription().isEmpty(); }, 30'000));
        int told = 0;
        for (int width = 760; width < 1500; width += 12) {
            driver.window().resize(width, 600);
            QTest::qWait(20);
            for (const FaultNote* note : driver.window().findChildren<FaultNote*>()) {
                if (!note->isVisible()) continue;
                ++told;
                INFO(width);
                CHECK(note->height() >= note->heightForWidth(note->width()));
            }
        }
        CHECK(told > 0);
    }
    QApplication::setFont(usual);
}

TEST_CASE("What a troop type has is there in one column, whatever was chosen before")
{
    EditorDriver driver(newScenario(QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets/") + richestRules(),
                                    QStringLiteral("Trial"), {QStringLiteral("Red"), QStringLiteral("Blue")}));
    driver.press(Qt::Key_Insert);
    const ScenarioDocument& document = driver.window().document();
    auto* type = driver.find<QComboBox>("attribute.type");
    for (int i = 1; i < type->count(); ++i) {
        type->setFocus();
        driver.press(Qt::Key_Home);
        for (int k = 0; k < i; ++k) driver.press(Qt::Key_Down);
        const auto wantedOf = [&](const Attribute& attribute) {
            const Presence presence =
                presenceOf(document.ruleset(), attribute,
                           unitTypeOf(document.ruleset(), document.stored(), driver.scenario().entities[1]));
            return presence == Presence::Must
                || (presence == Presence::May && isOfArmyList(document.ruleset(), attribute));
        };
        const auto laidOut = [&] {
            int bottom = 0;
            return std::ranges::all_of(document.stored().of(EntityKind::Unit), [&](const Attribute* each) {
                const auto* field = driver.find<QWidget>(("attribute." + each->id).c_str());
                const bool inPlace =
                    !wantedOf(*each) || (field->y() >= bottom && field->y() - bottom < 4 * field->height());
                if (wantedOf(*each)) bottom = field->y() + field->height();
                return inPlace && field->isVisible() == wantedOf(*each);
            });
        };
        CHECK(QTest::qWaitFor(laidOut));
        INFO(type->currentText().toStdString());
        int bottom = 0, seen = 0;
        for (const Attribute* const each : document.stored().of(EntityKind::Unit)) {
            const auto* field = driver.find<QWidget>(("attribute." + each->id).c_str());
            const bool wanted = wantedOf(*each);
            INFO(each->id);
            CHECK(field->isVisible() == wanted);
            if (!wanted) continue;
            CHECK(field->y() >= bottom);
            CHECK(field->y() - bottom < 4 * field->height());  // no gaps for those that do not apply
            bottom = field->y() + field->height();
            ++seen;
        }
        CHECK(seen > 4);
    }
    const auto count = [&] {
        return std::count_if(document.stored().of(EntityKind::Unit).begin(),
                             document.stored().of(EntityKind::Unit).end(), [&](const Attribute* each) {
                                 return driver.find<QWidget>(("attribute." + each->id).c_str())->isVisible();
                             });
    };
    const auto usual = count();
    driver.find<QCheckBox>("entityEverything")->click();
    CHECK(count() > 2 * usual);
}

TEST_CASE("The balance tells exact odds of a meeting, once the distance is supposed")
{
    EditorDriver driver;
    for (int side = 0; side < 2; ++side) {
        driver.tree();
        driver.press(side == 0 ? Qt::Key_Home : Qt::Key_End);
        driver.press(Qt::Key_Insert);
        driver.type(side == 0 ? QStringLiteral("Firsts") : QStringLiteral("Seconds"));
        driver.put("attribute.type", QStringLiteral("Archers <1>"));
        driver.put("attribute.stands", QStringLiteral("6"));
    }
    driver.control(Qt::Key_8);
    driver.put("matchProcedure", QStringLiteral("Shot"));
    const auto* text = driver.find<QTextBrowser>("balanceText");
    auto* table = driver.find<QTableView>("matchTable");
    const auto cell = [&](int role) { return table->model()->index(0, 0).data(role).toString(); };
    REQUIRE(QTest::qWaitFor(
        [&] {
            return driver.find<QWidget>("supposed.distance") && driver.find<QWidget>("supposed.distance")->isVisible()
                && text->toPlainText().contains(QStringLiteral("Not known: distance"));
        },
        30'000));
    CHECK(cell(Qt::DisplayRole) == QStringLiteral("– : –"));
    CHECK(cell(Qt::AccessibleTextRole).contains(QStringLiteral("not known: distance")));
    driver.put("supposed.distance", QStringLiteral("8"));
    // Four dice that hit on 3 of 6: 1, 4, 6, 4 and 1 of 16, 2 on average.
    REQUIRE(QTest::qWaitFor(
        [&] {
            return text->toPlainText().contains(QStringLiteral("2.00 on average"))
                && cell(Qt::DisplayRole) != QStringLiteral("– : –");
        },
        30'000));
    CHECK(text->toPlainText().contains(QStringLiteral("37.5 %")));
    CHECK(text->toPlainText().count(QStringLiteral("25.0 %")) == 4);
    CHECK(text->toPlainText().count(QStringLiteral("6.3 %")) == 4);
    CHECK(cell(Qt::DisplayRole) == QStringLiteral("2.0 : 2.0"));
    CHECK(cell(Qt::AccessibleTextRole).startsWith(QStringLiteral("Firsts against Seconds. Red: 2.0 ")));
    CHECK(table->model()->headerData(0, Qt::Vertical).toString() == QStringLiteral("Archers <1>"));

    CaseRecord opened;
    QString rules;
    QObject::connect(&driver.window(), &EditorWindow::caseWanted, &driver.window(),
                     [&](const QString& ruleset, const CaseRecord& record) { rules = ruleset, opened = record; });
    table->setFocus();
    driver.press(Qt::Key_Return);
    CHECK(rules == QStringLiteral("toy"));
    CHECK(opened.procedure == "shot");
    CHECK(std::find(opened.answers.begin(), opened.answers.end(), "distance=8") != opened.answers.end());

    driver.put("supposed.distance", QStringLiteral("20"));
    CHECK(QTest::qWaitFor([&] { return text->toPlainText().contains(QStringLiteral("Out of reach.")); }, 30'000));
    CHECK(cell(Qt::AccessibleTextRole).contains(QStringLiteral("Out of reach")));
}

TEST_CASE("The table of match-ups keeps to what models have to")
{
    EditorDriver driver;
    const QAbstractItemModelTester tester(driver.find<QTableView>("matchTable")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    driver.press(Qt::Key_Insert);
    driver.put("attribute.stands", QStringLiteral("6"));
    driver.control(Qt::Key_8);
    QTest::qWait(400);
    CHECK(driver.find<QTextBrowser>("balanceText")
              ->toPlainText()
              .contains(QStringLiteral("Not available")));  // nobody on the other side
}

TEST_CASE("Long names of troop types break in the headings of the match-ups, and leave the figures room")
{
    const QString name = QStringLiteral("Kroaten und Irregulaere der Militaergrenze");
    QStandardItemModel model(1, 1);
    model.setVerticalHeaderLabels({name});
    QTableView table;
    table.setModel(&model);
    table.setVerticalHeader(new WrappedHeader(Qt::Vertical, 18, &table));
    table.show();
    QApplication::processEvents();
    const QFontMetrics letters = table.verticalHeader()->fontMetrics();
    CHECK(table.verticalHeader()->width() < letters.horizontalAdvance(name) * 2 / 3);
    CHECK(table.rowHeight(0) >= 2 * letters.lineSpacing());
}

TEST_CASE("A scenario says which sides have nobody yet, and leads there")
{
    EditorDriver driver;
    const auto* problems = driver.find<QListWidget>("editorProblems");
    CHECK(problems->count() == 2);
    CHECK(problems->item(1)->text() == QStringLiteral("Blue has no units yet"));
    CHECK(driver.window().document().problems().empty());  // no fault of the file
    driver.control(Qt::Key_B);
    CHECK(driver.find<QLabel>("editorTold")->text().contains(QStringLiteral("no side has any units")));
    driver.control(Qt::Key_J);
    driver.press(Qt::Key_End);
    driver.press(Qt::Key_Return);
    CHECK(driver.window().armies()->chosen() == std::vector<int>{1});
    driver.tree();
    driver.press(Qt::Key_Insert);
    driver.put("attribute.stands", QStringLiteral("6"));
    CHECK(QTest::qWaitFor([&] { return problems->count() == 1; }, 30'000));
    CHECK(problems->item(0)->text() == QStringLiteral("Red has no units yet"));
}

TEST_CASE("A leader who is added at a group commands it, unless it has a leader")
{
    EditorDriver driver;
    driver.find<QWidget>("armyAddGroup")->setFocus();
    driver.press(Qt::Key_Space);
    driver.type(QStringLiteral("Wing"));
    driver.tree();
    for (int i = 0; i < 2; ++i) {
        driver.window().armies()->show(findEntity(driver.scenario(), "wing"), {});
        driver.find<QWidget>("armyAddLeader")->setFocus();
        driver.press(Qt::Key_Space);
    }
    const auto led = [&](const char* id) {
        return driver.scenario().entities[static_cast<std::size_t>(findEntity(driver.scenario(), id))].group;
    };
    CHECK(led("new-leader") == "wing");
    CHECK(led("new-leader-2").empty());
    driver.control(Qt::Key_Z);
    driver.control(Qt::Key_Z);
    CHECK(findEntity(driver.scenario(), "new-leader") < 0);  // added and in command by one step
}

TEST_CASE("Names have the room that troop types do not need")
{
    EditorDriver driver(
        openScenario(QStringLiteral(DRUMHEAD_SOURCE_DIR "/resources/scenarios/krumbach-heights.scenario.json")));
    driver.window().resize(1366, 740);
    QApplication::processEvents();
    const auto* const tree = driver.find<QTreeView>("armyTree");
    const auto* const model = static_cast<ArmyTreeModel*>(tree->model());
    for (QModelIndex at = tree->model()->index(0, 0); at.isValid(); at = tree->indexBelow(at)) {
        int indent = tree->indentation();
        for (QModelIndex above = at.parent(); above.isValid(); above = above.parent()) indent += tree->indentation();
        if (model->entity(at) < 0) continue;
        const QString name = at.data().toString();
        INFO(name.toStdString());
        CHECK(tree->fontMetrics().horizontalAdvance(name) + indent <= tree->columnWidth(ArmyTreeModel::Who));
    }
}

}  // namespace editor_page_test
