#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/base/texts.hpp"
#include "drumhead/charts/map_sketch.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drumhead {

/// A framed block about one unit or leader, to play from and to tick off.
struct SheetCard {
    std::string title;
    std::string tag;                                           ///< stands out beside the title: "hidden"
    std::string said;                                          ///< below the title
    std::vector<std::pair<std::string, std::string>> numbers;  ///< each with its head, boxed
    std::vector<std::string> lines;                            ///< what is ticked, a line each; may hold **bold** words
};

/// A part of a sheet, in plain text; each writer escapes what is markup in its format.
struct SheetBlock {
    enum class Kind {
        Title,
        /// Heading of a topic. All blocks up to the next one are kept on one page if they fit.
        Topic,
        Heading,
        Subheading,
        Strong,  ///< a paragraph in bold
        Paragraph,
        Quote,  ///< text that a person wrote
        Item,   ///< of a list
        /// `rows`; the first is the head, and a row of one cell is a heading across all columns. A line feed starts a
        /// new line within a cell; in the first cell the text before it is bold.
        Table,
        Verbatim,   ///< lines as they are
        Labels,     ///< each of `rows` is one label to cut out, its first line bold
        Cards,      ///< `cards`, none of them cut
        Figure,     ///< `chart`, or `map` where it has a size; Markdown has what it shows as a table or list
        PageBreak,  ///< the next block starts a page
    };
    enum class Cells { Figures, Text };        ///< content of a table's columns after the first
    enum class Medium { Any, Paper, Screen };  ///< where the block is shown; paper gets the short form

    Kind kind = Kind::Paragraph;
    std::string text;
    std::vector<std::vector<std::string>> rows;
    bool emphasis = false;  ///< `text` may hold **bold** and *italic* words
    Cells cells = Cells::Figures;
    bool wide = false;      ///< spans all columns of a page
    int depth = 0;          ///< of an Item: levels of lists around its own
    std::string lead = {};  ///< bold words before `text`
    /// Of a table: relative widths of its columns; empty: by content.
    std::vector<int> shares = {};
    Medium medium = Medium::Any;
    /// Of a Topic: number of columns per page for its blocks; 0: that of the layout.
    int columns = 0;
    bool large = false;  ///< in larger type: what is looked up most
    bool boxed = false;  ///< of a Table: each cell has a frame
    bool again = false;  ///< of a Heading: said again where what stands below it goes on in another column
    std::vector<SheetCard> cards = {};
    Chart chart = {};    ///< of a Figure
    MapSketch map = {};  ///< of a Figure

    /// The figure, that wide.
    [[nodiscard]] ChartDrawing drawing(double width, double pointSize) const
    {
        return map.width > 0 ? drawMap(map, width, pointSize) : drawChart(chart, width, pointSize);
    }
};

using Sheet = std::vector<SheetBlock>;

/// A heading across all columns of a table.
[[nodiscard]] inline bool isBand(const SheetBlock& table, std::size_t row)
{
    return row > 0 && table.rows[row].size() == 1 && table.rows.front().size() > 1;
}

/// Whether a column is one of several below one head: the heads of those after the first have an empty first line.
[[nodiscard]] inline bool isInGroup(const std::vector<std::string>& head, std::size_t column)
{
    return head[column].starts_with('\n') || (column + 1 < head.size() && head[column + 1].starts_with('\n'));
}

/// The blocks for a medium, with proper minus signs.
[[nodiscard]] Sheet sheetFor(SheetBlock::Medium medium, const Sheet& sheet);

/// A run of words in the same style.
struct TextRun {
    std::string text;
    bool strong = false;
    bool stressed = false;
};
[[nodiscard]] std::vector<TextRun> textRuns(const SheetBlock& block);
/// Of a text with **bold** and *italic* words.
[[nodiscard]] std::vector<TextRun> emphasisRuns(const std::string& text);

/// Joins neighbouring paragraphs with the same lead. Words before a colon that several sentences begin with are said
/// once.
[[nodiscard]] Sheet runTogether(const Sheet& sheet);

enum class Paper { A4, Letter };
/// Reads "a4" or "letter". The error names both.
[[nodiscard]] Result<Paper> paperOf(std::string_view name);

/// Paper and columns of a sheet.
struct SheetLayout {
    Paper paper = Paper::A4;
    int columns = 1;
    /// Pages to fill: in the largest type that keeps to them, 9 points at least; 0: as many as it takes.
    int pages = 0;
};

[[nodiscard]] std::string sheetToMarkdown(const Sheet& sheet);
/// A complete HTML page with its style; it loads nothing. `texts` are those of the language that the sheet is in.
[[nodiscard]] std::string sheetToHtml(const Sheet& sheet, const SheetLayout& layout = {}, const Texts& texts = {});

enum class SheetFormat { Markdown, Html, Pdf };
/// The format for a file's extension. The error names the possible ones.
[[nodiscard]] Result<SheetFormat> sheetFormat(const std::filesystem::path& file, const Texts& texts = Texts());

/// Writes a file whole or not at all (see `writeWholeFile`). The error is one sentence.
[[nodiscard]] Result<void> writeSheetFile(const std::filesystem::path& file, const std::string& bytes,
                                          const Texts& texts = Texts());
/// Why files of names that nobody chose are not written: one of them is a symbolic link there, which would lead out of
/// the folder that was chosen.
[[nodiscard]] Result<void> noLinkAmong(const std::vector<std::filesystem::path>& files, const Texts& texts = Texts());

}  // namespace drumhead
