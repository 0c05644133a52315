// Nothing that was thrown or played is ever lost: unapplied cases, the order of undo, lines of play.
#include "support/catch.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle/case/unapplied_strip.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/battle/turn/due_panel.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/reason_dialog.hpp"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

namespace never_lost_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

namespace {

const QString fiveHits = QStringLiteral("1 1 1 1 1");
const QString noHits = QStringLiteral("10 10 10 10 10");

/// A battle in its first firing.
class FiringBattle : public BattleDriver {
public:
    explicit FiringBattle(const LaunchOptions& options = battleOptions()) : BattleDriver(options)
    {
        if (battle().game().head() == 0) toFiring();
    }

    [[nodiscard]] CaseController& controller() { return *page().caseController(); }
    [[nodiscard]] const CaseSession& session() { return *controller().page()->session(); }
    [[nodiscard]] bool hasStrip() const { return find<QWidget>("unappliedStrip")->isVisible(); }
    [[nodiscard]] QString strip() const { return label("unappliedText"); }
    [[nodiscard]] std::size_t played() { return battle().game().entries().size(); }
    void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { press(Qt::Key_Y, Qt::ControlModifier); }
    void resume() { press(Qt::Key_R, Qt::ControlModifier); }
    void apply() { press(Qt::Key_Return, Qt::ControlModifier); }
    /// Presses a button of an open question.
    void reply(const char* question, const char* word)
    {
        const QWidget* box = dialog(question);
        REQUIRE(box);
        for (QAbstractButton* each : box->findChildren<QAbstractButton*>()) {
            if (!withoutAmpersand(each->text()).startsWith(QString::fromLatin1(word))) continue;
            each->click();
            QApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return;
        }
        FAIL("no button " << word);
    }
    static QString withoutAmpersand(QString text) { return text.remove(u'&'); }
};

/// Answers the question whether the battle is played on from an earlier moment; counts how often it was asked.
class BranchingReply {
public:
    explicit BranchingReply(const char* word)
    {
        m_soon.setInterval(10);
        QObject::connect(&m_soon, &QTimer::timeout, &m_soon, [this, word] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box || box->objectName() != QStringLiteral("branchingQuestion")) return;
            ++asked;
            for (QAbstractButton* const each : box->buttons()) {
                if (FiringBattle::withoutAmpersand(each->text()).startsWith(QString::fromLatin1(word)))
                    return each->click();
            }
            box->reject();
        });
        m_soon.start();
    }

    int asked = 0;

private:
    QTimer m_soon;
};

LaunchOptions sameFile(const BattleDriver& driver)
{
    LaunchOptions options;
    options.battle = toQt(driver.window().battlePage()->battle()->file()->path().string());
    return options;
}

void goBackTo(FiringBattle& driver, int row)
{
    auto* log = driver.find<QListView>("log");
    log->setCurrentIndex(log->model()->index(row, 0));
    QTest::mouseClick(driver.find<QPushButton>("logGoThere"), Qt::LeftButton);
    QApplication::processEvents();
}

}  // namespace

TEST_CASE("Escape keeps a thrown case, and it is resumed as it was thrown")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    const QString headline = driver.headline();
    const std::vector<int> faces = driver.session().faces();
    REQUIRE_FALSE(faces.empty());
    CHECK_FALSE(driver.hasStrip());  // in hand it does not wait
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(driver.controller().isOpen());
    REQUIRE(driver.hasStrip());
    CHECK(driver.strip().startsWith(QStringLiteral("Unapplied: Firing: ")));
    CHECK(driver.strip().contains(QStringLiteral("hits")));
    driver.resume();
    REQUIRE(driver.controller().isOpen());
    CHECK_FALSE(driver.hasStrip());
    CHECK(driver.headline() == headline);
    CHECK(driver.session().faces() == faces);
    CHECK(driver.focusName() == QStringLiteral("applyCase"));
    const std::size_t played = driver.played();
    driver.press(Qt::Key_Return);
    CHECK(driver.played() == played + 1);
    CHECK_FALSE(driver.hasStrip());
    CHECK(driver.battle().unapplied().all().empty());
}

