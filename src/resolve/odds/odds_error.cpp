#include "drumhead/resolve/odds/odds_error.hpp"

namespace drumhead {

namespace {

constexpr const char* whatToNarrow =
    "ask for the odds of something else or of less at once, answer more questions, or take fewer units";

}  // namespace

std::string oddsErrorText(const Program& program, const OddsError& error)
{
    const std::string fact = "\"" + (error.fact.slot < 0 ? error.name : factName(program, error.fact)) + "\"";
    switch (error.kind) {
    case OddsError::Kind::UnknownName: {
        const Result<FactRef> found = findFact(program, error.name);
        return found ? "" : found.error();
    }
    case OddsError::Kind::NoSuchRow: return "there is no row for " + fact;
    case OddsError::Kind::MissingAnswer: return fact + " has to be answered first";
    case OddsError::Kind::NotEntered: return fact + " can't be weighed: it is not a result that a person enters";
    case OddsError::Kind::WeighedTwice: return fact + " is weighed twice";
    case OddsError::Kind::NotAValue: return fact + " can't have one of the values that are weighed";
    case OddsError::Kind::BadWeight: return "the weights of " + fact + " must be zero or more";
    case OddsError::Kind::NoWeight: return "one of the weights of " + fact + " must be more than zero";
    case OddsError::Kind::TooManyStates:
        return "the odds would take more than " + std::to_string(error.limit) + " states to work out; " + whatToNarrow;
    case OddsError::Kind::TooMuchMemory:
        return "the odds would take more than " + std::to_string(error.limit) + " MB; " + whatToNarrow;
    case OddsError::Kind::TooMuchTime:
        return "the odds would take more than " + std::to_string(error.limit)
            + (error.limit == 1 ? " second; " : " seconds; ") + whatToNarrow;
    case OddsError::Kind::TooMuchWork: return "the odds would take too long to work out; " + std::string(whatToNarrow);
    case OddsError::Kind::NoFraction:
        return "a throw may be repeated without end, so there are no exact fractions; ask for the odds without them";
    case OddsError::Kind::Cancelled: break;
    }
    return "cancelled";
}

}  // namespace drumhead
