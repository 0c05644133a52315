#include "rules/loading/loader_context.hpp"
#include "rules/loading/read/roster_card_reader.hpp"

#include <algorithm>

namespace drumhead {

namespace {

class RosterReader {
public:
    RosterReader(LoaderContext& context, EntityKind kind) : m_context(context) { m_roster.kind = kind; }

    RosterKind read(JsonPlace place)
    {
        m_context.allowKeys(place,
                            {"strength", "state", "chips", "picture", "gone", "late", "at-start", "only", "attached",
                             "of-leader", "card"});
        if (place.has("strength")) readStrengths(place["strength"]);
        if (place.has("state")) m_roster.state = shown(place["state"]);
        if (place.has("chips")) readChips(place["chips"]);
        if (place.has("picture")) readPicture(place["picture"]);
        if (place.has("gone")) m_roster.gone = attribute(place["gone"], ValueKind::Flag);
        if (place.has("late")) m_roster.late = attribute(place["late"], ValueKind::Number);
        if (place.has("at-start")) readAtStart(place["at-start"]);
        if (place.has("only")) readOnly(place["only"]);
        if (place.has("attached")) readAttached(place["attached"]);
        if (place.has("of-leader")) readOfLeader(place["of-leader"]);
        if (place.has("card")) m_roster.card = RosterCardReader(m_context, m_roster.kind).read(place["card"]);
        return std::move(m_roster);
    }

private:
    /// An attribute of this kind by its id; nothing and a fault if there is none.
    const Attribute* known(JsonPlace place, std::string_view id) { return known(place, id, m_roster.kind); }
    const Attribute* known(JsonPlace place, std::string_view id, EntityKind kind)
    {
        if (const Attribute* const found = m_context.findAttribute(kind, id)) return found;
        m_context.fault(place,
                        Fault({message("check.kind-has-none", "the kind %1 has no attribute \"%2\""),
                               {aText(std::string(entityKindName(kind))), aText(std::string(id))},
                               hintFor(id, m_context.attributeIds(kind))})
                            .missing(id));
        return nullptr;
    }

    /// The same for one whose value a battle keeps.
    const Attribute* kept(JsonPlace place, std::string_view id)
    {
        const Attribute* const found = known(place, id);
        if (!found) return nullptr;
        const bool suggested = found->origin == Origin::Type && !found->question.empty() && found->per < 0;
        const bool lost = found->origin == Origin::Case || found->origin == Origin::Derived
            || (found->origin == Origin::Type && !suggested);
        if (!lost) return found;
        if (m_context.brokenAttributes.contains(found)) return nullptr;  // where it comes from is wrong already
        m_context.fault(
            place,
            {message("check.not-kept-battle-roster",
                     "\"%1\" is not kept in a battle; a roster names what comes from the army list or changes in play"),
             {aText(std::string(id))}});
        return nullptr;
    }

    /// What a battle keeps, or works out for all to see: a derived attribute, a tally.
    const Attribute* shownAttribute(JsonPlace place)
    {
        const Attribute* const found =
            place.isString() ? m_context.findAttribute(m_roster.kind, place.string()) : nullptr;
        const bool isTally = found
            && std::any_of(m_context.tallies.begin(), m_context.tallies.end(),
                           [found](const auto& each) { return each.first == found; });
        return isTally || (found && found->origin == Origin::Derived) ? found : attribute(place, std::nullopt);
    }

    std::vector<const Attribute*> shown(JsonPlace place)
    {
        return listOf(place, [this](JsonPlace at) { return shownAttribute(at); });
    }

    /// One attribute or a list of them, each once.
    template <typename Find>
    std::vector<const Attribute*> listOf(JsonPlace place, Find find)
    {
        std::vector<const Attribute*> list;
        const auto add = [&](JsonPlace at) {
            const Attribute* const found = find(at);
            if (!found) return;
            if (std::find(list.begin(), list.end(), found) != list.end())
                m_context.fault(
                    at, {message("check.named-twice", "\"%1\" is named twice"), {aText(std::string(found->id))}});
            else list.push_back(found);
        };
        if (!place.isArray()) add(place);
        else
            for (const JsonPlace each : place) add(each);
        return list;
    }

