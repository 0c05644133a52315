#include "app/battle/armies/rows/chip_delegate.hpp"

#include "app/battle/armies/model/army_model.hpp"
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

/// "+2": chips that have no room.
QString moreText(int count) { return QStringLiteral("+%1").arg(count); }

int widthOfMore(int count, const QFontMetrics& metrics)
{
    return count == 0 ? 0 : metrics.horizontalAdvance(moreText(count)) + 2 * inset + gap;
}

/// A line of chips, and the words behind them.
struct StateLine {
    std::vector<EntitySummary::Chip> chips;
    int more = 0;  ///< chips that are only counted
    QString text;

    [[nodiscard]] int width(const QFontMetrics& metrics) const
    {
        return std::accumulate(chips.begin(), chips.end(), widthOfMore(more, metrics),
                               [&](int sum, const EntitySummary::Chip& each) { return sum + widthOf(each, metrics); });
    }
};

/// In one line: what is neither good nor bad is counted before the words behind it are cut, then the last of the
/// others.
StateLine inOneLine(std::vector<EntitySummary::Chip> chips, const QString& text, const QFontMetrics& metrics, int room)
{
    StateLine line{std::move(chips), 0, text};
    const auto drop = [&line](std::size_t at) {
        line.chips.erase(line.chips.begin() + static_cast<std::ptrdiff_t>(at));
        ++line.more;
    };
    const int words = metrics.horizontalAdvance(text);
    for (std::size_t i = line.chips.size(); i-- > 0 && line.width(metrics) + words > room;) {
        if (line.chips[i].tone == OutcomeTone::Neutral) drop(i);
    }
    while (line.chips.size() > 1 && line.width(metrics) > room + gap) drop(line.chips.size() - 1);
    return line;
}

/// The words that have room, at a comma or space; the rest stays in `text`.
QString takeLine(QString& text, const QFontMetrics& metrics, int room)
{
    qsizetype end = text.size();
    while (end > 0 && metrics.horizontalAdvance(text.left(end)) > room) end = text.lastIndexOf(u' ', end - 1);
    if (end <= 0) end = text.indexOf(u' ') < 0 ? text.size() : text.indexOf(u' ');
    const QString line = text.left(end);
    text = text.mid(end).trimmed();
    return line;
}

/// Chip after chip, then the words, in at most so many lines; of the chips that have no room the number is told.
std::vector<StateLine> inLines(const std::vector<EntitySummary::Chip>& chips, QString text, const QFontMetrics& metrics,
                               int room, int most)
{
    if (most < 2) return {inOneLine(chips, text, metrics, room)};
    std::vector<StateLine> lines(1);
    const auto hasLine = [&] { return static_cast<int>(lines.size()) < most; };
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const int left = static_cast<int>(chips.size() - i) - 1;
        const int beside = hasLine() ? 0 : widthOfMore(left, metrics);
        const bool isFirst = lines.back().chips.empty();
        if (!isFirst && lines.back().width(metrics) + widthOf(chips[i], metrics) + beside > room + gap) {
            if (!hasLine()) {
                lines.back().more = left + 1;
                break;
            }
            lines.emplace_back();
        }
        lines.back().chips.push_back(chips[i]);
    }
    const auto begun = [&] { return lines.back().width(metrics); };
    if (begun() > 0 && hasLine() && begun() + metrics.horizontalAdvance(text) > room) lines.emplace_back();
    while (hasLine() && metrics.horizontalAdvance(text) > room - begun()) {
        lines.back().text = takeLine(text, metrics, room - begun());
        if (text.isEmpty()) return lines;
        lines.emplace_back();
    }
    lines.back().text = text;
    return lines;
}

