#include "app/battle/new_rules_dialog.hpp"

#include "app/battle/log/changes_tree.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

NewRulesDialog::NewRulesDialog(const QStringList& changedFiles, const RulesOutcome& outcome, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("New rules"));
    setObjectName(QStringLiteral("newRules"));
    resize(roomFor(*this, 110, 34));
    const auto changed = outcome.entries.size();
    const QString sentence = !outcome.refused.isEmpty()
        ? tr("The battle can't continue under the new rules: %1").arg(outcome.refused)
        : changed == 0 ? tr("No result so far changes under the new rules.")
                       : tr("%n result(s) change(s) under the new rules.", nullptr, static_cast<int>(changed));
    auto* list = new ChangesTree(this);
    list->setObjectName(QStringLiteral("newRulesList"));
    list->setAccessibleName(tr("What the new rules change"));
    list->addLines(tr("Files"), changedFiles);
    for (const RulesOutcome::Entry& each : outcome.entries) list->add(each.heading, each.changes);
    if (!outcome.state.empty()) list->add(tr("The battle afterwards"), outcome.state);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* const goOn = buttons->addButton(tr("&Go on under the new rules"), QDialogButtonBox::AcceptRole);
    goOn->setObjectName(QStringLiteral("takeNewRules"));
    goOn->setEnabled(outcome.refused.isEmpty());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(plainText(sentence, this));
    layout->addWidget(list, 1);
    layout->addWidget(
        plainText(tr("The battle goes on in a new file; the file with the old rules is unchanged."), this));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    list->setFocus();
}

}  // namespace drumhead::app
