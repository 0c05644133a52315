#pragma once

#include "drumhead/rules/program/node.hpp"
#include "drumhead/rules/program/op.hpp"
#include "drumhead/rules/program/program_role.hpp"
#include "drumhead/rules/program/slot.hpp"
#include "drumhead/rules/program/step_details.hpp"
#include "drumhead/rules/values/outcome_detail.hpp"
#include "drumhead/rules/values/phrase.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace drumhead {

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
    bool isPart = false;         ///< carries out a part of another step, and has no words of its own in the rules
    /// Of a sum within a `do`: the role whose modifiers these are, if the same ones also count for another role.
    int whose = -1;
};

/// A procedure compiled to a flat list of instructions over numbered slots. The interpreter runs it with dice, the
/// odds run it over probabilities; it has no hidden inputs. Everything here is immutable after loading.
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
    /// What a person is asked for a slot: by the step that enters it, else by its attribute; or nothing.
    [[nodiscard]] std::string question(SlotId id) const;
    /// The role with this name, or -1.
    [[nodiscard]] int findRole(std::string_view name) const;
};

}  // namespace drumhead
