#include "drumhead/game/journal/lines_of_play.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::string headingOf(const JournalEntry& entry)
{
    return entry.sentences.empty() ? entry.step : entry.sentences.front();
}

std::string withoutStop(std::string text)
{
    while (!text.empty() && text.back() == '.') text.pop_back();
    return text;
}

class LineFinder {
public:
    explicit LineFinder(const Game& game) : m_game(game), m_next(game.entries().size() + 1)
    {
        for (const JournalEntry& entry : game.entries()) m_next[at(entry.parent)].push_back(entry.id);
    }

    std::vector<LineOfPlay> lines()
    {
        if (m_next[0].empty()) return {};
        // Lines may part from lines as deep as there are entries, so they wait here, the next one last.
        std::vector<Start> waiting;
        addOthers(0, 0, waiting);
        waiting.push_back({m_next[0].front(), 0, -1, 0});
        while (!waiting.empty()) {
            const Start next = waiting.back();
            waiting.pop_back();
            follow(next, waiting);
        }
        const EntryId end = endOfLine(m_game);
        for (LineOfPlay& each : m_lines) each.isPresent = each.end == end;
        return std::move(m_lines);
    }

private:
    /// Where a line begins.
    struct Start {
        EntryId begin = 0;
        EntryId fork = 0;   ///< the last entry that it shares with another
        int from = -1;      ///< that other line
        EntryId other = 0;  ///< what stands in the place of its beginning there
    };

    static std::size_t at(EntryId id) { return static_cast<std::size_t>(id); }
    /// The entry after one along its own line, or 0.
    [[nodiscard]] EntryId after(EntryId id) const { return m_next[at(id)].empty() ? 0 : m_next[at(id)].front(); }

    /// Adds a line; those that part from it wait from then on.
    void follow(const Start& start, std::vector<Start>& waiting)
    {
        LineOfPlay line;
        line.fork = start.fork;
        line.from = start.from;
        std::vector<EntryId> forks;
        for (EntryId id = start.begin; id != 0; id = after(id)) {
            line.end = id;
            ++line.entries;
            if (m_next[at(id)].size() > 1) forks.push_back(id);
        }
        compare(line, start.begin, start.other);
        const int index = static_cast<int>(m_lines.size());
        m_lines.push_back(std::move(line));
        for (auto each = forks.rbegin(); each != forks.rend(); ++each) addOthers(*each, index, waiting);
    }

    /// The lines that part from that one at a fork, the first of them last.
    void addOthers(EntryId fork, int from, std::vector<Start>& waiting) const
    {
        const std::vector<EntryId>& next = m_next[at(fork)];
        for (std::size_t i = next.size(); i-- > 1;) waiting.push_back({next[i], fork, from, next.front()});
    }

    /// Where a line first differs from another, and its name.
    void compare(LineOfPlay& line, EntryId begin, EntryId other) const
    {
        line.first = begin;
        line.instead = other;
        if (line.from < 0) {
            line.name = texts().say("lines.first", "The first line");
            return;
        }
        while (isSame(line.first, line.instead) && after(line.first) != 0) {
            line.first = after(line.first);
            line.instead = after(line.instead);
        }
        const JournalEntry& entry = m_game.entry(line.first);
        line.name = texts().say("log.turn", "Turn {turn}", {{"turn", std::to_string(entry.turn)}})
            + (entry.step.empty() ? "" : ", " + entry.step) + ": " + difference(line);
    }

    [[nodiscard]] const Texts& texts() const { return *m_game.rules().ruleset.texts; }

    [[nodiscard]] bool isSame(EntryId one, EntryId other) const
    {
        if (other == 0) return false;
        const JournalEntry& a = m_game.entry(one);
        const JournalEntry& b = m_game.entry(other);
        return a.turn == b.turn && a.command == b.command && a.events == b.events;
    }

    [[nodiscard]] std::string difference(const LineOfPlay& line) const
    {
        const JournalEntry& entry = m_game.entry(line.first);
        if (line.instead == 0) return withoutStop(headingOf(entry));
        const JournalEntry& other = m_game.entry(line.instead);
        const auto* const mine = std::get_if<ResolveCommand>(&entry.command);
        const auto* const theirs = std::get_if<ResolveCommand>(&other.command);
        const bool isSameCase = mine && theirs && mine->procedure == theirs->procedure && mine->roles == theirs->roles;
        const auto [names, title] = isSameCase ? outcomeOf(entry) : std::pair<std::string, std::string>();
        const std::string instead = isSameCase ? outcomeOf(other).second : std::string();
        if (!title.empty() && !instead.empty() && title != instead)
            return (names.empty() ? "" : names + ": ")
                + texts().say("difference.not", "{now}, not {before}", {{"now", title}, {"before", instead}});
        const std::string was = withoutStop(headingOf(other));
        const std::string is = withoutStop(headingOf(entry));
        return is == was ? is : texts().say("difference.not", "{now}, not {before}", {{"now", is}, {"before", was}});
    }

    /// Who took part in a case, and its outcome in brief; empty where it can't be decided again.
    [[nodiscard]] std::pair<std::string, std::string> outcomeOf(const JournalEntry& entry) const
    {
        NoDice none;
        const DecisionResult decided = decide(m_game.rules(), m_game.stateBefore(entry.id), entry.command, none);
        if (!decided || !decided->verdict) return {};
        return {decided->names, withoutStop(verdictInBrief(*decided->verdict))};
    }

    const Game& m_game;
    std::vector<std::vector<EntryId>> m_next;  ///< by entry, the first for the beginning: those that follow it
    std::vector<LineOfPlay> m_lines;
};

}  // namespace

std::vector<LineOfPlay> linesOfPlay(const Game& game) { return LineFinder(game).lines(); }

EntryId endOfLine(const Game& game)
{
    const std::vector<EntryId> line = game.line();
    return line.empty() ? 0 : line.back();
}

int stepsBack(const Game& game)
{
    const std::vector<EntryId> line = game.line();
    const auto head = std::find(line.begin(), line.end(), game.head());
    return static_cast<int>(line.end() - (head == line.end() ? line.begin() : head + 1));
}

}  // namespace drumhead
