// The odds in the window: beside the case, against a pinned one, after the verdict, and what would move them.
#include "support/catch.hpp"

#include "app/combat/case_page.hpp"
#include "app/odds/lever_model.hpp"
#include "app/odds/odds_model.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/shared/background_job.hpp"
#include "app/window_driver.hpp"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSemaphore>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

namespace odds_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

LaunchOptions shotOptions()
{
    LaunchOptions options = toyOptions("shot");
    options.answers << "shooter.type=archers"
                    << "distance=5";  // four dice, 3 or less on each
    return options;
}

QString cell(const WindowDriver& driver, const char* view, int row, int column)
{
    return driver.find<QTreeView>(view)
        ->model()
        ->index(row, column)
        .data()
        .toString()
        .replace(QChar(QChar::Nbsp), u' ');
}

bool comes(const WindowDriver& driver, const char* view, int row, int column, const QString& text)
{
    return QTest::qWaitFor([&] { return cell(driver, view, row, column) == text; }, 30'000);
}

QString text(const WindowDriver& driver, const char* label)
{
    return driver.find<QLabel>(label)->text().replace(QChar(QChar::Nbsp), u' ');
}

Value given(WindowDriver& driver, const char* fact)
{
    const CaseSession& session = *driver.window().page()->session();
    return session.situation().given(*findFact(session.program(), fact));
}

}  // namespace

