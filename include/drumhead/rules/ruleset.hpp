#pragma once

#include "drumhead/rules/ledger.hpp"
#include "drumhead/rules/names.hpp"
#include "drumhead/rules/program.hpp"
#include "drumhead/rules/roster.hpp"
#include "drumhead/rules/sequence.hpp"
#include "drumhead/rules/shape.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace drumhead {

struct ReferencePlan;

/// How far an element of the rules is vouched for: the source prints it, it is our reading of unclear print, or it is
/// not in the source at all.
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
    Reference,
    Sequence,
    SequenceStep,
    SequenceFor,
    SequenceOffer,
    SequenceReminder,
    SequenceRule
};
/// Whether it is part of the sequence of the turn.
[[nodiscard]] bool isOfSequence(ElementKind kind);

/// Anything in a ruleset that can cite the rules.
struct Element {
    std::string id;  ///< "modifier shooting/soft-cover"
    ElementKind kind = ElementKind::Step;
    bool computes = false;   ///< carries a rule out, rather than only recording or reminding
    std::vector<int> cites;  ///< rows of the ledger
    Status status = Status::Printed;
    std::string note;
};

enum class Origin : std::uint8_t { Case, Type, List, Play, Derived };

/// How a game reckons an attribute of a group or a side from those who belong to it. In a single case it is asked for.
struct Tally {
    std::string kind;               ///< whose: unit, group or leader
    const Attribute* of = nullptr;  ///< what of theirs is added up; null: they are counted
    InternalId where = -1;          ///< which of them: a condition on `self`
};

/// A property of a unit, a leader, a side, the game, or the case in hand.
struct Attribute {
    std::string kind;      ///< whose: unit, group, leader, side, game or case
    std::string id;        ///< unique within its kind
    std::string label;     ///< as a person reads it after the owner's name: "formation"
    std::string question;  ///< how a person is asked for it; empty: is not asked
    std::string lasts;     ///< how long a battle keeps it: game, turn, phase or subphase
    Shape shape;
    Origin origin = Origin::Case;
    Value fallback = Value::unknown();  ///< the default; unknown: there is none
    int per = -1;                       ///< choice list that spreads it, or -1
    int stat = -1;                      ///< of `Origin::Type`: first position in `UnitType::stats`
    bool isType = false;                ///< its value is the unit type
    std::optional<Tally> tally;
    ElementId element = 0;
};

struct UnitType {
    NameId id = 0;
    std::string title;
    /// At the positions `Attribute::stat`; of those that are `per` a choice, one for each of them.
    std::vector<Value> stats;
    ElementId element = 0;
};

/// The span or the choices of one input that a table row stands for. No choices: any.
struct TableCell {
    Number low = -Number::largest();
    Number high = Number::largest();
    std::vector<NameId> choices;
};

struct TableInput {
    std::string id;
    std::string label;
    Shape shape;
    std::vector<NameId> choices;
};

struct TableOutput {
    std::string id;
    Shape shape;
};

struct TableRow {
    std::vector<TableCell> cells;  ///< one for each input
    std::vector<Value> outputs;    ///< one for each output
    ElementId element = 0;
};

struct Table {
    std::string id;
    std::string title;
    std::vector<TableInput> inputs;
    std::vector<TableOutput> outputs;
    std::vector<TableRow> rows;
    bool across = false;  ///< the last input is spread over columns in print
    ElementId element = 0;

    /// The row for these inputs (as many as the table has), or -1 where there is none.
    [[nodiscard]] int find(const Value* inputValues) const;
};

struct Modifier {
    std::string list;  ///< the list in which it stands
    std::string id;    ///< unique in its list
    std::string label;
    std::string once;  ///< of those of a sum with the same word only the first that applies counts; empty: each counts
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
    std::optional<std::string> refused;  ///< the row cited by the refusing step; empty: any
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
    std::string folder;              ///< where it was read from; told in faults
    bool extends = false;            ///< takes over another ruleset
    std::vector<std::string> bases;  ///< ids of those that it extends, the nearest first
    bool ownLedger = false;          ///< the ledger is its own, not that of the ruleset which it extends

    Names names;
    Ledger ledger;
    std::vector<ChoiceList> choiceLists;  ///< the first holds the unit types
    std::vector<std::unique_ptr<Attribute>> attributes;
    std::vector<UnitType> unitTypes;
    std::vector<Table> tables;
    std::vector<std::unique_ptr<Modifier>> modifiers;
    std::vector<Ruling> rulings;
    std::vector<std::unique_ptr<Procedure>> procedures;
    /// Each by itself, for a battle: its one role, "self", is of the watch's kind.
    std::vector<std::unique_ptr<Procedure>> watches;
    Sequence sequence;  ///< of the turn; no steps: there is none
    /// Conditions and rules of the sequence and of tallies; never listed or offered.
    std::vector<std::unique_ptr<Procedure>> internal;
    std::vector<RosterKind> roster;
    /// How the quick-reference sheet is arranged; null: as it comes.
    std::shared_ptr<ReferencePlan> reference;
    std::vector<Example> examples;
    std::vector<Element> elements;

    /// Whether it is the ruleset of that id or extends it: what was written for that one can be played by this one.
    [[nodiscard]] bool playsFor(std::string_view other) const;
    [[nodiscard]] const Procedure* findProcedure(std::string_view id) const;
    [[nodiscard]] const UnitType* findUnitType(NameId id) const;
    /// How a kind stands in the lists of a battle, or null where the rules say nothing of it.
    [[nodiscard]] const RosterKind* findRoster(std::string_view kind) const;
    /// The label of a choice in a list, or its id.
    [[nodiscard]] const std::string& choiceLabel(int list, NameId choice) const;
    /// How a value of that shape reads: "8", "yes", "in soft cover", "no short range".
    [[nodiscard]] std::string valueText(const Shape& shape, Value value) const;
    /// How a value is written in files and on the command line: "8", "true", "soft", "none".
    [[nodiscard]] std::string valueId(const Shape& shape, Value value) const;
};

/// Reads a value as a person or a script types it; the error says what would be right.
[[nodiscard]] Result<Value> parseValue(const Ruleset& ruleset, const Shape& shape, std::string_view text);

}  // namespace drumhead
