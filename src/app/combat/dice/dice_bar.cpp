#include "app/combat/dice/dice_bar.hpp"

#include "app/combat/dice/die_dialog.hpp"
#include "app/combat/dice/face_strip.hpp"
#include "app/combat/dice/throw_fields.hpp"
#include "app/shared/actions/key_follower.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/layout/shrinking_scroll_area.hpp"
#include "app/shared/look/primary_button.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/preferences.hpp"
#include "app/shared/widgets/steady_width.hpp"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace drumhead::app {

DiceBar::DiceBar(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    addButtons();
    addField();
    auto* bar = new FlowLayout(nullptr, 8);
    for (QWidget* each : QList<QWidget*>{m_roll, m_diceLabel, m_dice, m_rollThis, m_missing}) bar->addWidget(each);
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("diceHint"));
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_throws = new ThrowFields(this);
    m_throwsArea = new ShrinkingScrollArea(m_throws, this);
    m_strip = new FaceStrip(this);
    m_stripArea = new ShrinkingScrollArea(m_strip, this);  // a line for each of many units
    layout->addWidget(m_stripArea);
    layout->addWidget(m_throwsArea);
    layout->addWidget(m_hint);
    layout->addLayout(bar);  // last: what comes and goes grows upwards, and the field keeps its place
    connect(m_throws, &ThrowFields::edited, this, &DiceBar::validate);
    connect(m_throws, &ThrowFields::returnPressed, this, &DiceBar::acceptThrows);
    connect(m_throws, &ThrowFields::rebuilt, this, &DiceBar::rebuilt);
    connect(qApp, &QApplication::focusChanged, this, &DiceBar::focusWent);
    followKeys(*this, [this] { refresh(); });
}

void DiceBar::addButtons()
{
    m_missing = new QPushButton(tr("&Go to the question"), this);
    m_missing->setObjectName(QStringLiteral("goToQuestion"));
    followKeys(*m_missing, [this] {
        m_missing->setToolTip(tr("Goes to the next question that needs an answer (Alt+G, %1)")
                                  .arg(WindowActions::keyText(WindowAction::NextQuestion)));
    });
    connect(m_missing, &QPushButton::clicked, this, &DiceBar::missingWanted);
    m_roll = new QPushButton(tr("&Roll"), this);
    m_roll->setObjectName(QStringLiteral("roll"));
    m_roll->setAutoDefault(true);  // Return throws as well as Space
    connect(m_roll, &QPushButton::clicked, this, &DiceBar::roll);
    m_rollThis = new QPushButton(tr("Roll &this throw"), this);
    m_rollThis->setObjectName(QStringLiteral("rollThis"));
    followKeys(*m_rollThis, [this] {
        m_rollThis->setToolTip(tr("Throws only the dice that are due now (Alt+T, %1)")
                                   .arg(WindowActions::keyText(WindowAction::RollThis)));
    });
    connect(m_rollThis, &QPushButton::clicked, this, &DiceBar::rollThis);
    m_thrown = new QWidget(this);
    auto* thrown = new QHBoxLayout(m_thrown);
    thrown->setContentsMargins(0, 0, 0, 0);
    thrown->setSpacing(8);
    m_thrown->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_change = new QPushButton(tr("Change a d&ie…"), m_thrown);
    m_clear = new QPushButton(tr("Clear the dice"), m_thrown);
    thrown->addWidget(m_change);
    thrown->addWidget(m_clear);
    m_change->setObjectName(QStringLiteral("changeDie"));
    m_change->setToolTip(tr("Use another face, with a reason"));
    connect(m_change, &QPushButton::clicked, this, [this] { changeDie(); });
    m_clear->setObjectName(QStringLiteral("clearDice"));
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_session->clearDice();
        focusDice();
    });
}