    const Attribute* attribute(JsonPlace place, std::optional<ValueKind> kind)
    {
        if (!place.isString()) {
            m_context.fault(place,
                            message("check.write-id-attribute-quotes", "write the id of an attribute, in quotes"));
            return nullptr;
        }
        const Attribute* const found = kept(place, place.string());
        if (!found || !kind || found->shape.kind == *kind) return found;
        m_context.fault(
            place,
            {message("check.no", "\"%1\" is no %2"),
             {aText(std::string(found->id)),
              aText(*kind == ValueKind::Number
                        ? m_context.ruleset.texts->say("check.counted", "number; write one that is counted")
                        : m_context.ruleset.texts->say("check.yes-or-no", "flag; write one that is yes or no"))}});
        return nullptr;
    }

    std::vector<const Attribute*> attributes(JsonPlace place, std::optional<ValueKind> kind)
    {
        return listOf(place, [this, kind](JsonPlace at) { return attribute(at, kind); });
    }

    void readStrengths(JsonPlace place)
    {
        if (!place.isArray()) return readStrength(place);
        for (const JsonPlace each : place) readStrength(each);
    }

    /// The id of a number that falls, or { "counts": one that rises, "out-of": what it is taken from }.
    void readStrength(JsonPlace place)
    {
        RosterKind::Strength strength;
        if (place.isObject()) {
            m_context.allowKeys(place, {"counts", "out-of"});
            strength.attribute = attribute(place["counts"], ValueKind::Number);
            strength.outOf = outOf(place["out-of"]);
            if (!strength.outOf) return;
        } else {
            strength.attribute = attribute(place, ValueKind::Number);
        }
        if (!strength.attribute) return;
        const auto isSame = [&](const RosterKind::Strength& each) { return each.attribute == strength.attribute; };
        if (std::any_of(m_roster.strength.begin(), m_roster.strength.end(), isSame))
            m_context.fault(
                place.isObject() ? place["counts"] : place,
                {message("check.named-twice", "\"%1\" is named twice"), {aText(std::string(strength.attribute->id))}});
        else m_roster.strength.push_back(strength);
    }

    /// A number that a battle keeps, or a figure of the unit type.
    const Attribute* outOf(JsonPlace place)
    {
        const Attribute* const found =
            place.isString() ? m_context.findAttribute(m_roster.kind, place.string()) : nullptr;
        const bool isFigure = found && found->origin == Origin::Type && found->per < 0;
        if (!isFigure || found->shape.kind != ValueKind::Number) return attribute(place, ValueKind::Number);
        return found;
    }

    void readChips(JsonPlace place)
    {
        if (!place.isArray())
            return m_context.fault(
                place,
                message("check.chips-list",
                        "\"chips\" is a list: [ { \"attribute\": \"shaken\", \"tone\": \"warning\" } ]"));
        for (const JsonPlace each : place) {
            if (each.isObject()) readChip(each);
            else
                m_context.fault(each,
                                message("check.chip-object-braces-attribute",
                                        "a chip is an object in braces, with its \"attribute\""));
        }
    }

    void readChip(JsonPlace place)
    {
        m_context.allowKeys(place, {"attribute", "is", "label", "tone"});
        RosterKind::Chip chip;
        chip.attribute = shownAttribute(place["attribute"]);
        if (!chip.attribute) return;
        const Shape& shape = chip.attribute->shape;
        if (place.has("is") != (shape.kind == ValueKind::Choice))
            return m_context.fault(
                place,
                place.has("is") ? message(
                    "check.chip-is",
                    "\"is\" goes with a choice; a flag is shown while it is yes, a number while it is not as usual")
                                : message("check.chip-choice", "write in \"is\" which choice is shown"));
        chip.label = chip.attribute->label;
        if (shape.kind == ValueKind::Choice) {
            const Value is = m_context.literal(shape, place["is"]);
            if (!is.isSet()) return;
            chip.is = is.name();
            chip.label = m_context.ruleset.valueText(shape, is);
        }
        if (place.has("label")) chip.label = m_context.requiredString(place, "label");
        if (place.has("tone")) {
            if (const auto tone = outcomeToneWords.find(place["tone"].string())) chip.tone = *tone;
            else
                m_context.fault(
                    place["tone"],
                    message("check.tone-neutral-good-warning", "\"tone\" is neutral, good, warning or bad"));
        }
        m_roster.chips.push_back(std::move(chip));
    }

