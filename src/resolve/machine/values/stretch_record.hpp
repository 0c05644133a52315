#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace drumhead {

/// What a stretch of steps reads and gives, as the machine reports it while it carries the stretch out. A *cell* is a
/// value of the frame, or what effects have made of it: its address, or `changedOf` or `afterOf` that.
class StretchRecord {
public:
    /// `values`: how many a frame holds.
    explicit StretchRecord(std::size_t values) : m_values(values), m_marks(3 * values) {}

    static constexpr std::size_t noCell = SIZE_MAX;
    [[nodiscard]] std::size_t changedOf(std::size_t address) const { return address + m_values; }
    [[nodiscard]] std::size_t afterOf(std::size_t address) const { return address + 2 * m_values; }

    void begin()
    {
        for (const std::size_t cell : m_reads) m_marks[cell] = 0;
        m_reads.clear();
        m_part = 0;
        m_stepGiven = 0;
        dropStep();
        m_rounds.clear();
        m_firstStep = UINT32_MAX;
        m_lastStep = 0;
    }
    void beginStep(std::uint32_t step)
    {
        m_stepGiven = m_given.size();
        takesStep(step);
    }
    /// What it gives depends on that step as well.
    void takesStep(std::uint32_t step)
    {
        m_firstStep = std::min(m_firstStep, step);
        m_lastStep = std::max(m_lastStep, step);
    }
    /// The step in hand has to wait, as what it has read decides: it gives nothing yet.
    void dropStep()
    {
        for (; m_given.size() > m_stepGiven; m_given.pop_back()) m_marks[m_given.back()] &= isRead;
    }

    void read(std::size_t cell)
    {
        if (m_marks[cell] != 0) return;  // known by then
        m_marks[cell] = isRead;
        m_reads.push_back(cell);
    }
    void gave(std::size_t cell)
    {
        if ((m_marks[cell] & isGiven) != 0) return;
        m_marks[cell] |= isGiven;
        m_given.push_back(cell);
    }
    /// It looks at a value as the effects so far leave it.
    void readAfterEffects(std::size_t address)
    {
        read(address);
        read(changedOf(address));
        read(afterOf(address));
    }
    /// An effect changes a value, at once or later.
    void changed(std::size_t address)
    {
        read(changedOf(address));
        gave(changedOf(address));
        gave(afterOf(address));
    }
    /// A repeat has gone back, or has come to its end.
    void wentRound(std::uint32_t loop, bool again) { m_rounds.emplace_back(loop, again); }

    /// What comes now is another part of the stretch: behind its throw.
    void beginPart() { m_part = m_reads.size(); }
    /// The cells that it read before it gave them itself, in order.
    [[nodiscard]] const std::vector<std::size_t>& reads() const { return m_reads; }
    /// Those that the last part read first.
    [[nodiscard]] std::span<const std::size_t> readsOfPart() const { return std::span(m_reads).subspan(m_part); }
    [[nodiscard]] bool gives(std::size_t cell) const { return (m_marks[cell] & isGiven) != 0; }
    /// The steps lie in this range.
    [[nodiscard]] std::uint32_t firstStep() const { return m_firstStep; }
    [[nodiscard]] std::uint32_t lastStep() const { return m_lastStep; }
    using Rounds = std::vector<std::pair<std::uint32_t, bool>>;
    [[nodiscard]] const Rounds& rounds() const { return m_rounds; }

private:
    static constexpr std::uint8_t isRead = 1;
    static constexpr std::uint8_t isGiven = 2;

    std::size_t m_values;
    std::vector<std::uint8_t> m_marks;  ///< by cell
    std::vector<std::size_t> m_reads;
    std::size_t m_part = 0;  ///< how many there were before the part in hand
    std::vector<std::size_t> m_given;
    std::size_t m_stepGiven = 0;  ///< how many there were before the step in hand
    std::uint32_t m_firstStep = UINT32_MAX;
    std::uint32_t m_lastStep = 0;
    Rounds m_rounds;
};

}  // namespace drumhead
