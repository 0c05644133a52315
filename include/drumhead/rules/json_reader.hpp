#pragma once

#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// Reads the members of JSON objects and collects every fault with its place; shared by rulesets and scenarios.
struct JsonReader {
    explicit JsonReader(std::vector<Diagnostic>& faults) : diagnostics(faults) {}

    std::vector<Diagnostic>& diagnostics;

    int badIds = 0;  ///< ids of a form that none may have
    /// Objects with a key that is meant to be another: what they lack is told once that is mended.
    std::vector<Diagnostic> misspelt = {};

    static constexpr std::size_t mostFaults = 1000;  ///< what is wrong beyond that is not told
    static constexpr std::size_t mostHinted = 100;   ///< beyond that no name is looked for that may be meant

    void fault(JsonPlace place, Fault what)
    {
        if (diagnostics.size() < mostFaults) diagnostics.push_back(place.diagnostic(std::move(what)));
    }

    [[nodiscard]] bool mayHint() const { return diagnostics.size() < mostHinted; }
    /// Of no use once no more faults are told.
    void noteMisspelt(JsonPlace object)
    {
        if (diagnostics.size() < mostFaults) misspelt.push_back(object.diagnostic(std::string()));
    }

    /// "; did you mean …?" or nothing.
    [[nodiscard]] static std::string hint(std::string_view wrong, const std::vector<std::string>& candidates);

    /// Adds a fault for every key that is not allowed.
    void allowKeys(JsonPlace object, std::initializer_list<std::string_view> allowed);
    /// The string at a key, or a fault and an empty string.
    std::string requiredString(JsonPlace object, std::string_view key);
    std::string optionalString(JsonPlace object, std::string_view key);
    bool optionalFlag(JsonPlace object, std::string_view key, bool fallback);
    /// A whole number within bounds, or a fault and the fallback.
    int optionalInt(JsonPlace object, std::string_view key, int fallback, int least, int most);
    /// The id at a key; its form is checked.
    std::string requiredId(JsonPlace object, std::string_view key = "id");
    /// The elements of an array at a key; a fault if it is not an array.
    JsonPlace optionalArray(JsonPlace object, std::string_view key);
    /// Reads a literal of a shape (`null` for none); otherwise a fault and unknown.
    Value literal(const Ruleset& ruleset, const Shape& shape, JsonPlace place);

private:
    Value choiceLiteral(const Ruleset& ruleset, const Shape& shape, JsonPlace place);
};

}  // namespace drumhead
