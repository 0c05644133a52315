// The way on says where it leads.
#include "support/catch.hpp"

#include "app/battle/turn/way_button.hpp"
#include "app/window_driver.hpp"

namespace way_button_test {

using drumhead::app::longestFitting;
using drumhead::app::WayButton;

TEST_CASE("A long way takes two lines of the same height, and only then is its end cut")
{
    WayButton button(nullptr);
    const int letter = button.fontMetrics().averageCharWidth();
    button.resize(40 * letter, 40);
    button.setWay(QStringLiteral("Next: %1 (F10)"), QStringLiteral("Melee"));
    CHECK(button.text() == QStringLiteral("Next: Melee (F10)"));
    const int height = button.height();
    button.resize(36 * letter, height);
    const QString step = QStringLiteral("Nahkampf und Verfolgung: Österreich");
    button.setWay(QStringLiteral("Weiter: %1 (F10)"), step);
    CHECK(button.text().count(u'\n') == 1);
    CHECK(QString(button.text()).replace(u'\n', u' ') == QStringLiteral("Weiter: %1 (F10)").arg(step));
    CHECK(button.height() == height);
    CHECK(button.accessibleName() == QStringLiteral("Weiter: %1 (F10)").arg(step));
    button.resize(14 * letter, height);
    button.setWay(QStringLiteral("Weiter: %1 (F10)"), step);
    CHECK(button.text().startsWith(QStringLiteral("Weiter:")));
    CHECK(button.text().contains(QStringLiteral("…")));
    CHECK(button.text().endsWith(QStringLiteral("(F10)")));
    CHECK(button.height() == height);
}

TEST_CASE("In one line the side comes before the word that leads on and before the key")
{
    WayButton button(nullptr);
    button.setCompact(true);
    const QString step = QStringLiteral("Nahkampf: Österreich");
    const auto shownIn = [&](const QString& text) {
        button.resize(button.fontMetrics().horizontalAdvance(text) + 20, 40);
        button.setWay(QStringLiteral("Weiter: %1 (F10)"), step);
        return button.text();
    };
    const QString whole = QStringLiteral("Weiter: Nahkampf: Österreich (F10)");
    CHECK(shownIn(whole) == whole);
    CHECK(shownIn(step + QStringLiteral(" (F10)")) == step + QStringLiteral(" (F10)"));
    CHECK(shownIn(step) == step);
    CHECK(shownIn(QStringLiteral("Weiter: Nah… (F10)")).contains(QStringLiteral("…")));
}

TEST_CASE("Of a way that is cut the side to whom play goes stays whole")
{
    WayButton button(nullptr);
    const int letter = button.fontMetrics().averageCharWidth();
    for (const int letters : {60, 40, 34, 30}) {
        button.resize(letters * letter, 40);
        button.setWay(QStringLiteral("Next: %1 (F10)"),
                      QStringLiteral("Command and pending orders: Great Britain and Portugal"),
                      QStringLiteral("Great Britain and Portugal"));
        const QString text = QString(button.text()).replace(u'\n', u' ');
        INFO(letters << ": " << text.toStdString());
        CHECK(text.contains(QStringLiteral("Great Britain and Portugal")));
    }
}

TEST_CASE("Of several wordings the longest that fits is shown")
{
    const QFontMetrics metrics{QFont()};
    const QStringList texts{QStringLiteral("One step only (Ctrl+F10)"), QStringLiteral("One step")};
    CHECK(longestFitting(texts, metrics, 10'000) == texts[0]);
    CHECK(longestFitting(texts, metrics, metrics.horizontalAdvance(texts[1]) + 1) == texts[1]);
    CHECK(longestFitting(texts, metrics, 1) == texts[1]);
}

}  // namespace way_button_test
