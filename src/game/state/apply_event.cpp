// The only place where the state of a battle changes.
#include "drumhead/base/overloaded.hpp"
#include "drumhead/game/state/event.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// How many levels of two places are the same, from the top.
int shared(const TurnPlace& a, const TurnPlace& b)
{
    std::size_t level = 0;
    while (level < a.levels.size() && level < b.levels.size() && a.levels[level] == b.levels[level]) ++level;
    return static_cast<int>(level);
}

/// Applies one event; `std::visit` picks the overload.
class EventApplier {
public:
    explicit EventApplier(State& state) : m_state(state) {}

    void operator()(const ChangedEvent& event) const
    {
        at(event.entity).values[static_cast<std::size_t>(event.attribute)] = event.to;
    }

    void operator()(const WaitsEvent& event) const { m_state.waiting.push_back(event.change); }

    void operator()(const CarriedOutEvent& event) const
    {
        std::erase_if(m_state.waiting, [&](const WaitingChange& each) { return each.until == event.until; });
    }

    void operator()(const DueEvent& event) const
    {
        m_state.due.push_back(event.item);
        m_state.nextDue = std::max(m_state.nextDue, event.item.id + 1);
    }

    void operator()(const SettledEvent& event) const
    {
        std::erase_if(m_state.due, [&](const DueItem& each) { return each.id == event.due; });
    }

    void operator()(const PutOffEvent& event) const
    {
        for (DueItem& each : m_state.due) {
            if (each.id == event.due) each.putOff = true;
        }
    }

    void operator()(const DoneEvent& event) const { m_state.done.push_back(event.done); }

    void operator()(const EnteredEvent& event) const
    {
        const int open = m_state.turn == event.turn ? shared(m_state.place, event.place) : 0;
        if (m_state.turn != event.turn) {
            for (DueItem& each : m_state.due) each.putOff = false;
        }
        m_state.turn = event.turn;
        m_state.place = event.place;
        std::erase_if(m_state.done, [&](const DoneHere& each) { return each.level >= open; });
    }

    void operator()(const EditedEvent& event) const
    {
        Entity& entity = at(event.entity);
        switch (event.field) {
        case EntityField::Name: entity.name = event.value; break;
        case EntityField::Note: entity.note = event.value; break;
        case EntityField::Group: entity.group = m_state.find(event.value); break;
        case EntityField::AttachedTo: entity.attachedTo = m_state.find(event.value); break;
        case EntityField::OnTable:
            entity.onTable = event.value == "true";
            if (entity.onTable) entity.joined = nobody;
            break;
        case EntityField::Hidden: entity.hidden = event.value == "true"; break;
        }
    }

    void operator()(const DividedEvent& event) const
    {
        const auto made = static_cast<EntityId>(m_state.entities.size());
        Entity part = at(event.entity);
        part.id = event.id;
        part.name = event.name;
        part.partOf = wholeOf(m_state, event.entity);
        part.shared.clear();
        for (const Share& each : event.shares) part.values[static_cast<std::size_t>(each.attribute)] = each.amount;
        m_state.entities.push_back(std::move(part));
        take(made, event.entity, event.shares);
        // What it has done here, all of it has done.
        const std::size_t before = m_state.done.size();
        for (std::size_t i = 0; i < before; ++i) {
            if (m_state.done[i].entity != event.entity) continue;
            DoneHere done = m_state.done[i];
            done.entity = made;
            m_state.done.push_back(std::move(done));
        }
    }

    void operator()(const JoinedEvent& event) const
    {
        at(event.entity).onTable = false;
        at(event.entity).joined = event.into;
        take(event.into, event.entity, event.shares);
        for (WaitingChange& each : m_state.waiting) {
            const bool isShared = std::any_of(event.shares.begin(), event.shares.end(),
                                              [&](const Share& share) { return share.attribute == each.attribute; });
            if (each.entity == event.entity && isShared && each.to.isUnknown()) each.entity = event.into;
        }
    }

    void operator()(const RuledEvent& event) const
    {
        std::erase_if(m_state.rulings, [&](const auto& each) { return each.first == event.ruling; });
        if (!event.choice.empty()) m_state.rulings.emplace_back(event.ruling, event.choice);
    }

    void operator()(const SilencedEvent& event) const
    {
        std::erase(m_state.silenced, event.reminder);
        if (event.silent) m_state.silenced.push_back(event.reminder);
    }

    void operator()(const ScoredEvent& event) const
    {
        std::erase_if(m_state.scores,
                      [&](const Score& each) { return each.objective == event.objective && each.side == event.side; });
        if (event.points) m_state.scores.push_back({event.objective, event.side, *event.points});
    }

    void operator()(const LinkedEvent& event) const
    {
        std::vector<Link>& links = at(event.entity).links;
        std::erase_if(links, [&](const Link& each) { return each.attribute == event.attribute; });
        if (event.to != nobody) links.push_back({event.attribute, event.to});
    }

    void operator()(const EndedEvent&) const { m_state.over = true; }

private:
    void take(EntityId to, EntityId from, const std::vector<Share>& shares) const
    {
        for (const Share& each : shares) {
            add(at(to).shared, each.attribute, each.amount);
            add(at(from).shared, each.attribute, -each.amount);
        }
    }
    static void add(std::vector<Share>& shared, int attribute, Number amount)
    {
        const auto known =
            std::find_if(shared.begin(), shared.end(), [&](const Share& each) { return each.attribute == attribute; });
        if (known == shared.end()) shared.push_back({attribute, amount});
        else known->amount = known->amount + amount;
    }

    [[nodiscard]] Entity& at(EntityId entity) const { return m_state.entities[static_cast<std::size_t>(entity)]; }

    State& m_state;
};

}  // namespace

void applyEvent(State& state, const Event& event) { std::visit(EventApplier(state), event); }

EntityId subjectOf(const Event& event)
{
    return std::visit(Overloaded{[](const ChangedEvent& each) { return each.entity; },
                                 [](const WaitsEvent& each) { return each.change.entity; },
                                 [](const DoneEvent& each) { return each.done.entity; },
                                 [](const EditedEvent& each) { return each.entity; },
                                 [](const DividedEvent& each) { return each.entity; },
                                 [](const JoinedEvent& each) { return each.entity; },
                                 [](const LinkedEvent& each) { return each.entity; },
                                 [](const ScoredEvent& each) { return each.side; }, [](const auto&) { return nobody; }},
                      event);
}

}  // namespace drumhead
