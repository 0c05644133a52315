#pragma once

#include "drumhead/resolve/odds/odds.hpp"
#include "resolve/machine/step_machine.hpp"
#include "resolve/machine/values/stretch_record.hpp"
#include "resolve/odds/state_table.hpp"

namespace drumhead {

/// What comes of a case in the end: the values asked about and which refusal, each outcome once.
class OddsOutcomes {
public:
    /// `facts`: those asked about, then those that are only left open. `table`: kept for its memory.
    OddsOutcomes(const Frame& frame, std::vector<FactRef> facts, std::size_t asked, StateTable& table);

    [[nodiscard]] StateTable& table() { return m_table; }
    /// The outcome at which a machine has ended, as a row of the table: the values as all effects leave them. Where
    /// there is a `record`, it is told what that reads, and `cells` which cell each word is taken from.
    void read(StepMachine& machine, ConstantValues& constants, std::vector<std::int64_t>& row, StretchRecord* record,
              std::vector<std::size_t>& cells);
    /// All of them, in order, and of `open` those that the case came to.
    [[nodiscard]] Odds list(const std::vector<FactRef>& open) const;

private:
    [[nodiscard]] std::int64_t refusalOf(StepMachine& machine);
    using Rows = std::vector<std::int64_t>;
    /// An outcome by its first values and where its row begins.
    using Ordered = std::vector<std::pair<std::uint64_t, std::size_t>>;
    [[nodiscard]] Ordered inOrder(const Rows& rows) const;
    [[nodiscard]] std::vector<std::size_t> columnsTold(Odds& odds, const Rows& rows) const;

    std::vector<FactRef> m_facts;
    std::size_t m_asked;
    std::vector<std::size_t> m_addresses;  ///< of the facts
    StateTable& m_table;
    std::vector<std::string> m_refusals = {""};
};

}  // namespace drumhead
