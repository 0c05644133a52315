// What may be done in a step of the turn, what people are reminded of, and what entering and leaving it changes.
#include "rules/loading/read/sequence_reader.hpp"
#include "rules/loading/steps/compile_sequence_rules.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr const char* needsFor = "no side is phasing here; give the step, or one around it, a \"for\"";

}  // namespace

Who SequenceReader::who(JsonPlace place, const Place& here, std::optional<EntityKind> kind)
{
    const bool ofSide = kind && *kind != EntityKind::Game;
    if (!place.exists()) return here.hasSide && ofSide ? Who::Phasing : Who::Any;
    const std::optional<Who> who = whoWords.find(place.string());
    if (!who) m_context.fault(place, "\"who\" is phasing, opposing or any");
    if (!who || *who == Who::Any) return Who::Any;
    if (!ofSide) m_context.fault(place, "the game is on no side; leave out \"who\"");
    else if (!here.hasSide) m_context.fault(place, needsFor);
    return *who;
}

const Procedure* SequenceReader::procedure(JsonPlace place)
{
    const std::string id = m_context.requiredString(place, "procedure");
    const Procedure* const found = m_context.ruleset.findProcedure(id);
    if (found || id.empty()) return found;
    std::vector<std::string> known;
    for (const auto& each : m_context.ruleset.procedures) known.push_back(each->id);
    m_context.fault(place["procedure"], "there is no procedure \"" + id + "\"" + LoaderContext::hint(id, known));
    return nullptr;
}

void SequenceReader::chooseRole(SequenceOffer& offer, JsonPlace place)
{
    const Program& program = offer.procedure->program;
    if (!place.exists()) {
        offer.role = program.roles.empty() ? -1 : 0;
        return;
    }
    offer.role = program.findRole(place.string());
    if (offer.role >= 0) return;
    std::vector<std::string> known;
    for (const ProgramRole& role : program.roles) known.push_back(role.name);
    m_context.fault(place,
                    "\"" + offer.procedure->id + "\" has no role \"" + std::string(place.string()) + "\""
                        + LoaderContext::hint(place.string(), known));
}

SequenceOffer SequenceReader::offer(JsonPlace place, const Place& here, std::size_t number)
{
    m_context.allowKeys(place,
                        {"procedure", "role", "who", "when", "must", "again", "on-demand", "cite", "status", "note"});
    SequenceOffer offer;
    offer.procedure = procedure(place);
    const std::string name =
        here.id + "/" + (offer.procedure ? offer.procedure->id : "") + "-" + std::to_string(number);
    offer.element = m_context.addElement("sequence offer " + name, ElementKind::SequenceOffer, true, place, false);
    offer.again = m_context.optionalFlag(place, "again", false);
    offer.onDemand = m_context.optionalFlag(place, "on-demand", false);
    if (!offer.procedure) return offer;
    chooseRole(offer, place["role"]);
    if (place.has("role") && offer.role < 0) return offer;
    std::optional<EntityKind> kind;
    if (offer.role >= 0) kind = offer.procedure->program.role(offer.role).kind;
    offer.who = who(place["who"], here, kind);
    if (place.has("when"))
        offer.when = compileCondition(m_context, sightOf(kind, here.hasSide), place["when"],
                                      "sequence " + name + "/when", offer.element);
    if (place.has("must")) must(offer, place["must"], here, kind, name);
    if (offer.must && offer.onDemand)
        m_context.fault(place["on-demand"],
                        "what has to be done is not done on demand alone; leave out \"must\" or \"on-demand\"");
    return offer;
}

void SequenceReader::must(SequenceOffer& offer, JsonPlace place, const Place& here, std::optional<EntityKind> kind,
                          const std::string& name)
{
    if (place.isBoolean()) {
        offer.must = place.boolean();
        return;
    }
    if (!place.isObject()) return m_context.fault(place, "\"must\" is true, or the condition on whom it binds");
    const bool isMany = offer.role >= 0 && offer.procedure->program.role(offer.role).many;
    if (isMany)
        return m_context.fault(
            place,
            "several take part in this together, so it has to be done once or not at all; write true, and say with \"when\" who may");
    offer.must = true;
    offer.mustWhen =
        compileCondition(m_context, sightOf(kind, here.hasSide), place, "sequence " + name + "/must", offer.element);
}

SequenceReminder SequenceReader::reminder(JsonPlace place, const Place& here, std::size_t number)
{
    m_context.allowKeys(place, {"text", "when", "cite", "status", "note"});
    const std::string name = here.id + "/" + std::to_string(number);
    SequenceReminder reminder;
    reminder.text = m_context.requiredString(place, "text");
    if (reminder.text.find_first_of("{}") != std::string::npos)
        m_context.fault(place["text"], "a reminder of the sequence stands as it is written: no values in braces");
    reminder.element =
        m_context.addElement("sequence reminder " + name, ElementKind::SequenceReminder, false, place, false);
    if (place.has("when"))
        reminder.when = compileCondition(m_context, sightOf(std::nullopt, here.hasSide), place["when"],
                                         "sequence " + here.id + "/remind-" + std::to_string(number), reminder.element);
    return reminder;
}

std::vector<SequenceRule> SequenceReader::rules(JsonPlace list, const Place& here)
{
    std::vector<SequenceRule> all;
    for (const JsonPlace each : list) {
        const std::string name = here.id + "/" + std::string(list.key()) + "-" + std::to_string(all.size() + 1);
        if (isObject(each, "a rule of the sequence")) all.push_back(rule(each, here, name));
    }
    return all;
}

SequenceRule SequenceReader::rule(JsonPlace place, const Place& here, const std::string& name)
{
    m_context.allowKeys(place, {"every", "who", "steps", "cite", "status", "note"});
    SequenceRule rule;
    const std::string word = m_context.requiredString(place, "every");
    const std::optional<EntityKind> kind = entityKind(word);
    const JsonPlace steps = place["steps"];
    bool eachCites = steps.size() > 0;
    for (const JsonPlace each : steps) eachCites = eachCites && each.has("cite");
    rule.element = m_context.addElement("sequence rule " + name, ElementKind::SequenceRule, true, place, !eachCites);
    if (!kind) {
        if (!word.empty()) m_context.fault(place["every"], "\"every\" is unit, group, leader, side or game");
        return rule;
    }
    rule.kind = *kind;
    rule.who = who(place["who"], here, rule.kind);
    if (!steps.isArray() || steps.size() == 0) m_context.fault(place, "a rule of the sequence needs \"steps\"");
    else
        rule.steps =
            compileRule(m_context, sightOf(rule.kind, here.hasSide), steps, "sequence rule " + name, rule.element);
    return rule;
}

}  // namespace drumhead
