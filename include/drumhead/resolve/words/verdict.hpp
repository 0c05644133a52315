#pragma once

#include "drumhead/resolve/labels.hpp"
#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/words/outcome.hpp"

#include <optional>
#include <string>
#include <vector>

namespace drumhead {

/// The text of a citation, shown for "why?".
struct CitationText {
    std::string id;
    std::string statement;
    std::string reading;  ///< how unclear print is read here, or empty
};

struct VerdictValue {
    std::string name;   ///< "score", "firer.2.points"
    std::string label;  ///< "score", "firer 2's points"
    Shape shape;
    Value value;
    std::string text;  ///< with its unit: "8 in", "short range"
};

struct VerdictDice {
    std::string step;
    std::string title;
    int sides = 6;
    std::vector<int> faces;
    std::string rule;  ///< which of them count: "lowest 2", "6 or less", or empty
    Value value;
    /// Of a card: the deck from which it was drawn; its face is the card's number in the deck. Else null.
    const Deck* deck = nullptr;
    bool overruled = false;
    std::string reason;  ///< of the overruling
};

struct VerdictModifier {
    std::string step;
    std::string stepTitle;
    int row = 0;
    std::string rowLabel;  ///< "firer 2", if each row of a role has its own sum
    /// "firer 2", or "defender" if the attacker has a sum of the same modifiers; else empty.
    std::string whose;
    std::string id;
    std::string label;
    Number amount;  ///< 0 if it doesn't apply
    bool applied = false;
    std::string because;  ///< the deciding clauses, with their values
    /// The same as they were found, for `reasonsText`; empty where it says something else.
    std::vector<Reason> reasons;
    std::vector<int> cites;  ///< rows of the ledger
    Status status = Status::Printed;
    bool overruled = false;
    std::string reason;  ///< of the overruling
};

struct VerdictEffect {
    std::string role;  ///< "target", "bounced.2"
    std::string attribute;
    std::string label;
    Shape shape;
    Value from;
    Value to;
    Value change;  ///< amount added; unknown if the value was set
    EffectTime when = EffectTime::Now;
    std::string text;    ///< "target's stands: 5 to 3"
    bool quiet = false;  ///< bookkeeping that is not shown
};

struct VerdictDue {
    std::string procedure;
    std::string title;
    std::vector<std::pair<std::string, std::string>>
        roles;  ///< role of that procedure -> role here, "target" or "bounced.2"
    std::vector<std::pair<std::string, std::string>> with;  ///< facts of its case, as `Situation::set` reads them
    std::string reason;
    std::string in;    ///< the step of the turn that it waits for, or empty
    bool may = false;  ///< it may follow, and need not
};

enum class LineKind { Refused, NotRefused, Reminder, Value, Sum, Modifier, Dice, Effect, Due, Said, Entered };

/// One line of the full arithmetic, in order of execution.
struct VerdictLine {
    LineKind kind = LineKind::Value;
    int round = 0;                ///< how often a repeat had gone back before it
    std::string stage;            ///< the procedure within this one, or empty
    std::vector<int> stageCites;  ///< citations for running the stage here
    Status stageStatus = Status::Printed;
    std::string text;
    std::vector<int> cites;
    Status status = Status::Printed;
    /// False if only considered: a modifier that doesn't count, a change that changes nothing.
    bool applied = true;
    bool overruled = false;
    bool inOutcome = false;  ///< of a sentence: an outcome says the same in a word
    bool watched = false;    ///< from a watch: a consequence of the case, not one of its steps
    std::string overruleAs;  ///< of a value or throw: the step name for `Overrule`, or empty
    int row = 0;             ///< of a value or throw: the row that the step worked on
    SlotId slot = -1;        ///< of a value or throw: its slot
};

/// A procedure that ran within the case: a test of a charge, its melee.
struct VerdictStage {
    ElementId element = 0;                    ///< of the step that ran it
    std::string title;                        ///< "The melee"
    std::string told;                         ///< its sentences, or the outcomes that it came to; or empty
    OutcomeTone tone = OutcomeTone::Neutral;  ///< of the most serious of these
};

struct VerdictRuling {
    std::string id;
    std::string title;
    std::string choice;  ///< its label
    bool usual = true;   ///< whether it is the ruleset's own reading
};

/// The result of a case, with everything considered. The window, the command line and the reports all render
/// this.
struct Verdict {
    std::string rulesetId;
    std::string procedureId;
    std::string procedureTitle;
    std::string title;                    ///< the sentences of the verdict, or the reason of a refusal
    std::vector<std::string> titleNames;  ///< the entities that these sentences name
    /// What it came to, the most serious first; empty while the case goes on, and where the rules name none.
    std::vector<VerdictOutcome> outcomes;
    std::vector<VerdictStage> stages;  ///< those that were gone through, in order
    std::optional<std::string> refused;
    std::vector<int> refusedCites;
    std::vector<VerdictValue> values;  ///< results, in order of computation
    std::vector<VerdictDice> dice;
    std::vector<VerdictModifier> modifiers;
    std::vector<VerdictEffect> effects;
    std::vector<std::string>
        attachments;  ///< sentences: "Colonel Arnim is attached to 2nd Guard", "2nd Guard is divided"
    std::vector<VerdictDue> due;
    std::vector<std::string> reminders;
    std::vector<VerdictLine> lines;
    std::vector<VerdictRuling> rulings;  ///< the club's rulings on points that this procedure leaves unclear
};

[[nodiscard]] Verdict makeVerdict(const Resolution& resolution);

/// What a verdict came to in few words: its leading outcome, "4 hits · 4th Foot"; where the rules name none, the first
/// sentence.
[[nodiscard]] std::string verdictInBrief(const Verdict& verdict);

/// The whole verdict as plain text, for a terminal or the clipboard.
[[nodiscard]] std::string verdictText(const Verdict& verdict, const Ruleset& ruleset);

/// The ledger rows behind a list of citations.
[[nodiscard]] std::vector<CitationText> citations(const Ruleset& ruleset, const std::vector<int>& rows);

}  // namespace drumhead
