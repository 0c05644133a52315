#include "rules/loading/read/sequence_reader.hpp"

#include "rules/loading/steps/compile_sequence_rules.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int maxDepth = 6;
constexpr std::size_t maxSteps = 400;

void noteSteps(LoaderContext& context, JsonPlace list)
{
    for (const JsonPlace step : list) {
        const JsonPlace id = step["id"];
        if (id.isString() && !context.sequenceSteps.insert(std::string(id.string())).second)
            context.fault(
                id,
                {message("check.two-steps-sequence-rename", "there are two steps \"%1\" in the sequence; rename one"),
                 {aText(std::string(id.string()))}});
        noteSteps(context, step["steps"]);
    }
}

}  // namespace

void readSequence(LoaderContext& context, JsonPlace sequence)
{
    if (!sequence.isObject())
        return context.fault(
            sequence,
            message("check.sequence-object-title-steps", "\"sequence\" is an object with its \"title\" and \"steps\""));
    const bool replaces = context.optionalFlag(sequence, "replaces", false);
    if (!context.sequencePlace.exists()) {
        if (replaces)
            context.fault(
                sequence["replaces"],
                message("check.no-sequence-replace-leave", "there is no sequence to replace; leave this out"));
    } else if (context.layers[sequence.document()] <= context.layers[context.sequencePlace.document()]) {
        return context.fault(sequence,
                             message("check.two-sequences-ruleset-one", "there are two sequences; a ruleset has one"));
    } else if (!replaces) {
        return context.fault(
            sequence,
            message(
                "check.ruleset-one-extends-sequence",
                "the ruleset that this one extends has a sequence; to put this one in its place, say \"replaces\": true"));
    }
    context.sequencePlace = sequence;
}

void declareSteps(LoaderContext& context) { noteSteps(context, context.sequencePlace["steps"]); }

void compileSequence(LoaderContext& context)
{
    if (context.sequencePlace.exists()) context.ruleset.sequence = SequenceReader(context).read(context.sequencePlace);
}

Sequence SequenceReader::read(JsonPlace place)
{
    m_context.allowKeys(place, {"title", "steps", "replaces", "cite", "status", "note"});
    Sequence sequence;
    sequence.title = m_context.requiredString(place, "title");
    sequence.element = m_context.addElement("sequence", ElementKind::Sequence, true, place, true);
    if (place["steps"].size() == 0)
        m_context.fault(place, message("check.sequence-needs-steps", "a sequence needs \"steps\""));
    sequence.steps = steps(m_context.optionalArray(place, "steps"), {});
    return sequence;
}

bool SequenceReader::isObject(JsonPlace place, std::string_view what)
{
    if (place.isObject()) return true;
    m_context.fault(place, {message("check.object-braces-b", "%1 is an object in braces"), {aText(std::string(what))}});
    return false;
}

std::vector<SequenceStep> SequenceReader::steps(JsonPlace list, const Place& around)
{
    std::vector<SequenceStep> all;
    if (list.size() > 0 && around.depth > maxDepth) {
        m_context.fault(
            list,
            {message("check.steps-sequence-nested-deep", "the steps of a sequence are nested %1 deep at the most"),
             {aText(std::to_string(maxDepth))}});
        return all;
    }
    for (const JsonPlace each : list) {
        if (!isObject(each, "a step of the sequence")) continue;
        if (++m_steps <= maxSteps) all.push_back(step(each, around));
        else if (m_steps == maxSteps + 1)
            m_context.fault(each,
                            {message("check.sequence-at-most-steps", "a sequence has at most %1 steps"),
                             {aText(std::to_string(maxSteps))}});
    }
    return all;
}

