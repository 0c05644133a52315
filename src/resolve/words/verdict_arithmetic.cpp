// The arithmetic of a verdict: values, modifiers, dice.
#include "resolve/words/verdict_maker.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/program/instruction_effects.hpp"
#include "resolve/machine/steps/dice_pool.hpp"
#include "resolve/words/operands_text.hpp"
#include "resolve/words/wording.hpp"

#include <algorithm>
#include <numeric>

namespace drumhead {

namespace {

/// "4 or more", "above 3".
std::string boundText(const Texts& texts, Comparison comparison, Value bound)
{
    const std::string number = bound.isSet() ? texts.number(bound.number()) : texts.say("value.none", "none");
    return comparisonText(texts, comparison, number);
}

}  // namespace

void VerdictMaker::value(const TrailEntry& entry)
{
    const Slot& slot = m_program.slot(entry.slot);
    addValue(entry.slot, entry.row, entry.value);
    if (!slot.shown || step(entry).quiet) return;
    std::string text = titleOfRow(entry) + ": " + measured(m_ruleset, slot.shape, entry.value);
    const bool isSum = instruction(entry).op == Op::Sum;
    const std::string operands = operandsText(m_situation, m_trail, entry);
    const bool isBounded = isSum && pooled(entry)[0] != entry.value && !entry.overruled;
    if (isBounded)
        text += " ("
            + texts().say("verdict.bounded", "{sum}, limited",
                          {{"sum", texts().signedNumber(pooled(entry)[0].number())}})
            + ")";
    if (entry.tableRow < 0) {
        if (!operands.empty()) text += " = " + operands;
        mayBeOverruled(line(isSum ? LineKind::Sum : LineKind::Value, entry, std::move(text)), entry);
        return;
    }
    const Table& table = m_ruleset.tables[static_cast<std::size_t>(m_program.tableOf(instruction(entry)).table)];
    VerdictLine& added =
        line(LineKind::Value, entry, text + " (" + table.title + (operands.empty() ? ")" : ": " + operands + ")"));
    mayBeOverruled(added, entry);
    alsoCite(added.cites, added.status, element(table.element));
    alsoCite(added.cites, added.status, element(table.rows[static_cast<std::size_t>(entry.tableRow)].element));
}

void VerdictMaker::modifier(const TrailEntry& entry)
{
    const Modifier& modifier = *m_program.sumOf(instruction(entry)).modifiers[entry.part].modifier;
    VerdictModifier shown;
    shown.step = step(entry).name;
    shown.stepTitle =
        labelText(m_program, step(entry).title, step(entry).titleParts, m_situation.names(), {entry.role, entry.row});
    shown.row = std::max<int>(entry.row, 0);
    shown.rowLabel = entry.role < 0 ? "" : roleLabel(m_situation, entry.role, entry.row);
    shown.whose = whoseModifiers(m_situation, step(entry), shown.rowLabel);
    shown.id = modifier.id;
    shown.label = modifier.label;
    shown.amount = entry.value.number();
    shown.applied = entry.applied;
    shown.because = entry.slot == -2 ? texts().say("verdict.counts-already", "the same circumstance already counts")
                                     : because(entry);
    if (entry.slot != -2) shown.reasons.assign(reasonsOf(entry).begin(), reasonsOf(entry).end());
    if (shown.because.empty() && entry.applied) shown.because = texts().say("verdict.always", "always");
    shown.cites = element(modifier.element).cites;
    shown.status = element(modifier.element).status;
    alsoCiteSources(entry, shown.cites, shown.status);
    shown.overruled = entry.overruled;
    shown.reason = reasonOf(entry);
    VerdictLine& added = line(LineKind::Modifier, entry,
                              (shown.whose.empty() ? "" : shown.whose + ": ")
                                  + (shown.applied ? texts().signedNumber(shown.amount) + "  " : "·  ") + shown.label
                                  + " (" + shown.because + ")");
    added.cites = shown.cites;
    added.status = shown.status;
    m_verdict.modifiers.push_back(std::move(shown));
}

void VerdictMaker::dice(const TrailEntry& entry)
{
    const RollDetail& detail = m_program.rollOf(instruction(entry));
    const Slot& slot = m_program.slot(entry.slot);
    const bool several = !detail.parts.empty();  // each has a line of its own
    if (!several) addValue(entry.slot, entry.row, entry.value);
    if (entry.count == 0) {
        line(LineKind::Dice, entry, titleOfRow(entry) + ": " + texts().say("verdict.no-dice", "no dice"));
        return;
    }
    VerdictDice shown;
    shown.step = step(entry).name;
    shown.title = titleOfRow(entry);
    const DicePool pool = thrownPool(m_program, m_trail, entry);
    shown.sides = pool.sides;
    for (std::uint32_t i = 0; i < entry.count; ++i)
        shown.faces.push_back(static_cast<int>(pooled(entry)[i].number().floor()));
    shown.value = entry.value;
    shown.overruled = entry.overruled;
    shown.reason = reasonOf(entry);
    if (detail.deck >= 0) {
        shown.deck = &m_ruleset.decks[static_cast<std::size_t>(detail.deck)];
        return card(entry, pool, std::move(shown));
    }
    std::string text = shown.title + ": "
        + texts().say("dice.thrown", "{count}D{sides}",
                      {{"count", std::to_string(entry.count)}, {"sides", std::to_string(pool.sides)}});
    for (const int face : shown.faces) text += " " + std::to_string(face);
    shown.rule = several ? partsRule(pool) : countingRule(detail, entry);
    if (several) text += " (" + shown.rule + ")";
    else if (!shown.rule.empty()) text += " (" + shown.rule + ") = " + measured(m_ruleset, slot.shape, entry.value);
    else if (entry.count > 1) text += " = " + measured(m_ruleset, slot.shape, entry.value);
    m_verdict.dice.push_back(std::move(shown));
    VerdictLine& added = line(LineKind::Dice, entry, std::move(text));
    if (!several) mayBeOverruled(added, entry);
}

/// "Orders: Advance (2 of 12 cards in Order cards)".
void VerdictMaker::card(const TrailEntry& entry, const DicePool& pool, VerdictDice shown)
{
    const auto at = static_cast<std::size_t>(shown.faces.front()) - 1;
    const std::string& title = shown.deck->cards[at].title;
    const int all = std::accumulate(pool.left.begin(), pool.left.end(), 0);
    shown.rule = texts().say(
        "deck.of-left", "{copies} of the {left} left in {deck}",
        {{"copies", std::to_string(pool.left[at])}, {"left", std::to_string(all)}, {"deck", shown.deck->title}});
    std::string text = shown.title + ": " + title + " (" + shown.rule + ")";
    m_verdict.dice.push_back(std::move(shown));
    mayBeOverruled(line(LineKind::Dice, entry, std::move(text)), entry);
}

void VerdictMaker::entered(const TrailEntry& entry)
{
    addValue(entry.slot, entry.row, entry.value);
    const Slot& slot = m_program.slot(entry.slot);
    line(LineKind::Entered, entry,
         texts().say("verdict.entered", "{title}, as entered: {value}",
                     {{"title", titleOf(entry)}, {"value", measured(m_ruleset, slot.shape, entry.value)}}));
}

/// "hits: 4 or more; sixes: 6", "highest first".
std::string VerdictMaker::partsRule(const DicePool& pool) const
{
    const RollDetail& detail = *pool.detail;
    if (detail.ranks)
        return detail.keep == Keep::Highest ? texts().say("dice.highest-first", "highest first")
                                            : texts().say("dice.lowest-first", "lowest first");
    std::string text;
    for (std::size_t i = 0; i < detail.parts.size(); ++i) {
        const Slot& slot = m_program.slot(detail.parts[i].slot);
        std::vector<std::string> faces;
        for (const int face : detail.parts[i].faces) faces.push_back(std::to_string(face));
        const std::string shown =
            faces.empty() ? boundText(texts(), detail.parts[i].comparison, pool.partsAgainst[i]) : texts().oneOf(faces);
        appendPart(text, "; ", labelText(m_program, slot.label, slot.labelParts, m_situation.names()) + ": " + shown);
    }
    return text;
}

std::string VerdictMaker::countingRule(const RollDetail& detail, const TrailEntry& entry) const
{
    const DicePool pool = thrownPool(m_program, m_trail, entry);
    const Value kept = pool.kept;
    std::string rule;
    if (detail.keep != Keep::All && kept.isSet() && kept.number() < Number::fromWhole(entry.count))
        rule = detail.keep == Keep::Lowest
            ? texts().say("dice.lowest", "lowest {kept}", {{"kept", kept.number().text()}})
            : texts().say("dice.highest", "highest {kept}", {{"kept", kept.number().text()}});
    if (!detail.counts) return rule;
    if (!rule.empty()) rule += ", ";
    return rule + boundText(texts(), detail.comparison, pool.against);
}

void VerdictMaker::addValue(SlotId slot, int row, Value value)
{
    const Slot& info = m_program.slot(slot);
    if (!info.shown) return;
    const FactRef fact{slot, std::max(row, 0)};
    VerdictValue shown{factName(m_program, fact), factLabel(m_situation, fact), info.shape, value,
                       measured(m_ruleset, info.shape, value)};
    const auto known = std::find_if(m_verdict.values.begin(), m_verdict.values.end(),
                                    [&](const VerdictValue& each) { return each.name == shown.name; });
    if (known == m_verdict.values.end()) m_verdict.values.push_back(std::move(shown));
    else *known = std::move(shown);
}

std::string VerdictMaker::titleOfRow(const TrailEntry& entry) const
{
    if (givesSeveral(m_program, instruction(entry)) && entry.kind == TrailKind::Value)
        return rowPrefix(entry) + titleOf(entry);
    return drumhead::titleOfRow(m_situation, instruction(entry), entry.slot, {entry.role, entry.row});
}

std::string VerdictMaker::titleOf(const TrailEntry& entry) const
{
    const Slot& slot = m_program.slot(entry.slot);
    if (givesSeveral(m_program, instruction(entry)) && entry.kind == TrailKind::Value)
        return labelText(m_program, slot.label, slot.labelParts, m_situation.names(), {entry.role, entry.row});
    return stepTitle(m_situation, instruction(entry), entry.slot, {entry.role, entry.row});
}

void VerdictMaker::mayBeOverruled(VerdictLine& line, const TrailEntry& entry) const
{
    line.overruleAs = givesSeveral(m_program, instruction(entry)) ? m_program.slot(entry.slot).name : step(entry).name;
    line.row = std::max<int>(entry.row, 0);
    line.slot = entry.slot;
}

void VerdictMaker::alsoCite(std::vector<int>& cites, Status& status, const Element& source)
{
    for (const int row : source.cites) {
        if (std::find(cites.begin(), cites.end(), row) == cites.end()) cites.push_back(row);
    }
    status = std::max(status, source.status);
}

void VerdictMaker::alsoCiteSources(const TrailEntry& entry, std::vector<int>& cites, Status& status) const
{
    for (std::uint32_t i = 0; i < entry.sourceCount; ++i)
        alsoCite(cites, status, element(static_cast<ElementId>(m_trail.pool[entry.firstSource + i].raw())));
}

}  // namespace drumhead
