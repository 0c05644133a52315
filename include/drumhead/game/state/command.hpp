#pragma once

#include "drumhead/base/result.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drumhead {

/// What a person asked for.
enum class CommandKind {
    Resolve,  ///< a procedure with its answers and dice
    Edit,     ///< the referee sets attributes, a name, a place in the army, whether it is on the table or hidden
    Advance,  ///< on to the next step of the turn
    Dismiss,  ///< strikes something off the list of what is due
    Note,     ///< a remark for the log
    Rule,     ///< rules on an unclear point
    Silence,  ///< wants a reminder no more, or again
    End,      ///< the battle is over
};

/// What the referee decided against the program within a case, in words that outlive the rules' inner numbering.
struct OverruleRecord {
    std::string kind;  ///< "modifier", "value", "die"
    std::string step;
    std::string modifier;
    int row = 0;
    int occurrence = 0;
    int die = 0;
    std::string value;
    std::string reason;

    friend bool operator==(const OverruleRecord&, const OverruleRecord&) = default;
};

/// A command. Everything in it is text or a number as a person would give it, so that it can be carried out again under
/// changed rules.
struct Command {
    using Named = std::pair<std::string, std::string>;

    CommandKind kind = CommandKind::Note;
    std::string procedure;  ///< Resolve
    /// Resolve: role -> ids of entities, "" for somebody who is in no list.
    std::vector<std::pair<std::string, std::vector<std::string>>> roles;
    /// Resolve: facts that the state does not know, or that were answered otherwise; Rule: ruling and choice.
    std::vector<Named> answers;
    std::vector<int> dice;  ///< Resolve: the faces in the order thrown
    std::vector<OverruleRecord> overrules;
    int settles = 0;     ///< Resolve, Dismiss: the due item, or 0
    std::string entity;  ///< Edit
    /// Edit: attribute (or ":name", ":group", ":attached-to", ":on-table", ":hidden") and value.
    std::vector<Named> changes;
    std::string reason;   ///< why, where the referee goes against the program
    std::string text;     ///< Note; Silence: the reminder's id
    bool onward = false;  ///< Advance: past the steps at which nothing can be done

    friend bool operator==(const Command&, const Command&) = default;
};

/// One line of JSON, the same for the same command.
[[nodiscard]] std::string commandToJson(const Command& command);
[[nodiscard]] Result<Command> commandFromJson(std::string_view json);

}  // namespace drumhead