SequenceStep SequenceReader::step(JsonPlace place, const Place& around)
{
    m_context.allowKeys(place,
                        {"id", "title", "for", "when", "with", "offers", "remind", "entering", "leaving", "steps",
                         "cite", "status", "note"});
    SequenceStep step;
    step.id = m_context.requiredId(place);
    step.title = m_context.requiredString(place, "title");
    step.element = m_context.addElement("sequence step " + step.id, ElementKind::SequenceStep, true, place, false);
    Place here = around;
    here.id = step.id;
    Place inside = around;
    for (const JsonPlace each : place["offers"]) {
        if (const Procedure* offered = m_context.ruleset.findProcedure(each["procedure"].string()))
            inside.offered.insert(offered);
    }
    here.offered = inside.offered;
    collectOffered(place, here.offered);
    forWhom(step, place["for"], here);
    here.hasSide = here.hasSide || step.hasSide();
    if (place.has("when"))
        step.when = compileCondition(m_context, sightOf(std::nullopt, here.hasSide), place["when"],
                                     "sequence " + step.id + "/when", step.element);
    step.with = with(place["with"], here);
    for (const JsonPlace each : m_context.optionalArray(place, "offers")) {
        if (isObject(each, "an offer")) step.offers.push_back(offer(each, here, step.offers.size() + 1));
    }
    for (const JsonPlace each : m_context.optionalArray(place, "remind")) {
        if (isObject(each, "a reminder")) step.reminders.push_back(reminder(each, here, step.reminders.size() + 1));
    }
    step.entering = rules(m_context.optionalArray(place, "entering"), here);
    step.leaving = rules(m_context.optionalArray(place, "leaving"), here);
    inside.hasSide = here.hasSide;
    inside.depth = around.depth + 1;
    step.steps = steps(m_context.optionalArray(place, "steps"), inside);
    return step;
}

void SequenceReader::forWhom(SequenceStep& step, JsonPlace place, const Place& here)
{
    if (!place.exists()) return;
    if (place.isString() && place.string() == "each-side") {
        step.turns = Turns::EachSide;
        return;
    }
    step.turns = Turns::Listed;
    if (!place.isArray() || place.size() == 0)
        return m_context.fault(
            place,
            message(
                "check.each-side-list-entries",
                "\"for\" is \"each-side\", or a list of entries in square brackets, each with the \"when\" of the sides that it is for"));
    for (const JsonPlace each : place) {
        if (isObject(each, "an entry of \"for\"")) step.forWhom.push_back(entry(each, here, step.forWhom.size() + 1));
    }
}

SequenceFor SequenceReader::entry(JsonPlace place, const Place& here, std::size_t number)
{
    m_context.allowKeys(place, {"title", "when", "with", "cite", "status", "note"});
    const std::string name = here.id + "/" + std::to_string(number);
    SequenceFor entry;
    entry.title = m_context.optionalString(place, "title");
    entry.element = m_context.addElement("sequence for " + name, ElementKind::SequenceFor, true, place, false);
    entry.with = with(place["with"], here);
    entry.when = compileCondition(m_context, sightOfSide(), place["when"],
                                  "sequence " + here.id + "/for-" + std::to_string(number), entry.element);
    const bool tellsSides = entry.when < 0
        || m_context.ruleset.internal[static_cast<std::size_t>(entry.when)]->program.findRole("side") >= 0;
    if (!tellsSides)
        m_context.fault(
            place["when"],
            message(
                "check.condition-says-nothing-side",
                "this condition says nothing of the side; look at one of its attributes, as in { \"side.attacker\": true }, or write \"for\": \"each-side\""));
    return entry;
}

void SequenceReader::collectOffered(JsonPlace step, std::set<const Procedure*>& offered) const
{
    for (const JsonPlace each : step["offers"]) {
        if (const Procedure* found = m_context.ruleset.findProcedure(each["procedure"].string())) offered.insert(found);
    }
    for (const JsonPlace each : step["steps"]) collectOffered(each, offered);
}

std::vector<CaseFact> SequenceReader::with(JsonPlace given, const Place& here)
{
    std::vector<CaseFact> facts;
    if (given.exists() && !given.isObject())
        m_context.fault(given,
                        message("check.gives-facts-cases",
                                "\"with\" gives facts of the cases, as in { \"firing-turn\": \"first\" }"));
    if (!given.isObject()) return facts;
    for (const JsonPlace each : given) {
        const Attribute* const attribute = m_context.findAttribute(OwnerKind::Case, each.key());
        if (!attribute) {
            m_context.fault(each,
                            {message("check.no-fact-case", "\"%1\" is no fact of the case"),
                             {aText(std::string(each.key()))},
                             hintFor(each.key(), m_context.attributeIds(OwnerKind::Case))});
            continue;
        }
        bool used = false;
        for (const Procedure* offered : here.offered) {
            for (const Slot& slot : offered->program.slots) used = used || slot.attribute == attribute;
        }
        if (!used)
            m_context.fault(
                each,
                {message("check.none-procedures-offered-here",
                         "none of the procedures offered here looks at \"%1\"; offer one that does, or leave this out"),
                 {aText(std::string(attribute->id))}});
        facts.push_back({attribute, m_context.literal(attribute->shape, each)});
    }
    return facts;
}

