// Links within an army list: groups, reinforcements, leaders.
#include "game/scenario/csv/army_list_csv_builder.hpp"

#include <algorithm>

namespace drumhead {

void ArmyBuilder::linkGroup(const ArmyRow& row, int index)
{
    if (row.group.empty() || at(index).kind == EntityKind::Side) return;
    const std::string side = at(index).side;
    int group = find(EntityKind::Group, side, row.group);
    if (group == index)
        return tell(row, CsvKey::Group, false,
                    m_texts.say("csv.in-itself", "a group can't lie in itself; it stands by itself now"));
    if (group < 0 && m_counts[static_cast<std::size_t>(EntityKind::Group)] >= Scenario::maxOthers)
        return tell(row, CsvKey::Group, false,
                    m_texts.say("csv.groups", "there are too many groups; it stands in none"));
    if (group < 0) {
        group = make(EntityKind::Group, side, row.group);
        m_arrivals[group] = {row.arrives, row.arrivesBy};
    } else if (const auto made = m_arrivals.find(group);
               made != m_arrivals.end() && at(index).kind != EntityKind::Leader && row.arrives < made->second.first) {
        made->second = {row.arrives, row.arrivesBy};
    }
    if (at(index).kind == EntityKind::Leader && !m_commanders.emplace(group, index).second)
        return tell(
            row, CsvKey::Group, false,
            m_texts.say(
                "csv.second-commander",
                "\"{group}\" is commanded by \"{leader}\" already, so \"{other}\" commands nobody",
                {{"group", at(group).name}, {"leader", at(m_commanders[group]).name}, {"other", row.entity.name}}));
    at(index).group = at(group).id;
}

void ArmyBuilder::straighten(const ArmyRow& row, int index)
{
    if (at(index).kind != EntityKind::Group) return;
    std::size_t depth = 1;
    for (int above = index; !at(above).group.empty(); ++depth) {
        above = m_ids.at(at(above).group);
        if (above != index && depth <= Scenario::maxGroupDepth - 1) continue;
        tell(row, CsvKey::Group, false,
             above == index ? m_texts.say("csv.ring", "these groups lie in one another; it stands by itself now")
                            : m_texts.say("csv.deep", "groups lie in groups too deep; it stands by itself now"));
        at(index).group.clear();
        return;
    }
}

void ArmyBuilder::joinReinforcement(const ArmyRow& row, int index)
{
    const ScenarioEntity& entity = at(index);
    if (entity.kind == EntityKind::Side || row.arrives == 0) return;
    for (auto made = m_arrivals.begin(); made != m_arrivals.end(); made = m_arrivals.erase(made))
        place(made->first, made->second.first, made->second.second);
    place(index, row.arrives, row.arrivesBy);
}

void ArmyBuilder::place(int index, int turn, const std::string& by)
{
    if (turn == 0 || at(index).reinforcement >= 0) return;
    const bool isLeader = at(index).kind == EntityKind::Leader;
    std::string joined;
    if (const int group = isLeader || at(index).group.empty() ? -1 : m_ids.at(at(index).group); group >= 0) {
        if (at(group).reinforcement >= 0 && at(group).arrives == turn) return settle(index, at(group).reinforcement);
        joined = at(group).id;
    }
    int found = -1;
    for (std::size_t i = 0; i < m_scenario.reinforcements.size() && found < 0; ++i) {
        const ScenarioReinforcement& each = m_scenario.reinforcements[i];
        if (each.turn != turn || each.side != at(index).side || each.text != by) continue;
        if (isLeader || each.group == joined || m_leadersOnly.count(static_cast<int>(i)) > 0)
            found = static_cast<int>(i);
    }
    if (found < 0) {
        found = static_cast<int>(m_scenario.reinforcements.size());
        m_scenario.reinforcements.push_back({turn, at(index).side, joined, by});
        if (isLeader) m_leadersOnly.emplace(found, true);
    }
    if (!isLeader && m_leadersOnly.erase(found) > 0)
        m_scenario.reinforcements[static_cast<std::size_t>(found)].group = joined;
    settle(index, found);
}

void ArmyBuilder::comeWithGroup(int index)
{
    if (at(index).reinforcement >= 0 || at(index).group.empty() || at(index).kind == EntityKind::Leader) return;
    const int group = m_ids.at(at(index).group);
    comeWithGroup(group);
    if (at(group).reinforcement >= 0) settle(index, at(group).reinforcement);
}

void ArmyBuilder::settle(int index, int reinforcement)
{
    at(index).reinforcement = reinforcement;
    at(index).arrives = m_scenario.reinforcements[static_cast<std::size_t>(reinforcement)].turn;
}

void ArmyBuilder::linkLeaders(const ArmyRow& row, int index)
{
    const EntityKind kind = at(index).kind;
    if (kind == EntityKind::Leader && !row.attachedTo.empty()) {
        const int unit = find(EntityKind::Unit, at(index).side, row.attachedTo);
        if (unit < 0)
            tell(row, CsvKey::AttachedTo, false,
                 m_texts.say("csv.no-unit", "there is no unit \"{unit}\" on that side, so he rides alone",
                             {{"unit", row.attachedTo}}));
        else if (at(unit).arrives != at(index).arrives)
            tell(row, CsvKey::AttachedTo, false,
                 m_texts.say("csv.other-time", "\"{unit}\" comes at another time, so he rides alone",
                             {{"unit", at(unit).name}}));
        else at(index).attachedTo = at(unit).id;
    }
    if (kind != EntityKind::Unit || row.leader.empty()) return;
    const std::string side = at(index).side;
    int leader = find(EntityKind::Leader, side, row.leader);
    if (leader < 0 && m_counts[static_cast<std::size_t>(EntityKind::Leader)] >= Scenario::maxOthers)
        return tell(row, CsvKey::Leader, false, m_texts.say("csv.leaders", "there are too many leaders"));
    if (leader < 0) leader = make(EntityKind::Leader, side, row.leader);
    if (at(index).group.empty()) {
        if (at(leader).attachedTo.empty() && at(leader).arrives == at(index).arrives)
            at(leader).attachedTo = at(index).id;
        return;
    }
    const int group = m_ids.at(at(index).group);
    const auto [commander, isNew] = m_commanders.emplace(group, leader);
    if (commander->second != leader)
        tell(row, CsvKey::Leader, false,
             m_texts.say("csv.commanded", "\"{group}\" is commanded by \"{leader}\" already",
                         {{"group", at(group).name}, {"leader", at(commander->second).name}}));
    else if (isNew && at(leader).group.empty()) at(leader).group = at(group).id;
}

}  // namespace drumhead
