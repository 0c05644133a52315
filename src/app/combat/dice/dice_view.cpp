#include "app/combat/dice/dice_view.hpp"

#include "app/combat/dice/die_button.hpp"
#include "app/shared/qt_text.hpp"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr int dieGap = 4;

/// What a die shows, or the card that was drawn.
QString faceText(const ThrownDice& thrown, std::size_t die)
{
    const int face = thrown.faces[die];
    return thrown.cards.empty() ? QString::number(face) : toQt(thrown.cards[static_cast<std::size_t>(face) - 1]);
}

QString spokenDice(const std::vector<ThrownDice>& throwsToShow)
{
    QString text;
    for (const ThrownDice& each : throwsToShow) {
        if (!text.isEmpty()) text += QStringLiteral("; ");
        text += each.cards.empty() ? DiceView::tr("dice") : DiceView::tr("card");
        for (std::size_t i = 0; i < each.faces.size(); ++i) text += QStringLiteral(" %1").arg(faceText(each, i));
    }
    return text.isEmpty() ? DiceView::tr("no dice") : text;
}

/// "Hits: 6 D10 · ● 4 counted · ○ 2 nothing".
QString titleOf(const ThrownDice& thrown, const QPalette& palette)
{
    QString title = thrown.cards.empty()
        ? DiceView::tr("%1: %2 D%3")
              .arg(toQt(thrown.title), QString::number(thrown.faces.size()), QString::number(thrown.sides))
        : DiceView::tr("%1: %2").arg(toQt(thrown.title), faceText(thrown, 0));
    for (const DieMark mark : {DieMark::Scored, DieMark::Missed, DieMark::Passed, DieMark::Failed, DieMark::NotUsed}) {
        const auto many = std::count(thrown.marks.begin(), thrown.marks.end(), mark);
        if (many == 0) continue;
        const DieLook look = lookOf(mark, palette);
        title += QStringLiteral(" · %1 %2 %3").arg(look.sign).arg(many).arg(look.word);
    }
    QStringList reasons;
    for (const std::string& each : thrown.reasons) {
        if (!each.empty() && !reasons.contains(toQt(each))) reasons << toQt(each);
    }
    if (!reasons.isEmpty()) title += DiceView::tr(" · ✎ changed: %1").arg(reasons.join(QStringLiteral("; ")));
    return title;
}

}  // namespace

DiceView::DiceView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("diceView"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setThrows({});
}

void DiceView::setThrows(std::vector<ThrownDice> throwsToShow)
{
    m_throws = std::move(throwsToShow);
    setAccessibleName(spokenDice(m_throws));
    setVisible(!m_throws.empty());
    rebuild();
    updateGeometry();
    update();
}

void DiceView::setPlain(bool plain)
{
    if (plain == m_isPlain) return;
    m_isPlain = plain;
    walk(width(), nullptr, true);
    updateGeometry();
    update();
}

void DiceView::setChangeable(bool changeable)
{
    if (changeable == m_changeable) return;
    m_changeable = changeable;
    rebuild();
}