TEST_CASE("A case without dice or verdict is left without a trace, and can be opened again at once")
{
    FiringBattle driver;
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    driver.enter(QStringLiteral("8"));
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(driver.hasStrip());
    driver.redo();
    REQUIRE(driver.controller().isOpen());
    const Result<FactRef> distance = findFact(driver.session().program(), "distance");
    CHECK(driver.session().isGiven(*distance));
}

TEST_CASE("F10 with thrown dice asks: apply and go on, discard, stay")
{
    FiringBattle driver;
    driver.shoot(noHits);
    const std::size_t played = driver.played();
    const std::vector<int> faces = driver.session().faces();
    driver.press(Qt::Key_F10);
    CHECK(driver.played() == played);
    SECTION("stay")
    {
        driver.reply("unappliedQuestion", "Stay");
        CHECK(driver.controller().isOpen());
        CHECK(driver.session().faces() == faces);
        CHECK(driver.played() == played);
    }
    SECTION("apply and go on, by Return")
    {
        auto* box = qobject_cast<QMessageBox*>(driver.dialog("unappliedQuestion"));
        REQUIRE(box);
        CHECK(FiringBattle::withoutAmpersand(box->defaultButton()->text()) == QStringLiteral("Apply and go on"));
        driver.reply("unappliedQuestion", "Apply and go on");
        REQUIRE(driver.played() == played + 2);
        CHECK(std::holds_alternative<ResolveCommand>(driver.battle().game().entries()[played].command));
        CHECK(std::holds_alternative<AdvanceCommand>(driver.battle().game().entries()[played + 1].command));
        CHECK(driver.battle().unapplied().all().empty());
    }
    SECTION("discard")
    {
        driver.reply("unappliedQuestion", "Discard");
        CHECK(driver.played() == played + 1);
        CHECK(std::holds_alternative<AdvanceCommand>(driver.battle().game().entries()[played].command));
        CHECK(driver.battle().unapplied().all().empty());
        CHECK_FALSE(driver.hasStrip());
    }
    SECTION("the button of the next step asks as well")
    {
        driver.reply("unappliedQuestion", "Stay");
        QTest::mouseClick(driver.find<QPushButton>("nextStep"), Qt::LeftButton);
        CHECK(driver.played() == played);
        driver.reply("unappliedQuestion", "Stay");
        CHECK(driver.controller().isOpen());
    }
}

TEST_CASE("However a thrown case is left, it waits; several do, and outlast other cases")
{
    FiringBattle driver;
    driver.shoot(noHits);
    SECTION("another offer")
    {
        driver.press(Qt::Key_J, Qt::ControlModifier);
        driver.press(Qt::Key_Return);
    }
    SECTION("an earlier case is ruled again")
    {
        driver.press(Qt::Key_G, Qt::ControlModifier);
        REQUIRE(driver.controller().isAgain());
        CHECK(driver.find<QWidget>("correction")->isVisible());
    }
    SECTION("clicking in the log")
    {
        goBackTo(driver, 1);
        driver.press(Qt::Key_Escape);
    }
    SECTION("another case is thrown and applied")
    {
        driver.press(Qt::Key_Escape);
        driver.shoot(fiveHits);
        CHECK(driver.hasStrip());
        driver.press(Qt::Key_Return);
    }
    REQUIRE(driver.hasStrip());
    REQUIRE(driver.battle().unapplied().all().size() == 1);
    CHECK(driver.battle().unapplied().all().front().command.dice.size() == 5);
    driver.press(Qt::Key_Escape);
    driver.press(Qt::Key_Escape);
    CHECK(driver.battle().unapplied().all().size() == 1);
}

TEST_CASE("Of several unapplied cases each can be resumed, and discarded after a question")
{
    FiringBattle driver;
    driver.shoot(noHits);
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(driver.find<QToolButton>("moreUnapplied")->isVisible());
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Escape);
    REQUIRE(driver.battle().unapplied().all().size() == 2);
    auto* more = driver.find<QToolButton>("moreUnapplied");
    CHECK(more->isVisible());
    CHECK(more->text() == QStringLiteral("1 more"));
    Q_EMIT more->menu()->aboutToShow();
    REQUIRE(more->menu()->actions().size() == 1);
    more->menu()->actions().front()->trigger();
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces() == std::vector<int>(5, 10));
    CHECK(driver.hasStrip());
    driver.press(Qt::Key_Escape);
    QTest::mouseClick(driver.find<QPushButton>("discardUnapplied"), Qt::LeftButton);
    driver.reply("discardQuestion", "Cancel");
    CHECK(driver.battle().unapplied().all().size() == 2);
    QTest::mouseClick(driver.find<QPushButton>("discardUnapplied"), Qt::LeftButton);
    driver.reply("discardQuestion", "Discard");
    CHECK(driver.battle().unapplied().all().size() == 1);
}

