#include "rules/loading/assignment/propositions.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t mostWords = 4'000'000;
constexpr int mostDepth = 1000;

}  // namespace

Propositions::Propositions()
{
    m_parts.push_back({Kind::Constant, true});
    m_parts.push_back({Kind::Constant, false});
}

VariableId Propositions::variable(VariableDomain domain)
{
    m_domains.push_back(std::move(domain));
    return static_cast<VariableId>(m_domains.size() - 1);
}

bool Propositions::isFull() const { return m_words > mostWords; }

/// The part, or the one like it that is there already.
PropositionId Propositions::kept(Part part)
{
    if (isFull()) return always;
    m_words += part.parts.size() + 1;
    for (const PropositionId each : part.parts)
        part.depth = std::max(part.depth, m_parts[static_cast<std::size_t>(each)].depth + 1);
    if (part.depth > mostDepth) m_words = mostWords + 1;
    Key key{part.kind, part.comparison, part.variable, part.bound.raw(), part.parts};
    const auto [place, isNew] = m_known.try_emplace(std::move(key), static_cast<PropositionId>(m_parts.size()));
    if (isNew) m_parts.push_back(std::move(part));
    return place->second;
}

PropositionId Propositions::compares(VariableId variable, Comparison comparison, Value bound)
{
    return kept({Kind::Comparison, false, comparison, variable, bound});
}

PropositionId Propositions::all(std::vector<PropositionId> parts) { return joined(Kind::All, std::move(parts)); }
PropositionId Propositions::any(std::vector<PropositionId> parts) { return joined(Kind::Any, std::move(parts)); }

PropositionId Propositions::joined(Kind kind, std::vector<PropositionId> parts)
{
    const PropositionId idle = kind == Kind::All ? always : never;
    const PropositionId deciding = kind == Kind::All ? never : always;
    std::erase(parts, idle);
    constexpr std::size_t few = 64;
    std::vector<PropositionId> once;  // in their order
    for (const PropositionId part : parts) {
        if (parts.size() > few || std::find(once.begin(), once.end(), part) == once.end()) once.push_back(part);
    }
    parts = std::move(once);
    if (std::find(parts.begin(), parts.end(), deciding) != parts.end()) return deciding;
    if (parts.empty()) return idle;
    if (parts.size() == 1) return parts.front();
    Part part{kind};
    part.parts = std::move(parts);
    return kept(std::move(part));
}

PropositionId Propositions::no(PropositionId part)
{
    if (part == always) return never;
    if (part == never) return always;
    Part denied{Kind::No};
    denied.parts = {part};
    return kept(std::move(denied));
}

void Propositions::addClauses(PropositionId proposition, std::vector<PropositionId>& clauses) const
{
    const Part& part = m_parts[static_cast<std::size_t>(proposition)];
    if (part.kind != Kind::All) {
        if (proposition != always) clauses.push_back(proposition);
        return;
    }
    for (const PropositionId each : part.parts) addClauses(each, clauses);
}

}  // namespace drumhead
