// Faults of a scenario's file as people call things: the path to the fault by names, keys by their labels.
#include "drumhead/game/scenario/scenario_faults.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/rules/json_document.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

namespace drumhead {

namespace {

using Path = std::vector<JsonPlace>;

struct KeyWord {
    std::string_view key;
    Message word;
};

/// An element of a list that has no name of its own, and the kind of what stands in it.
struct ListWord {
    std::string_view key;
    Message word;
    std::optional<EntityKind> kind = std::nullopt;
};

/// Keys of a scenario's file that are no attributes.
constexpr KeyWord keyWords[] = {
    {"type", message("key.type", "troop type")},
    {"army-list", message("key.army-list", "army list")},
    {"turns", message("key.turns", "turn limit")},
    {"special-rules", message("key.special-rules", "special rules")},
    {"attached-to", message("key.attached-to", "attached to")},
    {"ruleset", message("key.ruleset", "rules")},
    {"briefs", message("key.briefs", "briefs")},
    {"game", message("key.game", "the battle itself")},
    {"commands", message("key.commands", "commands")},
    {"arrives", message("key.arrives", "arrives in turn")},
    {"note", message("key.note", "note")},
    {"about", message("key.about", "about the battle")},
    {"kind", message("key.kind", "kind")},
    {"sides", message("key.sides", "sides")},
    {"units", message("key.units", "units")},
    {"groups", message("key.groups", "groups")},
    {"leaders", message("key.leaders", "leaders")},
    {"side", message("key.side", "side")},
};

constexpr ListWord listWords[] = {
    {"sides", message("kind.side", "side"), EntityKind::Side},
    {"groups", message("kind.group", "group"), EntityKind::Group},
    {"leaders", message("kind.leader", "leader"), EntityKind::Leader},
    {"units", message("kind.unit", "unit"), EntityKind::Unit},
    {"terrain", message("kind.terrain", "terrain")},
    {"objectives", message("kind.objective", "objective")},
    {"briefs", message("kind.brief", "brief")},
    {"reinforcements", message("kind.reinforcement", "reinforcement")},
};

template <typename Word, std::size_t Size>
const Word* find(const Word (&words)[Size], std::string_view key)
{
    const auto found =
        std::find_if(std::begin(words), std::end(words), [&](const Word& each) { return each.key == key; });
    return found == std::end(words) ? nullptr : found;
}

bool isAt(JsonPlace place, const Diagnostic& fault)
{
    const Diagnostic here = place.diagnostic("");
    return here.line == fault.line && here.column == fault.column;
}

/// The way to the place of a fault, from the root; empty if nothing stands there.
bool findPath(JsonPlace from, const Diagnostic& fault, Path& path)
{
    path.push_back(from);
    if (isAt(from, fault)) return true;
    for (const JsonPlace inner : from) {
        if ((from.isObject() || from.isArray()) && findPath(inner, fault, path)) return true;
    }
    path.pop_back();
    return false;
}

/// "Guards", else "unit 3", "reinforcement 2".
std::string nameOf(const Texts& texts, JsonPlace element, JsonPlace list)
{
    if (const std::string_view name = element["name"].string(); !name.empty()) return std::string(name);
    const ListWord* const word = find(listWords, list.key());
    int number = 1;
    for (const JsonPlace each : list) {
        if (each.index() == element.index()) break;
        ++number;
    }
    return word ? texts.say(word->word) + " " + std::to_string(number) : std::string();
}

class FaultWords {
public:
    FaultWords(const Ruleset& ruleset, const Path& path) : m_ruleset(ruleset), m_path(path) {}

    [[nodiscard]] std::string where() const
    {
        std::string text;
        for (std::size_t i = 1; i < m_path.size(); ++i) {
            if (!m_path[i - 1].isArray()) continue;
            const std::string name = nameOf(texts(), m_path[i], m_path[i - 1]);
            if (!name.empty()) appendPart(text, ", ", name);
        }
        return text.empty() ? texts().say("fault.the-battle", "The battle") : text;
    }

