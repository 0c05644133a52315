#include "app/battle/turn/leave_step_dialog.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/big_label.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

LeaveStepDialog::LeaveStepDialog(const std::vector<std::string>& open, const QString& obstacle, QWidget* parent)
    : QDialog(parent), m_reason(new QLineEdit(this))
{
    setWindowTitle(tr("Leave this step?"));
    setObjectName(QStringLiteral("leaveStepDialog"));
    auto* layout = new QVBoxLayout(this);
    auto* what = new BigLabel(1.2, 12, this);
    what->setText(open.empty() ? tr("It is not settled who goes on:") : tr("Still required in this step:"));
    auto* list = new QListWidget(this);
    list->setObjectName(QStringLiteral("leaveStepOpen"));
    list->setAccessibleName(tr("Still to be done"));
    list->setWordWrap(true);
    list->setTabKeyNavigation(false);
    for (const std::string& each : open) list->addItem(toQt(each));
    if (open.empty()) list->addItem(raised(obstacle));
    auto* unsettled = new QLabel(
        tr("Who goes first is then not settled: the sides go in the order in which the armies are listed. What is set can be changed in the armies (Return on a side)."),
        this);
    unsettled->setObjectName(QStringLiteral("leaveStepUnsettled"));
    unsettled->setWordWrap(true);
    unsettled->setVisible(!obstacle.isEmpty());
    auto* label = new QLabel(tr("&Reason for leaving (kept in the log)"), this);
    label->setWordWrap(true);
    label->setBuddy(m_reason);
    m_reason->setObjectName(QStringLiteral("leaveStepReason"));
    m_reason->setMinimumWidth(fontMetrics().averageCharWidth() * 50);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* leave = buttons->button(QDialogButtonBox::Ok);
    leave->setText(tr("Leave the step"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Stay"));
    leave->setDefault(true);
    leave->setEnabled(false);
    for (QWidget* each : QList<QWidget*>{what, list, unsettled, label, m_reason, buttons}) layout->addWidget(each);
    connect(m_reason, &QLineEdit::textChanged, this, [this, leave] { leave->setEnabled(!reason().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_reason->setFocus();
}

QString LeaveStepDialog::reason() const { return m_reason->text().trimmed(); }

}  // namespace drumhead::app