void DiceBar::addField()
{
    m_diceLabel = new QLabel(tr("Dice"), this);
    m_dice = new QLineEdit(this);
    m_dice->setObjectName(QStringLiteral("diceField"));
    m_dice->setAccessibleName(tr("Dice"));
    m_dice->setAccessibleDescription(
        tr("The faces thrown on the table, with spaces between them; Return accepts them"));
    m_dice->setPlaceholderText(tr("thrown on the table: 1 5 6"));
    m_dice->setMinimumWidth(120);
    m_diceLabel->setBuddy(m_dice);
    connect(m_dice, &QLineEdit::textChanged, this, &DiceBar::validate);
    connect(m_dice, &QLineEdit::returnPressed, this, &DiceBar::acceptTyped);
}

void DiceBar::setSession(CaseSession* session)
{
    m_session = session;
    m_dice->clear();
    m_throws->clear();
    if (!session) m_throws->setSession(nullptr);
    refresh();
}

QList<QWidget*> DiceBar::tabChain() const
{
    return QList<QWidget*>{m_missing, m_roll, m_rollThis, m_dice} + m_throws->tabChain();
}

void DiceBar::refresh()
{
    setEnabled(m_session);
    if (!m_session) return;
    const bool thrown = !m_session->throwsSoFar().empty();
    showRow(thrown);
    m_thrown->setVisible(thrown);
    const bool hadFocus = m_dice->hasFocus() || m_throws->isAncestorOf(QApplication::focusWidget());
    m_throws->setSession(m_session);
    m_throwsArea->setVisible(manyThrows());
    m_dice->setVisible(!manyThrows() && needsDice());
    m_diceLabel->setVisible(!manyThrows() && needsDice());
    showPlan();
    if (hadFocus && needsDice()) focusDice();
    validate();
}

/// Whether dice lie, are due or may follow: a case without them has no buttons for them.
bool DiceBar::needsDice() const
{
    return m_session->pause().kind == Pause::Kind::Dice || !m_session->diceLying().empty() || m_session->throwsAhead();
}

void DiceBar::showRow(bool thrown)
{
    const Pause& pause = m_session->pause();
    const bool canRoll = pause.kind == Pause::Kind::Dice || (m_session->isFinished() && thrown);
    // In a battle the keyboard is in the question already, and a button more would move the dice.
    m_missing->setVisible(pause.kind == Pause::Kind::Answer && !m_session->isOfBattle());
    m_roll->setEnabled(canRoll);
    const bool inParts = m_session->mayThrowMore() || (manyThrows() && pause.kind == Pause::Kind::Dice && thrown);
    m_roll->setText(m_session->isFinished() && thrown ? tr("&Roll again")
                        : inParts                     ? tr("&Roll all")
                        : pause.deck                  ? tr("D&raw")
                                                      : tr("&Roll"));
    m_dice->setPlaceholderText(pause.deck ? tr("card drawn at the table: number or name")
                                          : tr("thrown on the table: 1 5 6"));
    const bool isRolledHere = dicePlace() != DicePlace::Table;
    m_roll->setVisible(isRolledHere && needsDice());
    m_rollThis->setVisible(inParts && isRolledHere);
    const QString key = WindowActions::keyText(WindowAction::Roll);
    m_roll->setToolTip(inParts       ? tr("Throws all the dice still due in this case (Alt+R, %1)").arg(key)
                           : canRoll ? tr("Throws the dice here (Alt+R, %1)").arg(key)
                           : pause.kind == Pause::Kind::Answer ? tr("Answer the questions first.")
                                                               : tr("No dice are needed: the verdict stands."));
    m_roll->setAccessibleDescription(m_roll->toolTip());
}

/// Of one throw which face means what; of several each field has its own label.
void DiceBar::showPlan()
{
    const std::vector<PlannedThrow>& planned = m_session->planned();
    m_throws->setPlan(planned);
    m_strip->setLines(planned.size() == 1 ? stripLines(planned.front()) : std::vector<FaceStrip::Line>());
    m_strip->setVisible(!m_strip->isEmpty());
    m_stripArea->setVisible(!m_strip->isEmpty());
    m_stripArea->updateGeometry();
}

int DiceBar::stripHeight() const { return m_stripArea->isHidden() ? 0 : m_stripArea->height(); }

