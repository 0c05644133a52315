#include "drumhead/rules/loading/ruleset_loader.hpp"

#include "rules/loading/loader_context.hpp"
#include "rules/loading/ruleset_limits.hpp"
#include "rules/loading/ruleset_texts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

constexpr int format = 1;

/// Reads one kind of element from all files before the next kind, so that what is named is known.
struct Part {
    std::string_view key;
    void (*read)(LoaderContext&, JsonPlace);
};
constexpr Part elementReaders[] = {
    {"choice-lists", readChoiceLists},
    {"unit-types", declareUnitTypes},
    {"decks", declareDecks},
    {"decks", readDecks},
    {"attributes", readAttributes},
    {"unit-types", readUnitTypes},
    {"rulings", readRulings},
    {"tables", readTables},
    {"modifiers", readModifiers},
    {"procedures", declareProcedures},
    {"watches", readWatches},
    {"sequence", readSequence},
    {"roster", readRoster},
    {"reference", readReference},
};

/// The files of one ruleset of a chain of extensions.
struct Layer {
    const RulesetFiles* files = nullptr;
    std::vector<std::unique_ptr<JsonDocument>> documents;  ///< ruleset.json first
};

class Loading {
public:
    Loading(const RulesetFiles& files, std::shared_ptr<const Texts> texts)
    {
        m_ruleset = std::make_unique<Ruleset>();
        if (texts) m_ruleset->texts = std::move(texts);
        m_ruleset->folder = files.folder;
        ChoiceList types;
        types.id = "unit-type";
        m_ruleset->choiceLists.push_back(std::move(types));
        addLayers(files);
    }

    LoadedRuleset run()
    {
        LoaderContext context(*m_ruleset, m_diagnostics);
        const bool sound = parse();
        if (sound) translate();
        context.texts = m_texts.get();
        for (Layer& layer : m_layers) {
            if (readIdentity(context, layer)) continue;
            m_ruleset.reset();
            return finished();
        }
        if (m_texts) m_texts->apply(m_ruleset->ledger);
        // What the other files refer to may stand in the broken one: to go on would only mislead.
        if (!sound) return finished();
        for (const Layer& layer : m_layers) {
            for (std::size_t i = 1; i < layer.documents.size(); ++i) checkTopKeys(context, layer.documents[i]->root());
        }
        readPart(context, "withdraw", readWithdrawals, m_layers.front());
        if (!readParts(context)) return finished();
        checkWithdrawals(context);
        orderProcedures(context);
        declareSteps(context);
        compileProcedures(context);
        compileTallies(context);
        compileSuggestions(context);
        compileBonds(context);
        compileShownAttributes(context);
        compileSequence(context);
        // What is wrong before would make these wrong too.
        context.onlyForm = hasErrors(m_diagnostics);
        readPart(context, "engagements", readEngagements, m_layers.front());
        readPart(context, "examples", readExamples, m_layers.back());
        if (!context.onlyForm) readPart(context, "match-ups", readMatchUps, m_layers.front());
        if (!context.isUseMissing) checkUses(context);
        if (m_texts && !hasErrors(m_diagnostics)) m_texts->reportUnused();
        dropConsequences(context);
        return finished();
    }

private:
    void checkUses(LoaderContext& context)
    {
        for (const auto& [name, entries] : context.modifierLists) {
            if (context.usedModifierLists.count(name) == 0 && !entries.empty() && !isExtension())
                context.fault(entries.front().amount,
                              {message("check.modifiers-used-by-no", "the modifiers \"%1\" are used by no step"),
                               {aText(std::string(name))}});
        }
        for (const Deck& deck : m_ruleset->decks) {
            if (context.drawnDecks.count(deck.id) == 0 && !isExtension())
                context.fault(context.deckPlaces.at(deck.id)["id"],
                              {message("check.no-step-draws-from", "no step draws from the deck \"%1\""),
                               {aText(std::string(deck.id))}});
        }
        for (const Table& table : m_ruleset->tables) {
            if (context.usedTables.count(table.id) == 0 && !isExtension())
                context.fault(context.tablePlaces.at(table.id)["id"],
                              {message("check.table-read-by-no", "the table \"%1\" is read by no step"),
                               {aText(std::string(table.id))}});
        }
    }

    /// Faults that follow from others: what an object lacks one of whose keys is misspelt; names that a broken step or
    /// list would have given.
    void dropConsequences(const LoaderContext& context)
    {
        const auto isLost = [&](const Diagnostic& each) {
            const std::string& name = each.fault.missing();
            if (name.empty()) return false;
            return context.lostNames.contains(name)
                || (context.isChoiceListMissing && name.find('.') == std::string::npos);
        };
        const auto isOfMisspelt = [&](const Diagnostic& each) {
            return std::any_of(context.misspelt.begin(), context.misspelt.end(), [&](const Diagnostic& object) {
                return object.file == each.file && object.line == each.line && object.column == each.column;
            });
        };
        std::erase_if(m_diagnostics, [&](const Diagnostic& each) { return isLost(each) || isOfMisspelt(each); });
    }

