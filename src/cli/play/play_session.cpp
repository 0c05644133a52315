#include "cli/play/play_session.hpp"

#include "cli/play/game_json_output.hpp"
#include "cli/play/play_line.hpp"
#include "drumhead/game/journal/lines_of_play.hpp"
#include "drumhead/game/play/offers.hpp"
#include "drumhead/game/play/questions/completed_command.hpp"
#include "drumhead/resolve/relevance/unread_answers.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace {

/// The command with the numbers of the cards that its dice name by their ids.
std::string withCardNumbers(const std::string& line, const Json& given, const Ruleset& ruleset)
{
    const auto dice = given.find("dice");
    if (dice == given.end() || !dice->is_array()) return line;
    Json changed = given;
    bool isAny = false;
    for (Json& each : changed["dice"]) {
        const int card = each.is_string() ? cardNumber(ruleset, each.get<std::string>()) : 0;
        if (card == 0) continue;
        each = card;
        isAny = true;
    }
    return isAny ? changed.dump() : line;
}

bool isOneOf(const std::string& word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The answers of the command that no rule reads, as one sentence.
std::string unreadText(const ResolveCommand& command, const Decision& decided)
{
    if (!decided.asked || command.answers.empty()) return "";
    std::vector<std::string> given;
    for (const auto& [name, value] : command.answers) {
        if (!value.empty()) given.push_back(name);
    }
    const Situation& answered = decided.asked->situation;
    return drumhead::unreadText(answered, unreadAnswers(answered, given));
}

}  // namespace

PlaySession::PlaySession(Game& game, std::optional<std::uint64_t> seed) : m_game(game)
{
    if (seed) m_dice.emplace(*seed);
}

Json PlaySession::answer(const std::string& line) { return answerOf(carryOut(line)); }

PlaySession::Outcome PlaySession::carryOut(const std::string& line)
{
    const std::variant<Json, std::string> read = playLine(line);
    if (const auto* const fault = std::get_if<std::string>(&read)) return Failure{*fault, ""};
    const Json& given = std::get<Json>(read);
    const std::string word = given["do"].get<std::string>();
    if (isOneOf(word, {"look", "lines", "undo", "redo", "go-to"})) return move(word, given);
    return execute(line, given);
}

PlaySession::Outcome PlaySession::move(const std::string& word, const Json& command)
{
    for (const auto& [name, value] : command.items()) {
        if (name != "do" && !(word == "go-to" && name == "entry"))
            return Failure{"\"" + word + "\" takes no \"" + name + "\"", ""};
    }
    if (word == "look") return Done{{}, Json::array(), true, false};
    if (word == "lines") return Done{{}, Json::array(), false, true};
    EntryId wanted = 0;
    if (word == "go-to") {
        const std::variant<EntryId, std::string> entry = entryToGoTo(m_game, command);
        if (const auto* const fault = std::get_if<std::string>(&entry)) return Failure{*fault, ""};
        wanted = std::get<EntryId>(entry);
    }
    const EntryId undone = m_game.head();
    const Result<void> moved = word == "undo" ? m_game.undo() : word == "redo" ? m_game.redo() : m_game.goTo(wanted);
    if (!moved) return Failure{moved.error(), ""};
    const EntryId shown = word == "undo" ? undone : m_game.head();
    Done done;
    if (shown != 0) done.sentences = m_game.entry(shown).sentences;
    if (word == "undo" && !done.sentences.empty()) done.sentences.front().insert(0, "Undone: ");
    return done;
}

PlaySession::Outcome PlaySession::execute(const std::string& line, const Json& given)
{
    Result<Command> command = commandFromJson(withCardNumbers(line, given, m_game.rules().ruleset));
    if (!command) return Failure{command.error(), ""};
    if (const std::string fault = misreadField(given, *command); !fault.empty()) return Failure{fault, ""};
    if (const std::string fault = unknownName(m_game, *command); !fault.empty()) return Failure{fault, ""};
    if (auto* const resolve = std::get_if<ResolveCommand>(&*command)) {
        *resolve = completed(m_game.rules(), m_game.state(), std::move(*resolve));
        if (const std::string role = unfilledRole(m_game.rules(), m_game.state(), *resolve); !role.empty())
            return Failure{"nobody has the role \"" + role + R"("; add [")" + role
                               + R"(", ["ID"]] to "roles", with "" for one who is in no list)",
                           role};
    }
    const State before = m_game.state();
    // What a refused command rolled is rolled again by the next.
    std::optional<SeededDice> dice = m_dice;
    NoDice none;
    const DecisionResult decided = m_game.execute(*command, dice ? static_cast<DiceSource&>(*dice) : none);
    if (!decided) {
        const auto& [message, missing] = decided.error();
        return Failure{message, missing.kind == MissingInput::Kind::Dice ? "dice" : missing.fact};
    }
    m_dice = std::move(dice);
    Done done{decided->sentences, Json::array(), false, false};
    done.sentences.insert(done.sentences.end(), decided->remarks.begin(), decided->remarks.end());
    const bool isRefused = decided->verdict && decided->verdict->refused;
    if (const auto* const resolve = std::get_if<ResolveCommand>(&*command); resolve && !isRefused) {
        std::string remark = remarkOnStep(m_game.rules(), before, *resolve, decided->events);
        if (!remark.empty()) done.sentences.push_back(std::move(remark));
        if (std::string unread = unreadText(*resolve, *decided); !unread.empty())
            done.sentences.push_back(std::move(unread));
    }
    if (decided->verdict) done.refused = decided->verdict->refused.value_or("");
    done.events = Json::parse(eventsToJson(decided->events, before, m_game.rules().ruleset, m_game.rules().stored));
    return done;
}

Json PlaySession::answerOf(const Outcome& outcome) const
{
    if (const auto* const failure = std::get_if<Failure>(&outcome)) {
        Json json = {{"ok", false}, {"error", failure->error}};
        if (!failure->needs.empty()) json["needs"] = failure->needs;
        return json;
    }
    const Done& done = std::get<Done>(outcome);
    const State& state = m_game.state();
    Json json = {{"ok", true},
                 {"entry", m_game.head()},
                 {"turn", state.turn},
                 {"step", stepInHand(m_game.rules(), state)},
                 {"sentences", done.sentences},
                 {"events", done.events},
                 {"due", jsonDue(m_game.rules(), state)},
                 {"offers", jsonOffers(m_game.rules(), state)}};
    if (!done.refused.empty()) json["refused"] = done.refused;
    if (done.showState) json["state"] = jsonState(m_game.rules(), state);
    if (done.showLines) json["lines"] = jsonLines(m_game);
    if (const int back = stepsBack(m_game); back > 0) json["steps-back"] = back;
    if (!m_game.unsaved().empty()) json["unsaved"] = m_game.unsaved();
    return json;
}

}  // namespace drumhead::cli
