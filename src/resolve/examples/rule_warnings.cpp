#include "drumhead/resolve/examples/rule_warnings.hpp"

#include "drumhead/base/length.hpp"

#include <algorithm>
#include <tuple>

namespace drumhead {

namespace {

class WarningWriter {
public:
    explicit WarningWriter(const Ruleset& ruleset) : m_ruleset(ruleset) {}

    void add(ElementId id, const std::string& sentence)
    {
        const Element& element = m_ruleset.elements[id];
        if (element.file < 0 || !element.note.empty()) return;
        const std::string& file = m_ruleset.files[static_cast<std::size_t>(element.file)];
        if (file.rfind(m_ruleset.folder, 0) != 0) return;  // its base's own check tells of it
        m_warnings.push_back({file, element.line, element.column, Severity::Warning, sentence});
    }

    std::vector<Diagnostic> inOrder()
    {
        const auto key = [](const Diagnostic& each) {
            return std::tuple(each.file, each.line, each.column, each.message());
        };
        std::sort(m_warnings.begin(), m_warnings.end(),
                  [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
        m_warnings.erase(std::unique(m_warnings.begin(), m_warnings.end(),
                                     [&](const Diagnostic& a, const Diagnostic& b) { return key(a) == key(b); }),
                         m_warnings.end());
        return std::move(m_warnings);
    }

private:
    const Ruleset& m_ruleset;
    std::vector<Diagnostic> m_warnings;
};

}  // namespace

std::vector<Diagnostic> ruleWarnings(const Ruleset& ruleset, const Untested& untested)
{
    WarningWriter writer(ruleset);
    const auto named = [&](ElementId id) { return ruleset.elements[id].id; };
    for (const ElementId id : untested.never)
        writer.add(id, "the " + named(id) + " can never apply: its condition contradicts itself");
    for (const ElementId id : untested.constantThrows)
        writer.add(id, "every face counts, or none, in the " + named(id) + "; the throw decides nothing");
    for (const ElementId id : untested.lateRepeats)
        writer.add(
            id,
            "the " + named(id)
                + " is taken once even where its \"while\" does not hold at the start; give it the same condition as "
                  "\"when\", or say in a \"note\" why");
    for (const ElementId id : untested.values)
        writer.add(id,
                   "nothing reads or tells the value of the " + named(id) + "; leave it out, or say in a \"note\" why");
    for (const auto& each : ruleset.attributes) {
        const std::string& unit = each->shape.unit;
        if (unit != ruleset.distanceUnit && convertLength(Number(1), unit, ruleset.distanceUnit))
            writer.add(each->element,
                       "the " + named(each->element) + " has the unit \"" + unit + "\", the ruleset the distance \""
                           + ruleset.distanceUnit + "\"; change one of them, or say in a \"note\" why");
    }
    for (const Attribute* each : untested.attributes)
        writer.add(each->element,
                   "nothing looks at the " + named(each->element) + "; leave it out, or say in a \"note\" why");
    return writer.inOrder();
}

std::vector<Diagnostic> ruleWarnings(const Ruleset& ruleset)
{
    return ruleWarnings(ruleset, findUntested(ruleset, {}));
}

}  // namespace drumhead
