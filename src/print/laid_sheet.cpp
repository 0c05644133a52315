#include "print/laid_sheet.hpp"

#include "print/sheet_document.hpp"

#include <QPagedPaintDevice>

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace drumhead::print {

namespace {

constexpr qreal usualSize = 10;     // points
constexpr qreal usualLargest = 11;  // of sheets that may take the pages they need
constexpr qreal leastSize = 9;
constexpr qreal largestSize = 12;  // of sheets that are to fill their pages
constexpr qreal leastOfFew = 10;   // of these, unless they took more sheets of paper than a club prints
constexpr qreal stepOfSize = 0.25;
constexpr qreal leastAirOfLarge = 0.75;  // less of it is not worth type beyond the usual size
constexpr qreal leastAir = 0.5;
constexpr qreal closeAir = 0.15;  // before type gets smaller than usual or a sheet of paper more
constexpr qreal mostAir = 2.5;
constexpr qreal stepOfAir = 0.1;
constexpr qreal gapInPoints = 12;
constexpr int sidesOfPaper = 2;
constexpr qreal leastUsed = 0.4;  // of a page that is left for the next one

/// Lays out a sheet in one size of type, with so much times the usual room around cells.
class Layouter {
public:
    Layouter(const SheetLayout& layout, QPagedPaintDevice& device, QSizeF page, qreal size, qreal air, bool keepsParts)
        : m_layout(layout), m_device(device), m_size(size), m_air(air),
          m_flow(page, gapInPoints * device.logicalDpiX() / 72, layout.pages > 0)
    {
        m_flow.keepParts(keepsParts);
    }

    LaidSheet run(const Sheet& sheet)
    {
        if (m_layout.pages > 0) fill(sheet);
        else addTopics(sheet);
        m_laid.pieces = m_flow.pieces();
        m_laid.pages = m_flow.pages();
        return std::move(m_laid);
    }

private:
    /// Runs on from column to column, so that pages are full; those of the last page are equally high.
    void fill(const Sheet& sheet)
    {
        m_columns = m_layout.columns;
        add(m_flow, stretches(Blocks(sheet), true));
    }

    void addTopics(const Sheet& sheet)
    {
        for (std::size_t first = 0; first < sheet.size();) {
            std::size_t end = first + 1;
            while (end < sheet.size() && sheet[end].kind != SheetBlock::Kind::Topic) ++end;
            const bool isTopic = sheet[first].kind == SheetBlock::Kind::Topic;
            m_columns = isTopic && sheet[first].columns > 0 ? sheet[first].columns : m_layout.columns;
            addTopic(stretches(Blocks(sheet).subspan(first, end - first), isTopic || end < sheet.size()), isTopic);
            first = end;
        }
    }

    /// Blocks that go across the same columns.
    struct Stretch {
        const QTextDocument* document;
        int columns;
        bool balanced;
    };

    std::vector<Stretch> stretches(Blocks blocks, bool goesOn)
    {
        std::vector<Stretch> made;
        for (std::size_t first = 0; first < blocks.size();) {
            std::size_t end = first + 1;
            while (end < blocks.size() && columnsOf(blocks[end]) == columnsOf(blocks[first])) ++end;
            const int columns = columnsOf(blocks[first]);
            m_laid.documents.push_back(
                makeDocument(blocks.subspan(first, end - first), m_device, m_flow.width(columns), m_size, m_air));
            made.push_back({m_laid.documents.back().get(), columns, goesOn || end < blocks.size()});
            first = end;
        }
        return made;
    }

    [[nodiscard]] int columnsOf(const SheetBlock& block) const { return block.wide ? 1 : m_columns; }

    /// On the page where the last one ends, or on a fresh one where it would be torn apart else and little room is
    /// lost.
    void addTopic(const std::vector<Stretch>& topic, bool keepsTogether)
    {
        const PageFlow before = m_flow;
        add(m_flow, topic);
        if (!keepsTogether || !before.isBegun() || m_flow.pages() == before.pages()) return;
        PageFlow fresh = before;
        fresh.beginPage();
        const int first = fresh.pages();
        add(fresh, topic);
        const std::size_t heading = before.pieces().size();
        const bool isAlone = m_flow.pieces().size() > heading + 1
            && m_flow.pieces()[heading].page != m_flow.pieces()[heading + 1].page
            && m_flow.pieces()[heading].bottom - m_flow.pieces()[heading].top < headingHeight();
        const bool losesLittle = before.usedPart() > leastUsed;
        if ((fresh.pages() == first && losesLittle) || isAlone) m_flow = std::move(fresh);
    }

    /// Of a heading without anything below it, at most.
    [[nodiscard]] qreal headingHeight() const { return 4 * m_size * m_device.logicalDpiY() / 72; }

    static void add(PageFlow& flow, const std::vector<Stretch>& topic)
    {
        for (const Stretch& stretch : topic) flow.add(*stretch.document, stretch.columns, stretch.balanced);
    }

    const SheetLayout& m_layout;
    QPagedPaintDevice& m_device;
    qreal m_size;
    qreal m_air;
    PageFlow m_flow;
    int m_columns = 1;
    LaidSheet m_laid;
};

/// Layouts of one sheet in many settings, of which each is counted once.
class Trials {
public:
    Trials(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device, QSizeF page,
           std::stop_token cancelled)
        : m_sheet(sheet), m_layout(layout), m_device(device), m_page(page), m_cancelled(std::move(cancelled))
    {}

    /// Once cancelled an empty page, with which every search soon ends.
    LaidSheet operator()(qreal size, qreal air = 1.0, bool keepsParts = false)
    {
        const Key key(size, air, keepsParts);
        if (m_last.first == key && !m_last.second.documents.empty()) return std::move(m_last.second);
        if (m_cancelled.stop_requested()) return {};
        LaidSheet made = Layouter(m_layout, m_device, m_page, size, air, keepsParts).run(m_sheet);
        m_pages[key] = made.pages;
        return made;
    }

    /// How many pages it takes. What was counted last is at hand as well.
    int pages(qreal size, qreal air = 1.0, bool keepsParts = false)
    {
        const Key key(size, air, keepsParts);
        if (const auto found = m_pages.find(key); found != m_pages.end()) return found->second;
        LaidSheet made = (*this)(size, air, keepsParts);
        const int pages = made.pages;
        m_last = {key, std::move(made)};
        return pages;
    }

private:
    using Key = std::tuple<qreal, qreal, bool>;

    const Sheet& m_sheet;
    const SheetLayout& m_layout;
    QPagedPaintDevice& m_device;
    QSizeF m_page;
    std::stop_token m_cancelled;
    std::map<Key, int> m_pages;
    std::pair<Key, LaidSheet> m_last;
};

/// In the largest type, with the most room around it, in which the sheet takes the fewest pages that it can.
LaidSheet onFewestPages(Trials& lay, LaidSheet usual)
{
    constexpr qreal littleAir = 0.3;
    const int fewest = lay.pages(leastSize, closeAir);
    if (usual.pages <= fewest) return usual;
    for (const std::vector<qreal>& airs : {std::vector<qreal>{1.0, 0.75, leastAir, littleAir}, {closeAir}}) {
        for (qreal size = usualSize; size >= leastSize; size -= stepOfSize) {
            for (const qreal air : airs) {
                if (lay.pages(size, air) <= fewest) return lay(size, air);
            }
        }
    }
    return usual;
}

/// Where a little smaller type saves a page, that: else its last one would be nearly empty. Where larger type takes no
/// more pages, that.
LaidSheet inGoodSize(Trials& lay, bool hasCards)
{
    const qreal largest = hasCards ? usualSize : usualLargest;  // lines of boxes would break in larger type
    constexpr int mostPages = 12;
    constexpr int fewPages = 4;  // of so few one less is worth a closer look
    LaidSheet laid = lay(usualSize, 1.0);
    const int pages = laid.pages;
    if (pages > mostPages) return laid;
    if (hasCards && pages > 1) return onFewestPages(lay, std::move(laid));
    for (const qreal air : {1.0, 0.75, leastAir}) {
        for (qreal size = usualSize - stepOfSize; pages > 1 && size >= leastSize; size -= stepOfSize) {
            LaidSheet smaller = lay(size, air);
            if (smaller.pages < pages) return smaller;
        }
        if (pages > fewPages) break;
    }
    for (qreal size = usualSize + stepOfSize; size <= largest; size += stepOfSize) {
        LaidSheet larger = lay(size, 1.0);
        if (larger.pages > pages) break;
        laid = std::move(larger);
    }
    return laid;
}

/// How a sheet is set.
struct Setting {
    qreal size = leastOfFew;
    qreal air = closeAir;
    int pages = 1;  ///< that it may take
};

/// The largest type that takes no more pages, with the least room for which it is worth it; without one, nothing.
std::optional<Setting> largestThatFits(Trials& lay, int pages)
{
    if (lay.pages(usualSize, closeAir) > pages) return std::nullopt;
    const bool mayBeLarger = lay.pages(usualSize + stepOfSize, leastAirOfLarge) <= pages;
    for (qreal size = largestSize; mayBeLarger && size > usualSize; size -= stepOfSize) {
        if (lay.pages(size, leastAirOfLarge) <= pages) return Setting{size, leastAirOfLarge, pages};
    }
    return Setting{usualSize, lay.pages(usualSize, leastAir) <= pages ? leastAir : closeAir, pages};
}

/// On one page, on those asked for, or on as many sheets of paper more as it takes, no back of which stays empty.
Setting settingFor(Trials& lay, int pages)
{
    for (int most = 1; most <= pages; ++most) {
        if (const std::optional<Setting> fits = largestThatFits(lay, most)) return *fits;
    }
    const int least = lay.pages(leastOfFew, closeAir);
    const int most = least + least % sidesOfPaper;
    return largestThatFits(lay, most).value_or(Setting{leastOfFew, closeAir, most});
}

/// In the largest type that keeps to the pages asked for, or to those that the usual one takes; what is then left of
/// them goes between the lines, and keeps together what stands below one heading.
LaidSheet onFewPages(Trials& lay, int pages)
{
    Setting setting = settingFor(lay, pages);
    const qreal leastRoom = setting.air;
    for (qreal air = setting.air + stepOfAir; air <= mostAir; air += stepOfAir) {
        if (lay.pages(setting.size, air) > setting.pages) break;
        setting.air = air;
    }
    for (qreal air = setting.air; air > leastRoom - stepOfAir / 2; air -= stepOfAir) {
        if (lay.pages(setting.size, air, true) <= setting.pages) return lay(setting.size, air, true);
    }
    return lay(setting.size, setting.air);
}

}  // namespace

LaidSheet layOut(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device, QSizeF page,
                 std::stop_token cancelled)
{
    const Sheet whole = runTogether(sheet);
    Trials lay(whole, layout, device, page, std::move(cancelled));
    const bool hasCards = std::any_of(whole.begin(), whole.end(),
                                      [](const SheetBlock& block) { return block.kind == SheetBlock::Kind::Cards; });
    return layout.pages > 0 ? onFewPages(lay, layout.pages) : inGoodSize(lay, hasCards);
}

}  // namespace drumhead::print
