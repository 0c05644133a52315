#pragma once

#include "drumhead/rules/json_reader.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace drumhead {

class RulesetTexts;

/// What the readers of a ruleset's parts share: the ruleset that is being built, the faults found so far, and where
/// things stand in the files.
struct LoaderContext : JsonReader {
    explicit LoaderContext(Ruleset& built, std::vector<Diagnostic>& faults) : JsonReader(faults), ruleset(built) {}

    Ruleset& ruleset;
    RulesetTexts* texts = nullptr;  ///< of another language; null: English
    bool hasLedger = false;
    bool isLedgerBroken = false;  ///< rows may be missing that the rules cite
    /// Which ruleset of a chain of extensions a file belongs to: 0 is the base.
    std::map<const JsonDocument*, int> layers;
    /// What extensions leave out of what they extend, by kind and id.
    struct Withdrawal {
        JsonPlace place;
        bool isMet = false;  ///< there was something to withdraw
    };
    std::map<std::pair<std::string, std::string>, Withdrawal, std::less<>> withdrawals;
    /// Whether an extension leaves out the element of this kind and id that stands at a place of what it extends.
    bool isWithdrawn(std::string_view kind, std::string_view id, JsonPlace place);
    /// The files of rulesets that are house rules throughout.
    std::set<const JsonDocument*> houseFiles;

    struct Formula {
        JsonPlace place;
        bool isCondition = false;
        int deck = -1;  ///< how many cards are left in it
    };
    std::map<const Attribute*, Formula> formulas;
    struct ModifierPlace {
        const Modifier* modifier = nullptr;
        JsonPlace amount;
        JsonPlace when;
    };
    std::map<std::string, std::vector<ModifierPlace>, std::less<>> modifierLists;
    std::map<std::string, const JsonDocument*, std::less<>> modifierDocuments;  ///< by list: the last file with it
    std::map<std::string, JsonPlace, std::less<>> procedurePlaces;
    /// Steps of a procedure run by several `do` are compiled several times but are one element.
    std::map<std::pair<const JsonDocument*, std::uint32_t>, ElementId> stepElements;
    struct WatchPlace {
        std::string id;
        std::optional<EntityKind> kind;  ///< nothing: a fault
        ElementId element = 0;
        JsonPlace place;
    };
    std::vector<WatchPlace> watches;
    JsonPlace sequencePlace;                           ///< the one that holds, where extensions have their own
    std::set<std::string, std::less<>> sequenceSteps;  ///< the ids of its steps
    std::vector<std::pair<Attribute*, JsonPlace>> tallies;
    std::vector<std::pair<Attribute*, JsonPlace>> suggestions;
    std::vector<std::pair<Attribute*, JsonPlace>> bonds;
    std::vector<std::pair<Attribute*, JsonPlace>> defaultsByType;  ///< that name a figure of the unit type
    std::map<std::string, JsonPlace, std::less<>> tablePlaces;
    std::map<std::string, JsonPlace, std::less<>> deckPlaces;
    std::set<std::string, std::less<>> drawnDecks;
    std::map<NameId, JsonPlace> unitTypePlaces;
    std::map<std::string, JsonPlace, std::less<>> rosterPlaces;
    std::map<std::string, JsonPlace, std::less<>> topicPlaces;
    std::set<std::string, std::less<>> usedModifierLists;
    std::set<std::string, std::less<>> usedTables;
    /// Of the program in hand: guards of two `do` that name their results alike, of which only one may run; and where
    /// the second is named.
    struct SharedName {
        std::size_t first;
        std::size_t second;
        JsonPlace place;
    };
    std::vector<SharedName> sharedNames;
    // What follows from a fault that was told, and is not told besides.
    std::set<std::string, std::less<>> faultyAttributes;  ///< of units
    std::set<const Attribute*> brokenAttributes;          ///< of all kinds: something about them is wrong
    std::set<std::string, std::less<>> lostNames;         ///< which a step would have given that is none
    bool isChoiceListMissing = false;
    bool onlyForm = false;      ///< of examples: what is wrong before would make them wrong too
    bool isUseMissing = false;  ///< a step reads a table or a list of modifiers that there is not
    // Of all procedures so far, with all that they run.
    std::size_t compiledSteps = 0;
    std::size_t compiledNodes = 0;
    double tableWork = 0;  ///< how much it took to check all tables so far for gaps

    /// Whether an element may take the place of an earlier one with its id: it says "replaces" and stands in an
    /// extension. Faults what is wrong about that.
    bool mayReplace(JsonPlace place, JsonPlace earlier, const std::string& what);
    /// Faults "replaces" where there is nothing to replace.
    void mustNotReplace(JsonPlace place);

    /// Reads `cite`, `status` and `note`. Where `mustCite` and there is neither a citation nor the status house, that
    /// is a fault.
    ElementId addElement(std::string id, ElementKind kind, bool computes, JsonPlace place, bool mustCite);

