// The steps of the present turn, as the turn panel lists them.
#include "drumhead/game/play/turn.hpp"

#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Goes through the whole turn as things stand, without changing anything.
class LineLister {
public:
    LineLister(const GameRules& rules, const State& state)
        : m_view(rules, state), m_sequence(rules.ruleset.sequence), m_now(state.place.levels)
    {}

    std::vector<TurnLine> list()
    {
        m_when = m_now.empty() ? TurnLine::When::Ahead : TurnLine::When::Past;
        steps(m_sequence.steps, true);
        return std::move(m_lines);
    }

private:
    /// `onPath`: whether the steps around are those in which the battle is.
    void steps(const std::vector<SequenceStep>& steps, bool onPath)
    {
        const std::size_t depth = m_levels.size();
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const bool isNow = onPath && depth < m_now.size() && m_now[depth].step == static_cast<std::int32_t>(i);
            m_view.lookFrom({m_levels});
            std::vector<Passage> all = passages(m_view, steps[i]);
            const Passage present = isNow ? Passage{m_now[depth].entry, m_now[depth].side} : Passage();
            if (isNow && std::find(all.begin(), all.end(), present) == all.end()) all.insert(all.begin(), present);
            if (all.empty()) unsettled(steps[i]);
            for (const Passage& each : all) passage(steps[i], i, each, isNow && each == present);
        }
    }

    void passage(const SequenceStep& step, std::size_t index, const Passage& passage, bool isNow)
    {
        m_levels.push_back({static_cast<std::int32_t>(index), passage.entry, passage.side});
        m_view.lookFrom({m_levels});
        if (isNow || m_view.meets(step.when, nobody)) {
            TurnLine& line = add(step);
            if (isNow) line.when = TurnLine::When::Now;
            line.sideTitle = sideTitle(step, passage);
            if (passage.side != nobody) line.sideName = m_view.state().at(passage.side).name;
            const bool isPresent = isNow && m_levels.size() == m_now.size();
            if (isPresent) m_when = TurnLine::When::Ahead;
            steps(step.steps, isNow);
        }
        m_levels.pop_back();
    }

    /// A step for which it is not yet settled which side goes through it.
    void unsettled(const SequenceStep& step)
    {
        if (!m_view.meets(step.when, nobody)) return;
        for (const SequenceFor& entry : step.forWhom) {
            TurnLine& line = add(step);
            line.sideTitle = line.sideName = entry.title;
            m_lines.back().leaf = true;
        }
    }

    TurnLine& add(const SequenceStep& step)
    {
        TurnLine& line = m_lines.emplace_back();
        line.id = step.id;
        line.title = step.title;
        line.depth = static_cast<int>(m_levels.empty() ? 0 : m_levels.size() - (m_levels.back().step >= 0 ? 1 : 0));
        line.leaf = step.isSubphase();
        line.when = m_when;
        line.element = step.element;
        return line;
    }

    std::string sideTitle(const SequenceStep& step, const Passage& passage) const
    {
        if (passage.side == nobody) return "";
        const auto entry = static_cast<std::size_t>(passage.entry);
        const std::string title = entry < step.forWhom.size() ? step.forWhom[entry].title : "";
        return m_view.state().at(passage.side).name + (title.empty() ? "" : " (" + title + ")");
    }

    BattleView m_view;
    const Sequence& m_sequence;
    std::vector<TurnPlace::Level> m_now;
    std::vector<TurnPlace::Level> m_levels;
    TurnLine::When m_when = TurnLine::When::Past;
    std::vector<TurnLine> m_lines;
};

}  // namespace

std::vector<TurnLine> turnLines(const GameRules& rules, const State& state) { return LineLister(rules, state).list(); }

}  // namespace drumhead
