#pragma once

#include "drumhead/resolve/situation.hpp"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace drumhead {

/// On which row of a role we are, or -1. Looked at with every value, so it is small.
struct CurrentRow {
    int current = -1;
    std::uint32_t begin = 0;  ///< where the values of that row begin
};

/// Which rows of a role are in sight.
struct RowsInSight {
    std::uint64_t active = 0;
    bool open = false;  ///< not known yet which: what is made of all of them is not known either
};

/// Marks dice in a frame that the odds have deferred, since nothing has read them yet. No rule ever sees it.
inline constexpr Value unthrownDice = Value::fromRaw(INT64_MIN + 2);

/// The values of a case while it is resolved.
struct Frame {
    const Ruleset* ruleset = nullptr;
    const Program* program = nullptr;
    const Node* nodes = nullptr;       ///< those of the program
    const NodeId* children = nullptr;  ///< those of the program
    Layout layout;
    ValueList values;
    /// By role + 1. The first stands for the single values: one row, in which we always are.
    std::vector<CurrentRow> rows;
    std::vector<RowsInSight> inSight;  ///< by role
    /// What effects have made of the values, by address, whether at once or later; only where `changed` is not 0. Empty
    /// before the first. As numbers, which are filled in at once.
    std::vector<std::int64_t> afterRaw;
    /// By address: 0 where no effect has changed it, else 1 + the latest `EffectTime` of such an effect.
    std::vector<std::uint8_t> changed;
    struct Changed {
        FactRef fact;
        std::size_t address = 0;
        int owner = -1;  ///< the role whose attribute it is, or -1
    };
    /// The facts for which `changed` is not 0, in the order in which they were first changed.
    std::vector<Changed> changedFacts;
    bool hasLater = false;            ///< an effect has changed something for later, so that values differ from `after`
    std::uint64_t changedOwners = 0;  ///< a bit for each owner of which something may have been changed
    /// By address: the values as they stand, while `AfterEffects` has put others in their places.
    std::vector<std::pair<std::size_t, Value>> aside;

    /// Cached derived values, by their own address, as long as no fact has changed since: `version` counts the changes.
    /// They follow from facts of their own row and from rulings alone, so results and present rows make no difference.
    /// Empty: not cached.
    struct Kept {
        Value value = Value::fromRaw(0);
        std::uint64_t version = 0;
    };
    std::vector<Kept> derived;
    std::uint64_t version = 1;
    std::uint64_t operations = 0;  ///< steps, and clauses, terms and rows that they have gone through

    explicit Frame(const Situation& situation);

    [[nodiscard]] std::span<const NodeId> childrenOf(const Node& node) const
    {
        return {children + node.first, node.count};
    }
    [[nodiscard]] NodeId child(const Node& node, std::uint32_t i) const { return children[node.first + i]; }

    /// Of a role; -1: of the single values.
    [[nodiscard]] const CurrentRow& inHand(int role) const { return rows[static_cast<std::size_t>(role) + 1]; }
    [[nodiscard]] int rowOf(SlotId slot) const { return inHand(layout.manyRole(slot)).current; }
    [[nodiscard]] int rowOf(const Slot& slot) const { return inHand(slot.manyRole).current; }
    /// On which row the slot of a node stands.
    [[nodiscard]] int rowOf(const Node& node) const { return inHand(node.role).current; }
    [[nodiscard]] RowsInSight& rowsInSight(int role) { return inSight[static_cast<std::size_t>(role)]; }
    [[nodiscard]] const RowsInSight& rowsInSight(int role) const { return inSight[static_cast<std::size_t>(role)]; }
    /// Where a value stands, in the row in hand.
    [[nodiscard]] std::size_t addressHere(SlotId slot) const
    {
        return inHand(layout.manyRole(slot)).begin + layout.indexOf(slot);
    }
    [[nodiscard]] Value get(SlotId slot) const { return values[addressHere(slot)]; }
    /// The value of the slot of a node.
    [[nodiscard]] Value get(const Node& node) const { return values[inHand(node.role).begin + node.index]; }
    /// Gives a result, in the row in hand.
    void set(SlotId result, Value value) { values[addressHere(result)] = value; }
    /// Puts a fact.
    void put(std::size_t address, Value value)
    {
        values[address] = value;
        ++version;
    }
    /// Goes to a row of a role; -1: to none.
    void goToRow(int role, int row)
    {
        rows[static_cast<std::size_t>(role) + 1] = {row, static_cast<std::uint32_t>(layout.rowAddress(role, row))};
    }
    /// Of a role's rows only these are in sight.
    void keepInSight(int role, std::uint64_t active) { rowsInSight(role).active = active; }
    void keepDerived() { derived.resize(layout.derivedSize()); }
    [[nodiscard]] std::size_t address(FactRef fact) const { return layout.address(fact.slot, fact.row); }
    /// The value as all effects so far leave it.
    [[nodiscard]] Value afterEffects(FactRef fact) const { return afterEffectsAt(address(fact)); }
    [[nodiscard]] Value afterEffectsAt(std::size_t address) const
    {
        return changed[address] != 0 ? after(address) : values[address];
    }
    [[nodiscard]] Value after(std::size_t address) const { return Value::fromRaw(afterRaw[address]); }
    [[nodiscard]] bool mayHaveChanged(int owner) const { return (changedOwners & bitOf(owner)) != 0; }
    [[nodiscard]] FactRef here(SlotId slot) const { return {slot, rowOf(slot)}; }
    /// Notes what an effect makes of a value that stands at `address`.
    void leave(FactRef fact, std::size_t address, Value value, EffectTime at);
    /// Fills what follows from the unit types and the defaults, where nothing was answered.
    void fillIn() { layout.fillIn(values, *ruleset); }
    [[nodiscard]] static std::uint64_t bitOf(int owner) { return std::uint64_t{1} << ((owner + 1) & 63); }
};

/// For its lifetime the values stand in the frame as the effects so far leave them, later ones too.
class AfterEffects {
public:
    explicit AfterEffects(Frame& frame);
    ~AfterEffects();
    AfterEffects(const AfterEffects&) = delete;
    AfterEffects& operator=(const AfterEffects&) = delete;

private:
    Frame& m_frame;
};

}  // namespace drumhead
