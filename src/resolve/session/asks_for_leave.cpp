#include "drumhead/resolve/session/asks_for_leave.hpp"

#include "resolve/possible_values.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Refused at once: what needs a throw or another answer first is more than a question of leave.
bool isRefused(Situation situation, FactRef fact, Value answer)
{
    situation.answer(fact, answer);
    Resolution tried(situation);
    NoDice none;
    return tried.run(none).kind == Pause::Kind::Finished && tried.refused();
}

}  // namespace

bool asksForLeave(const CaseInHand& session, FactRef fact)
{
    const Value now = session.effective(fact);
    if (!session.isFinished() || session.verdict().refused || now.isUnknown()) return false;
    const std::vector<Value> answers = possibleValues(session.ruleset(), session.program().slot(fact.slot).shape);
    return answers.size() > 1 && std::all_of(answers.begin(), answers.end(), [&](Value each) {
               return each == now || isRefused(session.situation(), fact, each);
           });
}

}  // namespace drumhead
