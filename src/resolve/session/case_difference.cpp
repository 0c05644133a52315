#include "drumhead/resolve/session/case_difference.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/labels.hpp"
#include "drumhead/resolve/machine/resolution.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::string notText(const Texts& texts, const std::string& what, const std::string& now, const std::string& before)
{
    return (what.empty() ? "" : what + ": ")
        + texts.say("difference.not", "{now}, not {before}", {{"now", now}, {"before", before}});
}

class Comparer {
public:
    Comparer(const Situation& now, const Situation& before)
        : m_now(now), m_before(before), m_nowRun(now), m_beforeRun(before)
    {}

    std::vector<std::string> run()
    {
        if (&m_now.procedure() != &m_before.procedure())
            m_found.push_back(notText(texts(), {}, m_now.procedure().title, m_before.procedure().title));
        for (std::size_t i = 0; i < m_now.program().slots.size(); ++i) compareSlot(static_cast<SlotId>(i));
        compareRows();
        compareOverrules();
        return m_found;
    }

private:
    [[nodiscard]] const Texts& texts() const { return *m_now.ruleset().texts; }

    void compareSlot(SlotId id)
    {
        const Slot& slot = m_now.program().slot(id);
        const bool mayDiffer = slot.kind == SlotKind::Ruling ? slot.consulted : slot.asked;
        const int rows = slot.manyRole < 0 ? 1 : m_now.layout().rows(slot.manyRole);
        for (int row = 0; mayDiffer && row < rows; ++row) compareFact(slot, {id, row});
    }

    void compareFact(const Slot& slot, FactRef fact)
    {
        const Result<FactRef> other = findFact(m_before.program(), factName(m_now.program(), fact));
        if (!other) return;
        const Slot& otherSlot = m_before.program().slot(other->slot);
        if (otherSlot.manyRole >= 0 && other->row >= m_before.layout().rows(otherSlot.manyRole)) return;
        const Value now = m_nowRun.value(fact);
        const Value before = m_beforeRun.value(*other);
        if (now == before) return;
        const bool rulesOn = slot.kind == SlotKind::Ruling;
        const std::string what = rulesOn ? rulingTitle(slot) : capitalised(factLabel(m_now, fact));
        m_found.push_back(notText(texts(), what, text(slot, now), text(slot, before)));
    }

    [[nodiscard]] std::string rulingTitle(const Slot& slot) const
    {
        for (const Ruling& each : m_now.ruleset().rulings) {
            if (each.element == slot.ruling) return each.title;
        }
        return slot.label;
    }

    [[nodiscard]] std::string text(const Slot& slot, Value value) const
    {
        if (value.isUnknown()) return texts().say("value.open", "open");
        return m_now.ruleset().valueText(slot.shape, value);
    }

    void compareRows()
    {
        for (std::size_t i = 0; i < m_now.program().roles.size(); ++i) {
            const ProgramRole& role = m_now.program().roles[i];
            const int other = m_before.program().findRole(role.name);
            if (!role.many || other < 0) continue;
            const int now = m_now.layout().rows(static_cast<int>(i));
            const int before = m_before.layout().rows(other);
            if (now != before)
                m_found.push_back(
                    notText(texts(), capitalised(role.label), std::to_string(now), std::to_string(before)));
        }
    }

    void compareOverrules()
    {
        const auto same = [](const Overrule& a, const Overrule& b) {
            return a.kind == b.kind && a.step == b.step && a.modifier == b.modifier && a.row == b.row
                && a.occurrence == b.occurrence && a.die == b.die && a.value == b.value;
        };
        const auto count = [&](const Situation& here, const Situation& there) {
            return std::count_if(here.overrules().begin(), here.overrules().end(), [&](const Overrule& each) {
                return std::none_of(there.overrules().begin(), there.overrules().end(),
                                    [&](const Overrule& o) { return same(each, o); });
            });
        };
        if (const auto more = count(m_now, m_before); more > 0)
            m_found.push_back(
                texts().say("difference.overruled-here", "{count} overruled here", {{"count", std::to_string(more)}}));
        if (const auto more = count(m_before, m_now); more > 0)
            m_found.push_back(texts().say("difference.overruled-there", "{count} overruled there",
                                          {{"count", std::to_string(more)}}));
    }

    const Situation& m_now;
    const Situation& m_before;
    Resolution m_nowRun;
    Resolution m_beforeRun;
    std::vector<std::string> m_found;
};

}  // namespace

std::vector<std::string> caseDifference(const Situation& now, const Situation& before)
{
    return Comparer(now, before).run();
}

}  // namespace drumhead
