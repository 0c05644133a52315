#include "app/shared/rules/why_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/status_text.hpp"
#include "app/shared/widgets/text/big_label.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace drumhead::app {

WhyDialog::WhyDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Why?"));
    setObjectName(QStringLiteral("whyDialog"));
    resize(roomFor(*this, 76, 24));
    auto* layout = new QVBoxLayout(this);
    m_what = new BigLabel(1.2, 12, this);
    m_what->setObjectName(QStringLiteral("whyWhat"));
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("whyStatus"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setWordWrap(true);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setAccessibleName(tr("What the rules say"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout->addWidget(m_what);
    layout->addWidget(m_status);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QLabel* WhyDialog::add(const QString& text, bool bold)
{
    auto* label = new QLabel(text, m_content);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont font;
    font.setBold(bold);
    label->setFont(font);
    m_column->addWidget(label);
    return label;
}

void WhyDialog::explain(const Ruleset& ruleset, const QString& what, const std::vector<int>& cites, Status status)
{
    m_what->setText(toQt(withMinus(what.toStdString())));
    m_status->setText(statusSentence(status));
    m_content = new QWidget;
    m_column = new QVBoxLayout(m_content);
    for (const CitationText& cited : citations(ruleset, cites)) {
        add(toQt(cited.id), true);
        add(toQt(withDashes(cited.statement)), false);
        if (!cited.reading.empty()) add(readingText(cited.reading), false);
        m_column->addSpacing(8);
    }
    if (cites.empty()) add(tr("No statement of the source is cited here."), false);
    m_column->addStretch(1);
    m_scroll->setWidget(m_content);
}

}  // namespace drumhead::app