TEST_CASE("Unapplied cases outlast the program, a copy of the file and another battle; so does one in hand")
{
    LaunchOptions again;
    {
        FiringBattle driver;
        driver.shoot(noHits);
        driver.press(Qt::Key_Escape);
        driver.shoot(fiveHits);
        again = sameFile(driver);
        const GameFile::Opened read = GameFile::open(again.battle.toStdString(), GameFile::Mode::ReadOnly);
        REQUIRE(read.file);  // as it is on the disk while the second is still in hand
        const auto kept = read.file->content().settings.find("unapplied");
        REQUIRE(kept != read.file->content().settings.end());
        CHECK(UnappliedCases::fromJson(kept->second).all().size() == 2);
        driver.window().close();
    }
    FiringBattle driver(again);
    REQUIRE(driver.hasStrip());
    CHECK(driver.battle().unapplied().all().size() == 2);
    driver.resume();
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces() == std::vector<int>(5, 1));
    driver.press(Qt::Key_Return);
    CHECK(driver.battle().unapplied().all().size() == 1);
    CHECK_FALSE(driver.page().due()->isEmpty());
}

TEST_CASE("Undo takes back the dice, then the case, then the battle; redo does it again")
{
    FiringBattle driver;
    const EntryId head = driver.battle().game().head();
    driver.shoot(fiveHits);
    driver.undo();
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces().empty());
    CHECK(driver.battle().game().head() == head);
    CHECK(driver.battle().unapplied().all().empty());
    driver.undo();
    CHECK_FALSE(driver.controller().isOpen());
    CHECK(driver.battle().game().head() == head);
    driver.undo();
    CHECK(driver.battle().game().head() == head - 1);
    driver.redo();
    CHECK(driver.battle().game().head() == head);
    CHECK_FALSE(driver.controller().isOpen());
    driver.redo();
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces().empty());
    const Result<FactRef> distance = findFact(driver.session().program(), "distance");
    CHECK(driver.session().isGiven(*distance));
    driver.redo();
    CHECK(driver.session().faces() == std::vector<int>(5, 1));
    CHECK(driver.battle().unapplied().all().size() == 1);
    driver.press(Qt::Key_Return);
    CHECK(driver.battle().game().head() == head + 1);
    driver.redo();
    CHECK_FALSE(driver.controller().isOpen());
}

TEST_CASE("Undo reaches the case from its fields, once they have nothing of their own to take back")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    REQUIRE(driver.tabTo(QStringLiteral("fact.distance")));
    driver.undo();
    CHECK(driver.session().faces().empty());
    CHECK(driver.controller().isOpen());
    REQUIRE(driver.tabTo(QStringLiteral("fact.distance")));
    driver.press(Qt::Key_A, Qt::ControlModifier);
    driver.type(QStringLiteral("7"));
    driver.undo();  // the field's own
    CHECK(driver.controller().isOpen());
}

TEST_CASE("Apply looks again whether the step allows the case, says why not, and keeps it")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Escape);
    driver.undo();  // before the firing
    driver.resume();
    REQUIRE(driver.controller().isOpen());
    const std::size_t played = driver.played();
    driver.apply();
    auto* dialog = driver.find<ReasonDialog>("applyAllTheSame");
    REQUIRE(dialog);
    CHECK(driver.played() == played);
    SECTION("with a reason it counts all the same")
    {
        driver.type(QStringLiteral("Agreed by both"));
        driver.press(Qt::Key_Return);
        CHECK(driver.played() == played + 1);
        const Game& game = driver.battle().game();
        CHECK(std::get<ResolveCommand>(game.entry(game.head()).command).reason == "Agreed by both");
        return;
    }
    dialog->reject();
    CHECK(driver.controller().isOpen());
    CHECK(driver.label("battleMessage").contains(QStringLiteral("Firing can't be applied in this step (")));
    driver.press(Qt::Key_Escape);
    driver.redo();
    driver.resume();
    driver.apply();
    CHECK(driver.played() == played + 1);
    SECTION("nor twice in the same step")
    {
        driver.undo();
        driver.press(Qt::Key_J, Qt::ControlModifier);
        driver.shoot(noHits);
        driver.press(Qt::Key_Escape);
        driver.redo();  // fired already
        driver.resume();
        driver.apply();
        CHECK(driver.cardText().contains(QStringLiteral("It has fired this turn")));  // the rules say so themselves
        CHECK_FALSE(driver.battle().unapplied().toJson().empty());
        CHECK(driver.controller().isOpen());
    }
}

