// Faults of a scenario's file as people call things: the path to the fault by names, keys by their labels.
#include "drumhead/game/scenario/scenario_faults.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/rules/json_document.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace drumhead {

namespace {

using Path = std::vector<JsonPlace>;

struct KeyWord {
    std::string_view key;
    std::string_view word;
};

/// Keys of a scenario's file that are no attributes.
constexpr std::array<KeyWord, 18> keyWords{{{"type", "troop type"},
                                            {"army-list", "army list"},
                                            {"turns", "turn limit"},
                                            {"special-rules", "special rules"},
                                            {"attached-to", "attached to"},
                                            {"ruleset", "rules"},
                                            {"briefs", "briefs"},
                                            {"game", "the battle itself"},
                                            {"commands", "commands"},
                                            {"arrives", "arrives in turn"},
                                            {"note", "note"},
                                            {"about", "about the battle"},
                                            {"kind", "kind"},
                                            {"sides", "sides"},
                                            {"units", "units"},
                                            {"groups", "groups"},
                                            {"leaders", "leaders"},
                                            {"side", "side"}}};

/// What an element of a list is called that has no name of its own.
constexpr std::array<KeyWord, 8> listWords{{{"sides", "side"},
                                            {"groups", "group"},
                                            {"leaders", "leader"},
                                            {"units", "unit"},
                                            {"terrain", "terrain"},
                                            {"objectives", "objective"},
                                            {"briefs", "brief"},
                                            {"reinforcements", "reinforcement"}}};

template <std::size_t Size>
std::string_view wordOf(const std::array<KeyWord, Size>& words, std::string_view key)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const KeyWord& each) { return each.key == key; });
    return found == words.end() ? std::string_view() : found->word;
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
std::string nameOf(JsonPlace element, JsonPlace list)
{
    if (const std::string_view name = element["name"].string(); !name.empty()) return std::string(name);
    const std::string_view word = wordOf(listWords, list.key());
    int number = 1;
    for (const JsonPlace each : list) {
        if (each.index() == element.index()) break;
        ++number;
    }
    return word.empty() ? std::string() : std::string(word) + " " + std::to_string(number);
}

class FaultWords {
public:
    FaultWords(const Ruleset& ruleset, const Path& path) : m_ruleset(ruleset), m_path(path) {}

    [[nodiscard]] std::string where() const
    {
        std::string text;
        for (std::size_t i = 1; i < m_path.size(); ++i) {
            if (!m_path[i - 1].isArray()) continue;
            const std::string name = nameOf(m_path[i], m_path[i - 1]);
            if (!name.empty()) appendPart(text, ", ", name);
        }
        return text.empty() ? "The battle" : text;
    }

    [[nodiscard]] std::string what(const Fault& fault) const
    {
        const FaultWording wording = [this](const FaultArgument& argument) { return inWords(argument); };
        const std::string text =
            filledForm(formForPeople(fault), fault.arguments(), wording) + hintInWords(fault, wording);
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
    [[nodiscard]] static std::string_view formForPeople(const Fault& fault)
    {
        switch (fault.code()) {
        case FaultCode::UnknownKey:
        case FaultCode::UnknownAttribute:
        case FaultCode::MisspeltAttribute:
            return "the file says %1, which means nothing to these rules and is left out";
        case FaultCode::TextMissing: return "%1 is missing";
        case FaultCode::NotAText: return "%1 is not a text";
        case FaultCode::TextExpected: return "%1 has to be a text";
        case FaultCode::NotAnObject: return "what stands there is not %1, and is left out";
        case FaultCode::NotAnEntityId: return "%1 is the id of a %2";
        case FaultCode::NotASideId: return "write the id of a side";
        case FaultCode::NotATroopType: return "a troop type is a text";
        case FaultCode::AttributeMissing: return "%2 is not said; it takes %3";
        case FaultCode::Other:
        case FaultCode::BrokenJson:
        case FaultCode::EmptyReinforcement:
        case FaultCode::TooFewSides: break;
        }
        return fault.form();
    }

    /// Keys that could stand there are of no use to people.
    [[nodiscard]] static std::string hintInWords(const Fault& fault, const FaultWording& wording)
    {
        if (!fault.hint()) return {};
        FaultHint hint = *fault.hint();
        if (fault.code() == FaultCode::UnknownKey) hint.known.clear();
        return hintText(hint, wording);
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
        const std::string_view word = wordOf(keyWords, key);
        return word.empty() ? key : std::string(word);
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
            if (m_path[i].isArray()) return entityKind(wordOf(listWords, m_path[i].key()));
        }
        return std::nullopt;
    }

    const Ruleset& m_ruleset;
    const Path& m_path;
};

std::string withFullStop(std::string text) { return text.ends_with('.') || text.ends_with('?') ? text : text + "."; }

std::string atLine(const Diagnostic& fault)
{
    return fault.line > 0 ? " (line " + std::to_string(fault.line) + ")" : "";
}

/// For a broken file, or one that is no scenario: only the place helps.
std::string brokenText(const Diagnostic& fault)
{
    const std::string what = fault.fault.code() == FaultCode::BrokenJson
        ? "something is left out or too many there: " + std::string(fault.fault.argument(1))
        : fault.message();
    return "The file is broken at line " + std::to_string(fault.line) + ", column " + std::to_string(fault.column)
        + ": " + what + ". Take an older copy of it, or mend that place in a text editor.";
}

}  // namespace

std::vector<std::string> scenarioFaultsInWords(const std::string& text, const std::vector<Diagnostic>& faults,
                                               const Ruleset& ruleset)
{
    JsonDocument document;
    std::vector<Diagnostic> broken;
    std::vector<std::string> told;
    if (!document.parse("", text, broken)) {
        for (const Diagnostic& each : broken) told.push_back(brokenText(each));
        return told;
    }
    for (const Diagnostic& fault : faults) {
        Path path;
        if (!findPath(document.root(), fault, path)) {
            told.push_back("The battle" + atLine(fault) + ": " + withFullStop(fault.message()));
            continue;
        }
        const FaultWords words(ruleset, path);
        told.push_back(words.where() + atLine(fault) + ": " + withFullStop(words.what(fault.fault)));
    }
    return told;
}

Result<std::string> rulesetOfScenario(const std::string& text)
{
    const ScenarioIdentity identity = readScenarioIdentity("", text);
    if (identity.usable()) return identity.ruleset;
    JsonDocument document;
    std::vector<Diagnostic> broken;
    if (!document.parse("", text, broken) && !broken.empty()) return Error{brokenText(broken.front())};
    const Diagnostic& fault = identity.diagnostics.front();
    return Error{"The file is no scenario that can be opened" + atLine(fault) + ": " + withFullStop(fault.message())};
}

}  // namespace drumhead
