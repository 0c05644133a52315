#pragma once

#include "drumhead/rules/kinds.hpp"
#include "drumhead/rules/outcome_detail.hpp"
#include "drumhead/rules/phrase.hpp"
#include "drumhead/rules/shape.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace drumhead {

struct Attribute;
struct Modifier;

/// A procedure compiled to a flat list of instructions over numbered slots. The interpreter runs it with dice, the
/// odds run it over probabilities; it has no hidden inputs. Everything here is immutable after loading.

using NodeId = std::int32_t;      ///< index into `Program::nodes`; -1 is none
using SlotId = std::int32_t;      ///< index into `Program::slots`; -1 is none
using ElementId = std::uint32_t;  ///< index into `Ruleset::elements`

enum class NodeKind : std::uint8_t {
    Constant,
    Slot,
    Derived,
    Sum,
    Subtract,
    Times,
    Divide,
    Least,
    Most,
    By,
    If,
    Total,
    LeastOf,
    MostOf,
    Count,
    RowNumber,
    Table,
    LookUp,
    All,
    Any,
    Not,
    Compare,
    OneOf,
    Some,
    Every
};

/// Whether the value is reckoned from those of the children.
[[nodiscard]] constexpr bool isArithmetic(NodeKind kind) { return kind >= NodeKind::Sum && kind <= NodeKind::Most; }

enum class Comparison : std::uint8_t { Is, Not, AtLeast, AtMost, Above, Below };

/// One node of an amount or a condition; its children are `Program::children[first … first + count)`.
///
/// Slot, Derived: `subject` is the slot (a Derived has the formula as its child). By: children are the subject, the
/// else amount (or -1), then one amount per choice in `Program::keys[keys …]`. If: condition, then,
/// else. Total, LeastOf, MostOf: amount, where (or -1). Count, Some, Every: where. RowNumber: the current row of the
/// role `subject`, counted from 1. Table: inputs; `subject` is the table, `column` the output. LookUp: the index;
/// `subject` is the type's slot, `column` the first stat. Compare: left, right; if these are a slot and a constant,
/// `subject` and `constant` repeat them, else `subject` is -1. OneOf: left, then the alternatives; `negated` inverts
/// it. `shape` describes the left side of comparisons and choices, for wording.
struct Node {
    NodeKind kind = NodeKind::Constant;
    Comparison comparison = Comparison::Is;
    Rounding rounding = Rounding::Exact;
    bool negated = false;
    bool sourced = false;  ///< uses a figure from a table or a unit type
    ValueKind valueKind = ValueKind::Number;
    std::int32_t choices = -1;  ///< choice list, if the value is a choice
    std::int32_t subject = -1;
    std::int32_t column = 0;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t keys = 0;
    ElementId element = UINT32_MAX;  ///< the derived attribute or table that cites the rules
    Value constant;
};

enum class SlotKind : std::uint8_t { Fact, Stat, Derived, Ruling, Result };

/// One named value of a case.
struct Slot {
    std::string name;        ///< as in the ruleset: "shooter.order", "distance", "score"
    std::string label;       ///< for display: "shooter's order"
    Phrase labelParts = {};  ///< of a result, where its label names roles; else empty
    std::string ownerTail;   ///< the label without its owner's: "'s order"; empty: it does not begin with an owner
    Shape shape;
    SlotKind kind = SlotKind::Fact;
    int owner = -1;           ///< index of the role that owns the attribute, or -1
    int manyRole = -1;        ///< role with one value per row (index), or -1: a single value
    std::uint32_t index = 0;  ///< position among the single values, or within a row
    const Attribute* attribute = nullptr;
    SlotId typeSlot = -1;           ///< of a stat: the slot of the unit type
    NodeId formula = -1;            ///< of a derived attribute
    ElementId ruling = UINT32_MAX;  ///< of a ruling: the element that cites the rules
    Value fallback = Value::unknown();
    bool asked = false;      ///< the user may be asked for it
    bool consulted = false;  ///< read by a condition or amount (else only by effects or sentences)
    bool told = false;       ///< named by a sentence
    bool shown = true;       ///< listed among the values of a verdict
};

struct CompiledModifier {
    const Modifier* modifier = nullptr;
    NodeId when = -1;
    NodeId amount = -1;
};

struct LetDetail {
    SlotId slot = -1;
    NodeId value = -1;
    bool adds = false;
};
struct BandDetail {
    SlotId slot = -1;
    NodeId value = -1;
    std::vector<std::pair<NodeId, NameId>> limits;
    Phrase beyond;
};
struct TableDetail {
    std::int32_t table = -1;
    std::vector<NodeId> inputs;
    std::vector<SlotId> outputs;
};
struct SumDetail {
    SlotId slot = -1;
    std::vector<NodeId> of;
    std::vector<CompiledModifier> modifiers;
    bool bounded = false;
    Number least;
    Number most;
};

