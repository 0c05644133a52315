#include "app/battle/log/lines_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/game/journal/lines_of_play.hpp"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

constexpr int endRole = Qt::UserRole + 1;

}  // namespace

LinesDialog::LinesDialog(const Battle& battle, QWidget* parent)
    : QDialog(parent), m_head(battle.game().head()), m_tree(makeTree())
{
    setWindowTitle(tr("Lines of play"));
    setObjectName(QStringLiteral("linesDialog"));
    resize(roomFor(*this, 110, 26));
    auto* about = new QLabel(tr("Everything played is kept. A line is named after its first difference."), this);
    about->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_go = buttons->addButton(tr("&Go to its end"), QDialogButtonBox::AcceptRole);
    m_go->setObjectName(QStringLiteral("goToLine"));
    m_go->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(m_tree, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &LinesDialog::fitButton);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] {
        if (m_go->isEnabled()) accept();
    });
    fill(battle);
    fitButton();
    m_tree->setFocus();
}

QTreeWidget* LinesDialog::makeTree()
{
    auto* tree = new QTreeWidget(this);
    tree->setObjectName(QStringLiteral("linesOfPlay"));
    tree->setAccessibleName(tr("Lines of play"));
    tree->setHeaderLabels({tr("Line"), tr("Ends in"), tr("Entries")});
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->resizeSection(1, 26 * fontMetrics().averageCharWidth());
    tree->header()->resizeSection(2, 10 * fontMetrics().averageCharWidth());
    tree->setTabKeyNavigation(false);
    tree->setWordWrap(true);
    tree->setItemDelegate(new WrapDelegate(tree));
    return tree;
}

void LinesDialog::fill(const Battle& battle)
{
    std::vector<QTreeWidgetItem*> items;
    for (const LineOfPlay& line : linesOfPlay(battle.game())) {
        QTreeWidgetItem* const from = line.from < 0 ? nullptr : items[static_cast<std::size_t>(line.from)];
        auto* item = from ? new QTreeWidgetItem(from) : new QTreeWidgetItem(m_tree);
        const JournalEntry& end = battle.game().entry(line.end);
        const QString name = toQt(withMinus(line.name));
        item->setText(0, line.isPresent ? tr("▶ %1 (present line)").arg(name) : name);
        item->setText(
            1, end.step.empty() ? tr("Turn %1").arg(end.turn) : tr("Turn %1, %2").arg(end.turn).arg(toQt(end.step)));
        item->setText(2, QString::number(line.entries));
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, endRole, static_cast<qlonglong>(line.end));
        items.push_back(item);
        if (line.isPresent) m_tree->setCurrentItem(item);
    }
    m_tree->expandAll();
}

/// The present line is gone to as well, where the battle stands before its end.
void LinesDialog::fitButton() { m_go->setEnabled(chosen() != 0 && chosen() != m_head); }

EntryId LinesDialog::chosen() const
{
    const QTreeWidgetItem* const item = m_tree->currentItem();
    return item ? item->data(0, endRole).toLongLong() : 0;
}

}  // namespace drumhead::app
