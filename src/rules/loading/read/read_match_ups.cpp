#include "rules/loading/loader_context.hpp"

#include "drumhead/rules/fact_name.hpp"

#include <algorithm>

namespace drumhead {

namespace {

class MatchUpReader {
public:
    MatchUpReader(LoaderContext& context, JsonPlace place) : m_context(context), m_place(place) {}

    void read()
    {
        m_context.allowKeys(m_place, {"title", "procedure", "gain", "wins", "with", "like"});
        m_rule.title = m_context.requiredString(m_place, "title");
        for (const MatchUpRule& other : m_context.ruleset.matchUps) {
            if (other.title == m_rule.title)
                m_context.fault(m_place["title"],
                                {message("check.two-match-ups-rename", "there are two match-ups \"%1\"; rename one"),
                                 {aText(std::string(m_rule.title))}});
        }
        m_rule.procedure = m_context.requiredString(m_place, "procedure");
        m_procedure = m_context.ruleset.findProcedure(m_rule.procedure);
        if (!m_procedure) {
            if (!m_rule.procedure.empty())
                m_context.fault(m_place["procedure"],
                                {message("check.no-procedure", "there is no procedure \"%1\""),
                                 {aText(std::string(m_rule.procedure))}});
            return;
        }
        if (!hasTwoUnits())
            return m_context.fault(m_place["procedure"],
                                   message("check.match-up-needs-procedure",
                                           "a match-up needs a procedure in which one unit meets one other"));
        readGain();
        readWith();
        readLike();
        m_context.ruleset.matchUps.push_back(std::move(m_rule));
    }

private:
    [[nodiscard]] bool hasTwoUnits() const
    {
        const std::vector<ProgramRole>& roles = m_procedure->program.roles;
        return std::count_if(roles.begin(), roles.end(),
                             [](const ProgramRole& role) {
                                 return role.kind == EntityKind::Unit && role.of.empty() && role.is == Who::Any
                                     && role.least == 1;
                             })
            == 2;
    }

    [[nodiscard]] const Slot* slotOf(JsonPlace place, std::string_view name)
    {
        const Result<FactRef> found = findFact(m_procedure->program, name, *m_context.ruleset.texts);
        if (found) return &m_procedure->program.slot(found->slot);
        m_context.fault(place, Fault::ofMissing(found.error(), name.substr(name.rfind('.') + 1)));
        return nullptr;
    }

    void readGain()
    {
        m_rule.gain = m_context.requiredString(m_place, "gain");
        const Slot* const slot = m_rule.gain.empty() ? nullptr : slotOf(m_place["gain"], m_rule.gain);
        if (!slot) return;
        const JsonPlace wins = m_place["wins"];
        if (slot->shape.kind == ValueKind::Number) {
            if (wins.exists())
                m_context.fault(
                    wins,
                    {message("check.number-which-mean-taken", "\"%1\" is a number, of which the mean is taken"),
                     {aText(std::string(m_rule.gain))}});
            return;
        }
        if (!wins.exists()) {
            if (!takeWon(slot->shape))
                m_context.fault(m_place["gain"],
                                {message("check.no-number-wins-say",
                                         "\"%1\" is no number: \"wins\" has to say which of its values are meant"),
                                 {aText(std::string(m_rule.gain))}});
            return;
        }
        const auto one = [&](JsonPlace place) {
            const Value value = m_context.literal(slot->shape, place);
            if (!value.isUnknown()) m_rule.wins.push_back(m_context.ruleset.valueId(slot->shape, value));
        };
        if (!wins.isArray()) return one(wins);
        for (const JsonPlace each : wins) one(each);
    }

    /// The choices that say themselves that they end well; false where none does.
    bool takeWon(const Shape& shape)
    {
        if (shape.kind != ValueKind::Choice) return false;
        for (const Choice& each : m_context.ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices) {
            if (each.ending == Ending::Won)
                m_rule.wins.push_back(m_context.ruleset.valueId(shape, Value::choice(each.id)));
        }
        return !m_rule.wins.empty();
    }

    void readWith()
    {
        for (const JsonPlace member : object("with")) {
            const Slot* const slot = slotOf(member, member.key());
            if (!slot) continue;
            const Value value = m_context.literal(slot->shape, member);
            if (!value.isUnknown())
                m_rule.with.emplace_back(member.key(), m_context.ruleset.valueId(slot->shape, value));
        }
    }

    void readLike()
    {
        for (const JsonPlace member : object("like")) {
            const Slot* const slot = slotOf(member, member.key());
            const Slot* const other = slotOf(member, member.string());
            if (!slot || !other) continue;
            if (slot->shape.kind != other->shape.kind)
                m_context.fault(member,
                                {message("check.have-no-values-common", "\"%1\" and \"%2\" have no values in common"),
                                 {aText(std::string(member.key())), aText(std::string(member.string()))}});
            else m_rule.like.emplace_back(member.key(), member.string());
        }
    }

    /// The members of an object, if it is there.
    [[nodiscard]] JsonPlace object(std::string_view key)
    {
        const JsonPlace place = m_place[key];
        if (!place.exists() || place.isObject()) return place;
        m_context.fault(
            place, {message("check.object-braces", "\"%1\" has to be an object in braces"), {aText(std::string(key))}});
        return {place.document(), JsonPlace::nowhere};
    }

    LoaderContext& m_context;
    JsonPlace m_place;
    MatchUpRule m_rule;
    const Procedure* m_procedure = nullptr;
};

}  // namespace

void readMatchUps(LoaderContext& context, JsonPlace list)
{
    if (!list.isArray())
        return context.fault(
            list, message("check.match-ups-list-square", "\"match-ups\" has to be a list in square brackets"));
    for (const JsonPlace each : list) {
        if (each.isObject()) MatchUpReader(context, each).read();
        else context.fault(each, message("check.match-up-object-braces", "a match-up is an object in braces"));
    }
}

}  // namespace drumhead
