#include "rules/loading/loader_context.hpp"

#include "drumhead/base/text.hpp"

#include <utility>

namespace drumhead {

namespace {

/// Keys of a scenario, beside which the attributes of units, groups, leaders and sides stand.
constexpr std::string_view scenarioKeys[] = {"id",     "name",  "note",     "hidden",      "brief", "leaders",
                                             "groups", "units", "commands", "attached-to", "count", "colour"};

bool isScenarioKey(OwnerKind kind, std::string_view id)
{
    return kind != OwnerKind::Case
        && std::find(std::begin(scenarioKeys), std::end(scenarioKeys), id) != std::end(scenarioKeys);
}

Origin readOrigin(LoaderContext& context, JsonPlace place)
{
    const JsonPlace from = place["from"];
    if (!from.exists()) return Origin::Case;
    for (const auto& [word, origin] :
         {std::pair{"type", Origin::Type}, {"list", Origin::List}, {"play", Origin::Play}, {"case", Origin::Case}}) {
        if (from.isString() && from.string() == word) return origin;
    }
    context.fault(from, message("check.from-type-list-play", "\"from\" is type, list, play or case"));
    return Origin::Case;
}

void readNumberBounds(LoaderContext& context, JsonPlace place, Shape& shape)
{
    context.readUnit(place, shape);
    shape.whole = context.optionalFlag(place, "whole", true);
    for (const auto& [key, bound] : {std::pair{"least", &shape.least}, {"most", &shape.most}}) {
        const JsonPlace at = place[key];
        if (!at.exists()) continue;
        if (at.isNumber()) *bound = Number::fromDouble(at.number());
        else context.fault(at, message("check.bound-number", "a bound has to be a number"));
    }
    if (shape.least <= shape.most) return;
    context.fault(place, message("check.least-more-than-most", "\"least\" is more than \"most\""));
    shape.least = -Number::largest();
    shape.most = Number::largest();
}

Shape readShape(LoaderContext& context, JsonPlace place, const std::string& name, bool& isType)
{
    Shape shape;
    const std::string type = context.requiredString(place, "type");
    if (type == "number") {
        readNumberBounds(context, place, shape);
    } else if (type == "flag") {
        shape.kind = ValueKind::Flag;
    } else if (type == "choice") {
        shape.kind = ValueKind::Choice;
        if (place.has("choices")) shape.choices = context.choiceListAt(place["choices"], name + " choices");
        else context.fault(place, message("check.choice-needs-choices", "a choice needs its \"choices\""));
    } else if (type == "unit-type") {
        shape.kind = ValueKind::Choice;
        shape.choices = 0;
        isType = true;
    } else if (!type.empty()) {
        context.fault(place["type"],
                      message("check.type-number-flag-choice", "the type is number, flag, choice or unit-type"));
    }
    if (place.has("choices") && type != "choice")
        context.fault(place["choices"], message("check.only-choice-choices", "only a \"choice\" has choices"));
    if (place.has("none")) {
        shape.mayBeNone = true;
        shape.noneLabel = context.requiredString(place, "none");
        const NameId none = context.ruleset.names.find("none");
        const bool isChoiceToo = shape.choices >= 0 && none != Names::missing
            && context.ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].find(none) >= 0;
        if (isChoiceToo)
            context.fault(
                place["none"],
                message("check.one-choices-none-already", "one of the choices is \"none\" already; leave this out"));
    }
    return shape;
}

/// What a battle keeps of cases stands in a scenario beside what it keeps of itself.
void checkFactOfBattle(LoaderContext& context, const Attribute& attribute, JsonPlace place)
{
    const auto isKeptOfCases = [](const Attribute* each) {
        return each && each->kind == OwnerKind::Case && (each->origin == Origin::List || each->origin == Origin::Play);
    };
    const bool isKept = isKeptOfCases(&attribute);
    const bool isTwice = (isKept && context.findAttribute(OwnerKind::Game, attribute.id))
        || (attribute.kind == OwnerKind::Game && isKeptOfCases(context.findAttribute(OwnerKind::Case, attribute.id)));
    if (isTwice)
        context.fault(
            place["id"],
            {message("check.game-case-both-have",
                     "the game and the case both have \"%1\", and a scenario could not tell them apart; rename one"),
             {aText(std::string(attribute.id))}});
    if (isKept && attribute.isType)
        context.fault(place["type"], message("check.case-no-troop-type", "a case has no troop type"));
}

void checkId(LoaderContext& context, const Attribute& attribute, JsonPlace place)
{
    checkFactOfBattle(context, attribute, place);
    if (attribute.kind == OwnerKind::Game && attribute.id == "turn" && attribute.shape.kind != ValueKind::Number)
        context.fault(place["type"],
                      message("check.turn-number-turn-type",
                              "\"turn\" is the number of the turn; the type has to be \"number\""));
}

void readLifetime(LoaderContext& context, Attribute& attribute, JsonPlace place)
{
    if (const auto lifetime = lifetimeWords.find(place.string())) attribute.lasts = *lifetime;
    else context.fault(place, message("check.lasts-game-turn-phase", "\"lasts\" is game, turn, phase or subphase"));
}

/// Whether a default names another attribute: it is a text, and none of the choices.
bool isName(const LoaderContext& context, const Shape& shape, JsonPlace place)
{
    const bool isWord = place.isString() && isId(place.string()) && place.string().front() >= 'a';
    if (!isWord) return false;
    if (shape.kind == ValueKind::Number) return true;
    if (shape.kind == ValueKind::Flag)
        return place.string() != "yes" && place.string() != "no" && place.string() != "true"
            && place.string() != "false";
    const NameId name = context.ruleset.names.find(place.string());
    return shape.choices >= 0
        && (name == Names::missing
            || context.ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].find(name) < 0);
}

