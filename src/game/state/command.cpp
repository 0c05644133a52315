#include "drumhead/game/state/command.hpp"

#include "game/state/json_text.hpp"

#include <array>

namespace drumhead {

namespace {

constexpr std::array<std::string_view, 8> kindNames = {"resolve", "edit", "advance", "dismiss",
                                                       "note",    "rule", "silence", "end"};

Json pairs(const std::vector<Command::Named>& list)
{
    Json json = Json::array();
    for (const auto& [name, value] : list) json.push_back({name, value});
    return json;
}

Json overruleJson(const OverruleRecord& record)
{
    Json json = {{"kind", record.kind}, {"step", record.step}};
    if (!record.modifier.empty()) json["modifier"] = record.modifier;
    if (record.row != 0) json["row"] = record.row;
    if (record.occurrence != 0) json["occurrence"] = record.occurrence;
    if (record.die != 0) json["die"] = record.die;
    json["value"] = record.value;
    json["reason"] = record.reason;
    return json;
}

void addResolve(Json& json, const Command& command)
{
    if (!command.procedure.empty()) json["procedure"] = command.procedure;
    for (const auto& [role, entities] : command.roles) json["roles"].push_back({role, entities});
    if (!command.answers.empty()) json["answers"] = pairs(command.answers);
    if (!command.dice.empty()) json["dice"] = command.dice;
    for (const OverruleRecord& record : command.overrules) json["overrules"].push_back(overruleJson(record));
    if (command.settles != 0) json["settles"] = command.settles;
}

/// Reads the parts of a command; the first that does not fit stays in `fault`.
class CommandReader {
public:
    explicit CommandReader(const Json& json) : m_json(json) {}

    Command read()
    {
        Command command;
        command.kind = kind();
        command.procedure = textOf(m_json, "procedure");
        roles(command);
        named("answers", command.answers);
        dice(command);
        overrules(command);
        command.settles = wholeOf(m_json, "settles");
        command.entity = textOf(m_json, "entity");
        named("changes", command.changes);
        command.reason = textOf(m_json, "reason");
        command.text = textOf(m_json, "text");
        command.onward = m_json.value("onward", Json()) == true;
        return command;
    }

    std::string fault;

private:
    CommandKind kind()
    {
        const std::string name = textOf(m_json, "do");
        for (std::size_t i = 0; i < kindNames.size(); ++i) {
            if (kindNames[i] == name) return static_cast<CommandKind>(i);
        }
        fail("\"" + name + "\" is no kind of command");
        return CommandKind::Note;
    }

    void fail(const std::string& what)
    {
        if (fault.empty()) fault = what;
    }

    /// The list of that name; an empty one where there is none.
    const Json& list(const char* key)
    {
        static const Json none = Json::array();
        const auto found = m_json.find(key);
        if (found == m_json.end()) return none;
        if (found->is_array()) return *found;
        fail(std::string("\"") + key + "\" has to be a list");
        return none;
    }

    static bool isNamed(const Json& each) { return each.is_array() && each.size() == 2 && each[0].is_string(); }

    void named(const char* key, std::vector<Command::Named>& into)
    {
        for (const Json& each : list(key)) {
            if (!isNamed(each) || !each[1].is_string())
                return fail(std::string("\"") + key + "\" holds pairs of a name and a value");
            into.emplace_back(each[0].get<std::string>(), each[1].get<std::string>());
        }
    }

    void roles(Command& command)
    {
        for (const Json& each : list("roles")) {
            if (!isNamed(each) || !each[1].is_array()) return fail("\"roles\" holds pairs of a role and a list");
            std::vector<std::string> entities;
            for (const Json& id : each[1]) {
                if (!id.is_string()) return fail("\"roles\" names entities by their ids");
                entities.push_back(id.get<std::string>());
            }
            command.roles.emplace_back(each[0].get<std::string>(), std::move(entities));
        }
    }

    void dice(Command& command)
    {
        for (const Json& face : list("dice")) {
            if (!face.is_number_integer()) return fail("\"dice\" holds whole numbers");
            command.dice.push_back(face.get<int>());
        }
    }

    void overrules(Command& command)
    {
        for (const Json& each : list("overrules")) {
            if (!each.is_object()) return fail("\"overrules\" holds objects");
            OverruleRecord record;
            record.kind = textOf(each, "kind");
            record.step = textOf(each, "step");
            record.modifier = textOf(each, "modifier");
            record.row = wholeOf(each, "row");
            record.occurrence = wholeOf(each, "occurrence");
            record.die = wholeOf(each, "die");
            record.value = textOf(each, "value");
            record.reason = textOf(each, "reason");
            command.overrules.push_back(std::move(record));
        }
    }

    const Json& m_json;
};

}  // namespace

std::string commandToJson(const Command& command)
{
    Json json = {{"do", kindNames[static_cast<std::size_t>(command.kind)]}};
    addResolve(json, command);
    if (!command.entity.empty()) json["entity"] = command.entity;
    if (!command.changes.empty()) json["changes"] = pairs(command.changes);
    if (!command.reason.empty()) json["reason"] = command.reason;
    if (!command.text.empty()) json["text"] = command.text;
    if (command.onward) json["onward"] = true;
    return lineOf(json);
}

Result<Command> commandFromJson(std::string_view text)
{
    const Result<Json> json = parsedJson(text);
    if (!json) return Error{"a command can't be read: " + json.error()};
    if (!json->is_object()) return Error{"a command can't be read: it is no object"};
    CommandReader reader(*json);
    Command command = reader.read();
    if (!reader.fault.empty()) return Error{"a command can't be read: " + reader.fault};
    return command;
}

}  // namespace drumhead
