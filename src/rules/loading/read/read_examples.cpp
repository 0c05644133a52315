#include "rules/loading/read_objects.hpp"

#include "drumhead/rules/fact_name.hpp"

#include <cmath>

namespace drumhead {

namespace {

constexpr std::size_t maxDice = 10'000;

std::string literalText(JsonPlace place)
{
    switch (place.kind()) {
    case JsonKind::Number: return Number::fromDouble(place.number()).text();
    case JsonKind::Boolean: return place.boolean() ? "true" : "false";
    case JsonKind::String: return std::string(place.string());
    default: return "none";
    }
}

/// As on the command line a value is text, but a file says what is a number or a flag.
bool isOfKind(JsonPlace place, const Shape& shape)
{
    if (place.isString()) return shape.kind == ValueKind::Choice;
    if (place.isNumber()) return shape.kind == ValueKind::Number;
    return !place.isBoolean() || shape.kind == ValueKind::Flag;
}

class ExampleReader {
public:
    ExampleReader(LoaderContext& context, JsonPlace place) : m_context(context), m_place(place) {}

    void read()
    {
        if (m_context.onlyForm) return;
        m_context.allowKeys(
            m_place, {"id", "title", "procedure", "given", "rulings", "dice", "expect", "cite", "status", "note"});
        m_example.id = m_context.requiredId(m_place);
        const Diagnostic where = m_place.diagnostic("");
        m_example.file = where.file;
        m_example.line = where.line;
        m_example.column = where.column;
        for (const Example& other : m_context.ruleset.examples) {
            if (other.id == m_example.id)
                m_context.fault(m_place["id"],
                                {message("check.two-examples-rename-one", "there are two examples \"%1\"; rename one"),
                                 {aText(std::string(m_example.id))}});
        }
        m_example.procedure = m_context.requiredString(m_place, "procedure");
        m_procedure = m_context.ruleset.findProcedure(m_example.procedure);
        if (!m_procedure)
            return m_context.fault(m_place["procedure"],
                                   {message("check.no-procedure", "there is no procedure \"%1\""),
                                    {aText(std::string(m_example.procedure))}});
        m_example.element =
            m_context.addElement("example " + m_example.id, ElementKind::Example, false, m_place, false);
        facts(m_place["given"], m_example.given, false);
        rulings();
        dice();
        expectations();
        m_context.ruleset.examples.push_back(std::move(m_example));
    }

private:
    void facts(JsonPlace list, std::vector<Example::Given>& into, bool mayBeResult)
    {
        for (const JsonPlace member : object(list)) fact(member, into, mayBeResult);
    }

    /// The members of a value that must be an object, if present.
    JsonPlace object(JsonPlace place)
    {
        if (!place.exists() || place.isObject()) return place;
        m_context.fault(place,
                        {message("check.object-braces", "\"%1\" has to be an object in braces"),
                         {aText(std::string(place.key()))}});
        return {place.document(), JsonPlace::nowhere};
    }

    void fact(JsonPlace member, std::vector<Example::Given>& into, bool mayBeResult)
    {
        const Program& program = m_procedure->program;
        const Result<FactRef> found = findFact(program, member.key(), *m_context.ruleset.texts);
        if (!found) {
            const std::string_view name = member.key();
            return m_context.fault(member, Fault::ofMissing(found.error(), name.substr(name.rfind('.') + 1)));
        }
        const Slot& slot = program.slot(found->slot);
        if (slot.kind == SlotKind::Result && !mayBeResult && !slot.asked)
            return m_context.fault(
                member,
                {message("check.worked-out-by-procedure", "\"%1\" is worked out by the procedure and can't be given"),
                 {aText(std::string(slot.name))}});
        Shape shape = slot.shape;
        if (mayBeResult) shape.mayBeNone = true;
        if (!isOfKind(member, shape)) {
            m_context.literal(shape, member);  // says what is expected
            return;
        }
        const std::string text = literalText(member);
        if (const Result<Value> value = parseValue(m_context.ruleset, shape, text); !value)
            return m_context.fault(member, value.error());
        into.push_back({std::string(member.key()), text});
    }

    void rulings()
    {
        for (const JsonPlace member : object(m_place["rulings"])) {
            const Ruling* ruling = nullptr;
            for (const Ruling& each : m_context.ruleset.rulings) {
                if (each.id == member.key()) ruling = &each;
            }
            if (!ruling) {
                m_context.fault(
                    member,
                    {message("check.no-ruling", "there is no ruling \"%1\""), {aText(std::string(member.key()))}});
                continue;
            }
            Shape shape;
            shape.kind = ValueKind::Choice;
            shape.choices = ruling->choices;
            m_context.literal(shape, member);
            m_example.rulings.push_back({ruling->id, literalText(member)});
        }
    }

