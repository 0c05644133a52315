#include "resolve/odds/places.hpp"

#include <algorithm>
#include <array>

namespace drumhead {

namespace {

constexpr std::array<std::size_t, 4> lengths = {12, 4, 2, 0};

void forgetWays(Place& place)
{
    place.root = 0;
    place.learnt = place.followed = 0;
    place.firstStep = UINT32_MAX;
    place.lastStep = 0;
}

}  // namespace

std::size_t Place::mostReads() const { return lengths[tried]; }

void Place::judge()
{
    const std::uint32_t enoughToTell = 50u << (2u * tried);
    if (learnt < enoughToTell || followed > learnt || mostReads() == 0) return;
    ++tried;
    root = learnt = followed = 0;
}

Place& Places::of(StepMachine& machine, const Liveness& liveness, const DeadRowCells& deadRows)
{
    m_where.progress.clear();
    m_where.control.clear();
    machine.appendProgress(m_where.progress);
    machine.appendControl(m_where.control);
    std::unique_ptr<Place>& place = m_all[m_where];
    if (!place) {
        LiveCells cells(liveness, machine.frame(), machine.position(), deadRows.dead(machine.openEaches()));
        const std::size_t width = cells.width();
        place = std::make_unique<Place>(Place{m_where, std::move(cells), machine.checkpoint(), StateTable(width)});
    }
    return *place;
}

void Places::clear()
{
    for (const auto& [where, place] : m_all) place->states.clear();
}

void Places::forget(const std::vector<std::uint32_t>& steps)
{
    if (transitions.isLarge()) return forget();
    for (const auto& [where, place] : m_all) {
        const auto found = std::lower_bound(steps.begin(), steps.end(), place->firstStep);
        if (found != steps.end() && *found <= place->lastStep) forgetWays(*place);
    }
}

void Places::forget()
{
    transitions.clear();
    m_all.clear();  // a checkpoint counts the throws of the request in which it was made
}

}  // namespace drumhead