TEST_CASE("Going back shows how far; a new command asks once, and the other line is kept")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Return);
    const EntryId end = driver.battle().game().head();
    auto* banner = driver.find<QWidget>("stepsBack");
    CHECK_FALSE(banner->isVisible());
    goBackTo(driver, 2);
    REQUIRE(banner->isVisible());
    CHECK(driver.label("stepsBackText") == QStringLiteral("You are %1 steps back.").arg(end - 3));
    const auto note = [&](const QString& text) {
        driver.press(Qt::Key_M, Qt::ControlModifier);
        QWidget* dialog = driver.dialog("reasonDialog");
        REQUIRE(dialog);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(), text);
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
        QApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    SECTION("return by the banner")
    {
        QTest::mouseClick(driver.find<QPushButton>("stepsBackButton"), Qt::LeftButton);
        CHECK(driver.battle().game().head() == end);
        CHECK_FALSE(banner->isVisible());
    }
    SECTION("cancel changes nothing")
    {
        const BranchingReply reply("Cancel");
        driver.press(Qt::Key_M, Qt::ControlModifier);
        CHECK(reply.asked == 1);
        CHECK(driver.battle().game().head() == 3);
        CHECK(driver.played() == static_cast<std::size_t>(end));
    }
    SECTION("return to the end instead")
    {
        const BranchingReply reply("Return to the end");
        driver.press(Qt::Key_F10);
        CHECK(reply.asked == 1);
        CHECK(driver.battle().game().head() == end);
        CHECK(driver.played() == static_cast<std::size_t>(end));
    }
    SECTION("play on, asked once; every line is found again")
    {
        const BranchingReply reply("Play on");
        note(QStringLiteral("a"));
        note(QStringLiteral("b"));
        CHECK(reply.asked == 1);
        CHECK(driver.played() == static_cast<std::size_t>(end) + 2);
        CHECK_FALSE(banner->isVisible());
        driver.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QWidget* dialog = driver.dialog("linesDialog");
        REQUIRE(dialog);
        auto* tree = dialog->findChild<QTreeWidget*>(QStringLiteral("linesOfPlay"));
        REQUIRE(tree->topLevelItemCount() == 1);
        REQUIRE(tree->topLevelItem(0)->childCount() == 1);
        CHECK(tree->topLevelItem(0)->child(0)->text(0).contains(QStringLiteral("a, not ")));
        CHECK(tree->currentItem() == tree->topLevelItem(0)->child(0));
        QTest::keyClick(tree, Qt::Key_Up);
        QTest::keyClick(tree, Qt::Key_Return);
        QApplication::processEvents();
        CHECK(driver.battle().game().head() == end);
    }
}

TEST_CASE("One command taken back is done otherwise without a question")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Return);
    driver.undo();
    CHECK(driver.label("stepsBackText") == QStringLiteral("You are 1 step back."));
    const std::size_t played = driver.played();
    const BranchingReply reply("Cancel");
    driver.shoot(noHits);
    driver.press(Qt::Key_Return);
    CHECK(reply.asked == 0);
    CHECK(driver.played() == played + 1);
}

TEST_CASE("A thrown case in a battle gone back to is kept whatever is answered")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_J, Qt::ControlModifier);
    driver.shoot(noHits);
    driver.press(Qt::Key_Return);
    const EntryId end = driver.battle().game().head();
    goBackTo(driver, static_cast<int>(end) - 3);
    driver.press(Qt::Key_J, Qt::ControlModifier);
    driver.shoot(fiveHits);
    {
        const BranchingReply reply("Cancel");
        driver.apply();
        CHECK(reply.asked == 1);
    }
    CHECK(driver.controller().isOpen());
    CHECK(driver.session().faces() == std::vector<int>(5, 1));
    {
        const BranchingReply reply("Return to the end");
        driver.apply();
    }
    CHECK(driver.battle().game().head() == end);
    CHECK(driver.battle().unapplied().all().size() == 1);
}

