#pragma once

#include "drumhead/rules/fact_name.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <memory>
#include <string>
#include <vector>

namespace drumhead {

/// Where each value of a case stands in one flat list: the single values first, then the rows of each role that may be
/// many.
class Layout {
public:
    Layout() = default;
    Layout(const Program& program, std::vector<int> rows);

    [[nodiscard]] std::size_t address(const Slot& slot, int row) const
    {
        if (slot.manyRole < 0) return slot.index;
        const auto role = static_cast<std::size_t>(slot.manyRole);
        return m_plan->base[role] + static_cast<std::size_t>(row) * m_plan->stride[role] + slot.index;
    }
    [[nodiscard]] std::size_t address(SlotId slot, int row) const
    {
        const Place& place = m_places[slot];
        return place.first + static_cast<std::size_t>(row) * place.stride;
    }
    /// The role over whose rows a slot is spread, or -1.
    [[nodiscard]] int manyRole(SlotId slot) const { return m_places[slot].role; }
    [[nodiscard]] int rows(int role) const { return m_plan->rows[static_cast<std::size_t>(role)]; }
    [[nodiscard]] const std::vector<int>& rows() const { return m_plan->rows; }
    [[nodiscard]] std::size_t size() const { return m_plan->size; }
    /// Derived values by themselves, in a list of their own: where this one stands, and how many there are.
    [[nodiscard]] std::size_t derivedAddress(SlotId slot, int row) const
    {
        return m_places[slot].derived + static_cast<std::size_t>(row);
    }
    [[nodiscard]] std::size_t derivedSize() const { return m_plan->derivedSize; }
    /// Fills what follows from the defaults and the unit types, where nothing is known.
    void fillIn(std::vector<Value>& values, const Ruleset& ruleset) const;

private:
    /// Where the values of a slot lie: all that reading one takes, close together.
    struct Place {
        std::uint32_t first = 0;
        std::uint32_t stride = 0;
        int role = -1;
        std::uint32_t derived = 0;  ///< of a derived value: where its first row stands among these
    };
    struct Default {
        std::uint32_t at = 0;
        Value value;
    };
    /// A figure of a unit type: where it stands, and where the type does.
    struct Stat {
        std::uint32_t at = 0;
        std::uint32_t type = 0;
        std::uint32_t stat = 0;
    };
    struct Plan {
        std::vector<Place> places;  ///< by slot
        std::vector<int> rows;
        std::vector<std::size_t> base;
        std::vector<std::size_t> stride;
        std::size_t size = 0;
        std::size_t derivedSize = 0;
        std::vector<Default> defaults;
        std::vector<Stat> stats;  ///< those of one unit after one another
    };
    void noteWhatIsFilledIn(const Program& program, Plan& plan) const;

    std::shared_ptr<const Plan> m_plan;  ///< shared by all copies
    const Place* m_places = nullptr;     ///< those of the plan, by slot
};

/// By role and row: the names of those who stand there. An empty name: the role's own label is shown.
using RoleNames = std::vector<std::vector<std::string>>;

/// What the referee decided against the program, with his reason.
struct Overrule {
    enum class Kind { Modifier, Value, Die };
    Kind kind = Kind::Modifier;
    std::string step;      ///< name of the step, as in the verdict
    std::string modifier;  ///< id, for a modifier
    int row = 0;           ///< which row the step works on, from 0
    int occurrence = 0;    ///< for a die: which throw of the case, from 0
    int die = 0;           ///< for a die: which of its dice, from 0
    Value value;           ///< the amount, the value or the face that counts instead
    std::string reason;
};

/// A case put to a procedure: the answers given so far, the club's rulings, and what the referee overruled.
class Situation {
public:
    Situation(const Ruleset& ruleset, const Procedure& procedure);

    [[nodiscard]] const Ruleset& ruleset() const { return *m_ruleset; }
    [[nodiscard]] const Procedure& procedure() const { return *m_procedure; }
    [[nodiscard]] const Program& program() const { return m_procedure->program; }
    [[nodiscard]] const Layout& layout() const { return m_layout; }

    /// Answers the fact of that name from text, adding rows as needed. Errors: no such fact, not a value of it, out of
    /// bounds.
    Result<void> set(std::string_view name, std::string_view text);
    /// Unchecked: the row has to be there, the value of the slot's shape.
    void answer(FactRef fact, Value value) { m_given[address(fact)] = value; }
    void forget(FactRef fact) { m_given[address(fact)] = Value::unknown(); }
    /// What was answered, or unknown.
    [[nodiscard]] Value given(FactRef fact) const { return m_given[address(fact)]; }
    [[nodiscard]] const std::vector<Value>& given() const { return m_given; }

    /// Sets how many rows a role has, within its bounds; answers of rows that remain are kept.
    void setRows(int role, int rows);
    void removeRow(int role, int row);  ///< does nothing where there is no such row, or no fewer are allowed

    /// Rules on an unclear point. Errors: no such ruling, no such choice. A ruling that this procedure does not ask for
    /// is accepted.
    Result<void> rule(std::string_view ruling, std::string_view choice);

    /// Overrules; an earlier overruling of the same thing is replaced.
    void overrule(Overrule overrule);
    void withdraw(const Overrule& overrule);
    [[nodiscard]] const std::vector<Overrule>& overrules() const { return m_overrules; }

    /// Says who stands in a row of a role; the verdict then names him where it would name the role.
    void nameRow(int role, int row, std::string name);
    [[nodiscard]] const RoleNames& names() const { return m_names; }

    /// In a battle, changes that wait are watched when they are carried out, together with all others that waited; the
    /// case's own watches then look only at what it changes at once.
    void watchOnlyNow(bool only = true) { m_watchesOnlyNow = only; }
    [[nodiscard]] bool watchesOnlyNow() const { return m_watchesOnlyNow; }

private:
    [[nodiscard]] std::size_t address(FactRef fact) const
    {
        return m_layout.address(program().slot(fact.slot), fact.row);
    }
    void layOut(std::vector<int> rows, int removedRole, int removedRow);
    [[nodiscard]] std::string rulingsLookedAt() const;

    const Ruleset* m_ruleset;
    const Procedure* m_procedure;
    Layout m_layout;
    std::vector<Value> m_given;
    std::vector<Overrule> m_overrules;
    RoleNames m_names;
    bool m_watchesOnlyNow = false;
};

}  // namespace drumhead
