#pragma once

#include "drumhead/base/texts.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <string_view>

namespace drumhead {

void tell(Sheet& sheet, SheetBlock::Kind kind, std::string text);

/// Adds what a person wrote in Markdown: paragraphs, lists, headings, **strong** and *stressed* words. All else is
/// text.
void tellMarkdown(Sheet& sheet, std::string_view markdown);

/// Takes out the columns of a table that hold nothing below their head.
void dropEmptyColumns(SheetBlock& table);

/// Cut to that many characters, with an ellipsis.
[[nodiscard]] std::string shortened(const std::string& text, std::size_t characters);

/// "figures left" of those who are there is "figures" of those who began, or were lost.
[[nodiscard]] std::string withoutLeft(const Texts& texts, const std::string& label);

/// "in line (3 or more stands wide)" is "in line" where there is little room.
[[nodiscard]] std::string withoutBrackets(const std::string& label);

/// A list of facts with what a person noted: a sentence begins anew, words go on.
[[nodiscard]] std::string withNote(const std::string& facts, const std::string& note);

/// Words that are not parted at the end of a line.
[[nodiscard]] std::string unbroken(std::string text);

/// Names are one line, whatever was typed.
[[nodiscard]] std::string inOneLine(std::string text);

}  // namespace drumhead
