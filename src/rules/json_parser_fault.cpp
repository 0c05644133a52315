#include "rules/json_parser_fault.hpp"

#include "drumhead/base/typed_text.hpp"

#include <utility>

namespace drumhead {

namespace {

/// What people get wrong in JSON most, by what stands at the place and before it; empty: something else.
Message usualMistake(std::string_view text, std::size_t at, std::string_view what)
{
    constexpr std::string_view blank = " \t\r\n";
    if (what.find("unexpected end of input") != std::string_view::npos
        || what.find("missing closing quote") != std::string_view::npos)
        return message("fault.ends",
                       "the file ends before everything is closed; a brace, a bracket or a quote is missing");
    if (at >= text.size()) return {};
    const char here = text[at];
    const std::size_t last = at == 0 ? std::string_view::npos : text.find_last_not_of(blank, at - 1);
    const char before = last == std::string_view::npos ? ' ' : text[last];
    if (here == '/' || here == '#' || before == '/')
        return message("fault.comments",
                       "JSON has no comments; take this out (a \"note\" says something of an element)");
    if (here == '\'') return message("fault.double-quotes", "keys and texts stand in double quotes");
    if ((here == '}' || here == ']') && before == ',')
        return message("fault.comma-too-many", "there is a comma too many before this");
    if (what.find("parsing object key") != std::string_view::npos && (here == '{' || here == '['))
        return message("fault.brace", "a brace or a bracket before this is not closed");
    for (const std::string_view curly : {"\u201c", "\u201d", "\u201e", "\u00ab", "\u00bb"}) {
        // The parser points at a later byte of the mark, or at the one after it.
        for (std::size_t back = 0; back <= curly.size() && back <= at; ++back) {
            if (text.substr(at - back, curly.size()) == curly)
                return message("fault.typographic",
                               "this is a typographic quotation mark; JSON needs the straight one (\")");
        }
    }
    const bool isWord = (here >= 'a' && here <= 'z') || (here >= 'A' && here <= 'Z');
    if (what.find("after backslash") != std::string_view::npos) return {};  // the word stands within a text
    if (isWord && before == '"')
        return message("fault.quote", "a quote is missing: before this word, or at the end of the text before it");
    if (isWord) return message("fault.word-quotes", "this word needs double quotes");
    return {};
}

/// What the parser says, by a part of it that nothing else has. The first that fits counts.
constexpr std::pair<std::string_view, Message> parserWords[] = {
    {"control character",
     message("fault.json-line-end",
             "a text goes on beyond the end of its line; close its quote, or write \\n for a new line")},
    {"forbidden character after backslash",
     message("fault.json-backslash",
             "a backslash in a text is written twice; alone it begins \\n, \\t, \\\" or \\u with four digits")},
    {"hex digits", message("fault.json-hex", "\\u is followed by four digits or letters from a to f")},
    {"surrogate", message("fault.json-surrogate", "this \\u is half a letter; write the letter itself")},
    {"number overflow", message("fault.json-overflow", "this number is too large")},
    {"invalid number", message("fault.json-number", "this is not a number; write it as in 12, -3 or 0.5")},
    {"invalid literal",
     message("fault.json-literal",
             "this is no value; there are true, false and null, numbers, and texts in double quotes")},
    {"expected end of input",
     message("fault.json-goes-on", "the file goes on behind its end; take out what stands from here on")},
    {"parsing object key", message("fault.json-key", "a key in double quotes is missing before this")},
    {"parsing object separator", message("fault.json-colon", "a colon is missing before this")},
    {"unexpected '}'", message("fault.json-value", "a value is missing before this")},
    {"unexpected ']'", message("fault.json-value", "a value is missing before this")},
    {"unexpected ','", message("fault.json-value", "a value is missing before this")},
    {"unexpected ':'", message("fault.json-stray-colon", "a colon stands only between a key and its value")}};

Message plainWords(std::string_view what)
{
    for (const auto& [part, words] : parserWords) {
        if (what.find(part) != std::string_view::npos) return words;
    }
    return {};
}

/// What the parser says, which it says in words alone: "[json.exception.parse_error.101] parse error at line 2, column
/// 4: syntax error while parsing value - unexpected end of input".
Fault ofParser(std::string_view what)
{
    if (const auto at = what.find("] "); !what.empty() && what.front() == '[' && at != std::string_view::npos)
        what.remove_prefix(at + 2);
    if (const auto at = what.find(": "); at != std::string_view::npos) what.remove_prefix(at + 2);
    if (isCommaMissing(what)) return {message("fault.comma", "a comma is missing before this"), {}};
    if (what.find("ill-formed UTF-8") != std::string_view::npos)
        return {
            message("fault.utf8", "this byte is no UTF-8; save the file as UTF-8, without letters of another encoding"),
            {}};
    if (const Message plain = plainWords(what); !plain.english.empty()) return {plain};
    constexpr std::string_view syntax = "syntax error while parsing ";
    if (!what.starts_with(syntax))
        return {message("fault.json", "this is not sound JSON: %1"), {aText(std::string(what))}};
    const auto dash = what.find(" - ");
    const std::string_view brief = what.substr(dash == std::string_view::npos ? syntax.size() : dash + 3);
    return Fault(FaultCode::BrokenJson, {aText(soundUtf8(what)), aText(soundUtf8(brief))});
}

}  // namespace

bool isCommaMissing(std::string_view what)
{
    const bool isWithin = what.ends_with("expected '}'") || what.ends_with("expected ']'");
    return isWithin
        && (what.find("unexpected string literal") != std::string_view::npos
            || what.find("unexpected '{'") != std::string_view::npos
            || what.find("unexpected '['") != std::string_view::npos
            || what.find("unexpected number literal") != std::string_view::npos
            || what.find("unexpected true literal") != std::string_view::npos
            || what.find("unexpected false literal") != std::string_view::npos
            || what.find("unexpected null literal") != std::string_view::npos);
}

Fault parserFault(std::string_view text, std::size_t at, std::string_view what)
{
    const bool isOther = isCommaMissing(what) || what.find("ill-formed UTF-8") != std::string_view::npos;
    const Message usual = isOther ? Message() : usualMistake(text, at, what);
    return usual.english.empty() ? ofParser(what) : Fault(usual);
}

}  // namespace drumhead
