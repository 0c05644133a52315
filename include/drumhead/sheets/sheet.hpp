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
        Title, Heading, Subheading,
        Strong,      ///< a paragraph that stands out
        Paragraph,
        Quote,       ///< what somebody wrote
        Item,        ///< of a list
        Table,       ///< `rows`, the first is its head
        Verbatim,    ///< lines as they are
        Labels,      ///< each of `rows` is one label to cut out, its first line stands out
        PageBreak,   ///< what follows begins a page
    };
    enum class Cells { Figures, Text };  ///< what the columns of a table after the first hold

    Kind kind = Kind::Paragraph;
    std::string text;
    std::vector<std::vector<std::string>> rows;
    bool emphasis = false;         ///< in `text`, **words** stand out and *words* are stressed
    Cells cells = Cells::Figures;
    bool wide = false;             ///< goes across the columns of a page
    int depth = 0;                 ///< of an Item in the list of another
    std::string lead = {};         ///< words before `text` that stand out
    int spare = 0;                 ///< where the pages are too few: those with the greatest number are left out first, those with 0 never; `lead` then says what of
};

using Sheet = std::vector<SheetBlock>;

/// Words of a block that are written alike.
struct TextRun {
    std::string text;
    bool strong = false;
    bool stressed = false;
};
[[nodiscard]] std::vector<TextRun> textRuns(const SheetBlock& block);

/// Neighbouring paragraphs with the same lead as one; sentences that begin with the same words and a colon say them once.
[[nodiscard]] Sheet runTogether(const Sheet& sheet);

enum class Paper { A4, Letter };
/// "a4" or "letter"; the error says so.
[[nodiscard]] Result<Paper> paperOf(std::string_view name);

/// How a sheet lies on its paper.
struct SheetLayout {
    Paper paper = Paper::A4;
    int columns = 1;
    int pages = 0;  ///< so many at most, in smaller type if need be, down to what can still be read; 0: as many as it takes
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
