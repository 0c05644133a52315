#pragma once

#include "drumhead/base/texts.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// Faults that code handles or rewords. `Other` is only displayed.
enum class FaultCode : std::uint8_t {
    Other,
    BrokenJson,          ///< %1 the parser's message, %2 its short form
    UnknownKey,          ///< %1 the key
    UnknownAttribute,    ///< %1 the key, %2 the kind of entity
    MisspeltAttribute,   ///< the same, with a hint
    TextMissing,         ///< %1 the key
    NotAText,            ///< %1 the key
    TextExpected,        ///< %1 the key
    NotAnObject,         ///< %1 the expected thing, with its article
    NotAnEntityId,       ///< %1 the key, %2 the kind of entity
    NotASideId,          ///< no arguments
    NotATroopType,       ///< no arguments
    AttributeMissing,    ///< %1 the entity's name, %2 the attribute, %3 the values it accepts
    EmptyReinforcement,  ///< %1 to %3 the keys that can list arrivals
    TooFewSides,         ///< %1 the key
};

/// An argument of a fault's sentence.
struct FaultArgument {
    enum class Kind : std::uint8_t {
        Text,    ///< plain words or a number, without quotes
        Key,     ///< a key of the file or an attribute id; displayed by its label
        Choice,  ///< the id of a choice or troop type; displayed by its label
        Name     ///< a name, an entity id, or other text from the author
    };
    Kind kind = Kind::Text;
    std::string text;

    friend bool operator==(const FaultArgument&, const FaultArgument&) = default;
};

[[nodiscard]] inline FaultArgument aText(std::string text) { return {FaultArgument::Kind::Text, std::move(text)}; }
[[nodiscard]] inline FaultArgument aKey(std::string_view id) { return {FaultArgument::Kind::Key, std::string(id)}; }
[[nodiscard]] inline FaultArgument aChoice(std::string_view id)
{
    return {FaultArgument::Kind::Choice, std::string(id)};
}
[[nodiscard]] inline FaultArgument aName(std::string_view name)
{
    return {FaultArgument::Kind::Name, std::string(name)};
}

/// The likely intended word: the nearest candidate, else all candidates if there are few.
struct FaultHint {
    FaultArgument::Kind kind = FaultArgument::Kind::Key;
    std::string meant;
    std::vector<std::string> known;

    friend bool operator==(const FaultHint&, const FaultHint&) = default;
};
[[nodiscard]] FaultHint hintFor(std::string_view wrong, const std::vector<std::string>& candidates,
                                FaultArgument::Kind kind = FaultArgument::Kind::Key);

/// A fault as data: a code, arguments and a hint. The sentence is composed only for display.
class Fault {
public:
    Fault(std::string sentence);
    Fault(const char* sentence) : Fault(std::string(sentence)) {}
    /// A fault with a code; the code gives the sentence.
    explicit Fault(FaultCode code, std::vector<FaultArgument> arguments = {}, std::optional<FaultHint> hint = {});
    /// A fault without a code. `form` is the sentence with %1, %2 … for the arguments; it must outlive the fault.
    Fault(const Message& form, std::vector<FaultArgument> arguments = {}, std::optional<FaultHint> hint = {});

    /// The fault that there is nothing of this name. Of several faults with one name the loader reports the first.
    [[nodiscard]] static Fault ofMissing(std::string sentence, std::string_view name);
    [[nodiscard]] Fault missing(std::string_view name) &&;
    /// In how many more places the same name is missing.
    void addPlaces(int places) { m_morePlaces = places; }

    [[nodiscard]] FaultCode code() const { return m_code; }
    /// The name that nothing has; empty if that is not what is wrong.
    [[nodiscard]] const std::string& missing() const { return m_missing; }
    /// The text of an argument, counted from 0; empty if absent.
    [[nodiscard]] std::string_view argument(std::size_t index) const;
    [[nodiscard]] const std::vector<FaultArgument>& arguments() const { return m_arguments; }
    [[nodiscard]] const std::optional<FaultHint>& hint() const { return m_hint; }
    [[nodiscard]] const Message& form() const { return m_form; }

    /// For authors of the file: keys and ids as written there, in quotes.
    [[nodiscard]] std::string sentence(const Texts& texts = Texts()) const;

    friend bool operator==(const Fault&, const Fault&) = default;

private:
    FaultCode m_code = FaultCode::Other;
    Message m_form;
    std::vector<FaultArgument> m_arguments;
    std::optional<FaultHint> m_hint;
    std::string m_missing;
    int m_morePlaces = 0;
};

/// Renders an argument for display, quotes included.
using FaultWording = std::function<std::string(const FaultArgument&)>;
/// A form in that language with its arguments filled in.
[[nodiscard]] std::string filledForm(const Texts& texts, const Message& form,
                                     const std::vector<FaultArgument>& arguments, const FaultWording& wording);
/// "; did you mean …?", "; there is a, b and c", or nothing.
[[nodiscard]] std::string hintText(const Texts& texts, const FaultHint& hint, const FaultWording& wording);

}  // namespace drumhead
