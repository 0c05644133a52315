#pragma once

#include "resolve/machine/values/evaluator.hpp"
#include "resolve/odds/analysis/dead_row_cells.hpp"
#include "resolve/odds/analysis/liveness.hpp"

namespace drumhead {

/// Which values of a frame tell the states apart that wait at one place, as a row of words: those that may differ and
/// still matter.
class LiveCells {
public:
    /// `dead`: for roles whose rows are gone through one by one, what does not matter any more of those that are
    /// behind.
    LiveCells(const Liveness& liveness, const Frame& frame, std::uint32_t position, const DeadRows& dead);

    [[nodiscard]] std::size_t width() const { return m_cells.size(); }
    void store(const Frame& frame, std::int64_t* words) const;
    /// Makes words the same that nobody can tell apart.
    void settle(std::int64_t* words) const
    {
        for (const Totalled& each : m_totalled) addUp(words + each.first, each.rows);
    }
    /// Puts a state's words where they belong. Of the rest of the frame nothing that varies will be read again.
    void load(const std::int64_t* words, Frame& frame) const;
    /// By word: the cell that it holds, as `StretchRecord` names it.
    [[nodiscard]] const std::vector<std::size_t>& cells() const { return m_cells; }
    /// Which word holds a cell, or -1.
    [[nodiscard]] std::int64_t wordOf(std::size_t cell) const { return std::int64_t{m_wordOf[cell]} - 1; }

private:
    /// A value that effects may change: what they have made of it counts too.
    struct Changeable {
        FactRef fact;
        std::size_t address = 0;
    };

    /// The words of a result whose rows matter only by their total.
    struct Totalled {
        std::size_t first = 0;
        std::size_t rows = 0;
    };

    static void addUp(std::int64_t* words, std::size_t rows);

    std::vector<std::size_t> m_given;  ///< of these their values alone count
    std::vector<Totalled> m_totalled;  ///< among the words of those
    std::vector<Changeable> m_changeable;
    /// Asked about in the end, but given anew before: not found if the case ends sooner.
    std::vector<std::size_t> m_forgotten;
    std::vector<std::size_t> m_cells;
    std::vector<std::uint32_t> m_wordOf;  ///< by cell: 1 + the word, or 0
};

}  // namespace drumhead
