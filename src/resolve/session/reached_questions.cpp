#include "drumhead/resolve/session/reached_questions.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int mostGames = 120;
constexpr int mostAnswers = 200;  ///< of one game: a repeat may ask for ever

/// An answer like any other: a number near its lower bound, where most lie.
Value someAnswer(const Ruleset& ruleset, const Shape& shape, DiceSource& chance)
{
    const auto below = [&chance](int count) {
        int face = 1;
        return count > 1 && chance.roll(1, count, &face) ? face - 1 : 0;
    };
    if (shape.mayBeNone && below(8) == 0) return Value::none();
    if (shape.kind == ValueKind::Flag) return Value::flag(below(2) == 1);
    if (shape.kind == ValueKind::Choice && shape.choices >= 0) {
        const std::vector<Choice>& choices = ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices;
        if (choices.empty()) return Value::none();
        return Value::choice(choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))].id);
    }
    const Number wanted = shape.least + Number(below(16));
    return std::min(wanted, shape.most);
}

}  // namespace

std::vector<FactRef> reachedQuestions(const Resolution& stopped, const std::vector<FactRef>& candidates)
{
    std::vector<FactRef> reached;
    SeededDice chance(1);  // the same questions for the same case
    for (int game = 0; game < mostGames && reached.size() < candidates.size(); ++game) {
        Resolution played = stopped;
        Pause pause = played.run(chance);
        for (int answers = 0; pause.kind == Pause::Kind::Answer && answers < mostAnswers; ++answers) {
            const FactRef fact = pause.fact;
            const bool isCandidate = std::find(candidates.begin(), candidates.end(), fact) != candidates.end();
            if (isCandidate && std::find(reached.begin(), reached.end(), fact) == reached.end())
                reached.push_back(fact);
            const Situation& situation = played.situation();
            played.answer(fact, someAnswer(situation.ruleset(), situation.program().slot(fact.slot).shape, chance));
            pause = played.run(chance);
        }
    }
    std::vector<FactRef> inOrder;
    for (const FactRef each : candidates) {
        if (std::find(reached.begin(), reached.end(), each) != reached.end()) inOrder.push_back(each);
    }
    return inOrder;
}

}  // namespace drumhead
