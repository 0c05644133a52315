#include "drumhead/rules/json_document.hpp"

#include "drumhead/base/number.hpp"
#include "rules/json_parser_fault.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <unordered_set>

namespace drumhead {

namespace {

/// Walks over the text and tells how far the parser has read: its events carry no places of their own.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** reached) : m_at(at), m_reached(reached) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        ++m_at;
        *m_reached = m_at;
        return *this;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_reached;
};

bool belongsToNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

/// Why the text is none that a parser needs to see, or empty.
Message unreadable(std::string_view text)
{
    constexpr std::string_view blank = " \t\r\n";
    if (text.find_first_not_of(blank) == std::string_view::npos)
        return message("fault.empty", "the file is empty; it has to be an object in braces");
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        return message("fault.utf16", "the file is UTF-16; save it as UTF-8");
    return {};
}

}  // namespace

/// Receives the parser's events and builds the nodes of a document.
class JsonBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    JsonBuilder(JsonDocument& document, std::vector<Diagnostic>& diagnostics)
        : m_document(document), m_diagnostics(diagnostics)
    {}

    const char* reached = nullptr;

    bool null() override { return add(JsonKind::Null, consumed() - 4); }
    bool boolean(bool value) override
    {
        if (!add(JsonKind::Boolean, consumed() - (value ? 4 : 5))) return false;
        last().number = value ? 1 : 0;
        return true;
    }
    bool number_integer(number_integer_t value) override { return addNumber(static_cast<double>(value)); }
    bool number_unsigned(number_unsigned_t value) override { return addNumber(static_cast<double>(value)); }
    bool number_float(number_float_t value, const string_t&) override { return addNumber(value); }
    bool string(string_t& value) override
    {
        const std::size_t opening = openingQuote();
        if (!add(JsonKind::String, opening)) return false;
        last().text = m_document.keep(std::move(value), opening, consumed() - 1);
        return true;
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(JsonKind::Object); }
    bool start_array(std::size_t) override { return open(JsonKind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& value) override
    {
        const std::size_t opening = openingQuote();
        m_key = m_document.keep(std::move(value), opening, consumed() - 1);
        if (isRepeated() && ++m_repeated <= mostRepeated)
            fault(opening,
                  Fault(message("fault.key-twice", "%1 is given twice in the same object; keep one of them"),
                        {aKey(m_key)}));
        return true;
    }
    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& failure) override
    {
        // Before the word: what is missing is missing there.
        const std::size_t back = isCommaMissing(failure.what()) ? std::max<std::size_t>(token.size(), 1) : 1;
        const std::size_t at = position > back ? position - back : 0;
        fault(at, parserFault(m_document.m_text, at, failure.what()));
        return false;
    }

    [[nodiscard]] bool failed() const { return m_failed; }

