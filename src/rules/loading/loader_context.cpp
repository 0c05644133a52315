#include "rules/loading/loader_context.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t maxChoices = 2000;

}  // namespace

void LoaderContext::readCites(JsonPlace place, Element& element)
{
    const auto add = [&](JsonPlace cite) {
        if (!cite.isString())
            return fault(
                cite,
                message("check.citation-id-ledger-row", "a citation has to be the id of a ledger row, in quotes"));
        const int row = ruleset.ledger.find(cite.string());
        if (row < 0 && isLedgerBroken) return;  // it may be the row that is broken
        if (row < 0)
            return fault(cite,
                         {message("check.cites-which-ledger-does", "cites \"%1\", which the ledger does not have%2"),
                          {aText(std::string(cite.string())),
                           aText(hasLedger ? ruleset.texts->say("check.check-id", "; check the id")
                                           : ruleset.texts->say("check.names-no-ledger",
                                                                ", for the ruleset names no ledger"))}});
        element.cites.push_back(row);
    };
    const JsonPlace cite = place["cite"];
    if (!cite.exists()) return;
    if (!cite.isArray()) return add(cite);
    for (const JsonPlace each : cite) add(each);
}

bool LoaderContext::isWithdrawn(std::string_view kind, std::string_view id, JsonPlace place)
{
    const auto found = withdrawals.find(std::pair(std::string(kind), std::string(id)));
    if (found == withdrawals.end()) return false;
    const bool isOfBase = layers[place.document()] < layers[found->second.place.document()];
    found->second.isMet = found->second.isMet || isOfBase;
    return isOfBase;
}

bool LoaderContext::mayReplace(JsonPlace place, JsonPlace earlier, const std::string& what)
{
    const bool extends = layers[place.document()] > layers[earlier.document()];
    if (extends && optionalFlag(place, "replaces", false)) return true;
    fault(place["id"],
          {message("check.two", "there are two %1; %2"),
           {aText(std::string(what)),
            aText(extends ? ruleset.texts->say("check.say-replaces",
                                               "to put this one in the place of the other, say \"replaces\": true")
                          : ruleset.texts->say("check.rename", "rename one"))}});
    return false;
}

void LoaderContext::mustNotReplace(JsonPlace place)
{
    if (place.has("replaces"))
        fault(place["replaces"],
              message("check.nothing-id-replace-check", "there is nothing of this id to replace; check the id"));
}

ElementId LoaderContext::addElement(std::string id, ElementKind kind, bool computes, JsonPlace place, bool mustCite)
{
    Element element;
    element.id = std::move(id);
    element.kind = kind;
    element.computes = computes;
    if (place.isObject()) {
        readCites(place, element);
        element.note = optionalString(place, "note");
        notePlace(place, element);
    }
    const bool rests = std::any_of(element.cites.begin(), element.cites.end(), [&](int row) {
        return !ruleset.ledger.rows()[static_cast<std::size_t>(row)].reading.empty();
    });
    element.status = houseFiles.count(place.document()) > 0 ? Status::House : rests ? Status::Read : Status::Printed;
    if (const JsonPlace status = place["status"]; status.exists()) {
        if (status.isString() && status.string() == "house") element.status = Status::House;
        else if (status.isString() && status.string() == "read") element.status = Status::Read;
        else
            fault(status,
                  message("check.status-read-house-what",
                          "the status is \"read\" or \"house\"; what is printed needs none"));
    }
    if (mustCite && element.cites.empty() && !place.has("cite") && element.status != Status::House) {
        fault(place,
              {message("check.cites-nothing-name-ledger",
                       "%1 cites nothing; name the ledger rows that it carries out, or give it the status \"house\""),
               {aText(std::string(element.id))}});
    }
    ruleset.elements.push_back(std::move(element));
    return static_cast<ElementId>(ruleset.elements.size() - 1);
}

void LoaderContext::notePlace(JsonPlace place, Element& element)
{
    const auto [known, isNew] = m_files.emplace(place.document(), static_cast<int>(ruleset.files.size()));
    if (isNew) ruleset.files.push_back(place.document()->file());
    const JsonPlace::Position at = place.position();
    element.file = known->second;
    element.line = at.line;
    element.column = at.column;
}

