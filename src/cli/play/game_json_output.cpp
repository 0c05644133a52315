#include "cli/play/game_json_output.hpp"

#include "drumhead/game/journal/lines_of_play.hpp"

#include "drumhead/game/play/offers.hpp"
#include "drumhead/game/play/questions/eligibility.hpp"
#include "drumhead/game/play/turn.hpp"
#include "drumhead/game/state/entity_values.hpp"

namespace drumhead::cli {

namespace {

Json idOf(const State& state, EntityId entity) { return entity == nobody ? Json(nullptr) : Json(state.at(entity).id); }

Json idsOf(const State& state, const std::vector<EntityId>& entities)
{
    Json ids = Json::array();
    for (const EntityId entity : entities) ids.push_back(idOf(state, entity));
    return ids;
}

Json jsonEntity(const GameRules& rules, const State& state, const Entity& entity)
{
    Json json = {{":name", entity.name},
                 {":side", idOf(state, entity.side)},
                 {":group", idOf(state, entity.group)},
                 {":attached-to", idOf(state, entity.attachedTo)},
                 {":on-table", entity.onTable},
                 {":hidden", entity.hidden}};
    if (entity.partOf != nobody) json[":part-of"] = idOf(state, entity.partOf);
    if (entity.joined != nobody) json[":joined"] = idOf(state, entity.joined);
    const std::vector<const Attribute*>& attributes = rules.stored.of(entity.kind);
    for (const Attribute* const each : attributes)
        json[each->id] =
            jsonValue(rules.ruleset, each->shape, valueOrDefault(rules.ruleset, rules.stored, entity, *each));
    for (const auto& each : rules.ruleset.attributes) {
        if (!each->remembers.empty() && each->kind == ownerKind(entity.kind))
            json[each->id] = idOf(state, linkOf(entity, each->id));
    }
    for (const auto& [tally, value] : tallies(rules, state, state.find(entity.id)))
        json[tally->id] = jsonValue(rules.ruleset, tally->shape, value);
    return json;
}

}  // namespace

std::string stepInHand(const GameRules& rules, const State& state)
{
    std::string step;
    for (const TurnLine& line : turnLines(rules, state)) {
        if (line.when == TurnLine::When::Now) step = line.id;
    }
    return step;
}

Json jsonDue(const GameRules& rules, const State& state)
{
    Json list = Json::array();
    for (const DueItem& due : state.due) {
        Json roles = Json::object();
        for (const RoleBinding& binding : due.roles) roles[binding.role] = idsOf(state, binding.entities);
        Json with = Json::object();
        for (const auto& [fact, value] : due.with) with[fact] = value;
        list.push_back({{"id", due.id},
                        {"procedure", due.procedure},
                        {"roles", std::move(roles)},
                        {"with", std::move(with)},
                        {"reason", due.reason},
                        {"step", due.step},
                        {"turn", due.isArrival() ? arrivalTurn(rules, state, due) : due.turn},
                        {"may", due.may},
                        {"here", isDueHere(rules, state, due)}});
    }
    return list;
}

Json jsonOffers(const GameRules& rules, const State& state)
{
    Json list = Json::array();
    for (const TurnOffer& offer : joinedOffers(turnOffers(rules, state))) {
        Json json = {{"procedure", offer.procedure->id},
                     {"role", offer.role},
                     {"who", idsOf(state, offer.candidates)},
                     {"must", idsOf(state, offer.must)}};
        if (offer.once) {
            json["required"] = offer.onceMust;
            json["done"] = offer.onceDone;
        }
        if (offer.title != offer.procedure->title) json["title"] = offer.title;
        if (offer.onDemand) json["on-demand"] = true;
        for (const auto& [fact, value] : offer.with) json["with"][fact] = value;
        list.push_back(std::move(json));
    }
    return list;
}

Json jsonState(const GameRules& rules, const State& state)
{
    Json json = Json::object();
    for (const Entity& entity : state.entities) json[entity.id] = jsonEntity(rules, state, entity);
    return json;
}

Json jsonLines(const Game& game)
{
    Json lines = Json::array();
    for (const LineOfPlay& each : linesOfPlay(game)) {
        lines.push_back({{"name", each.name},
                         {"from", each.from < 0 ? Json() : Json(each.from)},
                         {"fork", each.fork},
                         {"first", each.first},
                         {"instead", each.instead},
                         {"end", each.end},
                         {"entries", each.entries},
                         {"present", each.isPresent}});
    }
    return lines;
}

}  // namespace drumhead::cli