enum class Keep : std::uint8_t { All, Lowest, Highest };
/// What a die that meets the count of a roll has done: scored, passed a test, or failed it.
enum class CountedAs : std::uint8_t { Score, Pass, Fail };
struct RollDetail {
    SlotId slot = -1;
    NodeId dice = -1;  ///< -1: one die
    int sides = 6;
    Keep keep = Keep::All;
    NodeId kept = -1;
    bool counts = false;  ///< value: number of kept dice that meet the comparison, else their total
    Comparison comparison = Comparison::AtMost;
    NodeId against = -1;
    int by = -1;  ///< the role that rolls, or -1
    CountedAs countedAs = CountedAs::Score;
    std::string verb;            ///< said of a die that meets the comparison: "hits"; empty: a general word is used
    std::vector<SlotId> readAs;  ///< results that tell what the value means; the first that tells something is shown
};

enum class ChangeKind : std::uint8_t { Set, Add, Subtract };
struct Change {
    SlotId slot = -1;
    ChangeKind kind = ChangeKind::Set;
    NodeId value = -1;
};
/// A leader joins a unit, or leaves his unit if `unit` is -1. Both roles have a single row.
struct Attachment {
    int leader = -1;
    int unit = -1;
};
/// A unit is divided, or joins another. What it gives are changes of the same effect.
struct Division {
    int unit = -1;            ///< role of a single unit
    int into = -1;            ///< role of the unit that it joins; -1: it is divided
    std::vector<int> shares;  ///< indexes of the changes that take from it, or for a join give to the other
};
struct EffectDetail {
    std::vector<Change> changes;
    std::vector<Attachment> attachments = {};
    std::vector<Division> divisions = {};
    EffectTime at = EffectTime::Now;
};

struct DueDetail {
    std::string procedure;
    /// The step of the turn that it waits for; empty: due before the current sub-phase is left.
    std::string in;
    std::vector<std::pair<std::string, int>> roles;         ///< role of that procedure -> role of this one
    std::vector<std::pair<const Attribute*, NodeId>> with;  ///< facts of its case
    Phrase reason;
};
/// A rule that fires when the effects of a case make its condition true for a row of its role.
struct WatchDetail {
    int role = -1;
    NodeId when = -1;
    std::vector<Change> changes;
    Phrase say;
    bool always = false;  ///< compiled on its own, for changes made outside its program
};
struct EnterDetail {
    SlotId slot = -1;
    std::string question;
    std::string known;
};
/// Loops: the keys shared by the rows of a group; the condition to repeat; the condition to pick a row.
struct LoopDetail {
    int role = -1;
    std::vector<NodeId> keys;
    NodeId condition = -1;
};
/// A procedure that this one runs by `do`. Its steps stand in the code too; this is for telling what they are.
struct CallDetail {
    std::string procedure;
    std::vector<std::pair<std::string, int>> roles = {};  ///< role of that procedure -> role of this one, or below 0
    std::vector<LetDetail> with = {};                     ///< facts of the case that it is given
};
struct SentenceDetail {
    Phrase phrase;
    bool inOutcome = false;  ///< an outcome says the same in a word
};

enum class Op : std::uint8_t {
    Refuse,
    Remind,
    Let,
    Band,
    Table,
    Sum,
    Roll,
    Effect,
    Due,
    Say,
    End,
    Enter,
    JumpUnless,
    EachBegin,
    EachNext,
    GroupBegin,
    GroupNext,
    PickBegin,
    PickEnd,
    RepeatNext,
    Watch
};

/// `detail` indexes the vector of that op's details; `target` is the exit of Each, Group and Jump, and the destination
/// of End, EachNext, GroupNext and RepeatNext.
struct Instruction {
    Op op = Op::Let;
    NodeId when = -1;
    std::uint32_t step = 0;
    std::uint32_t detail = 0;
    std::uint32_t target = 0;
};

/// The name of a step and its place in the rules.
struct StepInfo {
    std::string name;  ///< "score"; within a `do`: "first-test.score"
    std::string title;
    Phrase titleParts = {};     ///< where the title names roles; else empty
    std::string stage;          ///< title of the enclosing procedure run by `do`, or empty
    Phrase stageParts = {};     ///< where the stage names roles; else empty
    bool isInnerStage = false;  ///< that procedure only helps others
    ElementId element = 0;
    ElementId stageElement = 0;  ///< of that `do`, if there is a stage
    bool quiet = false;          ///< bookkeeping that the verdict's arithmetic does not list
    /// Of a sum within a `do`: the role whose modifiers these are, if the same ones also count for another role.
    int whose = -1;
};

