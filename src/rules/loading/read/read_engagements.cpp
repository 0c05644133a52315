#include "rules/loading/read_objects.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/fact_name.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::string plainText(JsonPlace place)
{
    if (place.isNumber()) return Number::fromDouble(place.number()).text();
    if (place.isBoolean()) return place.boolean() ? "true" : "false";
    return place.isString() ? std::string(place.string()) : "none";
}

class EngagementReader {
public:
    EngagementReader(LoaderContext& context, JsonPlace place) : m_context(context), m_place(place) {}

    void read()
    {
        if (!m_place.isObject())
            return m_context.fault(m_place,
                                   message("check.engagement-object-braces", "an engagement is an object in braces"));
        if (m_context.onlyForm) return;
        m_context.allowKeys(m_place, {"kind", "procedure", "given", "loss", "ending", "note", "status", "cite"});
        const std::string kind = m_context.requiredString(m_place, "kind");
        if (kind != "shooting" && kind != "melee")
            return m_context.fault(m_place["kind"],
                                   message("check.kind-engagement-shooting-melee",
                                           "the kind of an engagement is \"shooting\" or \"melee\""));
        m_plan.kind = kind == "melee" ? EngagementKind::Melee : EngagementKind::Shooting;
        const std::string id = m_context.requiredString(m_place, "procedure");
        m_plan.procedure = m_context.ruleset.findProcedure(id);
        if (!m_plan.procedure)
            return m_context.fault(
                m_place["procedure"],
                {message("check.no-procedure", "there is no procedure \"%1\""), {aText(std::string(id))}});
        m_plan.element = m_context.addElement("engagement " + kind, ElementKind::Engagement, false, m_place, false);
        for (const JsonPlace member : m_place["given"]) fact(member);
        loss(m_place["loss"]);
        ending(m_place["ending"]);
        if (m_plan.loss.empty() && m_plan.ending.empty())
            m_context.fault(m_place,
                            message("check.engagement-needs-loss-ending",
                                    "an engagement needs a \"loss\", an \"ending\", or both, to be compared by"));
        keep();
    }

private:
    /// That of an extension takes the place of its base's.
    void keep()
    {
        auto& plans = m_context.ruleset.engagements;
        std::erase_if(plans, [this](const EngagementPlan& each) { return each.kind == m_plan.kind; });
        plans.push_back(std::move(m_plan));
    }

    const Slot* slotOf(JsonPlace place, std::string_view name)
    {
        const Result<FactRef> found = findFact(m_plan.procedure->program, name);
        if (found) return &m_plan.procedure->program.slot(found->slot);
        m_context.fault(place,
                        {message("check.no-fact-procedure", "there is no fact \"%1\" in that procedure"),
                         {aText(std::string(name))}});
        return nullptr;
    }

    void fact(JsonPlace member)
    {
        const Slot* const slot = slotOf(member, member.key());
        if (!slot) return;
        if (!member.isArray()) return way(member, member.key(), *slot);
        for (const JsonPlace each : member) way(each, member.key(), *slot);
    }

    /// One of the ways in which a fact may be said.
    void way(JsonPlace place, std::string_view name, const Slot& slot)
    {
        EngagementFact fact;
        fact.name = name;
        fact.isWhole = slot.shape.whole;
        if (place.isObject()) {
            from(place, slot, fact);
        } else {
            fact.literal = plainText(place);
            mustFit(place, slot, fact.literal);
        }
        m_plan.given.push_back(std::move(fact));
    }

    void from(JsonPlace place, const Slot& slot, EngagementFact& fact)
    {
        readOnly(place["only"], fact);
        if (place.has("value")) {
            m_context.allowKeys(place, {"value", "only"});
            fact.literal = plainText(place["value"]);
            return mustFit(place["value"], slot, fact.literal);
        }
        fact.term = termAt(place, "of");
        if (fact.term < 0) return;
        const PlainTerm& term = plainTerms()[static_cast<std::size_t>(fact.term)];
        if (term.choices.empty()) return number(place, slot, fact);
        for (const JsonPlace member : place) {
            if (member.key() == "of" || member.key() == "only") continue;
            if (!isChoice(term, member.key())) unknownChoice(member, term);
            fact.byChoice.emplace_back(member.key(), plainText(member));
            mustFit(member, slot, fact.byChoice.back().second);
        }
        if (fact.byChoice.empty())
            m_context.fault(
                place, message("check.say-what-each-choice", "say what each choice of the term is in these rules"));
    }

    void number(JsonPlace place, const Slot& slot, EngagementFact& fact)
    {
        m_context.allowKeys(place, {"of", "each", "only"});
        if (slot.shape.kind != ValueKind::Number)
            m_context.fault(place,
                            {message("check.term-number-none", "the term is a number, \"%1\" is none"),
                             {aText(std::string(slot.name))}});
        fact.each = eachAt(place);
    }

