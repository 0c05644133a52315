#include "sheets/plain/value_names.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/texts.hpp"
#include "drumhead/resolve/labels.hpp"
#include "drumhead/rules/program/instruction_effects.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

constexpr std::size_t ownSteps = static_cast<std::size_t>(-1);

/// "score" of "attack.score" and of "firer.attack.score".
std::string_view lastPart(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

bool isUpper(char letter) { return letter >= 'A' && letter <= 'Z'; }

/// A heading within an English sentence: "Failed dice" is "failed dice", but "Chart A" is a name.
std::string withinSentence(const Texts& texts, std::string title)
{
    const std::size_t blank = title.find(' ');
    const bool isName = title.size() > 1 && isUpper(title[1]);
    const bool goesOnAsName = blank != std::string::npos && blank + 1 < title.size() && isUpper(title[blank + 1]);
    if (texts.isEnglish() && !title.empty() && isUpper(title[0]) && !isName && !goesOnAsName)
        title[0] = static_cast<char>(title[0] - 'A' + 'a');
    return title;
}

}  // namespace

std::string possessive(const Texts& texts, const std::string& owner, const std::string& what)
{
    bool isLong = false;
    for (const char* const word : {" of ", " that ", " who ", " with ", " behind ", " in ", " at ", " he ", " it "})
        isLong = isLong || owner.find(word) != std::string::npos;
    const TextArguments with = {{"owner", owner}, {"what", what}};
    if (isLong) return texts.say("plain.owned-of", "{what} of the {owner}", with);
    return texts.isEnglish() && owner.ends_with('s') ? owner + "' " + what
                                                     : texts.say("plain.owned", "{owner}'s {what}", with);
}

std::string flagWords(const Texts& texts, const std::string& label, bool yes)
{
    if (yes) return label;
    const std::string first = label.substr(0, label.find(' '));
    for (const char* const verb : {"has", "is", "was", "may", "can"}) {
        if (texts.isEnglish() && first == verb)
            return first + (first == "can" ? "not" : " not") + label.substr(first.size());
    }
    const bool isVerb = texts.isEnglish() && first.size() > 3 && first.size() < label.size() && first.ends_with('s')
        && !first.ends_with("ss");
    return texts.say("label.not", "not {label}", {{"label", isVerb ? "“" + label + "”" : label}});
}

std::string untilWhen(const Texts& texts, Lifetime lasts)
{
    switch (lasts) {
    case Lifetime::Turn: return texts.say("plain.until-turn", ", until the end of the turn");
    case Lifetime::Phase: return texts.say("plain.until-phase", ", until the end of the phase");
    case Lifetime::Subphase: return texts.say("plain.until-step", ", until the end of the step");
    case Lifetime::Game: break;
    }
    return {};
}

ValueNames::ValueNames(const Ruleset& ruleset, const Program& program)
    : m_ruleset(ruleset), m_program(program), m_names(program.slots.size()), m_isRead(program.slots.size()),
      m_isGiven(program.slots.size()), m_callOf(program.slots.size(), -1), m_source(program.slots.size(), ownSteps),
      m_titles(program.slots.size())
{
    for (SlotId slot = 0; slot < static_cast<SlotId>(program.slots.size()); ++slot) {
        m_names[static_cast<std::size_t>(slot)] = program.slot(slot).label;
        nameOwned(slot);
        nameRuling(slot);
    }
    lookAtSteps();
    for (SlotId slot = 0; slot < static_cast<SlotId>(program.slots.size()); ++slot) tellApart(slot);
    tellAlikeApart();
}

void ValueNames::nameOwned(SlotId id)
{
    const Slot& slot = m_program.slot(id);
    if (slot.owner < 0 || !slot.ownerTail.starts_with("'s ")) return;
    m_names[static_cast<std::size_t>(id)] = possessive(texts(), m_program.role(slot.owner).label, ownLabel(slot));
}

void ValueNames::nameRuling(SlotId id)
{
    const Slot& slot = m_program.slot(id);
    if (slot.kind != SlotKind::Ruling) return;
    for (const Ruling& each : m_ruleset.rulings) {
        if (each.element == slot.ruling)
            m_names[static_cast<std::size_t>(id)] =
                texts().say("plain.the-ruling", "the ruling “{title}”", {{"title", each.title}});
    }
}

void ValueNames::lookAtSteps()
{
    std::size_t end = 0;
    for (std::size_t at = 0; at < m_program.code.size(); ++at) {
        const Instruction& instruction = m_program.code[at];
        const bool isOwn = at >= end;
        if (isOwn && instruction.op == Op::JumpUnless && instruction.detail > 0 && instruction.target > at + 1) {
            end = instruction.target;
            addCall(instruction, end - 1);
        } else {
            nameByStep(instruction, isOwn ? ownSteps : m_calls.size() - 1);
        }
    }
}

