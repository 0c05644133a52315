#include "app/battle/log/rewind_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/big_label.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"
#include "drumhead/base/minus.hpp"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

/// A row that heads others, over all columns.
QTreeWidgetItem* addHeading(QTreeWidget* tree, const QString& text)
{
    auto* row = new QTreeWidgetItem(tree, {text});
    row->setFirstColumnSpanned(true);
    QFont bold = tree->font();
    bold.setBold(true);
    row->setFont(0, bold);
    row->setExpanded(true);
    return row;
}

void addChanges(QTreeWidgetItem* heading, const std::vector<Game::Change>& changes)
{
    const auto shown = [](const std::string& text) {
        return text.empty() ? RewindDialog::tr("–") : toQt(withMinus(text));
    };
    QTreeWidgetItem* arithmetic = nullptr;
    for (const Game::Change& each : changes) {
        if (each.isArithmetic && !arithmetic) {
            arithmetic = new QTreeWidgetItem(heading, {RewindDialog::tr("Arithmetic")});
            arithmetic->setFirstColumnSpanned(true);
        }
        new QTreeWidgetItem(each.isArithmetic ? arithmetic : heading,
                            {toQt(each.what), shown(each.was), shown(each.now)});
    }
}

}  // namespace

RewindDialog::RewindDialog(const Battle& battle, EntryId entry, const Command& changed, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Review correction"));
    setObjectName(QStringLiteral("rewindDialog"));
    resize(roomFor(*this, 110, 34));
    auto* layout = new QVBoxLayout(this);
    auto* heading = new BigLabel(1.2, 12, this);
    heading->setObjectName(QStringLiteral("rewindHeading"));
    QTreeWidget* tree = makeTable();
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

QTreeWidget* RewindDialog::makeTable()
{
    auto* tree = new QTreeWidget(this);
    tree->setObjectName(QStringLiteral("rewindDifferences"));
    tree->setAccessibleName(tr("What changes"));
    tree->setHeaderLabels({tr("What"), tr("Was"), tr("Now")});
    tree->header()->setSectionsMovable(false);
    tree->header()->setSectionResizeMode(QHeaderView::Stretch);
    tree->setTabKeyNavigation(false);
    tree->setWordWrap(true);
    tree->setItemDelegate(new WrapDelegate(tree));
    return tree;
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

void RewindDialog::showDifferences(const Battle& battle, QTreeWidget* tree) const
{
    const auto placeOf = [&](EntryId id, const std::string& heading) {
        const JournalEntry& old = battle.game().entry(id);
        return tr("Turn %1, %2: %3").arg(old.turn).arg(toQt(old.step), toQt(withMinus(heading)));
    };
    for (const Game::Difference& each : m_rewind.differences)
        addChanges(addHeading(tree, placeOf(each.old, each.heading)), each.changes);
    for (const Game::Dropped& each : m_rewind.dropped)
        addHeading(tree, tr("Dropped: %1 (%2)").arg(placeOf(each.old, each.heading), toQt(each.why)));
    if (!m_rewind.stateDifferences.empty())
        addChanges(addHeading(tree, tr("The battle afterwards")), m_rewind.stateDifferences);
    if (tree->topLevelItemCount() > 0) tree->setCurrentItem(tree->topLevelItem(0));
}

}  // namespace drumhead::app
