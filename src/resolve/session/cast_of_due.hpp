#pragma once

#include "drumhead/resolve/session/case_in_hand.hpp"

#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// Who of one case stands in which row of the case that it makes due: the units that the rules name, then all who
/// belong to these, as far as the first case knows them (a unit's group, the units of a group, the side).
class CastOfDue {
public:
    CastOfDue(const CaseInHand& from, const VerdictDue& due, const Program& to);

    /// For each role of the case that is due that may be many: its name and how many are known.
    [[nodiscard]] std::vector<std::pair<std::string, int>> rows() const;
    /// What is known of them, as the effects leave them until then: "name=value". Either the unit types or all else;
    /// what `to` has without being told is left out. `to` must have the `rows`.
    [[nodiscard]] std::vector<std::string> answers(const CaseInHand& to, bool types) const;

private:
    /// A role of the first case, and a row of it.
    struct Place {
        int role = -1;
        int row = 0;
        bool operator==(const Place& other) const { return role == other.role && row == other.row; }
    };

    void bindNamed(const VerdictDue& due);
    void bindAlike(std::size_t role);
    void bindThoseOf(std::size_t role);
    void add(std::size_t role, Place place);
    [[nodiscard]] bool stands(Place group, Place member) const;
    void addAnswers(std::vector<std::string>& answers, const CaseInHand& to, SlotId slot) const;

    const CaseInHand& m_from;
    const Program& m_to;
    EffectTime m_until;
    std::vector<std::vector<Place>> m_cast;  ///< by role of the case that is due
};

}  // namespace drumhead
