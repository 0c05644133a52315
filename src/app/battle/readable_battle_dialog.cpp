#include "app/battle/readable_battle_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

ReadableBattleDialog::ReadableBattleDialog(const QString& why, const QStringList& rulesDiffer, const QStringList& log,
                                           QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Battle to read"));
    setObjectName(QStringLiteral("readableBattle"));
    resize(roomFor(*this, 96, 36));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(plainText(
        tr("This battle can't be played under the rules in its file. You can read it, or go on under today's rules in a new file."),
        this));
    layout->addWidget(plainText(why, this));
    auto* played = textOf(QStringLiteral("readableLog"), tr("What was &played:"), log, 3);
    const QStringList differences =
        rulesDiffer.isEmpty() ? QStringList(tr("Today's rules are the same, or are not installed here.")) : rulesDiffer;
    textOf(QStringLiteral("readableDifferences"), tr("What &differs in today's rules:"), differences, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* const goOn = buttons->addButton(tr("&Go on under today's rules"), QDialogButtonBox::AcceptRole);
    goOn->setObjectName(QStringLiteral("goOnUnderToday"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    played->setFocus();
}

QWidget* ReadableBattleDialog::textOf(const QString& name, const QString& label, const QStringList& lines, int stretch)
{
    QLabel* const heading = plainText(label, this);
    auto* text = new QPlainTextEdit(lines.join(u'\n'), this);
    text->setObjectName(name);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    heading->setBuddy(text);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(heading);
    column->addWidget(text, stretch);
    return text;
}

}  // namespace drumhead::app
