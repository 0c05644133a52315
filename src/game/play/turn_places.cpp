#include "game/play/turn_places.hpp"

namespace drumhead {

std::vector<const SequenceStep*> stepsOfPlace(const Sequence& sequence, const TurnPlace& place)
{
    std::vector<const SequenceStep*> path;
    const std::vector<SequenceStep>* steps = &sequence.steps;
    for (const TurnPlace::Level& level : place.levels) {
        if (level.step < 0 || static_cast<std::size_t>(level.step) >= steps->size()) break;
        path.push_back(&(*steps)[static_cast<std::size_t>(level.step)]);
        steps = &path.back()->steps;
    }
    return path;
}

const SequenceStep* stepOfPlace(const Sequence& sequence, const TurnPlace& place)
{
    const std::vector<const SequenceStep*> path = stepsOfPlace(sequence, place);
    return path.empty() ? nullptr : path.back();
}

const std::vector<SequenceStep>& stepsBelow(const Sequence& sequence, const std::vector<TurnPlace::Level>& levels)
{
    const std::vector<SequenceStep>* steps = &sequence.steps;
    for (const TurnPlace::Level& level : levels) steps = &(*steps)[static_cast<std::size_t>(level.step)].steps;
    return *steps;
}

std::vector<CaseFact> factsOfPlace(const Sequence& sequence, const TurnPlace& place)
{
    std::vector<CaseFact> facts;
    const std::vector<const SequenceStep*> path = stepsOfPlace(sequence, place);
    for (std::size_t i = 0; i < path.size(); ++i) {
        facts.insert(facts.end(), path[i]->with.begin(), path[i]->with.end());
        const auto entry = static_cast<std::size_t>(place.levels[i].entry);
        if (entry >= path[i]->forWhom.size()) continue;
        const std::vector<CaseFact>& with = path[i]->forWhom[entry].with;
        facts.insert(facts.end(), with.begin(), with.end());
    }
    return facts;
}

std::vector<NamedText> answersOf(const Ruleset& ruleset, const SequenceOffer& offer)
{
    std::vector<NamedText> answers;
    for (const CaseFact& each : offer.with)
        answers.emplace_back(each.attribute->id, ruleset.valueId(each.attribute->shape, each.value));
    return answers;
}

std::string factsOf(const Ruleset& ruleset, const SequenceOffer& offer)
{
    std::string text;
    for (const auto& [name, value] : answersOf(ruleset, offer)) text += (text.empty() ? "" : ",") + name + '=' + value;
    return text;
}

std::vector<Passage> passages(BattleView& view, const SequenceStep& step)
{
    if (step.turns == Turns::Once) return {Passage()};
    std::vector<Passage> all;
    const std::size_t entries = step.turns == Turns::EachSide ? 1 : step.forWhom.size();
    const State& state = view.state();
    for (std::size_t entry = 0; entry < entries; ++entry) {
        for (std::size_t i = 0; i < state.entities.size(); ++i) {
            const auto side = static_cast<EntityId>(i);
            if (state.entities[i].kind != EntityKind::Side) continue;
            if (step.turns == Turns::Listed && !view.meets(step.forWhom[entry].when, nobody, side)) continue;
            all.push_back({static_cast<int>(entry), side});
        }
    }
    return all;
}

std::vector<Passage> passagesAfter(BattleView& view, const SequenceStep& step, const Passage& done)
{
    std::vector<Passage> all = passages(view, step);
    std::erase_if(all, [&](const Passage& each) {
        return each.entry < done.entry || (each.entry == done.entry && each.side <= done.side);
    });
    return all;
}

namespace {

/// Whether all that is done in the step is done by the side whose part of the turn it is not.
bool isForOpposing(const SequenceStep& step)
{
    const auto isAsked = [](const SequenceOffer& each) { return !each.onDemand; };
    return std::any_of(step.offers.begin(), step.offers.end(), isAsked)
        && std::all_of(step.offers.begin(), step.offers.end(),
                       [&](const SequenceOffer& each) { return !isAsked(each) || each.who == Who::Opposing; });
}

/// The only other side, or nobody.
EntityId sideAgainst(const State& state, EntityId phasing)
{
    EntityId found = nobody;
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const auto side = static_cast<EntityId>(i);
        if (state.entities[i].kind != EntityKind::Side || side == phasing) continue;
        if (found != nobody) return nobody;
        found = side;
    }
    return found;
}

}  // namespace

EntityId sideOfPlace(const Sequence& sequence, const State& state, const TurnPlace& place)
{
    const SequenceStep* const step = stepOfPlace(sequence, place);
    const EntityId phasing = place.phasing();
    return step && phasing != nobody && isForOpposing(*step) ? sideAgainst(state, phasing) : phasing;
}

std::string titleOfPlace(const Sequence& sequence, const State& state, const TurnPlace& place)
{
    const SequenceStep* step = stepOfPlace(sequence, place);
    if (!step) return "";
    const EntityId side = sideOfPlace(sequence, state, place);
    return step->title + (side == nobody ? "" : ": " + state.at(side).name);
}

}  // namespace drumhead
