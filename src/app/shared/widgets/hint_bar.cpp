#include "app/shared/widgets/hint_bar.hpp"

#include "app/shared/qt_text.hpp"

#include <QHBoxLayout>
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
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &HintBar::wanted);
    setVisible(false);
}

void HintBar::emphasize()
{
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

/// A long name gives way to the sentence, which says it as well.
void HintBar::fitButton()
{
    const int most =
        std::max(width() / 2 - 3 * fontMetrics().averageCharWidth(), 12 * fontMetrics().averageCharWidth());
    const QString shown = fontMetrics().elidedText(m_buttonText, Qt::ElideRight, most);
    m_button->setToolTip(shown == m_buttonText ? QString() : tipText(m_buttonText));
    m_button->setText(withoutMnemonic(shown));
}

void HintBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitButton();
}

QString HintBar::sentence() const { return m_label->text(); }

}  // namespace drumhead::app
