#include "sheets/reference/reference_parts.hpp"

#include "drumhead/base/minus.hpp"
#include "drumhead/base/text.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using PartKind = ReferencePart::Kind;

std::string unitInWords(const Texts& texts, const std::string& unit)
{
    if (unit == "in") return texts.say("unit.inches", "inches");
    if (unit == "cm") return texts.say("unit.centimetres", "centimetres");
    if (unit == "mm") return texts.say("unit.millimetres", "millimetres");
    if (unit == "ft") return texts.say("unit.feet", "feet");
    return unit;
}

std::string identity(const Ruleset& ruleset, bool isQuick)
{
    const Texts& texts = *ruleset.texts;
    std::string text = isQuick ? texts.say("reference.quick", "Quick reference")
                               : texts.say("reference.besides-quick", "The rules besides the quick reference");
    if (!ruleset.version.empty())
        text += ", " + texts.say("reference.version", "version {version}", {{"version", ruleset.version}});
    if (!ruleset.author.empty()) text += ", " + texts.say("reference.by", "by {author}", {{"author", ruleset.author}});
    if (!ruleset.distanceUnit.empty())
        text += ". "
            + texts.say("reference.distances", "Distances in {unit}",
                        {{"unit", unitInWords(texts, ruleset.distanceUnit)}});
    return text + ".";
}

bool hasMark(const Sheet& sheet, std::string_view mark)
{
    const auto has = [&](const std::string& text) { return text.find(mark) != std::string::npos; };
    return std::any_of(sheet.begin(), sheet.end(), [&](const SheetBlock& block) {
        return has(block.text) || has(block.lead)
            || std::any_of(block.rows.begin(), block.rows.end(), [&](const std::vector<std::string>& row) {
                   return std::any_of(row.begin(), row.end(), has);
               });
    });
}

/// What the marks on a sheet mean, of those that are on it.
std::string legend(const Texts& texts, const Sheet& sheet, bool isQuick)
{
    std::string text;
    if (hasMark(sheet, readMark))
        text = isQuick ? texts.say("reference.ruling-mark", "{mark} a ruling can change it, or lines below it",
                                   {{"mark", readMark}})
                       : texts.say("reference.read-mark", "{mark} unclear in print, see rulings", {{"mark", readMark}});
    if (hasMark(sheet, houseMark))
        appendPart(text, "; ", texts.say("reference.house-mark", "{mark} house rule", {{"mark", houseMark}}));
    return text.empty() ? text : " " + text + ".";
}

/// What the topics of a ruleset mention.
struct Mentioned {
    std::set<PartKind> kinds;
    std::set<int> tables;
    std::set<std::string> lists;
    std::set<std::string> rulings;

    explicit Mentioned(const std::vector<ReferenceTopic>& topics)
    {
        for (const ReferenceTopic& topic : topics) {
            for (const ReferencePart& part : topic.parts) {
                kinds.insert(part.kind);
                if (part.table >= 0) tables.insert(part.table);
                tables.insert(part.joined.begin(), part.joined.end());
                lists.insert(part.lists.begin(), part.lists.end());
                rulings.insert(part.rulings.begin(), part.rulings.end());
            }
        }
    }
};

ReferencePart partOf(PartKind kind)
{
    ReferencePart part;
    part.kind = kind;
    return part;
}

ReferenceTopic otherTables(const Ruleset& ruleset, const Mentioned& mentioned)
{
    ReferenceTopic topic{"tables",
                         mentioned.tables.empty() ? ruleset.texts->say("reference.tables", "Tables")
                                                  : ruleset.texts->say("reference.other-tables", "Other tables"),
                         0,
                         {}};
    for (std::size_t i = 0; i < ruleset.tables.size(); ++i) {
        if (mentioned.tables.contains(static_cast<int>(i))) continue;
        topic.parts.push_back(partOf(PartKind::Table));
        topic.parts.back().table = static_cast<int>(i);
    }
    return topic;
}

ReferenceTopic otherModifiers(const Ruleset& ruleset, const Mentioned& mentioned)
{
    ReferenceTopic topic{"modifiers",
                         mentioned.lists.empty() ? ruleset.texts->say("reference.modifiers", "Modifiers")
                                                 : ruleset.texts->say("reference.other-modifiers", "Other modifiers"),
                         0,
                         {}};
    std::set<std::string> added = mentioned.lists;
    for (const auto& modifier : ruleset.modifiers) {
        if (!added.insert(modifier->list).second) continue;
        topic.parts.push_back(partOf(PartKind::Modifiers));
        topic.parts.back().lists = {modifier->list};
    }
    return topic;
}

