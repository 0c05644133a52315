#include "drumhead/game/scenario/editing/follow_up_name.hpp"

#include <algorithm>
#include <string_view>

namespace drumhead {

namespace {

constexpr int mostCounted = 999;

struct Counting {
    Message title;
    std::string_view id;
    int first;  ///< the number of the first that follows
};

Counting countingOf(FollowUp kind)
{
    switch (kind) {
    case FollowUp::NextDay: return {message("scenario.next-day", ", day {n}"), "-day-", 2};
    case FollowUp::NextBattle: return {message("scenario.next-battle", ", battle {n}"), "-battle-", 2};
    case FollowUp::ArmyList: break;
    }
    return {message("scenario.after-battle", ", after battle {n}"), "-after-battle-", 1};
}

std::string endingOf(const Counting& counting, int number, const Texts& texts)
{
    return texts.say(counting.title.id, counting.title.english, {{"n", std::to_string(number)}});
}

/// The text without its ending. Empty texts and those that are nothing but the ending keep it.
bool dropEnding(std::string& text, const std::string& ending)
{
    if (text.size() <= ending.size() || text.compare(text.size() - ending.size(), ending.size(), ending) != 0)
        return false;
    text.resize(text.size() - ending.size());
    return true;
}

/// At most so many characters of UTF-8.
void shorten(std::string& text, std::size_t most)
{
    std::size_t characters = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
        if (begins && ++characters > most) return text.resize(i);
    }
}

}  // namespace

void nameFollowUp(Scenario& scenario, FollowUp kind, const Texts& texts)
{
    const Counting counting = countingOf(kind);
    int inTitle = counting.first, inId = counting.first;
    for (int number = counting.first; number < mostCounted; ++number) {
        if (inTitle == counting.first && dropEnding(scenario.title, endingOf(counting, number, texts)))
            inTitle = number + 1;
        if (inId == counting.first && dropEnding(scenario.id, std::string(counting.id) + std::to_string(number)))
            inId = number + 1;
    }
    const int number = std::max(inTitle, inId);
    const std::string ending = endingOf(counting, number, texts);
    shorten(scenario.title, Scenario::maxName - ending.size());
    while (scenario.title.ends_with(' ')) scenario.title.pop_back();
    scenario.title += ending;
    if (!scenario.id.empty()) scenario.id += std::string(counting.id) + std::to_string(number);
}

}  // namespace drumhead
