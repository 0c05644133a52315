#pragma once

#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace drumhead {

/// What a ruleset says to people in another language: its file texts.CODE.json has, by the id of the element that says
/// it ("procedures/fire") or for everywhere, the English text and the other one. What it lacks stays English.
class RulesetTexts {
public:
    RulesetTexts(std::string_view language, std::vector<Diagnostic>& diagnostics);

    /// Puts the texts of a layer into its documents; those of the layers below it, given before, serve where it has
    /// none.
    void apply(const RulesetFiles& files, const std::vector<std::unique_ptr<JsonDocument>>& documents);

    /// Puts the statements, sections and readings of the source into a ledger, as far as the files have them.
    void apply(Ledger& ledger);

    /// What a step is called that has no label: `english`, which is made of its name, or the text for it.
    [[nodiscard]] std::string label(const std::string& english, const std::string& element);

    /// Reports texts of the last layer that nothing has asked for. To be called at the end of loading.
    void reportUnused();

private:
    /// The texts of an element, by their English.
    struct Section {
        JsonPlace place;
        std::map<std::string_view, JsonPlace> texts;
        std::map<std::string_view, bool> used;
        bool isKnown = false;  ///< whether there is such an element
    };
    using Sections = std::map<std::string, Section, std::less<>>;

    /// Where in the rules a text stands.
    struct Within {
        std::string element;
        std::string_view key;
        bool isNamed = false;   ///< whether the element has its id
        bool isLabels = false;  ///< whether all texts here are labels
    };

    void read(const RulesetFiles::File& file, Sections& sections);
    void visit(JsonDocument& document, JsonPlace place, Within within);
    /// `isUnit`: it may have both its forms in the other language, under "unit figures": "Figur|Figuren".
    void translate(JsonDocument& document, JsonPlace place, const std::string& element, bool isUnit);
    [[nodiscard]] JsonPlace find(std::string_view english, const std::string& element);
    void reportUnused(const Sections& sections);
    /// A text of the ledger for one of its English texts; empty where there is none that fits.
    [[nodiscard]] std::string_view ofLedger(JsonPlace text, std::string_view english);
    void fault(JsonPlace place, const Fault& what);

    std::string m_file;  ///< "texts.de.json"
    std::vector<Diagnostic>& m_diagnostics;
    std::vector<std::unique_ptr<JsonDocument>> m_documents;
    std::vector<Sections> m_layers;                            ///< the present one last
    std::vector<std::pair<std::size_t, JsonPlace>> m_ledgers;  ///< texts of a ledger, with the number of their layer
    int m_faults = 0;
};

}  // namespace drumhead
