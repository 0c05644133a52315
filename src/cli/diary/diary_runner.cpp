#include "cli/diary/diary_runner.hpp"

#include <algorithm>
#include <cctype>

namespace drumhead::cli {

namespace {

bool holds(const Json& list, const Json& value) { return std::find(list.begin(), list.end(), value) != list.end(); }

/// Whether an entity is in any role of what is due.
bool concerns(const Json& due, const Json& entity)
{
    return std::any_of(due["roles"].begin(), due["roles"].end(),
                       [&](const Json& entities) { return holds(entities, entity); });
}

bool fits(const Json& due, const Json& wanted)
{
    if (due["procedure"] != wanted.value("procedure", Json(""))) return false;
    if (wanted.contains("here") && due["here"] != wanted["here"]) return false;
    const Json who = wanted.value("who", Json::array());
    return std::all_of(who.begin(), who.end(), [&](const Json& each) { return concerns(due, each); });
}

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

}  // namespace

void DiaryRunner::fault(const std::string& message)
{
    m_outcome.faults.push_back({m_diary.file, m_line, 1, Severity::Error, message});
}

DiaryOutcome DiaryRunner::run()
{
    for (const DiaryLine& line : m_diary.lines) {
        if (m_stopped) break;
        m_line = line.line;
        const std::size_t before = m_outcome.faults.size();
        switch (line.kind) {
        case DiaryLine::Kind::Command: command(line); continue;
        case DiaryLine::Kind::Refused: refused(line); break;
        case DiaryLine::Kind::Then: then(line); break;
        }
        ++m_outcome.expectations;
        if (m_outcome.faults.size() != before) continue;
        for (const std::string& row : line.cites) m_outcome.shown[row].push_back(line.line);
    }
    return std::move(m_outcome);
}

void DiaryRunner::command(const DiaryLine& line)
{
    const Json answer = m_session.answer(line.content.dump());
    if (answer["ok"] == true && !answer.contains("refused")) {
        m_sentences = answer["sentences"];
        return;
    }
    m_stopped = true;
    if (answer.contains("refused")) return fault("the rules refuse it: " + answer["refused"].get<std::string>());
    const std::string needs = answer.value("needs", "");
    fault("the command can't be carried out: " + answer["error"].get<std::string>()
          + (needs.empty() ? "" : " (needs " + needs + ")"));
}

void DiaryRunner::refused(const DiaryLine& line)
{
    const Json answer = m_session.answer(line.content.dump());
    if (answer["ok"] == false) {
        if (answer.contains("needs"))
            fault("the command was not refused: it lacks " + answer["needs"].get<std::string>());
        return;
    }
    // A case that the rules refuse stands in the log; the diary goes on as if nobody had tried.
    if (!answer.contains("refused")) fault("the command should have been refused");
    static_cast<void>(m_session.answer(R"({"do":"undo"})"));
}

void DiaryRunner::then(const DiaryLine& line)
{
    m_now = m_session.answer(R"({"do":"look"})");
    for (const auto& [name, wanted] : line.content.items()) {
        try {
            check(name, wanted);
        } catch (const Json::exception&) {
            fault("\"" + name + "\" can't be read: see the other diaries for its form");
        }
    }
}

void DiaryRunner::check(const std::string& name, const Json& wanted)
{
    if (name == "state") checkState(wanted);
    else if (name == "turn" || name == "step") checkIs(name.c_str(), wanted);
    else if (name == "due" || name == "not-due") checkDue(wanted, name == "due");
    else if (name == "must") checkOffers("must", wanted, true);
    else if (name == "offers" || name == "not-offered") checkOffers("who", wanted, name == "offers");
    else checkSays(wanted, name == "says");
}

void DiaryRunner::checkState(const Json& wanted)
{
    const Json& state = m_now["state"];
    for (const auto& [entity, values] : wanted.items()) {
        if (!state.contains(entity)) {
            fault("there is no entity \"" + entity + "\"");
            continue;
        }
        for (const auto& [attribute, value] : values.items()) {
            if (!state[entity].contains(attribute)) fault(entity + " has no \"" + attribute + "\"");
            else if (state[entity][attribute] != value)
                fault(entity + "'s " + attribute + " is " + state[entity][attribute].dump() + ", expected "
                      + value.dump());
        }
    }
}

void DiaryRunner::checkIs(const char* name, const Json& wanted)
{
    if (m_now[name] != wanted)
        fault(std::string("the ") + name + " is " + m_now[name].dump() + ", expected " + wanted.dump());
}

void DiaryRunner::checkDue(const Json& wanted, bool isDue)
{
    for (const Json& each : wanted) {
        const bool found =
            std::any_of(m_now["due"].begin(), m_now["due"].end(), [&](const Json& due) { return fits(due, each); });
        if (found != isDue) fault((isDue ? "not due: " : "due, and should not be: ") + each.dump());
    }
}

void DiaryRunner::checkOffers(const char* list, const Json& wanted, bool isOffered)
{
    const std::string what = std::string(list) == "must" ? "demanded" : "offered";
    const auto isOn = [&](const std::string& procedure, const Json& entity) {
        return std::any_of(m_now["offers"].begin(), m_now["offers"].end(), [&](const Json& offer) {
            return offer["procedure"] == procedure && (entity.is_null() || holds(offer[list], entity));
        });
    };
    for (const auto& [procedure, entities] : wanted.items()) {
        // Without names: whether it is offered at all.
        for (const Json& entity : entities.empty() ? Json::array({nullptr}) : entities) {
            if (isOn(procedure, entity) == isOffered) continue;
            fault(procedure + " is " + (isOffered ? "not " : "") + what
                  + (entity.is_null() ? "" : ": " + entity.dump()));
        }
    }
}

void DiaryRunner::checkSays(const Json& wanted, bool says)
{
    for (const Json& words : wanted) {
        const std::string sought = lowered(words.get<std::string>());
        const bool found = std::any_of(m_sentences.begin(), m_sentences.end(), [&](const Json& sentence) {
            return lowered(sentence.get<std::string>()).find(sought) != std::string::npos;
        });
        if (found != says) fault((says ? "no sentence says " : "a sentence says ") + words.dump());
    }
}

}  // namespace drumhead::cli
