#include "rules/loading/steps/compile_roles.hpp"
#include "rules/loading/steps/compile_sequence_rules.hpp"

#include "drumhead/base/text.hpp"
#include "rules/loading/code/compile_phrase.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Which roles can be found from which.
struct Kinship {
    EntityKind kind;
    EntityKind of;
    bool many;
};
constexpr auto unit = EntityKind::Unit;
constexpr auto group = EntityKind::Group;
constexpr auto leader = EntityKind::Leader;
constexpr auto side = EntityKind::Side;
constexpr Kinship kinships[] = {
    {side, unit, false},    {side, group, false},  {side, leader, false},  {group, unit, false},
    {group, leader, false}, {group, side, true},   {unit, group, true},    {unit, side, true},
    {unit, leader, false},  {leader, unit, false}, {leader, group, false}, {leader, side, true},
};

const Kinship* kinship(EntityKind kind, EntityKind of)
{
    for (const Kinship& each : kinships) {
        if (each.kind == kind && each.of == of) return &each;
    }
    return nullptr;
}

std::string word(EntityKind kind) { return std::string(entityKindName(kind)); }

void checkIs(LoaderContext& context, const ProgramRole& role, JsonPlace place)
{
    if (role.is == Who::Any) return;
    if (role.kind != EntityKind::Side || role.many)
        context.fault(
            place["is"],
            message("check.only-side-can-phasing", "only a side can be phasing or opposing, and only one of them"));
    if (!role.of.empty())
        context.fault(
            place["of"],
            {message("check.side-so-needs-no", "the side is %1, so it needs no \"of\"; leave one of the two out"),
             {aText(std::string(whoWords.word(role.is)))}});
}

/// Whether the role is found, by way of others, from itself.
bool isCircle(const Program& program, const ProgramRole& role)
{
    const ProgramRole* next = &role;
    for (std::size_t i = 0; i < program.roles.size() && !next->of.empty(); ++i) {
        const int found = program.findRole(next->of);
        if (found < 0) return false;
        next = &program.role(found);
        if (next == &role) return true;
    }
    return false;
}

/// Groups found from several units, each with its number among them: whether it is meant so. Faults what is wrong about
/// that.
bool isNumbered(LoaderContext& context, const ProgramRole& role, const ProgramRole& other, JsonPlace place)
{
    if (role.numberedBy.empty()) return false;
    const JsonPlace by = place["numbered-by"];
    if (role.kind != EntityKind::Group || !role.many || other.kind != EntityKind::Unit || !other.many) {
        context.fault(
            by,
            message("check.numbered-by-groups-may",
                    "\"numbered-by\" is for groups that may be many and are found from units that may be many"));
        return true;
    }
    const Attribute* const number = context.findAttribute(other.kind, role.numberedBy);
    const bool isNumber = number && number->shape.kind == ValueKind::Number && number->origin == Origin::Case
        && !context.formulas.count(number);
    if (!number)
        context.fault(by,
                      {message("check.unit-no-attribute", "a unit has no attribute \"%1\""),
                       {aText(std::string(role.numberedBy))},
                       hintFor(role.numberedBy, context.attributeIds(other.kind))});
    else if (!isNumber)
        context.fault(by,
                      {message("check.number-given-each-case",
                               "\"%1\" has to be a number given in each case: which of the groups it is"),
                       {aText(std::string(role.numberedBy))}});
    if (role.most < other.most)
        context.fault(place,
                      {message("check.most-less-than-each",
                               "\"most\" is less than that of \"%1\"; each of them may be of a group of its own"),
                       {aText(std::string(other.name))}});
    return true;
}

/// Of those who come next any may be found, and one is enough.
void checkComing(LoaderContext& context, const ProgramRole& role, const ProgramRole& other, JsonPlace place)
{
    if (role.kind == EntityKind::Side || role.kind == EntityKind::Game || role.many)
        context.fault(place["coming"],
                      message("check.coming-one-unit-group",
                              "\"coming\" is for one unit, group or leader; it stands for all who come with it"));
    else if (other.kind != EntityKind::Side || other.many)
        context.fault(place["of"],
                      {message("check.who-comes-next-found", "who comes next is found from one side; \"%1\" is none"),
                       {aText(std::string(other.name))}});
}