void paintLine(QPainter& painter, const QRect& rect, const QStyleOptionViewItem& styled, const StateLine& line)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect);
    painter.setFont(styled.font);
    const QFontMetrics metrics(styled.font);
    int x = rect.left();
    const auto paintNext = [&](const QString& text, OutcomeTone tone) {
        const int wanted = metrics.horizontalAdvance(text) + 2 * inset;
        const QRect box(x, rect.top() + 1, std::min(wanted, rect.right() - x), rect.height() - 2);
        paintChip(painter, box, metrics.elidedText(text, Qt::ElideRight, box.width() - 2 * inset + 1), tone,
                  styled.palette);
        x = box.right() + gap;
    };
    for (const EntitySummary::Chip& each : line.chips) paintNext(shown(each), each.tone);
    if (line.more > 0) paintNext(moreText(line.more), OutcomeTone::Neutral);
    const bool isSelected = styled.state & QStyle::State_Selected;
    painter.setPen(styled.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    const QRect rest(x, rect.top(), rect.right() - x, rect.height());
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(line.text, Qt::ElideRight, rest.width()));
    painter.restore();
}

/// Of the room of a row.
int linesWithin(int height, const QFontMetrics& metrics)
{
    return std::clamp(height / std::max(metrics.lineSpacing(), 1), 1, ChipDelegate::mostLines);
}

void paintLines(QPainter& painter, const QRect& rect, const QStyleOptionViewItem& styled,
                const std::vector<StateLine>& lines)
{
    const int usual = QFontMetrics(styled.font).height() + 4;  // in a high row they are no higher than in one of a line
    const int high = std::min(usual, rect.height() / static_cast<int>(lines.size()));
    QRect place(rect.left(), rect.top(), rect.width(), high);
    for (const StateLine& each : lines) {
        paintLine(painter, place, styled, each);
        place.translate(0, high);
    }
}

}  // namespace

void ChipDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const std::vector<EntitySummary::Chip> chips = chipsAt(index);
    const int most = m_mayWrap ? linesWithin(option.rect.height(), QFontMetrics(option.font)) : 1;
    if (chips.empty() && most == 1) return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    quietSelection(styled);
    const QString text = std::exchange(styled.text, QString());
    const QStyle* style = styled.widget ? styled.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &styled, painter, styled.widget);
    const QRect room = styled.rect.adjusted(gap, 0, 0, 0);
    paintLines(*painter, room, styled, inLines(chips, text, QFontMetrics(styled.font), room.width(), most));
}

void ChipDelegate::paintState(QPainter& painter, const QRect& rect, int lines, const QStyleOptionViewItem& styled,
                              const QModelIndex& index)
{
    paintLines(painter, rect, styled,
               inLines(chipsAt(index), index.data().toString(), QFontMetrics(styled.font), rect.width(), lines));
}

int ChipDelegate::linesFor(const QModelIndex& index, const QFontMetrics& metrics, int room)
{
    return static_cast<int>(inLines(chipsAt(index), index.data().toString(), metrics, room, mostLines).size());
}

QStringList ChipDelegate::drawn(const QModelIndex& index, const QFontMetrics& metrics, int room, int lines)
{
    QStringList all;
    for (const StateLine& line : inLines(chipsAt(index), index.data().toString(), metrics, room, lines)) {
        for (const EntitySummary::Chip& each : line.chips) all << shown(each);
        if (line.more > 0) all << moreText(line.more);
        const QString words = metrics.elidedText(line.text, Qt::ElideRight, room - line.width(metrics));
        if (!words.isEmpty()) all << words;
    }
    return all;
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

int ChipDelegate::widestChip(const QModelIndex& index, const QFontMetrics& metrics)
{
    int widest = 0;
    for (const EntitySummary::Chip& each : chipsAt(index)) widest = std::max(widest, widthOf(each, metrics) + gap);
    return widest;
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

int ChipDelegate::linesInColumn(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* const view = qobject_cast<const QTreeView*>(parent());
    if (!m_mayWrap || !view || view->isColumnHidden(index.column())) return 1;
    return linesFor(index, QFontMetrics(option.font), view->columnWidth(index.column()) - gap);
}

QSize ChipDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = wholeSize(option, index);
    if (const int lines = linesInColumn(option, index); lines > 1)
        size.rheight() += (lines - 1) * QFontMetrics(option.font).lineSpacing() + 2;
    return size;
}

}  // namespace drumhead::app
