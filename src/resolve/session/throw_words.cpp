// The words for a throw that is due.
#include "drumhead/resolve/session/throw_plan.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/deck.hpp"
#include "resolve/session/throw_chances.hpp"

#include <algorithm>
#include <numeric>

namespace drumhead {

namespace {

/// "5 or less", "over 8".
std::string facesText(Comparison comparison, Value against, const Texts& texts)
{
    const std::string number = against.isSet() ? texts.number(against.number()) : texts.say("value.none", "none");
    const TextArguments with = {{"number", number}};
    switch (comparison) {
    case Comparison::AtMost: return texts.say("number.at-most", "{number} or less", with);
    case Comparison::AtLeast: return texts.say("number.at-least", "{number} or more", with);
    case Comparison::Above: return texts.say("die.over", "over {number}", with);
    case Comparison::Below: return texts.say("die.under", "under {number}", with);
    case Comparison::Not: return texts.say("die.all-but", "all but {number}", with);
    case Comparison::Is: break;
    }
    return number;
}

std::string passes(const Texts& texts) { return texts.say("die.passes", "passes"); }

std::string fails(const Texts& texts) { return texts.say("die.fails", "fails"); }

std::string verbOf(const PlannedThrow& planned, const Texts& texts)
{
    if (!planned.verb.empty()) return planned.verb;
    switch (planned.countedAs) {
    case CountedAs::Pass: return passes(texts);
    case CountedAs::Fail: return fails(texts);
    case CountedAs::Score: break;
    }
    return texts.say("die.counts", "counts");
}

std::string countText(const PlannedThrow& planned, const Texts& texts)
{
    int met = 0;
    for (int face = 1; face <= planned.sides; ++face) met += planned.meets(face) ? 1 : 0;
    const std::string verb = verbOf(planned, texts);
    if (met == 0) return texts.say("die.none", "no die {verb}", {{"verb", verb}});
    if (met == planned.sides) return texts.say("die.every", "every die {verb}", {{"verb", verb}});
    return facesText(planned.comparison, planned.against, texts) + ' ' + verb;
}

/// "4 or more hits", "6 sixes".
std::string partText(const PlannedPart& part, const Texts& texts)
{
    std::vector<std::string> faces;
    for (const int face : part.faces) faces.push_back(std::to_string(face));
    const std::string& what = part.verb.empty() ? part.label : part.verb;
    if (faces.empty()) return texts.say("die.none", "no die {verb}", {{"verb", what}});
    const bool isList = !part.against.isSet();
    return (isList ? texts.oneOf(faces) : facesText(part.comparison, part.against, texts)) + ' ' + what;
}

std::string partsText(const PlannedThrow& planned, const Texts& texts)
{
    if (planned.ranks)
        return planned.keep == Keep::Highest ? texts.say("dice.the-highest-first", "the highest first")
                                             : texts.say("dice.the-lowest-first", "the lowest first");
    std::string text;
    for (const PlannedPart& part : planned.parts) appendPart(text, ", ", partText(part, texts));
    return text;
}

/// What a face is in each count that it meets.
std::string partWords(const PlannedThrow& planned, int face, const Texts& texts)
{
    std::string text;
    for (const PlannedPart& part : planned.parts) {
        if (std::find(part.faces.begin(), part.faces.end(), face) != part.faces.end())
            appendPart(text, ", ", part.verb.empty() ? part.label : part.verb);
    }
    return text.empty() ? texts.say("die.nothing", "nothing") : text;
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

std::string wordOf(const PlannedThrow& planned, bool met, const Texts& texts)
{
    if (met) return verbOf(planned, texts);
    switch (planned.countedAs) {
    case CountedAs::Pass: return fails(texts);
    case CountedAs::Fail: return passes(texts);
    case CountedAs::Score: break;
    }
    return texts.say("die.nothing", "nothing");
}

/// "the two lowest"
std::string keptText(const PlannedThrow& planned, const Texts& texts)
{
    const std::string inWords = texts.say("number.in-words", "two|three|four|five|six");
    const std::vector<std::string_view> words = split(inWords, '|');
    const auto at = static_cast<std::size_t>(std::max(planned.kept - 2, 0));
    const std::string number = at < words.size() ? std::string(words[at]) : std::to_string(planned.kept);
    return planned.keep == Keep::Lowest
        ? texts.count("dice.keep-lowest", planned.kept, "keep the lowest|keep the {number} lowest",
                      {{"number", number}})
        : texts.count("dice.keep-highest", planned.kept, "keep the highest|keep the {number} highest",
                      {{"number", number}});
}

}  // namespace

std::string diceText(const PlannedThrow& planned, const Texts& texts)
{
    if (planned.deck) return texts.say("deck.a-card", "a card of {deck}", {{"deck", planned.deck->title}});
    std::string text = texts.say("dice.some", "{count} D{sides}",
                                 {{"count", std::to_string(planned.dice)}, {"sides", std::to_string(planned.sides)}});
    if (planned.kept < planned.dice) text += ", " + keptText(planned, texts);
    const std::vector<ThrowReading>& all = planned.readings;
    const bool alike = !all.empty() && std::all_of(all.begin(), all.end(), [&](const ThrowReading& each) {
        return each.added == all.front().added && each.bands.empty();  // else the faces tell
    });
    if (!alike || all.front().added == Number(0)) return text;
    const Number added = all.front().added;
    if (added > Number(0)) return text + " + " + texts.number(added);
    // "D10 - 4" is read as a die with four sides.
    return texts.say("dice.then", "{dice}, then {amount}", {{"dice", text}, {"amount", texts.number(added)}});
}

std::string bandText(const ThrowReading& reading, std::size_t band, const Texts& texts)
{
    const ThrowBand& here = reading.bands[band];
    const std::string least = texts.number(here.least);
    return here.least == here.most ? least : least + "-" + texts.number(here.most);
}

/// "7-8: 1 stand", but "4 disorganised": figures side by side read as one.
std::string bandWords(const ThrowReading& reading, std::size_t band, const Texts& texts)
{
    const std::string& words = reading.bands[band].words;
    const bool isFigure = words.find_first_of("+-0123456789") == 0;
    return bandText(reading, band, texts) + (isFigure ? ": " : " ") + words;
}

std::string needsText(const PlannedThrow& planned, const Texts& texts)
{
    if (!planned.parts.empty()) return partsText(planned, texts);
    if (planned.counts) return countText(planned, texts);
    std::string text;
    const ThrowReading& reading = planned.readings.front();
    if (planned.readings.size() > 1) return text;  // each row has a strip of its own
    for (std::size_t i = 0; i < reading.bands.size(); ++i) {
        const std::string& words = reading.bands[i].words;
        if (reading.bands[i].isNothing && reading.bands.size() > 1) continue;
        appendPart(text, ", ",
                   reading.bands.size() == 1 ? texts.say("dice.whatever", "{result} on any roll", {{"result", words}})
                                             : bandWords(reading, i, texts));
    }
    return text;
}

namespace {

void appendBands(std::vector<FaceMeaning>& all, const PlannedThrow& planned, const ThrowReading& reading)
{
    const std::vector<double> chances = bandChances(planned, reading);
    for (std::size_t i = 0; i < reading.bands.size(); ++i) {
        const ThrowBand& band = reading.bands[i];
        all.push_back({static_cast<int>(band.least.floor()), static_cast<int>(band.most.floor()), band.words,
                       band.isNothing ? FaceMeaning::Kind::Nothing : FaceMeaning::Kind::Result,
                       chances.empty() ? -1 : chances[i]});
    }
}

}  // namespace

std::vector<FaceMeaning> faceMeanings(const PlannedThrow& planned, const ThrowReading& reading, const Texts& texts)
{
    std::vector<FaceMeaning> all;
    const double cards = std::accumulate(planned.left.begin(), planned.left.end(), 0.0);
    for (std::size_t i = 0; planned.deck && i < planned.left.size(); ++i) {
        if (planned.left[i] == 0) continue;
        const auto number = static_cast<int>(i) + 1;
        all.push_back({number, number,
                       texts.say("deck.card-of-which", "{card} ({left} left)",
                                 {{"card", planned.deck->cards[i].title}, {"left", std::to_string(planned.left[i])}}),
                       FaceMeaning::Kind::Result, planned.left[i] / cards});
    }
    if (planned.counts) {
        for (int face = 1; face <= planned.sides; ++face) {
            const bool met = planned.meets(face);
            const FaceMeaning::Kind kind = kindOf(planned.countedAs, met);
            std::string words = planned.parts.empty() ? wordOf(planned, met, texts) : partWords(planned, face, texts);
            if (!all.empty() && all.back().kind == kind && all.back().words == words) all.back().until = face;
            else all.push_back({face, face, std::move(words), kind});
        }
        for (FaceMeaning& each : all) each.chance = (each.until - each.face + 1.0) / planned.sides;
        return all;
    }
    appendBands(all, planned, reading);
    return all;
}

std::vector<FaceMeaning> countMeanings(const PlannedThrow& planned, const ThrowReading& reading)
{
    std::vector<FaceMeaning> all;
    appendBands(all, planned, reading);
    return all;
}

}  // namespace drumhead