ReferenceTopic otherRulings(const Ruleset& ruleset, const Mentioned& mentioned)
{
    ReferencePart part = partOf(PartKind::Rulings);
    for (const Ruling& ruling : ruleset.rulings) {
        if (!mentioned.rulings.contains(ruling.id)) part.rulings.push_back(ruling.id);
    }
    ReferenceTopic topic{"rulings",
                         mentioned.rulings.empty()
                             ? ruleset.texts->say("reference.rulings", "Rulings on unclear print")
                             : ruleset.texts->say("reference.other-rulings", "Other rulings on unclear print"),
                         0,
                         {}};
    if (!part.rulings.empty()) topic.parts.push_back(std::move(part));
    return topic;
}

}  // namespace

std::vector<ReferenceTopic> topicsOf(const Ruleset& ruleset)
{
    std::vector<ReferenceTopic> topics = ruleset.reference ? ruleset.reference->topics : std::vector<ReferenceTopic>();
    const Mentioned mentioned(topics);
    if (!ruleset.sequence.steps.empty() && !mentioned.kinds.contains(PartKind::Turn)) {
        topics.insert(
            topics.begin(),
            {"turn",
             ruleset.sequence.title.empty() ? ruleset.texts->say("reference.turn", "The turn") : ruleset.sequence.title,
             0,
             {partOf(PartKind::Turn)}});
    }
    if (!ruleset.unitTypes.empty() && !mentioned.kinds.contains(PartKind::Troops))
        topics.insert(topics.begin(),
                      {"troops", ruleset.texts->say("reference.troops", "Troops"), 0, {partOf(PartKind::Troops)}});
    topics.push_back(otherTables(ruleset, mentioned));
    topics.push_back(otherModifiers(ruleset, mentioned));
    topics.push_back(otherRulings(ruleset, mentioned));
    std::erase_if(topics, [](const ReferenceTopic& topic) { return topic.parts.empty(); });
    return topics;
}

std::string Reference::mark(ElementId element) const
{
    if (element >= ruleset.elements.size()) return {};
    const Status status = ruleset.elements[element].status;
    if (status == Status::House) return houseMark;
    if (status != Status::Read) return {};
    std::vector<int> rows = ruleset.elements[element].cites;
    // A unit type cites its line in the source first, and then what its words mean, for which its figures don't change.
    if (ruleset.elements[element].kind == ElementKind::UnitType && rows.size() > 1) rows.resize(1);
    return !isMarkedAbove && isOpenToRuling(rows) ? readMark : "";
}

std::string Reference::mark(const ReferenceRow& row) const
{
    const std::string cited = mark(row.element);
    if (!isQuick || cited == houseMark) return cited;
    return !isMarkedAbove && (!row.under.empty() || !row.turnsOn.empty()) ? readMark : "";
}

std::string Reference::mark(const SequenceStep& step) const
{
    const std::string cited = mark(step.element);
    if (!isQuick || cited != readMark) return cited;
    return differsByRuling([&](const Reference& other) { return isRuledOut(other, step.when) ? "" : step.title; })
        ? readMark
        : "";
}

std::string Reference::markAbove(const ReferencePart& part) const
{
    return isQuick && part.turnsOn && !part.turnsOn->empty() ? readMark : "";
}

bool Reference::differsByRuling(const std::function<std::string(const Reference&)>& said) const
{
    const std::string now = said(*this);
    for (const Ruling& ruling : ruleset.rulings) {
        for (const Choice& choice : ruleset.choiceLists[static_cast<std::size_t>(ruling.choices)].choices) {
            ChosenRulings changed = {{ruling.id, ruleset.names.word(choice.id)}};
            changed.insert(changed.end(), rulings.begin(), rulings.end());
            if (said(Reference{ruleset, changed, isQuick, isMarkedAbove}) != now) return true;
        }
    }
    return false;
}

std::string Reference::markOfRow(int row) const
{
    const bool isRead = !ruleset.ledger.rows()[static_cast<std::size_t>(row)].reading.empty();
    return isRead && isOpenToRuling({row}) ? readMark : "";
}

