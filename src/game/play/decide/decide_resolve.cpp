// A case of the battle: its verdict, and what it changes.
#include "drumhead/base/text.hpp"
#include "drumhead/game/play/case_brief.hpp"
#include "drumhead/game/play/case_from_command.hpp"
#include "drumhead/game/play/questions/eligibility.hpp"
#include "drumhead/game/play/turn.hpp"
#include "game/play/decide/decide_commands.hpp"
#include "game/play/decide/moot_items.hpp"
#include "game/play/decide/played_dice.hpp"
#include "game/play/due_items.hpp"
#include "game/play/taken_offers.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

namespace {

class CaseDecider {
public:
    CaseDecider(DecisionContext& context, const ResolveCommand& command, DiceSource& more, Fit fit)
        : m_context(context), m_command(command), m_dice(command.dice, more, fit == Fit::Leniently, context.texts()),
          m_fit(fit)
    {}

    Result<void> decide()
    {
        Result<GameCase> made = put();
        if (!made) return Error{made.error()};
        for (const RoleBinding& binding : made->roles) m_cast.push_back(binding.entities);
        if (Result<void> answered = answer(*made); !answered) return answered;
        if (m_settles == 0) m_settles = dueMetBy(*made);
        if (Result<void> eligible = checkRoles(*made); !eligible) return eligible;
        if (Result<void> overruled = overrule(made->situation); !overruled) return overruled;
        Resolution resolution(made->situation);
        resolution.collectTouched(m_context.rules().walked);
        if (Result<void> run = this->run(resolution); !run) return run;
        tellDice();
        const Verdict verdict = makeVerdict(resolution);
        tell(verdict, made->situation.program());
        if (!verdict.refused) happen(resolution);
        m_context.decision().verdict = verdict;
        m_context.decision().dice = m_dice.thrown();
        m_context.decision().asked = std::move(*made);
        return {};
    }

private:
    const Texts& texts() const { return m_context.texts(); }
    const State& state() const { return m_context.state(); }

    /// An error, or lenient: left out, with a remark.
    Result<void> misfit(const std::string& what)
    {
        if (m_fit == Fit::Exactly) return Error{what};
        m_context.remark(texts().say("log.left-out", "Left out: {what}.", {{"what", what}}));
        return {};
    }

    Result<GameCase> put()
    {
        Result<GameCase> made = caseOfCommand(m_context.rules(), state(), m_command);
        if (!made || m_command.settles == 0) return made;
        if (const DueItem* const due = dueOfCommand(state(), m_command)) m_settles = due->id;
        else if (const Result<void> fits =
                     misfit(texts().say("refused.no-longer-due", "what it settles is no longer due"));
                 !fits)
            return Error{fits.error()};
        return made;
    }

    /// The entities that were chosen; the others are found by the rules.
    Result<void> checkRoles(const GameCase& made)
    {
        const Program& program = made.situation.program();
        for (std::size_t i = 0; i < made.roles.size(); ++i) {
            const ProgramRole& role = program.roles[i];
            if (!role.of.empty() || role.is != Who::Any) continue;
            // Of two entities on wrong sides the one named later is at fault.
            const std::vector<RoleBinding> before(made.roles.begin(),
                                                  made.roles.begin() + static_cast<std::ptrdiff_t>(i));
            for (const EntityId each : made.roles[i].entities) {
                const std::string why = whyIneligible(m_context.rules(), state(), program, role, each, before);
                if (why.empty()) continue;
                const std::string told = texts().say("refused.not-that-role", "{why}, and can't be the {role} here",
                                                     {{"why", why}, {"role", role.label}});
                if (Result<void> fits = misfit(told); !fits) return fits;
            }
        }
        return {};
    }

    /// Due in a step that may have been left already: it is settled whenever it is done.
    static bool isOfAnotherStep(const DueItem& due) { return !due.step.empty(); }

