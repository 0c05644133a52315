#pragma once

#include "drumhead/base/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// A part of something to be printed, in plain text: whatever writes it escapes what its format takes for its own.
struct SheetBlock {
    enum class Kind {
        Title,
        /// Heads what is looked up together: with all that follows, up to the next one, it stands on one page if it
        /// can.
        Topic,
        Heading,
        Subheading,
        Strong,  ///< a paragraph that stands out
        Paragraph,
        Quote,  ///< what somebody wrote
        Item,   ///< of a list
        /// `rows`, the first is its head; a row of one cell only is a heading across all columns; a line end in a cell
        /// begins a line in it, and what stands before one in the first cell stands out.
        Table,
        Verbatim,   ///< lines as they are
        Labels,     ///< each of `rows` is one label to cut out, its first line stands out
        PageBreak,  ///< what follows begins a page
    };
    enum class Cells { Figures, Text };        ///< what the columns of a table after the first hold
    enum class Medium { Any, Paper, Screen };  ///< paper has no room for what can be looked up on a screen

    Kind kind = Kind::Paragraph;
    std::string text;
    std::vector<std::vector<std::string>> rows;
    bool emphasis = false;  ///< in `text`, **words** stand out and *words* are stressed
    Cells cells = Cells::Figures;
    bool wide = false;      ///< goes across the columns of a page
    int depth = 0;          ///< of an Item in the list of another
    std::string lead = {};  ///< words before `text` that stand out
    /// Of a table: how wide each column is, where several tables are to look alike; else by what they hold.
    std::vector<int> shares = {};
    Medium medium = Medium::Any;
    /// Of a Topic: over how many columns of a page what follows goes; 0: as the sheet lies.
    int columns = 0;
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

/// The blocks that belong on that medium, set for people: with proper minus signs.
[[nodiscard]] Sheet sheetFor(SheetBlock::Medium medium, const Sheet& sheet);

/// Words of a block that are written alike.
struct TextRun {
    std::string text;
    bool strong = false;
    bool stressed = false;
};
[[nodiscard]] std::vector<TextRun> textRuns(const SheetBlock& block);

/// Neighbouring paragraphs with the same lead as one; sentences that begin with the same words and a colon say them
/// once.
[[nodiscard]] Sheet runTogether(const Sheet& sheet);

enum class Paper { A4, Letter };
/// "a4" or "letter"; the error says so.
[[nodiscard]] Result<Paper> paperOf(std::string_view name);

/// How a sheet lies on its paper.
struct SheetLayout {
    Paper paper = Paper::A4;
    int columns = 1;
    /// No more than these, if smaller type that can still be read well brings it down to them; 0: as many as it takes.
    int pages = 0;
};

[[nodiscard]] std::string sheetToMarkdown(const Sheet& sheet);
/// A page by itself, with its own style and nothing from elsewhere.
[[nodiscard]] std::string sheetToHtml(const Sheet& sheet, const SheetLayout& layout = {});

enum class SheetFormat { Markdown, Html, Pdf };
/// By the ending of a file's name; the error names the endings that there are.
[[nodiscard]] Result<SheetFormat> sheetFormat(const std::filesystem::path& file);

/// Writes a file whole or not at all: beside it first, then under its name. The error is one sentence.
[[nodiscard]] Result<void> writeSheetFile(const std::filesystem::path& file, const std::string& bytes);

}  // namespace drumhead
