#pragma once

#include "resolve/machine/values/stretch_record.hpp"
#include "resolve/odds/pool_distribution.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace drumhead {

struct Place;

/// What has been found out about how states go on from the places where they wait: for each place a tree that asks, in
/// the order of the steps, for the words that the steps read. States that differ only in other words go on alike: the
/// steps are carried out once for all of them, and a state is moved word by word.
class Transitions {
public:
    using Branch = std::uint32_t;
    enum class Kind : std::uint8_t {
        Unknown,
        Word,   ///< it depends on a word
        Throw,  ///< dice are thrown
        Move,   ///< it comes to another place
        Alone   ///< each state has to be carried out by itself
    };
    struct Node {
        Kind kind = Kind::Unknown;
        std::uint32_t at = 0;  ///< which word, the first of the chances, or which move
        Branch to = 0;         ///< of a word: for this value; for others: `m_edges`
        std::uint32_t chances = 0;
        std::int64_t value = 0;
    };
    struct Chance {
        std::int64_t value = 0;
        double probability = 0;
        Branch then = 0;
    };
    struct Move {
        Place* to = nullptr;     ///< null: the case ends, and the words are those of an outcome
        std::uint32_t kept = 0;  ///< the first word that is taken over, and how many are
        std::uint32_t keptCount = 0;
        std::uint32_t given = 0;  ///< the same of those that are given anew
        std::uint32_t givenCount = 0;
        std::uint64_t work = 0;
        StretchRecord::Rounds rounds = {};
    };

    Transitions() { clear(); }
    void clear();
    /// Nothing more is learnt.
    [[nodiscard]] bool isFull() const { return m_nodes.size() > 400'000 || wordsMoved() > 4'000'000; }
    /// Forgotten as a whole when an answer changes.
    [[nodiscard]] bool isLarge() const { return m_nodes.size() > 50'000 || wordsMoved() > 500'000; }

    /// An unknown branch.
    [[nodiscard]] Branch add();
    /// From a branch as far as the words decide; 0: unknown.
    [[nodiscard]] Branch follow(Branch branch, const std::int64_t* words) const
    {
        while (m_nodes[branch].kind == Kind::Word) {
            const Node& here = m_nodes[branch];
            const std::int64_t value = words[here.at];
            branch = value == here.value ? here.to : m_edges[edgeAt(branch, value)].to;
        }
        return branch;
    }
    /// From a branch by these words, which are asked for from now on; to an unknown one where it is new.
    [[nodiscard]] Branch grow(Branch branch, std::span<const std::uint32_t> asked, const std::int64_t* words);
    [[nodiscard]] const Node& node(Branch branch) const { return m_nodes[branch]; }
    [[nodiscard]] const Chance& chance(std::size_t at) const { return m_chances[at]; }
    [[nodiscard]] const Move& move(const Node& node) const { return m_moves[node.at]; }

    void setAlone(Branch branch) { m_nodes[branch].kind = Kind::Alone; }
    void setThrow(Branch branch, std::span<const PoolOutcomeOf<double>> outcomes);
    /// `sources`: by word there which one here, or -1: it is given anew, as in `row`.
    void setMove(Branch branch, Move move, const std::vector<std::int64_t>& sources, const std::int64_t* row);
    /// The words of a state after a move.
    void carry(const Move& move, const std::int64_t* words, std::int64_t* row) const
    {
        for (std::uint32_t i = 0; i < move.keptCount; ++i)
            row[m_kept[move.kept + i].first] = words[m_kept[move.kept + i].second];
        for (std::uint32_t i = 0; i < move.givenCount; ++i)
            row[m_given[move.given + i].first] = m_given[move.given + i].second;
    }

private:
    /// Where it goes on for another value than the first.
    struct Edge {
        Branch from = 0;
        Branch to = 0;
        std::int64_t value = 0;
    };
    [[nodiscard]] std::size_t wordsMoved() const { return m_kept.size() + m_given.size(); }
    [[nodiscard]] std::size_t edgeAt(Branch from, std::int64_t value) const
    {
        const std::size_t mask = m_edges.size() - 1;
        const std::uint64_t hash =
            (static_cast<std::uint64_t>(value) + from * 0xff51afd7ed558ccdu) * 0x9e3779b97f4a7c15u;
        std::size_t at = (hash >> 40) & mask;  // the upper bits are the well mixed ones
        while (m_edges[at].from != 0 && (m_edges[at].from != from || m_edges[at].value != value)) at = (at + 1) & mask;
        return at;
    }
    Branch child(Branch from, std::int64_t value);

    std::vector<Node> m_nodes;  ///< the first stands for none
    std::vector<Edge> m_edges;  ///< a hash table, at most half full
    std::size_t m_edgeCount = 0;
    std::vector<Chance> m_chances;
    std::vector<Move> m_moves;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_kept;  ///< which word there, and which here
    std::vector<std::pair<std::uint32_t, std::int64_t>> m_given;
};

}  // namespace drumhead