    double eachAt(JsonPlace place)
    {
        const JsonPlace each = place["each"];
        if (!each.exists()) return 1;
        if (each.isNumber() && each.number() > 0) return each.number();
        m_context.fault(each,
                        message("check.each-number-above-how",
                                "\"each\" is a number above 0: how much of the term is one in these rules"));
        return 1;
    }

    void readOnly(JsonPlace only, EngagementFact& fact)
    {
        for (const JsonPlace member : only) {
            const int term = findPlainTerm(member.key());
            if (term < 0) {
                unknownTerm(member, member.key());
                continue;
            }
            std::vector<std::string> values;
            if (member.isString()) values.emplace_back(member.string());
            else
                for (const JsonPlace each : member) values.emplace_back(each.string());
            for (const std::string& each : values) {
                if (!isChoice(plainTerms()[static_cast<std::size_t>(term)], each))
                    unknownChoice(member, plainTerms()[static_cast<std::size_t>(term)]);
            }
            fact.only.emplace_back(term, std::move(values));
        }
    }

    int termAt(JsonPlace place, std::string_view key)
    {
        const std::string id = m_context.requiredString(place, key);
        const int term = id.empty() ? -1 : findPlainTerm(id);
        if (term < 0 && !id.empty()) unknownTerm(place[key], id);
        return term;
    }

    void unknownTerm(JsonPlace place, std::string_view id)
    {
        std::vector<std::string> known;
        for (const PlainTerm& each : plainTerms()) known.emplace_back(each.id);
        m_context.fault(
            place,
            {message("check.no-plain-term", "\"%1\" is no plain term"), {aText(std::string(id))}, hintFor(id, known)});
    }

    static bool isChoice(const PlainTerm& term, std::string_view id)
    {
        return std::any_of(term.choices.begin(), term.choices.end(),
                           [&](const auto& each) { return each.first == id; });
    }

    void unknownChoice(JsonPlace place, const PlainTerm& term)
    {
        std::vector<std::string> known;
        for (const auto& [id, label] : term.choices) known.emplace_back(id);
        m_context.fault(place,
                        {message("check.term", "the term \"%1\" is %2"),
                         {aText(std::string(term.id)), aText(std::string(joined(known, "or")))}});
    }

    void mustFit(JsonPlace place, const Slot& slot, const std::string& text)
    {
        if (const Result<Value> value = parseValue(m_context.ruleset, slot.shape, text); !value)
            m_context.fault(place, value.error());
    }

    void loss(JsonPlace place)
    {
        if (!place.exists()) return;
        m_context.allowKeys(place, {"of", "each"});
        m_plan.loss = m_context.requiredString(place, "of");
        const Slot* const slot = m_plan.loss.empty() ? nullptr : slotOf(place["of"], m_plan.loss);
        if (slot && slot->shape.kind != ValueKind::Number)
            m_context.fault(place["of"], message("check.loss-number", "a loss is a number"));
        m_plan.lossEach = eachAt(place);
    }

    void ending(JsonPlace place)
    {
        if (!place.exists()) return;
        m_context.allowKeys(place, {"of", "won", "lost"});
        m_plan.ending = m_context.requiredString(place, "of");
        const Slot* const slot = m_plan.ending.empty() ? nullptr : slotOf(place["of"], m_plan.ending);
        if (slot && slot->shape.kind != ValueKind::Choice)
            return m_context.fault(place["of"], message("check.ending-choice", "an ending is a choice"));
        for (const auto& [key, list] : {std::pair{"won", &m_plan.won}, {"lost", &m_plan.lost}}) {
            for (const JsonPlace each : m_context.optionalArray(place, key)) {
                list->emplace_back(each.string());
                if (slot) mustFit(each, *slot, list->back());
            }
        }
        if (slot && m_plan.won.empty() && m_plan.lost.empty()) endingsOf(*slot, place);
    }

    /// As the choice list says how each ends.
    void endingsOf(const Slot& slot, JsonPlace place)
    {
        for (const Choice& each : m_context.ruleset.choiceLists[static_cast<std::size_t>(slot.shape.choices)].choices) {
            if (each.ending == Ending::Won) m_plan.won.push_back(m_context.ruleset.names.word(each.id));
            if (each.ending == Ending::Lost) m_plan.lost.push_back(m_context.ruleset.names.word(each.id));
        }
        if (m_plan.won.empty())
            m_context.fault(
                place,
                message("check.say-by-which-choices",
                        "say by which choices the attacker has \"won\" and \"lost\", here or by \"ends\" in the list"));
    }

    LoaderContext& m_context;
    JsonPlace m_place;
    EngagementPlan m_plan;
};

}  // namespace

void readEngagements(LoaderContext& context, JsonPlace engagements)
{
    if (!engagements.isArray())
        return context.fault(
            engagements,
            message("check.engagements-list-square-brackets", "\"engagements\" is a list in square brackets"));
    for (const JsonPlace each : engagements) EngagementReader(context, each).read();
}

}  // namespace drumhead
