// Procedures are listed by what people do and found by any word.
#include "support/catch.hpp"

#include "app/combat/case_page.hpp"
#include "app/combat/form/procedure_dialog.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/window_driver.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace procedure_dialog_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

/// The dialog for the toy rules: shooting (shot, volley), melee (clash), morale (test, nerve) and others.
struct Opened {
    Opened()
        : loaded(loadRuleset(*readRulesetFolder(DRUMHEAD_TEST_DATA "/app/data/rulesets/toy"))), dialog(*loaded.ruleset)
    {
        dialog.show();
    }

    [[nodiscard]] QStringList shown() const
    {
        QStringList all;
        const auto* list = dialog.findChild<QListWidget*>(QStringLiteral("procedures"));
        for (int i = 0; i < list->count(); ++i) {
            if (!list->item(i)->isHidden()) all << list->item(i)->text();
        }
        return all;
    }
    [[nodiscard]] QLineEdit* search() const { return dialog.findChild<QLineEdit*>(QStringLiteral("procedureSearch")); }

    LoadedRuleset loaded;
    ProcedureDialog dialog;
};

}  // namespace

TEST_CASE("The dialog of procedures lists them under what people do")
{
    const Opened opened;
    const QStringList shown = opened.shown();
    CHECK(shown.mid(0, 5) == QStringList({"Shooting", "Shot", "Volley", "Melee", "Clash"}));
    REQUIRE(opened.dialog.chosen());
    CHECK(opened.dialog.chosen()->id == "shot");
}

TEST_CASE("The dialog of procedures finds one by any word, and by the arrow keys in its search")
{
    const Opened opened;
    QTest::keyClicks(opened.search(), "vol");
    CHECK(opened.shown() == QStringList({"Shooting", "Volley"}));
    CHECK(opened.dialog.chosen()->id == "volley");
    opened.search()->clear();
    CHECK(opened.dialog.chosen()->id == "volley");  // the present one stays
    QTest::keyClick(opened.search(), Qt::Key_Down);
    CHECK(opened.dialog.chosen()->id == "clash");
}

TEST_CASE("The dialog of procedures says when nothing matches, and takes nothing then")
{
    const Opened opened;
    QTest::keyClicks(opened.search(), "xyz");
    CHECK(opened.shown().isEmpty());
    CHECK_FALSE(opened.dialog.chosen());
    CHECK_FALSE(opened.dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
}

TEST_CASE("The list of procedures of one combat has the groups as headings, and goes by any word")
{
    WindowDriver driver(toyOptions("test"));
    auto* combo = driver.find<ChoiceEdit>("procedureCombo");
    CHECK(combo->itemText(0) == QStringLiteral("Shooting"));
    combo->setFocus();
    driver.type("many");  // its sentence: many shoot at one
    CHECK(combo->currentText() == QStringLiteral("Volley"));
    CHECK(driver.window().page()->session()->procedure().id == "volley");
}

}  // namespace procedure_dialog_test
