#include "app/panels/dice_bar.hpp"

#include "app/dialogs/die_dialog.hpp"
#include "app/text.hpp"
#include "app/widgets/flow_layout.hpp"

#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

DiceBar::DiceBar(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* bar = new FlowLayout(nullptr, 8);
    layout->addLayout(bar);
    addButtons();
    addField();
    bar->addWidget(m_missing);
    bar->addWidget(m_roll);
    bar->addWidget(m_diceLabel);
    bar->addWidget(m_dice);
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("diceHint"));
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    layout->addWidget(m_hint);
    refresh();
}

void DiceBar::addButtons()
{
    m_missing = new QPushButton(tr("&Go to the question"), this);
    m_missing->setObjectName(QStringLiteral("goToQuestion"));
    m_missing->setToolTip(tr("Puts the keyboard on the next question that needs an answer (Alt+G, F6)"));
    connect(m_missing, &QPushButton::clicked, this, &DiceBar::missingWanted);
    m_roll = new QPushButton(tr("&Roll"), this);
    m_roll->setObjectName(QStringLiteral("roll"));
    connect(m_roll, &QPushButton::clicked, this, &DiceBar::roll);
    m_thrown = new QWidget(this);
    auto* thrown = new FlowLayout(m_thrown, 8);
    m_change = new QPushButton(tr("Change a d&ie…"), m_thrown);
    m_clear = new QPushButton(tr("Clear the dice"), m_thrown);
    thrown->addWidget(m_change);
    thrown->addWidget(m_clear);
    m_change->setObjectName(QStringLiteral("changeDie"));
    m_change->setToolTip(tr("Let another face count, with a reason"));
    connect(m_change, &QPushButton::clicked, this, &DiceBar::changeDie);
    m_clear->setObjectName(QStringLiteral("clearDice"));
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_session->forgetDice();
        focusDice();
    });
}

void DiceBar::addField()
{
    m_diceLabel = new QLabel(tr("&Dice"), this);
    m_dice = new QLineEdit(this);
    m_dice->setObjectName(QStringLiteral("diceField"));
    m_dice->setAccessibleName(tr("Dice"));
    m_dice->setAccessibleDescription(
        tr("The faces thrown on the table, with spaces between them; Return takes them"));
    m_dice->setPlaceholderText(tr("thrown on the table: 1 5 6"));
    m_dice->setMinimumWidth(120);
    m_diceLabel->setBuddy(m_dice);
    connect(m_dice, &QLineEdit::textChanged, this, &DiceBar::validate);
    connect(m_dice, &QLineEdit::returnPressed, this, &DiceBar::takeTyped);
}

void DiceBar::setSession(CaseSession* session)
{
    m_session = session;
    m_dice->clear();
    refresh();
}

QList<QWidget*> DiceBar::tabChain() const
{
    return {m_missing, m_roll, m_dice};
}

void DiceBar::refresh()
{
    setEnabled(m_session);
    if (!m_session) return;
    const Pause& pause = m_session->pause();
    const bool thrown = !m_session->throwsSoFar().empty();
    const bool canRoll = pause.kind == Pause::Kind::Dice || (m_session->isFinished() && thrown);
    m_missing->setVisible(pause.kind == Pause::Kind::Answer);
    m_roll->setEnabled(canRoll);
    m_roll->setText(m_session->isFinished() && thrown ? tr("&Roll again") : tr("&Roll"));
    m_roll->setToolTip(canRoll ? tr("Throws the dice here (Alt+R, F5)")
                           : pause.kind == Pause::Kind::Answer
                           ? tr("The questions come first.")
                           : tr("No dice are needed: the verdict stands."));
    m_roll->setAccessibleDescription(m_roll->toolTip());
    m_thrown->setVisible(thrown);
    validate();
}

QString DiceBar::usualHint() const
{
    const bool thrown = !m_session->throwsSoFar().empty();
    switch (m_session->pause().kind) {
    case Pause::Kind::Answer: return tr("The dice come when the questions are answered.");
    case Pause::Kind::Dice:
        if (m_session->diceDropped())
            return tr("The dice thrown before no longer fit these answers and were put aside.");
        return thrown ? tr("Roll or type the next dice; those thrown so far are kept.")
                      : tr("Roll here, or type the dice thrown on the table.");
    case Pause::Kind::Finished: break;
    }
    if (!thrown) return tr("No dice are needed.");
    return m_session->judgedAgain() ? tr("The answers were changed after the throw: the same dice are judged "
                                         "again. Roll again for new ones.")
                                    : QString();
}

void DiceBar::validate()
{
    if (!m_session) return;
    const DiceCheck check = m_session->check(m_dice->text());
    const bool wrong = check.state == DiceCheck::State::Wrong;
    m_hint->setText(check.state == DiceCheck::State::Empty
                        ? usualHint()
                        : (wrong ? QStringLiteral("✗ ") : QString()) + check.message);
    m_hint->setVisible(!m_hint->text().isEmpty());
    QFont font;
    font.setBold(wrong);
    if (m_hint->font().bold() != wrong) m_hint->setFont(font);
}

void DiceBar::takeTyped()
{
    if (!m_session) return;
    const DiceCheck check = m_session->check(m_dice->text());
    if (check.state != DiceCheck::State::Fits) {
        m_dice->selectAll();
        return;
    }
    m_dice->clear();
    m_session->takeDice(check.faces);
}

void DiceBar::roll()
{
    if (!m_session || !m_roll->isEnabled()) return;
    m_dice->clear();
    m_session->roll();
}

void DiceBar::focusDice()
{
    m_dice->setFocus(Qt::ShortcutFocusReason);
    m_dice->selectAll();
}

void DiceBar::changeDie()
{
    if (!m_session || m_session->throwsSoFar().empty()) return;
    auto* dialog = new DieDialog(m_session->throwsSoFar(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    CaseSession* session = m_session;
    connect(dialog, &QDialog::accepted, session,
            [session, dialog] { session->overrule(dialog->overrule()); });
    dialog->open();
}

}  // namespace drumhead::app
