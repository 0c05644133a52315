#include "drumhead/game/state/command.hpp"

#include "drumhead/base/text.hpp"
#include "game/state/json_text.hpp"

namespace drumhead {

namespace {

// Bounds of what a command may name. What it names is looked up when it is decided.
constexpr int mostDue = 1'000'000'000;  // due items of a battle; arrivals count down from -1
constexpr int mostSides = 1'000'000;    // of a die
constexpr int mostSpareDice = 10'000;
constexpr int mostThrows = 1'000'000;  // rows, rounds and dice of a case

Json pairs(const std::vector<NamedText>& list)
{
    Json json = Json::array();
    for (const auto& [name, value] : list) json.push_back({name, value});
    return json;
}

Json overruleJson(const OverruleRecord& record)
{
    Json json = {{"kind", overruleKindName(record.kind)}, {"step", record.step}};
    if (!record.modifier.empty()) json["modifier"] = record.modifier;
    if (record.row != 0) json["row"] = record.row;
    if (record.occurrence != 0) json["occurrence"] = record.occurrence;
    if (record.die != 0) json["die"] = record.die;
    json["value"] = record.value;
    json["reason"] = record.reason;
    return json;
}

std::string targetText(const EditTarget& target)
{
    const EntityField* const field = std::get_if<EntityField>(&target);
    return field ? std::string(entityFieldName(*field)) : std::get<std::string>(target);
}

EditTarget editTarget(const std::string& text)
{
    const std::optional<EntityField> field = entityField(text);
    return field ? EditTarget(*field) : EditTarget(text);
}

/// What a command is called in JSON, and its fields besides "reason" in the order in which they are written.
class CommandWriter {
public:
    explicit CommandWriter(const Command& command)
    {
        std::visit([this](const auto& each) { add(each); }, command);
    }

    Json json;

private:
    void add(const ResolveCommand& command)
    {
        begin("resolve");
        if (!command.procedure.empty()) json["procedure"] = command.procedure;
        for (const auto& [role, entities] : command.roles) json["roles"].push_back({role, entities});
        if (!command.answers.empty()) json["answers"] = pairs(command.answers);
        if (!command.dice.empty()) json["dice"] = command.dice;
        for (const OverruleRecord& record : command.overrules) json["overrules"].push_back(overruleJson(record));
        if (command.settles != 0) json["settles"] = command.settles;
        if (command.spareDice != 0) json["spare-dice"] = command.spareDice;
        if (!command.alike.second.empty()) json["alike"] = {command.alike.first, command.alike.second};
        end(command.reason);
    }

    void add(const EditCommand& command)
    {
        begin("edit");
        if (!command.entity.empty()) json["entity"] = command.entity;
        for (const auto& [target, value] : command.changes) json["changes"].push_back({targetText(target), value});
        end(command.reason);
    }

    void add(const BringOnCommand& command)
    {
        begin("edit");
        if (command.due != 0) json["settles"] = command.due;
        end(command.reason);
    }

    void add(const AdvanceCommand& command)
    {
        begin("advance");
        end(command.reason);
        if (command.onward) json["onward"] = true;
        if (!command.waives.empty()) json["waives"] = command.waives;
        if (!command.putsOff.empty()) json["puts-off"] = command.putsOff;
    }

    void add(const DismissCommand& command)
    {
        begin("dismiss");
        if (command.due != 0) json["settles"] = command.due;
        end(command.reason);
        if (!command.procedure.empty()) json["procedure"] = command.procedure;
        if (!command.entities.empty()) json["entities"] = command.entities;
    }

    void add(const PutOffCommand& command)
    {
        begin("put-off");
        if (command.due != 0) json["settles"] = command.due;
        end(command.reason);
    }

    void add(const NoteCommand& command)
    {
        begin("note");
        end(command.reason);
        if (!command.text.empty()) json["text"] = command.text;
    }

