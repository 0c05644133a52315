// Fields for numbers with their units.
#include "app/window_driver.hpp"

#include "app/shared/settings/preferences.hpp"
#include "app/shared/widgets/fields/number_edit.hpp"

#include <QTest>

namespace number_edit_test {

using namespace drumhead;
using namespace drumhead::app;

namespace {

QString shown(const char* unit, int number)
{
    Shape shape;
    shape.setUnit(unit);
    NumberEdit field(shape);
    field.setAnswer(Value(Number(number)));
    return field.text();
}

}  // namespace

TEST_CASE("One of something is said in the singular")
{
    CHECK(shown("figures", 1) == QStringLiteral("1 figure"));
    CHECK(shown("figures", 2) == QStringLiteral("2 figures"));
    CHECK(shown("figures", 0) == QStringLiteral("0 figures"));
    CHECK(shown("in", 1) == QStringLiteral("1 in"));
}

TEST_CASE("The unit does not get in the way of typing")
{
    Shape shape;
    shape.setUnit("figures");
    NumberEdit field(shape);
    field.show();
    field.setAnswer(Value(Number(7)));
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("12"));
    CHECK(field.text() == QStringLiteral("12 figures"));
    QTest::keyClick(&field, Qt::Key_Backspace);
    CHECK(field.text() == QStringLiteral("1 figure"));
    QTest::keyClicks(&field, QStringLiteral("04"));
    CHECK(field.answer() == Value(Number(104)));
}

TEST_CASE("A length is typed in any unit, and becomes one of the rules")
{
    testing::forgetEverything();
    Shape shape;
    shape.setUnit("in");
    shape.whole = false;
    shape.most = 100;
    NumberEdit field(shape);
    field.show();
    const auto typed = [&](const char* text) {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromLatin1(text));
        QTest::keyClick(&field, Qt::Key_Return);
        return field.text();
    };
    CHECK(typed("20 cm") == QStringLiteral("7.874 in"));
    CHECK(typed("8\"") == QStringLiteral("8 in"));
    CHECK(typed("2ft") == QStringLiteral("24 in"));
    CHECK(typed("7,5 inches") == QStringLiteral("7.5 in"));
    CHECK(typed("6") == QStringLiteral("6 in"));
    CHECK(typed("120 cm") == QStringLiteral("47.244 in"));   // though 120 inches are too many
    CHECK(typed("900 cm").startsWith(QStringLiteral("—")));  // more than the rules allow: not answered
    CHECK(typed("120").startsWith(QStringLiteral("—")));
    CHECK(typed("5 c").startsWith(QStringLiteral("—")));
    CHECK(field.answer().isUnknown());
}

TEST_CASE("Lengths are shown in a second unit if the preferences ask for it, other numbers are not")
{
    testing::forgetEverything();
    setOtherLength(OtherLength::Centimetres);
    CHECK(shown("in", 8) == QStringLiteral("8 in (20.3 cm)"));
    CHECK(shown("cm", 20) == QStringLiteral("20 cm"));
    CHECK(shown("figures", 3) == QStringLiteral("3 figures"));
    setOtherLength(OtherLength::Inches);
    CHECK(shown("cm", 20) == QStringLiteral("20 cm (7.9 in)"));
    Shape shape;
    shape.setUnit("cm");
    NumberEdit field(shape);
    field.show();
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("25"));
    CHECK(field.text() == QStringLiteral("25 cm (9.8 in)"));
    setOtherLength(OtherLength::None);
    CHECK(field.text() == QStringLiteral("25 cm"));
}

}  // namespace number_edit_test
