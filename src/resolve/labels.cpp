#include "drumhead/resolve/labels.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// The name of the unit in a row, or empty.
const std::string& nameOf(const RoleNames& names, int role, int row)
{
    static const std::string none;
    if (role < 0 || static_cast<std::size_t>(role) >= names.size()) return none;
    const std::vector<std::string>& rows = names[static_cast<std::size_t>(role)];
    return row < 0 || static_cast<std::size_t>(row) >= rows.size() ? none : rows[static_cast<std::size_t>(row)];
}

}  // namespace

std::string roleLabel(const Program& program, int role, int row, const RoleNames& names)
{
    const ProgramRole& info = program.role(role);
    if (const std::string& name = nameOf(names, role, info.many ? row : 0); !name.empty()) return name;
    return info.many ? info.label + " " + std::to_string(row + 1) : info.label;
}

std::string factLabel(const Program& program, FactRef fact, const RoleNames& names)
{
    const Slot& slot = program.slot(fact.slot);
    const int role = slot.manyRole >= 0 ? slot.manyRole : slot.owner;
    if (role < 0 || (slot.manyRole < 0 && nameOf(names, role, 0).empty())) return slot.label;
    const std::string& owner = program.role(role).label;
    if (slot.manyRole < 0 && slot.label.compare(0, owner.size(), owner) != 0) return slot.label;
    return roleLabel(program, role, fact.row, names) + slot.label.substr(std::min(owner.size(), slot.label.size()));
}

std::string phraseText(const Situation& situation, const Phrase& phrase, const Value* values, int row)
{
    const Program& program = situation.program();
    std::string out;
    std::size_t next = 0;
    bool beginsWithName = false;
    for (const PhrasePart& part : phrase) {
        if (part.role >= 0) {
            const int inHand = program.role(part.role).many ? std::max(row, 0) : 0;
            beginsWithName = beginsWithName || (out.empty() && !nameOf(situation.names(), part.role, inHand).empty());
            out += roleLabel(situation, part.role, inHand);
            continue;
        }
        if (part.slot < 0) {
            out += part.text;
            continue;
        }
        const Shape& shape = program.slot(part.slot).shape;
        const Value value = values[next++];
        out += situation.ruleset().valueText(shape, value);
        if (!part.plural.empty()) out += " " + (value.isSet() && value.number() == Number(1) ? part.text : part.plural);
    }
    return beginsWithName ? out : capitalised(out);
}

}  // namespace drumhead
