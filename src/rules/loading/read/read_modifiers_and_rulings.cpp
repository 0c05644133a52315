#include "rules/loading/read_objects.hpp"

namespace drumhead {

namespace {

void readModifier(LoaderContext& context, const std::string& list, JsonPlace place)
{
    if (!place.isObject())
        return context.fault(place, message("check.modifier-object-braces", "a modifier is an object in braces"));
    context.allowKeys(place, {"id", "label", "amount", "when", "once", "cite", "status", "note"});
    auto modifier = std::make_unique<Modifier>();
    modifier->list = list;
    modifier->id = context.requiredId(place);
    if (context.isWithdrawn("modifiers", list + "/" + modifier->id, place)) return;
    modifier->label = context.requiredString(place, "label");
    modifier->once = context.optionalString(place, "once");
    if (!place.has("amount"))
        context.fault(place,
                      {message("check.modifier-no-amount", "the modifier \"%1\" has no \"amount\""),
                       {aText(std::string(modifier->id))}});
    auto& entries = context.modifierLists[list];
    for (const auto& entry : entries) {
        if (entry.modifier->id == modifier->id)
            context.fault(
                place["id"],
                {message("check.two-modifiers-list-rename", "there are two modifiers \"%1\" in this list; rename one"),
                 {aText(std::string(modifier->id))}});
    }
    modifier->element =
        context.addElement("modifier " + list + "/" + modifier->id, ElementKind::Modifier, true, place, true);
    entries.push_back({modifier.get(), place["amount"], place["when"]});
    context.ruleset.modifiers.push_back(std::move(modifier));
}

}  // namespace

void readModifiers(LoaderContext& context, JsonPlace lists)
{
    if (!lists.isObject())
        return context.fault(
            lists, message("check.modifiers-object-named-lists", "\"modifiers\" is an object of named lists"));
    for (const JsonPlace list : lists) {
        if (!list.isArray()) {
            context.fault(
                list, message("check.list-modifiers-stands-square", "a list of modifiers stands in square brackets"));
            continue;
        }
        const std::string name(list.key());
        const bool isNew = context.modifierLists.try_emplace(name).second;
        const JsonDocument* const document = list.document();
        const JsonDocument* const earlier = std::exchange(context.modifierDocuments[name], document);
        // An extension adds to a list of what it extends.
        if (!isNew && context.layers[document] == context.layers[earlier])
            context.fault(
                list,
                {message("check.two-lists-modifiers-rename", "there are two lists of modifiers \"%1\"; rename one"),
                 {aText(std::string(name))}});
        for (const JsonPlace each : list) readModifier(context, std::string(list.key()), each);
    }
}

void readRulings(LoaderContext& context, JsonPlace rulings)
{
    readObjects(context, rulings, "rulings", "a ruling", [&](JsonPlace place) {
        context.allowKeys(place, {"id", "title", "question", "choices", "default", "cite", "status", "note"});
        Ruling ruling;
        ruling.id = context.requiredId(place);
        if (context.isWithdrawn("rulings", ruling.id, place)) return;
        ruling.title = context.requiredString(place, "title");
        ruling.question = context.requiredString(place, "question");
        for (const Ruling& other : context.ruleset.rulings) {
            if (other.id == ruling.id)
                context.fault(place["id"],
                              {message("check.two-rulings-rename-one", "there are two rulings \"%1\"; rename one"),
                               {aText(std::string(ruling.id))}});
        }
        Shape shape;
        shape.kind = ValueKind::Choice;
        if (place["choices"].isString()) shape.choices = context.choiceList(place["choices"]);
        else if (place["choices"].isObject() && place["choices"].size() >= 2)
            shape.choices = context.addChoiceList("ruling " + ruling.id, place["choices"]);
        else
            context.fault(place.has("choices") ? place["choices"] : place,
                          message("check.ruling-needs-at-least", "a ruling needs at least two \"choices\""));
        ruling.choices = shape.choices;
        if (place.has("default")) ruling.fallback = context.literal(shape, place["default"]);
        else context.fault(place, message("check.ruling-needs-default", "a ruling needs a \"default\""));
        ruling.element = context.addElement("ruling " + ruling.id, ElementKind::Ruling, true, place, true);
        context.ruleset.rulings.push_back(std::move(ruling));
    });
}

}  // namespace drumhead
