#include "measures.hpp"

namespace drumhead::bench {

namespace {

constexpr double goal = 4;

/// The text of all JSON files that make up a ruleset, those of its base as well.
void collect(const RulesetFiles& files, std::vector<const std::string*>& texts)
{
    for (const RulesetFiles::File& file : files.files) texts.push_back(&file.text);
    for (const RulesetFiles& base : files.base) collect(base, texts);
}

}  // namespace

Section loading(const Bench& bench)
{
    Section section{"Loading, checking and compiling a ruleset against nlohmann's bare parse of the same bytes",
                    "load",
                    "bare parse",
                    {},
                    {}};
    for (const std::string& id : bench.rules.shipped()) {
        const RulesetFiles& files = bench.rules.files(id);
        std::vector<const std::string*> texts;
        collect(files, texts);
        std::size_t bytes = 0;
        for (const std::string* text : texts) bytes += text->size();
        if (bench.onlyCheck) continue;
        const auto load = [&] { keep(static_cast<double>(loadRuleset(files).ruleset->elements.size())); };
        const auto parse = [&] {
            for (const std::string* text : texts) keep(static_cast<double>(nlohmann::json::parse(*text).size()));
        };
        Row row = rowOf(id + ", " + std::to_string(bytes / 1024) + " KiB in " + std::to_string(texts.size()) + " files",
                        sideBySide(load, parse, bench.effort));
        row.goal = Goal::AtMost;
        row.bound = goal;
        row.goalText = "at most 4";
        section.rows.push_back(std::move(row));
    }
    section.notes.push_back(
        "Both from memory. Loading reads the ledger besides, keeps the place of every value, and compiles the worked examples; a bare parse gives a tree of values.");
    return section;
}

}  // namespace drumhead::bench