bool Reference::isOpenToRuling(const std::vector<int>& rows) const
{
    return std::any_of(ruleset.rulings.begin(), ruleset.rulings.end(), [&](const Ruling& ruling) {
        const std::vector<int>& cited = ruleset.elements[ruling.element].cites;
        return std::find_first_of(rows.begin(), rows.end(), cited.begin(), cited.end()) != rows.end();
    });
}

bool Reference::shows(const ReferencePart& part) const
{
    using On = ReferencePart::Sheet;
    const bool isText = part.kind == PartKind::List || part.kind == PartKind::Rulings;
    if (part.kind == PartKind::Turn || part.sheet == On::Both) return true;
    const bool isOnQuick = part.sheet == On::ByKind ? !isText : part.sheet == On::QuickReference;
    return isOnQuick == isQuick;
}

Value Reference::ruled(const Ruling& ruling) const
{
    for (const auto& [id, choice] : rulings) {
        const NameId name = id == ruling.id ? ruleset.names.find(choice) : Names::missing;
        if (name != Names::missing) return Value::choice(name);
    }
    return ruling.fallback;
}

bool Reference::isOverruled(ElementId element) const
{
    const std::vector<int>& cites = ruleset.elements[element].cites;
    const auto touches = [&](const Ruling& ruling) {
        const std::vector<int>& rows = ruleset.elements[ruling.element].cites;
        return !isUsual(ruling)
            && std::find_first_of(cites.begin(), cites.end(), rows.begin(), rows.end()) != cites.end();
    };
    return std::any_of(ruleset.rulings.begin(), ruleset.rulings.end(), touches);
}

bool Reference::isRuled(const std::vector<ReferenceRuling>& under) const
{
    return std::all_of(under.begin(), under.end(), [&](const ReferenceRuling& each) {
        const auto ruling = std::find_if(ruleset.rulings.begin(), ruleset.rulings.end(),
                                         [&](const Ruling& one) { return one.id == each.ruling; });
        return ruling != ruleset.rulings.end() && ruled(*ruling) == Value::choice(ruleset.names.find(each.choice));
    });
}

namespace {

/// All of this sheet is sentences of a ruleset: no name in it was typed for one battle.
void setDashes(SheetBlock& block)
{
    for (std::string* each : {&block.text, &block.lead}) *each = withDashes(*each);
    for (std::vector<std::string>& row : block.rows) {
        for (std::string& cell : row) cell = withDashes(cell);
    }
}

}  // namespace

namespace {

constexpr std::size_t identityBlock = 1;  ///< behind the title

Sheet begun(const Reference& reference)
{
    Sheet sheet;
    tell(sheet, Kind::Title, reference.ruleset.title);
    tell(sheet, Kind::Paragraph, identity(reference.ruleset, reference.isQuick));
    for (SheetBlock& block : sheet) block.wide = true;
    return sheet;
}

Sheet finished(const Reference& reference, Sheet sheet)
{
    sheet[identityBlock].text += legend(*reference.ruleset.texts, sheet, reference.isQuick);
    for (SheetBlock& block : sheet) setDashes(block);
    return sheet;
}

}  // namespace

Sheet quickReference(const Ruleset& ruleset, const ChosenRulings& rulings)
{
    const Reference reference{ruleset, rulings};
    Sheet sheet = begun(reference);
    for (const ReferenceTopic& topic : topicsOf(ruleset)) appendTopic(reference, topic, sheet);
    return finished(reference, std::move(sheet));
}

Sheet rulesSheet(const Ruleset& ruleset, const ChosenRulings& rulings)
{
    const Reference reference{ruleset, rulings, false};
    Sheet sheet = begun(reference);
    bool hasBrief = false;  // it stands before the rulings, which nobody needs in the heat of a turn
    for (const ReferenceTopic& topic : topicsOf(ruleset)) {
        const bool areRulings = std::all_of(topic.parts.begin(), topic.parts.end(),
                                            [](const ReferencePart& part) { return part.kind == PartKind::Rulings; });
        if (areRulings && !std::exchange(hasBrief, true)) appendStatements(reference, sheet);
        appendTopic(reference, topic, sheet);
    }
    if (!hasBrief) appendStatements(reference, sheet);
    appendReadings(reference, sheet);
    return finished(reference, std::move(sheet));
}

}  // namespace drumhead
