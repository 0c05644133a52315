#pragma once

#include <QMessageBox>
#include <QPixmap>
#include <QString>

#include <functional>

namespace drumhead::app {

/// What a message box says, and how it can be answered.
struct Message {
    QString name;  ///< object name of the box
    QString title;
    QString text;  ///< plain text, with line breaks
    QMessageBox::Icon icon = QMessageBox::Warning;
    QMessageBox::StandardButtons buttons = QMessageBox::Close;
    QString accept = {};   ///< the text of one more button, which is the default then; empty: no such button
    QPixmap picture = {};  ///< in place of the icon, if there is one
};

/// How a message box was answered: `Accept` is the button with the text `accept`.
enum class MessageAnswer { Accept, Save, Discard, Cancel };

/// Shows the message over `parent` and returns at once; `accepted` is called when the accepting button is pressed.
void showMessage(QWidget* parent, const Message& message, std::function<void()> accepted = {});

/// Shows the message over `parent` and waits for the answer. Escape is Cancel.
[[nodiscard]] MessageAnswer askMessage(QWidget* parent, const Message& message);

}  // namespace drumhead::app
