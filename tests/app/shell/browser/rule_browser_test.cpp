// Everything in a ruleset, found by words, with where it is used and what the battle has used of it.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"
#include "app/shared/rules/ruleset_library.hpp"
#include "app/shell/browser/rule_browser.hpp"
#include "app/shell/browser/rule_filter.hpp"
#include "app/shell/browser/source_view.hpp"
#include "app/shell/browser/text_editor.hpp"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeView>

namespace rule_browser_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

std::size_t find(const std::vector<RuleItem>& items, RuleItemKind kind, const std::string& id)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].kind == kind && items[i].id == id) return i;
    }
    FAIL("nothing is called " << id);
    return 0;
}

bool uses(const RuleItem& item, std::size_t by) { return std::count(item.uses.begin(), item.uses.end(), by) == 1; }

/// The open browser of a driven window.
class Browser {
public:
    explicit Browser(WindowDriver& driver) : m_driver(driver)
    {
        driver.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        m_dialog = driver.dialog("ruleBrowser");
        REQUIRE(m_dialog);
    }
    template <typename T>
    [[nodiscard]] T* find(const char* name) const
    {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString text() const { return find<QTextBrowser>("ruleText")->toPlainText(); }
    /// How many rules the search leaves, and how many there are.
    [[nodiscard]] int left() const { return find<QLabel>("ruleCount")->text().section(u' ', 0, 0).toInt(); }
    [[nodiscard]] int all() const { return find<QLabel>("ruleCount")->text().section(u' ', 2, 2).toInt(); }
    void tabTo(const char* name)
    {
        for (int i = 0; i < 200 && m_driver.focusName() != QString::fromLatin1(name); ++i) m_driver.press(Qt::Key_Tab);
        REQUIRE(m_driver.focusName() == QString::fromLatin1(name));
    }

private:
    WindowDriver& m_driver;
    QWidget* m_dialog = nullptr;
};

}  // namespace

