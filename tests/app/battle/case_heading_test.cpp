// Who against whom stands in one line, however long the names are.
#include "support/catch.hpp"

#include "app/battle/case/case_heading.hpp"

namespace case_heading_test {

using drumhead::app::CaseHeading;

TEST_CASE("The heading of a case is one line high whatever the names, and is read whole in its tip")
{
    CaseHeading heading(nullptr);
    heading.resize(420, 40);
    heading.showText(QStringLiteral("Firing: Kleist → Lika"));
    const int oneLine = heading.heightForWidth(420);
    CHECK(heading.text() == QStringLiteral("Firing: Kleist → Lika"));
    CHECK(heading.toolTip().isEmpty());
    const QString names = QStringLiteral(
        "Firing: Musketeers, 1st battalion Alt-Kreytzen → Infantry regiment Harrach, 1st battalion of the left");
    heading.showText(names);
    CHECK(heading.heightForWidth(420) <= oneLine);
    CHECK(heading.text().endsWith(QStringLiteral("…")));
    CHECK(heading.toolTip().contains(QStringLiteral("of the left")));
    CHECK(heading.accessibleName() == names);
    heading.setCompact(true);
    CHECK(heading.text() == names);  // nothing stands beside it
}

}  // namespace case_heading_test
