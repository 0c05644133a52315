// A sentence that goes with the next command.
#include "app/shared/widgets/passing_message.hpp"
#include "support/catch.hpp"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

namespace passing_message_test {

using namespace drumhead::app;

TEST_CASE("A passing message goes with the next command, not with typing, and makes room for the next")
{
    QWidget window;
    auto* const label = new QLabel(&window);
    auto* const field = new QLineEdit(&window);
    auto* const layout = new QVBoxLayout(&window);
    layout->addWidget(label);
    layout->addWidget(field);
    auto* const message = new PassingMessage(*label);
    window.show();
    message->show(QStringLiteral("Open a case first."));
    CHECK(label->isVisible());
    QTest::keyClicks(field, QStringLiteral("Abc 1"));
    QTest::keyClick(field, Qt::Key_Down);
    QApplication::processEvents();
    CHECK(label->isVisible());
    SECTION("a key")
    {
        const auto key = GENERATE(Qt::Key_Escape, Qt::Key_F10, Qt::Key_Return);
        QTest::keyClick(field, key);
        QApplication::processEvents();
        CHECK_FALSE(label->isVisible());
    }
    SECTION("a click")
    {
        QTest::mouseClick(field, Qt::LeftButton);
        QApplication::processEvents();
        CHECK_FALSE(label->isVisible());
    }
    SECTION("the command has a sentence of its own")
    {
        QObject::connect(field, &QLineEdit::returnPressed, message, [&] { message->show(QStringLiteral("Next.")); });
        QTest::keyClick(field, Qt::Key_Return);
        QApplication::processEvents();
        CHECK(label->isVisible());
        CHECK(label->text() == QStringLiteral("Next."));
    }
}

}  // namespace passing_message_test
