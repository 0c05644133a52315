#include "drumhead/resolve/words/side_names.hpp"

#include <algorithm>
#include <cctype>

namespace drumhead {

namespace {

struct NamedSide {
    std::string label;  ///< "first army"
    std::string name;   ///< "Prussia"
};

/// Longer labels first, so that no label is found within another.
std::vector<NamedSide> namedSides(const Situation& situation)
{
    std::vector<NamedSide> sides;
    const std::vector<ProgramRole>& roles = situation.program().roles;
    for (std::size_t role = 0; role < roles.size() && role < situation.names().size(); ++role) {
        const std::vector<std::string>& names = situation.names()[role];
        const bool isNamed = names.size() == 1 && !names.front().empty();
        if (isNamed && roles[role].kind == EntityKind::Side && !roles[role].many && !roles[role].label.empty())
            sides.push_back({roles[role].label, names.front()});
    }
    std::stable_sort(sides.begin(), sides.end(),
                     [](const NamedSide& a, const NamedSide& b) { return a.label.size() > b.label.size(); });
    return sides;
}

bool isLetter(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; }

/// Whether words stand there, whatever the case of their first letter.
bool standsAt(const std::string& text, std::size_t at, const std::string& words)
{
    if (at + words.size() > text.size()) return false;
    if (std::tolower(static_cast<unsigned char>(text[at])) != std::tolower(static_cast<unsigned char>(words.front())))
        return false;
    return text.compare(at + 1, words.size() - 1, words, 1, words.size() - 1) == 0
        && (at == 0 || !isLetter(text[at - 1]))
        && (at + words.size() == text.size() || !isLetter(text[at + words.size()]));
}

/// "The first army" anywhere; without its article only where a text begins, as "first army" elsewhere may be another
/// first army.
void putName(std::string& text, const NamedSide& side)
{
    const std::string whole = "the " + side.label;
    if (standsAt(text, 0, side.label)) text.replace(0, side.label.size(), side.name);
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!standsAt(text, at, whole)) continue;
        text.replace(at, whole.size(), side.name);
        at += side.name.size();
    }
}

void putNames(const std::vector<NamedSide>& sides, std::string& text)
{
    for (const NamedSide& side : sides) putName(text, side);
}

}  // namespace

std::string withSideNames(const Situation& situation, std::string text)
{
    putNames(namedSides(situation), text);
    return text;
}

void nameSides(const Situation& situation, Verdict& verdict)
{
    const std::vector<NamedSide> sides = namedSides(situation);
    if (sides.empty()) return;
    const auto put = [&sides](std::string& text) { putNames(sides, text); };
    put(verdict.title);
    if (verdict.refused) put(*verdict.refused);
    for (VerdictValue& each : verdict.values) put(each.label), put(each.text);
    for (VerdictDice& each : verdict.dice) put(each.title);
    for (VerdictModifier& each : verdict.modifiers) put(each.stepTitle), put(each.label), put(each.because);
    for (VerdictEffect& each : verdict.effects) put(each.label), put(each.text);
    for (VerdictDue& each : verdict.due) put(each.reason);
    for (std::string& each : verdict.reminders) put(each);
    for (VerdictLine& each : verdict.lines) put(each.stage), put(each.text);
    for (VerdictStage& each : verdict.stages) put(each.title), put(each.told);
}

}  // namespace drumhead
