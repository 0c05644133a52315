#include "drumhead/game/journal/unapplied_cases.hpp"

#include "game/state/json_text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t mostCases = 2000;
constexpr int mostId = 1'000'000'000;

Json caseToJson(const UnappliedCase& each)
{
    return {{"id", each.id},           {"command", Json::parse(commandToJson(each.command))},
            {"again", each.again},     {"of-step", each.isOfStep},
            {"head", each.head},       {"turn", each.turn},
            {"place", each.place},     {"step", each.step},
            {"heading", each.heading}, {"outcome", each.outcome}};
}

/// Throws where a field is missing, of another type or out of bounds.
UnappliedCase caseFromJson(const Json& json)
{
    UnappliedCase read;
    const Result<Command> command = commandFromJson(json.at("command").dump());
    if (!command) throw std::invalid_argument(command.error());
    read.command = std::get<ResolveCommand>(*command);
    read.id = json.at("id").get<int>();
    read.again = json.at("again").get<std::int64_t>();
    read.isOfStep = json.at("of-step").get<bool>();
    read.head = json.value("head", std::int64_t(0));  // older files have neither that nor a place
    read.turn = json.at("turn").get<int>();
    read.place = json.value("place", std::string());
    read.step = json.at("step").get<std::string>();
    read.heading = json.at("heading").get<std::string>();
    read.outcome = json.at("outcome").get<std::string>();
    if (read.id < 1 || read.id > mostId || read.again < 0 || read.head < 0)
        throw std::invalid_argument("out of bounds");
    return read;
}

}  // namespace

const UnappliedCase* UnappliedCases::find(int id) const
{
    const auto at = std::find_if(m_all.begin(), m_all.end(), [id](const UnappliedCase& each) { return each.id == id; });
    return at == m_all.end() ? nullptr : &*at;
}

const UnappliedCase* UnappliedCases::settling(int due) const
{
    const auto at = std::find_if(m_all.rbegin(), m_all.rend(), [due](const UnappliedCase& each) {
        return due != 0 && each.again == 0 && each.command.settles == due;
    });
    return at == m_all.rend() ? nullptr : &*at;
}

int UnappliedCases::put(UnappliedCase unapplied)
{
    const auto at =
        std::find_if(m_all.begin(), m_all.end(), [&](const UnappliedCase& each) { return each.id == unapplied.id; });
    if (unapplied.id == 0) unapplied.id = ++m_last;
    m_last = std::max(m_last, unapplied.id);
    const int id = unapplied.id;
    if (at == m_all.end()) m_all.push_back(std::move(unapplied));
    else *at = std::move(unapplied);
    return id;
}

void UnappliedCases::remove(int id)
{
    std::erase_if(m_all, [id](const UnappliedCase& each) { return each.id == id; });
}

std::string UnappliedCases::toJson() const
{
    if (m_all.empty()) return "";
    Json list = Json::array();
    for (const UnappliedCase& each : m_all) list.push_back(caseToJson(each));
    return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

UnappliedCases UnappliedCases::fromJson(std::string_view json)
{
    UnappliedCases read;
    const Result<Json> list = parsedJson(json);
    if (!list || !list->is_array()) return read;
    for (const Json& each : *list) {
        if (read.m_all.size() >= mostCases) break;
        try {
            read.put(caseFromJson(each));
        } catch (const std::exception&) {  // of another Drumhead, or damaged: the others remain
        }
    }
    return read;
}

}  // namespace drumhead
