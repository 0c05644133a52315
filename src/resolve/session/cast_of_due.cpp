#include "resolve/session/cast_of_due.hpp"

#include <algorithm>
#include <charconv>

namespace drumhead {

namespace {

int rowsOf(const CaseInHand& session, int role)
{
    return session.program().role(role).many ? session.situation().layout().rows(role) : 1;
}

}  // namespace

CastOfDue::CastOfDue(const CaseInHand& from, const VerdictDue& due, const Program& to)
    : m_from(from), m_to(to), m_until(due.in.empty() ? EffectTime::EndOfSubphase : EffectTime::EndOfPhase),
      m_cast(to.roles.size())
{
    bindNamed(due);
    for (std::size_t round = 0; round < m_cast.size(); ++round) {
        for (std::size_t role = 0; role < m_cast.size(); ++role) {
            if (!m_cast[role].empty()) continue;
            bindAlike(role);
            bindThoseOf(role);
        }
    }
}

/// The rules name them as "target" or "firer.2".
void CastOfDue::bindNamed(const VerdictDue& due)
{
    for (const auto& [theirs, ours] : due.roles) {
        const int role = m_to.findRole(theirs);
        const std::size_t dot = std::min(ours.find('.'), ours.size());
        Place place{m_from.program().findRole(ours.substr(0, dot)), 1};
        if (dot < ours.size()) std::from_chars(ours.data() + dot + 1, ours.data() + ours.size(), place.row);
        --place.row;
        if (role >= 0 && place.role >= 0) add(static_cast<std::size_t>(role), place);
    }
}

/// A side or the battle itself is the same in both.
void CastOfDue::bindAlike(std::size_t role)
{
    const ProgramRole& wanted = m_to.roles[role];
    if (!wanted.of.empty() || wanted.is == Who::Any) return;
    for (std::size_t i = 0; i < m_from.program().roles.size(); ++i) {
        const ProgramRole& known = m_from.program().roles[i];
        if (known.kind == wanted.kind && known.is == wanted.is) add(role, {static_cast<int>(i), 0});
    }
}

/// Members of an entity that already takes part, by the links that the first case knows.
void CastOfDue::bindThoseOf(std::size_t role)
{
    const int other = m_to.roles[role].of.empty() ? -1 : m_to.findRole(m_to.roles[role].of);
    if (other < 0) return;
    const std::vector<ProgramRole>& roles = m_from.program().roles;
    for (const Place of : m_cast[static_cast<std::size_t>(other)]) {
        for (std::size_t i = 0; i < roles.size(); ++i) {
            if (roles[i].kind != m_to.roles[role].kind) continue;
            const auto number = static_cast<int>(i);
            const std::string& name = roles[static_cast<std::size_t>(of.role)].name;
            for (int row = 0; row < rowsOf(m_from, number); ++row) {
                const bool isTheirs = (roles[i].of == name && stands({number, row}, of))
                    || (roles[static_cast<std::size_t>(of.role)].of == roles[i].name && stands(of, {number, row}));
                if (isTheirs) add(role, {number, row});
            }
        }
    }
}

void CastOfDue::add(std::size_t role, Place place)
{
    std::vector<Place>& rows = m_cast[role];
    const ProgramRole& wanted = m_to.roles[role];
    if (m_from.program().role(place.role).kind != wanted.kind) return;
    const bool isThere = std::find(rows.begin(), rows.end(), place) != rows.end();
    if (!isThere && static_cast<int>(rows.size()) < (wanted.many ? wanted.most : 1)) rows.push_back(place);
}

/// Whether the member belongs to that group of several: the case was told the row of its group.
bool CastOfDue::stands(Place group, Place member) const
{
    const ProgramRole& role = m_from.program().role(group.role);
    if (rowsOf(m_from, group.role) == 1) return true;
    const std::string& told = m_from.program().role(member.role).name + '.' + role.numberedBy;
    const SlotId slot = role.numberedBy.empty() ? -1 : m_from.program().findSlot(told);
    if (slot < 0) return false;
    return m_from.effective({slot, member.row}) == Value(Number(group.row + 1));
}

std::vector<std::pair<std::string, int>> CastOfDue::rows() const
{
    std::vector<std::pair<std::string, int>> rows;
    for (std::size_t role = 0; role < m_cast.size(); ++role) {
        if (m_to.roles[role].many && !m_cast[role].empty())
            rows.emplace_back(m_to.roles[role].name, static_cast<int>(m_cast[role].size()));
    }
    return rows;
}

std::vector<std::string> CastOfDue::answers(const CaseInHand& to, bool types) const
{
    std::vector<std::string> answers;
    for (std::size_t i = 0; i < m_to.slots.size(); ++i) {
        const Slot& slot = m_to.slots[i];
        if (slot.owner >= 0 && slot.asked && slot.attribute && slot.attribute->isType == types)
            addAnswers(answers, to, static_cast<SlotId>(i));
    }
    return answers;
}

void CastOfDue::addAnswers(std::vector<std::string>& answers, const CaseInHand& to, SlotId slot) const
{
    const Slot& info = m_to.slot(slot);
    const std::vector<Place>& rows = m_cast[static_cast<std::size_t>(info.owner)];
    for (std::size_t row = 0; row < rows.size() && static_cast<int>(row) < rowsOf(to, info.owner); ++row) {
        const std::string name = m_from.program().role(rows[row].role).name + '.' + info.attribute->id;
        const SlotId known = m_from.program().findSlot(name);
        if (known < 0) continue;
        const Value value = m_from.afterEffects({known, rows[row].row}, m_until);
        const FactRef fact{slot, static_cast<int>(row)};
        if (value.isUnknown() || to.effective(fact) == value) continue;
        answers.push_back(factName(m_to, fact) + '=' + to.ruleset().valueId(info.shape, value));
    }
}

}  // namespace drumhead
