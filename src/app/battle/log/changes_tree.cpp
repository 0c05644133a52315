#include "app/battle/log/changes_tree.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"
#include "drumhead/base/minus.hpp"

#include <QHeaderView>

namespace drumhead::app {

ChangesTree::ChangesTree(QWidget* parent) : QTreeWidget(parent)
{
    setAccessibleName(tr("What changes"));
    setHeaderLabels({tr("What"), tr("Was"), tr("Now")});
    header()->setSectionsMovable(false);
    header()->setSectionResizeMode(QHeaderView::Stretch);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setItemDelegate(new WrapDelegate(this));
}

QTreeWidgetItem* ChangesTree::addHeading(const QString& text)
{
    auto* row = new QTreeWidgetItem(this, {text});
    row->setFirstColumnSpanned(true);
    QFont bold = font();
    bold.setBold(true);
    row->setFont(0, bold);
    row->setExpanded(true);
    if (!currentItem()) setCurrentItem(row);
    return row;
}

void ChangesTree::add(const QString& heading, const std::vector<Game::Change>& changes)
{
    const auto shown = [](const std::string& text) { return text.empty() ? tr("–") : toQt(withMinus(text)); };
    QTreeWidgetItem* const row = addHeading(heading);
    QTreeWidgetItem* arithmetic = nullptr;
    for (const Game::Change& each : changes) {
        if (each.isArithmetic && !arithmetic) {
            arithmetic = new QTreeWidgetItem(row, {tr("Arithmetic")});
            arithmetic->setFirstColumnSpanned(true);
        }
        new QTreeWidgetItem(each.isArithmetic ? arithmetic : row, {toQt(each.what), shown(each.was), shown(each.now)});
    }
}

void ChangesTree::addLines(const QString& heading, const QStringList& lines)
{
    QTreeWidgetItem* const row = addHeading(heading);
    for (const QString& each : lines) (new QTreeWidgetItem(row, {each}))->setFirstColumnSpanned(true);
}

}  // namespace drumhead::app