    /// Reads `unit`: a text, or {"one", "many"}. Of a text the singular lacks the s at its end.
    void readUnit(JsonPlace place, Shape& shape);

    /// A choice list by name, or -1 and a fault.
    int choiceList(JsonPlace place);
    /// Either the name of a list or a list written in place, which is added under the given name.
    int choiceListAt(JsonPlace place, const std::string& name);
    int addChoiceList(const std::string& name, JsonPlace members);
    /// A list that stands in no place of its own; a fault at `place` where there is one of its name.
    int addChoiceList(ChoiceList list, JsonPlace place);
    std::string choiceLabel(JsonPlace member);
    Ending choiceEnding(JsonPlace member);
    /// Adds a list unless one of that name is there: the lists of a procedure that several others run.
    int choiceListOnce(JsonPlace members, const std::string& name);
    int choiceListOnce(ChoiceList list);
    using JsonReader::literal;
    Value literal(const Shape& shape, JsonPlace place) { return literal(ruleset, shape, place); }

    [[nodiscard]] const Attribute* findAttribute(OwnerKind kind, std::string_view id) const;
    [[nodiscard]] const Attribute* findAttribute(EntityKind kind, std::string_view id) const
    {
        return findAttribute(ownerKind(kind), id);
    }
    [[nodiscard]] std::vector<std::string> attributeIds(OwnerKind kind) const;
    [[nodiscard]] std::vector<std::string> attributeIds(EntityKind kind) const { return attributeIds(ownerKind(kind)); }
    /// The kind that stands at "kind"; nothing and a fault where there is none, or no attribute of it. `what` begins
    /// the sentence of the fault.
    std::optional<EntityKind> entityKindAt(JsonPlace object, std::string_view what);
    /// The attribute of a kind that holds its unit type, or null.
    [[nodiscard]] const Attribute* typeAttribute(OwnerKind kind) const;
    /// The index of the table that a step or an amount reads, which now counts as used; -1 and a fault where there is
    /// none of that id.
    int tableToRead(JsonPlace id);
    /// The index of a deck that a step draws from or shuffles; -1 and a fault where there is none of that id.
    int deckAt(JsonPlace id);
    void indexAttribute(const Attribute* attribute)
    {
        m_attributes.emplace(std::pair(attribute->kind, attribute->id), attribute);
    }

private:
    void readCites(JsonPlace place, Element& element);
    void notePlace(JsonPlace place, Element& element);

    std::map<std::pair<OwnerKind, std::string>, const Attribute*> m_attributes;
    std::unordered_map<std::string, int> m_choiceLists;
    std::map<const JsonDocument*, int> m_files;
};

/// The parts of a ruleset's file, each read once all files are parsed. Declarations come before what refers to them.
/// "withdraw" of an extension, before anything else is read.
void readWithdrawals(LoaderContext& context, JsonPlace withdraw);
void readChoiceLists(LoaderContext& context, JsonPlace lists);
/// Which decks there are: an extension may leave decks of its base out, or put its own in their place.
void declareDecks(LoaderContext& context, JsonPlace decks);
/// Each deck is a list of choices, a table and the facts that say which of its cards are gone.
void readDecks(LoaderContext& context, JsonPlace decks);
void readAttributes(LoaderContext& context, JsonPlace attributes);
/// Defaults that name a figure of the unit type, once all attributes are known.
void resolveDefaults(LoaderContext& context);
void declareUnitTypes(LoaderContext& context, JsonPlace unitTypes);
void readUnitTypes(LoaderContext& context, JsonPlace unitTypes);
void readTables(LoaderContext& context, JsonPlace tables);
void readWatches(LoaderContext& context, JsonPlace watches);
void readModifiers(LoaderContext& context, JsonPlace lists);
void readRulings(LoaderContext& context, JsonPlace rulings);
void readRoster(LoaderContext& context, JsonPlace roster);
void readReference(LoaderContext& context, JsonPlace reference);
void declareProcedures(LoaderContext& context, JsonPlace procedures);
void compileProcedures(LoaderContext& context);
void readSequence(LoaderContext& context, JsonPlace sequence);
/// Notes the ids of the steps, to which what falls due may refer.
void declareSteps(LoaderContext& context);
void compileSequence(LoaderContext& context);
void compileTallies(LoaderContext& context);
void compileSuggestions(LoaderContext& context);
void compileBonds(LoaderContext& context);
/// How a battle works out the derived attributes that its lists show.
void compileShownAttributes(LoaderContext& context);
void readExamples(LoaderContext& context, JsonPlace examples);
void readMatchUps(LoaderContext& context, JsonPlace list);
void readEngagements(LoaderContext& context, JsonPlace engagements);

/// Faults the gaps and overlaps of a table whose rows stand at these places.
void checkTableCoverage(LoaderContext& context, const Table& table, JsonPlace place,
                        const std::vector<JsonPlace>& rowPlaces);

}  // namespace drumhead
