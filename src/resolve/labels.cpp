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
    const std::string label = labelText(program, info.label, info.labelParts, names);
    return info.many ? label + " " + std::to_string(row + 1) : label;
}

RoleNames namesOfSeveral(const Situation& situation)
{
    RoleNames names = situation.names();
    for (std::size_t role = 0; role < names.size(); ++role) {
        if (situation.layout().rows(static_cast<int>(role)) == 1) names[role].clear();
    }
    return names;
}

std::string labelText(const Program& program, const std::string& plain, const Phrase& parts, const RoleNames& names,
                      RowInHand in)
{
    if (parts.empty()) return plain;
    std::string out;
    for (const PhrasePart& part : parts) {
        if (part.role < 0) {
            out += part.text;
            continue;
        }
        const ProgramRole& role = program.role(part.role);
        const bool isInHand = part.role == in.role && in.row >= 0;
        out += role.many && !isInHand ? labelText(program, role.label, role.labelParts, names)
                                      : roleLabel(program, part.role, role.many ? in.row : 0, names);
    }
    return out;
}

std::string stepTitle(const Situation& situation, const Instruction& of, SlotId slot, RowInHand in)
{
    const Program& program = situation.program();
    const StepInfo& step = program.steps[of.step];
    const Slot& value = program.slot(slot);
    return step.title.empty() ? labelText(program, value.label, value.labelParts, situation.names(), in)
                              : labelText(program, step.title, step.titleParts, situation.names(), in);
}

std::string titleOfRow(const Situation& situation, const Instruction& of, SlotId slot, RowInHand in)
{
    const StepInfo& step = situation.program().steps[of.step];
    const Phrase& parts = step.title.empty() ? situation.program().slot(slot).labelParts : step.titleParts;
    const bool isNamed = std::any_of(parts.begin(), parts.end(),
                                     [&](const PhrasePart& part) { return part.role >= 0 && part.role == in.role; });
    const std::string title = stepTitle(situation, of, slot, in);
    return in.role < 0 || isNamed ? title : roleLabel(situation, in.role, in.row) + ": " + title;
}

std::string stageTitle(const Situation& situation, const StepInfo& step, RowInHand in)
{
    return labelText(situation.program(), step.stage, step.stageParts, situation.names(), in);
}

std::string ownLabel(const Slot& slot)
{
    const std::string_view tail = slot.ownerTail;
    if (tail.empty()) return slot.label;
    return std::string(tail.substr(tail.starts_with("'s ") ? 3 : std::min<std::size_t>(tail.size(), 2)));
}

std::string factLabel(const Program& program, FactRef fact, const RoleNames& names)
{
    const Slot& slot = program.slot(fact.slot);
    if (slot.ownerTail.empty()) return labelText(program, slot.label, slot.labelParts, names);
    const std::string owner = roleLabel(program, slot.manyRole >= 0 ? slot.manyRole : slot.owner, fact.row, names);
    constexpr std::string_view possession = "'s";
    if (!slot.ownerTail.starts_with(possession)) return owner + slot.ownerTail;
    return possessive(owner) + slot.ownerTail.substr(possession.size());
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