private:
    [[nodiscard]] std::size_t consumed() const { return static_cast<std::size_t>(reached - m_document.m_text.data()); }
    JsonDocument::Node& last() { return m_document.m_nodes.back(); }

    std::size_t openingQuote() const
    {
        const std::string& text = m_document.m_text;
        std::size_t at = consumed() - 1;
        for (;;) {
            at = text.rfind('"', at - 1);
            std::size_t backslashes = 0;
            while (backslashes < at && text[at - 1 - backslashes] == '\\') ++backslashes;
            if (backslashes % 2 == 0) return at;
        }
    }

    /// Whether the object has the key already. Large objects get an index, so that many keys take no longer than their
    /// number.
    bool isRepeated()
    {
        constexpr std::uint32_t fewKeys = 16;
        const JsonDocument::Node& object = m_document.m_nodes[m_open.back()];
        std::unordered_set<std::string_view>& known = m_keys.back();
        const bool indexed = object.count >= fewKeys;
        if (indexed && !known.empty()) return !known.insert(m_key).second;
        bool found = false;
        for (auto child = object.first; child != JsonPlace::nowhere; child = m_document.m_nodes[child].next) {
            found = found || m_document.m_nodes[child].key == m_key;
            if (indexed) known.insert(m_document.m_nodes[child].key);
        }
        if (indexed) known.insert(m_key);
        return found;
    }

    bool addNumber(double value)
    {
        std::size_t at = consumed();
        while (at > 0 && !belongsToNumber(m_document.m_text[at - 1])) --at;
        while (at > 0 && belongsToNumber(m_document.m_text[at - 1])) --at;
        if (!add(JsonKind::Number, at)) return false;
        last().number = value;
        if (!(std::abs(value) <= Number::largest().toDouble()) && ++m_beyond <= mostRepeated)
            fault(at, message("fault.numbers", "numbers lie between -1,000,000,000 and 1,000,000,000"));
        return true;
    }

    bool open(JsonKind kind)
    {
        if (m_open.size() >= JsonDocument::maxDepth)
            return fault(consumed() - 1,
                         Fault(message("fault.nested", "nested more than %1 levels deep; flatten it"),
                               {aText(std::to_string(JsonDocument::maxDepth))}));
        if (!add(kind, consumed() - 1)) return false;
        m_open.push_back(static_cast<std::uint32_t>(m_document.m_nodes.size() - 1));
        m_lastChild.push_back(JsonPlace::nowhere);
        m_keys.emplace_back();
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        m_lastChild.pop_back();
        m_keys.pop_back();
        return true;
    }

    bool add(JsonKind kind, std::size_t offset)
    {
        if (m_document.m_nodes.size() >= JsonDocument::maxValues)
            return fault(offset,
                         Fault(message("fault.values", "more than %1 values in one file; divide it"),
                               {aText(std::to_string(JsonDocument::maxValues))}));
        const auto index = static_cast<std::uint32_t>(m_document.m_nodes.size());
        JsonDocument::Node node;
        node.kind = kind;
        node.offset = static_cast<std::uint32_t>(offset);
        node.key = m_key;
        m_key = {};
        m_document.m_nodes.push_back(node);
        if (!m_open.empty()) {
            JsonDocument::Node& parent = m_document.m_nodes[m_open.back()];
            if (m_lastChild.back() == JsonPlace::nowhere) parent.first = index;
            else m_document.m_nodes[m_lastChild.back()].next = index;
            ++parent.count;
            m_lastChild.back() = index;
        }
        return true;
    }

    bool fault(std::size_t offset, Fault fault)
    {
        m_failed = true;
        m_diagnostics.push_back(m_document.diagnosticAt(offset, std::move(fault), Severity::Error));
        return false;
    }

    JsonDocument& m_document;
    std::vector<Diagnostic>& m_diagnostics;
    std::vector<std::uint32_t> m_open;
    std::vector<std::uint32_t> m_lastChild;
    std::vector<std::unordered_set<std::string_view>> m_keys;  ///< of the open objects that have many
    std::string_view m_key;
    int m_repeated = 0;                       ///< keys given twice
    int m_beyond = 0;                         ///< numbers that are too large
    static constexpr int mostRepeated = 100;  // of each, that are told
    bool m_failed = false;
};

bool JsonDocument::parse(std::string file, std::string text, std::vector<Diagnostic>& diagnostics)
{
    m_file = std::move(file);
    m_text = std::move(text);
    if (m_text.size() > maxBytes) {
        diagnostics.push_back(
            {m_file, 0, 0, Severity::Error, message("fault.large", "the file has more than 4 MiB; divide it")});
        return false;
    }
    if (const Message why = unreadable(m_text); !why.english.empty()) {
        diagnostics.push_back(diagnosticAt(0, why, Severity::Error));
        return false;
    }
    // The parser would take it for the end.
    if (const std::size_t nought = m_text.find('\0'); nought != std::string::npos) {
        diagnostics.push_back(diagnosticAt(
            nought, message("fault.nought", "a byte of value nought stands here; the file is damaged or no text"),
            Severity::Error));
        return false;
    }
    m_nodes.reserve(m_text.size() / 12 + 16);
    JsonBuilder builder(*this, diagnostics);
    builder.reached = m_text.data();
    const char* const end = m_text.data() + m_text.size();
    const bool whole = nlohmann::json::sax_parse(CountingIterator(m_text.data(), &builder.reached),
                                                 CountingIterator(end, &builder.reached), &builder);
    return whole && !builder.failed();
}

