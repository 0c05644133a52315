#include "rules/loading/ruleset_limits.hpp"

#include <algorithm>
#include <string>

namespace drumhead {

namespace {

/// Under these keys stand sentences; anything else is a name.
constexpr std::string_view sentences[] = {"about",  "author", "cells", "end",      "known", "line",  "note",
                                          "refuse", "remind", "say",   "question", "text",  "title", "says"};

bool isSentence(std::string_view key)
{
    return std::find(std::begin(sentences), std::end(sentences), key) != std::end(sentences);
}

/// The first text or key that is too long; reports it.
bool textsFit(JsonPlace place, std::string_view key, std::vector<Diagnostic>& faults)
{
    const std::size_t most = isSentence(key) ? RulesetLimits::mostOfText : RulesetLimits::mostOfName;
    const bool keyFits = place.key().size() <= RulesetLimits::mostOfName;
    if (!keyFits || (place.isString() && place.string().size() > most)) {
        faults.push_back(place.diagnostic(std::string(keyFits && isSentence(key) ? "a text" : "a name")
                                          + " has at most " + std::to_string(keyFits ? most : RulesetLimits::mostOfName)
                                          + " letters; shorten it"));
        return false;
    }
    for (const JsonPlace each : place) {
        if (!textsFit(each, each.key().empty() ? key : each.key(), faults)) return false;
    }
    return true;
}

/// How many elements stand under a key of the file: in lists of lists those of all lists together.
std::size_t elementsIn(JsonPlace part)
{
    std::size_t count = 0;
    for (const JsonPlace each : part) count += part.isArray() ? 1 : std::max<std::size_t>(each.size(), 1);
    return count;
}

bool elementsFit(JsonPlace root, std::vector<Diagnostic>& faults)
{
    for (const JsonPlace part : root) {
        if (elementsIn(part) <= RulesetLimits::mostElements) continue;
        faults.push_back(part.diagnostic("\"" + std::string(part.key()) + "\" holds more than "
                                         + std::to_string(RulesetLimits::mostElements) + " elements; leave some out"));
        return false;
    }
    return true;
}

}  // namespace

bool RulesetLimits::add(const JsonDocument& document, std::vector<Diagnostic>& faults)
{
    m_values += document.size();
    if (m_values > mostValues) {
        faults.push_back(
            document.root().diagnostic("this file brings the ruleset, with all that it extends, to more than "
                                       + std::to_string(mostValues) + " values; leave some out"));
        return false;
    }
    return textsFit(document.root(), "", faults) && elementsFit(document.root(), faults);
}

}  // namespace drumhead
