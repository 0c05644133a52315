#include "app/shared/widgets/hint_bar.hpp"

#include "app/shared/qt_text.hpp"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace drumhead::app {

HintBar::HintBar(const QString& objectName, QWidget* parent)
    : QFrame(parent), m_label(new QLabel(this)), m_button(new QPushButton(this))
{
    setObjectName(objectName);
    m_label->setObjectName(objectName + QStringLiteral("Text"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_button->setObjectName(objectName + QStringLiteral("Button"));
    m_button->setMinimumWidth(1);  // or it would keep the bar as wide as it is
    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_label, 1);
    m_layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &HintBar::wanted);
    setVisible(false);
}

void HintBar::emphasize()
{
    m_isStrip = true;
    setFrameShape(QFrame::Box);
    layout()->setContentsMargins(8, 2, 4, 2);
    m_label->setStyleSheet(QStringLiteral("font-weight: bold"));  // whatever the type
}

void HintBar::show(const QString& sentence, const QString& button)
{
    m_label->setText(sentence);
    m_buttonText = button;
    fitButton();
    m_button->setVisible(!button.isEmpty());
    setVisible(!sentence.isEmpty());
}

/// A long name stands beneath the sentence, and is cut only where that line has no room for it. Of a strip, whose
/// height others reckon with, it gives way to the sentence, which says it as well.
void HintBar::fitButton()
{
    m_button->setText(withoutMnemonic(m_buttonText));
    const int wanted = m_button->sizeHint().width();
    const bool isBeneath = !m_isStrip && wanted > width() / 2;
    m_layout->setDirection(isBeneath ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_layout->setAlignment(m_button, isBeneath ? Qt::AlignLeft : Qt::Alignment());
    const int room = isBeneath ? contentsRect().width() : m_isStrip ? width() / 2 : wanted;
    if (wanted <= room) return m_button->setToolTip(QString());
    const int edges = wanted - fontMetrics().horizontalAdvance(m_buttonText);
    m_button->setText(
        withoutMnemonic(fontMetrics().elidedText(m_buttonText, Qt::ElideRight, std::max(room - edges, 0))));
    m_button->setToolTip(tipText(m_buttonText));
}

void HintBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitButton();
}

int HintBar::leastHeight() const
{
    const QMargins margins = m_layout->contentsMargins();
    return m_button->sizeHint().height() + margins.top() + margins.bottom() + 2 * frameWidth();
}

QString HintBar::sentence() const { return m_label->text(); }

}  // namespace drumhead::app