std::string_view JsonDocument::keep(std::string&& decoded, std::size_t openingQuote, std::size_t closingQuote)
{
    const std::string_view raw(m_text.data() + openingQuote + 1, closingQuote - openingQuote - 1);
    if (raw.size() == decoded.size()) return raw;  // an escape never keeps the length
    m_decoded.push_back(std::make_unique<std::string>(std::move(decoded)));
    return *m_decoded.back();
}

JsonPlace::Position JsonDocument::positionAt(std::size_t offset) const
{
    if (m_lineStarts.empty()) {
        m_lineStarts.push_back(0);
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            if (m_text[i] == '\n') m_lineStarts.push_back(i + 1);
        }
    }
    const std::size_t end = std::min(offset, m_text.size());
    const auto line = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), end) - m_lineStarts.begin();
    const std::size_t start = m_lineStarts[static_cast<std::size_t>(line - 1)];
    return {static_cast<int>(line), static_cast<int>(end - start) + 1};
}

Diagnostic JsonDocument::diagnosticAt(std::size_t offset, Fault fault, Severity severity) const
{
    const JsonPlace::Position at = positionAt(offset);
    return {m_file, at.line, at.column, severity, std::move(fault)};
}

void JsonDocument::sayInstead(JsonPlace text, JsonPlace other)
{
    m_nodes[text.index()].text = other.string();
    m_instead.insert_or_assign(text.index(), other);
}

JsonKind JsonPlace::kind() const { return m_index == nowhere ? JsonKind::Missing : m_document->m_nodes[m_index].kind; }
std::string_view JsonPlace::key() const
{
    return m_index == nowhere ? std::string_view() : m_document->m_nodes[m_index].key;
}
std::string_view JsonPlace::string() const
{
    return m_index == nowhere ? std::string_view() : m_document->m_nodes[m_index].text;
}
double JsonPlace::number() const { return m_index == nowhere ? 0 : m_document->m_nodes[m_index].number; }
bool JsonPlace::boolean() const { return number() != 0; }
std::size_t JsonPlace::size() const { return m_index == nowhere ? 0 : m_document->m_nodes[m_index].count; }

JsonPlace JsonPlace::operator[](std::string_view name) const
{
    if (kind() == JsonKind::Object) {
        for (const JsonPlace member : *this) {
            if (member.key() == name) return member;
        }
    }
    return {m_document, nowhere, m_index == nowhere ? m_owner : m_index};
}

Diagnostic JsonPlace::diagnostic(Fault fault, Severity severity) const
{
    if (!m_document) return {"", 0, 0, severity, std::move(fault)};
    const std::uint32_t shown = m_index == nowhere ? m_owner : m_index;
    if (shown == nowhere) return {m_document->file(), 0, 0, severity, std::move(fault)};
    if (const auto instead = m_document->m_instead.find(shown); instead != m_document->m_instead.end())
        return instead->second.diagnostic(std::move(fault), severity);
    return m_document->diagnosticAt(m_document->m_nodes[shown].offset, std::move(fault), severity);
}

JsonPlace::Position JsonPlace::position() const
{
    return m_index == nowhere ? Position{} : m_document->positionAt(m_document->m_nodes[m_index].offset);
}

JsonPlace::Iterator JsonPlace::begin() const
{
    return {m_document, m_index == nowhere ? nowhere : m_document->m_nodes[m_index].first};
}

JsonPlace::Iterator& JsonPlace::Iterator::operator++()
{
    m_index = m_document->m_nodes[m_index].next;
    return *this;
}

}  // namespace drumhead
