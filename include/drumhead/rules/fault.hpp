#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// The faults that a program acts upon or puts into other words. `Other` is read by people only.
enum class FaultCode : std::uint8_t {
    Other,
    BrokenJson,          ///< %1 what the parser says, %2 the same in short
    UnknownKey,          ///< %1 the key
    UnknownAttribute,    ///< %1 the key, %2 the kind of entity
    MisspeltAttribute,   ///< the same, with a hint
    TextMissing,         ///< %1 the key
    NotAText,            ///< %1 the key
    TextExpected,        ///< %1 the key
    NotAnObject,         ///< %1 what it should be, with its article
    NotAnEntityId,       ///< %1 the key, %2 the kind of entity
    NotASideId,          ///< no arguments
    NotATroopType,       ///< no arguments
    AttributeMissing,    ///< %1 the entity's name, %2 the attribute, %3 what it takes
    EmptyReinforcement,  ///< %1 to %3 the keys of those who could come
    TooFewSides,         ///< %1 the key
};

/// Something that the sentence of a fault names.
struct FaultArgument {
    enum class Kind : std::uint8_t {
        Text,    ///< plain words or a number, without quotes
        Key,     ///< a key of the file or the id of an attribute; people know it by its label
        Choice,  ///< the id of a choice or troop type; people know it by its label
        Name     ///< a name, an id of an entity, or anything else that its author wrote
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

/// What was probably meant: the nearest of the candidates, else all of them where they are few.
struct FaultHint {
    FaultArgument::Kind kind = FaultArgument::Kind::Key;
    std::string meant;
    std::vector<std::string> known;

    friend bool operator==(const FaultHint&, const FaultHint&) = default;
};
[[nodiscard]] FaultHint hintFor(std::string_view wrong, const std::vector<std::string>& candidates,
                                FaultArgument::Kind kind = FaultArgument::Kind::Key);

/// What is wrong, as data: a code, what it is about, and a hint. The sentence is made of these at the very end.
class Fault {
public:
    Fault(std::string sentence);
    Fault(const char* sentence) : Fault(std::string(sentence)) {}
    /// One that has a code: its sentence is that of the code.
    explicit Fault(FaultCode code, std::vector<FaultArgument> arguments = {}, std::optional<FaultHint> hint = {});
    /// One without a code. `form` is the sentence with %1, %2 … for the arguments; it has to outlive the fault.
    Fault(std::string_view form, std::vector<FaultArgument> arguments, std::optional<FaultHint> hint = {});

    [[nodiscard]] FaultCode code() const { return m_code; }
    /// The text of an argument, counted from 0; empty where there is none.
    [[nodiscard]] std::string_view argument(std::size_t index) const;
    [[nodiscard]] const std::vector<FaultArgument>& arguments() const { return m_arguments; }
    [[nodiscard]] const std::optional<FaultHint>& hint() const { return m_hint; }
    [[nodiscard]] std::string_view form() const { return m_form; }

    /// For those who write the file: keys and ids as they stand there, in quotes.
    [[nodiscard]] std::string sentence() const;

    friend bool operator==(const Fault&, const Fault&) = default;

private:
    FaultCode m_code = FaultCode::Other;
    std::string_view m_form;
    std::vector<FaultArgument> m_arguments;
    std::optional<FaultHint> m_hint;
};

/// How an argument is to be read, quotes included.
using FaultWording = std::function<std::string(const FaultArgument&)>;
/// A form with its arguments put in.
[[nodiscard]] std::string filledForm(std::string_view form, const std::vector<FaultArgument>& arguments,
                                     const FaultWording& wording);
/// "; did you mean …?", "; there is a, b and c", or nothing.
[[nodiscard]] std::string hintText(const FaultHint& hint, const FaultWording& wording);

}  // namespace drumhead
