#include "app/shared/widgets/dialogs/message_box.hpp"

#include <QPushButton>

namespace drumhead::app {

namespace {

struct MadeBox {
    std::unique_ptr<QMessageBox> box;
    QPushButton* accept = nullptr;  ///< null: none was asked for
    QPushButton* other = nullptr;   ///< null: none was asked for
};

MadeBox makeBox(QWidget* parent, const Message& message)
{
    MadeBox made{std::make_unique<QMessageBox>(message.icon, message.title, message.text, message.buttons, parent)};
    made.box->setObjectName(message.name);
    made.box->setTextFormat(Qt::PlainText);
    made.box->setAccessibleName(message.title);
    made.box->setAccessibleDescription(message.text);
    if (!message.picture.isNull()) made.box->setIconPixmap(message.picture);
    if (message.buttons & QMessageBox::Cancel) made.box->setEscapeButton(QMessageBox::Cancel);
    if (QAbstractButton* const cancel = made.box->button(QMessageBox::Cancel); cancel && !message.cancel.isEmpty())
        cancel->setText(message.cancel);
    if (!message.other.isEmpty()) made.other = made.box->addButton(message.other, QMessageBox::ActionRole);
    if (message.accept.isEmpty()) return made;
    made.accept = made.box->addButton(message.accept, QMessageBox::AcceptRole);
    made.box->setDefaultButton(made.accept);
    return made;
}

MessageAnswer answerOf(const QMessageBox& box, const QPushButton* accept, const QPushButton* other)
{
    QAbstractButton* const pressed = box.clickedButton();
    if (pressed && pressed == accept) return MessageAnswer::Accept;
    if (pressed && pressed == other) return MessageAnswer::Other;
    switch (pressed ? box.standardButton(pressed) : QMessageBox::NoButton) {
    case QMessageBox::Save: return MessageAnswer::Save;
    case QMessageBox::Discard: return MessageAnswer::Discard;
    default: return MessageAnswer::Cancel;
    }
}

}  // namespace

void showMessage(QWidget* parent, const Message& message, std::function<void()> accepted)
{
    MadeBox made = makeBox(parent, message);
    if (made.accept && accepted) QObject::connect(made.accept, &QPushButton::clicked, parent, std::move(accepted));
    QMessageBox* box = made.box.release();  // its parent's, and gone once it is closed
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void showQuestion(QWidget* parent, const Message& message, std::function<void(MessageAnswer)> answered)
{
    MadeBox made = makeBox(parent, message);
    QMessageBox* box = made.box.release();  // its parent's, and gone once it is closed
    box->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(box, &QMessageBox::finished, parent,
                     [box, accept = made.accept, other = made.other, answered = std::move(answered)] {
                         answered(answerOf(*box, accept, other));
                     });
    box->open();
}

MessageAnswer askMessage(QWidget* parent, const Message& message)
{
    const MadeBox made = makeBox(parent, message);
    made.box->exec();
    return answerOf(*made.box, made.accept, made.other);
}

}  // namespace drumhead::app
