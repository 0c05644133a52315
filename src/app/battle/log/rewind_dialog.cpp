#include "app/battle/log/rewind_dialog.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/big_label.hpp"
#include "app/shared/widgets/sizes.hpp"
#include "app/shared/widgets/wrap_delegate.hpp"
#include "drumhead/base/minus.hpp"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace drumhead::app {

RewindDialog::RewindDialog(const Battle& battle, EntryId entry, const Command& changed, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Rule again"));
    setObjectName(QStringLiteral("rewindDialog"));
    resize(roomFor(*this, 100, 32));
    auto* layout = new QVBoxLayout(this);
    auto* heading = new BigLabel(1.2, 12, this);
    auto* tree = new QTreeWidget(this);
    tree->setObjectName(QStringLiteral("rewindDifferences"));
    tree->setAccessibleName(tr("What comes out differently"));
    tree->setHeaderHidden(true);
    tree->setTabKeyNavigation(false);
    tree->setWordWrap(true);
    tree->setItemDelegate(new WrapDelegate(tree));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* keep = buttons->button(QDialogButtonBox::Ok);
    keep->setText(tr("Keep it"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Leave everything as it was"));
    SeededDice dice(SeededDice::freshSeed());
    Result<Game::Rewind> rewind = battle.game().rewind(entry, changed, dice);
    keep->setEnabled(static_cast<bool>(rewind));
    if (rewind) {
        m_rewind = std::move(*rewind);
        const auto differing = static_cast<int>(m_rewind.differences.size());
        heading->setText(differing == 0
                             ? tr("Nothing comes out differently.")
                             : tr("%n of the entries from there on come out differently.", nullptr, differing));
        showDifferences(battle, tree);
    } else {
        heading->setText(raised(toQt(rewind.error())));
    }
    layout->addWidget(heading);
    layout->addWidget(tree, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void RewindDialog::showDifferences(const Battle& battle, QTreeWidget* tree) const
{
    const auto add = [tree](const QString& heading, const std::vector<std::string>& lines) {
        auto* top = new QTreeWidgetItem(tree, {heading});
        for (const std::string& each : lines) new QTreeWidgetItem(top, {toQt(withMinus(each))});
        top->setExpanded(true);
    };
    for (const Game::Difference& each : m_rewind.differences) {
        const JournalEntry& old = battle.game().entry(each.old);
        add(tr("Turn %1, %2: %3").arg(old.turn).arg(toQt(old.step), toQt(each.heading)), each.changes);
    }
    if (!m_rewind.stateDifferences.empty()) add(tr("How the battle stands then"), m_rewind.stateDifferences);
    if (!m_rewind.stopped.empty()) add(tr("The line ends there"), {m_rewind.stopped});
    if (tree->topLevelItemCount() > 0) tree->setCurrentItem(tree->topLevelItem(0));
}

}  // namespace drumhead::app
