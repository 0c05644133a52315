// A sentence with a button that leads to what is missing.
#include "support/catch.hpp"

#include "app/shared/widgets/hint_bar.hpp"

#include <QApplication>
#include <QPushButton>
#include <QVBoxLayout>

namespace hint_bar_test {

using namespace drumhead::app;

TEST_CASE("A long name is told whole, beneath the sentence where beside it there is no room")
{
    QWidget window;
    auto* const layout = new QVBoxLayout(&window);
    auto* const bar = new HintBar(QStringLiteral("hint"), &window);
    layout->addWidget(bar);
    const QString long_ = QStringLiteral("Weiter zu: Schütze (Truppentyp)");
    bar->show(QStringLiteral("Noch unbekannt ist, wer schießt."), long_);
    const int letter = bar->fontMetrics().averageCharWidth();
    window.show();
    for (const int letters : {120, 48}) {
        window.resize(letters * letter, 200);
        QApplication::processEvents();
        CHECK(bar->button()->text() == long_);
        CHECK(bar->button()->width() >= bar->button()->sizeHint().width());
    }
    window.resize(24 * letter, 200);
    QApplication::processEvents();
    CHECK(bar->button()->text().endsWith(QStringLiteral("…")));
    CHECK(bar->button()->x() + bar->button()->width() <= bar->width());
}

}  // namespace hint_bar_test
