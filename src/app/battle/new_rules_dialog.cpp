#include "app/battle/new_rules_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace drumhead::app {

NewRulesDialog::NewRulesDialog(const QStringList& changedFiles, const RulesOutcome& outcome, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget(this))
{
    setWindowTitle(tr("New rules"));
    setObjectName(QStringLiteral("newRules"));
    resize(roomFor(*this, 96, 32));
    const auto changed = outcome.entries.size();
    const QString sentence = !outcome.refused.isEmpty()
        ? tr("The battle can't continue under the new rules: %1").arg(outcome.refused)
        : changed == 0 ? tr("No result so far changes under the new rules.")
                       : tr("%n result(s) change(s) under the new rules.", nullptr, static_cast<int>(changed));
    m_list->setObjectName(QStringLiteral("newRulesList"));
    m_list->setAccessibleName(tr("What the new rules change"));
    m_list->setHeaderHidden(true);
    m_list->setTabKeyNavigation(false);
    m_list->setWordWrap(true);
    add(tr("Files"), changedFiles);
    for (const RulesOutcome::Entry& each : outcome.entries) add(each.heading, each.changes);
    if (!outcome.state.isEmpty()) add(tr("The battle afterwards"), outcome.state);
    m_list->expandAll();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* const goOn = buttons->addButton(tr("&Go on under the new rules"), QDialogButtonBox::AcceptRole);
    goOn->setObjectName(QStringLiteral("takeNewRules"));
    goOn->setEnabled(outcome.refused.isEmpty());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(plainText(sentence, this));
    layout->addWidget(m_list, 1);
    layout->addWidget(
        plainText(tr("The battle goes on in a new file; the file with the old rules is unchanged."), this));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->setFocus();
}

void NewRulesDialog::add(const QString& heading, const QStringList& lines)
{
    auto* item = new QTreeWidgetItem(m_list, {heading});
    for (const QString& line : lines) new QTreeWidgetItem(item, {line});
    if (!m_list->currentItem()) m_list->setCurrentItem(item);
}

}  // namespace drumhead::app