struct ProgramRole {
    std::string name;
    std::string label;
    Phrase labelParts = {};  ///< where the label names other roles; else empty
    EntityKind kind = EntityKind::Unit;
    bool many = false;
    int least = 1;
    int most = 1;
    /// In a game: derived from the entity in this role (a unit's side, a group's units); empty: chosen by the user.
    std::string of;
    /// In a game, of groups derived from several units: the unit attribute that holds the row of the unit's group
    /// in this role.
    std::string numberedBy;
    /// In a game: one of those of the side `of` who come next and have not come yet; it stands for all who come with
    /// it.
    bool coming = false;
    /// In a game, of a side: the one that has this part in the turn; any: not found so.
    Who is = Who::Any;
    /// In a game: this role may go to an entity that has left the table (a disabled leader who is replaced).
    bool gone = false;
    /// In a game: the role whose side this one must not be of, and the role whose side it must be of; or empty.
    std::string enemyOf;
    std::string allyOf;
    /// In a game: the role of the leader under whose command this unit or group must be; or empty. A leader who
    /// commands no group has his whole side under him.
    std::string ledBy;
    /// In a game: the role of a unit that this one was divided from, or with; or empty.
    std::string sameUnitAs;
    /// In a case by itself: values of this role's attributes in place of their defaults.
    std::vector<std::pair<const Attribute*, Value>> usual;
    std::uint32_t stride = 0;  ///< slots per row
};

struct Program {
    /// Runs unattended during a turn: steps that need an unknown value are skipped.
    bool unattended = false;
    std::vector<ProgramRole> roles;
    std::vector<Slot> slots;
    /// Slots the user may be asked for: those of the first role, the case's own, then the other roles; the unit type
    /// first, then in the ruleset's attribute order.
    std::vector<SlotId> questions;
    /// Slots with a value before anything is answered (a default or a unit type's figure), ascending.
    std::vector<SlotId> filledIn;
    std::uint32_t singleSlots = 0;  ///< number of slots without rows
    std::vector<Node> nodes;
    std::vector<NodeId> children;
    std::vector<NameId> keys;
    std::vector<Instruction> code;
    std::vector<StepInfo> steps;

    std::vector<LetDetail> lets;
    std::vector<BandDetail> bands;
    std::vector<TableDetail> tables;
    std::vector<SumDetail> sums;
    std::vector<RollDetail> rolls;
    std::vector<EffectDetail> effects;
    std::vector<DueDetail> dues;
    std::vector<EnterDetail> enters;
    std::vector<LoopDetail> loops;
    std::vector<WatchDetail> watches;
    std::vector<SentenceDetail> sentences;
    /// Of a JumpUnless over a `do`, `detail` is the number here, counted from 1; 0: it is another block.
    std::vector<CallDetail> calls;
    /// The ways in which the procedure and those that it runs may end, in the order of the rules. No instruction reads
    /// them.
    std::vector<OutcomeDetail> outcomes;

    [[nodiscard]] const Slot& slot(SlotId id) const { return slots[static_cast<std::size_t>(id)]; }
    [[nodiscard]] Slot& slot(SlotId id) { return slots[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const Node& node(NodeId id) const { return nodes[static_cast<std::size_t>(id)]; }
    [[nodiscard]] Node& node(NodeId id) { return nodes[static_cast<std::size_t>(id)]; }
    /// `id`: the role's index, as a slot's `owner` and `manyRole` give it.
    [[nodiscard]] const ProgramRole& role(int id) const { return roles[static_cast<std::size_t>(id)]; }
    [[nodiscard]] ProgramRole& role(int id) { return roles[static_cast<std::size_t>(id)]; }

    // The details of an instruction, by its operation. Refuse, Remind, Say: sentence. Each, Group, Pick, Repeat: loop.
    [[nodiscard]] const LetDetail& letOf(const Instruction& of) const { return lets[of.detail]; }
    [[nodiscard]] const BandDetail& bandOf(const Instruction& of) const { return bands[of.detail]; }
    [[nodiscard]] const TableDetail& tableOf(const Instruction& of) const { return tables[of.detail]; }
    [[nodiscard]] const SumDetail& sumOf(const Instruction& of) const { return sums[of.detail]; }
    [[nodiscard]] const RollDetail& rollOf(const Instruction& of) const { return rolls[of.detail]; }
    [[nodiscard]] const EffectDetail& effectOf(const Instruction& of) const { return effects[of.detail]; }
    [[nodiscard]] const DueDetail& dueOf(const Instruction& of) const { return dues[of.detail]; }
    [[nodiscard]] const EnterDetail& enterOf(const Instruction& of) const { return enters[of.detail]; }
    [[nodiscard]] const LoopDetail& loopOf(const Instruction& of) const { return loops[of.detail]; }
    [[nodiscard]] const WatchDetail& watchOf(const Instruction& of) const { return watches[of.detail]; }
    [[nodiscard]] const SentenceDetail& sentenceOf(const Instruction& of) const { return sentences[of.detail]; }

    /// The slot with this name, or -1.
    [[nodiscard]] SlotId findSlot(std::string_view name) const;
    /// The role with this name, or -1.
    [[nodiscard]] int findRole(std::string_view name) const;
};

}  // namespace drumhead