TEST_CASE("A newer piece of work takes the place of the older one")
{
    QSemaphore begun;
    QSemaphore go;
    QStringList done;
    bool older = false;
    {
        BackgroundJob job;
        job.start(
            [&](const std::stop_token& cancelled) {
                begun.release();
                go.acquire();
                older = cancelled.stop_requested();
                return 1;
            },
            [&](int) { done << QStringLiteral("older"); });
        begun.acquire();
        job.start([](const std::stop_token&) { return 2; }, [&](int) { done << QStringLiteral("newer"); });
        go.release();
        REQUIRE(QTest::qWaitFor([&] { return !done.isEmpty(); }, 30'000));
        CHECK(older);
        CHECK_FALSE(job.isBusy());
        job.start(
            [](const std::stop_token& cancelled) {
                while (!cancelled.stop_requested()) QThread::yieldCurrentThread();
                return 3;
            },
            [&](int) { done << QStringLiteral("never"); });
    }  // ends by itself what still runs
    QApplication::processEvents();
    CHECK(done == QStringList{QStringLiteral("newer")});
}

TEST_CASE("The odds stand beside the case and follow its answers")
{
    WindowDriver driver(shotOptions());
    REQUIRE(comes(driver, "oddsView", 0, OddsModel::First, "6.3 %"));
    CHECK(driver.find<QTreeView>("oddsView")->isVisible());
    CHECK(driver.find<QTreeView>("oddsView")->model()->rowCount() == 5);
    CHECK(cell(driver, "oddsView", 0, OddsModel::Second) == QStringLiteral("100 %"));
    CHECK(cell(driver, "oddsView", 3, OddsModel::Second) == QStringLiteral("31.3 %"));
    CHECK(text(driver, "oddsMeasures") == QStringLiteral("Mean 2.00, median 2; middle half 1 to 3."));
    REQUIRE(driver.answer("target.cover", "soft"));
    CHECK(comes(driver, "oddsView", 0, OddsModel::First, "19.8 %"));
    const QAbstractItemModelTester tester(driver.find<QTreeView>("oddsView")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Warning);
    driver.find<QCheckBox>("oddsAtLeast")->setChecked(true);
    CHECK(driver.find<QTreeView>("oddsView")->model()->index(1, OddsModel::Bar).data(OddsModel::NowRole).toDouble()
          == Approx(1 - 16.0 / 81));
}

TEST_CASE("An open question is named, and a button leads to it")
{
    WindowDriver driver(toyOptions("shot"));
    CHECK(text(driver, "oddsHintText")
          == QStringLiteral("The odds wait for answers: Shooter's troop type and 1 more."));
    REQUIRE(driver.tabTo("oddsHintButton"));
    driver.press(Qt::Key_Space);
    CHECK(driver.focusName() == QStringLiteral("fact.shooter.type"));
    REQUIRE(driver.pick("Archers <1>"));
    driver.press(Qt::Key_Return);
    CHECK(text(driver, "oddsHintText") == QStringLiteral("The odds wait for an answer: Distance."));
    driver.type("5");
    CHECK(comes(driver, "oddsView", 0, OddsModel::First, "6.3 %"));
    CHECK_FALSE(driver.find<QWidget>("oddsHint")->isVisible());
}

TEST_CASE("A refusal has its chance like everything else")
{
    LaunchOptions options = shotOptions();
    options.answers << "shooter.disordered=true";
    WindowDriver driver(options);
    CHECK(comes(driver, "oddsView", 0, OddsModel::First, "100 %"));
    CHECK(cell(driver, "oddsView", 0, OddsModel::What) == QStringLiteral("Refused: A disordered unit does not shoot."));
}

TEST_CASE("A number that is entered on the way can be answered for the odds instead")
{
    WindowDriver driver(toyOptions("roll-call"));
    REQUIRE(
        QTest::qWaitFor([&] { return driver.window().findChild<QSpinBox*>(QStringLiteral("range.1.to")); }, 30'000));
    driver.find<QPushButton>("oddsHintButton")->click();
    REQUIRE(driver.focusName() == QStringLiteral("fact.stragglers"));
    driver.type(QStringLiteral("12"));
    driver.press(Qt::Key_Tab);
    CHECK(comes(driver, "oddsView", 5, OddsModel::First, "16.7 %"));
    CHECK_FALSE(driver.window().findChild<QSpinBox*>(QStringLiteral("range.1.to")));
}

TEST_CASE("A pinned case stands beside the next, in figures, bars and words, and can be swapped")
{
    WindowDriver driver(shotOptions());
    REQUIRE(comes(driver, "oddsView", 0, OddsModel::First, "6.3 %"));
    driver.press(Qt::Key_B, Qt::ControlModifier);
    REQUIRE(driver.answer("target.cover", "soft"));
    REQUIRE(comes(driver, "oddsView", 0, OddsModel::First, "19.8 %"));
    CHECK(cell(driver, "oddsView", 0, OddsModel::Second) == QStringLiteral("6.3 %"));
    CHECK(cell(driver, "oddsView", 0, OddsModel::Third) == QStringLiteral("+13.5"));
    CHECK(driver.find<QTreeView>("oddsView")->model()->index(0, OddsModel::Bar).data(OddsModel::PinnedRole).toDouble()
          == Approx(1.0 / 16));
    CHECK(text(driver, "oddsDifference")
              .contains(QStringLiteral("Now, against pinned: Target's cover: in <b>soft</b> cover, not in the open.")));
    driver.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(comes(driver, "oddsView", 0, OddsModel::Third, "−13.5"));
    CHECK(given(driver, "target.cover").isUnknown());
    driver.press(Qt::Key_B, Qt::ControlModifier);
    CHECK(comes(driver, "oddsView", 0, OddsModel::Second, "100 %"));  // at least none
    CHECK_FALSE(driver.find<QPushButton>("swapPinned")->isVisible());
}

TEST_CASE("A case of another procedure is compared, and its own comes back by swapping")
{
    WindowDriver driver(shotOptions());
    REQUIRE(comes(driver, "oddsView", 0, OddsModel::First, "6.3 %"));
    driver.press(Qt::Key_B, Qt::ControlModifier);
    auto* procedures = driver.find<QComboBox>("procedureCombo");
    procedures->setCurrentIndex(procedures->findData(QStringLiteral("nerve")));
    REQUIRE(QTest::qWaitFor([&] { return text(driver, "oddsDifference").contains(QStringLiteral("Nerve, not Shot")); },
                            30'000));
    CHECK(driver.window().page()->side()->controller().pinned().has_value());
    driver.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(procedures->currentData().toString() == QStringLiteral("shot"));
    CHECK(given(driver, "distance") == Value(Number(5)));
    CHECK(driver.window().page()->side()->controller().pinned()->situation.procedure().id == "nerve");
}

TEST_CASE("Hits are not put beside an ending: the pinned case is told in words")
{
    WindowDriver driver(shotOptions());
    REQUIRE(comes(driver, "oddsView", 0, OddsModel::First, "6.3 %"));
    driver.press(Qt::Key_B, Qt::ControlModifier);
    auto* procedures = driver.find<QComboBox>("procedureCombo");
    procedures->setCurrentIndex(procedures->findData(QStringLiteral("lost-pages")));
    REQUIRE(comes(driver, "oddsView", 0, OddsModel::First, "0 to 100 %"));
    CHECK(driver.find<QTreeView>("oddsView")->model()->rowCount() == 2);  // it stands, or it does not: no line for hits
    CHECK(text(driver, "oddsDifference")
              .contains(
                  QStringLiteral("The pinned case (Shot, hits) can't be compared with this one: 2 38 %, 1 25 %, ")));
}

TEST_CASE("What matters is sorted by size, and Return puts it into the case")
{
    WindowDriver driver(shotOptions());
    REQUIRE(comes(driver, "oddsView", 2, OddsModel::Second, "68.8 %"));
    driver.press(Qt::Key_F3);
    REQUIRE(comes(driver, "leverView", 0, LeverModel::What, "Target's cover: in the open → in <b>soft</b> cover"));
    const QAbstractItemModelTester tester(driver.find<QTreeView>("leverView")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Warning);
    CHECK(driver.find<QComboBox>("oddsEvent")->currentText() == QStringLiteral("Hits: at least 2"));
    CHECK(cell(driver, "leverView", 0, LeverModel::Chance) == QStringLiteral("40.7 %"));
    CHECK(cell(driver, "leverView", 0, LeverModel::Change) == QStringLiteral("▼ −28.0"));
    driver.press(Qt::Key_Home);
    driver.press(Qt::Key_Return);
    CHECK_FALSE(given(driver, "target.cover").isUnknown());
    CHECK(QTest::qWaitFor([&] { return text(driver, "leverFoot").startsWith(QStringLiteral("As it stands: 40.7 %")); },
                          30'000));
}

TEST_CASE("A modifier that would matter is overruled with a reason")
{
    LaunchOptions options = shotOptions();
    options.answers << "target.cover=soft";
    WindowDriver driver(options);
    REQUIRE(comes(driver, "oddsView", 0, OddsModel::First, "19.8 %"));
    driver.press(Qt::Key_F3);
    auto* view = driver.find<QTreeView>("leverView");
    const auto found = [&] {
        return view->model()->match(view->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Modifier: target in"),
                                    1);
    };
    REQUIRE(QTest::qWaitFor([&] { return !found().isEmpty(); }, 30'000));
    view->setCurrentIndex(found().front());
    driver.press(Qt::Key_Return);
    const QWidget* dialog = driver.dialog("overruleDialog");
    REQUIRE(dialog);
    dialog->findChild<QLineEdit*>(QStringLiteral("overruleReason"))->setText(QStringLiteral("a low wall"));
    driver.press(Qt::Key_Return);
    REQUIRE(driver.window().page()->session()->situation().overrules().size() == 1);
    CHECK(driver.window().page()->session()->situation().overrules()[0].value == Value(Number(0)));
}

TEST_CASE("What was overruled after the throw is told beside the odds")
{
    WindowDriver driver(shotOptions());
    driver.press(Qt::Key_D, Qt::AltModifier);
    driver.type("1 2 3 5");
    driver.press(Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return text(driver, "likelihood").endsWith(QStringLiteral("31 %")); }, 30'000));
    CaseSession& session = *driver.window().page()->session();
    Overrule die;
    die.kind = Overrule::Kind::Die;
    die.value = Number(4);
    die.reason = "It lay askew.";
    session.overrule(die);
    CHECK(QTest::qWaitFor(
        [&] {
            return text(driver, "oddsMeasures")
                .endsWith(QStringLiteral("Changed dice count as changed; all others are open."));
        },
        30'000));
    CHECK(QTest::qWaitFor(
        [&] { return text(driver, "likelihood").contains(QStringLiteral(" (2+ hits: 50 % with your changed dice)")); },
        30'000));
    session.withdraw(die);
    CHECK(QTest::qWaitFor([&] { return text(driver, "likelihood").endsWith(QStringLiteral("31 %")); }, 30'000));
}

TEST_CASE("After the verdict one line says how likely it was")
{
    WindowDriver driver(shotOptions());
    CHECK_FALSE(driver.find<QLabel>("likelihood")->isVisible());
    driver.press(Qt::Key_D, Qt::ControlModifier);
    driver.type("1 2 3 5");
    driver.press(Qt::Key_Return);
    CHECK(
        QTest::qWaitFor([&] { return text(driver, "likelihood") == QStringLiteral("Chance: 3+ hits: 31 %"); }, 30'000));
    CHECK(QTest::qWaitFor([&] { return driver.find<QLabel>("likelihood")->isVisible(); }, 5'000));
    driver.press(Qt::Key_N, Qt::ControlModifier);
    CHECK_FALSE(driver.find<QLabel>("likelihood")->isVisible());
}

TEST_CASE("The odds are folded away and brought back by key, and the arithmetic comes to the front")
{
    WindowDriver driver(shotOptions());
    driver.press(Qt::Key_F12);
    CHECK_FALSE(driver.find<QWidget>("side")->isVisible());
    driver.press(Qt::Key_F8);
    CHECK(driver.focusName() == QStringLiteral("arithmeticView"));
    driver.press(Qt::Key_F2);
    CHECK(driver.focusName() == QStringLiteral("oddsView"));
}

}  // namespace odds_test