    [[nodiscard]] std::string what(const Fault& fault) const
    {
        const FaultWording wording = [this](const FaultArgument& argument) { return inWords(argument); };
        const std::string text =
            filledForm(texts(), formForPeople(fault), fault.arguments(), wording) + hintInWords(fault, wording);
        const std::string key = leaf();
        const auto namesIt = [&](const FaultArgument& each) {
            return each.kind == FaultArgument::Kind::Key && each.text == key;
        };
        const std::vector<FaultArgument>& named = fault.arguments();
        if (key.empty() || standsAlone(fault) || std::any_of(named.begin(), named.end(), namesIt)) return text;
        return inWords(aKey(key)) + ": " + text;
    }

private:
    /// The key of the value at fault: of an element of a list there is none.
    [[nodiscard]] std::string leaf() const
    {
        const JsonPlace last = m_path.back();
        if (m_path.size() < 2 || !m_path[m_path.size() - 2].isObject() || last.isArray() || last.isObject()) return {};
        return std::string(last.key());
    }

    /// Sentences that read differently for people than for authors of the file.
    [[nodiscard]] static Message formForPeople(const Fault& fault)
    {
        switch (fault.code()) {
        case FaultCode::UnknownKey:
        case FaultCode::UnknownAttribute:
        case FaultCode::MisspeltAttribute:
            return message("fault.key-left-out",
                           "the file says %1, which means nothing to these rules and is left out");
        case FaultCode::TextMissing: return message("fault.missing", "%1 is missing");
        case FaultCode::NotAText: return message("fault.not-text", "%1 is not a text");
        case FaultCode::TextExpected: return message("fault.be-text", "%1 has to be a text");
        case FaultCode::NotAnObject: return message("fault.left-out", "what stands there is not %1, and is left out");
        case FaultCode::NotAnEntityId: return message("fault.is-id", "%1 is the id of a %2");
        case FaultCode::NotASideId: return message("fault.write-side", "write the id of a side");
        case FaultCode::NotATroopType: return message("fault.type-is-text", "a troop type is a text");
        case FaultCode::AttributeMissing: return message("fault.not-said", "%2 is missing; it takes %3");
        case FaultCode::Other:
        case FaultCode::BrokenJson:
        case FaultCode::EmptyReinforcement:
        case FaultCode::TooFewSides: break;
        }
        return fault.form();
    }

    /// Keys that could stand there are of no use to people.
    [[nodiscard]] std::string hintInWords(const Fault& fault, const FaultWording& wording) const
    {
        if (!fault.hint()) return {};
        FaultHint hint = *fault.hint();
        if (fault.code() == FaultCode::UnknownKey) hint.known.clear();
        return hintText(texts(), hint, wording);
    }

    /// Whether the sentence needs no label before it.
    [[nodiscard]] static bool standsAlone(const Fault& fault) { return fault.code() == FaultCode::NotAnObject; }

    [[nodiscard]] std::string inWords(const FaultArgument& argument) const
    {
        switch (argument.kind) {
        case FaultArgument::Kind::Text: return argument.text;
        case FaultArgument::Kind::Key: return "“" + labelOf(argument.text) + "”";
        case FaultArgument::Kind::Choice: return "“" + choiceLabel(argument.text) + "”";
        case FaultArgument::Kind::Name: break;
        }
        return "“" + argument.text + "”";
    }

    /// An attribute by its label, any other key by its word; what is neither stays as it was written.
    [[nodiscard]] std::string labelOf(const std::string& key) const
    {
        const std::optional<EntityKind> owner = kind();
        for (const auto& attribute : m_ruleset.attributes) {
            const Attribute& each = *attribute;
            if (each.id == key && (!owner || each.kind == *owner)) return each.label;
        }
        const KeyWord* const word = find(keyWords, key);
        return word ? texts().say(word->word) : key;
    }

