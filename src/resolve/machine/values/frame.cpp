#include "resolve/machine/values/frame.hpp"

#include <algorithm>

namespace drumhead {

Frame::Frame(const Situation& situation)
    : ruleset(&situation.ruleset()), program(&situation.program()), nodes(program->nodes.data()),
      children(program->children.data()), layout(situation.layout()), values(situation.given())
{
    rows.resize(program->roles.size() + 1);
    rows.front() = {0, 0};
    inSight.resize(program->roles.size());
    for (std::size_t role = 0; role < program->roles.size(); ++role) {
        const int count = program->roles[role].many ? layout.rows(static_cast<int>(role)) : 0;
        inSight[role].active = count >= 64 ? UINT64_MAX : (std::uint64_t{1} << count) - 1;
        goToRow(static_cast<int>(role), -1);
    }
    changed.resize(values.size());
    fillIn();
}

void Frame::leave(FactRef fact, std::size_t address, Value value, EffectTime at)
{
    if (afterRaw.empty()) {
        afterRaw.resize(values.size());
        changedFacts.reserve(16);
    }
    afterRaw[address] = value.raw();
    hasLater = hasLater || at != EffectTime::Now;
    if (changed[address] == 0) {
        changedFacts.push_back({fact, address, program->slot(fact.slot).owner});
        changedOwners |= bitOf(changedFacts.back().owner);
    }
    changed[address] = std::max(changed[address], static_cast<std::uint8_t>(1 + static_cast<int>(at)));
}

AfterEffects::AfterEffects(Frame& frame) : m_frame(frame)
{
    if (!frame.hasLater) return;
    for (const Frame::Changed& each : frame.changedFacts) {
        const Value after = frame.after(each.address);
        const Value before = frame.values[each.address];
        if (after.isUnknown() || after == before) continue;
        frame.aside.emplace_back(each.address, before);
        frame.put(each.address, after);
    }
}

AfterEffects::~AfterEffects()
{
    for (const auto& [at, value] : m_frame.aside) m_frame.put(at, value);
    m_frame.aside.clear();
}

}  // namespace drumhead
