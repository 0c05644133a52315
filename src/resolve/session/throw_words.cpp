// The words for a throw that is due.
#include "drumhead/resolve/session/throw_plan.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::string inWords(int number)
{
    constexpr const char* words[] = {"no", "one", "two", "three", "four", "five", "six"};
    return number >= 0 && number <= 6 ? words[number] : std::to_string(number);
}

/// "5 or less", "over 8".
std::string facesText(Comparison comparison, Value against)
{
    const std::string number = against.isSet() ? against.number().text() : "none";
    switch (comparison) {
    case Comparison::AtMost: return number + " or less";
    case Comparison::AtLeast: return number + " or more";
    case Comparison::Above: return "over " + number;
    case Comparison::Below: return "under " + number;
    case Comparison::Not: return "all but " + number;
    case Comparison::Is: break;
    }
    return number;
}

std::string verbOf(const PlannedThrow& planned)
{
    if (!planned.verb.empty()) return planned.verb;
    switch (planned.countedAs) {
    case CountedAs::Pass: return "passes";
    case CountedAs::Fail: return "fails";
    case CountedAs::Score: break;
    }
    return "counts";
}

std::string countText(const PlannedThrow& planned)
{
    int met = 0;
    for (int face = 1; face <= planned.sides; ++face) met += planned.meets(face) ? 1 : 0;
    if (met == 0) return "no die " + verbOf(planned);
    if (met == planned.sides) return "every die " + verbOf(planned);
    return facesText(planned.comparison, planned.against) + ' ' + verbOf(planned);
}

/// "4 or more hits", "6 sixes".
std::string partText(const PlannedPart& part)
{
    std::vector<std::string> faces;
    for (const int face : part.faces) faces.push_back(std::to_string(face));
    const std::string& what = part.verb.empty() ? part.label : part.verb;
    if (faces.empty()) return "no die " + what;
    const bool isList = !part.against.isSet();
    return (isList ? joined(faces, "or") : facesText(part.comparison, part.against)) + ' ' + what;
}

std::string partsText(const PlannedThrow& planned)
{
    if (planned.ranks) return planned.keep == Keep::Highest ? "the highest first" : "the lowest first";
    std::string text;
    for (const PlannedPart& part : planned.parts) appendPart(text, ", ", partText(part));
    return text;
}

/// What a face is in each count that it meets.
std::string partWords(const PlannedThrow& planned, int face)
{
    std::string text;
    for (const PlannedPart& part : planned.parts) {
        if (std::find(part.faces.begin(), part.faces.end(), face) != part.faces.end())
            appendPart(text, ", ", part.verb.empty() ? part.label : part.verb);
    }
    return text.empty() ? "nothing" : text;
}

FaceMeaning::Kind kindOf(CountedAs counted, bool met)
{
    switch (counted) {
    case CountedAs::Pass: return met ? FaceMeaning::Kind::Pass : FaceMeaning::Kind::Fail;
    case CountedAs::Fail: return met ? FaceMeaning::Kind::Fail : FaceMeaning::Kind::Pass;
    case CountedAs::Score: break;
    }
    return met ? FaceMeaning::Kind::Score : FaceMeaning::Kind::Miss;
}

std::string wordOf(const PlannedThrow& planned, bool met)
{
    if (met) return verbOf(planned);
    switch (planned.countedAs) {
    case CountedAs::Pass: return "fails";
    case CountedAs::Fail: return "passes";
    case CountedAs::Score: break;
    }
    return "nothing";
}

}  // namespace

std::string diceText(const PlannedThrow& planned)
{
    std::string text = std::to_string(planned.dice) + " D" + std::to_string(planned.sides);
    if (planned.kept < planned.dice) {
        const std::string which = planned.keep == Keep::Lowest ? "lowest" : "highest";
        text += ", keep the " + (planned.kept == 1 ? which : inWords(planned.kept) + ' ' + which);
    }
    const std::vector<ThrowReading>& all = planned.readings;
    const bool alike = !all.empty() && std::all_of(all.begin(), all.end(), [&](const ThrowReading& each) {
        return each.added == all.front().added;
    });
    if (!alike || all.front().added == Number(0)) return text;
    const Number added = all.front().added;
    return text + (added < Number(0) ? " - " + (-added).text() : " + " + added.text());
}

std::string bandText(const ThrowReading& reading, std::size_t band)
{
    const ThrowBand& here = reading.bands[band];
    if (band > 0 && band + 1 == reading.bands.size()) return here.least.text() + "+";
    if (here.least == here.most) return here.least.text();
    return here.least.text() + (here.least < Number(0) ? " to " : "-") + here.most.text();
}

std::string needsText(const PlannedThrow& planned)
{
    if (!planned.parts.empty()) return partsText(planned);
    if (planned.counts) return countText(planned);
    std::string text;
    const ThrowReading& reading = planned.readings.front();
    if (planned.readings.size() > 1) return text;  // each row has a strip of its own
    for (std::size_t i = 0; i < reading.bands.size(); ++i) {
        if (reading.bands[i].isNothing && reading.bands.size() > 1) continue;
        appendPart(text, ", ",
                   reading.bands.size() == 1 ? reading.bands[i].words + " whatever comes"
                                             : bandText(reading, i) + ' ' + reading.bands[i].words);
    }
    return text;
}

std::vector<FaceMeaning> faceMeanings(const PlannedThrow& planned, const ThrowReading& reading)
{
    std::vector<FaceMeaning> all;
    if (planned.counts) {
        for (int face = 1; face <= planned.sides; ++face) {
            const bool met = planned.meets(face);
            const FaceMeaning::Kind kind = kindOf(planned.countedAs, met);
            std::string words = planned.parts.empty() ? wordOf(planned, met) : partWords(planned, face);
            if (!all.empty() && all.back().kind == kind && all.back().words == words) all.back().until = face;
            else all.push_back({face, face, std::move(words), kind});
        }
        return all;
    }
    for (const ThrowBand& band : reading.bands)
        all.push_back({static_cast<int>(band.least.floor()), static_cast<int>(band.most.floor()), band.words,
                       band.isNothing ? FaceMeaning::Kind::Nothing : FaceMeaning::Kind::Result});
    return all;
}

}  // namespace drumhead
