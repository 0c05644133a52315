#pragma once

#include "drumhead/base/texts.hpp"
#include "drumhead/rules/deck.hpp"
#include "drumhead/rules/engagement.hpp"
#include "drumhead/rules/ledger.hpp"
#include "drumhead/rules/match_up_rule.hpp"
#include "drumhead/rules/procedure_group.hpp"
#include "drumhead/rules/program/program.hpp"
#include "drumhead/rules/roster.hpp"
#include "drumhead/rules/sequence.hpp"
#include "drumhead/rules/values/names.hpp"
#include "drumhead/rules/values/shape.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace drumhead {

struct ReferencePlan;

/// Where an element of the rules comes from: printed in the source, our reading of unclear print, or a house rule
/// not in the source.
enum class Status : std::uint8_t { Printed, Read, House };
[[nodiscard]] std::string_view statusName(Status status);

enum class ElementKind : std::uint8_t {
    Attribute,
    UnitType,
    Table,
    TableRow,
    Modifier,
    Ruling,
    Watch,
    Procedure,
    Step,
    Example,
    Engagement,
    Reference,
    Sequence,
    SequenceStep,
    SequenceFor,
    SequenceOffer,
    SequenceReminder,
    SequenceRule
};
/// Whether it is part of the turn sequence.
[[nodiscard]] bool isOfSequence(ElementKind kind);

/// Anything in a ruleset that can cite the rules.
struct Element {
    std::string id;  ///< "modifier shooting/soft-cover"
    ElementKind kind = ElementKind::Step;
    bool computes = false;   ///< applies a rule, rather than only recording or reminding
    std::vector<int> cites;  ///< rows of the ledger
    Status status = Status::Printed;
    std::string note;
    int file = -1;  ///< index into `Ruleset::files`
    int line = 0;   ///< counted from 1, like the column
    int column = 0;
};

enum class Origin : std::uint8_t { Case, Type, List, Play, Derived };

/// How a game computes an attribute of a group or side from its members. In a single case the user enters it.
struct Tally {
    EntityKind kind = EntityKind::Unit;  ///< kind of member: unit, group or leader
    const Attribute* of = nullptr;       ///< the attribute that is summed; null: members are counted
    InternalId where = -1;               ///< condition on `self` that selects members
};

/// A property of a unit, group, leader, side, the game, or the current case.
struct Attribute {
    OwnerKind kind = OwnerKind::Case;
    std::string id;        ///< unique within its kind
    std::string label;     ///< for display after the owner's name: "formation"
    std::string question;  ///< question shown to the user; empty: never asked
    Lifetime lasts = Lifetime::Game;
    Shape shape;
    Origin origin = Origin::Case;
    Value fallback = Value::unknown();  ///< default; unknown: none
    int per = -1;                       ///< choice list with one value per choice, or -1
    /// Of `Origin::Type`: first position in `UnitType::stats`. Of others: where their default stands there, or -1.
    int stat = -1;
    const Attribute* startsAs = nullptr;  ///< the figure of the unit type that is its default, or null
    bool isType = false;                  ///< its value is the unit type
    bool countsCards = false;             ///< how many cards are gone from a deck, or left in it
    std::optional<Tally> tally;
    /// Of a flag of cases: the role whose holder a battle remembers when an effect sets it. It is then yes towards that
    /// one, no towards anybody else. Empty: none.
    std::string remembers;
    /// Of a flag that a battle keeps: the flag with `remembers` that it stands and falls with; or null. Whoever loses
    /// the flag is forgotten by all and forgets; whoever has then lost the last of them loses it too.
    const Attribute* boundBy = nullptr;
    /// Of a derived attribute that a roster shows: how a battle works it out; else -1.
    InternalId worksOut = -1;
    ElementId element = 0;
};

struct UnitType {
    NameId id = 0;
    std::string title;
    /// Indexed by `Attribute::stat`; an attribute with `per` has one consecutive value per choice.
    std::vector<Value> stats;
    ElementId element = 0;
};

/// The range or the choices of one input that a table row matches. No choices: any.
struct TableCell {
    Number low = -Number::largest();
    Number high = Number::largest();
    std::vector<NameId> choices;
    std::string lowBound = {};   ///< "above" of the file as text; empty where the band has none
    std::string highBound = {};  ///< "below" likewise
};

struct TableInput {
    std::string id;
    std::string label;
    Shape shape;
    std::vector<NameId> choices;
};

struct TableOutput {
    std::string id;
    std::string label;  ///< over its column
    Shape shape;
};

struct TableRow {
    std::vector<TableCell> cells;  ///< one per input
    std::vector<Value> outputs;    ///< one per output
    ElementId element = 0;
};

struct Table {
    std::string id;
    std::string title;
    std::vector<TableInput> inputs;
    std::vector<TableOutput> outputs;
    std::vector<TableRow> rows;
    bool across = false;  ///< print the last input across the columns
    ElementId element = 0;

