#include "resolve/odds/analysis/live_cells.hpp"

#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>

namespace drumhead {

namespace {

int rowsOf(const Frame& frame, SlotId slot)
{
    const int role = frame.program->slot(slot).manyRole;
    return role < 0 ? 1 : frame.layout.rows(role);
}

int firstAlive(const Frame& frame, SlotId slot, const DeadRows& dead)
{
    const int role = frame.program->slot(slot).manyRole;
    if (role < 0) return 0;
    for (const auto& [passing, slots] : dead) {
        if (passing == role && slots->contains(slot)) return frame.inHand(role).current;
    }
    return 0;
}

}  // namespace

LiveCells::LiveCells(const Liveness& liveness, const Frame& frame, std::uint32_t position, const DeadRows& dead)
{
    const std::vector<SlotId> live = liveness.before(position);
    for (const SlotId slot : live) {
        const auto rows = static_cast<std::size_t>(rowsOf(frame, slot));
        if (rows > 1 && !liveness.isChanged(slot) && firstAlive(frame, slot, dead) == 0
            && liveness.isOnlyTotalled(position, slot))
            m_totalled.push_back({m_given.size(), rows});
        for (int row = firstAlive(frame, slot, dead); row < rowsOf(frame, slot); ++row) {
            const std::size_t address = frame.address({slot, row});
            if (liveness.isChanged(slot)) m_changeable.push_back({{slot, row}, address});
            else m_given.push_back(address);
        }
    }
    const StretchRecord names(frame.values.size());
    m_cells = m_given;
    for (const Changeable& each : m_changeable)
        m_cells.insert(m_cells.end(), {each.address, names.changedOf(each.address), names.afterOf(each.address)});
    m_wordOf.resize(3 * frame.values.size());
    for (std::uint32_t word = 0; word < m_cells.size(); ++word) m_wordOf[m_cells[word]] = word + 1;
    for (const SlotId slot : liveness.before(frame.program->code.size())) {
        if (std::binary_search(live.begin(), live.end(), slot)) continue;
        for (int row = 0; row < rowsOf(frame, slot); ++row) m_forgotten.push_back(frame.address({slot, row}));
    }
}

void LiveCells::store(const Frame& frame, std::int64_t* words) const
{
    for (const std::size_t address : m_given) *words++ = frame.values[address].raw();
    for (const Changeable& each : m_changeable) {
        const std::uint8_t changed = frame.changed[each.address];
        *words++ = frame.values[each.address].raw();
        *words++ = changed;
        *words++ = changed != 0 ? frame.afterRaw[each.address] : 0;
    }
}

/// Puts the total into the first row and nothing into the others: of what a row holds nobody knows the difference.
void LiveCells::addUp(std::int64_t* words, std::size_t rows)
{
    Number total;
    for (std::size_t row = 0; row < rows; ++row) {
        const Value value = Value::fromRaw(words[row]);
        if (!value.isSet() || value == unthrownDice) return;
        total = total + value.number();
    }
    std::fill(words + 1, words + rows, Value(Number(0)).raw());
    words[0] = Value(total).raw();
}

void LiveCells::load(const std::int64_t* words, Frame& frame) const
{
    for (const Frame::Changed& each : frame.changedFacts) frame.changed[each.address] = 0;
    frame.changedFacts.clear();
    for (const std::size_t address : m_forgotten) frame.values[address] = Value::unknown();
    for (const std::size_t address : m_given) frame.values[address] = Value::fromRaw(*words++);
    for (const Changeable& each : m_changeable) {
        frame.values[each.address] = Value::fromRaw(*words++);
        const auto changed = static_cast<std::uint8_t>(*words++);
        const Value after = Value::fromRaw(*words++);
        if (changed != 0) frame.leave(each.fact, each.address, after, static_cast<EffectTime>(changed - 1));
    }
}

}  // namespace drumhead
