#include "app/battle/armies/chip_delegate.hpp"

#include "app/battle/armies/army_model.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/shared/look/quiet_selection.hpp"
#include "app/shared/look/tone_colours.hpp"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <numeric>

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

}  // namespace

void ChipDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const std::vector<EntitySummary::Chip> chips = chipsAt(index);
    if (chips.empty()) return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    quietSelection(styled);
    QString text = std::exchange(styled.text, QString());
    const QStyle* style = styled.widget ? styled.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &styled, painter, styled.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(styled.rect);
    painter->setFont(styled.font);
    const QFontMetrics metrics(styled.font);
    int x = styled.rect.left() + gap;
    const std::vector<EntitySummary::Chip> seen =
        fitting(chips, metrics, styled.rect.right() - x - metrics.horizontalAdvance(text));
    for (const EntitySummary::Chip& each : seen) {
        const int room = styled.rect.right() - x;
        const int wanted = metrics.horizontalAdvance(shown(each)) + 2 * inset;
        const bool isFirst = &each == &seen.front();
        if (wanted > room && !isFirst) {  // half a word is none
            text = QStringLiteral("…");
            break;
        }
        const QRect box(x, styled.rect.top() + 1, std::min(wanted, room), styled.rect.height() - 2);
        const QString word = metrics.elidedText(shown(each), Qt::ElideRight, box.width() - 2 * inset + 1);
        paintChip(*painter, box, word, each.tone, styled.palette);
        x = box.right() + gap;
    }
    const bool isSelected = styled.state & QStyle::State_Selected;
    painter->setPen(styled.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    const QRect rest(x, styled.rect.top(), styled.rect.right() - x, styled.rect.height());
    painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, rest.width()));
    painter->restore();
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

QSize ChipDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const QFontMetrics metrics(option.font);
    const std::vector<EntitySummary::Chip> chips = chipsAt(index);
    const bool isLoud = std::any_of(chips.begin(), chips.end(),
                                    [](const EntitySummary::Chip& each) { return each.tone != OutcomeTone::Neutral; });
    for (const EntitySummary::Chip& each : chips) {
        if (!isLoud || each.tone != OutcomeTone::Neutral) size.rwidth() += widthOf(each, metrics);
    }
    return size;
}

}  // namespace drumhead::app
