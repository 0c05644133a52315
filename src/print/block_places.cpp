#include "print/block_places.hpp"

#include "print/sheet_document.hpp"

#include <QAbstractTextDocumentLayout>

#include <algorithm>

namespace drumhead::print {

BlockPlaces::Places& BlockPlaces::placesOf(const QTextDocument& document)
{
    const auto [found, isNew] = m_places.try_emplace(&document);
    Places& places = found->second;
    if (!isNew) return places;
    const QAbstractTextDocumentLayout& layout = *document.documentLayout();
    qreal lowest = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QRectF box = layout.blockBoundingRect(block);
        lowest = std::max(lowest, box.bottom());
        places.all.push_back({block, box, lowest});
        const QTextBlockFormat format = block.blockFormat();
        if (format.hasProperty(RuleBelow) || format.hasProperty(ChartNumber) || format.hasProperty(IsTitle))
            places.marked.push_back(places.all.back());
    }
    return places;
}

const std::vector<BlockPlaces::Placed>& BlockPlaces::of(const QTextDocument& document)
{
    return placesOf(document).all;
}

const std::vector<BlockPlaces::Placed>& BlockPlaces::marked(const QTextDocument& document)
{
    return placesOf(document).marked;
}

std::vector<BlockPlaces::Placed>::const_iterator BlockPlaces::firstReaching(const QTextDocument& document, qreal down)
{
    const std::vector<Placed>& all = of(document);
    return std::lower_bound(all.begin(), all.end(), down,
                            [](const Placed& each, qreal wanted) { return each.lowest < wanted; });
}

}  // namespace drumhead::print
