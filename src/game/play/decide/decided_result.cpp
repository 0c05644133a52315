#include "drumhead/game/play/decided_result.hpp"

namespace drumhead {

std::optional<CaseResult> resultOf(const Decision& decision)
{
    if (!decision.verdict || !decision.asked) return std::nullopt;
    Resolution resolution(decision.asked->situation);
    ScriptedDice dice(decision.dice);
    static_cast<void>(resolution.run(dice));
    return caseResult(decision.asked->situation, *decision.verdict, thrownDice(resolution));
}

}  // namespace drumhead