namespace {

constexpr const char* needsFor = "no side is phasing here; give the step, or one around it, a \"for\"";

}  // namespace

Who SequenceReader::who(JsonPlace place, const Place& here, std::optional<EntityKind> kind)
{
    const bool ofSide = kind && *kind != EntityKind::Game;
    if (!place.exists()) return here.hasSide && ofSide ? Who::Phasing : Who::Any;
    const std::optional<Who> who = whoWords.find(place.string());
    if (!who) m_context.fault(place, message("check.who-phasing-opposing-any", "\"who\" is phasing, opposing or any"));
    if (!who || *who == Who::Any) return Who::Any;
    if (!ofSide) m_context.fault(place, message("check.game-on-no-side", "the game is on no side; leave out \"who\""));
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
    m_context.fault(
        place["procedure"],
        {message("check.no-procedure", "there is no procedure \"%1\""), {aText(std::string(id))}, hintFor(id, known)});
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
                    {message("check.no-role", "\"%1\" has no role \"%2\""),
                     {aText(std::string(offer.procedure->id)), aText(std::string(place.string()))},
                     hintFor(place.string(), known)});
}

SequenceOffer SequenceReader::offer(JsonPlace place, const Place& here, std::size_t number)
{
    m_context.allowKeys(place,
                        {"procedure", "role", "title", "who", "when", "with", "must", "again", "on-demand", "last",
                         "cite", "status", "note"});
    SequenceOffer offer;
    offer.procedure = procedure(place);
    offer.title = m_context.optionalString(place, "title");
    const std::string name =
        here.id + "/" + (offer.procedure ? offer.procedure->id : "") + "-" + std::to_string(number);
    offer.element = m_context.addElement("sequence offer " + name, ElementKind::SequenceOffer, true, place, false);
    offer.again = m_context.optionalFlag(place, "again", false);
    offer.onDemand = m_context.optionalFlag(place, "on-demand", false);
    offer.last = m_context.optionalFlag(place, "last", false);
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
    Place own;
    own.offered = {offer.procedure};
    offer.with = with(place["with"], own);
    if (offer.must && offer.onDemand && offer.mustWhen < 0)
        m_context.fault(
            place["on-demand"],
            message(
                "check.what-everybody-do-not",
                "what everybody has to do is not done on demand; make \"must\" a condition, or leave out one of the two"));
    return offer;
}

void SequenceReader::must(SequenceOffer& offer, JsonPlace place, const Place& here, std::optional<EntityKind> kind,
                          const std::string& name)
{
    if (place.isBoolean()) {
        offer.must = place.boolean();
        return;
    }
    if (!place.isObject())
        return m_context.fault(
            place, message("check.must-true-condition-on", "\"must\" is true, or the condition on whom it binds"));
    const bool isMany = offer.role >= 0 && offer.procedure->program.role(offer.role).many;
    if (isMany)
        return m_context.fault(
            place,
            message(
                "check.several-take-part-together",
                "several take part in this together, so it has to be done once or not at all; write true, and say with \"when\" who may"));
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
        m_context.fault(place["text"],
                        message("check.reminder-sequence-stands-written",
                                "a reminder of the sequence stands as it is written: no values in braces"));
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
        if (!word.empty())
            m_context.fault(place["every"],
                            message("check.every-unit-group-leader", "\"every\" is unit, group, leader, side or game"));
        return rule;
    }
    rule.kind = *kind;
    rule.who = who(place["who"], here, rule.kind);
    if (!steps.isArray() || steps.size() == 0)
        m_context.fault(place, message("check.rule-sequence-needs-steps", "a rule of the sequence needs \"steps\""));
    else
        rule.steps =
            compileRule(m_context, sightOf(rule.kind, here.hasSide), steps, "sequence rule " + name, rule.element);
    return rule;
}

}  // namespace drumhead
