#include "app/battle/log/rewind_dialog.hpp"

#include "app/battle/log/changes_tree.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/big_label.hpp"
#include "drumhead/base/minus.hpp"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

RewindDialog::RewindDialog(const Battle& battle, EntryId entry, const Command& changed, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Review correction"));
    setObjectName(QStringLiteral("rewindDialog"));
    resize(roomFor(*this, 110, 34));
    auto* layout = new QVBoxLayout(this);
    auto* heading = new BigLabel(1.2, 12, this);
    heading->setObjectName(QStringLiteral("rewindHeading"));
    auto* tree = new ChangesTree(this);
    tree->setObjectName(QStringLiteral("rewindDifferences"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* keep = buttons->button(QDialogButtonBox::Ok);
    keep->setText(tr("Apply correction"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    SeededDice dice(SeededDice::freshSeed());
    Result<Game::Rewind> rewind = battle.game().rewind(entry, changed, dice);
    keep->setEnabled(static_cast<bool>(rewind));
    if (rewind) {
        m_rewind = std::move(*rewind);
        heading->setText(headline());
        showDifferences(battle, tree);
    } else {
        heading->setText(raised(toQt(rewind.error())));
        tree->hide();
    }
    layout->addWidget(heading);
    layout->addWidget(tree, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// A summary of the correction in a line or two.
QString RewindDialog::headline() const
{
    int later = static_cast<int>(m_rewind.dropped.size());
    for (const Game::Difference& each : m_rewind.differences) later += each.old != m_rewind.at;
    const bool nothing = m_rewind.differences.empty() && later == 0;
    QStringList lines;
    if (!m_rewind.refused.empty()) lines << tr("Refused: %1").arg(asSentence(toQt(m_rewind.refused)));
    lines << (nothing          ? tr("Nothing changes.")
                  : later == 0 ? tr("No later result changes.")
                               : tr("%n later result(s) change(s).", nullptr, later));
    return lines.join(u'\n');
}

void RewindDialog::showDifferences(const Battle& battle, ChangesTree* tree) const
{
    const auto placeOf = [&](EntryId id, const std::string& heading) {
        const JournalEntry& old = battle.game().entry(id);
        return tr("Turn %1, %2: %3").arg(old.turn).arg(toQt(old.step), toQt(withMinus(heading)));
    };
    for (const Game::Difference& each : m_rewind.differences) tree->add(placeOf(each.old, each.heading), each.changes);
    for (const Game::Dropped& each : m_rewind.dropped)
        tree->add(tr("Dropped: %1 (%2)").arg(placeOf(each.old, each.heading), toQt(each.why)));
    if (!m_rewind.stateDifferences.empty()) tree->add(tr("The battle afterwards"), m_rewind.stateDifferences);
}

}  // namespace drumhead::app
