#include "app/battle/armies/chip_delegate.hpp"

#include "app/battle/armies/army_model.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/shared/look/quiet_selection.hpp"
#include "app/shared/look/tone_colours.hpp"

#include <QApplication>
#include <QPainter>
#include <QTreeView>

#include <algorithm>
#include <numeric>
#include <utility>

namespace drumhead::app {

namespace {

constexpr int inset = 4;  ///< of a word within its chip
constexpr int gap = 4;

QString shown(const EntitySummary::Chip& chip)
{
    switch (chip.tone) {
    case OutcomeTone::Bad: return QStringLiteral("✗ ") + chip.word;
    case OutcomeTone::Warning: return QStringLiteral("! ") + chip.word;
    case OutcomeTone::Good: return QStringLiteral("✓ ") + chip.word;
    case OutcomeTone::Neutral: break;
    }
    return chip.word;
}

std::vector<EntitySummary::Chip> chipsAt(const QModelIndex& index)
{
    return index.data(ArmyModel::ChipsRole).value<std::vector<EntitySummary::Chip>>();
}

int widthOf(const EntitySummary::Chip& chip, const QFontMetrics& metrics)
{
    return metrics.horizontalAdvance(shown(chip)) + 2 * inset + gap;
}

/// What is neither good nor bad gives way to the words behind the chips where there is no room for all.
std::vector<EntitySummary::Chip> fitting(std::vector<EntitySummary::Chip> chips, const QFontMetrics& metrics, int room)
{
    const auto wanted = [&] {
        return std::accumulate(chips.begin(), chips.end(), 0,
                               [&](int sum, const EntitySummary::Chip& each) { return sum + widthOf(each, metrics); });
    };
    for (std::size_t i = chips.size(); i-- > 0 && wanted() > room;) {
        if (chips[i].tone == OutcomeTone::Neutral) chips.erase(chips.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return chips;
}

void paintChip(QPainter& painter, const QRect& box, const QString& word, OutcomeTone tone, const QPalette& palette)
{
    const bool isNeutral = tone == OutcomeTone::Neutral;
    const ToneColours colours = toneColours(tone, palette);
    painter.setPen(QPen(isNeutral ? secondaryText(palette) : colours.ink, 1));
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(isNeutral ? palette.color(QPalette::Text) : colours.ink);
    painter.drawText(box, Qt::AlignCenter, word);
}

void paintLine(QPainter& painter, const QRect& rect, const QStyleOptionViewItem& styled,
               const std::vector<EntitySummary::Chip>& chips, QString text)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect);
    painter.setFont(styled.font);
    const QFontMetrics metrics(styled.font);
    int x = rect.left();
    const std::vector<EntitySummary::Chip> seen =
        fitting(chips, metrics, rect.right() - x - metrics.horizontalAdvance(text));
    for (const EntitySummary::Chip& each : seen) {
        const int room = rect.right() - x;
        const int wanted = metrics.horizontalAdvance(shown(each)) + 2 * inset;
        const bool isFirst = &each == &seen.front();
        if (wanted > room && !isFirst) {  // half a word is none
            text = QStringLiteral("…");
            break;
        }
        const QRect box(x, rect.top() + 1, std::min(wanted, room), rect.height() - 2);
        const QString word = metrics.elidedText(shown(each), Qt::ElideRight, box.width() - 2 * inset + 1);
        paintChip(painter, box, word, each.tone, styled.palette);
        x = box.right() + gap;
    }
    const bool isSelected = styled.state & QStyle::State_Selected;
    painter.setPen(styled.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    const QRect rest(x, rect.top(), rect.right() - x, rect.height());
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, rest.width()));
    painter.restore();
}

/// After the first comma, or where there is none the space in the middle.
std::pair<QString, QString> brokenInTwo(const QString& text)
{
    const qsizetype comma = text.indexOf(QStringLiteral(", "));
    if (comma >= 0) return {text.left(comma + 1), text.mid(comma + 2)};
    const qsizetype space = text.lastIndexOf(u' ', (text.size() + 1) / 2);
    return space < 0 ? std::pair(text, QString()) : std::pair(text.left(space), text.mid(space + 1));
}

/// Chips, and the words beneath them; where there are none the words in two lines.
void paintTwoLines(QPainter& painter, const QRect& rect, const QStyleOptionViewItem& styled,
                   const std::vector<EntitySummary::Chip>& chips, const QString& text)
{
    const auto [first, second] = chips.empty() ? brokenInTwo(text) : std::pair(QString(), text);
    const QRect above(rect.left(), rect.top(), rect.width(), rect.height() / 2);
    paintLine(painter, above, styled, chips, first);
    paintLine(painter, above.translated(0, above.height()), styled, {}, second);
}

bool isOfTwoLines(const QStyleOptionViewItem& option)
{
    return option.rect.height() >= 2 * QFontMetrics(option.font).lineSpacing();
}

}  // namespace

void ChipDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const std::vector<EntitySummary::Chip> chips = chipsAt(index);
    const bool isBroken = m_mayWrap && isTooLong(option, index) && isOfTwoLines(option);
    if (chips.empty() && !isBroken && !isOfTwoLines(option)) return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    quietSelection(styled);
    const QString text = std::exchange(styled.text, QString());
    const QStyle* style = styled.widget ? styled.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &styled, painter, styled.widget);
    const QRect room = styled.rect.adjusted(gap, 0, 0, 0);
    if (!isBroken) {
        // In a row of two lines the chips are no higher than in one.
        const int height = std::min(room.height(), QFontMetrics(styled.font).height() + 4);
        return paintLine(*painter, QRect(room.left(), room.top(), room.width(), height), styled, chips, text);
    }
    paintTwoLines(*painter, room, styled, chips, text);
}

void ChipDelegate::paintState(QPainter& painter, const QRect& rect, int lines, const QStyleOptionViewItem& styled,
                              const QModelIndex& index)
{
    const QString text = index.data().toString();
    if (lines > 1) paintTwoLines(painter, rect, styled, chipsAt(index), text);
    else paintLine(painter, rect, styled, chipsAt(index), text);
}

int ChipDelegate::linesFor(const QModelIndex& index, const QFontMetrics& metrics, int room)
{
    const std::vector<EntitySummary::Chip> chips = chipsAt(index);
    int width = metrics.horizontalAdvance(index.data().toString());
    for (const EntitySummary::Chip& each : fitting(chips, metrics, room - width)) width += widthOf(each, metrics);
    return width > room ? 2 : 1;
}

bool ChipDelegate::isAnyShown(const QModelIndex& index)
{
    return !chipsAt(index).empty() || !index.data().toString().isEmpty();
}

void ChipDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideRight;
}

int ChipDelegate::leastWidth(const QModelIndex& index, const QFontMetrics& metrics)
{
    const std::vector<EntitySummary::Chip> chips = chipsAt(index);
    int width = chips.empty() ? 0 : widthOf(chips.front(), metrics) + gap;
    for (std::size_t i = 1; i < chips.size(); ++i) {
        if (chips[i].tone != OutcomeTone::Neutral) width += widthOf(chips[i], metrics);
    }
    return width;
}

QSize ChipDelegate::wholeSize(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem asked = option;
    asked.rect = {};
    QSize size = QStyledItemDelegate::sizeHint(asked, index);
    const QFontMetrics metrics(option.font);
    const std::vector<EntitySummary::Chip> chips = chipsAt(index);
    const bool isLoud = std::any_of(chips.begin(), chips.end(),
                                    [](const EntitySummary::Chip& each) { return each.tone != OutcomeTone::Neutral; });
    for (const EntitySummary::Chip& each : chips) {
        if (!isLoud || each.tone != OutcomeTone::Neutral) size.rwidth() += widthOf(each, metrics);
    }
    return size;
}

void ChipDelegate::setMayWrap(bool mayWrap) { m_mayWrap = mayWrap; }

/// For the column of the view.
bool ChipDelegate::isTooLong(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* const view = qobject_cast<const QTreeView*>(parent());
    return view && !view->isColumnHidden(index.column())
        && wholeSize(option, index).width() > view->columnWidth(index.column());
}

QSize ChipDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = wholeSize(option, index);
    if (m_mayWrap && isTooLong(option, index)) size.rheight() += QFontMetrics(option.font).lineSpacing() + 2;
    return size;
}

}  // namespace drumhead::app
