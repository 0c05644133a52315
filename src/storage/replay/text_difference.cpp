#include "storage/replay/text_difference.hpp"

#include "storage/json_line.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t mostTold = 20;
/// Comparing two lists takes time with the square of their lengths.
constexpr std::size_t mostCompared = 500'000;  // letters

std::string shortened(const Json& value)
{
    const std::string text = jsonLine(value);
    std::size_t end = 200;
    if (text.size() <= end) return text;
    while ((static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // not within a letter
    return text.substr(0, end) + "…";
}

}  // namespace

std::vector<std::string> textDifferences(const std::vector<std::string>& before, const std::vector<std::string>& now)
{
    std::vector<std::string> differences;
    for (std::size_t i = 0; i < std::max(before.size(), now.size()); ++i) {
        if (i >= now.size()) differences.push_back("no longer said: " + before[i]);
        else if (i >= before.size()) differences.push_back("said besides: " + now[i]);
        else if (before[i] != now[i]) differences.push_back("said before: " + before[i] + " Now: " + now[i]);
    }
    return differences;
}

std::vector<std::string> textDifferences(const std::string& before, const std::string& now)
{
    if (before == now) return {};
    if (before.size() + now.size() > mostCompared)
        return {"it is " + shortened(readJson(now)) + ", was " + shortened(readJson(before))
                + " (too long to be compared one by one)"};
    const Json old = readJson(before);
    const Json fresh = readJson(now);
    if (old.is_discarded() || fresh.is_discarded()) return {"one of them is no JSON"};
    std::vector<std::string> differences;
    for (const Json& step : Json::diff(old, fresh)) {
        const std::string path = step.value("path", "");
        const bool gone = step.value("op", "") == "remove";
        const Json::json_pointer place(path);
        const std::string was =
            old.contains(place) && step.value("op", "") != "add" ? shortened(old.at(place)) : "nothing";
        differences.push_back(path + " is " + (gone ? std::string("nothing") : shortened(step.at("value"))) + ", was "
                              + was);
        if (differences.size() >= mostTold) break;
    }
    return differences;
}

}  // namespace drumhead
