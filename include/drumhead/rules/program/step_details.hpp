#pragma once

#include "drumhead/rules/program/node.hpp"
#include "drumhead/rules/program/program_ids.hpp"
#include "drumhead/rules/values/kinds.hpp"
#include "drumhead/rules/values/phrase.hpp"
#include "drumhead/rules/values/shape.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

struct Attribute;
struct Modifier;

// What the instructions of each operation are about; `Instruction::detail` is the index.

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
/// One of several values of a roll: how many of its dice meet something, or the die that has one rank among them.
struct RollPart {
    SlotId slot = -1;
    Comparison comparison = Comparison::AtMost;
    NodeId against = -1;     ///< what the dice are held against; -1: they show one of `faces`, or it is a rank
    std::vector<int> faces;  ///< ascending
    std::string verb;        ///< said of a die that meets it, or empty
};
struct RollDetail {
    SlotId slot = -1;     ///< of several values the first
    NodeId dice = -1;     ///< -1: one die
    int sides = 6;        ///< where they are worked out: the most
    NodeId sidesBy = -1;  ///< how many sides, held within `fewestSides` and `sides`; -1: always `sides`
    int fewestSides = 2;
    Keep keep = Keep::All;
    NodeId kept = -1;
    bool counts = false;  ///< value: number of kept dice that meet the comparison, else their total
    Comparison comparison = Comparison::AtMost;
    NodeId against = -1;
    int by = -1;  ///< the role that rolls, or -1
    CountedAs countedAs = CountedAs::Score;
    std::string verb;  ///< said of a die that meets the comparison: "hits"; empty: a general word is used
    /// Several counts of the same dice, or the dice that are kept one by one, the first kept first; empty: one value.
    std::vector<RollPart> parts = {};
    std::int32_t symbols = -1;  ///< the table that says what the faces bear, or -1
    bool ranks = false;         ///< the parts are dice by rank
    std::vector<SlotId> readAs =
        {};  ///< results that tell what the value means; the first that tells something is shown
    /// Of cards: the deck from which one is drawn, whose number is the face; the value is the card. Else -1.
    std::int32_t deck = -1;
    std::vector<SlotId> gone = {};    ///< of cards: how many of each are out of the deck
    std::vector<SlotId> values = {};  ///< of cards: the results that are found from the card
    NodeId drawn = -1;                ///< of several cards, one after the other: how many
    SlotId hand = -1;                 ///< of several cards: how many have been drawn
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
    std::int32_t shuffles = -1;  ///< the deck to which all cards go back, or -1
};

struct DueDetail {
    std::string procedure;
    /// The step of the turn that it waits for; empty: due before the current sub-phase is left.
    std::string in;
    std::vector<std::pair<std::string, int>> roles;         ///< role of that procedure -> role of this one
    std::vector<std::pair<const Attribute*, NodeId>> with;  ///< facts of its case
    Phrase reason;
    bool again = false;  ///< once more, although the same is due already
    bool may = false;    ///< may follow, and need not
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

}  // namespace drumhead
