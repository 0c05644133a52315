#include "app/editor_driver.hpp"

#include <QComboBox>
#include <QLineEdit>

namespace drumhead::app::testing {

void EditorDriver::put(const char* field, const QString& text)
{
    auto* widget = find<QWidget>(field);
    INFO(field);
    REQUIRE(widget);
    widget->setFocus();
    REQUIRE(widget->isEnabled());
    if (const auto* combo = qobject_cast<QComboBox*>(widget)) {
        press(Qt::Key_Home);
        for (int i = 0; i < combo->count() && combo->currentText() != text; ++i) press(Qt::Key_Down);
        CHECK(combo->currentText() == text);
        return;
    }
    control(Qt::Key_A);
    type(text);
}

void EditorDriver::answerFileDialog(const QString& file)
{
    auto* waiting = new QTimer(qApp);
    QObject::connect(waiting, &QTimer::timeout, waiting, [waiting, file] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        waiting->deleteLater();
        waiting->stop();
        if (file.isEmpty()) return dialog->reject();
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
        QMetaObject::invokeMethod(dialog, "accept");
    });
    waiting->start(20);
}

}  // namespace drumhead::app::testing