int LoaderContext::choiceList(JsonPlace place)
{
    if (const auto found = m_choiceLists.find(std::string(place.string())); found != m_choiceLists.end())
        return found->second;
    std::vector<std::string> names;
    for (const auto& [name, index] : m_choiceLists) {
        if (name.find(' ') == std::string::npos) names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    isChoiceListMissing = true;
    fault(place,
          {message("check.no-choice-list", "there is no choice list \"%1\""),
           {aText(std::string(place.string()))},
           hintFor(place.string(), names)});
    return -1;
}

int LoaderContext::choiceListAt(JsonPlace place, const std::string& name)
{
    if (place.isString()) return choiceList(place);
    if (place.isObject()) return addChoiceList(name, place);
    fault(place,
          message("check.choices-name-choice-list",
                  "choices are the name of a choice list, or written out as { \"id\": \"label\" }"));
    return -1;
}

std::string LoaderContext::choiceLabel(JsonPlace member)
{
    if (member.isObject()) {
        allowKeys(member, {"label", "ends"});
        return requiredString(member, "label");
    }
    if (!member.isString()) fault(member, message("check.label-choice-text", "the label of a choice has to be a text"));
    return std::string(member.string());
}

Ending LoaderContext::choiceEnding(JsonPlace member)
{
    const JsonPlace ends = member["ends"];
    if (!member.isObject() || !ends.exists()) return Ending::None;
    for (const auto& [word, ending] : {std::pair{"won", Ending::Won}, {"held", Ending::Held}, {"lost", Ending::Lost}}) {
        if (ends.isString() && ends.string() == word) return ending;
    }
    fault(ends, message("check.ends-won-held-lost", "\"ends\" is won, held or lost, as seen by the one who acts"));
    return Ending::None;
}

int LoaderContext::addChoiceList(const std::string& name, JsonPlace members)
{
    ChoiceList list;
    list.id = name;
    if (members.size() > maxChoices)
        fault(members,
              {message("check.list-at-most-choices", "a list has at most %1 choices"),
               {aText(std::to_string(maxChoices))}});
    for (const JsonPlace member : members) {
        if (list.choices.size() >= maxChoices) break;
        if (!isId(member.key()))
            fault(member,
                  {message("check.not-id-use-lower", "\"%1\" is not an id; use lower-case letters, digits and hyphens"),
                   {aText(std::string(member.key()))}});
        if (member.key() == "none-of-these")
            fault(member, message("check.choice-reserved-name", "this choice has a reserved name"));
        list.choices.push_back({ruleset.names.intern(member.key()), choiceLabel(member), choiceEnding(member)});
    }
    const auto index = static_cast<int>(ruleset.choiceLists.size());
    if (!m_choiceLists.emplace(name, index).second)
        fault(members,
              {message("check.two-choice-lists-rename", "there are two choice lists \"%1\"; rename one"),
               {aText(std::string(name))}});
    ruleset.choiceLists.push_back(std::move(list));
    return index;
}

int LoaderContext::addChoiceList(ChoiceList list, JsonPlace place)
{
    const auto index = static_cast<int>(ruleset.choiceLists.size());
    if (!m_choiceLists.emplace(list.id, index).second)
        fault(place,
              {message("check.choice-list-already-rename", "there is a choice list \"%1\" already; rename one"),
               {aText(std::string(list.id))}});
    ruleset.choiceLists.push_back(std::move(list));
    return index;
}

int LoaderContext::choiceListOnce(JsonPlace members, const std::string& name)
{
    const auto found = m_choiceLists.find(name);
    return found == m_choiceLists.end() ? addChoiceList(name, members) : found->second;
}

int LoaderContext::choiceListOnce(ChoiceList list)
{
    const auto [entry, added] = m_choiceLists.emplace(list.id, static_cast<int>(ruleset.choiceLists.size()));
    if (added) {
        ruleset.choiceLists.push_back(std::move(list));
        return entry->second;
    }
    ChoiceList& known = ruleset.choiceLists[static_cast<std::size_t>(entry->second)];
    for (Choice& choice : list.choices) {
        if (known.find(choice.id) < 0) known.choices.push_back(std::move(choice));
    }
    return entry->second;
}

const Attribute* LoaderContext::findAttribute(OwnerKind kind, std::string_view id) const
{
    const auto found = m_attributes.find(std::pair(kind, std::string(id)));
    return found == m_attributes.end() ? nullptr : found->second;
}

const Attribute* LoaderContext::typeAttribute(OwnerKind kind) const
{
    const Attribute* type = nullptr;
    for (const auto& each : ruleset.attributes) {
        if (each->isType && each->kind == kind) type = each.get();
    }
    return type;
}

int LoaderContext::tableToRead(JsonPlace id)
{
    std::vector<std::string> known;
    for (std::size_t i = 0; i < ruleset.tables.size(); ++i) {
        known.push_back(ruleset.tables[i].id);
        if (known.back() != id.string()) continue;
        usedTables.insert(known.back());
        return static_cast<int>(i);
    }
    isUseMissing = true;
    fault(id,
          {message("check.no-table", "there is no table \"%1\""),
           {aText(std::string(id.string()))},
           hintFor(id.string(), known)});
    return -1;
}

int LoaderContext::deckAt(JsonPlace id)
{
    std::vector<std::string> known;
    for (std::size_t i = 0; i < ruleset.decks.size(); ++i) {
        known.push_back(ruleset.decks[i].id);
        if (id.isString() && known.back() == id.string()) return static_cast<int>(i);
    }
    isUseMissing = true;
    fault(id,
          id.isString() ? Fault(message("check.no-deck", "there is no deck \"%1\""), {aText(std::string(id.string()))},
                                hintFor(id.string(), known))
                        : Fault(message("check.deck-id", "write the id of a deck, in quotes")));
    return -1;
}

std::vector<std::string> LoaderContext::attributeIds(OwnerKind kind) const
{
    std::vector<std::string> ids;
    for (const auto& attribute : ruleset.attributes) {
        if (attribute->kind == kind) ids.push_back(attribute->id);
    }
    return ids;
}

std::optional<EntityKind> LoaderContext::entityKindAt(JsonPlace object, std::string_view what)
{
    const std::string word = requiredString(object, "kind");
    const std::optional<EntityKind> kind = entityKind(word);
    if (ownerKindWords.find(word) == OwnerKind::Case)
        fault(object["kind"],
              {message("check.kind-can-case", "%1; the kind can't be \"case\""), {aText(std::string(what))}});
    else if (!word.empty() && (!kind || attributeIds(*kind).empty()))
        fault(object["kind"],
              {message("check.no-attributes-kind", "there are no attributes of the kind \"%1\""),
               {aText(std::string(word))}});
    return kind;
}

void LoaderContext::readUnit(JsonPlace place, Shape& shape)
{
    const JsonPlace unit = place["unit"];
    if (unit.isObject()) {
        allowKeys(unit, {"one", "many"});
        shape.unitOfOne = requiredString(unit, "one");
        shape.unit = requiredString(unit, "many");
        return;
    }
    shape.setUnit(optionalString(place, "unit"));
}

}  // namespace drumhead
