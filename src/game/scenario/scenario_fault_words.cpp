// Faults of a scenario's file as people call things: the path to the fault by names, keys by their labels.
#include "drumhead/game/scenario/scenario_faults.hpp"

#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/rules/json_document.hpp"

#include <algorithm>
#include <array>
#include <optional>
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
constexpr std::array<KeyWord, 17> keyWords{{{"type", "troop type"},
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
            if (!name.empty()) text += (text.empty() ? "" : ", ") + name;
        }
        return text.empty() ? "The battle" : text;
    }

    [[nodiscard]] std::string what(std::string message) const
    {
        if (const std::size_t at = message.find(" has no meaning here"); at != std::string::npos)
            return meaningless(message, at);
        if (constexpr std::string_view shape = " is an object in braces"; message.ends_with(shape))
            return "what stands there is not " + message.substr(0, message.size() - shape.size()) + ", and is left out";
        message = withoutOwner(std::move(message));
        for (const std::string_view habit : {"; write it as a text in quotes", ", in quotes", " in quotes"})
            cut(message, habit);
        const std::string key = leaf();
        const std::string label = key.empty() ? std::string() : wordFor(key);
        const bool namesIt = message.find('"' + key + '"') != std::string::npos;
        message = inWords(message);
        return key.empty() || namesIt ? message : "“" + label + "”: " + message;
    }

private:
    /// The key of the value at fault: of an element of a list there is none.
    [[nodiscard]] std::string leaf() const
    {
        const JsonPlace last = m_path.back();
        if (m_path.size() < 2 || !m_path[m_path.size() - 2].isObject() || last.isArray() || last.isObject()) return {};
        return std::string(last.key());
    }

    /// `"Guards" has no "figures"; add it: a number of figures` is told of the Guards already.
    [[nodiscard]] std::string withoutOwner(std::string message) const
    {
        const std::string name(m_path.back()["name"].string());
        const std::string begins = '"' + name + "\" has no ";
        if (name.empty() || !message.starts_with(begins)) return message;
        message = message.substr(begins.size());
        if (const std::size_t add = message.find("; add it: "); add != std::string::npos)
            message.replace(add, std::string_view("; add it: ").size(), " is not said; it takes ");
        return message;
    }

    /// What nobody knows has no label; what was meant may have one.
    [[nodiscard]] std::string meaningless(const std::string& message, std::size_t at) const
    {
        constexpr std::string_view asks = "did you mean ";
        const std::size_t hint = message.find(asks);
        const std::string meant = hint == std::string::npos ? "" : "; " + inWords(message.substr(hint));
        return "the file says " + inWords(message.substr(0, at))
            + ", which means nothing to these rules and is left out" + meant;
    }

    static void cut(std::string& text, std::string_view part)
    {
        for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part))
            text.erase(at, part.size());
    }

    /// An attribute by its label, a troop type by its title, a choice of the value at fault by its own; what the rules
    /// do not know stays as it was written.
    [[nodiscard]] std::string wordFor(const std::string& key) const
    {
        for (const auto& attribute : m_ruleset.attributes) {
            const Attribute& each = *attribute;
            if (each.id == key && (kind().empty() || each.kind == kind())) return each.label;
        }
        if (const std::string_view word = wordOf(keyWords, key); !word.empty()) return std::string(word);
        for (const UnitType& each : m_ruleset.unitTypes) {
            if (m_ruleset.names.find(key) == each.id) return each.title;
        }
        return choiceLabel(key).value_or(key);
    }

    [[nodiscard]] std::optional<std::string> choiceLabel(const std::string& id) const
    {
        const NameId name = m_ruleset.names.find(id);
        const std::string key = leaf();
        for (const auto& attribute : m_ruleset.attributes) {
            const Attribute& each = *attribute;
            if (name == Names::missing || each.id != key || each.shape.kind != ValueKind::Choice
                || each.shape.choices < 0)
                continue;
            for (const Choice& choice : m_ruleset.choiceLists[static_cast<std::size_t>(each.shape.choices)].choices) {
                if (choice.id == name) return choice.label;
            }
        }
        return std::nullopt;
    }

    /// "unit" of what stands in a list of units.
    [[nodiscard]] std::string kind() const
    {
        for (std::size_t i = m_path.size(); i-- > 0;) {
            if (m_path[i].isArray()) return std::string(wordOf(listWords, m_path[i].key()));
        }
        return {};
    }

    [[nodiscard]] std::string inWords(const std::string& message) const
    {
        std::string text;
        for (std::size_t at = 0; at < message.size();) {
            const std::size_t open = message.find('"', at);
            const std::size_t close = open == std::string::npos ? open : message.find('"', open + 1);
            if (close == std::string::npos) return text + message.substr(at);
            text += message.substr(at, open - at) + "“" + wordFor(message.substr(open + 1, close - open - 1)) + "”";
            at = close + 1;
        }
        return text;
    }

    const Ruleset& m_ruleset;
    const Path& m_path;
};

std::string asSentence(std::string text) { return text.ends_with('.') || text.ends_with('?') ? text : text + "."; }

std::string atLine(const Diagnostic& fault)
{
    return fault.line > 0 ? " (line " + std::to_string(fault.line) + ")" : "";
}

/// Of a file that is no scenario at all, or broken: only the place helps.
std::string brokenText(const Diagnostic& fault)
{
    constexpr std::string_view begins = "this is not sound JSON: syntax error while parsing ";
    std::string what = fault.message;
    if (what.starts_with(begins)) {
        const std::size_t dash = what.find(" - ");
        what = "something is left out or too many there: "
            + (dash == std::string::npos ? what.substr(begins.size()) : what.substr(dash + 3));
    }
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
            told.push_back("The battle" + atLine(fault) + ": " + asSentence(fault.message));
            continue;
        }
        const FaultWords words(ruleset, path);
        told.push_back(words.where() + atLine(fault) + ": " + asSentence(words.what(fault.message)));
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
    return Error{"The file is no scenario that can be opened" + atLine(fault) + ": " + asSentence(fault.message)};
}

}  // namespace drumhead
