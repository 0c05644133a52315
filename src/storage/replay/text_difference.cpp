#include "storage/replay/text_difference.hpp"

#include "storage/json_line.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t mostTold = 20;
constexpr std::size_t mostCompared = 500'000;  // letters; no battle that is played has more in one entry

std::string shortened(const Json& value)
{
    const std::string text = jsonLine(value);
    std::size_t end = 200;
    if (text.size() <= end) return text;
    while ((static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // not within a letter
    return text.substr(0, end) + "…";
}

/// Finds the first differences. The library's own patch takes time with the square of what was cut off a list.
class Differences {
public:
    std::vector<std::string> told;

    void compare(const Json& old, const Json& fresh, const Json::json_pointer& at)
    {
        if (isFull() || old == fresh) return;
        if (old.is_object() && fresh.is_object()) compareObjects(old, fresh, at);
        else if (old.is_array() && fresh.is_array()) compareLists(old, fresh, at);
        else tell(at, shortened(fresh), shortened(old));
    }

private:
    void compareObjects(const Json& old, const Json& fresh, const Json::json_pointer& at)
    {
        for (const auto& [key, value] : old.items()) {
            if (fresh.contains(key)) compare(value, fresh.at(key), at / key);
            else tell(at / key, nothing, shortened(value));
        }
        for (const auto& [key, value] : fresh.items()) {
            if (!old.contains(key)) tell(at / key, shortened(value), nothing);
        }
    }

    void compareLists(const Json& old, const Json& fresh, const Json::json_pointer& at)
    {
        const std::size_t common = std::min(old.size(), fresh.size());
        for (std::size_t i = 0; i < common && !isFull(); ++i) compare(old[i], fresh[i], at / i);
        for (std::size_t i = old.size(); i > common && !isFull(); --i)
            tell(at / (i - 1), nothing, shortened(old[i - 1]));
        for (std::size_t i = common; i < fresh.size() && !isFull(); ++i) tell(at / i, shortened(fresh[i]), nothing);
    }

    void tell(const Json::json_pointer& at, const std::string& now, const std::string& was)
    {
        if (!isFull()) told.push_back(at.to_string() + " is " + now + ", was " + was);
    }

    [[nodiscard]] bool isFull() const { return told.size() >= mostTold; }

    const std::string nothing = "nothing";
};

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
    Differences differences;
    differences.compare(old, fresh, Json::json_pointer());
    return std::move(differences.told);
}

}  // namespace drumhead
