#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/game/state/entity_field.hpp"
#include "drumhead/resolve/overrule_record.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace drumhead {

using NamedText = std::pair<std::string, std::string>;
/// A role and the ids of the entities in it; "" is an entity that is in no list.
using NamedEntities = std::pair<std::string, std::vector<std::string>>;
/// What an edit sets: a field of the entity, or an attribute by its id.
using EditTarget = std::variant<EntityField, std::string>;

// Commands: what a person asked for. Everything in them is text or a number as a person would give it, so that they can
// be carried out again under changed rules. Each may carry a reason: why the referee goes against the program.

/// A procedure with its answers and dice.
struct ResolveCommand {
    std::string procedure;
    std::vector<NamedEntities> roles;
    std::vector<NamedText> answers;  ///< facts that the state does not know, or that were answered differently
    std::vector<int> dice;           ///< the faces in the order thrown
    std::vector<OverruleRecord> overrules;
    int settles = 0;  ///< the due item that it settles, or 0
    std::string reason;
    int spareDice = 0;  ///< in the journal: how many dice were given that the case had no use for
    /// The same, without dice, for others in that role, one after the other.
    NamedEntities alike = {};

    friend bool operator==(const ResolveCommand&, const ResolveCommand&) = default;
};

/// The referee sets attributes or fields of an entity by hand; an empty value clears an attribute.
struct EditCommand {
    std::string entity;
    std::vector<std::pair<EditTarget, std::string>> changes;
    std::string reason;

    friend bool operator==(const EditCommand&, const EditCommand&) = default;
};

/// Troops that are due to arrive come on to the table.
struct BringOnCommand {
    int due = 0;
    std::string reason;

    friend bool operator==(const BringOnCommand&, const BringOnCommand&) = default;
};

/// To the next step of the turn.
struct AdvanceCommand {
    bool onward = false;  ///< past the steps in which nothing can be done
    std::string reason;
    std::vector<int> waives = {};   ///< due items that are struck off
    std::vector<int> putsOff = {};  ///< due items that are not asked for again in this turn

    friend bool operator==(const AdvanceCommand&, const AdvanceCommand&) = default;
};

/// Waives a due item, or what the present step demands of entities.
struct DismissCommand {
    int due = 0;  ///< or 0
    std::string reason;
    std::string procedure = {};              ///< what the step demands; empty: a due item is meant
    std::vector<std::string> entities = {};  ///< of whom; empty: it is done once in the step

    friend bool operator==(const DismissCommand&, const DismissCommand&) = default;
};

/// A due item is not to be asked for again in this turn.
struct PutOffCommand {
    int due = 0;
    std::string reason;

    friend bool operator==(const PutOffCommand&, const PutOffCommand&) = default;
};

/// A remark for the log.
struct NoteCommand {
    std::string text;
    std::string reason;

    friend bool operator==(const NoteCommand&, const NoteCommand&) = default;
};

/// Rules on unclear points, from now on.
struct RuleCommand {
    std::vector<NamedText> choices;  ///< ruling and choice
    std::string reason;

    friend bool operator==(const RuleCommand&, const RuleCommand&) = default;
};

/// Silences a reminder, or wants a silenced one again.
struct SilenceCommand {
    std::string reminder;
    std::string reason;

    friend bool operator==(const SilenceCommand&, const SilenceCommand&) = default;
};

/// Sets the points of a side for an objective of the scenario.
struct ScoreCommand {
    std::string objective;  ///< as `objectiveKeys` names it
    std::string side;
    std::string points;  ///< a whole number; empty: nothing is said of it any more
    std::string reason;

    friend bool operator==(const ScoreCommand&, const ScoreCommand&) = default;
};

/// The battle is over.
struct EndCommand {
    std::string reason;

    friend bool operator==(const EndCommand&, const EndCommand&) = default;
};

using Command = std::variant<ResolveCommand, EditCommand, BringOnCommand, AdvanceCommand, DismissCommand, NoteCommand,
                             RuleCommand, SilenceCommand, EndCommand, PutOffCommand, ScoreCommand>;

[[nodiscard]] const std::string& reasonOf(const Command& command);

/// One line of JSON, the same for the same command.
[[nodiscard]] std::string commandToJson(const Command& command);
/// The error says what is wrong: not JSON, no such kind of command, a field of the wrong type. Unknown fields are
/// ignored.
[[nodiscard]] Result<Command> commandFromJson(std::string_view json);

}  // namespace drumhead
