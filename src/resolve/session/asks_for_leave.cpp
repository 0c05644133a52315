#include "drumhead/resolve/session/asks_for_leave.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::vector<Value> answersOf(const Ruleset& ruleset, const Shape& shape)
{
    std::vector<Value> answers;
    if (shape.mayBeNone) answers.push_back(Value::none());
    if (shape.kind == ValueKind::Flag) {
        answers.push_back(Value::flag(true));
        answers.push_back(Value::flag(false));
    }
    if (shape.kind == ValueKind::Choice && shape.choices >= 0) {
        for (const Choice& each : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
            answers.push_back(Value::choice(each.id));
    }
    return answers;
}

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
    const std::vector<Value> answers = answersOf(session.ruleset(), session.program().slot(fact.slot).shape);
    return answers.size() > 1 && std::all_of(answers.begin(), answers.end(), [&](Value each) {
               return each == now || isRefused(session.situation(), fact, each);
           });
}

}  // namespace drumhead