    /// { "by": "class", "massed": "foot" }
    void readPicture(JsonPlace place)
    {
        if (!place.isObject() || !place["by"].isString())
            return m_context.fault(
                place,
                message("check.picture-says-by-which",
                        "\"picture\" says by which choice: { \"by\": \"class\", \"massed\": \"foot\" }"));
        const Attribute* const by = known(place["by"], place["by"].string());
        if (!by) return;
        if (by->shape.kind != ValueKind::Choice)
            return m_context.fault(
                place["by"],
                {message("check.no-choice-picture-goes", "\"%1\" is no choice; a picture goes by one"),
                 {aText(std::string(by->id))}});
        m_roster.pictured = by;
        for (const JsonPlace each : place) {
            if (each.key() == "by") continue;
            const NameId choice = m_context.ruleset.names.find(each.key());
            const bool isOne = choice != Names::missing
                && m_context.ruleset.choiceLists[static_cast<std::size_t>(by->shape.choices)].find(choice) >= 0;
            const std::optional<UnitPicture> picture = unitPictureWords.find(each.isString() ? each.string() : "");
            if (!isOne)
                m_context.fault(each,
                                {message("check.none-choices", "\"%1\" is none of the choices of \"%2\""),
                                 {aText(std::string(each.key())), aText(std::string(by->id))}});
            else if (!picture)
                m_context.fault(each,
                                message("check.picture-foot-horse-guns",
                                        "a picture is foot, horse, guns, skirmishers, wagon, leader or none"));
            else m_roster.pictures.emplace_back(choice, *picture);
        }
    }

    void readAtStart(JsonPlace place)
    {
        if (!place.isObject())
            return m_context.fault(
                place,
                message("check.at-start-object",
                        "\"at-start\" is an object: { \"attribute\": \"the one whose value it takes over\" }"));
        for (const JsonPlace member : place) {
            const Attribute* const left = kept(member, member.key());
            const Attribute* const figure =
                member.isString() ? m_context.findAttribute(m_roster.kind, member.string()) : nullptr;
            const bool isOfType = figure && figure->origin == Origin::Type && figure->per < 0;
            const Attribute* const right = isOfType ? figure : attribute(member, std::nullopt);
            if (!left || !right) continue;
            if (left == right || left->shape.kind != right->shape.kind || left->shape.choices != right->shape.choices)
                m_context.fault(
                    member,
                    {message("check.can-take-over-both",
                             "\"%1\" can't take over \"%2\"; both have to be of one type, and not the same"),
                     {aText(std::string(left->id)), aText(std::string(right->id))}});
            else m_roster.atStart.push_back({left, right});
        }
    }

    void readAttached(JsonPlace place)
    {
        if (m_roster.kind != EntityKind::Unit && m_roster.kind != EntityKind::Leader)
            return m_context.fault(
                place,
                message("check.leaders-attached-units-so",
                        "leaders are attached to units, so \"attached\" belongs to \"unit\" and \"leader\""));
        m_roster.attached = attributes(place, ValueKind::Flag);
    }

    void readOfLeader(JsonPlace place)
    {
        if (m_roster.kind != EntityKind::Unit)
            return m_context.fault(
                place,
                message(
                    "check.leader-belongs-unit-says",
                    "\"of-leader\" belongs to \"unit\": it says what a unit takes over from a leader who joins it"));
        if (!place.isObject())
            return m_context.fault(
                place,
                message(
                    "check.leader-object",
                    "\"of-leader\" is an object: { \"attribute\": \"the leader's attribute that it takes over\" }"));
        for (const JsonPlace member : place) {
            const Attribute* const left = kept(member, member.key());
            const Attribute* const right =
                member.isString() ? known(member, member.string(), EntityKind::Leader) : nullptr;
            if (!member.isString())
                m_context.fault(member,
                                message("check.write-id-attribute-quotes", "write the id of an attribute, in quotes"));
            if (!left || !right) continue;
            if (left->shape.kind != right->shape.kind || left->shape.choices != right->shape.choices)
                m_context.fault(member,
                                {message("check.can-take-over-leader",
                                         "\"%1\" can't take over \"%2\" of a leader; both have to be of one type"),
                                 {aText(std::string(left->id)), aText(std::string(right->id))}});
            else m_roster.ofLeader.push_back({left, right});
        }
    }

