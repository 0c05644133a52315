// A verdict as plain text.
#include "drumhead/base/text.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// The citations behind a line: "  [D10-FIRE-12, read]".
std::string citedText(const VerdictLine& line, const Ruleset& ruleset)
{
    std::vector<std::string> ids;
    for (const CitationText& cited : citations(ruleset, line.cites)) ids.push_back(cited.id);
    const std::string status = line.status == Status::Printed ? "" : std::string(statusName(line.status));
    if (ids.empty()) return status.empty() ? "" : "  [" + status + "]";
    return "  [" + ruleset.texts->allOf(ids) + (status.empty() ? "" : ", " + status) + "]";
}

bool isIdle(const VerdictLine& line) { return !line.applied && !line.overruled; }

void writeLines(std::string& out, const Verdict& verdict, const Ruleset& ruleset, bool idle)
{
    std::string stage;
    for (const VerdictLine& line : verdict.lines) {
        if (isIdle(line) != idle || line.kind == LineKind::Reminder
            || (line.kind == LineKind::Said && line.stage.empty()))
            continue;
        if (line.stage != stage) {
            stage = line.stage;
            if (!stage.empty()) out += "  " + stage + "\n";
        }
        out += (stage.empty() ? "  " : "    ") + line.text + citedText(line, ruleset) + "\n";
    }
}

}  // namespace

std::string verdictText(const Verdict& verdict, const Ruleset& ruleset)
{
    std::string out = verdict.procedureTitle + ": " + verdict.title + "\n\n";
    writeLines(out, verdict, ruleset, false);
    const bool anyIdle = std::any_of(verdict.lines.begin(), verdict.lines.end(), isIdle);
    if (anyIdle) {
        out += "\n" + ruleset.texts->say("verdict.considered", "Considered, and does not apply:") + "\n";
        writeLines(out, verdict, ruleset, true);
    }
    if (!verdict.reminders.empty()) out += "\n" + ruleset.texts->say("verdict.remember", "Remember:") + "\n";
    for (const std::string& reminder : verdict.reminders) out += "  " + reminder + "\n";
    std::string ruled;
    for (const VerdictRuling& ruling : verdict.rulings) {
        if (!ruling.usual) ruled += "  " + ruling.title + ": " + ruling.choice + "\n";
    }
    if (!ruled.empty()) out += "\n" + ruleset.texts->say("verdict.ruled", "Ruled by the club:") + "\n" + ruled;
    return out;
}

}  // namespace drumhead
