#include "drumhead/rules/fault.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead {

namespace {

/// The form of a sentence that is given whole.
constexpr Message asItIs{"", "%1"};

/// The sentences for those who write the file.
Message formOf(FaultCode code)
{
    switch (code) {
    case FaultCode::Other: break;
    case FaultCode::BrokenJson: return message("fault.json", "this is not sound JSON: %1");
    case FaultCode::UnknownKey: return message("fault.key", "%1 has no meaning here");
    case FaultCode::UnknownAttribute:
        return message("fault.attribute",
                       "%1 has no meaning here, nor is it an attribute of the kind %2; check the word");
    case FaultCode::MisspeltAttribute:
        return message("fault.misspelt", "%1 has no meaning here, nor is it an attribute of the kind %2");
    case FaultCode::TextMissing: return message("fault.text-missing", "%1 is missing; write it as a text in quotes");
    case FaultCode::NotAText: return message("fault.no-text", "%1 is not a text; write it as a text in quotes");
    case FaultCode::TextExpected: return message("fault.text-expected", "%1 has to be a text in quotes");
    case FaultCode::NotAnObject: return message("fault.no-object", "%1 is an object in braces");
    case FaultCode::NotAnEntityId: return message("fault.entity-id", "%1 is the id of a %2, in quotes");
    case FaultCode::NotASideId: return message("fault.side-id", "write the id of a side, in quotes");
    case FaultCode::NotATroopType: return message("fault.type-text", "a troop type is a text in quotes");
    case FaultCode::AttributeMissing: return message("fault.attribute-missing", "%1 has no %2; add it: %3");
    case FaultCode::EmptyReinforcement:
        return message("fault.empty-reinforcement", "nobody comes with this reinforcement; give it %1, %2 or %3");
    case FaultCode::TooFewSides: return message("fault.few-sides", "a battle needs %1, two at least");
    }
    return asItIs;
}

std::string asWritten(const FaultArgument& argument)
{
    return argument.kind == FaultArgument::Kind::Text ? argument.text : "\"" + argument.text + "\"";
}

}  // namespace

FaultHint hintFor(std::string_view wrong, const std::vector<std::string>& candidates, FaultArgument::Kind kind)
{
    constexpr std::size_t few = 12;
    FaultHint hint{kind, nearest(wrong, candidates), {}};
    if (hint.meant.empty() && candidates.size() <= few) hint.known = candidates;
    return hint;
}

Fault::Fault(std::string sentence) : m_form(asItIs) { m_arguments.push_back({{}, std::move(sentence)}); }

Fault::Fault(FaultCode code, std::vector<FaultArgument> arguments, std::optional<FaultHint> hint)
    : m_code(code), m_form(formOf(code)), m_arguments(std::move(arguments)), m_hint(std::move(hint))
{}

Fault::Fault(const Message& form, std::vector<FaultArgument> arguments, std::optional<FaultHint> hint)
    : m_form(form), m_arguments(std::move(arguments)), m_hint(std::move(hint))
{}

Fault Fault::ofMissing(std::string sentence, std::string_view name)
{
    Fault fault(std::move(sentence));
    fault.m_missing = name;
    return fault;
}

Fault Fault::missing(std::string_view name) &&
{
    m_missing = name;
    return std::move(*this);
}

std::string_view Fault::argument(std::size_t index) const
{
    return index < m_arguments.size() ? std::string_view(m_arguments[index].text) : std::string_view();
}

std::string Fault::sentence(const Texts& texts) const
{
    std::string text = filledForm(texts, m_form, m_arguments, asWritten);
    if (m_hint) text += hintText(texts, *m_hint, asWritten);
    if (m_morePlaces > 0)
        text += texts.count("fault.more-places", m_morePlaces, " (so in {n} more place)| (so in {n} more places)");
    return text;
}

std::string filledForm(const Texts& texts, const Message& message, const std::vector<FaultArgument>& arguments,
                       const FaultWording& wording)
{
    const std::string form = message.id.empty() ? std::string(message.english) : texts.say(message);
    std::string text;
    for (std::size_t at = 0; at < form.size(); ++at) {
        const std::size_t number = form[at] == '%' && at + 1 < form.size() && form[at + 1] >= '1' && form[at + 1] <= '9'
            ? static_cast<std::size_t>(form[at + 1] - '0')
            : 0;
        if (number == 0 || number > arguments.size()) {
            text += form[at];
            continue;
        }
        text += wording(arguments[number - 1]);
        ++at;
    }
    return text;
}

std::string hintText(const Texts& texts, const FaultHint& hint, const FaultWording& wording)
{
    if (!hint.meant.empty())
        return texts.say("hint.did-you-mean", "; did you mean {word}?", {{"word", wording({hint.kind, hint.meant})}});
    return hint.known.empty() ? std::string()
                              : texts.say("hint.known", "; there is {words}", {{"words", texts.allOf(hint.known)}});
}

}  // namespace drumhead
