#include "app/battle/armies/role_picker.hpp"

#include "app/battle/session/entity_summary.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/play/eligibility.hpp"
#include "drumhead/resolve/labels.hpp"

namespace drumhead::app {

RolePicker::RolePicker(ArmiesPanel& armies, QObject* parent) : QObject(parent), m_armies(armies)
{
    connect(&armies, &ArmiesPanel::chosen, this, &RolePicker::take);
    connect(&armies, &ArmiesPanel::choosingLeft, this, &RolePicker::leave);
}

void RolePicker::setBattle(Battle* battle)
{
    m_battle = battle;
    m_procedure = nullptr;
    if (battle) connect(battle, &Battle::changed, this, &RolePicker::leaveIfElsewhere);
}

/// Who is looked for in one step is not to be chosen in the next.
void RolePicker::leaveIfElsewhere()
{
    const State& now = m_battle->state();
    if (isPicking() && (m_turn != now.turn || !(m_place == now.place) || m_entities != now.entities.size())) leave();
}

void RolePicker::noteWhere()
{
    m_turn = m_battle->state().turn;
    m_place = m_battle->state().place;
    m_entities = m_battle->state().entities.size();
}

void RolePicker::begin(const Procedure& procedure, const TurnOffer* offer, EntityId first)
{
    takeUpOffer(procedure, offer);
    if (first != nobody && !procedure.program.roles.empty()) {
        const std::string role = m_offer.role.empty() ? procedure.program.roles.front().name : m_offer.role;
        m_roles.push_back({role, {first}});
    }
    fillOffered();
    next();
}

void RolePicker::beginDue(const Procedure& procedure, const std::vector<RoleBinding>& given)
{
    takeUp(procedure, given);
    next();
}

bool RolePicker::asksFor(const Procedure& procedure, const std::vector<RoleBinding>& given)
{
    if (m_procedure) return false;
    takeUp(procedure, given);
    return wouldAsk();
}

bool RolePicker::asksFor(const Procedure& procedure, const TurnOffer& offer)
{
    if (m_procedure) return false;
    takeUpOffer(procedure, &offer);
    fillOffered();
    return wouldAsk();
}

/// What was taken up for this is forgotten.
bool RolePicker::wouldAsk()
{
    const bool asks = findOpenRole() && !isOnlyOne(choiceFor(m_role));
    m_procedure = nullptr;
    return asks;
}

void RolePicker::takeUpOffer(const Procedure& procedure, const TurnOffer* offer)
{
    takeUp(procedure, {});
    m_isDue = false;
    m_offer = offer ? *offer : TurnOffer();
}

/// A due item: who is known to take part has his role.
void RolePicker::takeUp(const Procedure& procedure, const std::vector<RoleBinding>& given)
{
    m_procedure = &procedure;
    noteWhere();
    m_isDue = true;
    m_offer = TurnOffer();
    m_role = 0;
    m_alike = {};
    m_hasAsked = false;
    m_roles = given;
}

void RolePicker::leave()
{
    m_procedure = nullptr;
    m_armies.stopChoosing();
    Q_EMIT left();
}

std::vector<EntityId> RolePicker::everybodyOf(EntityKind kind) const
{
    std::vector<EntityId> found;
    const std::vector<Entity>& entities = m_battle->state().entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto id = static_cast<EntityId>(i);
        if (entities[i].kind == kind && !summaryAt(*m_battle, id).gone) found.push_back(id);
    }
    return found;
}

namespace {

bool isFreeSide(const ProgramRole& role)
{
    return role.kind == EntityKind::Side && !role.many && role.of.empty() && role.is == Who::Any;
}

}  // namespace

/// For an offered procedure about both sides: who has to do it takes the first role, the other side the second.
void RolePicker::fillOffered()
{
    const std::vector<ProgramRole>& roles = m_procedure->program.roles;
    const int at = m_procedure->program.findRole(m_offer.role);
    if (!m_roles.empty() || m_offer.candidates.empty() || at < 0 || !isFreeSide(roles[static_cast<std::size_t>(at)]))
        return;
    const bool alone = std::count_if(roles.begin(), roles.end(), isFreeSide) == 1;
    if (alone && m_offer.candidates.size() > 1) return;  // one of them has to be chosen
    m_roles.push_back({m_offer.role, {m_offer.must.empty() ? m_offer.candidates.front() : m_offer.must.front()}});
}

/// The sides that have no role yet.
std::vector<EntityId> RolePicker::sidesLeft() const
{
    std::vector<EntityId> sides = everybodyOf(EntityKind::Side);
    for (const RoleBinding& each : m_roles) {
        for (const EntityId taken : each.entities) std::erase(sides, taken);
    }
    return sides;
}