void DiceView::rebuild()
{
    const auto focused =
        std::find_if(m_dice.begin(), m_dice.end(), [](const DieButton* each) { return each->hasFocus(); });
    const auto index = focused == m_dice.end() ? std::ptrdiff_t{-1} : focused - m_dice.begin();
    for (DieButton* each : m_dice) {  // one of them may be emitting clicked right now
        each->setObjectName({});
        each->hide();
        each->deleteLater();
    }
    m_dice.clear();
    m_current = nullptr;
    for (std::size_t i = 0; i < m_throws.size(); ++i) {
        for (std::size_t die = 0; die < m_throws[i].faces.size(); ++die)
            addDie(m_throws[i], static_cast<int>(i), static_cast<int>(die));
    }
    walk(width(), nullptr, true);
    if (!m_dice.empty()) makeCurrent(m_dice.front());
    if (index >= 0 && index < static_cast<std::ptrdiff_t>(m_dice.size())) {
        makeCurrent(m_dice[static_cast<std::size_t>(index)]);
        m_current->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT rebuilt();
}

void DiceView::addDie(const ThrownDice& thrown, int throwIndex, int die)
{
    const auto at = static_cast<std::size_t>(die);
    const QString reason = toQt(thrown.reasons[at]);
    auto* button = new DieButton(thrown.faces[at], thrown.marks[at], !reason.isEmpty(), this);
    button->setObjectName(QStringLiteral("die.%1.%2").arg(throwIndex + 1).arg(die + 1));
    const QString did = lookOf(thrown.marks[at], palette()).word;
    const QString name = thrown.cards.empty()
        ? tr("Throw %1, %2, die %3: %4, %5")
              .arg(throwIndex + 1)
              .arg(toQt(thrown.title))
              .arg(die + 1)
              .arg(thrown.faces[at])
              .arg(did)
        : tr("Throw %1, %2, card %3").arg(throwIndex + 1).arg(toQt(thrown.title), faceText(thrown, at));
    button->setAccessibleName(reason.isEmpty() ? name : tr("%1, changed: %2").arg(name, reason));
    button->setEnabled(m_changeable);
    button->setFocusPolicy(m_changeable ? Qt::ClickFocus : Qt::NoFocus);
    const QString what = tr("%1: %2").arg(toQt(thrown.title), thrown.cards.empty() ? did : faceText(thrown, at));
    const QString shown = reason.isEmpty() ? what : tr("%1; changed: %2").arg(what, reason);
    button->setToolTip(tipText(m_changeable ? tr("%1. Click or Return to change it").arg(shown) : shown));
    connect(button, &DieButton::clicked, this, [this, throwIndex, die] { Q_EMIT dieChosen(throwIndex, die); });
    connect(button, &DieButton::stepWanted, this, [this, button](int by) { step(button, by); });
    m_dice.push_back(button);
    button->show();
}

void DiceView::makeCurrent(DieButton* die)
{
    if (m_current) m_current->setFocusPolicy(Qt::ClickFocus);
    m_current = die;
    if (m_changeable) die->setFocusPolicy(Qt::StrongFocus);
}

void DiceView::step(const DieButton* from, int by)
{
    const auto at = std::find(m_dice.begin(), m_dice.end(), from) - m_dice.begin() + by;
    if (at < 0 || at >= static_cast<std::ptrdiff_t>(m_dice.size())) return;
    makeCurrent(m_dice[static_cast<std::size_t>(at)]);
    m_current->setFocus(Qt::OtherFocusReason);
    Q_EMIT rebuilt();
}

QList<QWidget*> DiceView::tabChain() const
{
    return m_changeable && m_current ? QList<QWidget*>{m_current.data()} : QList<QWidget*>();
}

int DiceView::side() const { return fontMetrics().height() * 19 / 10; }

int DiceView::widthInOneRow() const
{
    int width = 0;
    for (const ThrownDice& thrown : m_throws)
        width += static_cast<int>(thrown.faces.size()) * (side() * 15 / 10 + dieGap) + side() / 2;
    return width;
}

QSize DiceView::sizeHint() const { return {side() * 8, heightForWidth(side() * 8)}; }

QSize DiceView::minimumSizeHint() const { return {side() * 3, side()}; }

int DiceView::heightForWidth(int width) const { return walk(width, nullptr, false); }

int DiceView::walk(int width, QPainter* painter, bool place) const
{
    const int size = side();
    const int wide = size * 15 / 10;  // two digits and a sign
    int left = 0;
    int top = 0;
    int rowHeight = 0;
    std::size_t next = 0;
    for (const ThrownDice& thrown : m_throws) {
        const QString text = m_isPlain ? QString() : titleOf(thrown, palette());
        const int dice = static_cast<int>(thrown.faces.size()) * (wide + dieGap);
        const int needed = std::max(fontMetrics().horizontalAdvance(text), dice);
        if (left > 0 && left + needed > width) {
            top += rowHeight + dieGap;
            left = rowHeight = 0;
        }
        const QRect room(left, top, width - left, 10000);
        const QRect title = m_isPlain ? QRect() : fontMetrics().boundingRect(room, Qt::TextWordWrap, text);
        if (painter) {
            painter->setPen(palette().color(QPalette::WindowText));
            painter->drawText(QRect(left, top, room.width(), title.height()), Qt::TextWordWrap, text);
        }
        int x = left;
        int y = top + title.height() + 2;
        for (std::size_t i = 0; i < thrown.faces.size(); ++i, ++next) {
            if (x > left && x + wide > width) {
                x = left;
                y += size + dieGap;
            }
            if (place && next < m_dice.size()) m_dice[next]->setGeometry(x, y, wide, size);
            x += wide + dieGap;
        }
        rowHeight = std::max(rowHeight, y + size - top);
        left += needed + (m_isPlain ? size / 2 : 2 * size);
    }
    return top + rowHeight;
}

void DiceView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    walk(width(), &painter, false);
}

void DiceView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    walk(width(), nullptr, true);
}

void DiceView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    walk(width(), nullptr, true);
    updateGeometry();
}

}  // namespace drumhead::app
