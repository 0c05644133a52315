#pragma once

#include <string>
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
        Table,       ///< `rows`, the first is its head; columns after the first hold figures
        Verbatim,    ///< lines as they are
    };
    Kind kind = Kind::Paragraph;
    std::string text;
    std::vector<std::vector<std::string>> rows;
};

using Sheet = std::vector<SheetBlock>;

[[nodiscard]] std::string sheetToMarkdown(const Sheet& sheet);
/// A page by itself, with its own style and nothing from elsewhere.
[[nodiscard]] std::string sheetToHtml(const Sheet& sheet);

}  // namespace drumhead