/// The one side that is left takes the role that is left; what follows from another role is left to the game.
bool RolePicker::fillsItself(std::size_t role)
{
    const ProgramRole& info = m_procedure->program.roles[role];
    for (const RoleBinding& each : m_roles) {
        if (each.role == info.name) return true;
    }
    if (m_isDue && info.many && info.least == 0) return true;
    // Who can make no difference beside those who have been chosen is not asked for.
    if (info.many && info.least == 0 && info.of.empty() && info.is == Who::Any
        && !mayMatter(m_battle->rules(), m_battle->state(), *m_procedure, static_cast<int>(role), m_roles))
        return true;
    if (!info.of.empty() || info.is != Who::Any || info.kind == EntityKind::Game) return true;
    if (!isFreeSide(info)) return false;
    const std::vector<EntityId> sides = sidesLeft();
    if (sides.size() != 1) return false;
    m_roles.push_back({info.name, sides});
    return true;
}

EntityId RolePicker::sideOf(EntityId entity) const
{
    const Entity& who = m_battle->state().at(entity);
    return who.kind == EntityKind::Side ? entity : who.side;
}

EntityId RolePicker::firstChosen() const
{
    for (const RoleBinding& each : m_roles) {
        if (!each.entities.empty() && each.entities.front() != nobody) return each.entities.front();
    }
    return nobody;
}

/// Where a leader joins or leaves a unit: the side of the one already chosen, since both are of one army.
EntityId RolePicker::sideOfPartner(int role) const
{
    for (const EffectDetail& effect : m_procedure->program.effects) {
        for (const Attachment& attachment : effect.attachments) {
            if (role != attachment.leader && role != attachment.unit) continue;
            const int other = role == attachment.leader ? attachment.unit : attachment.leader;
            if (other < 0) continue;
            const std::string& name = m_procedure->program.role(other).name;
            const auto bound = std::find_if(m_roles.begin(), m_roles.end(),
                                            [&](const RoleBinding& each) { return each.role == name; });
            if (bound != m_roles.end() && !bound->entities.empty() && bound->entities.front() != nobody)
                return sideOf(bound->entities.front());
        }
    }
    return nobody;
}

/// What a role is called, with the side's own name.
QString RolePicker::labelOf(const ProgramRole& info) const
{
    Situation situation(m_battle->ruleset(), *m_procedure);
    for (const RoleBinding& each : m_roles) {
        const int at = m_procedure->program.findRole(each.role);
        if (at >= 0 && each.entities.size() == 1 && each.entities.front() != nobody)
            situation.nameRow(at, 0, m_battle->state().at(each.entities.front()).name);
    }
    return toQt(labelText(situation.program(), info.label, info.labelParts, situation.names()));
}

/// Who acts stands first: "4th Foot: Firing · Target?".
QString RolePicker::titleFor(const ProgramRole& info) const
{
    const QString what = tr("%1 · %2?").arg(toQt(m_procedure->title), raised(labelOf(info)));
    const EntityId first = firstChosen();
    return first == nobody ? what : tr("%1: %2").arg(m_battle->name(first), what);
}

ArmyChoice RolePicker::choiceFor(std::size_t role) const
{
    const ProgramRole& info = m_procedure->program.roles[role];
    ArmyChoice choice;
    choice.title = titleFor(info);
    choice.kind = info.kind;
    choice.many = info.many;
    choice.least = info.least;
    choice.most = info.most;
    choice.optional = !info.many;
    if (info.name == m_offer.role && !m_offer.candidates.empty()) {
        choice.candidates = m_offer.candidates;
        choice.must = m_offer.must;
        choice.alike = isDoneAlike(m_procedure->program, static_cast<int>(role)) && choice.candidates.size() > 1;
        choice.startAt = choice.must.empty() ? nextInTurn(choice.candidates) : choice.must.front();
        return choice;
    }
    const EntityId partner = sideOfPartner(static_cast<int>(role));
    for (const EntityId each : everybodyOf(info.kind)) {
        if (partner != nobody && sideOf(each) != partner) continue;
        const bool taken = std::any_of(m_roles.begin(), m_roles.end(), [each](const RoleBinding& binding) {
            return std::find(binding.entities.begin(), binding.entities.end(), each) != binding.entities.end();
        });
        const bool isEligible =
            whyIneligible(m_battle->rules(), m_battle->state(), m_procedure->program, info, each, m_roles).empty();
        if (!taken && isEligible) choice.candidates.push_back(each);
    }
    choice.candidates = thoseMeant(m_battle->rules(), m_battle->state(), info, std::move(choice.candidates), m_roles);
    choice.startAt = startOf(choice, info);
    return choice;
}

/// The unit after the last one that did this in this turn; at first one of the side that acts.
EntityId RolePicker::nextInTurn(const std::vector<EntityId>& candidates) const
{
    const Game& game = m_battle->game();
    const State& state = m_battle->state();
    const auto first = [&](auto fits) {
        const auto at = std::find_if(candidates.begin(), candidates.end(), fits);
        return at == candidates.end() ? nobody : *at;
    };
    for (EntryId at = game.head(); at != 0 && game.entry(at).turn == state.turn; at = game.entry(at).parent) {
        const Command& command = game.entry(at).command;
        if (std::holds_alternative<AdvanceCommand>(command)) break;  // in another step others are at work
        const auto* const resolve = std::get_if<ResolveCommand>(&command);
        if (!resolve || resolve->procedure != m_procedure->id) continue;
        for (const auto& [role, ids] : resolve->roles) {
            const EntityId last = role == m_offer.role && !ids.empty() ? state.find(ids.back()) : nobody;
            if (last == nobody) continue;
            const EntityId next = first([&](EntityId each) { return each > last && sideOf(each) == sideOf(last); });
            if (next != nobody) return next;
        }
        break;
    }
    return first([&](EntityId each) { return sideOf(each) == state.place.phasing(); });
}

