#pragma once

#include "drumhead/resolve/value_list.hpp"
#include "drumhead/rules/fact_name.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <memory>
#include <string>
#include <vector>

namespace drumhead {

/// The position of each value of a case in one flat list: single values first, then the rows of each role with many
/// rows.
class Layout {
public:
    /// Whether answers that are usual for a role, of facts without a default, hold while nobody answers them.
    enum class Usual { Holds, IsAsked };

    Layout() = default;
    Layout(const Program& program, std::vector<int> rows, Usual usual = Usual::Holds);

    [[nodiscard]] std::size_t address(const Slot& slot, int row) const
    {
        return rowAddress(slot.manyRole, row) + slot.index;
    }
    [[nodiscard]] std::size_t address(SlotId slot, int row) const
    {
        const Place& place = m_places[slot];
        return rowAddress(place.role, row) + place.index;
    }
    /// Where the values of a row begin; role -1: the single values.
    [[nodiscard]] std::size_t rowAddress(int role, int row) const
    {
        const Rows& rows = m_rowsOf[static_cast<std::ptrdiff_t>(role) + 1];
        return rows.first + static_cast<std::size_t>(row) * rows.stride;
    }
    /// The role whose rows each hold this slot, or -1.
    [[nodiscard]] int manyRole(SlotId slot) const { return m_places[slot].role; }
    /// The position of a slot among the single values, or within a row.
    [[nodiscard]] std::uint32_t indexOf(SlotId slot) const { return m_places[slot].index; }
    [[nodiscard]] int rows(int role) const { return m_plan->rows[static_cast<std::size_t>(role)]; }
    [[nodiscard]] const std::vector<int>& rows() const { return m_plan->rows; }
    [[nodiscard]] std::size_t size() const { return m_plan->size; }
    /// Derived values have a list of their own: the position in it, and its size.
    [[nodiscard]] std::size_t derivedAddress(SlotId slot, int row) const
    {
        return m_places[slot].derived + static_cast<std::size_t>(row);
    }
    [[nodiscard]] std::size_t derivedSize() const { return m_plan->derivedSize; }
    /// Fills unknown values from defaults and unit types.
    void fillIn(ValueList& values, const Ruleset& ruleset) const;

private:
    /// The position of a slot's values; kept compact for fast reads.
    struct Place {
        std::uint32_t index = 0;
        int role = -1;
        std::uint32_t derived = 0;  ///< of a derived value: position of its first row in the derived list
    };
    /// Where the rows of a role begin, and how far it is from one to the next.
    struct Rows {
        std::uint32_t first = 0;
        std::uint32_t stride = 0;
    };
    struct Default {
        std::uint32_t at = 0;
        Value value;
    };
    /// A figure of a unit type: its position and that of the type.
    struct Stat {
        std::uint32_t at = 0;
        std::uint32_t type = 0;
        std::uint32_t stat = 0;
    };
    struct Plan {
        std::vector<Place> places;  ///< by slot
        std::vector<int> rows;
        std::vector<Rows> rowsOf;  ///< the single values, then by role
        std::size_t size = 0;
        std::size_t derivedSize = 0;
        std::vector<Default> defaults;
        std::vector<Stat> stats;  ///< grouped by unit
    };
    void noteWhatIsFilledIn(const Program& program, Plan& plan, Usual usual) const;

    std::shared_ptr<const Plan> m_plan;  ///< shared by all copies
    const Place* m_places = nullptr;     ///< the plan's places, by slot
    const Rows* m_rowsOf = nullptr;      ///< the plan's, by role + 1
};

/// Names by role and row. An empty name: the role's label is shown.
using RoleNames = std::vector<std::vector<std::string>>;

/// A referee's override of the program, with the reason.
struct Overrule {
    enum class Kind { Modifier, Value, Die };
    Kind kind = Kind::Modifier;
    std::string step;      ///< name of the step, as in the verdict
    std::string modifier;  ///< id, for a modifier
    int row = 0;           ///< row the step works on, from 0
    int occurrence = 0;    ///< for a die: the throw within the case, from 0
    int die = 0;           ///< for a die: the die within the throw, from 0
    Value value;           ///< the amount, the value or the face that counts instead
    std::string reason;
};

/// What an earlier case of the battle adds to a fact later.
struct ExpectedChange {
    FactRef fact;
    EffectTime when = EffectTime::EndOfSubphase;
    Number by;
};

/// The input of a procedure: the answers so far, the club's rulings, and the referee's overrulings.
class Situation {
public:
    Situation(const Ruleset& ruleset, const Procedure& procedure);

    [[nodiscard]] const Ruleset& ruleset() const { return *m_ruleset; }
    [[nodiscard]] const Procedure& procedure() const { return *m_procedure; }
    [[nodiscard]] const Program& program() const { return m_procedure->program; }
    [[nodiscard]] const Layout& layout() const { return m_layout; }

    /// Answers the named fact from text, adding rows as needed. Errors: no such fact, not a value of it, out of
    /// bounds.
    Result<void> set(std::string_view name, std::string_view text);
    /// Unchecked: the row must exist and the value have the slot's shape.
    void answer(FactRef fact, Value value) { m_given[address(fact)] = value; }
    void forget(FactRef fact) { m_given[address(fact)] = Value::unknown(); }
    /// The answer, or unknown.
    [[nodiscard]] Value given(FactRef fact) const { return m_given[address(fact)]; }
    [[nodiscard]] const ValueList& given() const { return m_given; }

    /// Sets how many rows a role has, within its bounds; answers of rows that remain are kept.
    void setRows(int role, int rows);
    void removeRow(int role, int row);  ///< does nothing if there is no such row, or at the minimum

    /// Rules on an unclear point. Errors: no such ruling, no such choice. A ruling that this procedure does not ask for
    /// is accepted.
    Result<void> rule(std::string_view ruling, std::string_view choice);

    /// Overrules; replaces an earlier overruling of the same thing.
    void overrule(Overrule overrule);
    void withdraw(const Overrule& overrule);
    [[nodiscard]] const std::vector<Overrule>& overrules() const { return m_overrules; }

    /// Names the entity in a row of a role; the verdict uses this name instead of the role's label.
    void nameRow(int role, int row, std::string name);
    [[nodiscard]] const RoleNames& names() const { return m_names; }

    /// Whether the fact has a value while nobody answers it: a default, a usual one, or the figure of its type.
    [[nodiscard]] bool hasDefault(const Slot& slot) const;
    /// In a battle, what is only usual for a role is asked; a default holds.
    void askUsual();

    /// In a battle, deferred changes are watched when they take effect, together with all other deferred ones; the
    /// case's own watches then check only its immediate changes.
    void watchOnlyNow(bool only = true) { m_watchesOnlyNow = only; }
    [[nodiscard]] bool watchesOnlyNow() const { return m_watchesOnlyNow; }

    /// The rules do not see it; what is told of the case's own later changes goes on from it.
    void expect(ExpectedChange change) { m_expected.push_back(change); }
    [[nodiscard]] const std::vector<ExpectedChange>& expected() const { return m_expected; }

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
    ValueList m_given;
    std::vector<Overrule> m_overrules;
    RoleNames m_names;
    std::vector<ExpectedChange> m_expected;
    bool m_watchesOnlyNow = false;
    Layout::Usual m_usual = Layout::Usual::Holds;
};

}  // namespace drumhead