    void dice()
    {
        for (const JsonPlace die : m_context.optionalArray(m_place, "dice")) {
            if (die.isString()) card(die);
            else if (!die.isNumber() || die.number() < 1 || die.number() > 1000
                     || die.number() != std::floor(die.number()))
                m_context.fault(die, message("check.die-shows-whole-number", "a die shows a whole number from 1"));
            else if (m_example.dice.size() < maxDice) m_example.dice.push_back(static_cast<int>(die.number()));
        }
    }

    void card(JsonPlace name)
    {
        const int number = cardNumber(m_context.ruleset, name.string());
        if (m_context.ruleset.decks.empty())
            m_context.fault(name, message("check.die-shows-whole-number", "a die shows a whole number from 1"));
        else if (number == 0)
            m_context.fault(
                name,
                {message("check.no-deck-card-several",
                         "no deck has a card \"%1\", or several decks have it in different places; write its number"),
                 {aText(std::string(name.string()))}});
        else if (m_example.dice.size() < maxDice) m_example.dice.push_back(number);
    }

    void expectations()
    {
        const JsonPlace expect = m_place["expect"];
        if (!expect.isObject() || expect.size() == 0)
            return m_context.fault(
                m_place, message("check.example-needs-something-expect", "an example needs something to \"expect\""));
        for (const JsonPlace member : expect) {
            if (member.key() == "refused") refused(member);
            else if (member.key() == "modifiers" || member.key() == "modifiers-among") modifiers(member);
            else if (member.key() == "change") changes(member);
            else if (member.key() == "due") due(member);
            else if (member.key() == "says") says(member);
            else if (member.key() == "rolled")
                m_example.rolled = m_context.optionalInt(expect, "rolled", 0, 0, static_cast<int>(maxDice));
            else fact(member, m_example.values, true);
        }
    }

    void refused(JsonPlace member)
    {
        if (member.isBoolean() && member.boolean()) {
            m_example.refused = "";
        } else if (member.isString() && m_context.ruleset.ledger.find(member.string()) >= 0) {
            m_example.refused = std::string(member.string());
        } else if (!member.isString() || !m_context.isLedgerBroken) {
            m_context.fault(member,
                            message("check.refused-true-ledger-id",
                                    "\"refused\" is true or the ledger id that the refusing step cites"));
        }
    }

    void modifiers(JsonPlace member)
    {
        m_example.allModifiers = m_example.allModifiers || member.key() == "modifiers";
        for (const JsonPlace each : object(member)) {
            bool known = false;
            for (const auto& modifier : m_context.ruleset.modifiers) known = known || modifier->id == each.key();
            if (!known)
                m_context.fault(
                    each,
                    {message("check.no-modifier", "there is no modifier \"%1\""), {aText(std::string(each.key()))}});
            m_example.modifiers.push_back({std::string(each.key()), literalText(each)});
        }
    }

    void changes(JsonPlace member)
    {
        for (const JsonPlace each : object(member)) {
            const Result<FactRef> found = findFact(m_procedure->program, each.key(), *m_context.ruleset.texts);
            if (!found) m_context.fault(each, found.error());
            else if (!each.isNumber())
                m_context.fault(each, message("check.change-number", "a change is a number, as in -2"));
            else m_example.changes.push_back({std::string(each.key()), literalText(each)});
        }
    }

    void due(JsonPlace member)
    {
        m_example.due.emplace();
        if (!member.isArray())
            return m_context.fault(
                member,
                message("check.due-list-procedures-square", "\"due\" is a list of procedures in square brackets"));
        for (const JsonPlace each : member) {
            if (!m_context.ruleset.findProcedure(each.string()))
                m_context.fault(each,
                                {message("check.no-procedure", "there is no procedure \"%1\""),
                                 {aText(std::string(each.string()))}});
            m_example.due->emplace_back(each.string());
        }
    }

    void says(JsonPlace member)
    {
        const auto add = [&](JsonPlace text) {
            if (text.isString()) m_example.says.emplace_back(text.string());
            else
                m_context.fault(
                    text,
                    message("check.says-part-verdict-sentences",
                            "\"says\" is a part of the verdict's sentences, in quotes, or a list of such parts"));
        };
        if (!member.isArray()) return add(member);
        for (const JsonPlace each : member) add(each);
    }

    LoaderContext& m_context;
    JsonPlace m_place;
    const Procedure* m_procedure = nullptr;
    Example m_example;
};

}  // namespace

void readExamples(LoaderContext& context, JsonPlace examples)
{
    readObjects(context, examples, "examples", "an example",
                [&context](JsonPlace place) { ExampleReader(context, place).read(); });
}

}  // namespace drumhead