    /// A troop type by its title, a choice of the attribute at fault by its label; else as it was written.
    [[nodiscard]] std::string choiceLabel(const std::string& id) const
    {
        const NameId name = m_ruleset.names.find(id);
        if (name == Names::missing) return id;
        for (const UnitType& each : m_ruleset.unitTypes) {
            if (each.id == name) return each.title;
        }
        const std::string key = leaf();
        for (const auto& attribute : m_ruleset.attributes) {
            const Shape& shape = attribute->shape;
            if (attribute->id != key || shape.kind != ValueKind::Choice || shape.choices < 0) continue;
            for (const Choice& choice : m_ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices) {
                if (choice.id == name) return choice.label;
            }
        }
        return id;
    }

    /// The kind of what stands in a list of units, groups and so on.
    [[nodiscard]] std::optional<EntityKind> kind() const
    {
        for (std::size_t i = m_path.size(); i-- > 0;) {
            if (!m_path[i].isArray()) continue;
            const ListWord* const word = find(listWords, m_path[i].key());
            return word ? word->kind : std::nullopt;
        }
        return std::nullopt;
    }

    [[nodiscard]] const Texts& texts() const { return *m_ruleset.texts; }

    const Ruleset& m_ruleset;
    const Path& m_path;
};

std::string withFullStop(std::string text) { return text.ends_with('.') || text.ends_with('?') ? text : text + "."; }

std::string atLine(const Texts& texts, const Diagnostic& fault)
{
    if (fault.line <= 0) return {};
    return texts.say("fault.line", " (line {line})", {{"line", std::to_string(fault.line)}});
}

/// For a broken file, or one that is no scenario: only the place helps.
std::string brokenText(const Texts& texts, const Diagnostic& fault)
{
    const std::string what = fault.fault.code() == FaultCode::BrokenJson
        ? texts.say("fault.left-out-there", "something is left out or too many there: {what}",
                    {{"what", fault.fault.argument(1)}})
        : fault.message(texts);
    return texts.say(
        "fault.broken",
        "The file is broken at line {line}, column {column}: {what}. Take an older copy of it, or mend that place in a text editor.",
        {{"line", std::to_string(fault.line)}, {"column", std::to_string(fault.column)}, {"what", what}});
}

}  // namespace

std::vector<std::string> scenarioFaultsInWords(const std::string& text, const std::vector<Diagnostic>& faults,
                                               const Ruleset& ruleset)
{
    const Texts& texts = *ruleset.texts;
    JsonDocument document;
    std::vector<Diagnostic> broken;
    std::vector<std::string> told;
    if (!document.parse("", text, broken)) {
        for (const Diagnostic& each : broken) told.push_back(brokenText(texts, each));
        return told;
    }
    for (const Diagnostic& fault : faults) {
        Path path;
        if (!findPath(document.root(), fault, path)) {
            told.push_back(texts.say("fault.the-battle", "The battle") + atLine(texts, fault) + ": "
                           + withFullStop(fault.message(texts)));
            continue;
        }
        const FaultWords words(ruleset, path);
        told.push_back(words.where() + atLine(texts, fault) + ": " + withFullStop(words.what(fault.fault)));
    }
    return told;
}

Result<std::string> rulesetOfScenario(const std::string& text, const Texts& texts)
{
    const ScenarioIdentity identity = readScenarioIdentity("", text);
    if (identity.usable()) return identity.ruleset;
    JsonDocument document;
    std::vector<Diagnostic> broken;
    if (!document.parse("", text, broken) && !broken.empty()) return Error{brokenText(texts, broken.front())};
    const Diagnostic& fault = identity.diagnostics.front();
    return Error{texts.say("fault.no-scenario-file", "The file is no scenario that can be opened{line}: {what}",
                           {{"line", atLine(texts, fault)}, {"what", withFullStop(fault.message(texts))}})};
}

}  // namespace drumhead