int DiceBar::wantedStrip() const { return m_stripArea->isHidden() ? 0 : m_stripArea->sizeHint().height(); }

void DiceBar::setMostStrip(int height)
{
    m_stripArea->setMaximumHeight(height < QWIDGETSIZE_MAX ? m_strip->wholeRows(height) : height);
}

bool DiceBar::manyThrows() const { return m_session->together().size() > 1; }

QString DiceBar::usualHint() const
{
    if (!needsDice()) return {};
    const bool thrown = !m_session->throwsSoFar().empty();
    switch (m_session->pause().kind) {
    case Pause::Kind::Answer:
        if (m_session->diceDropped())
            return tr("The dice thrown before are kept, and come back if they fit the answers again.");
        return {};
    case Pause::Kind::Dice:
        if (m_session->diceDropped())
            return tr(
                "The dice thrown before do not fit these answers. They are kept, and come back if they fit again.");
        if (m_session->pause().deck && !manyThrows())
            return dicePlace() == DicePlace::Table
                ? tr("Type the card drawn at the table: its number, or how its name begins.")
                : tr("Draw here, or type the card drawn at the table: its number, or how its name begins.");
        if (dicePlace() == DicePlace::Table)
            return manyThrows() ? tr("Type each throw made on the table; Tab goes to the next.") : QString();
        if (manyThrows()) return tr("Roll here, or type each throw made on the table; Tab goes to the next.");
        // Of one throw the field itself says what to type.
        return thrown ? tr("Roll or type the next dice; those thrown so far are kept.") : QString();
    case Pause::Kind::Finished: break;
    }
    return thrown && m_session->judgedAgain()
        ? tr("The answers have changed since the throw: the same dice count. Roll again for new ones.")
        : QString();
}

void DiceBar::validate()
{
    if (!m_session) return;
    showCheck(manyThrows() ? m_throws->remark() : m_session->check(m_dice->text().toStdString()));
    // Until all the faces are typed: then it is Apply, or Return.
    setPrimary(*m_roll, m_session->pause().kind == Pause::Kind::Dice && !hasTyped());
    Q_EMIT typed();
}

void DiceBar::showCheck(const DiceCheck& check)
{
    const bool wrong = check.state == DiceCheck::State::Wrong;
    m_hint->setText(check.message.empty() ? usualHint()
                                          : (wrong ? QStringLiteral("✗ ") : QString()) + toQt(check.message));
    m_hint->setVisible(!m_hint->text().isEmpty());
    QFont font;
    font.setBold(wrong);
    if (m_hint->font().bold() != wrong) m_hint->setFont(font);
}

void DiceBar::acceptTyped()
{
    if (!m_session) return;
    const DiceCheck check = m_session->check(m_dice->text().toStdString());
    if (check.state != DiceCheck::State::Fits) {
        m_dice->selectAll();
        return;
    }
    m_dice->clear();
    m_session->acceptDice(check.faces);
    Q_EMIT thrown();
    goOn();
}

void DiceBar::acceptThrows()
{
    if (!m_session) return;
    const DiceCheck check = m_throws->check();
    if (check.state != DiceCheck::State::Fits) return m_throws->focusWrong();
    m_throws->clear();
    m_session->acceptDice(check.faces);
    Q_EMIT thrown();
    goOn();
}

bool DiceBar::hasTyped() const
{
    if (!m_session || m_session->pause().kind != Pause::Kind::Dice) return false;
    const DiceCheck check = manyThrows() ? m_throws->check() : m_session->check(m_dice->text().toStdString());
    return check.state == DiceCheck::State::Fits;
}

bool DiceBar::takeTyped()
{
    if (!hasTyped()) return false;
    const std::vector<int> faces =
        (manyThrows() ? m_throws->check() : m_session->check(m_dice->text().toStdString())).faces;
    m_throws->clear();
    m_dice->clear();
    m_session->acceptDice(faces);
    Q_EMIT thrown();
    return true;
}

