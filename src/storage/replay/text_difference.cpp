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
    std::vector<ReplayChange> told;

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
            else tell(at / key, "", shortened(value));
        }
        for (const auto& [key, value] : fresh.items()) {
            if (!old.contains(key)) tell(at / key, shortened(value), "");
        }
    }

    void compareLists(const Json& old, const Json& fresh, const Json::json_pointer& at)
    {
        const std::size_t common = std::min(old.size(), fresh.size());
        for (std::size_t i = 0; i < common && !isFull(); ++i) compare(old[i], fresh[i], at / i);
        for (std::size_t i = old.size(); i > common && !isFull(); --i) tell(at / (i - 1), "", shortened(old[i - 1]));
        for (std::size_t i = common; i < fresh.size() && !isFull(); ++i) tell(at / i, shortened(fresh[i]), "");
    }

    void tell(const Json::json_pointer& at, const std::string& now, const std::string& was)
    {
        if (!isFull()) told.push_back({ReplayChange::Kind::Value, at.to_string(), was, now});
    }

    [[nodiscard]] bool isFull() const { return told.size() >= mostTold; }
};

std::vector<std::string> onlyIn(const std::vector<std::string>& here, const std::vector<std::string>& there)
{
    std::vector<std::string> only;
    for (const std::string& each : here) {
        if (std::find(there.begin(), there.end(), each) == there.end()) only.push_back(each);
    }
    return only;
}

}  // namespace

std::vector<ReplayChange> textDifferences(const std::vector<std::string>& before, const std::vector<std::string>& now)
{
    if (before == now) return {};
    std::vector<std::string> gone = onlyIn(before, now);
    std::vector<std::string> come = onlyIn(now, before);
    if (gone.empty() && come.empty()) {  // the same in another order
        gone = before;
        come = now;
    }
    std::vector<ReplayChange> differences;
    for (std::size_t i = 0; i < std::max(gone.size(), come.size()); ++i)
        differences.push_back(
            {ReplayChange::Kind::Sentence, "", i < gone.size() ? gone[i] : "", i < come.size() ? come[i] : ""});
    return differences;
}

std::vector<ReplayChange> textDifferences(const std::string& before, const std::string& now)
{
    if (before == now) return {};
    if (before.size() + now.size() > mostCompared)
        return {{ReplayChange::Kind::Value, "(too long to be compared one by one)", shortened(readJson(before)),
                 shortened(readJson(now))}};
    const Json old = readJson(before);
    const Json fresh = readJson(now);
    if (old.is_discarded() || fresh.is_discarded())
        return {{ReplayChange::Kind::Fault, "", "", "one of them is no JSON"}};
    Differences differences;
    differences.compare(old, fresh, Json::json_pointer());
    return std::move(differences.told);
}

std::string changeText(const ReplayChange& change)
{
    const auto orNothing = [](const std::string& text) { return text.empty() ? std::string("nothing") : text; };
    switch (change.kind) {
    case ReplayChange::Kind::Fault: return change.now;
    case ReplayChange::Kind::Value:
        return change.what + " is " + orNothing(change.now) + ", was " + orNothing(change.was);
    case ReplayChange::Kind::Sentence: break;
    }
    if (change.now.empty()) return "no longer said: " + change.was;
    if (change.was.empty()) return "said besides: " + change.now;
    return "said before: " + change.was + " Now: " + change.now;
}

}  // namespace drumhead
