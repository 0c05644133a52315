// How the form and the verdict of a case share the height.
#include "app/battle_driver.hpp"
#include "app/type_scale.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/combat/card/result_card.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/combat/verdict/due_buttons.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/shared/layout/kept_splitter.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/type_scale.hpp"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <set>

namespace case_layout_test {

using namespace drumhead::app;
using testing::BattleDriver;
using testing::WindowDriver;

namespace {

/// A melee of three on three, answered: more questions than there is room for.
LaunchOptions threeOnThree()
{
    LaunchOptions options;
    testing::forgetEverything();
    options.ruleset = QStringLiteral("orders-cm");
    options.procedure = QStringLiteral("melee");
    for (const char* const side : {"attacker", "defender"}) {
        for (int i = 1; i <= 3; ++i) {
            const QString who = QStringLiteral("%1.%2.").arg(QString::fromLatin1(side)).arg(i);
            options.answers << who + QStringLiteral("type=heavy-infantry") << who + QStringLiteral("stands=6")
                            << who + QStringLiteral("stands-in-contact=2")
                            << who + QStringLiteral("opponent=%1").arg(i);
        }
    }
    return options;
}

/// The field of a throw, counted from 1.
QLineEdit* throwField(const WindowDriver& driver, int number)
{
    return driver.find<QLineEdit>(QStringLiteral("throw.%1").arg(number).toLatin1().constData());
}

/// Types a die into the field of each throw, the last one with Return.
void throwDice(WindowDriver& driver, const QString& faces)
{
    for (qsizetype i = 0; i < faces.size(); ++i) {
        throwField(driver, static_cast<int>(i) + 1)->setFocus();
        driver.type(faces.mid(i, 1));
    }
    driver.press(Qt::Key_Return);
}

/// Whether some of it can be seen in the window.
bool isInSight(const QWidget* what) { return what && !what->visibleRegion().isEmpty(); }

}  // namespace

TEST_CASE("Dice and card keep their places from one verdict to the next")
{
    BattleDriver driver;
    driver.window().resize(1366, 720);
    driver.toFiring();
    std::vector<QRect> places;
    std::vector<std::string> heads;
    for (int shot = 0; shot < 2; ++shot) {
        driver.shoot(QString());
        const int count = driver.page().caseController()->page()->session()->pause().dice;
        driver.type(QStringLiteral("%1 ").arg(shot == 0 ? 9 : 1).repeated(count).trimmed());  // no hit, then some
        driver.press(Qt::Key_Return);
        QTest::qWait(300);
        const CasePage& page = *driver.page().caseController()->page();
        REQUIRE(page.session()->isFinished());
        const ResultCard& card = *page.verdict()->card();
        heads.push_back(card.spoken().toStdString());
        places.emplace_back(card.mapTo(&driver.window(), QPoint()), card.size());
        places.emplace_back(page.verdict()->diceBar()->mapTo(&driver.window(), QPoint()), QSize());
        places.emplace_back(driver.find<QPushButton>("applyCase")->mapTo(&driver.window(), QPoint()), QSize());
        CHECK(page.findChild<QPushButton*>(QStringLiteral("showQuestions"))->isVisible());
        driver.press(Qt::Key_Return);
    }
    for (const std::string& each : heads) UNSCOPED_INFO(each);
    const auto text = [](const QRect& r) {
        return QStringLiteral("%1,%2 %3x%4").arg(r.x()).arg(r.y()).arg(r.width()).arg(r.height()).toStdString();
    };
    CHECK(text(places[0]) == text(places[3]));
    CHECK(text(places[1]) == text(places[4]));

    CHECK(places[2] == places[5]);
}

TEST_CASE("After the throw of a long case the verdict is seen, and the questions come back with the keyboard")
{
    for (const int largerBy : {0, 3}) {
        WindowDriver driver(threeOnThree());
        driver.window().resize(1366, 740);
        for (int i = 0; i < largerBy; ++i) driver.press(Qt::Key_Plus, Qt::ControlModifier);
        QTest::qWait(100);
        const auto* form = driver.find<CaseForm>("caseForm");
        const auto* area = driver.find<QScrollArea>("verdictArea");
        REQUIRE(form->isInHand());
        REQUIRE(form->height() < form->wantedHeight());
        throwDice(driver, QStringLiteral("625341"));
        QTest::qWait(300);
        CHECK_FALSE(form->isVisible());
        CHECK(driver.find<QPushButton>("showQuestions")->isVisible());
        CHECK(isInSight(driver.find<QLabel>("outcome")));
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        CHECK(isInSight(driver.find<QLabel>("outcome")));
        driver.press(Qt::Key_F6);
        QTest::qWait(100);
        CHECK(form->isInHand());
        CHECK(form->isVisible());
        CHECK_FALSE(driver.find<QPushButton>("showQuestions")->isVisible());
        CHECK(form->height() > form->fontMetrics().lineSpacing() * 3);
        driver.window().page()->focusDice();
        Q_EMIT driver.window().page()->verdict()->diceBar()->thrown();
        QTest::qWait(100);
        CHECK_FALSE(form->isVisible());
        driver.find<QPushButton>("showQuestions")->click();
        CHECK(form->isInHand());
        CHECK(form->isVisible());
        driver.press(Qt::Key_0, Qt::ControlModifier);
    }
}

TEST_CASE("A throw shows what came of it whatever tab was open")
{
    const testing::TypeScale large(2.0);
    LaunchOptions options;
    testing::forgetEverything();
    Settings().setValue(QStringLiteral("view/scale"), 2.0);
    options.ruleset = QStringLiteral("orders-cm");
    options.procedure = QStringLiteral("shooting");
    WindowDriver driver(options);
    driver.window().resize(1024, 600);
    QApplication::processEvents();
    auto* const side = driver.find<OddsSidePanel>("side");
    REQUIRE(side->count() == 5);  // the case is one of the tabs
    side->setCurrentIndex(1);
    const auto* const verdict = driver.window().findChild<VerdictPanel*>();
    REQUIRE_FALSE(verdict->isVisible());
    Q_EMIT driver.window().findChild<DiceBar*>()->thrown();
    QApplication::processEvents();
    CHECK(verdict->isVisible());
}

TEST_CASE("An edge that was moved is found where it was left, until all is to be as usual")
{
    testing::forgetEverything();
    const auto make = [] {
        auto parts = std::make_unique<KeptSplitter>(Qt::Vertical);
        for (int i = 0; i < 3; ++i) parts->addWidget(new QWidget);
        parts->resize(200, 1000);
        parts->share(QStringLiteral("test"), {3000, 3000, 4000});
        parts->show();
        return parts;
    };
    const QList<int> usual = make()->sizes();
    auto parts = make();
    REQUIRE(parts->nudge(0, 120));
    CHECK(parts->sizes()[0] == usual[0] + 120);
    CHECK(std::abs(make()->sizes()[0] - usual[0] - 120) <= 1);
    CHECK(std::abs(make()->sizes()[2] - usual[2]) <= 1);
    parts->widget(1)->hide();
    REQUIRE(parts->nudge(2, -100));  // of the last part the edge before it
    const QList<int> now = make()->sizes();
    CHECK(now[1] > 100);  // what was hidden has not lost its share
    CHECK(now[2] > usual[2]);
    KeptSplitter::forgetAll();
    CHECK(make()->sizes() == usual);
}

TEST_CASE("The keyboard moves the edge of the part where it is, and another window finds it so")
{
    int moved = 0;
    {
        WindowDriver driver(threeOnThree());
        driver.window().resize(1366, 740);
        QTest::qWait(50);
        const auto* form = driver.find<CaseForm>("caseForm");
        const int before = form->height();
        driver.press(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        moved = form->height();
        CHECK(moved < before);
    }
    LaunchOptions options = threeOnThree();
    Settings().setValue(QStringLiteral("shares/case.wide.questions"),
                        QStringList{QStringLiteral("3000"), QStringLiteral("7000")});
    WindowDriver driver(options);
    driver.window().resize(1366, 740);
    QTest::qWait(50);
    const auto* form = driver.find<CaseForm>("caseForm");
    CHECK(form->height() < moved);
    CHECK_FALSE(KeptSplitter::nudgeAround(&driver.window(), Qt::UpArrow));
}

TEST_CASE("Many throws in very large type: each field can be read and is in sight when it has the keyboard")
{
    WindowDriver driver(threeOnThree());
    driver.window().resize(1366, 700);
    for (int i = 0; i < 6; ++i) driver.press(Qt::Key_Plus, Qt::ControlModifier);
    QTest::qWait(100);
    driver.press(Qt::Key_D, Qt::ControlModifier);
    QTest::qWait(100);
    for (int number = 1; number <= 6; ++number) {
        const QLineEdit* field = throwField(driver, number);
        REQUIRE(field);
        CHECK(driver.focusName() == field->objectName());
        CHECK(field->height() >= field->fontMetrics().height());
        CHECK(field->visibleRegion().boundingRect().height() >= field->fontMetrics().height());
        driver.press(Qt::Key_Tab);
        QTest::qWait(20);
    }
    driver.press(Qt::Key_0, Qt::ControlModifier);
}

TEST_CASE("Where many dice are due and there is room, each throw has its line in sight")
{
    WindowDriver driver(threeOnThree());
    driver.window().resize(700, 740);
    QTest::qWait(100);
    driver.press(Qt::Key_D, Qt::ControlModifier);
    QTest::qWait(100);
    for (int number = 1; number <= 6; ++number) {
        const QLineEdit* field = throwField(driver, number);
        REQUIRE(field);
        CHECK(field->visibleRegion().boundingRect().height() >= field->height() - 1);
    }
    CHECK(isInSight(driver.find<QLabel>("headline")));
}

TEST_CASE("In a battle the form gives its place to the verdict, which is seen whole where there is room")
{
    BattleDriver driver;
    driver.window().resize(1600, 1072);
    driver.toFiring();
    driver.shoot(QString());
    driver.type(QStringLiteral("1 2 3 4 5"));
    driver.press(Qt::Key_Return);
    const CasePage& page = *driver.page().caseController()->page();
    CHECK(QTest::qWaitFor(
        [&] { return !page.form()->isVisible() && page.verdict()->height() >= page.verdict()->wantedHeight(); }));
}

namespace {

/// How many rows of questions are seen whole.
int rowsInSight(const CaseForm& form)
{
    std::set<int> tops;
    for (const QWidget* each : form.tabChain()) {
        if (!each->isVisible()) continue;
        const QRect place(each->mapTo(form.viewport(), QPoint()), each->size());
        if (form.viewport()->rect().contains(place)) tops.insert(place.top());
    }
    return static_cast<int>(tops.size());
}

}  // namespace

TEST_CASE("In large type several rows of questions are in sight, before the throw as well, and the headline stays")
{
    for (const double scale : {1.5, 2.0}) {
        for (const QSize& size : {QSize(1366, 720), QSize(1920, 1032)}) {
            if (scale > 1.5 && size.width() < 1920) continue;  // a field for each of six throws leaves no room
            const LaunchOptions options = threeOnThree();
            const testing::TypeScale type(scale);
            WindowDriver driver(options);
            driver.window().resize(size);
            QTest::qWait(200);
            const auto* const form = driver.find<CaseForm>("caseForm");
            const auto* const headline = driver.find<QLabel>("headline");
            INFO(scale << " at " << size.width() << ", form " << form->height());
            REQUIRE(form->height() < form->wantedHeight());
            CHECK(rowsInSight(*form) >= 4);
            const int below = headline->mapTo(&driver.window(), QPoint()).y();
            driver.press(Qt::Key_D, Qt::ControlModifier);
            QTest::qWait(200);
            CHECK(form->isVisible());
            CHECK(rowsInSight(*form) >= 3);
            CHECK(std::abs(headline->mapTo(&driver.window(), QPoint()).y() - below) <= 2);
        }
    }
}

TEST_CASE("In type twice as large a shot of a battle shows its questions, before the throw as well")
{
    for (const QSize& size : {QSize(1366, 720), QSize(1920, 1032)}) {
        const LaunchOptions options = testing::battleOptions();
        const testing::TypeScale type(2.0);
        BattleDriver driver(options);
        driver.window().resize(size);
        driver.toFiring();
        for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
        QTest::qWait(200);
        const CaseForm& form = *driver.page().caseController()->page()->form();
        INFO(size.width() << ", form " << form.height());
        CHECK(rowsInSight(form) >= 2);
        CHECK(form.height() >= 5 * form.fontMetrics().lineSpacing());
        driver.enter(QStringLiteral("8"));
        driver.enter(QStringLiteral("20"));
        QTest::qWait(200);
        REQUIRE(driver.focusName() == QStringLiteral("diceField"));
        CHECK(form.isVisible());
        CHECK(rowsInSight(form) >= 2);
    }
}

}  // namespace case_layout_test
