// A choice is found by any word of it, what was typed is shown, and nothing is chosen where nothing matches.
#include "support/catch.hpp"

#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/fields/typed_hint.hpp"

#include <QAbstractItemView>
#include <QApplication>
#include <QListView>
#include <QTest>

#include <memory>

namespace choice_edit_test {

using namespace drumhead;
using namespace drumhead::app;

namespace {

/// A field with four kinds of troops.
std::unique_ptr<ChoiceEdit> troops()
{
    auto edit = std::make_unique<ChoiceEdit>();
    for (const char* each : {"—", "Line infantry", "Light infantry", "Heavy cavalry"})
        edit->add(QString::fromUtf8(each), Value::unknown());
    edit->show();
    QApplication::setActiveWindow(edit.get());
    edit->setFocus();
    static_cast<void>(QTest::qWaitForWindowActive(edit.get()));
    return edit;
}

TypedHint* hintOf(const ChoiceEdit& edit) { return edit.findChild<TypedHint*>(QStringLiteral("typedHint")); }

bool isHidden(const ChoiceEdit& edit, int row) { return qobject_cast<const QListView*>(edit.view())->isRowHidden(row); }

}  // namespace

TEST_CASE("A choice is found by any of its words")
{
    const auto edit = troops();
    QTest::keyClicks(edit.get(), "cav");
    CHECK(edit->currentText() == QStringLiteral("Heavy cavalry"));
    REQUIRE(hintOf(*edit));
    CHECK(hintOf(*edit)->isVisible());
    CHECK(hintOf(*edit)->text() == QStringLiteral("“cav”"));
}

TEST_CASE("The present choice stays as long as it matches as well as any")
{
    const auto edit = troops();
    edit->setCurrentIndex(2);
    QTest::keyClicks(edit.get(), "l");
    CHECK(edit->currentText() == QStringLiteral("Light infantry"));
    QTest::keyClicks(edit.get(), "in");
    CHECK(edit->currentText() == QStringLiteral("Line infantry"));
    CHECK(hintOf(*edit)->text() == QStringLiteral("“lin”"));
}

TEST_CASE("The same letter again goes on to the next that begins with it")
{
    const auto edit = troops();
    QTest::keyClicks(edit.get(), "l");
    CHECK(edit->currentText() == QStringLiteral("Line infantry"));
    CHECK(hintOf(*edit)->text() == QStringLiteral("“l”: 3 match"));
    QTest::keyClicks(edit.get(), "l");
    CHECK(edit->currentText() == QStringLiteral("Light infantry"));
}

TEST_CASE("What matches nothing is said and chooses nothing, and can be taken back")
{
    const auto edit = troops();
    QTest::keyClicks(edit.get(), "l");
    CHECK(edit->currentText() == QStringLiteral("Line infantry"));
    QTest::keyClicks(edit.get(), "x");
    CHECK(edit->currentText() == QStringLiteral("—"));
    CHECK(hintOf(*edit)->text() == QStringLiteral("“lx”: nothing matches"));
    QTest::keyClick(edit.get(), Qt::Key_Backspace);
    QTest::keyClicks(edit.get(), "ig");
    CHECK(edit->currentText() == QStringLiteral("Light infantry"));
    QTest::keyClick(edit.get(), Qt::Key_Escape);
    CHECK_FALSE(hintOf(*edit)->isVisible());
}

TEST_CASE("The open list is left with what matches, under its heading")
{
    ChoiceEdit edit;
    edit.addHeading(QStringLiteral("Shooting"));
    edit.addEntry(QStringLiteral("Volley"), 1, QStringLiteral("One unit fires at another."));
    edit.addHeading(QStringLiteral("Melee"));
    edit.addEntry(QStringLiteral("Brawl"), 2, QStringLiteral("Two units fight."));
    edit.setCurrentIndex(3);
    edit.show();
    edit.showPopup();
    QTest::keyClicks(edit.view(), "fire");
    CHECK_FALSE(isHidden(edit, 0));
    CHECK_FALSE(isHidden(edit, 1));
    CHECK(isHidden(edit, 2));
    CHECK(isHidden(edit, 3));
    CHECK(edit.view()->currentIndex().row() == 1);
    REQUIRE(edit.view()->isVisible());
    QTest::keyClick(edit.view(), Qt::Key_Escape);
    CHECK_FALSE(edit.view()->isVisible());
    CHECK(edit.currentData().toInt() == 2);
    CHECK_FALSE(isHidden(edit, 3));
    edit.showPopup();
    QTest::keyClicks(edit.view(), "vol");
    QTest::keyClick(edit.view(), Qt::Key_Return);
    CHECK(edit.currentData().toInt() == 1);
    CHECK_FALSE(isHidden(edit, 3));
}

}  // namespace choice_edit_test