/// Whom a battle remembers by a flag of cases.
void readRemembered(LoaderContext& context, Attribute& attribute, JsonPlace place)
{
    attribute.remembers = place.isString() ? std::string(place.string()) : std::string();
    if (!isId(attribute.remembers))
        return context.fault(place,
                             message("check.remembers-role-whom-battle",
                                     "\"remembers\" is the role of whom a battle remembers: \"target\""));
    const bool hasOwner = attribute.kind != OwnerKind::Case && attribute.kind != OwnerKind::Game;
    if (!hasOwner || attribute.origin != Origin::Case || attribute.shape.kind != ValueKind::Flag)
        context.fault(
            place,
            message(
                "check.only-flag-asked-each",
                "only a flag that is asked in each case of a unit, a group, a leader or a side remembers somebody"));
}

void readAttribute(LoaderContext& context, OwnerKind kind, JsonPlace place)
{
    if (!place.isObject())
        return context.fault(place, message("check.attribute-object-braces", "an attribute is an object in braces"));
    const std::size_t faultsBefore = context.diagnostics.size();
    context.allowKeys(place, {"id",    "label",   "type",      "choices",  "unit",    "whole",    "least", "most",
                              "none",  "per",     "from",      "lasts",    "default", "question", "is",    "value",
                              "tally", "suggest", "remembers", "bound-by", "cite",    "status",   "note"});
    auto attribute = std::make_unique<Attribute>();
    attribute->kind = kind;
    attribute->id = context.requiredId(place);
    const std::string owner(ownerKindName(kind));
    const std::string name = (kind == OwnerKind::Case ? "" : owner + ".") + attribute->id;
    if (context.findAttribute(kind, attribute->id))
        return context.fault(place["id"],
                             {message("check.two-attributes-rename-one", "there are two attributes \"%1\"; rename one"),
                              {aText(std::string(name))}});
    if (isScenarioKey(kind, attribute->id))
        context.fault(place["id"],
                      {message("check.word-scenario-files-can",
                               "\"%1\" is a word of scenario files and can't be an attribute of a %2; rename it"),
                       {aText(std::string(attribute->id)), aText(std::string(owner))}});
    attribute->label = context.requiredString(place, "label");
    attribute->question = context.optionalString(place, "question");
    if (place.has("lasts")) readLifetime(context, *attribute, place["lasts"]);
    attribute->shape = readShape(context, place, name, attribute->isType);
    attribute->origin = readOrigin(context, place);
    if (attribute->isType && attribute->origin == Origin::Type) {
        context.fault(place["from"],
                      message("check.type-of-type",
                              "the troop type can't come from the troop type; let it come from \"list\" or \"play\""));
        attribute->origin = Origin::List;
    }
    checkId(context, *attribute, place);
    if (place.has("tally")) context.tallies.emplace_back(attribute.get(), place["tally"]);
    if (place.has("suggest")) context.suggestions.emplace_back(attribute.get(), place["suggest"]);
    if (place.has("bound-by")) context.bonds.emplace_back(attribute.get(), place["bound-by"]);
    const bool derived = place.has("is") || place.has("value");
    if (derived) {
        attribute->origin = Origin::Derived;
        const bool condition = place.has("is");
        if (condition && place.has("value"))
            context.fault(place, message("check.give-value-not-both", "give \"is\" or \"value\", not both"));
        if (condition != (attribute->shape.kind == ValueKind::Flag))
            context.fault(place,
                          condition ? message("check.is-flag", "\"is\" gives a flag; the type has to be \"flag\"")
                                    : message("check.flag-is", "a flag is derived with \"is\" and a condition"));
        context.formulas[attribute.get()] = {place[condition ? "is" : "value"], condition};
    }
    if (place.has("remembers")) readRemembered(context, *attribute, place["remembers"]);
    if (place.has("per")) {
        attribute->per = context.choiceList(place["per"]);
        if (attribute->origin != Origin::Type)
            context.fault(place["per"],
                          message("check.only-attributes-from-type",
                                  "only attributes \"from\": \"type\" can be \"per\" a choice list"));
    }
    if (attribute->origin == Origin::Type && kind != OwnerKind::Unit)
        context.fault(place["from"], message("check.only-units-have-type", "only units have a type"));
    if (place.has("default") && isName(context, attribute->shape, place["default"]))
        context.defaultsByType.emplace_back(attribute.get(), place["default"]);
    else if (place.has("default")) attribute->fallback = context.literal(attribute->shape, place["default"]);
    const bool asked = !attribute->question.empty() || derived || attribute->origin == Origin::Type;
    if (!asked && attribute->fallback.isUnknown() && !place.has("default")
        && context.diagnostics.size() == faultsBefore)
        context.fault(
            place,
            {message(
                 "check.neither-question-nor-default",
                 "\"%1\" has neither a \"question\" nor a \"default\", so nobody could ever tell it; add one of them"),
             {aText(std::string(name))}});
    if (context.diagnostics.size() > faultsBefore) {
        context.brokenAttributes.insert(attribute.get());
        if (kind == OwnerKind::Unit) context.faultyAttributes.insert(attribute->id);
    }
    attribute->element = context.addElement("attribute " + name, ElementKind::Attribute, derived, place, derived);
    context.indexAttribute(attribute.get());
    context.ruleset.attributes.push_back(std::move(attribute));
}

}  // namespace

