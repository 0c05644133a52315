#include "sheets/plain/outline.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/texts.hpp"

namespace drumhead {

namespace {

/// What is longer than that is not understood when it is read aloud.
constexpr std::size_t mostBytes = 150;

}  // namespace

void Outline::item(int depth, const std::string& text)
{
    SheetBlock block{SheetBlock::Kind::Item, capitalised(text), {}};
    block.depth = depth;
    m_sheet.push_back(std::move(block));
}

bool Outline::isCases(NodeId id) const
{
    if (id < 0) return false;
    const NodeKind kind = node(id).kind;
    return (kind == NodeKind::If || kind == NodeKind::By || kind == NodeKind::Sum)
        && m_words.amount(id).size() > mostBytes;
}

bool Outline::isClauses(NodeId id) const
{
    if (id < 0) return false;
    const NodeKind kind = node(id).kind;
    return (kind == NodeKind::All || kind == NodeKind::Any) && m_words.condition(id).size() > mostBytes;
}

std::string Outline::clausesHead(NodeId id) const
{
    return node(id).kind == NodeKind::All ? texts().say("plain.all-so", "all of these are so")
                                          : texts().say("plain.one-so", "at least one of these is so");
}

void Outline::clauses(int depth, NodeId id)
{
    const Node& of = node(id);
    for (std::size_t i = 0; i < of.count; ++i) {
        const NodeId each = child(of, i);
        if (isClauses(each)) {
            item(depth, clausesHead(each) + ":");
            clauses(depth + 1, each);
        } else {
            item(depth, m_words.condition(each) + ".");
        }
    }
}

void Outline::open(int depth, NodeId when)
{
    if (!isClauses(when))
        return item(depth, texts().say("plain.if-all", "if {when}:", {{"when", m_words.condition(when)}}));
    ifClauses(depth, when);
    item(depth, texts().say("plain.then-all", "then:"));
}

void Outline::ifClauses(int depth, NodeId when)
{
    item(depth, texts().say("plain.if-all", "if {when}:", {{"when", clausesHead(when)}}));
    clauses(depth + 1, when);
}

void Outline::guarded(int depth, NodeId when, const std::string& text)
{
    if (when < 0) return item(depth, text);
    if (!isClauses(when))
        return item(depth, texts().say("plain.if-so", "if {when}: ", {{"when", m_words.condition(when)}}) + text);
    ifClauses(depth, when);
    item(depth, texts().say("plain.then", "then: {what}", {{"what", text}}));
}

std::string Outline::under(const std::string& text, const std::string& when, const char* end) const
{
    return text + texts().say("plain.modifier-if", ", if {when}", {{"when", when}}) + end;
}

void Outline::modifier(int depth, const std::string& text, NodeId when)
{
    if (when < 0) return item(depth, text + ".");
    if (!isClauses(when)) return item(depth, under(text, m_words.condition(when), "."));
    item(depth, under(text, clausesHead(when), ":"));
    clauses(depth + 1, when);
}

void Outline::value(int depth, NodeId when, SlotId slot, NodeId is)
{
    const Shape& shape = m_program.slot(slot).shape;
    const std::string& name = m_words.label(slot);
    const bool isFlag = shape.kind == ValueKind::Flag;
    const bool isLong = isFlag ? isClauses(is) : isCases(is);
    if (!isLong) {
        const std::string text = isFlag ? texts().say("plain.yes-if", "{label}: yes if {when}, else no.",
                                                      {{"label", name}, {"when", m_words.condition(is)}})
                                        : name + ": " + m_words.amountFor(shape, is) + ".";
        return guarded(depth, when, text);
    }
    if (when >= 0) {
        open(depth, when);
        ++depth;
    }
    if (!isFlag) return amount(depth, name, shape, is);
    item(depth,
         texts().say("plain.yes-if-all",
                     "{label}: yes if {when}, else no:", {{"label", name}, {"when", clausesHead(is)}}));
    clauses(depth + 1, is);
}

void Outline::amount(int depth, const std::string& lead, const Shape& shape, NodeId id)
{
    if (!isCases(id)) return item(depth, (lead.empty() ? "" : lead + ": ") + m_words.amountFor(shape, id) + ".");
    if (node(id).kind == NodeKind::Sum)
        item(depth,
             lead.empty() ? texts().say("plain.sum-of-these", "the sum of these:")
                          : texts().say("plain.is-sum-of-these", "{label}, the sum of these:", {{"label", lead}}));
    else if (lead.empty()) item(depth, texts().say("plain.what-applies", "the first of these that applies:"));
    else if (node(id).kind == NodeKind::By) item(depth, lead + ":");
    else
        item(depth,
             texts().say("plain.is-first-of-these", "{label}, the first of these that applies:", {{"label", lead}}));
    cases(depth + 1, shape, id);
}

void Outline::cases(int depth, const Shape& shape, NodeId id)
{
    const Node& of = node(id);
    if (of.kind == NodeKind::If) return chain(depth, shape, id);
    if (of.kind == NodeKind::Sum) {
        for (std::size_t i = 0; i < of.count; ++i) amount(depth, "", shape, child(of, i));
        return;
    }
    for (std::size_t i = 0; i + 2 < of.count; ++i)
        oneCase(depth, shape, child(of, i + 2), m_words.isChoice(child(of, 0), m_program.keys[of.keys + i]), -1);
    if (child(of, 1) >= 0) amount(depth, texts().say("plain.otherwise-lead", "otherwise"), shape, child(of, 1));
}

/// One case after the other; the first that holds is taken.
void Outline::chain(int depth, const Shape& shape, NodeId id)
{
    while (id >= 0 && node(id).kind == NodeKind::If) {
        const Node& of = node(id);
        oneCase(depth, shape, child(of, 1), m_words.condition(child(of, 0)), child(of, 0));
        id = child(of, 2);
    }
    const std::string otherwise = texts().say("plain.otherwise-lead", "otherwise");
    if (id < 0) item(depth, otherwise + ": " + texts().say("plain.none", "none") + ".");
    else amount(depth, otherwise, shape, id);
}

void Outline::oneCase(int depth, const Shape& shape, NodeId what, const std::string& when, NodeId condition)
{
    const NodeKind kind = what < 0 ? NodeKind::Constant : node(what).kind;
    if (isCases(what) || kind == NodeKind::If || kind == NodeKind::By) {  // one "if" to a sentence
        if (condition >= 0) open(depth, condition);
        else item(depth, texts().say("plain.if-all", "if {when}:", {{"when", when}}));
        return cases(depth + 1, shape, what);
    }
    const std::string text = m_words.amountFor(shape, what);
    if (!isClauses(condition)) return item(depth, under(text, when, "."));
    item(depth, under(text, clausesHead(condition), ":"));
    clauses(depth + 1, condition);
}

}  // namespace drumhead
