#include "app/shell/problems_panel.hpp"

#include "app/shared/widgets/big_label.hpp"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : QWidget(parent), m_sentence(new BigLabel(1.2, 12, this)), m_faults(new QPlainTextEdit(this)),
      m_copy(new QPushButton(tr("Copy the faults"), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_sentence->setObjectName(QStringLiteral("problem"));
    m_faults->setObjectName(QStringLiteral("faults"));
    m_faults->setAccessibleName(tr("Faults"));
    m_faults->setReadOnly(true);
    m_faults->setTabChangesFocus(true);
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy->setObjectName(QStringLiteral("copyFaults"));
    layout->addWidget(m_sentence);
    layout->addWidget(m_faults, 1);
    layout->addWidget(m_copy, 0, Qt::AlignLeft);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_faults->toPlainText()); });
}

void ProblemsPanel::explain(const QString& sentence, const QStringList& faults)
{
    m_sentence->setText(sentence);
    m_faults->setPlainText(faults.join(u'\n'));
    m_faults->setVisible(!faults.isEmpty());
    m_copy->setVisible(!faults.isEmpty());
}

QList<QWidget*> ProblemsPanel::tabChain() const { return {m_faults, m_copy}; }

}  // namespace drumhead::app
