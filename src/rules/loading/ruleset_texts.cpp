#include "rules/loading/ruleset_texts.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/texts.hpp"
#include "rules/loading/ruleset_limits.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace drumhead {

namespace {

constexpr std::string_view everywhere = "everywhere";

/// Under these keys stands what people read.
constexpr std::string_view textKeys[] = {"about",  "ask",  "cells", "end",   "head",   "known",    "label",  "line",
                                         "many",   "none", "note",  "one",   "others", "question", "reason", "refuse",
                                         "remind", "say",  "text",  "title", "unit",   "verb",     "word"};
/// The values of these objects are labels.
constexpr std::string_view labelMaps[] = {"choices", "labels", "names"};

/// In these objects the keys are names of the rules, and what stands there is taken from them.
constexpr std::string_view nameMaps[] = {"for", "roles", "with"};

/// What stands under these is never translated.
constexpr std::string_view otherKeys[] = {"author", "cite", "engagements", "examples"};

template <std::size_t count>
bool isAmong(const std::string_view (&words)[count], std::string_view word)
{
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

/// An amount for each choice: { "by": "formation", "line": 2 }. Steps have a "by" as well.
bool isByChoice(JsonPlace place)
{
    return place.isObject() && place["by"].exists() && !place["roll"].exists() && !place["draw"].exists()
        && !place["let"].exists() && !place["group"].exists();
}

/// The names that a text takes from the rules: "hits" of "{hits|hit|hits}".
std::vector<std::string> namedIn(std::string_view text)
{
    std::vector<std::string> names;
    for (const std::string_view each : namesInBraces(text)) names.emplace_back(split(each, '|').front());
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

RulesetTexts::RulesetTexts(std::string_view language, std::vector<Diagnostic>& diagnostics)
    : m_file("texts." + std::string(language) + ".json"), m_diagnostics(diagnostics)
{}

bool isTextsFile(std::string_view path)
{
    const std::string name = std::filesystem::path(path).filename().string();
    return name.starts_with("texts.") && name.ends_with(".json") && split(name, '.').size() == 3;
}

RulesetFiles withTextsOf(RulesetFiles rules, const RulesetFiles& newer)
{
    std::erase_if(rules.files, [](const RulesetFiles::File& each) { return isTextsFile(each.path); });
    std::copy_if(newer.files.begin(), newer.files.end(), std::back_inserter(rules.files),
                 [](const RulesetFiles::File& each) { return isTextsFile(each.path); });
    for (std::size_t i = 0; i < rules.base.size() && i < newer.base.size(); ++i)
        rules.base[i] = withTextsOf(std::move(rules.base[i]), newer.base[i]);
    return rules;
}

std::vector<std::string> languagesOf(const RulesetFiles& files)
{
    std::vector<std::string> codes;
    for (const RulesetFiles::File& file : files.files) {
        const std::string name = std::filesystem::path(file.path).filename().string();
        if (isTextsFile(file.path)) codes.emplace_back(split(name, '.')[1]);
    }
    std::sort(codes.begin(), codes.end());
    codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
    return codes;
}

void RulesetTexts::fault(JsonPlace place, const Fault& what)
{
    constexpr int mostFaults = 200;  // a file of another ruleset has thousands
    if (++m_faults > mostFaults) return;
    m_diagnostics.push_back(place.diagnostic(what, Severity::Warning));
}

void RulesetTexts::apply(const RulesetFiles& files, const std::vector<std::unique_ptr<JsonDocument>>& documents)
{
    Sections& sections = m_layers.emplace_back();
    for (const RulesetFiles::File& file : files.files) {
        if (std::filesystem::path(file.path).filename() == m_file) read(file, sections);
    }
    for (const auto& document : documents) {
        const bool isIdentity = document == documents.front();
        visit(*document, document->root(), {isIdentity ? "ruleset" : "", {}, isIdentity, false});
    }
}

std::string_view RulesetTexts::ofLedger(JsonPlace text, std::string_view english)
{
    if (!text.exists()) return {};
    const std::size_t most = std::clamp(2 * english.size(), RulesetLimits::mostOfName, RulesetLimits::mostOfText);
    if (text.isString() && !text.string().empty() && text.string().size() <= most) return text.string();
    fault(
        text,
        {message("check.text-ledger-text-quotes", "this text of the ledger is a text in quotes of at most %1 letters"),
         {aText(std::to_string(most))}});
    return {};
}

void RulesetTexts::apply(Ledger& ledger)
{
    for (const auto& [layer, texts] : m_ledgers) {
        std::map<std::string_view, JsonPlace> sections;
        for (const JsonPlace section : texts["sections"]) sections.emplace(section.key(), section);
        for (std::size_t i = 0; i < ledger.rows().size(); ++i) {
            const std::string_view english = ledger.rows()[i].section;
            if (const auto found = sections.find(english); found != sections.end())
                ledger.translate(static_cast<int>(i), {ofLedger(found->second, english), {}, {}});
        }
        for (const char* const part : {"statements", "readings"}) {
            for (const JsonPlace text : texts[part]) {
                const int at = ledger.find(text.key());
                if (at < 0 && layer == m_layers.size())  // what a base says may be of another ledger
                    fault(text,
                          {message("check.ledger-no-row-check", "the ledger has no row \"%1\"; check the id"),
                           {aText(std::string(text.key()))}});
                if (at < 0) continue;
                const LedgerRow& row = ledger.rows()[static_cast<std::size_t>(at)];
                const bool isReading = part == std::string_view("readings");
                const std::string_view words = ofLedger(text, isReading ? row.reading : row.english);
                ledger.translate(at,
                                 {{}, isReading ? std::string_view() : words, isReading ? words : std::string_view()});
            }
        }
    }
}

std::string RulesetTexts::label(const std::string& english, const std::string& element)
{
    // The same word may be a verb elsewhere in the element: "label hits" is the label.
    const JsonPlace asLabel = find("label " + english, element);
    const JsonPlace text = asLabel.exists() ? asLabel : find(english, element);
    const bool fits =
        text.exists() && text.string().size() <= RulesetLimits::mostOfName && namedIn(text.string()).empty();
    return fits ? std::string(text.string()) : english;
}

void RulesetTexts::reportUnused()
{
    if (!m_layers.empty()) reportUnused(m_layers.back());
}

/// What can't be read is told, and leaves the rules as playable as they are in English.
void RulesetTexts::read(const RulesetFiles::File& file, Sections& sections)
{
    auto document = std::make_unique<JsonDocument>();
    std::vector<Diagnostic> faults;
    const bool isSound = document->parse(file.path, file.text, faults);
    for (Diagnostic& each : faults) each.severity = Severity::Warning;
    m_diagnostics.insert(m_diagnostics.end(), faults.begin(), faults.end());
    if (!isSound) return;
    if (document->size() > RulesetLimits::mostValues)
        return fault(document->root(),
                     {message("check.file-texts-at-most", "a file of texts has at most %1 of them; leave some out"),
                      {aText(std::to_string(RulesetLimits::mostValues))}});
    const JsonPlace texts = document->root()["texts"];
    const JsonPlace ledger = document->root()["ledger"];
    if (ledger.isObject()) m_ledgers.emplace_back(m_layers.size(), ledger);
    if (!texts.isObject() && !ledger.isObject())
        fault(document->root(),
              message("check.file-texts",
                      "a file of texts is { \"texts\": { \"ELEMENT\": { \"English\": \"translation\" } } }"));
    for (const JsonPlace element : texts) {
        Section& section = sections[std::string(element.key())];
        section.place = element;
        section.isKnown = element.key() == everywhere;
        for (const JsonPlace text : element) {
            if (text.isString() && !text.string().empty()) section.texts.emplace(text.key(), text);
            else
                fault(text,
                      message("check.translation-text-text-quotes", "the translation of a text is a text in quotes"));
        }
    }
    m_documents.push_back(std::move(document));
}

/// Goes down into an object or a list. Its element is named by the keys down to the first object with an id:
/// "attributes/unit/figures".
void RulesetTexts::visit(JsonDocument& document, JsonPlace place, Within within)
{
    if (place.isObject() && !within.isNamed && !within.element.empty() && place["id"].isString()) {
        within.element += '/' + std::string(place["id"].string());
        within.isNamed = true;
    }
    for (Sections& each : m_layers) {
        if (const auto found = each.find(within.element); found != each.end()) found->second.isKnown = true;
    }
    const bool hasTexts = !isAmong(nameMaps, within.key) && !isByChoice(place);
    for (const JsonPlace member : place) {
        const std::string_view key = place.isObject() ? member.key() : within.key;
        if (isAmong(otherKeys, key)) continue;
        const bool isText = within.isLabels || (hasTexts && isAmong(textKeys, key));
        if (member.isString() && isText) translate(document, member, within.element, place.isObject() && key == "unit");
        if (!member.isObject() && !member.isArray()) continue;
        // A list under such a key holds objects with texts of their own: "for": [{ "title": "Side A" }].
        const bool isListed = place.isArray() && isAmong(nameMaps, within.key);
        Within below{within.element, isListed ? std::string_view() : key, within.isNamed, false};
        below.isLabels = member.isObject() && (isAmong(labelMaps, key) || within.element == "choice-lists");
        if (place.isObject() && !within.isNamed) appendPart(below.element, "/", key);
        visit(document, member, below);
    }
}

JsonPlace RulesetTexts::find(std::string_view english, const std::string& element)
{
    for (auto layer = m_layers.rbegin(); layer != m_layers.rend(); ++layer) {
        for (const std::string_view of : {std::string_view(element), everywhere}) {
            const auto section = layer->find(of);
            if (section == layer->end()) continue;
            const auto text = section->second.texts.find(english);
            if (text == section->second.texts.end()) continue;
            section->second.used[text->first] = true;
            return text->second;
        }
    }
    return {};
}

void RulesetTexts::translate(JsonDocument& document, JsonPlace place, const std::string& element, bool isUnit)
{
    const JsonPlace asUnit = isUnit ? find("unit " + std::string(place.string()), element) : JsonPlace();
    const JsonPlace plain = find(place.string(), element);
    const JsonPlace text = asUnit.exists() ? asUnit : plain;
    if (!text.exists()) return;
    if (namedIn(text.string()) != namedIn(place.string()))
        return fault(text,
                     message("check.translation-name-braces-what",
                             "the translation has to name in braces what the English text names, and nothing else"));
    const std::size_t most =
        std::clamp(2 * place.string().size(), RulesetLimits::mostOfName, RulesetLimits::mostOfText);
    if (text.string().size() > most)
        return fault(text,
                     {message("check.translation-text-at-most",
                              "the translation of this text has at most %1 letters; shorten it"),
                      {aText(std::to_string(most))}});
    document.sayInstead(place, text);
}

void RulesetTexts::reportUnused(const Sections& sections)
{
    for (const auto& [name, section] : sections) {
        if (!section.isKnown) {
            fault(section.place,
                  {message(
                       "check.rules-have-no-element",
                       "the rules have no element \"%1\"; it is named by its place and id, as in \"procedures/fire\""),
                   {aText(std::string(name))}});
            continue;
        }
        for (const auto& [english, place] : section.texts) {
            if (section.used.count(english) == 0)
                fault(place,
                      {message("check.rules-don-say-copy",
                               "the rules don't say this%1; copy the English text as it stands there"),
                       {aText(std::string((name == everywhere ? std::string() : " in \"" + name + "\"")))}});
        }
    }
}

}  // namespace drumhead
