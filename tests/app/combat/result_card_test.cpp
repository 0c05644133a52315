// The result card: an outcome in one size of letters, never cut, with what changed, and to be copied.
#include "app/battle_driver.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/combat/card/change_list.hpp"
#include "app/combat/card/outcome_head.hpp"
#include "app/combat/card/outcome_word.hpp"
#include "app/combat/card/result_card.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_view.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/example_case.hpp"
#include "app/shared/look/verdict_size.hpp"
#include "app/shared/settings/settings.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include <set>

namespace result_card_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::WindowDriver;

namespace {

/// Every word that a worked example of the shipped rules comes to, and some that are harder to place.
std::set<std::string> allWords()
{
    std::set<std::string> words{"Disorganised", "Commander mortally wounded", "12 hits", "Falls back"};
    const Result<std::vector<RulesetEntry>> rulesets = listRulesets(DRUMHEAD_SOURCE_DIR "/rulesets");
    REQUIRE(rulesets);
    for (const RulesetEntry& entry : *rulesets) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.ruleset);
        for (const Example& example : loaded.ruleset->examples) {
            const std::unique_ptr<CaseInHand> session = testing::caseOf(*loaded.ruleset, example);
            if (!session) continue;
            for (const VerdictOutcome& each :
                 caseResult(session->situation(), session->verdict(), session->throwsSoFar()).outcomes)
                words.insert(each.word);
        }
    }
    return words;
}

/// The rows and columns of a picture that have ink of that colour.
QRect inkOf(const QImage& picture, const QColor& paper)
{
    QRect ink;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor at = picture.pixelColor(x, y);
            if (std::abs(at.lightness() - paper.lightness()) > 60) ink |= QRect(x, y, 1, 1);
        }
    }
    return ink;
}