    void add(const RuleCommand& command)
    {
        begin("rule");
        if (!command.choices.empty()) json["answers"] = pairs(command.choices);
        end(command.reason);
    }

    void add(const SilenceCommand& command)
    {
        begin("silence");
        end(command.reason);
        if (!command.reminder.empty()) json["text"] = command.reminder;
    }

    void add(const ScoreCommand& command)
    {
        begin("score");
        if (!command.side.empty()) json["entity"] = command.side;
        end(command.reason);
        if (!command.objective.empty()) json["text"] = command.objective;
        if (!command.points.empty()) json["value"] = command.points;
    }

    void add(const EndCommand& command)
    {
        begin("end");
        end(command.reason);
    }

    void begin(const char* name) { json["do"] = name; }

    void end(const std::string& reason)
    {
        if (!reason.empty()) json["reason"] = reason;
    }
};

/// Reads the parts of a command; the first that does not fit stays in `fault`. All known fields are checked, whichever
/// command it is.
class CommandReader {
public:
    explicit CommandReader(const Json& json) : m_json(json) {}

    Command read()
    {
        ResolveCommand resolve{textOf(m_json, "procedure"),
                               roles(),
                               named("answers"),
                               dice(),
                               overrules(),
                               settles(),
                               textOf(m_json, "reason"),
                               whole(m_json, "spare-dice", 0, mostSpareDice),
                               alike()};
        EditCommand edit{textOf(m_json, "entity"), changes(), resolve.reason};
        const std::string name = textOf(m_json, "do");
        const std::string text = textOf(m_json, "text");
        if (name == "resolve") return resolve;
        if (name == "edit" && settles() != 0) return BringOnCommand{settles(), resolve.reason};
        if (name == "edit") return edit;
        if (name == "advance")
            return AdvanceCommand{m_json.value("onward", Json()) == true, resolve.reason, dueItems("waives"),
                                  dueItems("puts-off")};
        if (name == "dismiss")
            return DismissCommand{settles(), resolve.reason, resolve.procedure, ids(list("entities"), "entities")};
        if (name == "put-off") return PutOffCommand{settles(), resolve.reason};
        if (name == "note") return NoteCommand{text, resolve.reason};
        if (name == "rule") return RuleCommand{std::move(resolve.answers), resolve.reason};
        if (name == "silence") return SilenceCommand{text, resolve.reason};
        if (name == "score") return ScoreCommand{text, edit.entity, textOf(m_json, "value"), resolve.reason};
        if (name == "end") return EndCommand{resolve.reason};
        const std::string meant = nearest(name,
                                          {"resolve", "edit", "advance", "dismiss", "put-off", "note", "rule",
                                           "silence", "score", "end", "look", "lines", "undo", "redo", "go-to"});
        fail("\"" + name + "\" is no kind of command" + (meant.empty() ? "" : "; did you mean \"" + meant + "\"?"));
        return {};
    }

    std::string fault;

private:
    void fail(const std::string& what)
    {
        if (fault.empty()) fault = what;
    }

    int settles() { return whole(m_json, "settles", -mostDue, mostDue); }

    /// The number of that name, 0 where there is none.
    int whole(const Json& object, const char* key, int least, int most)
    {
        const auto found = object.find(key);
        if (found == object.end()) return 0;
        const std::optional<int> number = wholeNumber(*found, least, most);
        if (!number)
            fail(std::string("\"") + key + "\" is a whole number from " + std::to_string(least) + " to "
                 + std::to_string(most));
        return number.value_or(0);
    }

    /// The list of that name; an empty one where there is none.
    const Json& list(const char* key)
    {
        static const Json none = Json::array();
        const auto found = m_json.find(key);
        if (found == m_json.end()) return none;
        if (found->is_array()) return *found;
        fail(std::string("\"") + key + "\" has to be a list" + formOf(key));
        return none;
    }

