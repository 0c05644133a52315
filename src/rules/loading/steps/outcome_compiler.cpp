#include "rules/loading/steps/outcome_compiler.hpp"

#include "drumhead/base/text.hpp"
#include "rules/loading/code/compile_phrase.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

constexpr std::size_t mostOutcomes = 60;
constexpr std::size_t mostLetters = 24;  // of a word, besides its values
constexpr long mostWords = 3;

/// What was noted of slots that the steps read. Outcomes are looked at when all is over, so what they read must not
/// count: the odds would keep it.
class ReadMarks {
public:
    explicit ReadMarks(Program& program) : m_program(program)
    {
        for (const Slot& slot : program.slots) m_marks.emplace_back(slot.consulted, slot.told);
    }
    ~ReadMarks()
    {
        for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
            const auto [consulted, told] = i < m_marks.size() ? m_marks[i] : std::pair(false, false);
            m_program.slots[i].consulted = consulted;
            m_program.slots[i].told = told;
        }
    }
    ReadMarks(const ReadMarks&) = delete;
    ReadMarks& operator=(const ReadMarks&) = delete;

private:
    Program& m_program;
    std::vector<std::pair<bool, bool>> m_marks;
};

}  // namespace

void OutcomeCompiler::compile(CompileScope& scope, JsonPlace list, std::size_t first)
{
    if (!list.exists()) return;
    if (scope.openRoles.size() > 1) return;  // of rows within rows nobody tells the outcome
    if (!list.isArray())
        return m_context.fault(list,
                               message("check.outcomes-stand-square-brackets", "outcomes stand in square brackets"));
    if (list.size() > mostOutcomes)
        return m_context.fault(list,
                               {message("check.procedure-at-most-outcomes", "a procedure has at most %1 outcomes"),
                                {aText(std::to_string(mostOutcomes))}});
    const ReadMarks kept(m_program);
    OutcomeDetail detail;
    detail.stage = scope.stage;
    detail.stageElement = scope.stageElement;
    detail.list = m_program.outcomes.empty() ? 0 : m_program.outcomes.back().list + 1;
    detail.first = static_cast<std::uint32_t>(first);
    detail.last = static_cast<std::uint32_t>(m_program.code.size());
    for (const JsonPlace each : list) compileOne(scope, each, detail);
}

void OutcomeCompiler::compileOne(CompileScope& scope, JsonPlace place, OutcomeDetail detail)
{
    if (!place.isObject())
        return m_context.fault(place, message("check.outcome-object-braces", "an outcome is an object in braces"));
    m_context.allowKeys(place, {"word", "of", "when", "tone", "sign", "rank", "line", "note"});
    if (place.has("of")) detail.role = m_expressions.slots().role(scope, place["of"].string(), place["of"]);
    if (detail.role == emptyRole) return;
    detail.role = std::max(detail.role, -1);
    const std::vector<int> open = scope.openRoles;
    if (detail.role >= 0 && m_program.role(detail.role).many && open.empty()) scope.openRoles.push_back(detail.role);
    detail.rows = scope.openRoles.empty() ? -1 : scope.openRoles.back();
    detail.word = compilePhrase(m_expressions, scope, place["word"].exists() ? place["word"] : place);
    checkWord(detail.word, place["word"]);
    if (place.has("line")) detail.line = compilePhrase(m_expressions, scope, place["line"]);
    if (place.has("when")) detail.when = m_expressions.condition(scope, place["when"]);
    scope.openRoles = open;
    word(place["tone"], "tone", outcomeToneWords, detail.tone);
    word(place["sign"], "sign", outcomeSignWords, detail.sign);
    if (const JsonPlace rank = place["rank"]; rank.exists()) {
        const bool fits = rank.isNumber() && rank.number() >= 0 && rank.number() <= OutcomeDetail::mostRank
            && rank.number() == std::floor(rank.number());
        if (fits) detail.rank = static_cast<int>(rank.number());
        else
            m_context.fault(rank,
                            {message("check.rank-whole-number-from", "a rank is a whole number from 0 to %1"),
                             {aText(std::to_string(OutcomeDetail::mostRank))}});
    }
    m_program.outcomes.push_back(std::move(detail));
}

void OutcomeCompiler::checkWord(const Phrase& word, JsonPlace place)
{
    std::string text;
    for (const PhrasePart& part : word) {
        if (part.role >= 0)
            m_context.fault(place,
                            message("check.word-outcome-names-nobody",
                                    "the word of an outcome names nobody; say in \"of\" whom it is about"));
        text += part.slot >= 0 ? (part.plural.empty() ? "0" : "0 " + part.plural) : part.text;
    }
    if (text.size() > mostLetters || std::count(text.begin(), text.end(), ' ') >= mostWords)
        m_context.fault(place,
                        {message("check.outcome-said-at-most",
                                 "an outcome is said in at most %1 words and %2 letters; put the rest into \"line\""),
                         {aText(std::to_string(mostWords)), aText(std::to_string(mostLetters))}});
}

template <typename Enum, std::size_t count>
void OutcomeCompiler::word(JsonPlace place, const char* what, const EnumWords<Enum, count>& words, Enum& value)
{
    if (!place.exists()) return;
    if (const auto found = words.find(place.string())) {
        value = *found;
        return;
    }
    const std::vector<std::string> known(words.words.begin(), words.words.end());
    m_context.fault(place,
                    {message("check.no-outcome", "\"%1\" is no %2 of an outcome"),
                     {aText(std::string(place.string())), aText(std::string(what))},
                     hintFor(place.string(), known)});
}

}  // namespace drumhead