void checkOf(LoaderContext& context, const Program& program, const ProgramRole& role, JsonPlace place)
{
    if (role.of.empty()) {
        if (role.coming)
            context.fault(place["coming"],
                          message("check.coming-goes-say-which",
                                  "\"coming\" goes with \"of\": say which side's reinforcements are meant"));
        if (!role.numberedBy.empty())
            context.fault(place["numbered-by"],
                          message("check.numbered-by-goes-say",
                                  "\"numbered-by\" goes with \"of\": say from whom the groups are found"));
        return;
    }
    const int found = program.findRole(role.of);
    if (found < 0) {
        std::vector<std::string> known;
        for (const ProgramRole& each : program.roles) {
            if (&each != &role) known.push_back(each.name);
        }
        return context.fault(place["of"],
                             {message("check.no-role-b", "there is no role \"%1\""),
                              {aText(std::string(role.of))},
                              hintFor(role.of, known)});
    }
    const ProgramRole& other = program.role(found);
    if (isCircle(program, role))
        return context.fault(place["of"],
                             {message("check.found-from-itself-leave",
                                      "\"%1\" is found from itself; leave out one \"of\" of the circle"),
                              {aText(std::string(role.name))}});
    if (role.coming) return checkComing(context, role, other, place);
    const Kinship* const known = kinship(role.kind, other.kind);
    if (!known)
        return context.fault(place["of"],
                             {message("check.not-found-from-leave",
                                      "a %1 is not found from a %2; leave out the \"of\", and it is chosen"),
                              {aText(std::string(word(role.kind))), aText(std::string(word(other.kind)))}});
    if (isNumbered(context, role, other, place)) return;
    if (role.kind == EntityKind::Group && role.many && other.kind == EntityKind::Unit && other.many) {
        return context.fault(
            place["of"],
            message(
                "check.several-units-may-several",
                "several units may be of several groups; say with \"numbered-by\" which attribute of theirs tells for each its number, or leave out \"many\""));
    }
    if (role.many != known->many)
        context.fault(place["of"],
                      Fault(known->many ? message("check.say-many",
                                                  "a %1 may have several of the kind \"%2\"; say \"many\": true")
                                        : message("check.but-one", "a %1 has but one %2; leave out \"many\""),
                            {aText(word(other.kind)), aText(word(role.kind))}));
    if (other.many && role.kind != EntityKind::Side && role.kind != EntityKind::Group)
        context.fault(
            place["of"],
            {message("check.may-many-only-side", "\"%1\" may be many; only a side or a group can be found from many"),
             {aText(std::string(other.name))}});
}

/// Checks "enemy-of", "ally-of", "led-by" and "same-unit-as": the other role exists, and people choose this one.
void checkSides(LoaderContext& context, const Program& program, const ProgramRole& role, JsonPlace place)
{
    for (const auto& [key, other] : {std::pair{"enemy-of", &role.enemyOf},
                                     {"ally-of", &role.allyOf},
                                     {"led-by", &role.ledBy},
                                     {"same-unit-as", &role.sameUnitAs}}) {
        if (other->empty()) continue;
        if (!role.of.empty() || role.is != Who::Any || role.kind == EntityKind::Game) {
            context.fault(place[key],
                          {message("check.role-people-choose", "\"%1\" is for a role that people choose"),
                           {aText(std::string(key))}});
        } else if (const int found = program.findRole(*other); found < 0) {
            std::vector<std::string> known;
            for (const ProgramRole& each : program.roles) {
                if (&each != &role) known.push_back(each.name);
            }
            context.fault(place[key],
                          {message("check.no-role-b", "there is no role \"%1\""),
                           {aText(std::string(*other))},
                           hintFor(*other, known)});
        } else if (&program.role(found) == &role || program.role(found).kind == EntityKind::Game) {
            context.fault(place[key],
                          {message("check.names-another-role-units",
                                   "\"%1\" names another role of units, groups, leaders or a side"),
                           {aText(std::string(key))}});
        }
    }
    if (!role.enemyOf.empty() && !role.allyOf.empty())
        context.fault(
            place["ally-of"],
            message("check.role-enemy-ally-leave", "a role has \"enemy-of\" or \"ally-of\"; leave one of the two out"));
    const int same = role.sameUnitAs.empty() ? -1 : program.findRole(role.sameUnitAs);
    if (same >= 0 && (role.kind != EntityKind::Unit || program.role(same).kind != EntityKind::Unit))
        context.fault(
            place["same-unit-as"],
            message("check.same-unit-unit-names", "\"same-unit-as\" is for a unit, and names the role of a unit"));
    const int ledBy = role.ledBy.empty() ? -1 : program.findRole(role.ledBy);
    const bool isLedKind = role.kind == EntityKind::Unit || role.kind == EntityKind::Group;
    if (ledBy >= 0 && (!isLedKind || program.role(ledBy).kind != EntityKind::Leader))
        context.fault(
            place["led-by"],
            message("check.led-by-unit-group", "\"led-by\" is for a unit or group, and names the role of a leader"));
}

