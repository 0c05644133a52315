// Pictures of the result card for ten outcomes of each ruleset, to be looked at: in the folder that DRUMHEAD_PICTURES
// names, for each size of window, in light and dark colours and in type twice as large.
#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/example_case.hpp"
#include "app/window_driver.hpp"
#include "drumhead/resolve/session/case_result.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <QDir>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <set>

namespace card_pictures_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::WindowDriver;

namespace {

constexpr std::size_t wanted = 10;

/// The first examples that come to outcomes of their own, from as many procedures as there are.
std::vector<const Example*> differentExamples(const Ruleset& ruleset)
{
    std::vector<const Example*> picked;
    std::set<std::string> words;
    std::multiset<std::string> procedures;
    for (std::size_t perProcedure = 1; perProcedure <= 4 && picked.size() < wanted; ++perProcedure) {
        for (const Example& example : ruleset.examples) {
            if (picked.size() == wanted || procedures.count(example.procedure) >= perProcedure) continue;
            const std::unique_ptr<CaseInHand> session = testing::caseOf(ruleset, example);
            if (!session) continue;
            const CaseResult result = caseResult(session->situation(), session->verdict(), session->throwsSoFar());
            if (!words.insert(result.outcomes.front().word).second) continue;
            procedures.insert(example.procedure);
            picked.push_back(&example);
        }
    }
    return picked;
}

struct Look {
    const char* name;
    QSize size;
    Appearance::Theme theme;
    double scale;
};

constexpr Look looks[] = {{"light-1366", {1366, 720}, Appearance::Theme::Light, 1},
                          {"dark-1366", {1366, 720}, Appearance::Theme::Dark, 1},
                          {"light-1920", {1920, 1032}, Appearance::Theme::Light, 1},
                          {"double-1366", {1366, 720}, Appearance::Theme::Light, 2}};

/// What a look at the picture has to find: the height of the outcome's capitals, and how much of the card is scrolled.
void tellMeasures(const QWidget& window, const QString& name)
{
    const auto* const word = window.findChild<QLabel*>(QStringLiteral("outcome"));
    const auto* const area = window.findChild<QScrollArea*>(QStringLiteral("verdictArea"));
    REQUIRE(word);
    REQUIRE(area);
    WARN(name.section(u'/', -1).toStdString() << ": outcome " << word->height() << " px high, card scrolls by "
                                              << area->verticalScrollBar()->maximum() << " px");
}

void takePictures(const RulesetEntry& entry, const QString& folder)
{
    const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
    REQUIRE(loaded.ruleset);
    for (const Example* const example : differentExamples(*loaded.ruleset)) {
        testing::forgetEverything();
        LaunchOptions options;
        options.folders << QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets");
        options.ruleset = QString::fromStdString(loaded.ruleset->id);
        options.procedure = QString::fromStdString(example->procedure);
        for (const Example::Given& each : example->given)
            options.answers << QString::fromStdString(each.name + "=" + each.value);
        WindowDriver driver(options);
        CaseSession& session = *driver.window().page()->session();
        for (const Example::Given& each : example->rulings)
            session.rule(QString::fromStdString(each.name), QString::fromStdString(each.value));
        for (const Look& look : looks) {
            Appearance appearance;
            appearance.setTheme(look.theme);
            appearance.setScale(look.scale);
            driver.window().resize(look.size);
            session.clearDice();
            QTest::qWait(250);
            const QString name =
                QStringLiteral("%1/%2-%3-%4")
                    .arg(folder, options.ruleset, QString::fromStdString(example->id), QString::fromLatin1(look.name));
            if (!example->dice.empty()) CHECK(driver.window().grab().save(name + QStringLiteral("-throw.png")));
            if (!example->dice.empty()) session.acceptDice(example->dice);
            driver.window().page()->focusDice();
            Q_EMIT driver.window().page()->verdict()->diceBar()->thrown();
            QTest::qWait(250);
            CHECK(driver.window().grab().save(name + QStringLiteral(".png")));
            tellMeasures(driver.window(), name);
            appearance.setScale(1);
        }
    }
}

}  // namespace

TEST_CASE("Pictures of the result card", "[.][card-pictures]")
{
    const QString folder = qEnvironmentVariable("DRUMHEAD_PICTURES");
    REQUIRE_FALSE(folder.isEmpty());
    REQUIRE(QDir().mkpath(folder));
    const Result<std::vector<RulesetEntry>> rulesets = listRulesets(DRUMHEAD_SOURCE_DIR "/rulesets");
    REQUIRE(rulesets);
    for (const RulesetEntry& entry : *rulesets) takePictures(entry, folder);
}

}  // namespace card_pictures_test