QImage drawn(OutcomeWord& word, int width)
{
    word.resize(width, word.heightForWidth(width));
    QImage picture(word.size(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    word.render(&picture, QPoint(), QRegion(), QWidget::DrawChildren);
    return picture;
}

VerdictOutcome worded(const std::string& text)
{
    VerdictOutcome outcome;
    outcome.word = text;
    return outcome;
}

/// Whether the head of a card gives its word all the lines that it needs at that width.
bool hasAllLines(const std::string& text, int width)
{
    CaseResult result;
    result.outcomes = {worded(text)};
    OutcomeHead head;
    head.setResult(result);
    head.resize(width, head.heightForWidth(width));
    head.layout()->activate();
    const auto* word = head.findChild<OutcomeWord*>();
    return word->height() >= word->heightForWidth(word->width());
}

void shoot(BattleDriver& driver, const char* dice)
{
    driver.toFiring();
    driver.shoot(QString::fromLatin1(dice));
}

}  // namespace

TEST_CASE("A card without room says less before it is scrolled, and all when asked")
{
    ResultCard card;
    auto* tools = new QWidget;
    new QHBoxLayout(tools);
    card.addAtBottom(tools);
    CaseResult result;
    result.outcomes.resize(1);
    result.outcomes[0].word = "Rout";
    for (int i = 0; i < 12; ++i) result.sentences.push_back("A sentence of the story.");
    std::vector<StageSteps::Step> stages;
    for (int i = 0; i < 6; ++i)
        stages.push_back(
            {StageSteps::Step::State::Done, QStringLiteral("Stage"), QStringLiteral("what came of it"), {}});
    card.showResult(result, stages);
    card.resize(700, 900);
    card.show();
    const auto* const story = card.findChild<QLabel*>(QStringLiteral("story"));
    const auto isWhole = [&] { return story->isVisible() && card.wholeButton()->isHidden(); };
    REQUIRE(QTest::qWaitFor(isWhole));
    card.resize(700, 240);
    REQUIRE(QTest::qWaitFor([&] { return story->isHidden(); }));
    CHECK(card.area()->verticalScrollBar()->maximum() == 0);
    REQUIRE(card.wholeButton()->isVisible());
    card.wholeButton()->click();
    REQUIRE(QTest::qWaitFor([&] { return story->isVisible(); }));
    CHECK(QTest::qWaitFor([&] { return card.area()->verticalScrollBar()->maximum() > 0; }));
    card.wholeButton()->click();
    CHECK(story->isHidden());
    card.resize(700, 900);
    CHECK(QTest::qWaitFor(isWhole));
}

TEST_CASE("Every outcome is written in letters of one height and is never cut")
{
    testing::forgetEverything();
    const std::set<std::string> words = allWords();
    REQUIRE(words.size() > 20);
    for (const double scale : {1.0, 1.5, 2.0}) {
        Appearance appearance;
        appearance.setScale(scale);
        LaunchOptions options = testing::toyOptions("shot");
        WindowDriver driver(options);
        driver.window().resize(1366, 768);
        QTest::qWait(50);
        const auto* card = driver.find<ResultCard>("resultCard");
        const int room = card->contentsRect().width() - 24;
        for (const std::string& each : words) {
            INFO(each << " at " << scale << " in " << room);
            OutcomeWord word;
            word.setOutcome(worded(each), QString::fromStdString(each));
            CHECK(word.capitals() == verdictCapitals());
            CHECK(word.squeezeAt(room) >= 0.6);
            const QRect ink = inkOf(drawn(word, room), Qt::white);
            CHECK(ink.right() < room);
            CHECK(ink.bottom() < word.height() - 1);  // a tail that reaches the edge is cut
        }
        appearance.setScale(1);
    }
}

TEST_CASE("A word that takes two lines has the height for both")
{
    testing::forgetEverything();
    for (const bool large : {false, true}) {
        setVerdictLarge(large);
        OutcomeWord word;
        word.setOutcome(worded("Commander mortally wounded"), QString());
        CHECK(word.heightForWidth(500) >= 2 * word.heightForWidth(5000));
        for (const char* const each : {"Commander mortally wounded", "4 figures lost", "Rout"}) {
            INFO(each);
            CHECK(hasAllLines(each, 500));
        }
    }
    setVerdictLarge(false);
}

TEST_CASE("A capital letter is 32 pixels high, and 52 where verdicts are large")
{
    testing::forgetEverything();
    const auto measured = [] {
        OutcomeWord word;
        word.setOutcome(worded("HITEF"), QStringLiteral("HITEF"));
        return inkOf(drawn(word, 800), Qt::white).height();
    };
    const auto checked = [&](int wanted) {
        CHECK(measured() >= wanted);
        CHECK(measured() <= wanted + 2);
    };
    checked(32);
    setVerdictLarge(true);
    checked(52);
    CHECK(Settings().value(QStringLiteral("view/largeVerdict")).toBool());
    setVerdictLarge(false);
    checked(32);
}

TEST_CASE("Large verdicts are set in the menu and change what is shown at once")
{
    WindowDriver driver(testing::toyOptions("shot"));
    auto* word = driver.window().page()->findChild<OutcomeWord*>();
    const int before = word->capitals();
    driver.window().actions()[WindowAction::LargeVerdict]->trigger();
    CHECK(word->capitals() > before * 3 / 2);
    driver.window().actions()[WindowAction::LargeVerdict]->trigger();
    CHECK(word->capitals() == before);
}

TEST_CASE("What is lost is named once")
{
    ChangeList list;
    list.setChanges({{"Target",
                      {{"figures", "", "4 figures fewer", EffectTime::Now, false, {}},
                       {"hits so far", "0", "4", EffectTime::Now, false, {}}}}});
    QStringList told;
    for (const QLabel* each : list.findChildren<QLabel*>()) told << each->text();
    CHECK(told.join(u'|') == QStringLiteral("Target|4 figures fewer|hits so far 0 → 4"));
}

TEST_CASE("After it was applied the card stays with its dice; once the battle has gone on a button brings it back")
{
    BattleDriver driver;
    driver.window().resize(1366, 740);
    shoot(driver, "9 9 9 9 9");  // nothing is due after a miss
    const QString outcome = driver.headline();
    REQUIRE_FALSE(outcome.isEmpty());
    driver.press(Qt::Key_Return);
    REQUIRE_FALSE(driver.page().caseController()->isOpen());
    CHECK(driver.headline() == outcome);
    const auto* last = driver.find<QWidget>("lastVerdict");
    REQUIRE(last);
    const auto* dice = last->findChild<DiceView*>();
    CHECK(dice->isVisible());
    CHECK(dice->accessibleName().contains(QStringLiteral("9")));
    driver.press(Qt::Key_F10, Qt::ControlModifier);
    CHECK(driver.headline().isEmpty());
    CHECK_FALSE(driver.label("lastSince").isEmpty());
    driver.find<QToolButton>("lastShowsCase")->click();
    CHECK(driver.headline() == outcome);
    CHECK(dice->isVisible());
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(driver.headline() != outcome);
}

TEST_CASE("At 1366 by 768 a shot in a battle is seen without scrolling")
{
    BattleDriver driver;
    driver.window().resize(1366, 740);
    shoot(driver, "1 2 3 4 5");
    const ResultCard& card = *driver.page().caseController()->page()->verdict()->card();
    CHECK(QTest::qWaitFor(
        [&] { return card.area()->verticalScrollBar()->maximum() == 0 && card.height() >= card.wantedHeight(); }));
}

TEST_CASE("The result is copied in two lines, or with its arithmetic")
{
    BattleDriver driver;
    shoot(driver, "1 2 3 4 5");
    driver.press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    const QString brief = QGuiApplication::clipboard()->text();
    INFO(brief.toStdString());
    CHECK(brief.count(u'\n') == 1);
    CHECK(brief.contains(QStringLiteral("D10: 1 2 3 4 5")));
    CHECK(brief.contains(QStringLiteral("24 → 20")));
    driver.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(QGuiApplication::clipboard()->text().count(u'\n') > 6);
}

TEST_CASE("What the referee overruled is marked in the card, the copy and the log")
{
    BattleDriver driver;
    shoot(driver, "9 9 9 9 9");
    CaseSession& session = *driver.page().caseController()->page()->session();
    Overrule overrule;
    overrule.kind = Overrule::Kind::Die;
    overrule.value = Number(1);
    overrule.reason = "cocked die";
    session.overrule(overrule);
    QApplication::processEvents();
    const auto* marks = driver.page().caseController()->page()->findChild<QLabel*>(QStringLiteral("overruledLines"));
    REQUIRE(marks);
    CHECK(marks->isVisible());
    CHECK(marks->text().contains(QStringLiteral("cocked die")));
    driver.press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    CHECK(QGuiApplication::clipboard()->text().contains(QStringLiteral("cocked die")));
    driver.page().caseController()->apply();
    const QAbstractItemModel* log = driver.find<QListView>("log")->model();
    CHECK(log->index(log->rowCount() - 1, 0).data().toString().contains(QStringLiteral("[overruled]")));
}

}  // namespace result_card_test