bool DiceBar::isField(const QWidget* widget) const
{
    return widget && (widget == m_dice || m_throws->isAncestorOf(widget));
}

/// Dice that lie typed when somebody goes elsewhere with Tab or the mouse are taken, as by Return.
void DiceBar::focusWent(QWidget* from, QWidget* to)
{
    if (isField(from) && to && to->window() == window() && !isField(to) && hasTyped()) takeSoon();
}

/// Waits while a mouse button is pressed: a widget must not move under the pointer.
void DiceBar::takeSoon()
{
    QTimer::singleShot(QApplication::mouseButtons() == Qt::NoButton ? 0 : 60, this, [this] {
        if (QApplication::mouseButtons() != Qt::NoButton) return takeSoon();
        if (!isField(QApplication::focusWidget())) takeTyped();
    });
}

void DiceBar::goOn()
{
    if (m_session->isFinished() && !m_session->isOfBattle()) return focusDice();
    Q_EMIT goOnWanted();
}

void DiceBar::roll()
{
    if (!m_session) return;
    if (!m_roll->isEnabled() || dicePlace() == DicePlace::Table) return sayWhyNot();
    m_dice->clear();
    m_throws->clear();
    m_session->roll();
    Q_EMIT thrown();
    if (!m_session->isFinished() || m_session->isOfBattle()) Q_EMIT goOnWanted();
}

void DiceBar::rollThis()
{
    if (!m_session) return;
    if (m_session->pause().kind != Pause::Kind::Dice || dicePlace() == DicePlace::Table) return sayWhyNot();
    m_dice->clear();
    m_throws->clear();
    m_session->rollTogether();
    Q_EMIT thrown();
    if (!m_session->isFinished() || m_session->isOfBattle()) Q_EMIT goOnWanted();
}

/// Where dice are thrown may be changed while a case is open.
bool DiceBar::event(QEvent* event)
{
    if (event->type() == preferencesChanged) refresh();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Polish)
        holdWidest(*m_roll, {tr("&Roll"), tr("&Roll all"), tr("&Roll again"), tr("D&raw")});
    return QWidget::event(event);
}

void DiceBar::focusDice()
{
    if (dicePlace() == DicePlace::Here && m_session && m_roll->isEnabled() && !m_session->isFinished())
        return m_roll->setFocus(Qt::ShortcutFocusReason);
    if (m_session && manyThrows()) return m_throws->focusFirst();
    if (m_session && !needsDice()) return sayWhyNot();
    m_dice->setFocus(Qt::ShortcutFocusReason);
    m_dice->selectAll();
}

void DiceBar::sayWhyNot()
{
    const bool asks = m_session->pause().kind == Pause::Kind::Answer;
    const auto open = static_cast<int>(m_session->openQuestions().size());
    const QString questions = tr("No dice yet: %n question(s) come(s) first.", nullptr, std::max(open, 1));
    const QString text = asks && m_session->throwsAhead() ? questions
        : asks                                            ? tr("No dice are needed here; answer the question.")
        : dicePlace() == DicePlace::Table && m_roll->isEnabled()
        ? tr("Type the dice thrown at the table. (To roll here: File > Preferences.)")
        : m_session->faces().empty()
        ? tr("No dice are needed: the verdict stands.")
        : tr("All dice are thrown. %1 rolls all of them again.").arg(WindowActions::keyText(WindowAction::Roll));
    m_hint->setText(QStringLiteral("✗ ") + text);
    m_hint->setVisible(true);
    QFont font;
    font.setBold(true);
    m_hint->setFont(font);
    QAccessibleEvent event(m_hint, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void DiceBar::changeDie(int thrown, int die)
{
    if (!m_session || m_session->throwsSoFar().empty()) return;
    auto* dialog = new DieDialog(m_session->throwsSoFar(), window());
    dialog->choose(thrown, die);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    CaseSession* session = m_session;
    connect(dialog, &QDialog::accepted, session, [session, dialog] { session->overrule(dialog->overrule()); });
    dialog->open();
}

}  // namespace drumhead::app
