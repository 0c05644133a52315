#include "game/journal/decision_comparison.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/play/case_brief.hpp"
#include "drumhead/resolve/labels.hpp"

#include <algorithm>

namespace drumhead {

namespace {

bool contains(const std::vector<std::string>& list, const std::string& text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

std::string facesText(const std::vector<int>& dice)
{
    std::string text;
    for (const int face : dice) text += (text.empty() ? "" : " ") + std::to_string(face);
    return text;
}

/// What an effect does: "24 → 19", "2 fewer".
std::string amountOf(const Ruleset& ruleset, const VerdictEffect& effect)
{
    if (effect.to.isUnknown()) return ruleset.texts->signedNumber(effect.change.number());
    const std::string to = ruleset.valueText(effect.shape, effect.to);
    return effect.from.isUnknown() ? to : ruleset.valueText(effect.shape, effect.from) + " → " + to;
}

/// Calls `differ` with the name, the old and the new text of everything that is not the same in both.
template <typename Items, typename NameOf, typename TextOf, typename Differ>
void compareByName(const Items& old, const Items& now, NameOf nameOf, TextOf textOf, Differ differ)
{
    const auto find = [&](const Items& among, const auto& wanted) {
        return std::find_if(among.begin(), among.end(),
                            [&](const auto& each) { return nameOf(each) == nameOf(wanted); });
    };
    for (const auto& each : now) {
        const auto was = find(old, each);
        const std::string before = was == old.end() ? std::string() : textOf(*was);
        if (before != textOf(each)) differ(each, before, textOf(each));
    }
    for (const auto& each : old) {
        if (find(now, each) == now.end()) differ(each, textOf(each), std::string());
    }
}

}  // namespace

std::vector<Game::Change> DecisionComparison::changes()
{
    if (m_old.decision.verdict && m_now.decision.verdict) {
        result();
        answers();
        if (m_old.decision.dice != m_now.decision.dice)
            differ(texts().say("compare.dice", "Dice"), facesText(m_old.decision.dice), facesText(m_now.decision.dice));
        effects();
        due();
        values();
        // What the rules only say stands alone.
        if (m_changes.empty()) sentences();
    } else {
        sentences();
    }
    for (const std::string& remark : m_now.decision.remarks) {
        if (!contains(m_old.decision.remarks, remark)) differ(texts().say("compare.note", "Note"), "", remark);
    }
    return std::move(m_changes);
}

void DecisionComparison::differ(const std::string& what, const std::string& was, const std::string& now,
                                bool isArithmetic)
{
    m_changes.push_back({capitalised(what), was, now, isArithmetic});
}

std::string DecisionComparison::briefOf(const Decided& decided) const
{
    const auto* const resolve = std::get_if<ResolveCommand>(&decided.command);
    return resolve
        ? caseBrief(m_rules, decided.state, carriedOut(*resolve, decided.decision), *decided.decision.verdict)
        : std::string();
}

void DecisionComparison::result()
{
    const std::string was = briefOf(m_old);
    const std::string now = briefOf(m_now);
    if (was != now) differ(texts().say("compare.result", "Result"), was, now);
}

/// The inputs of the case as it was put, whether people gave them or the battle did.
void DecisionComparison::answers()
{
    if (!m_old.decision.asked || !m_now.decision.asked) return;
    const Situation& old = m_old.decision.asked->situation;
    const Situation& now = m_now.decision.asked->situation;
    if (&old.program() != &now.program()) return;
    const Program& program = now.program();
    for (const SlotId slot : program.questions) {
        const Slot& info = program.slot(slot);
        const int rows =
            info.manyRole < 0 ? 1 : std::max(old.layout().rows(info.manyRole), now.layout().rows(info.manyRole));
        for (int row = 0; row < rows; ++row) {
            const auto given = [&](const Situation& in) {
                const bool isThere = info.manyRole < 0 || row < in.layout().rows(info.manyRole);
                const Value value = isThere ? in.given({slot, row}) : Value::unknown();
                return value.isUnknown() ? std::string() : m_rules.ruleset.valueText(info.shape, value);
            };
            const std::string was = given(old);
            const std::string is = given(now);
            if (was != is) differ(factLabel(now, {slot, row}), was, is);
        }
    }
}

void DecisionComparison::values()
{
    compareByName(
        m_old.decision.verdict->values, m_now.decision.verdict->values,
        [](const VerdictValue& each) { return each.name; }, [](const VerdictValue& each) { return each.text; },
        [&](const VerdictValue& each, const std::string& was, const std::string& now) {
            differ(each.label, was, now, true);
        });
}

void DecisionComparison::effects()
{
    const auto shown = [](const Decided& decided) {
        std::vector<VerdictEffect> effects = decided.decision.verdict->effects;
        std::erase_if(effects, [](const VerdictEffect& each) { return each.quiet; });
        return effects;
    };
    compareByName(
        shown(m_old), shown(m_now), [](const VerdictEffect& each) { return each.label; },
        [&](const VerdictEffect& each) { return amountOf(m_rules.ruleset, each); },
        [&](const VerdictEffect& each, const std::string& was, const std::string& now) {
            differ(each.label, was, now);
        });
}

void DecisionComparison::due()
{
    const auto nameOf = [](const VerdictDue& each) {
        std::string name = each.procedure;
        for (const auto& [theirs, ours] : each.roles) name.append(" ").append(theirs).append(" ").append(ours);
        return name;
    };
    compareByName(
        m_old.decision.verdict->due, m_now.decision.verdict->due, nameOf,
        [this](const VerdictDue&) { return texts().say("compare.due", "due"); },
        [&](const VerdictDue& each, const std::string& was, const std::string& now) { differ(each.title, was, now); });
}

void DecisionComparison::sentences()
{
    std::vector<std::string> gone;
    std::vector<std::string> come;
    for (const std::string& each : m_old.decision.sentences) {
        if (!contains(m_now.decision.sentences, each)) gone.push_back(each);
    }
    for (const std::string& each : m_now.decision.sentences) {
        if (!contains(m_old.decision.sentences, each)) come.push_back(each);
    }
    for (std::size_t i = 0; i < std::max(gone.size(), come.size()); ++i)
        differ(i == 0 ? texts().say("compare.result", "Result") : texts().say("compare.also", "Also"),
               i < gone.size() ? gone[i] : "", i < come.size() ? come[i] : "");
}

}  // namespace drumhead
