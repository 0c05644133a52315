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
    QString other = {};    ///< the text of yet another button; empty: none
    QString cancel = {};   ///< the text of Cancel, where there is one; empty: the usual one
    QPixmap picture = {};  ///< in place of the icon, if there is one
};

/// How a message box was answered: `Accept` is the button with the text `accept`, `Other` that with `other`.
enum class MessageAnswer { Accept, Other, Save, Discard, Cancel };

/// Shows the message over `parent` and returns at once; `accepted` is called when the accepting button is pressed.
void showMessage(QWidget* parent, const Message& message, std::function<void()> accepted = {});

/// Shows the message over `parent` and returns at once; `answered` is called when it closes. Escape is Cancel.
void showQuestion(QWidget* parent, const Message& message, std::function<void(MessageAnswer)> answered);

/// Shows the message over `parent` and waits for the answer. Escape is Cancel.
[[nodiscard]] MessageAnswer askMessage(QWidget* parent, const Message& message);

}  // namespace drumhead::app
