#include "drumhead/rules/ruleset_loader.hpp"

#include "loader_context.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int format = 1;

/// Reads one kind of element from all files before the next kind, so that what is named is known.
struct Part {
    std::string_view key;
    void (*read)(LoaderContext&, JsonPlace);
};
constexpr Part parts[] = {
    {"choice-lists", readChoiceLists}, {"unit-types", declareUnitTypes}, {"attributes", readAttributes},   {"unit-types", readUnitTypes},
    {"rulings", readRulings},          {"tables", readTables},           {"modifiers", readModifiers},     {"procedures", declareProcedures},
};

class Loading {
public:
    explicit Loading(const RulesetFiles& files) : m_files(files)
    {
        m_result.ruleset = std::make_unique<Ruleset>();
        m_result.ruleset->folder = files.folder;
        ChoiceList types;
        types.id = "unit-type";
        m_result.ruleset->choiceLists.push_back(std::move(types));
    }

    LoadedRuleset run()
    {
        LoaderContext context(*m_result.ruleset, m_result.diagnostics);
        const bool sound = parse();
        if (!readIdentity(context)) {
            m_result.ruleset.reset();
            return finished();
        }
        if (!sound) return finished();  // what the other files refer to may stand in the broken one: to go on would only mislead
        for (std::size_t i = 1; i < m_documents.size(); ++i) checkTopKeys(context, m_documents[i]->root());
        for (const Part& part : parts) readPart(context, part.key, part.read);
        compileProcedures(context);
        readPart(context, "examples", readExamples);
        for (const auto& [name, entries] : context.modifierLists) {
            if (context.usedModifierLists.count(name) == 0 && !entries.empty()) context.fault(entries.front().amount, "the modifiers \"" + name + "\" are used by no step");
        }
        for (const Table& table : m_result.ruleset->tables) {
            if (context.usedTables.count(table.id) == 0) faultUnusedTable(context, table.id);
        }
        return finished();
    }

private:
    /// False if some file is not sound JSON; all such files are told.
    bool parse()
    {
        bool sound = true;
        for (const RulesetFiles::File& file : m_files.files) {
            auto document = std::make_unique<JsonDocument>();
            const bool isIdentity = &file == &m_files.files.front();
            if (document->parse(file.path, file.text, m_result.diagnostics)) m_documents.push_back(std::move(document));
            else if (isIdentity) return false;  // without its identity there is no ruleset
            else sound = false;
        }
        return sound;
    }

    bool readIdentity(LoaderContext& context)
    {
        if (m_documents.empty()) return false;
        const JsonPlace root = m_documents[0]->root();
        if (!root.isObject()) {
            context.fault(root, "ruleset.json has to be an object in braces");
            return false;
        }
        const JsonPlace version = root["format"];
        if (!version.isNumber() || version.number() != format) {
            context.fault(version.exists() ? version : root, version.exists() && version.number() > format ? "this ruleset was written for a newer version of the program; update the program" : "\"format\" has to be 1");
            return false;
        }
        Ruleset& ruleset = *m_result.ruleset;
        ruleset.id = context.requiredId(root);
        ruleset.title = context.requiredString(root, "title");
        ruleset.version = context.requiredString(root, "version");
        ruleset.author = context.optionalString(root, "author");
        ruleset.about = context.optionalString(root, "about");
        ruleset.distanceUnit = context.requiredString(root, "distance");
        context.allHouse = root["status"].string() == "house";
        if (root.has("status") && !context.allHouse) context.fault(root["status"], "the status of a whole ruleset can only be \"house\"");
        readLedger(context, root);
        checkKeys(context, root, {"format", "id", "title", "version", "author", "about", "distance", "ledger", "status"});
        return !ruleset.id.empty();
    }

    void readLedger(LoaderContext& context, JsonPlace root)
    {
        if (!root.has("ledger")) return;
        if (!m_files.ledger) return context.fault(root["ledger"], "the ledger \"" + std::string(root["ledger"].string()) + "\" could not be read; check the path");
        Result<Ledger> ledger = Ledger::parse(m_files.ledger->path, m_files.ledger->text);
        if (!ledger) return context.fault(root["ledger"], ledger.error());
        context.hasLedger = true;
        m_result.ruleset->ledger = std::move(*ledger);
    }

    void checkKeys(LoaderContext& context, JsonPlace root, std::vector<std::string> known)
    {
        known.emplace_back("examples");
        for (const Part& part : parts) known.emplace_back(part.key);
        for (const JsonPlace member : root) {
            if (std::find(known.begin(), known.end(), member.key()) == known.end()) context.fault(member, "\"" + std::string(member.key()) + "\" is no part of a ruleset" + LoaderContext::hint(member.key(), known));
        }
    }

    void checkTopKeys(LoaderContext& context, JsonPlace root)
    {
        if (root.isObject()) checkKeys(context, root, {});
        else context.fault(root, "a file of a ruleset is an object in braces");
    }

    void readPart(LoaderContext& context, std::string_view key, void (*read)(LoaderContext&, JsonPlace))
    {
        for (const auto& document : m_documents) {
            if (const JsonPlace place = document->root()[key]; place.exists()) read(context, place);
        }
    }

    void faultUnusedTable(LoaderContext& context, const std::string& id)
    {
        for (const auto& document : m_documents) {
            for (const JsonPlace table : document->root()["tables"]) {
                if (table["id"].string() == id) context.fault(table["id"], "the table \"" + id + "\" is read by no step");
            }
        }
    }

    /// The faults in the order of the files, each once: a procedure that others run is compiled with each of them.
    LoadedRuleset finished()
    {
        auto& all = m_result.diagnostics;
        std::stable_sort(all.begin(), all.end(), [](const Diagnostic& a, const Diagnostic& b) { return std::tie(a.file, a.line, a.column) < std::tie(b.file, b.line, b.column); });
        const auto same = [](const Diagnostic& a, const Diagnostic& b) { return a.file == b.file && a.line == b.line && a.column == b.column && a.message == b.message; };
        all.erase(std::unique(all.begin(), all.end(), same), all.end());
        return std::move(m_result);
    }

    const RulesetFiles& m_files;
    LoadedRuleset m_result;
    std::vector<std::unique_ptr<JsonDocument>> m_documents;
};

}  // namespace

LoadedRuleset loadRuleset(const RulesetFiles& files) { return Loading(files).run(); }

LoadedRuleset loadRulesetFolder(const std::filesystem::path& folder)
{
    const Result<RulesetFiles> files = readRulesetFolder(folder);
    if (files) return loadRuleset(*files);
    LoadedRuleset failed;
    failed.diagnostics.push_back({folder.string(), 0, 0, Severity::Error, files.error()});
    return failed;
}

}  // namespace drumhead