    void addLayers(const RulesetFiles& files)
    {
        for (const RulesetFiles& base : files.base) addLayers(base);
        m_layers.push_back({&files, {}});
    }

    /// What an extension replaced may have been the only one to use something of its base.
    bool isExtension() const { return m_layers.size() > 1; }

    /// False if any file is invalid JSON; reports every such file.
    bool parse()
    {
        bool sound = true;
        RulesetLimits limits;
        for (Layer& layer : m_layers) {
            if (layer.files->files.empty())
                m_diagnostics.push_back(
                    {layer.files->folder, 0, 0, Severity::Error, "there is no ruleset.json, so this is not a ruleset"});
            for (const RulesetFiles::File& file : layer.files->files) {
                if (isTextsFile(file.path)) continue;
                auto document = std::make_unique<JsonDocument>();
                const bool isIdentity = &file == &layer.files->files.front();
                if (document->parse(file.path, file.text, m_diagnostics)) {
                    if (!limits.add(*document, m_diagnostics)) return false;
                    layer.documents.push_back(std::move(document));
                } else if (isIdentity) return false;  // without its identity there is no ruleset
                else sound = false;
            }
        }
        return sound;
    }

    /// Puts the texts of another language into the documents.
    void translate()
    {
        if (m_ruleset->texts->isEnglish()) return;
        m_texts = std::make_unique<RulesetTexts>(m_ruleset->texts->language(), m_diagnostics);
        for (const Layer& layer : m_layers) m_texts->apply(*layer.files, layer.documents);
    }

    bool readIdentity(LoaderContext& context, const Layer& layer)
    {
        if (layer.documents.empty()) return false;
        const JsonPlace root = layer.documents[0]->root();
        if (!root.isObject()) {
            context.fault(root,
                          message("check.ruleset-json-object-braces", "ruleset.json has to be an object in braces"));
            return false;
        }
        const JsonPlace version = root["format"];
        if (!version.isNumber() || version.number() != format) {
            context.fault(
                version.exists() ? version : root,
                version.exists() && version.number() > format ? message(
                    "check.newer", "this ruleset was written for a newer version of the program; update the program")
                                                              : message("check.format", "\"format\" has to be 1"));
            return false;
        }
        // The layers are read from the base on: the last one gives the ruleset its name.
        Ruleset& ruleset = *m_ruleset;
        if (!ruleset.id.empty()) ruleset.bases.insert(ruleset.bases.begin(), ruleset.id);
        ruleset.id = context.requiredId(root);
        ruleset.title = context.requiredString(root, "title");
        ruleset.version = context.requiredString(root, "version");
        ruleset.author = context.optionalString(root, "author");
        ruleset.about = context.optionalString(root, "about");
        if (root.has("distance") || layer.files->base.empty())
            ruleset.distanceUnit = context.requiredString(root, "distance");
        if (root.has("extends") && layer.files->base.empty())
            context.fault(
                root["extends"],
                {message("check.ruleset-could-not-read", "the ruleset \"%1\" could not be read; check the path"),
                 {aText(std::string(root["extends"].string()))}});
        const bool isHouse = root["status"].string() == "house";
        if (root.has("status") && !isHouse)
            context.fault(
                root["status"],
                message("check.status-whole-ruleset-can", "the status of a whole ruleset can only be \"house\""));
        for (const auto& document : layer.documents) {
            context.layers[document.get()] = static_cast<int>(&layer - m_layers.data());
            if (isHouse) context.houseFiles.insert(document.get());
        }
        readLedger(context, layer, root);
        if (root.has("procedure-order")) m_order = context.optionalArray(root, "procedure-order");
        checkKeys(context, root,
                  {"format", "id", "title", "version", "author", "about", "distance", "extends", "ledger",
                   "procedure-order", "status"});
        return !ruleset.id.empty();
    }

    void readLedger(LoaderContext& context, const Layer& layer, JsonPlace root)
    {
        m_ruleset->extends = !layer.files->base.empty();
        m_ruleset->ownLedger = root.has("ledger");
        if (!root.has("ledger")) return;
        context.hasLedger = true;
        if (!layer.files->ledger) {
            context.isLedgerBroken = true;
            return context.fault(root["ledger"],
                                 layer.files->ledgerFault.empty() ? Fault(
                                     message("check.ledger", "the ledger \"%1\" could not be read; check the path"),
                                     {aText(std::string(root["ledger"].string()))})
                                                                  : Fault(layer.files->ledgerFault));
        }
        const std::size_t before = m_diagnostics.size();
        m_ruleset->ledger = Ledger::parse(layer.files->ledger->path, layer.files->ledger->text, m_diagnostics);
        context.isLedgerBroken = m_diagnostics.size() > before;
    }

