// Fields for numbers with their units.
#include "app/window_driver.hpp"

#include "app/shared/widgets/number_edit.hpp"

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

}  // namespace number_edit_test
