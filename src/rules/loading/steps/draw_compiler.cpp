#include "rules/loading/steps/draw_compiler.hpp"

#include "rules/loading/code/compile_phrase.hpp"

#include "drumhead/base/texts.hpp"

#include <algorithm>

namespace drumhead {

void DrawCompiler::draw(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"draw", "deck", "count", "by", "label", "when", "cite", "status", "note", "title"});
    if (!m_code.isResultName(place["draw"])) return;
    Draw draw;
    if (!findFacts(body, place, draw)) {
        m_context.lostNames.insert(std::string(place["draw"].string()));
        return;
    }
    m_context.drawnDecks.insert(draw.deck->id);
    if (place.has("count")) severalCards(body, place, draw);
    else oneCard(body, place, draw);
}

bool DrawCompiler::findFacts(ProcedureBody& body, JsonPlace place, Draw& draw)
{
    const std::string_view key = place.has("shuffle") ? "shuffle" : "deck";
    if (!place.has(key)) {
        m_context.fault(
            place, message("check.draw-needs-deck-from", "a draw needs the \"deck\" from which the card is drawn"));
        return false;
    }
    draw.index = m_context.deckAt(place[key]);
    if (draw.index < 0) return false;
    draw.deck = &m_context.ruleset.decks[static_cast<std::size_t>(draw.index)];
    for (const Card& each : draw.deck->cards) {
        draw.gone.push_back(m_expressions.slots().slot(body.scope, each.gone->id, place[key], true));
        if (draw.gone.back() < 0) return false;
    }
    draw.left = m_expressions.slots().slot(body.scope, draw.deck->left->id, place[key], true);
    return draw.left >= 0;
}

/// The card, and each value that the deck's table has for it.
bool DrawCompiler::nameCard(ProcedureBody& body, JsonPlace place, const std::string& name, Draw& draw)
{
    Shape shape;
    shape.kind = ValueKind::Choice;
    shape.choices = draw.deck->choices;
    draw.card = m_expressions.slots().addResult(body.scope, name, "", std::move(shape),
                                                m_code.resultLabel(body, place, name), place["draw"]);
    if (draw.card < 0) return false;
    const Table& table = m_context.ruleset.tables[static_cast<std::size_t>(draw.deck->table)];
    for (const TableOutput& output : table.outputs) {
        draw.values.push_back(m_expressions.slots().addResult(body.scope, name, output.id, output.shape,
                                                              valueLabel(body, place, output.id), place["draw"]));
        if (draw.values.back() < 0) return false;
    }
    return true;
}

void DrawCompiler::oneCard(ProcedureBody& body, JsonPlace place, Draw& draw)
{
    if (!nameCard(body, place, std::string(place["draw"].string()), draw)) return;
    const bool isGuarded = place.has("when");
    const std::size_t guard = isGuarded ? m_code.emitGuard(body, place, "draw") : 0;
    const std::uint32_t step = m_code.stepInfo(body, place, "draw", true);
    draw.part = partOf(step);
    drawOne(body, place, draw, {}, step);
    if (isGuarded) m_code.patch(guard);
}

/// One card after the other; what they come to is added up.
void DrawCompiler::severalCards(ProcedureBody& body, JsonPlace place, Draw& draw)
{
    const std::string name(place["draw"].string());
    const JsonPlace count = place["count"];
    if (count.isNumber() && (count.number() < 1 || count.number() > draw.deck->size()))
        return m_context.fault(
            count,
            {message("check.deck-cards-draw-from", "the deck \"%1\" has %2 cards; draw from 1 to that many"),
             {aText(std::string(draw.deck->id)), aText(std::to_string(draw.deck->size()))}});
    const SlotId wanted = number(body, place, name + "-wanted", "");
    const SlotId hand = number(body, place, name, "");
    if (wanted < 0 || hand < 0 || !nameCard(body, place, name + "-card", draw)) return;
    m_program.slot(wanted).shown = false;
    m_program.slot(draw.card).shown = false;
    for (const SlotId value : draw.values) m_program.slot(value).shown = false;
    const std::vector<Sum> sums = sumsOf(body, place, name, draw);
    RollDetail detail;
    detail.drawn = m_expressions.amount(body.scope, count, {});
    const bool isGuarded = place.has("when");
    const std::size_t guard = isGuarded ? m_code.emitGuard(body, place, "draw") : 0;
    const std::uint32_t step = m_code.stepInfo(body, place, "draw", true);
    draw.part = partOf(step);
    putLet(draw, wanted, detail.drawn, false);
    beginSums(draw, hand, sums);
    put(Op::JumpUnless, 0, draw.part, m_expressions.compare(wanted, Comparison::AtLeast, Number(1)));
    const std::size_t begins = m_program.code.size();
    for (const Sum& each : sums) detail.values.push_back(each.slot);
    detail.values.push_back(hand);
    detail.hand = hand;
    drawOne(body, place, draw, std::move(detail), step);
    addToSums(draw, hand, sums);
    goOnUntil(hand, wanted, begins);
    tellSums(draw, sums, step);
    if (isGuarded) m_code.patch(guard);
}