/// "usual": what is answered beforehand where the case stands by itself.
void readUsual(LoaderContext& context, ProgramRole& role, JsonPlace usual)
{
    if (!usual.exists()) return;
    if (!usual.isObject())
        return context.fault(usual,
                             message("check.usual-holds-attributes-their",
                                     "\"usual\" holds attributes with their values, as in { \"order\": \"advance\" }"));
    for (const JsonPlace each : usual) {
        const Attribute* const attribute = context.findAttribute(ownerKind(role.kind), each.key());
        if (!attribute)
            context.fault(each,
                          {message("check.no-attribute", "\"%1\" is no attribute of a %2"),
                           {aText(std::string(each.key())), aText(std::string(word(role.kind)))},
                           hintFor(each.key(), context.attributeIds(ownerKind(role.kind)))});
        else if (attribute->origin == Origin::Type || attribute->origin == Origin::Derived || attribute->per >= 0)
            context.fault(
                each,
                {message("check.no-default-could-another", "\"%1\" has no default that could be another one here"),
                 {aText(std::string(each.key()))}});
        else role.usual.emplace_back(attribute, context.literal(attribute->shape, each));
    }
}

/// Who is in sight of "meant": whoever might have the role, and those chosen for the other roles.
Sight sightOfMeant(const Program& program, const ProgramRole& role)
{
    Sight sight = sightOf(role.kind, false);
    if (!role.of.empty()) return sight;
    for (const ProgramRole& each : program.roles) {
        const bool isChosen = each.of.empty() && each.is == Who::Any && each.kind != EntityKind::Game;
        const bool isKnown =
            std::any_of(sight.begin(), sight.end(), [&](const ProgramRole& known) { return known.name == each.name; });
        if (&each == &role || !isChosen || isKnown) continue;
        ProgramRole other;
        other.name = each.name;
        other.label = each.label;
        other.kind = each.kind;
        sight.push_back(std::move(other));
    }
    return sight;
}

/// "meant": a condition on whoever might have the role; of a group found from others, which of the groups one within
/// another.
void readMeant(LoaderContext& context, const Program& program, ProgramRole& role, JsonPlace place)
{
    if (!place.has("meant")) return;
    const bool isOneGroup = role.kind == EntityKind::Group && !role.many;
    if ((!role.of.empty() && !isOneGroup) || role.is != Who::Any || role.kind == EntityKind::Game)
        return context.fault(place["meant"],
                             message("check.meant-role-chosen-one",
                                     "\"meant\" is for a role that is chosen, or for one group found from others"));
    role.meant =
        compileCondition(context, sightOfMeant(program, role), place["meant"], "role " + role.name + "/meant", 0);
}

