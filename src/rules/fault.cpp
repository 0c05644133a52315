#include "drumhead/rules/fault.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead {

namespace {

/// The sentences for those who write the file.
std::string_view formOf(FaultCode code)
{
    switch (code) {
    case FaultCode::Other: break;
    case FaultCode::BrokenJson: return "this is not sound JSON: %1";
    case FaultCode::UnknownKey: return "%1 has no meaning here";
    case FaultCode::UnknownAttribute:
        return "%1 has no meaning here, nor is it an attribute of the kind %2; check the word";
    case FaultCode::MisspeltAttribute: return "%1 has no meaning here, nor is it an attribute of the kind %2";
    case FaultCode::TextMissing: return "%1 is missing; write it as a text in quotes";
    case FaultCode::NotAText: return "%1 is not a text; write it as a text in quotes";
    case FaultCode::TextExpected: return "%1 has to be a text in quotes";
    case FaultCode::NotAnObject: return "%1 is an object in braces";
    case FaultCode::NotAnEntityId: return "%1 is the id of a %2, in quotes";
    case FaultCode::NotASideId: return "write the id of a side, in quotes";
    case FaultCode::NotATroopType: return "a troop type is a text in quotes";
    case FaultCode::AttributeMissing: return "%1 has no %2; add it: %3";
    case FaultCode::EmptyReinforcement: return "nobody comes with this reinforcement; give it %1, %2 or %3";
    case FaultCode::TooFewSides: return "a battle needs %1, two at least";
    }
    return "%1";
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

Fault::Fault(std::string sentence) : m_form("%1") { m_arguments.push_back({{}, std::move(sentence)}); }

Fault::Fault(FaultCode code, std::vector<FaultArgument> arguments, std::optional<FaultHint> hint)
    : m_code(code), m_form(formOf(code)), m_arguments(std::move(arguments)), m_hint(std::move(hint))
{}

Fault::Fault(std::string_view form, std::vector<FaultArgument> arguments, std::optional<FaultHint> hint)
    : m_form(form), m_arguments(std::move(arguments)), m_hint(std::move(hint))
{}

Fault Fault::ofMissing(std::string sentence, std::string_view name)
{
    Fault fault(std::move(sentence));
    fault.m_missing = name;
    return fault;
}

std::string_view Fault::argument(std::size_t index) const
{
    return index < m_arguments.size() ? std::string_view(m_arguments[index].text) : std::string_view();
}

std::string Fault::sentence() const
{
    return filledForm(m_form, m_arguments, asWritten) + (m_hint ? hintText(*m_hint, asWritten) : std::string());
}

std::string filledForm(std::string_view form, const std::vector<FaultArgument>& arguments, const FaultWording& wording)
{
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

std::string hintText(const FaultHint& hint, const FaultWording& wording)
{
    if (!hint.meant.empty()) return "; did you mean " + wording({hint.kind, hint.meant}) + "?";
    return hint.known.empty() ? std::string() : "; there is " + joined(hint.known, "and");
}

}  // namespace drumhead
