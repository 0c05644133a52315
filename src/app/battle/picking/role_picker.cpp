#include "app/battle/picking/role_picker.hpp"

#include "app/battle/picking/earlier_cases.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/play/questions/eligibility.hpp"
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
    m_offer = offer ? *offer : TurnOffer();
}

/// A due item: who is known to take part has his role.
void RolePicker::takeUp(const Procedure& procedure, const std::vector<RoleBinding>& given)
{
    m_procedure = &procedure;
    noteWhere();
    m_offer = TurnOffer();
    m_role = 0;
    m_alike = {};
    m_hasAsked = false;
    m_isJoining = false;
    m_roles = given;
}

void RolePicker::beginJoining(const GameCase& made, int role)
{
    const Procedure& procedure = made.situation.procedure();
    takeUp(procedure, made.roles);
    m_role = static_cast<std::size_t>(role);
    const std::string& name = procedure.program.role(role).name;
    std::vector<EntityId> marked;
    for (const RoleBinding& each : m_roles) {
        if (each.role == name) marked = each.entities;
    }
    std::erase_if(m_roles, [&](const RoleBinding& each) { return each.role == name || each.entities.empty(); });
    m_isJoining = true;
    ArmyChoice choice = choiceFor(m_role);
    choice.marked = std::move(marked);
    m_armies.choose(choice);
}

void RolePicker::leave()
{
    const bool wasJoining = std::exchange(m_isJoining, false);
    m_procedure = nullptr;
    m_armies.stopChoosing();
    if (wasJoining) Q_EMIT joiningLeft();
    else Q_EMIT left();
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
    if (info.many && info.least == 0) return true;  // who may join in is asked in the case, beside its questions
    if (!info.of.empty() || info.is != Who::Any || info.kind == EntityKind::Game) return true;
    if (!isFreeSide(info)) return false;
    const std::vector<EntityId> sides = sidesLeft();
    if (sides.size() != 1) return false;
    m_roles.push_back({info.name, sides});
    return true;
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
                return sideOf(m_battle->state(), bound->entities.front());
        }
    }
    return nobody;
}

/// Those who were chosen for a role, or its label.
std::string RolePicker::chosenFor(int role) const
{
    const Program& program = m_procedure->program;
    std::vector<std::string> names;
    for (const RoleBinding& each : m_roles) {
        if (program.findRole(each.role) != role) continue;
        for (const EntityId who : each.entities) {
            if (who != nobody) names.push_back(m_battle->state().at(who).name);
        }
    }
    return names.empty() ? program.role(role).label : m_battle->ruleset().texts->allOf(names);
}

/// A text of the rules about a role, with the names of those who were chosen.
QString RolePicker::textOf(const std::string& plain, const Phrase& parts) const
{
    if (parts.empty()) return toQt(plain);
    QString text;
    for (const PhrasePart& part : parts) text += toQt(part.role < 0 ? part.text : chosenFor(part.role));
    return text;
}

/// As the rules ask, "4th Foot fires at?"; else who acts stands first: "4th Foot: Firing · Target?".
QString RolePicker::titleFor(const ProgramRole& info) const
{
    if (!info.ask.empty()) return raised(textOf(info.ask, info.askParts));
    const QString label = raised(textOf(info.label, info.labelParts));
    const QString what = tr("%1 · %2?").arg(toQt(m_procedure->title), label);
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
        if (partner != nobody && sideOf(m_battle->state(), each) != partner) continue;
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

/// Behind the last who did this in this step; at first one of the side that acts.
EntityId RolePicker::nextInTurn(const std::vector<EntityId>& candidates) const
{
    const EntityId next = EarlierCases(*m_battle).nextInTurn(m_procedure->id, m_offer.role, candidates);
    if (next != nobody) return next;
    const State& state = m_battle->state();
    const auto first = std::find_if(candidates.begin(), candidates.end(),
                                    [&](EntityId each) { return sideOf(state, each) == state.place.phasing(); });
    return first == candidates.end() ? nobody : *first;
}

/// Units mostly act on the other side and continue with the same target; commanders act on their own side.
EntityId RolePicker::startOf(const ArmyChoice& choice, const ProgramRole& info) const
{
    const EntityId first = firstChosen();
    if (first == nobody) return nobody;
    const State& state = m_battle->state();
    const EarlierCases earlier(*m_battle);
    if (const EntityId met = earlier.lastMetBy(first, choice.candidates); met != nobody) return met;
    const EntityId side = sideOf(state, first);
    const bool upon = state.at(first).kind == EntityKind::Unit && info.kind == EntityKind::Unit;
    const EntityId met =
        upon ? earlier.lastMetBySide(side, m_procedure->id, info.name, choice.candidates) : EntityId(nobody);
    if (met != nobody) return met;
    const auto start = std::find_if(choice.candidates.begin(), choice.candidates.end(),
                                    [&](EntityId each) { return (sideOf(state, each) != side) == upon; });
    return start == choice.candidates.end() ? nobody : *start;
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
    if (m_isJoining) return join({role.name, entities});
    if (!role.many && entities.size() > 1) {
        m_alike = {role.name, {entities.begin() + 1, entities.end()}};
        m_roles.push_back({role.name, {entities.front()}});
    } else m_roles.push_back({role.name, entities});
    next();
}

void RolePicker::join(const RoleBinding& chosen)
{
    m_isJoining = false;
    m_procedure = nullptr;
    m_armies.stopChoosing();
    Q_EMIT joined(chosen);
}

}  // namespace drumhead::app
