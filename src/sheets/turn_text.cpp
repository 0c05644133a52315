#include "sheets/turn_text.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <vector>

namespace drumhead {

std::string turnsText(const Texts& texts, const SequenceStep& step)
{
    std::string text;
    for (const SequenceFor& each : step.forWhom) {
        if (each.title.empty()) continue;
        text = text.empty()
            ? " (" + each.title
            : texts.say("reference.then", "{first}, then {next}", {{"first", text}, {"next", each.title}});
    }
    if (step.turns == Turns::EachSide) return " (" + texts.say("reference.each-side", "each side") + ")";
    return text.empty() ? text : text + ")";
}

std::string offersText(const Texts& texts, const SequenceStep& step)
{
    std::vector<std::string> titles;
    for (const SequenceOffer& offer : step.offers) {
        std::string title = offer.title.empty() ? offer.procedure->title : offer.title;
        if (offer.must) title += " (" + texts.say("reference.must", "must") + ")";
        else if (offer.onDemand) title += " (" + texts.say("reference.if-asked", "if asked for") + ")";
        if (std::find(titles.begin(), titles.end(), title) == titles.end()) titles.push_back(std::move(title));
    }
    std::string text;
    for (const std::string& title : titles) appendPart(text, ", ", title);
    return text;
}

}  // namespace drumhead
