#include "drumhead/resolve/odds/odds_error.hpp"

namespace drumhead {

namespace {

std::string tooMuch(const OddsError& error, const Texts& texts)
{
    const std::string limit = std::to_string(error.limit);
    switch (error.kind) {
    case OddsError::Kind::TooManyStates:
        return texts.say("odds-error.states", "the odds would take more than {limit} states to work out",
                         {{"limit", limit}});
    case OddsError::Kind::TooMuchMemory:
        return texts.say("odds-error.memory", "the odds would take more than {limit} MB", {{"limit", limit}});
    case OddsError::Kind::TooMuchTime:
        return texts.count("odds-error.time", static_cast<std::int64_t>(error.limit),
                           "the odds would take more than {n} second|the odds would take more than {n} seconds");
    default: break;
    }
    return texts.say("odds-error.work", "the odds would take too long to work out");
}

}  // namespace

std::string oddsErrorText(const Program& program, const OddsError& error, const Texts& texts)
{
    const std::string name = error.fact.slot < 0 ? error.name : factName(program, error.fact);
    const TextArguments named = {{"fact", name}};
    switch (error.kind) {
    case OddsError::Kind::UnknownName: {
        const Result<FactRef> found = findFact(program, error.name, texts);
        return found ? "" : found.error();
    }
    case OddsError::Kind::NoSuchRow: return texts.say("odds-error.row", "there is no row for \"{fact}\"", named);
    case OddsError::Kind::MissingAnswer:
        return texts.say("odds-error.answer", "\"{fact}\" has to be answered first", named);
    case OddsError::Kind::NotEntered:
        return texts.say("odds-error.entered", "\"{fact}\" can't be weighed: it is not a result that a person enters",
                         named);
    case OddsError::Kind::WeighedTwice: return texts.say("odds-error.twice", "\"{fact}\" is weighed twice", named);
    case OddsError::Kind::NotAValue:
        return texts.say("odds-error.value", "\"{fact}\" can't have one of the values that are weighed", named);
    case OddsError::Kind::BadWeight:
        return texts.say("odds-error.weights", "the weights of \"{fact}\" must be zero or more", named);
    case OddsError::Kind::NoWeight:
        return texts.say("odds-error.no-weight", "one of the weights of \"{fact}\" must be more than zero", named);
    case OddsError::Kind::TooManyStates:
    case OddsError::Kind::TooMuchMemory:
    case OddsError::Kind::TooMuchTime:
    case OddsError::Kind::TooMuchWork:
        return tooMuch(error, texts) + "; "
            + texts.say(
                "odds-error.narrow",
                "ask for the odds of something else or of less at once, answer more questions, or take fewer units");
    case OddsError::Kind::NoFraction:
        return texts.say(
            "odds-error.fraction",
            "a throw may be repeated without end, so there are no exact fractions; ask for the odds without them");
    case OddsError::Kind::Cancelled: break;
    }
    return texts.say("odds-error.cancelled", "cancelled");
}

}  // namespace drumhead