TEST_CASE("The model of the rules keeps its promises for every ruleset, while it is searched and marked")
{
    RulesetLibrary library;
    library.lookInto({testing::dataFolder("rulesets/toy"), RulesetLibrary::standardFolder()});
    REQUIRE(library.entries().size() >= 4);
    for (int i = 0; i < static_cast<int>(library.entries().size()); ++i) {
        const LibraryEntry& entry = library.load(i);
        REQUIRE(entry.usable());
        CAPTURE(entry.id.toStdString());
        RuleItemModel model(ruleIndex(*entry.loaded.ruleset));
        RuleFilter filter;
        filter.setSourceModel(&model);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const QAbstractItemModelTester filtered(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
        CHECK(filter.count() == static_cast<int>(model.items().size()));
        filter.setWords(QStringLiteral("unit"));
        CHECK(filter.count() < static_cast<int>(model.items().size()));
        filter.setOnlyUsed(true);
        CHECK(filter.count() == 0);
        model.setUsed(std::vector<bool>(entry.loaded.ruleset->elements.size(), true));
        CHECK(filter.count() > 0);
        filter.setStatus(Status::House);
        filter.setWords({});
        for (std::size_t item = 0; item < model.items().size(); ++item) {
            CHECK(model.itemAt(model.indexOf(item)) == static_cast<int>(item));
            const bool isInFile = model.items()[item].kind != RuleItemKind::Statement;
            CHECK((model.items()[item].line > 0) == isInFile);
        }
    }
}

TEST_CASE("A rule knows what it says and where it is used")
{
    RulesetLibrary library;
    library.lookInto({testing::dataFolder("rulesets/toy")});
    const auto items = ruleIndex(*library.load(0).loaded.ruleset);
    const std::size_t shot = find(items, RuleItemKind::Procedure, "shot");
    const std::size_t test = find(items, RuleItemKind::Procedure, "test");
    const std::size_t rested = find(items, RuleItemKind::Modifier, "rested");
    CHECK(uses(items[rested], shot));
    CHECK(uses(items[test], shot));
    CHECK_FALSE(uses(items[shot], test));
    CHECK(uses(items[find(items, RuleItemKind::Ruling, "rest")], rested));
    CHECK(uses(items[find(items, RuleItemKind::Statement, "TOY-2")], find(items, RuleItemKind::Modifier, "cover")));
    CHECK(items[rested].lines
          == std::vector<std::string>{"+2, if shooter: rested and the ruling “Rest” says “counts”"});
    CHECK(items[find(items, RuleItemKind::UnitType, "archers")].lines == std::vector<std::string>{"reach: 12 in"});
    CHECK(items[rested].line == 17);
}

TEST_CASE("The rules are browsed by keyboard: searched, read, followed and found in their file")
{
    WindowDriver driver(toyOptions("shot"));
    Browser browser(driver);
    CHECK(driver.focusName() == QStringLiteral("ruleWords"));
    driver.type(QStringLiteral("rest counts"));
    CHECK(browser.left() >= 2);
    CHECK(browser.left() < browser.all());
    browser.tabTo("ruleTree");
    driver.press(Qt::Key_Home);
    driver.press(Qt::Key_Down);
    CHECK(browser.text().contains(QStringLiteral("Modifiers · rested · shooting")));
    CHECK(browser.text().contains(QStringLiteral("Used by\nShot (procedures)")));
    const auto* source = browser.find<SourceView>("ruleSource");
    CHECK(source->isVisible());
    CHECK(source->textCursor().block().text().contains(
        QStringLiteral("\"id\": \"rested\", \"label\": \"shooter rested\"")));
    driver.press(Qt::Key_Return);
    CHECK(driver.focusName() == QStringLiteral("ruleText"));
    driver.press(Qt::Key_Tab);
    driver.press(Qt::Key_Return);
    CHECK(browser.text().startsWith(QStringLiteral("Shot\n")));
    CHECK(browser.text().contains(QStringLiteral("target in <b>cover</b>")));
    driver.press(Qt::Key_Left, Qt::AltModifier);
    CHECK(browser.text().startsWith(QStringLiteral("Shooter rested")) == false);
    CHECK(browser.text().startsWith(QStringLiteral("shooter rested\n")));
    browser.find<QComboBox>("ruleStatus")->setCurrentIndex(3);
    browser.find<QLineEdit>("ruleWords")->clear();
    CHECK(browser.left() >= 1);
    CHECK(browser.left() < browser.all());
    CHECK_FALSE(browser.find<QCheckBox>("onlyUsed")->isVisible());
}

TEST_CASE("What the battle has used is marked, and nothing else is left when only that is wanted")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    Browser browser(driver);
    auto* only = browser.find<QCheckBox>("onlyUsed");
    REQUIRE(only->isVisible());
    only->setChecked(true);
    auto* tree = browser.find<QTreeView>("ruleTree");
    REQUIRE(QTest::qWaitFor([&] { return tree->model()->rowCount() > 0; }, 30'000));
    QStringList used;
    for (int group = 0; group < tree->model()->rowCount(); ++group) {
        const QModelIndex heading = tree->model()->index(group, 0);
        for (int row = 0; row < tree->model()->rowCount(heading); ++row)
            used << tree->model()->index(row, 0, heading).data().toString();
    }
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    CHECK(browser.find<SourceView>("ruleSource")->toPlainText().startsWith(u'{'));  // the file, where it lies today
    CHECK(browser.find<QPushButton>("openRuleFile")->isEnabled());
    const Ruleset& rules = driver.battle().ruleset();
    CHECK(used.contains(QString::fromStdString(rules.findProcedure("fire")->title)));
    CHECK_FALSE(used.contains(QString::fromStdString(rules.findProcedure("pursuit")->title)));
}

TEST_CASE("A file is opened at its place by whichever editor is there")
{
    const auto only = [](const QString& name) {
        return [name](const QString& program) { return program == name ? QStringLiteral("/bin/") + name : QString(); };
    };
    const QString file = QStringLiteral("/rules/a b.json");
    CHECK(editorFor(file, 3, 7, only(QStringLiteral("codium")))->arguments
          == QStringList{QStringLiteral("--goto"), QStringLiteral("/rules/a b.json:3:7")});
    CHECK(editorFor(file, 3, 7, only(QStringLiteral("gedit")))->arguments == QStringList{QStringLiteral("+3"), file});
    CHECK(editorFor(file, 3, 7, only(QStringLiteral("kate")))->arguments.front() == QStringLiteral("-l"));
    CHECK_FALSE(editorFor(file, 3, 7, only(QStringLiteral("notepad"))));
}

}  // namespace rule_browser_test