void ValueNames::addCall(const Instruction& guard, std::size_t last)
{
    const CallDetail& detail = m_program.calls[guard.detail - 1];
    const Procedure* const called = m_ruleset.findProcedure(detail.procedure);
    Call call;
    call.id = static_cast<int>(guard.detail) - 1;
    const std::string& name = m_program.steps[m_program.code[last].step].name;
    call.as = name.substr(0, name.find('.'));
    call.what = detail.procedure;
    call.title = m_program.steps[guard.step].title;
    if (call.title.empty() && called) call.title = called->title;
    // The roles stand by name: the first of the procedure is the one that it is about.
    if (called && !called->program.roles.empty()) {
        for (const auto& [theirs, ours] : detail.roles) {
            if (theirs == called->program.roles.front().name) call.whose = ours;
        }
    }
    // What it is handed keeps its name: it belongs to nobody.
    for (const LetDetail& each : detail.with) m_isGiven[static_cast<std::size_t>(each.slot)] = true;
    m_calls.push_back(std::move(call));
}

void ValueNames::nameByStep(const Instruction& instruction, std::size_t call)
{
    const std::vector<SlotId> writes = writesOf(m_program, instruction);
    for (const SlotId id : writes) {
        const auto at = static_cast<std::size_t>(id);
        if (m_isGiven[at]) continue;
        m_isGiven[at] = true;
        m_isRead[at] = instruction.op == Op::Enter;
        m_source[at] = call;
        if (call != ownSteps) m_callOf[at] = m_calls[call].id;
        const Slot& slot = m_program.slot(id);
        const std::string& title = m_program.steps[instruction.step].title;
        m_titles[at] = title;
        const std::string own = ownLabel(slot);
        if (writes.size() > 1 || title.empty() || own != spaced(lastPart(slot.name))) continue;
        m_names[at] = withinSentence(texts(), title);
        if (slot.owner >= 0) m_names[at] = possessive(texts(), m_program.role(slot.owner).label, m_names[at]);
    }
}

std::string ValueNames::fromCall(SlotId slot) const
{
    const auto at = static_cast<std::size_t>(slot);
    return texts().say("plain.of-call", "{what} of “{title}”",
                       {{"what", m_names[at]}, {"title", m_calls[m_source[at]].title}});
}

/// The results of a procedure that is run for several are told apart by whose they are.
void ValueNames::tellApart(SlotId id)
{
    const auto at = static_cast<std::size_t>(id);
    const Slot& slot = m_program.slot(id);
    if (m_source[at] == ownSteps || slot.kind != SlotKind::Result) return;
    const Call& own = m_calls[m_source[at]];
    bool isOnly = true;
    bool isTheirs = own.whose >= 0;
    for (const Call& other : m_calls) {
        if (other.what != own.what || other.as == own.as) continue;
        isOnly = false;
        isTheirs = isTheirs && other.whose != own.whose;
    }
    if (isOnly || (slot.owner >= 0 && isTheirs)) return;
    if (!isTheirs) m_names[at] = fromCall(id);
    else if (slot.shape.kind == ValueKind::Flag) m_names[at] = m_program.role(own.whose).label + ": " + m_names[at];
    else m_names[at] = possessive(texts(), m_program.role(own.whose).label, m_names[at]);
}

/// One of several counts of a throw is known by the throw, all else by its name in the rules.
std::string ValueNames::apart(SlotId slot) const
{
    const std::string& name = m_program.slot(slot).name;
    const std::string& title = m_titles[static_cast<std::size_t>(slot)];
    const bool isCount = name.find('.') != std::string::npos && !title.empty();
    return isCount ? withinSentence(texts(), title) : spaced(lastPart(name));
}

/// What is still called alike: a value of a procedure that is run is told apart by the title of that run, others by
/// the name that they have in the rules.
void ValueNames::tellAlikeApart()
{
    std::map<std::string, std::vector<SlotId>> alike;
    for (SlotId id = 0; id < static_cast<SlotId>(m_names.size()); ++id) {
        if (m_program.slot(id).kind == SlotKind::Result && m_program.slot(id).shown)
            alike[m_names[static_cast<std::size_t>(id)]].push_back(id);
    }
    for (const auto& [name, slots] : alike) {
        const auto isOwn = [&](SlotId id) { return m_source[static_cast<std::size_t>(id)] == ownSteps; };
        const auto own = std::count_if(slots.begin(), slots.end(), isOwn);
        for (const SlotId id : slots) {
            std::string& said = m_names[static_cast<std::size_t>(id)];
            const bool isTold = said != name || said.ends_with("”") || said.ends_with("“");
            if (slots.size() > 1 && !isOwn(id) && !isTold) said = fromCall(id);
            else if (own > 1 && isOwn(id)) said += " (" + apart(id) + ")";
        }
    }
}

}  // namespace drumhead