void compileRole(LoaderContext& context, Program& program, CompileScope& scope, JsonPlace place)
{
    context.allowKeys(place,
                      {"kind", "label", "ask", "many", "least", "most", "of", "numbered-by", "is", "coming", "gone",
                       "enemy-of", "ally-of", "led-by", "same-unit-as", "usual", "meant"});
    ProgramRole role;
    role.name = std::string(place.key());
    if (!isId(role.name) || role.name == "ruling" || role.name == "self")
        context.fault(
            place,
            {message("check.can-name-role", "\"%1\" can't be the name of a role"), {aText(std::string(role.name))}});
    role.label = context.requiredString(place, "label");
    if (const std::optional<EntityKind> kind =
            context.entityKindAt(place, "a role is for units, groups, leaders, sides or the game"))
        role.kind = *kind;
    role.many = context.optionalFlag(place, "many", false);
    role.least = context.optionalInt(place, "least", 1, 0, 40);
    role.most = context.optionalInt(place, "most", role.many ? 12 : 1, 1, 40);
    if (role.least > role.most)
        context.fault(place, message("check.least-more-than-most", "\"least\" is more than \"most\""));
    if (!role.many && (place.has("least") || place.has("most")))
        context.fault(place,
                      message("check.least-most-role-may", "\"least\" and \"most\" are for a role that may be many"));
    role.of = context.optionalString(place, "of");
    role.numberedBy = context.optionalString(place, "numbered-by");
    if (place.has("is")) {
        const std::string word = context.requiredString(place, "is");
        const std::optional<Who> is = whoWords.find(word);
        if (is && *is != Who::Any) role.is = *is;
        else if (!word.empty())
            context.fault(place["is"], message("check.phasing-opposing", "\"is\" is phasing or opposing"));
    }
    role.coming = context.optionalFlag(place, "coming", false);
    role.gone = context.optionalFlag(place, "gone", false);
    role.enemyOf = context.optionalString(place, "enemy-of");
    role.allyOf = context.optionalString(place, "ally-of");
    role.ledBy = context.optionalString(place, "led-by");
    role.sameUnitAs = context.optionalString(place, "same-unit-as");
    readUsual(context, role, place["usual"]);
    scope.roles.emplace(role.name, static_cast<int>(program.roles.size()));
    program.roles.push_back(std::move(role));
}

/// A role's label may name others that name none themselves: "{first}'s senior leader".
void nameOtherRoles(LoaderContext& context, const Program& program, const CompileScope& scope, ProgramRole& role,
                    JsonPlace place)
{
    if (role.label.find('{') == std::string::npos) return;
    Label label = compileLabel(context, program, scope, place);
    for (const PhrasePart& part : label.parts) {
        if (part.role >= 0 && !program.role(part.role).labelParts.empty())
            return context.fault(
                place,
                message("check.role-label-names-label", "the role that a label names has a label without braces"));
    }
    role.label = std::move(label.text);
    role.labelParts = std::move(label.parts);
}

/// What is asked may name the roles that are chosen before, of several all.
void readAsk(LoaderContext& context, const Program& program, const CompileScope& scope, ProgramRole& role,
             JsonPlace place)
{
    if (!place.exists()) return;
    if (!role.of.empty() || role.is != Who::Any || role.kind == EntityKind::Game)
        return context.fault(place, message("check.ask-chosen-role", "\"ask\" is for a role that people choose"));
    Label label = compileLabel(context, program, scope, place, true);
    role.ask = std::move(label.text);
    role.askParts = std::move(label.parts);
}

}  // namespace

void compileRoles(LoaderContext& context, Program& program, CompileScope& scope, JsonPlace place)
{
    if (!place.exists()) return;
    if (!place.isObject())
        return context.fault(place, message("check.roles-object-named-roles", "\"roles\" is an object of named roles"));
    for (const JsonPlace each : place) {
        if (each.isObject()) compileRole(context, program, scope, each);
        else
            context.fault(
                each, message("check.role-object-kind-label", "a role is an object with its \"kind\" and \"label\""));
    }
    for (const JsonPlace each : place) {
        const int found = program.findRole(each.key());
        if (!each.isObject() || found < 0) continue;
        readMeant(context, program, program.role(found), each);
        nameOtherRoles(context, program, scope, program.role(found), each["label"]);
        readAsk(context, program, scope, program.role(found), each["ask"]);
        const ProgramRole& role = program.role(found);
        checkIs(context, role, each);
        checkOf(context, program, role, each);
        checkSides(context, program, role, each);
    }
}

}  // namespace drumhead