TEST_CASE("A correction: dice stay while an answer goes to and fro, a refusal can be kept, the table tells it")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Return);
    const EntryId shot = driver.battle().game().head();
    driver.press(Qt::Key_G, Qt::ControlModifier);
    REQUIRE(driver.controller().isAgain());
    CHECK(driver.find<QWidget>("correction")->isVisible());
    CHECK(driver.label("correctionText").contains(QStringLiteral("in the past")));
    const auto say = [&](const QString& distance) {
        REQUIRE(driver.tabTo(QStringLiteral("fact.distance")));
        driver.press(Qt::Key_A, Qt::ControlModifier);
        driver.type(distance);
        driver.press(Qt::Key_Tab);
    };
    say(QStringLiteral("40"));
    REQUIRE(driver.session().verdict().refused);
    say(QStringLiteral("8"));
    CHECK(driver.session().faces() == std::vector<int>(5, 1));
    CHECK_FALSE(driver.controller().isWorthKeeping());
    say(QStringLiteral("40"));
    driver.apply();
    QWidget* dialog = driver.dialog("rewindDialog");
    REQUIRE(dialog);
    auto* table = dialog->findChild<QTreeWidget*>(QStringLiteral("rewindDifferences"));
    CHECK(table->headerItem()->text(0) == QStringLiteral("What"));
    CHECK(table->headerItem()->text(1) == QStringLiteral("Was"));
    CHECK(table->headerItem()->text(2) == QStringLiteral("Now"));
    CHECK(dialog->findChild<QLabel*>(QStringLiteral("rewindHeading"))->text().startsWith(QStringLiteral("Refused: ")));
    SECTION("cancel keeps the correction open")
    {
        static_cast<QDialog*>(dialog)->reject();
        CHECK(driver.controller().isAgain());
        CHECK(driver.battle().game().head() == shot);
        driver.press(Qt::Key_Escape);
        CHECK(driver.hasStrip());
        CHECK_FALSE(driver.find<QWidget>("correction")->isVisible());
        driver.resume();
        CHECK(driver.controller().isAgain());
        CHECK(driver.session().verdict().refused);
    }
    SECTION("applied")
    {
        static_cast<QDialog*>(dialog)->accept();
        QApplication::processEvents();
        CHECK_FALSE(driver.controller().isOpen());
        CHECK_FALSE(driver.hasStrip());
        CHECK(driver.battle().game().head() == shot + 1);
        CHECK(driver.battle().game().entry(shot + 1).sentences.front().find("refused") != std::string::npos);
        CHECK(driver.page().due()->isEmpty());
    }
}

TEST_CASE("In a single combat undo takes back the dice, the answers, and a new case; redo does it again")
{
    testing::WindowDriver driver(testing::toyOptions("shot"));
    const CaseSession& session = *driver.window().page()->session();
    REQUIRE(driver.answer(QStringLiteral("shooter.type"), QStringLiteral("archers")));
    REQUIRE(driver.answer(QStringLiteral("distance"), QStringLiteral("5")));
    driver.press(Qt::Key_D, Qt::ControlModifier);
    driver.type(QStringLiteral("1 2 3 6"));
    driver.press(Qt::Key_Return);
    REQUIRE(session.isFinished());
    const CaseRecord thrown = session.record();
    const auto undo = [&] { driver.press(Qt::Key_Z, Qt::ControlModifier); };
    const auto redo = [&] { driver.press(Qt::Key_Y, Qt::ControlModifier); };
    driver.press(Qt::Key_N, Qt::ControlModifier);
    REQUIRE(session.record().isEmpty());
    undo();
    CHECK(session.record() == thrown);
    redo();
    CHECK(session.record().isEmpty());
    undo();
    undo();
    CHECK(session.faces().empty());
    CHECK_FALSE(session.record().isEmpty());
    undo();
    CHECK(session.record().isEmpty());
    redo();
    redo();
    CHECK(session.record() == thrown);
}

}  // namespace never_lost_test