    /// The row that matches `inputs.size()` values, or -1 if none does.
    [[nodiscard]] int find(const Value* inputValues) const;
};

struct Modifier {
    std::string list;  ///< the modifier list it belongs to
    std::string id;    ///< unique within its list
    std::string label;
    std::string once;  ///< within a sum only the first applicable modifier with this word counts; empty: always counts
    ElementId element = 0;
};

struct Ruling {
    std::string id;
    std::string title;
    std::string question;
    int choices = -1;  ///< index into `Ruleset::choiceLists`
    Value fallback;    ///< the ruleset's own reading
    ElementId element = 0;
};

struct Procedure {
    std::string id;
    std::string title;
    std::string about;  ///< a sentence, or empty
    ProcedureGroup group = ProcedureGroup::Other;
    /// A helper that other procedures run: people are not offered it by itself.
    bool inner = false;
    ElementId element = 0;
    Program program;
};

/// A worked case of the ruleset: its own test.
struct Example {
    struct Given {
        std::string name;
        std::string value;
    };
    std::string id;
    std::string procedure;
    std::string file;
    int line = 0;
    int column = 0;
    std::vector<Given> given;
    std::vector<Given> rulings;
    std::vector<int> dice;
    std::vector<Given> values;           ///< expected values and attributes
    std::vector<Given> changes;          ///< expected changes of numbers
    std::vector<Given> modifiers;        ///< expected amounts by modifier
    bool allModifiers = false;           ///< and no others
    std::optional<std::string> refused;  ///< ledger row cited by the refusing step; empty: any
    std::optional<std::vector<std::string>> due;
    std::vector<std::string> says;
    std::optional<int> rolled;
    ElementId element = 0;
};

struct Ruleset {
    std::string id;
    std::string title;
    std::string version;
    std::string author;
    std::string about;
    std::string distanceUnit;        ///< "in", "cm"
    std::string folder;              ///< where it was read from; used in fault messages
    bool extends = false;            ///< extends another ruleset
    std::vector<std::string> bases;  ///< ids of the rulesets it extends, nearest first
    bool ownLedger = false;          ///< has a ledger of its own, not the base ruleset's
    /// The language of its own texts, and what the program says of a case by these rules; never null.
    std::shared_ptr<const Texts> texts = std::make_shared<Texts>();

    Names names;
    Ledger ledger;
    std::vector<ChoiceList> choiceLists;  ///< the first holds the unit types
    std::vector<std::unique_ptr<Attribute>> attributes;
    std::vector<UnitType> unitTypes;
    std::vector<Table> tables;
    std::vector<Deck> decks;
    std::vector<std::unique_ptr<Modifier>> modifiers;
    std::vector<Ruling> rulings;
    std::vector<std::unique_ptr<Procedure>> procedures;
    /// One procedure per watch, for a battle: its only role, "self", has the watch's kind.
    std::vector<std::unique_ptr<Procedure>> watches;
    Sequence sequence;  ///< turn sequence; no steps: the ruleset has none
    /// Conditions and rules of the sequence and of tallies; never listed or offered.
    std::vector<std::unique_ptr<Procedure>> internal;
    std::vector<RosterKind> roster;
    std::vector<MatchUpRule> matchUps;  ///< by which army lists are compared, the most telling first
    /// Arrangement of the quick-reference sheet; null: the default one.
    std::shared_ptr<ReferencePlan> reference;
    std::vector<Example> examples;
    std::vector<EngagementPlan> engagements;  ///< at most one of each kind
    std::vector<Element> elements;
    std::vector<std::string> files;  ///< in which elements stand, those of the rulesets it extends first

    /// Whether it has this id or extends the ruleset that has it: scenarios for `other` can be played by it.
    [[nodiscard]] bool playsFor(std::string_view other) const;
    [[nodiscard]] const Procedure* findProcedure(std::string_view id) const;
    [[nodiscard]] const UnitType* findUnitType(NameId id) const;
    /// How the battle lists show a kind, or null if the rules don't define it.
    [[nodiscard]] const RosterKind* findRoster(EntityKind kind) const;
    [[nodiscard]] const RosterKind* findRoster(OwnerKind kind) const
    {
        return kind == OwnerKind::Case ? nullptr : findRoster(*entityKind(kind));
    }
    /// The label of a choice in a list, or its id.
    [[nodiscard]] const std::string& choiceLabel(int list, NameId choice) const;
    /// A value of this shape for display: "8", "yes", "in soft cover", "no short range".
    [[nodiscard]] std::string valueText(const Shape& shape, Value value) const;
    /// A value as written in files and on the command line: "8", "true", "soft", "none".
    [[nodiscard]] std::string valueId(const Shape& shape, Value value) const;
};

/// Parses a value typed by a user or a script; a number may have its unit, and a length any unit ("3 in" where the
/// rules measure in centimetres). The error says what is valid.
[[nodiscard]] Result<Value> parseValue(const Ruleset& ruleset, const Shape& shape, std::string_view text);

}  // namespace drumhead