/// Units mostly act on the other side and continue with the same target; commanders act on their own side.
EntityId RolePicker::startOf(const ArmyChoice& choice, const ProgramRole& info) const
{
    const EntityId first = firstChosen();
    if (first == nobody) return nobody;
    if (const EntityId met = lastMetBy(first, choice.candidates); met != nobody) return met;
    const bool upon = m_battle->state().at(first).kind == EntityKind::Unit && info.kind == EntityKind::Unit;
    if (const EntityId met = upon ? lastMetBySide(sideOf(first), info, choice.candidates) : nobody; met != nobody)
        return met;
    const auto start = std::find_if(choice.candidates.begin(), choice.candidates.end(),
                                    [&](EntityId each) { return (sideOf(each) != sideOf(first)) == upon; });
    return start == choice.candidates.end() ? nobody : *start;
}

/// Of the candidates, the one upon whom somebody of the side last did the same in this step: neighbours mostly meet the
/// same enemies.
EntityId RolePicker::lastMetBySide(EntityId side, const ProgramRole& info,
                                   const std::vector<EntityId>& candidates) const
{
    const Game& game = m_battle->game();
    const State& state = m_battle->state();
    for (EntryId at = game.head(); at != 0; at = game.entry(at).parent) {
        if (std::holds_alternative<AdvanceCommand>(game.entry(at).command)) break;
        const auto* const resolve = std::get_if<ResolveCommand>(&game.entry(at).command);
        if (!resolve || resolve->procedure != m_procedure->id) continue;
        bool isOfSide = false;
        EntityId met = nobody;
        for (const auto& [role, ids] : resolve->roles) {
            const EntityId who = ids.empty() ? nobody : state.find(ids.front());
            if (who == nobody) continue;
            if (role == info.name) met = who;
            else isOfSide = isOfSide || sideOf(who) == side;
        }
        if (isOfSide && std::find(candidates.begin(), candidates.end(), met) != candidates.end()) return met;
    }
    return nobody;
}

/// Of the candidates, the one that last had a case with an entity in this turn.
EntityId RolePicker::lastMetBy(EntityId who, const std::vector<EntityId>& candidates) const
{
    const Game& game = m_battle->game();
    const State& state = m_battle->state();
    const std::string& own = state.at(who).id;
    for (EntryId at = game.head(); at != 0 && game.entry(at).turn == state.turn; at = game.entry(at).parent) {
        const auto* const resolve = std::get_if<ResolveCommand>(&game.entry(at).command);
        if (!resolve) continue;
        std::vector<std::string> there;
        for (const auto& [role, ids] : resolve->roles) there.insert(there.end(), ids.begin(), ids.end());
        if (std::find(there.begin(), there.end(), own) == there.end()) continue;
        for (const EntityId each : candidates) {
            if (each != who && std::find(there.begin(), there.end(), state.at(each).id) != there.end()) return each;
        }
    }
    return nobody;
}

/// Who acts comes first, then the others in the order of the rules. False: every role is filled.
bool RolePicker::findOpenRole()
{
    const std::vector<ProgramRole>& roles = m_procedure->program.roles;
    const int acting = m_procedure->program.findRole(m_offer.role);
    m_role = acting < 0 ? 0 : static_cast<std::size_t>(acting);
    if (acting >= 0 && !fillsItself(m_role)) return true;
    for (m_role = 0; m_role < roles.size(); ++m_role) {
        if (!fillsItself(m_role)) return true;
    }
    return false;
}

bool RolePicker::isOnlyOne(const ArmyChoice& choice) { return choice.candidates.size() == 1 && choice.least > 0; }

void RolePicker::next()
{
    if (findOpenRole()) return ask(choiceFor(m_role));
    const QString procedure = toQt(m_procedure->id);
    m_procedure = nullptr;
    m_armies.stopChoosing();
    Q_EMIT picked(procedure, std::exchange(m_roles, {}), std::exchange(m_alike, {}));
}

/// The only one who can be meant is not asked for.
void RolePicker::ask(const ArmyChoice& choice)
{
    if (isOnlyOne(choice)) return take(choice.candidates);
    m_hasAsked = true;
    m_armies.choose(choice);
}

void RolePicker::take(const std::vector<EntityId>& entities)
{
    if (!m_procedure) return;
    const ProgramRole& role = m_procedure->program.roles[m_role];
    if (!role.many && entities.size() > 1) {
        m_alike = {role.name, {entities.begin() + 1, entities.end()}};
        m_roles.push_back({role.name, {entities.front()}});
    } else m_roles.push_back({role.name, entities});
    next();
}

}  // namespace drumhead::app