/// The next card, as long as there is room for a whole one more.
void DrawCompiler::goOnUntil(SlotId hand, SlotId wanted, std::size_t begins)
{
    Node next;
    next.kind = NodeKind::Sum;
    const NodeId one = m_expressions.constant(Number(1), ValueKind::Number);
    const NodeId withNext = m_expressions.node(next, {m_expressions.slotNode(hand), one});
    Node again;
    again.kind = NodeKind::Compare;
    again.comparison = Comparison::AtMost;
    LoopDetail loop;
    loop.condition = m_expressions.node(again, {withNext, m_expressions.slotNode(wanted)});
    m_program.loops.push_back(std::move(loop));
    m_code.emitLoop(Op::RepeatNext, begins - 1, m_program.loops.size() - 1, begins);
    m_code.patch(begins - 1);
}

/// Each sum has a line of its own, once all cards are drawn.
void DrawCompiler::tellSums(const Draw& draw, const std::vector<Sum>& sums, std::uint32_t step)
{
    for (const Sum& each : sums) {
        if (each.value < 0) continue;
        putLet(draw, each.slot, m_expressions.slotNode(each.slot), false);
        const std::uint32_t told = partOf(step);
        m_program.steps[told].quiet = false;
        m_program.steps[told].name = m_program.slot(each.slot).name;
        m_program.steps[told].title = m_program.slot(each.slot).label;
        m_program.code.back().step = told;
    }
}

SlotId DrawCompiler::number(ProcedureBody& body, JsonPlace place, const std::string& name, const std::string& column)
{
    Shape shape;
    shape.least = -1'000'000;
    return m_expressions.slots().addResult(
        body.scope, name, column, std::move(shape),
        column.empty() ? m_code.resultLabel(body, place, name) : valueLabel(body, place, column), place["draw"]);
}

/// "hits of shots"
Label DrawCompiler::valueLabel(const ProcedureBody& body, JsonPlace place, std::string_view value)
{
    return {m_context.ruleset.texts->say("deck.value", "{value} of {card}",
                                         {{"value", m_code.resultLabel(body, place["deck"], value).text},
                                          {"card", m_code.resultLabel(body, place, place["draw"].string()).text}})};
}

/// NAME.VALUE for each number and flag of the deck, and NAME.CARD for each card.
std::vector<DrawCompiler::Sum> DrawCompiler::sumsOf(ProcedureBody& body, JsonPlace place, const std::string& name,
                                                    const Draw& draw)
{
    std::vector<Sum> sums;
    const Table& table = m_context.ruleset.tables[static_cast<std::size_t>(draw.deck->table)];
    for (std::size_t i = 1; i < table.outputs.size(); ++i) {
        const TableOutput& output = table.outputs[i];
        if (output.shape.kind == ValueKind::Choice) continue;
        sums.push_back({number(body, place, name, output.id), draw.values[i], Value::none()});
        if (sums.back().slot < 0) continue;
        m_program.slot(sums.back().slot).shape.whole = output.shape.kind == ValueKind::Flag;
    }
    for (const Card& each : draw.deck->cards) {
        const std::string& id = each.word;
        const bool isValue = std::any_of(table.outputs.begin(), table.outputs.end(),
                                         [&](const TableOutput& output) { return output.id == id; });
        if (isValue) continue;  // the value has the name
        sums.push_back({number(body, place, name, id), -1, Value::choice(each.id)});
        if (sums.back().slot < 0) continue;
        m_program.slot(sums.back().slot).label =
            m_context.ruleset.texts->say("deck.how-many-drawn", "“{card}” of {hand}",
                                         {{"card", each.title}, {"hand", m_code.resultLabel(body, place, name).text}});
    }
    std::erase_if(sums, [](const Sum& each) { return each.slot < 0; });
    return sums;
}

void DrawCompiler::beginSums(const Draw& draw, SlotId hand, const std::vector<Sum>& sums)
{
    const NodeId none = m_expressions.constant(Number(0), ValueKind::Number);
    putLet(draw, hand, none, false);
    for (const Sum& each : sums) putLet(draw, each.slot, none, false);
}

void DrawCompiler::addToSums(const Draw& draw, SlotId hand, const std::vector<Sum>& sums)
{
    const NodeId one = m_expressions.constant(Number(1), ValueKind::Number);
    putLet(draw, hand, one, true);
    for (const Sum& each : sums) {
        if (each.value < 0) {
            putLet(draw, each.slot, one, true, m_expressions.compare(draw.card, Comparison::Is, each.card));
        } else if (m_program.slot(each.value).shape.kind == ValueKind::Flag) {
            putLet(draw, each.slot, one, true, m_expressions.compare(each.value, Comparison::Is, Value::flag(true)));
        } else {
            putLet(draw, each.slot, m_expressions.slotNode(each.value), true);
        }
    }
}

