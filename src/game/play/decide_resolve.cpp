// A case of the battle: its verdict, and what it changes.
#include "drumhead/base/text.hpp"
#include "game/play/decide_parts.hpp"
#include "game/play/played_dice.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

namespace {

class CaseDecider {
public:
    CaseDecider(Working& working, const ResolveCommand& command, DiceSource& more, Fit fit)
        : m_working(working), m_command(command), m_dice(command.dice, more, fit == Fit::WhereItDoes), m_fit(fit)
    {}

    Result<void> decide()
    {
        Result<GameCase> made = put();
        if (!made) return Error{made.error()};
        for (const RoleBinding& binding : made->roles) m_cast.push_back(binding.entities);
        if (Result<void> answered = answer(*made); !answered) return answered;
        if (m_settles == 0) m_settles = dueMetBy(*made);
        if (Result<void> overruled = overrule(made->situation); !overruled) return overruled;
        Resolution resolution(made->situation);
        resolution.collectTouched(m_working.rules().walked);
        if (Result<void> run = this->run(resolution); !run) return run;
        tellDice();
        const Verdict verdict = makeVerdict(resolution);
        tell(verdict, made->situation.program());
        if (!verdict.refused) happen(resolution);
        m_working.decision().verdict = verdict;
        m_working.decision().dice = m_dice.thrown();
        m_working.decision().asked = std::move(*made);
        return {};
    }

private:
    const State& state() const { return m_working.state(); }

    /// What does not fit is an error, or is left out and remarked.
    Result<void> misfit(const std::string& what)
    {
        if (m_fit == Fit::Exactly) return Error{what};
        m_working.remark("Left out: " + what + ".");
        return {};
    }

    Result<GameCase> put()
    {
        std::vector<RoleBinding> roles;
        for (const auto& [role, ids] : m_command.roles) {
            RoleBinding binding{role, {}};
            for (const std::string& id : ids) {
                const EntityId entity = id.empty() ? nobody : state().find(id);
                if (entity == nobody && !id.empty()) return Error{"there is nobody \"" + id + "\" in the battle"};
                binding.entities.push_back(entity);
            }
            roles.push_back(std::move(binding));
        }
        if (m_command.settles != 0) {
            const DueItem* due = state().findDue(m_command.settles);
            if (due && due->procedure == m_command.procedure) {
                DueItem asked = *due;
                for (const RoleBinding& given : roles) {
                    std::erase_if(asked.roles, [&](const RoleBinding& each) { return each.role == given.role; });
                    asked.roles.push_back(given);
                }
                m_settles = due->id;
                return makeDueCase(m_working.rules(), state(), asked);
            }
            if (const Result<void> fits = misfit("what it settles is no longer due"); !fits) return Error{fits.error()};
        }
        return makeCase(m_working.rules(), state(), m_command.procedure, roles);
    }

    /// What is due here and is done by this very case, though it was begun from what is offered: the same procedure,
    /// the same people, the same facts. 0: nothing.
    int dueMetBy(const GameCase& made) const
    {
        const auto isMet = [&](const DueItem& due) {
            return !due.isArrival() && due.procedure == m_command.procedure
                && isDueHere(m_working.rules(), state(), due) && hasRolesOf(made, due)
                && hasFactsOf(made.situation, due);
        };
        const auto met = std::find_if(state().due.begin(), state().due.end(), isMet);
        return met == state().due.end() ? 0 : met->id;
    }

    static bool hasRolesOf(const GameCase& made, const DueItem& due)
    {
        return std::all_of(due.roles.begin(), due.roles.end(), [&](const RoleBinding& asked) {
            return std::find(made.roles.begin(), made.roles.end(), asked) != made.roles.end();
        });
    }

    static bool hasFactsOf(const Situation& situation, const DueItem& due)
    {
        Situation asked = situation;
        return std::all_of(due.with.begin(), due.with.end(), [&](const std::pair<std::string, std::string>& each) {
            const Result<FactRef> fact = findFact(situation.program(), each.first);
            return fact && asked.set(each.first, each.second) && asked.given(*fact) == situation.given(*fact);
        });
    }

    Result<void> answer(GameCase& made)
    {
        for (const auto& [name, text] : m_command.answers) {
            if (Result<void> fits = answerOne(made, name, text); !fits) return fits;
        }
        return {};
    }

    Result<void> answerOne(GameCase& made, const std::string& name, const std::string& text)
    {
        Situation& situation = made.situation;
        const Program& program = situation.program();
        const Result<FactRef> fact = findFact(program, name);
        if (!fact) return misfit(fact.error());
        const Slot& slot = program.slots[static_cast<std::size_t>(fact->slot)];
        const bool isThere = slot.manyRole < 0 || fact->row < situation.layout().rows(slot.manyRole);
        const Value before = isThere ? situation.given(*fact) : Value::unknown();
        if (text.empty()) {
            if (isThere) situation.forget(*fact);
        } else if (const Result<void> set = situation.set(name, text); !set) {
            return misfit(set.error());
        }
        const bool isForThisCase = !slot.attribute || !isFactOfBattle(*slot.attribute);
        if (isForThisCase && made.knows(*fact) && situation.given(*fact) != before) {
            const Ruleset& ruleset = m_working.ruleset();
            m_working.remark(capitalised(factLabel(situation, *fact)) + " was answered with "
                             + ruleset.valueText(slot.shape, situation.given(*fact)) + "; the battle has "
                             + ruleset.valueText(slot.shape, before) + ".");
        }
        return {};
    }

    Result<void> overrule(Situation& situation)
    {
        for (const OverruleRecord& record : m_command.overrules) {
            Result<Overrule> overrule = overruleOf(situation, record);
            if (overrule) situation.overrule(std::move(*overrule));
            else if (Result<void> fits = misfit(overrule.error()); !fits) return fits;
        }
        return {};
    }