    /// What a list of pairs looks like.
    static std::string formOf(std::string_view key)
    {
        if (key == "roles") return R"( of pairs, as in [["firer", ["a-1"]]])";
        if (key == "answers" || key == "changes") return R"( of pairs, as in [["distance", "4"]])";
        return key == "dice" ? ", as in [3, 5]" : "";
    }

    static bool isNamed(const Json& each) { return each.is_array() && each.size() == 2 && each[0].is_string(); }

    std::vector<NamedText> named(const char* key)
    {
        std::vector<NamedText> all;
        for (const Json& each : list(key)) {
            if (isNamed(each) && each[1].is_string())
                all.emplace_back(each[0].get<std::string>(), each[1].get<std::string>());
            else fail(std::string("\"") + key + R"(" holds pairs of a name and a value, as in [["distance", "4"]])");
        }
        return all;
    }

    std::vector<std::pair<EditTarget, std::string>> changes()
    {
        std::vector<std::pair<EditTarget, std::string>> all;
        for (auto& [name, value] : named("changes")) all.emplace_back(editTarget(name), std::move(value));
        return all;
    }

    std::vector<NamedEntities> roles()
    {
        std::vector<NamedEntities> all;
        for (const Json& each : list("roles")) {
            if (isNamed(each) && each[1].is_array())
                all.emplace_back(each[0].get<std::string>(), ids(each[1], "roles"));
            else fail(R"("roles" holds pairs of a role and a list, as in [["firer", ["a-1"]]])");
        }
        return all;
    }

    NamedEntities alike()
    {
        const Json& pair = list("alike");
        if (pair.empty()) return {};
        if (isNamed(pair) && pair[1].is_array()) return {pair[0].get<std::string>(), ids(pair[1], "alike")};
        fail("\"alike\" is a role and a list");
        return {};
    }

    std::vector<std::string> ids(const Json& list, const char* key)
    {
        std::vector<std::string> all;
        for (const Json& id : list) {
            if (id.is_string()) all.push_back(id.get<std::string>());
            else fail(std::string("\"") + key + "\" names entities by their ids");
        }
        return all;
    }

    std::vector<int> dueItems(const char* key)
    {
        std::vector<int> all;
        for (const Json& each : list(key)) {
            const std::optional<int> number = wholeNumber(each, -mostDue, mostDue);
            if (number) all.push_back(*number);
            else fail(std::string("\"") + key + "\" holds the numbers of due items");
        }
        return all;
    }

    std::vector<int> dice()
    {
        std::vector<int> all;
        for (const Json& face : list("dice")) {
            const std::optional<int> number = wholeNumber(face, 0, mostSides);
            if (number) all.push_back(*number);
            else fail("\"dice\" holds whole numbers from 0 to " + std::to_string(mostSides) + ", or ids of cards");
        }
        return all;
    }

    std::vector<OverruleRecord> overrules()
    {
        std::vector<OverruleRecord> all;
        for (const Json& each : list("overrules")) {
            if (each.is_object()) all.push_back(overrule(each));
            else fail("\"overrules\" holds objects");
        }
        return all;
    }

    OverruleRecord overrule(const Json& json)
    {
        const std::string kind = textOf(json, "kind");
        const std::optional<Overrule::Kind> known = overruleKind(kind);
        if (!known) fail("\"" + kind + "\" is no kind of overruling");
        return {known.value_or(Overrule::Kind::Modifier),
                textOf(json, "step"),
                textOf(json, "modifier"),
                whole(json, "row", 0, mostThrows),
                whole(json, "occurrence", 0, mostThrows),
                whole(json, "die", 0, mostThrows),
                textOf(json, "value"),
                textOf(json, "reason")};
    }

    const Json& m_json;
};

}  // namespace

const std::string& reasonOf(const Command& command)
{
    return std::visit([](const auto& each) -> const std::string& { return each.reason; }, command);
}

std::string commandToJson(const Command& command) { return lineOf(CommandWriter(command).json); }

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
