#include "rules/loading/code/compile_phrase.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead {

Phrase compilePhrase(ExpressionCompiler& expressions, CompileScope& scope, JsonPlace place)
{
    Phrase parts;
    if (!place.isString() || place.string().empty()) {
        expressions.context().fault(
            place, message("check.sentence-quotes-needed-here", "a sentence in quotes is needed here"));
        return parts;
    }
    std::string_view rest = place.string();
    while (!rest.empty()) {
        const auto open = rest.find('{');
        if (open > 0) parts.push_back({std::string(rest.substr(0, open)), "", -1, -1});
        if (open == std::string_view::npos) break;
        const auto close = rest.find('}', open);
        if (close == std::string_view::npos) {
            expressions.context().fault(
                place, message("check.brace-opened-sentence-not", "a brace is opened in this sentence and not closed"));
            break;
        }
        const std::vector<std::string_view> words = split(rest.substr(open + 1, close - open - 1), '|');
        rest.remove_prefix(close + 1);
        if (words.size() != 1 && words.size() != 3) {
            expressions.context().fault(
                place,
                message("check.braces-hold-name-name",
                        "braces hold a name, or a name and two words as in {killed|stand|stands}"));
            continue;
        }
        PhrasePart part;
        if (const auto role = scope.roles.find(words[0]); role != scope.roles.end()) {
            part.role = role->second;
        } else if (words[0] == "self" && scope.self >= 0) {
            part.role = scope.self;
        } else {
            part.slot = expressions.slots().slot(scope, words[0], place, false);
            if (part.slot < 0) continue;
            expressions.program().slot(part.slot).told = true;
        }
        if (words.size() == 3) {
            part.text = std::string(words[1]);
            part.plural = std::string(words[2]);
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

namespace {

/// Whether one entity has the role at this place: the only one, or that of the row in hand.
bool isOneHere(const Program& program, const CompileScope& scope, int role)
{
    if (role < 0 || !program.role(role).many) return role >= 0;
    return !scope.openRoles.empty() && scope.openRoles.back() == role;
}

}  // namespace

Label compileLabel(LoaderContext& context, const Program& program, const CompileScope& scope, JsonPlace place,
                   bool mayNameMany)
{
    const auto isNamed = [&](int role) { return mayNameMany || isOneHere(program, scope, role); };
    Label label{place.isString() ? std::string(place.string()) : std::string(), {}};
    if (!place.isString() || label.text.empty())
        context.fault(place, message("check.text-quotes-needed-here", "a text in quotes is needed here"));
    std::string_view rest = label.text;
    if (rest.find('{') == std::string_view::npos) return label;
    Phrase parts;
    std::string text;
    while (!rest.empty()) {
        const auto open = rest.find('{');
        if (open > 0) parts.push_back({std::string(rest.substr(0, open)), "", -1, -1});
        text += rest.substr(0, open);
        if (open == std::string_view::npos) break;
        const auto close = rest.find('}', open);
        const std::string_view name = rest.substr(open + 1, close == std::string_view::npos ? close : close - open - 1);
        const auto role = scope.roles.find(name);
        if (close == std::string_view::npos || role == scope.roles.end() || !isNamed(role->second)) {
            std::vector<std::string> known;
            for (const auto& [each, index] : scope.roles) {
                if (isNamed(index)) known.push_back(each);
            }
            context.fault(place,
                          {message("check.no-role-which-one",
                                   "\"%1\" is no role of which there is one, and a title names only such"),
                           {aText(std::string(name))},
                           hintFor(name, known)});
            return label;
        }
        parts.push_back({"", "", -1, role->second});
        text += program.role(role->second).label;
        rest.remove_prefix(close + 1);
    }
    return {std::move(text), std::move(parts)};
}

}  // namespace drumhead