    /// The due item that this case settles although it was begun from an offer: same procedure, entities and facts; or
    /// 0.
    int dueMetBy(const GameCase& made) const
    {
        const auto isMet = [&](const DueItem& due) {
            return !due.isArrival() && due.procedure == m_command.procedure
                && (isDueHere(m_context.rules(), state(), due) || isOfAnotherStep(due)) && hasRolesOf(made, due)
                && hasFacts(made.situation, due.with);
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

    Result<void> answer(GameCase& made)
    {
        for (const auto& [name, text] : m_command.answers) {
            if (Result<void> fits = answerOne(made, name, text); !fits) return fits;
        }
        return {};
    }

    /// Whether something due of this procedure wants that fact to be as it was answered.
    bool isAskedByDue(const Situation& answered, const std::string& name) const
    {
        return std::any_of(state().due.begin(), state().due.end(), [&](const DueItem& due) {
            const auto isIt = [&](const std::pair<std::string, std::string>& each) { return each.first == name; };
            return due.procedure == m_command.procedure && std::any_of(due.with.begin(), due.with.end(), isIt)
                && hasFacts(answered, due.with);
        });
    }

    Result<void> answerOne(GameCase& made, const std::string& name, const std::string& text)
    {
        Situation& situation = made.situation;
        const Program& program = situation.program();
        const Result<FactRef> fact = findFact(program, name, texts());
        if (!fact) return misfit(fact.error());
        const Slot& slot = program.slot(fact->slot);
        const bool isThere = slot.manyRole < 0 || fact->row < situation.layout().rows(slot.manyRole);
        const Value before = isThere ? situation.given(*fact) : Value::unknown();
        if (text.empty()) {
            if (isThere) situation.forget(*fact);
        } else if (const Result<void> set = situation.set(name, text); !set) {
            return misfit(set.error());
        }
        const bool isForThisCase = !slot.attribute || !isFactOfBattle(*slot.attribute);
        if (isForThisCase && made.knows(*fact) && situation.given(*fact) != before && !isAskedByDue(situation, name)
            && !isFactOfOffer(m_context.ruleset(), state(), m_command.procedure, {name, text})) {
            const Ruleset& ruleset = m_context.ruleset();
            m_context.remark(texts().say("log.answered-otherwise", "{what}: answered {answer}; the battle has {value}.",
                                         {{"what", capitalised(factLabel(situation, *fact))},
                                          {"answer", ruleset.valueText(slot.shape, situation.given(*fact))},
                                          {"value", ruleset.valueText(slot.shape, before)}}));
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
            m_context.setMissing({MissingInput::Kind::Answer, factName(resolution.situation().program(), pause.fact)});
            const std::string question = resolution.situation().program().question(pause.fact.slot);
            return Error{texts().say("refused.answer-missing", "an answer is missing: {what}",
                                     {{"what", factLabel(resolution.situation(), pause.fact)}})
                         + (question.empty() ? "" : " (" + question + ")")};
        }
        if (!m_dice.fault().empty()) return Error{m_dice.fault()};
        m_context.setMissing({MissingInput::Kind::Dice, "", pause.dice, pause.sides});
        if (pause.deck)
            return Error{texts().say("refused.no-card", "draw a card of {deck}", {{"deck", pause.deck->title}})};
        return Error{texts().say("refused.too-few-dice", "too few dice: throw {count}D{sides}",
                                 {{"count", std::to_string(pause.dice)}, {"sides", std::to_string(pause.sides)}})};
    }

    void tellDice()
    {
        m_context.decision().spareDice = m_command.spareDice + static_cast<int>(m_dice.left());
        if (m_context.decision().spareDice > 0)
            m_context.remark(texts().count("log.dice-left", m_context.decision().spareDice,
                                           "{n} die was left over.|{n} dice were left over."));
        if (m_dice.extra() > 0 && !m_command.dice.empty())
            m_context.remark(texts().count(
                "log.dice-besides", static_cast<std::int64_t>(m_dice.extra()),
                "{n} die was thrown besides those that were given.|{n} dice were thrown besides those that were given."));
        if (m_dice.rethrown() > 0)
            m_context.remark(texts().count(
                "log.dice-again", static_cast<std::int64_t>(m_dice.rethrown()),
                "{n} die was thrown again, since the face did not fit.|{n} dice were thrown again, since the face did not fit."));
    }

    /// "goes 14 inches." of "2nd Guard: goes 14 inches.": the line of the log has named them already.
    static std::string withoutName(const std::string& text, const std::string& names)
    {
        const std::string beginning = names + ": ";
        return !names.empty() && text.starts_with(beginning) ? text.substr(beginning.size()) : text;
    }

    /// Names the entities that were chosen, not those found from them.
    void tell(const Verdict& verdict, const Program& program)
    {
        std::vector<EntityId> named;
        for (std::size_t i = 0; i < m_cast.size(); ++i) {
            for (const EntityId entity : m_cast[i]) {
                if (!program.roles[i].of.empty()) continue;
                const bool isNamed = entity != nobody && state().at(entity).kind != EntityKind::Game
                    && state().at(entity).kind != EntityKind::Side;
                if (isNamed && std::find(named.begin(), named.end(), entity) == named.end()) named.push_back(entity);
            }
        }
        const std::string names = namesOf(texts(), state(), named);
        m_context.sayNames(names);
        m_context.say(verdict.procedureTitle + (names.empty() ? "" : ", " + names) + ": "
                      + (verdict.refused ? texts().say("log.refused", "refused.") + " " : "")
                      + withoutName(verdict.title, names));
        for (const VerdictLine& line : verdict.lines) {
            const bool isTold = (line.kind == LineKind::Effect && line.applied) || line.kind == LineKind::Due
                || line.kind == LineKind::Entered || line.overruled;
            if (isTold) m_context.say(line.text);
        }
    }

    void happen(const Resolution& resolution)
    {
        if (m_settles != 0) m_context.record(SettledEvent{m_settles});
        noteDone(resolution.situation());
        keepFactsOfBattle(resolution.situation());
        m_context.applyEffects(resolution, m_cast);
        settleAbsences(m_context);
    }

    /// A fact of the battle that was answered in a case holds from then on.
    void keepFactsOfBattle(const Situation& answered)
    {
        const Program& program = answered.program();
        for (const auto& [name, text] : m_command.answers) {
            const Result<FactRef> fact = findFact(program, name);
            const Attribute* const attribute = fact ? program.slot(fact->slot).attribute : nullptr;
            const int position =
                attribute && isFactOfBattle(*attribute) ? m_context.rules().stored.find(attribute) : -1;
            if (position < 0
                || state().at(state().game()).values[static_cast<std::size_t>(position)] == answered.given(*fact))
                continue;
            m_context.change(state().game(), position, answered.given(*fact));
            m_context.say(
                texts().say("log.from-now-on", "{what}: {value}, from now on.",
                            {{"what", capitalised(attribute->label)},
                             {"value", m_context.ruleset().valueText(attribute->shape, answered.given(*fact))}}));
        }
    }

    /// Done in each step at this place that offers it, by the entities in the offer's role; else in the sub-phase, by
    /// those in the first role.
    void noteDone(const Situation& situation)
    {
        const std::vector<OfferHere> offers = offersTaken(m_context.ruleset(), state(), situation);
        for (const OfferHere& each : offers) {
            m_context.touch(each.offer->element);
            doneBy(each.offer->role, each.level, factsOf(m_context.ruleset(), *each.offer));
        }
        if (!offers.empty()) return;
        const std::size_t levels = stepsOfPlace(m_context.ruleset().sequence, state().place).size();
        doneBy(0, levels == 0 ? 0 : static_cast<int>(levels) - 1, "");
    }

    void doneBy(int role, int level, const std::string& facts)
    {
        std::vector<EntityId> who;
        if (role >= 0 && static_cast<std::size_t>(role) < m_cast.size()) who = m_cast[static_cast<std::size_t>(role)];
        std::erase(who, nobody);
        if (who.empty()) who.push_back(nobody);
        for (const EntityId entity : who) m_context.recordDone({m_command.procedure, entity, level, false, facts});
    }

    DecisionContext& m_context;
    const ResolveCommand& m_command;
    PlayedDice m_dice;
    Fit m_fit;
    Cast m_cast;
    int m_settles = 0;
};

}  // namespace

Result<void> decideOne(DecisionContext& context, const ResolveCommand& command, DiceSource& more, Fit fit)
{
    return CaseDecider(context, command, more, fit).decide();
}

Result<void> decideResolve(DecisionContext& context, const ResolveCommand& command, DiceSource& more, Fit fit)
{
    return command.alike.second.empty() ? decideOne(context, command, more, fit)
                                        : decideAlike(context, command, more, fit);
}

}  // namespace drumhead