    void readOnly(JsonPlace place)
    {
        if (!place.isObject())
            return m_context.fault(
                place,
                message("check.only-object",
                        "\"only\" is an object: { \"attribute\": { \"attribute from the type\": \"choice\" } }"));
        if (m_roster.kind != EntityKind::Unit)
            return m_context.fault(
                place,
                message("check.only-units-have-type-so", "only units have a type, so \"only\" belongs to \"unit\""));
        for (const JsonPlace member : place) {
            const Attribute* const limited = kept(member, member.key());
            if (!member.isObject() || member.size() == 0)
                m_context.fault(member,
                                message("check.write-which-types-have",
                                        "write which types have it: { \"attribute from the type\": \"choice\" }"));
            else if (limited) readTypes(*limited, member);
        }
    }

    void readTypes(const Attribute& limited, JsonPlace place)
    {
        for (const JsonPlace member : place) {
            const Attribute* const stat = known(member, member.key());
            if (!stat) continue;
            const bool fromType = stat->isType || (stat->origin == Origin::Type && stat->per < 0);
            if (!fromType || stat->shape.kind != ValueKind::Choice) {
                m_context.fault(
                    member,
                    {message("check.no-choice-from-unit",
                             "\"%1\" is no choice from the unit type, so it can't tell which types have \"%2\""),
                     {aText(std::string(stat->id)), aText(std::string(limited.id))}});
                continue;
            }
            RosterKind::Only only{&limited, stat, {}};
            const auto add = [&](JsonPlace at) {
                if (const Value value = m_context.literal(stat->shape, at); value.isSet())
                    only.choices.push_back(value.name());
            };
            if (!member.isArray()) add(member);
            else
                for (const JsonPlace each : member) add(each);
            m_roster.only.push_back(std::move(only));
        }
    }

    LoaderContext& m_context;
    RosterKind m_roster;
};

/// Whether a roster may be added or take the place of that of a base; a second one in the same ruleset is a fault.
bool isNews(LoaderContext& context, JsonPlace place)
{
    const auto [earlier, isNew] = context.rosterPlaces.emplace(std::string(place.key()), place);
    if (isNew || context.layers[place.document()] > context.layers[earlier->second.document()]) {
        earlier->second = place;
        return true;
    }
    context.fault(place,
                  {message("check.two-rosters-kind-put", "there are two rosters of the kind %1; put them together"),
                   {aText(std::string(place.key()))}});
    return false;
}

}  // namespace

void readRoster(LoaderContext& context, JsonPlace roster)
{
    if (!roster.isObject())
        return context.fault(
            roster, message("check.roster-object-part-each", "\"roster\" is an object with a part for each kind"));
    for (const JsonPlace place : roster) {
        const std::optional<EntityKind> kind = entityKind(place.key());
        if (!kind || *kind == EntityKind::Game) {
            context.fault(place,
                          {message("check.no-roster-kind-kinds",
                                   "there is no roster of the kind \"%1\"; the kinds are unit, group, leader and side"),
                           {aText(std::string(place.key()))}});
        } else if (!place.isObject()) {
            context.fault(place,
                          message("check.roster-kind-object-braces", "the roster of a kind is an object in braces"));
        } else if (isNews(context, place)) {
            std::vector<RosterKind>& all = context.ruleset.roster;
            std::erase_if(all, [&](const RosterKind& each) { return each.kind == *kind; });
            all.push_back(RosterReader(context, *kind).read(place));
        }
    }
}

}  // namespace drumhead