    Result<void> run(Resolution& resolution)
    {
        const Pause pause = resolution.run(m_dice);
        if (pause.kind == Pause::Kind::Finished) return {};
        if (pause.kind == Pause::Kind::Answer) {
            m_working.lacks({Lack::Kind::Answer, factName(resolution.situation().program(), pause.fact)});
            const Slot& slot = resolution.situation().program().slots[static_cast<std::size_t>(pause.fact.slot)];
            const std::string question = slot.attribute ? slot.attribute->question : "";
            return Error{"an answer is missing: " + factLabel(resolution.situation(), pause.fact)
                         + (question.empty() ? "" : " (" + question + ")")};
        }
        if (!m_dice.fault().empty()) return Error{m_dice.fault()};
        m_working.lacks({Lack::Kind::Dice, "", pause.dice, pause.sides});
        return Error{"too few dice: " + std::to_string(pause.dice) + "D" + std::to_string(pause.sides)
                     + " have to be thrown"};
    }

    void tellDice()
    {
        const auto number = [](std::size_t count) {
            return count == 1 ? std::string("1 die was") : std::to_string(count) + " dice were";
        };
        if (m_dice.left() > 0) m_working.remark(number(m_dice.left()) + " left over.");
        if (m_dice.besides() > 0 && !m_command.dice.empty())
            m_working.remark(number(static_cast<std::size_t>(m_dice.besides()))
                             + " thrown besides those that were given.");
        if (m_dice.mended() > 0)
            m_working.remark(number(static_cast<std::size_t>(m_dice.mended()))
                             + " thrown again, since the face did not fit.");
    }

    /// Named are those who were chosen, not those who were found from them.
    void tell(const Verdict& verdict, const Program& program)
    {
        std::vector<EntityId> everybody;
        for (std::size_t i = 0; i < m_cast.size(); ++i) {
            for (const EntityId entity : m_cast[i]) {
                if (!program.roles[i].of.empty()) continue;
                const bool isSomebody = entity != nobody && state().at(entity).kind != EntityKind::Game
                    && state().at(entity).kind != EntityKind::Side;
                if (isSomebody && std::find(everybody.begin(), everybody.end(), entity) == everybody.end())
                    everybody.push_back(entity);
            }
        }
        const std::string names = namesOf(state(), everybody);
        m_working.sayNames(names);
        m_working.say(verdict.procedureTitle + (names.empty() ? "" : ", " + names) + ": "
                      + (verdict.refused ? "refused. " : "") + verdict.title);
        for (const VerdictLine& line : verdict.lines) {
            const bool isTold = (line.kind == LineKind::Effect && line.applied) || line.kind == LineKind::Due
                || line.kind == LineKind::Entered || line.overruled;
            if (isTold) m_working.say(line.text);
        }
    }

    void happen(const Resolution& resolution)
    {
        if (m_settles != 0) m_working.happen(SettledEvent{m_settles});
        noteDone();
        keepFactsOfBattle(resolution.situation());
        m_working.take(resolution, m_cast);
    }

    /// What a case was told of a fact of the battle holds from then on.
    void keepFactsOfBattle(const Situation& answered)
    {
        const Program& program = answered.program();
        for (const auto& [name, text] : m_command.answers) {
            const Result<FactRef> fact = findFact(program, name);
            const Attribute* const attribute =
                fact ? program.slots[static_cast<std::size_t>(fact->slot)].attribute : nullptr;
            const int position =
                attribute && isFactOfBattle(*attribute) ? m_working.rules().stored.find(attribute) : -1;
            if (position < 0
                || state().at(state().game()).values[static_cast<std::size_t>(position)] == answered.given(*fact))
                continue;
            m_working.change(state().game(), position, answered.given(*fact));
            m_working.say(capitalised(attribute->label) + ": "
                          + m_working.ruleset().valueText(attribute->shape, answered.given(*fact)) + ", from now on.");
        }
    }

    /// Done for each step around us that offers it, by those who were to do it there; else in the sub-phase, by whoever
    /// has the first role.
    void noteDone()
    {
        const std::vector<const SequenceStep*> path = stepsOfPlace(m_working.ruleset().sequence, state().place);
        bool isOffered = false;
        for (std::size_t level = 0; level < path.size(); ++level) {
            for (const SequenceOffer& offer : path[level]->offers) {
                if (!offer.procedure || offer.procedure->id != m_command.procedure) continue;
                m_working.touch(offer.element);
                doneBy(offer.role, static_cast<int>(level));
                isOffered = true;
            }
        }
        if (!isOffered) doneBy(0, path.empty() ? 0 : static_cast<int>(path.size()) - 1);
    }

    void doneBy(int role, int level)
    {
        std::vector<EntityId> who;
        if (role >= 0 && static_cast<std::size_t>(role) < m_cast.size()) who = m_cast[static_cast<std::size_t>(role)];
        std::erase(who, nobody);
        if (who.empty()) who.push_back(nobody);
        for (const EntityId entity : who) {
            DoneHere done{m_command.procedure, entity, level};
            if (std::find(state().done.begin(), state().done.end(), done) == state().done.end())
                m_working.happen(DoneEvent{std::move(done)});
        }
    }

    Working& m_working;
    const ResolveCommand& m_command;
    PlayedDice m_dice;
    Fit m_fit;
    Cast m_cast;
    int m_settles = 0;
};

}  // namespace

Result<void> decideResolve(Working& working, const ResolveCommand& command, DiceSource& more, Fit fit)
{
    return CaseDecider(working, command, more, fit).decide();
}

}  // namespace drumhead