    void checkKeys(LoaderContext& context, JsonPlace root, std::vector<std::string> known)
    {
        for (const char* const last : {"examples", "engagements", "match-ups", "withdraw"}) known.emplace_back(last);
        for (const Part& part : elementReaders) known.emplace_back(part.key);
        for (const JsonPlace member : root) {
            if (std::find(known.begin(), known.end(), member.key()) == known.end())
                context.fault(member,
                              {message("check.no-part-ruleset", "\"%1\" is no part of a ruleset"),
                               {aText(std::string(member.key()))},
                               hintFor(member.key(), known)});
        }
    }

    void checkTopKeys(LoaderContext& context, JsonPlace root)
    {
        if (root.isObject()) checkKeys(context, root, {});
        else
            context.fault(root,
                          message("check.file-ruleset-object-braces", "a file of a ruleset is an object in braces"));
    }

    static void checkWithdrawals(LoaderContext& context)
    {
        for (const auto& [what, withdrawal] : context.withdrawals) {
            if (!withdrawal.isMet)
                context.fault(withdrawal.place,
                              {message("check.what-extends-no-among",
                                       "what this extends has no \"%1\" among its %2 to withdraw; check the id"),
                               {aText(std::string(what.second)), aText(std::string(what.first))}});
        }
    }

    /// Puts the procedures that ruleset.json names first, in its order; the others follow as they were read.
    void orderProcedures(LoaderContext& context)
    {
        auto& procedures = m_ruleset->procedures;
        auto next = procedures.begin();
        for (const JsonPlace id : m_order) {
            const auto named =
                std::find_if(next, procedures.end(), [&](const auto& each) { return each->id == id.string(); });
            if (named == procedures.end() && context.isWithdrawn("procedures", id.string(), id)) continue;
            if (named == procedures.end()) {
                context.fault(
                    id,
                    {message("check.no-procedure-named-twice", "there is no procedure \"%1\", or it is named twice"),
                     {aText(std::string(id.string()))}});
                continue;
            }
            std::rotate(next, named, named + 1);
            ++next;
        }
    }

    /// False where an attribute has a name that nothing else can use: to go on would only repeat that.
    bool readParts(LoaderContext& context)
    {
        for (const Part& part : elementReaders) {
            readPart(context, part.key, part.read, m_layers.front());
            if (part.read != readAttributes) continue;
            if (context.badIds > 0) return false;
            resolveDefaults(context);
        }
        return true;
    }

    /// Reads one kind of element from the files of this layer and of those that extend it.
    void readPart(LoaderContext& context, std::string_view key, void (*read)(LoaderContext&, JsonPlace),
                  const Layer& first)
    {
        for (const Layer& layer : m_layers) {
            if (&layer < &first) continue;
            for (const auto& document : layer.documents) {
                if (const JsonPlace place = document->root()[key]; place.exists()) read(context, place);
            }
        }
    }

    /// Of a name that is missing in many places only the first is reported, and how many more there are.
    void joinMissing()
    {
        std::map<std::string, std::pair<std::size_t, int>, std::less<>> first;
        std::vector<Diagnostic> kept;
        for (Diagnostic& each : m_diagnostics) {
            if (each.fault.missing().empty()) {
                kept.push_back(std::move(each));
                continue;
            }
            const auto [found, isNew] = first.emplace(each.fault.missing(), std::pair(kept.size(), 0));
            if (isNew) kept.push_back(std::move(each));
            else ++found->second.second;
        }
        for (const auto& [name, place] : first) {
            if (place.second == 0) continue;
            kept[place.first].fault.addPlaces(place.second);
        }
        m_diagnostics = std::move(kept);
    }

    /// The faults in the order of the files, each once: a procedure that others run is compiled with each of them.
    LoadedRuleset finished()
    {
        auto& all = m_diagnostics;
        std::stable_sort(all.begin(), all.end(), [](const Diagnostic& a, const Diagnostic& b) {
            return std::tie(a.file, a.line, a.column) < std::tie(b.file, b.line, b.column);
        });
        const auto same = [](const Diagnostic& a, const Diagnostic& b) {
            return a.file == b.file && a.line == b.line && a.column == b.column && a.fault == b.fault;
        };
        all.erase(std::unique(all.begin(), all.end(), same), all.end());
        joinMissing();
        return {std::move(m_ruleset), std::move(m_diagnostics)};
    }

    std::unique_ptr<Ruleset> m_ruleset;
    std::unique_ptr<RulesetTexts> m_texts;
    std::vector<Diagnostic> m_diagnostics;
    std::vector<Layer> m_layers;  ///< the base first
    JsonPlace m_order;
};

}  // namespace

LoadedRuleset loadRuleset(const RulesetFiles& files, std::shared_ptr<const Texts> texts)
{
    return Loading(files, std::move(texts)).run();
}

LoadedRuleset loadRulesetFolder(const std::filesystem::path& folder, std::shared_ptr<const Texts> texts)
{
    const Result<RulesetFiles> files = readRulesetFolder(folder, texts ? *texts : Texts());
    if (files) return loadRuleset(*files, std::move(texts));
    LoadedRuleset failed;
    failed.diagnostics.push_back({folder.string(), 0, 0, Severity::Error, files.error()});
    return failed;
}

}  // namespace drumhead
