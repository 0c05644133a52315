#pragma once

#include "drumhead/sheets/sheet.hpp"

#include <QByteArray>
#include <QTextDocument>

#include <memory>
#include <span>

class QPagedPaintDevice;

namespace drumhead::print {

/// Part of a sheet that goes across the same columns.
using Blocks = std::span<const SheetBlock>;

/// What a block of the document is, beyond its looks: kept as a property of its format.
enum BlockMark {
    KeepWithNext = 0x100001,
    BeginsPage = 0x100002,
    RuleBelow = 0x100003,
    ChartNumber = 0x100004,
    SaidAgain = 0x100005,  ///< a heading: at the top of each column in which what it heads goes on
    IsTitle = 0x100006,    ///< names the pages from here on
    BeginsPart = 0x100007  ///< what stands below it up to the next one belongs to it
};

/// Name of the document's property that holds a chart's drawing, by the number in its block.
[[nodiscard]] inline QByteArray chartProperty(int number) { return "drumhead-chart-" + QByteArray::number(number); }

/// The blocks as a document laid out for the device in one endless column. Names go in as plain text, so none becomes
/// markup. `air`: how many times the usual room there is around cells and between items; where there is hardly any,
/// lines stand closer too.
[[nodiscard]] std::unique_ptr<QTextDocument> makeDocument(Blocks blocks, QPagedPaintDevice& device, qreal width,
                                                          qreal pointSize, qreal air = 1.0);

/// The font of sheets in that size.
[[nodiscard]] QFont sheetFont(qreal pointSize);

}  // namespace drumhead::print
