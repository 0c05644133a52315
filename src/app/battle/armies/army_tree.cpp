#include "app/battle/armies/army_tree.hpp"

#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/armies/rows/part_mark.hpp"
#include "app/shared/widgets/fields/typed_hint.hpp"
#include "drumhead/base/word_search.hpp"

#include <QKeyEvent>

#include <algorithm>

namespace drumhead::app {

namespace {

/// Of fewer letters a place within a word says nothing about whom somebody means.
constexpr std::size_t leastWithin = 3;

}  // namespace

ArmyTree::ArmyTree(QWidget* parent) : QTreeView(parent), m_hint(new TypedHint(this)) {}

bool ArmyTree::isTyping() const { return !m_hint->typed().isEmpty(); }

QModelIndex ArmyTree::firstRow(const std::function<bool(const QModelIndex&)>& fits) const
{
    QModelIndex row = model()->index(0, 0);
    while (row.isValid() && !fits(row)) row = indexBelow(row);
    return row;
}

/// From the present row on, and round.
QModelIndexList ArmyTree::shownRows() const
{
    QModelIndexList rows;
    QModelIndexList before;
    const QModelIndex current = currentIndex().siblingAtColumn(0);
    bool isReached = !current.isValid();
    for (QModelIndex row = model()->index(0, 0, rootIndex()); row.isValid(); row = indexBelow(row)) {
        isReached = isReached || row == current;
        (isReached ? rows : before) << row;
    }
    return rows + before;
}

/// As with all item views, an empty text begins anew.
void ArmyTree::keyboardSearch(const QString& letters)
{
    if (letters.isEmpty()) return m_hint->forget();
    m_hint->append(letters);
    goToTyped();
}

void ArmyTree::goToTyped()
{
    if (m_hint->typed().isEmpty()) return m_hint->forget();
    const std::string typed = m_hint->typed().toStdString();
    QModelIndex best;
    std::pair<bool, WordMatch> bestRank{false, WordMatch::None};
    int matches = 0;
    for (const QModelIndex& row : shownRows()) {
        const WordMatch match = matchWords(row.data(Qt::DisplayRole).toString().toStdString(), typed);
        if (match == WordMatch::None || (match == WordMatch::Within && typed.size() < leastWithin)) continue;
        ++matches;
        const std::pair<bool, WordMatch> rank{row.data(ArmyModel::CandidateRole).toBool(), match};
        if (best.isValid() && rank <= bestRank) continue;
        best = row;
        bestRank = rank;
    }
    m_hint->tell(matches);
    if (!best.isValid()) return;
    setCurrentIndex(best);
    scrollTo(best);
}

/// While something is typed, Backspace takes a letter back; every other key that is no letter ends the typing.
void ArmyTree::keyPressEvent(QKeyEvent* event)
{
    const bool wasTyping = isTyping();
    if (wasTyping && event->key() == Qt::Key_Backspace) {
        m_hint->removeLast();
        return goToTyped();
    }
    const bool isLetter = !event->text().isEmpty() && event->text().front().isPrint();
    if (wasTyping && !isLetter) m_hint->forget();
    QTreeView::keyPressEvent(event);
}

void ArmyTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QTreeView::drawRow(painter, option, index);
    const auto part = static_cast<CasePart>(index.siblingAtColumn(0).data(ArmyModel::PartRole).toInt());
    const bool isFilled = hasFocus() && selectionModel()->isSelected(index);
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    paintPartMark(*painter, row, part, partInk(palette(), isFilled));
}

/// Beside the first line of a row.
void ArmyTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    const int line = fontMetrics().height() + 4;
    QTreeView::drawBranches(painter, QRect(rect.topLeft(), QSize(rect.width(), std::min(rect.height(), line))), index);
}

void ArmyTree::focusOutEvent(QFocusEvent* event)
{
    m_hint->forget();
    QTreeView::focusOutEvent(event);
}

}  // namespace drumhead::app
