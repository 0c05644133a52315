// What a person enters on the way, in the odds beside the case: answered, left open and weighed, or taken from a range.
#include "support/catch.hpp"

#include "app/combat/case_page.hpp"
#include "app/odds/odds_model.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/window_driver.hpp"

#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

namespace odds_open_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

bool comes(const WindowDriver& driver, int row, int column, const QString& text)
{
    const auto cell = [&] {
        return driver.find<QTreeView>("oddsView")
            ->model()
            ->index(row, column)
            .data()
            .toString()
            .replace(QChar(QChar::Nbsp), u' ');
    };
    return QTest::qWaitFor([&] { return cell() == text; }, 30'000);
}

QString hint(const WindowDriver& driver)
{
    return driver.find<QLabel>("oddsHintText")->text().replace(QChar(QChar::Nbsp), u' ');
}

QDoubleSpinBox* weight(WindowDriver& driver, const char* name)
{
    return driver.window().findChild<QDoubleSpinBox*>(QString::fromLatin1(name));
}

const std::vector<OpenResult>& open(WindowDriver& driver)
{
    return driver.window().page()->side()->controller().present().open;
}

}  // namespace

TEST_CASE("What is entered on the way can be answered for the odds")
{
    WindowDriver driver(toyOptions("lost-pages"));
    REQUIRE(QTest::qWaitFor(
        [&] { return hint(driver) == QStringLiteral("The odds depend on what is entered during the case: Luck."); },
        30'000));
    CHECK(comes(driver, 0, OddsModel::First, "0 to 100 %"));
    driver.find<QPushButton>("oddsHintButton")->click();
    CHECK(driver.focusName() == QStringLiteral("fact.luck"));
    REQUIRE(driver.pick("good"));
    CHECK(comes(driver, 0, OddsModel::First, "0 to 100 %"));
    CHECK(QTest::qWaitFor(
        [&] { return hint(driver) == QStringLiteral("The odds depend on what is entered during the case: Temper."); },
        30'000));
}

TEST_CASE("What is left open is weighed, field after field; what makes no difference is not asked")
{
    WindowDriver driver(toyOptions("lost-pages"));
    REQUIRE(QTest::qWaitFor([&] { return weight(driver, "weight.temper.Weak") != nullptr; }, 30'000));
    CHECK(weight(driver, "weight.luck.Good"));
    CHECK_FALSE(weight(driver, "weight.colour.Red"));
    CHECK(weight(driver, "weight.temper.Firm")->accessibleName() == QStringLiteral("Weight of temper: Firm"));
    weight(driver, "weight.temper.Firm")->setFocus();
    weight(driver, "weight.temper.Firm")->setValue(3);
    REQUIRE(comes(driver, 0, OddsModel::First, "0 to 75.0 %"));
    REQUIRE(open(driver).size() == 2);
    CHECK(open(driver)[1].branches[0].weight == 3);
    CHECK(driver.focusName() == QStringLiteral("weight.temper.Firm"));
}

TEST_CASE("A value that is ruled out keeps its field and its place")
{
    WindowDriver driver(toyOptions("lost-pages"));
    REQUIRE(QTest::qWaitFor([&] { return weight(driver, "weight.temper.Firm") != nullptr; }, 30'000));
    weight(driver, "weight.temper.Firm")->setFocus();
    weight(driver, "weight.temper.Firm")->setValue(0);
    REQUIRE(comes(driver, 0, OddsModel::First, "100 %"));  // it runs, whatever luck it has
    REQUIRE(open(driver).size() == 1);
    CHECK(open(driver)[0].branches[0].weight == 0);
    CHECK(driver.focusName() == QStringLiteral("weight.temper.Firm"));
    weight(driver, "weight.temper.Firm")->setValue(1);
    CHECK(comes(driver, 0, OddsModel::First, "0 to 100 %"));
}

TEST_CASE("What matters counts what is left open as it is weighed")
{
    WindowDriver driver(toyOptions("lost-pages"));
    REQUIRE(QTest::qWaitFor([&] { return weight(driver, "weight.temper.Firm") != nullptr; }, 30'000));
    weight(driver, "weight.temper.Firm")->setValue(3);
    REQUIRE(comes(driver, 0, OddsModel::First, "0 to 75.0 %"));
    weight(driver, "weight.luck.Good")->setValue(3);
    REQUIRE(comes(driver, 0, OddsModel::First, "56.3 %"));
    driver.press(Qt::Key_F3);
    const auto foot = [&] { return driver.find<QLabel>("leverFoot")->text().replace(QChar(QChar::Nbsp), u' '); };
    CHECK(QTest::qWaitFor([&] { return foot().contains(QStringLiteral("As it stands: ")); }, 30'000));
    CHECK(foot().contains(QStringLiteral("with the weights set beside the odds")));
}

TEST_CASE("Who pins from another tab sees it")
{
    WindowDriver driver(toyOptions("lost-pages"));
    REQUIRE(comes(driver, 0, OddsModel::First, "0 to 100 %"));
    driver.press(Qt::Key_F3);
    driver.press(Qt::Key_B, Qt::ControlModifier);
    CHECK(driver.window().page()->side()->controller().pinned());
    CHECK(driver.find<QTreeView>("oddsView")->isVisible());
}

TEST_CASE("A number that is entered on the way is taken from a range")
{
    WindowDriver driver(toyOptions("roll-call"));
    const QString depends = QStringLiteral("The odds depend on what is entered during the case: Stragglers.");
    REQUIRE(QTest::qWaitFor([&] { return hint(driver) == depends; }, 30'000));
    const auto field = [&](const char* name) {
        return driver.window().findChild<QSpinBox*>(QString::fromLatin1(name));
    };
    REQUIRE(field("range.1.from"));
    CHECK(field("range.1.to")->maximum() == 12);
    CHECK(field("range.1.to")->accessibleName() == QStringLiteral("Stragglers: to"));
    driver.press(Qt::Key_F2);  // the range for which the odds wait, not an empty list above it
    CHECK(driver.focusName() == QStringLiteral("range.1.from"));
    field("range.1.to")->setValue(1);
    REQUIRE(comes(driver, 0, OddsModel::First, "50.0 %"));  // 0 or 1, of which any die brings back all
    CHECK(driver.find<QTreeView>("oddsView")->model()->rowCount() == 2);
    CHECK(driver.find<QTreeView>("oddsView")->isVisible());
    CHECK(field("range.1.to")->value() == 1);
    field("range.1.from")->setValue(1);
    REQUIRE(comes(driver, 0, OddsModel::First, "100 %"));
}

}  // namespace odds_open_test