/// What happens when no card is left, the draw, the card that is gone then, and what it stands for.
void DrawCompiler::drawOne(ProcedureBody& body, JsonPlace place, const Draw& draw, RollDetail detail,
                           std::uint32_t step)
{
    whenEmpty(body, draw);
    detail.slot = draw.card;
    detail.deck = draw.index;
    detail.gone = draw.gone;
    detail.sides = static_cast<int>(draw.deck->cards.size());
    detail.values.insert(detail.values.end(), draw.values.begin(), draw.values.end());
    if (place.has("by"))
        detail.by = std::max(m_expressions.slots().role(body.scope, place["by"].string(), place["by"]), -1);
    m_program.rolls.push_back(std::move(detail));
    put(Op::Roll, m_program.rolls.size() - 1, step);
    for (std::size_t i = 0; i < draw.gone.size(); ++i) {
        EffectDetail effect;
        effect.changes.push_back({draw.gone[i], ChangeKind::Add, m_expressions.constant(Number(1), ValueKind::Number)});
        m_program.effects.push_back(std::move(effect));
        put(Op::Effect, m_program.effects.size() - 1, draw.part,
            m_expressions.compare(draw.card, Comparison::Is, Value::choice(draw.deck->cards[i].id)));
    }
    m_program.tables.push_back({draw.deck->table, {m_expressions.slotNode(draw.card)}, draw.values});
    put(Op::Table, m_program.tables.size() - 1, draw.part);
}

void DrawCompiler::whenEmpty(ProcedureBody& body, const Draw& draw)
{
    const auto isEmpty = [&] { return m_expressions.compare(draw.left, Comparison::AtMost, Number(0)); };
    if (draw.deck->shuffles) {
        saysShuffled(draw, isEmpty());
        m_program.effects.push_back(allBack(draw));
        return put(Op::Effect, m_program.effects.size() - 1, draw.part, isEmpty());
    }
    const JsonPlace refusal = m_context.deckPlaces.at(draw.deck->id)["empty"]["refuse"];
    m_program.sentences.push_back({compilePhrase(m_expressions, body.scope, refusal)});
    put(Op::Refuse, m_program.sentences.size() - 1, draw.part, isEmpty());
}

EffectDetail DrawCompiler::allBack(const Draw& draw)
{
    EffectDetail effect;
    effect.shuffles = draw.index;
    for (const SlotId gone : draw.gone)
        effect.changes.push_back({gone, ChangeKind::Set, m_expressions.constant(Number(0), ValueKind::Number)});
    return effect;
}

void DrawCompiler::saysShuffled(const Draw& draw, NodeId when)
{
    PhrasePart said;
    said.text = m_context.ruleset.texts->say("deck.shuffled", "{deck}: all cards are shuffled together.",
                                             {{"deck", draw.deck->title}});
    m_program.sentences.push_back({{std::move(said)}});
    put(Op::Say, m_program.sentences.size() - 1, draw.part, when);
}

void DrawCompiler::shuffle(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"shuffle", "when", "cite", "status", "note", "title"});
    Draw draw;
    if (!findFacts(body, place, draw)) return;
    m_program.effects.push_back(allBack(draw));
    const std::size_t at = m_code.emit(body, Op::Effect, place, "shuffle", m_program.effects.size() - 1);
    const std::uint32_t step = m_program.code[at].step;
    m_program.steps[step].quiet = true;
    draw.part = partOf(step);
    // Its own effect can't change a condition that is written twice before it.
    const Instruction effect = m_program.code[at];
    m_program.code.pop_back();
    saysShuffled(draw, effect.when);
    m_program.code.push_back(effect);
}

std::uint32_t DrawCompiler::partOf(std::uint32_t step)
{
    StepInfo part = m_program.steps[step];
    part.quiet = true;
    part.isPart = true;
    m_program.steps.push_back(std::move(part));
    return static_cast<std::uint32_t>(m_program.steps.size() - 1);
}

void DrawCompiler::put(Op op, std::size_t detail, std::uint32_t step, NodeId when)
{
    Instruction instruction;
    instruction.op = op;
    instruction.when = when;
    instruction.step = step;
    instruction.detail = static_cast<std::uint32_t>(detail);
    m_program.code.push_back(instruction);
}

void DrawCompiler::putLet(const Draw& draw, SlotId slot, NodeId value, bool adds, NodeId when)
{
    m_program.lets.push_back({slot, value, adds});
    put(Op::Let, m_program.lets.size() - 1, draw.part, when);
}

}  // namespace drumhead