void readChoiceLists(LoaderContext& context, JsonPlace lists)
{
    if (!lists.isObject())
        return context.fault(
            lists, message("check.choice-lists-object-named", "\"choice-lists\" is an object of named lists"));
    for (const JsonPlace list : lists) {
        if (!isId(list.key()))
            context.fault(
                list,
                {message("check.not-id-use-lower", "\"%1\" is not an id; use lower-case letters, digits and hyphens"),
                 {aText(std::string(list.key()))}});
        if (list.isObject() && list.size() > 0) context.addChoiceList(std::string(list.key()), list);
        else
            context.fault(list,
                          message("check.choice-list-object-at",
                                  "a choice list is an object { \"id\": \"label\" } with at least one choice"));
    }
}

void readAttributes(LoaderContext& context, JsonPlace attributes)
{
    if (!attributes.isObject())
        return context.fault(
            attributes,
            message("check.attributes-object-list-each", "\"attributes\" is an object with a list for each kind"));
    for (const JsonPlace list : attributes) {
        const std::optional<OwnerKind> kind = ownerKindWords.find(list.key());
        if (!kind) {
            context.fault(list,
                          {message("check.no-kind-kinds-unit",
                                   "there is no kind \"%1\"; the kinds are unit, group, leader, side, game and case"),
                           {aText(std::string(list.key()))}});
        } else if (!list.isArray()) {
            context.fault(
                list,
                message("check.attributes-kind-list-square", "the attributes of a kind are a list in square brackets"));
        } else {
            for (const JsonPlace each : list) readAttribute(context, *kind, each);
        }
    }
}

void resolveDefaults(LoaderContext& context)
{
    for (const auto& [attribute, place] : std::exchange(context.defaultsByType, {})) {
        const Attribute* const figure = context.findAttribute(attribute->kind, place.string());
        if (!figure) {
            std::vector<std::string> figures;
            for (const auto& each : context.ruleset.attributes) {
                if (each->kind == attribute->kind && each->origin == Origin::Type) figures.push_back(each->id);
            }
            if (attribute->shape.kind == ValueKind::Choice || figures.empty())
                attribute->fallback = context.literal(attribute->shape, place);
            else
                context.fault(place,
                              {message("check.no-attribute-from-unit", "\"%1\" is no attribute from the unit type"),
                               {aText(std::string(place.string()))},
                               hintFor(place.string(), figures)});
            continue;
        }
        const bool isOwnType = attribute->origin == Origin::Type || attribute->isType || attribute->tally;
        if (figure->origin != Origin::Type || figure->per >= 0 || isOwnType || attribute->origin == Origin::Derived)
            context.fault(
                place,
                {message(
                     "check.no-figure-unit-type",
                     "\"%1\" is no figure of the unit type that this could begin with; the default is a value, or an attribute \"from\": \"type\""),
                 {aText(std::string(figure->id))}});
        else if (figure->shape.kind != attribute->shape.kind || figure->shape.choices != attribute->shape.choices)
            context.fault(
                place,
                {message("check.another-type-than-attribute", "\"%1\" is of another type than this attribute"),
                 {aText(std::string(figure->id))}});
        else attribute->startsAs = figure;
    }
}

}  // namespace drumhead
