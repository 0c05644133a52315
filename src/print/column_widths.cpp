#include "print/column_widths.hpp"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>

#include <algorithm>
#include <numeric>

namespace drumhead::print {

namespace {

struct Need {
    qreal word = 0;   ///< its longest word
    qreal whole = 0;  ///< its longest cell
    qreal lacks = 0;  ///< what all of its cells are longer than that word, taken together
};

/// The heads of tables with more columns may take several lines, so that the room goes to what stands below them.
constexpr std::size_t manyColumns = 4;

/// No cell counts as longer than this part of the width, so that one long name does not take all the room.
qreal mostPart(const SheetBlock& table)
{
    const std::size_t columns = table.rows.front().size();
    return columns > 3 ? 0.45 : columns > 2 ? 0.6 : 0.85;
}

/// Figures' widths between columns where there is room.
constexpr qreal airBetween = 1.5;

constexpr qreal airInGroups = 0.3;

/// Where there are more columns than that, the first names what the figures are of, and takes one line.
constexpr std::size_t mostColumns = 7;
constexpr qreal mostOfName = 0.22;

/// A word that is longer is broken, rather than all other columns made narrow.
constexpr qreal mostOfWord = 0.35;

/// Of a column in a group the second line: the first heads them all.
std::string ownHead(const std::vector<std::string>& head, std::size_t column)
{
    return isInGroup(head, column) ? head[column].substr(head[column].find('\n') + 1) : head[column];
}

/// A head that goes on across the columns behind it, which have none, widens none of them.
bool goesAcross(const SheetBlock& table, std::size_t column)
{
    const std::vector<std::string>& head = table.rows.front();
    return !table.boxed && column + 1 < head.size() && head[column + 1].empty();
}

Need needOf(const SheetBlock& table, std::size_t column, const QFontMetricsF& plain, const QFontMetricsF& bold,
            qreal width)
{
    Need need;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (column >= table.rows[row].size() || isBand(table, row)) continue;
        if (row == 0 && goesAcross(table, column)) continue;
        const QFontMetricsF& metrics = row == 0 ? bold : plain;
        for (const QString& text :
             QString::fromStdString(row == 0 ? ownHead(table.rows[0], column) : table.rows[row][column]).split(u'\n')) {
            if (row > 0 || table.rows.front().size() <= manyColumns)
                need.whole = std::max(need.whole, metrics.horizontalAdvance(text));
            for (const QString& word : (row == 0 ? QString(text).replace(u'/', u' ') : text).split(u' '))
                need.word = std::max(need.word, metrics.horizontalAdvance(word));
        }
    }
    need.word = std::min(need.word, width * mostOfWord);
    need.whole = std::max(need.word, std::min(need.whole, width * mostPart(table)));
    if (column == 0 && table.rows.front().size() > mostColumns) need.word = std::min(need.whole, width * mostOfName);
    for (std::size_t row = table.rows.front().size() <= manyColumns ? 0 : 1; row < table.rows.size(); ++row) {
        if (column >= table.rows[row].size() || isBand(table, row)) continue;
        for (const QString& text : QString::fromStdString(table.rows[row][column]).split(u'\n'))
            need.lacks += std::max(0.0, std::min(plain.horizontalAdvance(text), need.whole) - need.word);
    }
    return need;
}

/// Each column its least and its part of what is left over: the more of its cells are longer the more, so that one long
/// cell does not make all others high. None gets more than its longest cell.
std::vector<qreal> spread(const std::vector<Need>& needs, qreal width)
{
    std::vector<qreal> shares;
    for (const Need& need : needs) shares.push_back(need.word);
    const qreal least = std::accumulate(shares.begin(), shares.end(), qreal(0));
    qreal left = width - least;
    for (std::size_t round = 0; round < needs.size() && left > 0.5; ++round) {
        qreal lacks = 0;
        for (std::size_t i = 0; i < needs.size(); ++i) lacks += shares[i] < needs[i].whole ? needs[i].lacks : 0;
        if (lacks <= 0) break;
        qreal given = 0;
        for (std::size_t i = 0; i < needs.size(); ++i) {
            const qreal part =
                shares[i] < needs[i].whole ? std::min(left * needs[i].lacks / lacks, needs[i].whole - shares[i]) : 0;
            shares[i] += part;
            given += part;
        }
        left -= given;
    }
    for (qreal& share : shares) share /= std::max(least, width);
    return shares;
}

}  // namespace

namespace {

std::vector<Need> needsOf(const SheetBlock& table, const QTextDocument& document, const QFont& font, qreal width,
                          qreal padding)
{
    QPaintDevice* device = document.documentLayout()->paintDevice();
    QFont heavy = font;
    heavy.setBold(true);
    const QFontMetricsF plain(font, device);
    const QFontMetricsF bold(heavy, device);
    const qreal scale = device ? device->logicalDpiX() / 96.0 : 1;
    const qreal edges = 2 * padding * scale + 3 * scale;
    std::vector<Need> needs;
    for (std::size_t column = 0; column < table.rows.front().size(); ++column) {
        needs.push_back(needOf(table, column, plain, bold, width));
        const qreal air = isInGroup(table.rows.front(), column) ? plain.horizontalAdvance(u'0') * airInGroups : 0;
        needs.back().word += edges + air;
        needs.back().whole += edges + air;
    }
    return needs;
}

}  // namespace

bool wordsFit(const SheetBlock& table, const QTextDocument& document, const QFont& font, qreal width, qreal padding)
{
    const std::vector<Need> needs = needsOf(table, document, font, width, padding);
    return std::accumulate(needs.begin(), needs.end(), qreal(0),
                           [](qreal sum, const Need& need) { return sum + need.word; })
        <= width;
}

std::vector<qreal> columnShares(const SheetBlock& table, const QTextDocument& document, const QFont& font, qreal width,
                                qreal padding)
{
    const std::vector<Need> needs = needsOf(table, document, font, width, padding);
    const qreal whole = std::accumulate(needs.begin(), needs.end(), qreal(0),
                                        [](qreal sum, const Need& need) { return sum + need.whole; });
    if (whole > width) return spread(needs, width);
    const qreal air =
        std::min((width - whole) / static_cast<qreal>(needs.size()),
                 QFontMetricsF(font, document.documentLayout()->paintDevice()).horizontalAdvance(u'0') * airBetween);
    std::vector<qreal> shares;
    for (const Need& need : needs) shares.push_back((need.whole + air) / width);
    return shares;
}

}  // namespace drumhead::print
