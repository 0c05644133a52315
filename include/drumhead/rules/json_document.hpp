#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/rules/diagnostic.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace drumhead {

class JsonDocument;

enum class JsonKind : std::uint8_t { Missing, Null, Boolean, Number, String, Array, Object };

/// A place in a JsonDocument: cheap to copy, valid as long as the document. A missing member is also a place, of kind
/// Missing.
class JsonPlace {
public:
    JsonPlace() = default;
    JsonPlace(const JsonDocument* document, std::uint32_t index, std::uint32_t owner = nowhere)
        : m_document(document), m_index(index), m_owner(owner)
    {}

    [[nodiscard]] JsonKind kind() const;
    [[nodiscard]] bool exists() const { return kind() != JsonKind::Missing; }
    [[nodiscard]] bool isObject() const { return kind() == JsonKind::Object; }
    [[nodiscard]] bool isArray() const { return kind() == JsonKind::Array; }
    [[nodiscard]] bool isString() const { return kind() == JsonKind::String; }
    [[nodiscard]] bool isNumber() const { return kind() == JsonKind::Number; }
    [[nodiscard]] bool isBoolean() const { return kind() == JsonKind::Boolean; }
    [[nodiscard]] bool isNull() const { return kind() == JsonKind::Null; }

    /// Its key in the enclosing object, or empty.
    [[nodiscard]] std::string_view key() const;
    /// Decoded; empty if not a string. Valid as long as the document.
    [[nodiscard]] std::string_view string() const;
    [[nodiscard]] double number() const;     ///< a boolean gives 0 or 1, any other non-number 0
    [[nodiscard]] bool boolean() const;      ///< a number gives whether it is not 0, any other non-boolean false
    [[nodiscard]] std::size_t size() const;  ///< members of an object or elements of an array, else 0
    /// The member with this name, or a missing place.
    [[nodiscard]] JsonPlace operator[](std::string_view name) const;
    [[nodiscard]] bool has(std::string_view name) const { return (*this)[name].exists(); }

    [[nodiscard]] Diagnostic diagnostic(Fault fault, Severity severity = Severity::Error) const;
    /// Where it stands; line 0 for no place at all.
    struct Position {
        int line = 0;
        int column = 0;
    };
    [[nodiscard]] Position position() const;
    [[nodiscard]] const JsonDocument* document() const { return m_document; }
    /// Identifies the place within its document.
    [[nodiscard]] std::uint32_t index() const { return m_index; }

    /// Iterates over the elements of an array or the members of an object, in the order of the file.
    class Iterator {
    public:
        Iterator(const JsonDocument* document, std::uint32_t index) : m_document(document), m_index(index) {}
        JsonPlace operator*() const { return {m_document, m_index}; }
        Iterator& operator++();
        bool operator!=(const Iterator& other) const { return m_index != other.m_index; }

    private:
        const JsonDocument* m_document;
        std::uint32_t m_index;
    };
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const { return {m_document, nowhere}; }

    static constexpr std::uint32_t nowhere = UINT32_MAX;

private:
    const JsonDocument* m_document = nullptr;
    std::uint32_t m_index = nowhere;
    std::uint32_t m_owner = nowhere;  ///< of a missing member: the object that lacks it, where faults are reported
};

/// A parsed JSON file that keeps the text position of every value.
class JsonDocument {
public:
    static constexpr std::size_t maxBytes = 4u << 20;
    static constexpr std::size_t maxValues = 500'000;
    static constexpr std::size_t maxDepth = 64;

    JsonDocument() = default;
    JsonDocument(const JsonDocument&) = delete;
    JsonDocument& operator=(const JsonDocument&) = delete;

    /// Parses `text`. On a fault (syntax, depth, size, duplicate key) adds diagnostics and returns false.
    bool parse(std::string file, std::string text, std::vector<Diagnostic>& diagnostics);

    [[nodiscard]] JsonPlace root() const { return {this, m_nodes.empty() ? JsonPlace::nowhere : 0}; }
    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }  ///< values

    /// From now on a text of this document reads as one of another, which has to outlive it; what is wrong with it is
    /// told as of there.
    void sayInstead(JsonPlace text, JsonPlace other);

private:
    friend class JsonPlace;
    friend class JsonBuilder;

    struct Node {
        std::string_view key;
        std::string_view text;
        double number = 0;
        std::uint32_t offset = 0;
        std::uint32_t first = JsonPlace::nowhere;
        std::uint32_t next = JsonPlace::nowhere;
        std::uint32_t count = 0;
        JsonKind kind = JsonKind::Null;
    };

    [[nodiscard]] JsonPlace::Position positionAt(std::size_t offset) const;
    [[nodiscard]] Diagnostic diagnosticAt(std::size_t offset, Fault fault, Severity severity) const;
    /// A view of the text if a string has no escapes, else of a stored decoded copy.
    std::string_view keep(std::string&& decoded, std::size_t openingQuote, std::size_t closingQuote);

    std::string m_file;
    std::string m_text;
    std::vector<Node> m_nodes;
    mutable std::vector<std::size_t> m_lineStarts;  ///< computed for the first position
    std::vector<std::unique_ptr<std::string>> m_decoded;
    std::unordered_map<std::uint32_t, JsonPlace> m_instead;  ///< by the index of the text
};

/// The text of a file of at most `JsonDocument::maxBytes`. The error names the file.
[[nodiscard]] Result<std::string> readJsonFile(const std::filesystem::path& path, const Texts& texts = Texts());

}  // namespace drumhead
