#include "app/widgets/hint_bar.hpp"

#include "app/text.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace drumhead::app {

HintBar::HintBar(const QString& objectName, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_button(new QPushButton(this))
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

void HintBar::show(const QString& sentence, const QString& button)
{
    m_label->setText(sentence);
    m_button->setText(withoutMnemonic(button));
    m_button->setVisible(!button.isEmpty());
    setVisible(!sentence.isEmpty());
}

QString HintBar::sentence() const { return m_label->text(); }

}  // namespace drumhead::app
