#pragma once

#include <QRectF>
#include <QTextBlock>
#include <QTextDocument>

#include <map>
#include <vector>

namespace drumhead::print {

/// Where the blocks of laid out documents stand. Qt finds the place of one only by way of its table, its frame and
/// their formats, which would be asked again for every piece of every page.
class BlockPlaces {
public:
    struct Placed {
        QTextBlock block;
        QRectF box;
        qreal lowest = 0;  ///< of this block and all before it
    };

    /// All of them, in the order of the text.
    [[nodiscard]] const std::vector<Placed>& of(const QTextDocument& document);
    /// Those that have something of their own to be painted or told: a line below, a chart, a title.
    [[nodiscard]] const std::vector<Placed>& marked(const QTextDocument& document);
    /// The first that may reach down to there.
    [[nodiscard]] std::vector<Placed>::const_iterator firstReaching(const QTextDocument& document, qreal down);

private:
    struct Places {
        std::vector<Placed> all;
        std::vector<Placed> marked;
    };
    Places& placesOf(const QTextDocument& document);

    std::map<const QTextDocument*, Places> m_places;
};

}  // namespace drumhead::print
