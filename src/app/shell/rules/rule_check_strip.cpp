#include "app/shell/rules/rule_check_strip.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shell/browser/text_editor.hpp"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

RuleCheckStrip::RuleCheckStrip(QWidget* parent)
    : QFrame(parent), m_sentence(new QLabel(this)), m_list(new QListWidget(this)),
      m_open(new QPushButton(tr("Open at this &place"), this)), m_hide(new QPushButton(tr("&Hide"), this))
{
    setObjectName(QStringLiteral("ruleCheck"));
    setFrameShape(QFrame::Box);
    m_sentence->setObjectName(QStringLiteral("ruleCheckSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("ruleCheckList"));
    m_list->setAccessibleName(tr("Check of the rules"));
    m_list->setTabKeyNavigation(false);
    m_list->setWordWrap(true);
    m_open->setObjectName(QStringLiteral("ruleCheckOpen"));
    m_hide->setObjectName(QStringLiteral("ruleCheckHide"));
    m_hide->setAccessibleName(tr("Hide the check of the rules"));
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_hide);
    buttons->addStretch();
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->addWidget(m_sentence);
    layout->addLayout(row);
    connect(m_list, &QListWidget::itemActivated, this, [this] { openPlace(m_list->currentRow()); });
    connect(m_open, &QPushButton::clicked, this, [this] { openPlace(m_list->currentRow()); });
    connect(m_hide, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

/// Four lines are seen at a time, which leaves the case its room.
void RuleCheckStrip::show(const QString& sentence, const std::vector<Diagnostic>& remarks)
{
    m_remarks = remarks;
    m_sentence->setText(sentence);
    m_list->clear();
    for (const Diagnostic& each : remarks) {
        const QString place = QStringLiteral("%1:%2").arg(QFileInfo(toQt(each.file)).fileName()).arg(each.line);
        m_list->addItem((each.severity == Severity::Error ? tr("%1 error: %2") : tr("%1 warning: %2"))
                            .arg(place, toQt(each.message(*spokenTexts()))));
        m_list->item(m_list->count() - 1)->setToolTip(tipText(toQt(each.text(*spokenTexts()))));
    }
    const int lines = std::clamp<int>(static_cast<int>(remarks.size()), 2, 4);
    m_list->setFixedHeight(fontMetrics().lineSpacing() * lines + 10);
    if (m_list->count() > 0) m_list->setCurrentRow(0);
    for (QWidget* each : QList<QWidget*>{m_list, m_open, m_hide}) each->setVisible(!remarks.empty());
    setVisible(!sentence.isEmpty());
}

QList<QWidget*> RuleCheckStrip::tabChain() const { return {m_list, m_open, m_hide}; }

void RuleCheckStrip::openPlace(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_remarks.size()) return;
    const Diagnostic& at = m_remarks[static_cast<std::size_t>(row)];
    if (!openInEditor(toQt(at.file), at.line, at.column))
        m_sentence->setText(tr("No program opens %1.").arg(toQt(at.file)));
}

}  // namespace drumhead::app
