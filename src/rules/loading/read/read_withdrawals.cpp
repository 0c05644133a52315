#include "rules/loading/loader_context.hpp"

namespace drumhead {

namespace {

void withdraw(LoaderContext& context, const std::string& kind, const std::string& list, JsonPlace ids)
{
    if (!ids.isArray())
        return context.fault(
            ids, message("check.what-withdrawn-list-ids", "what is withdrawn is a list of ids in square brackets"));
    for (const JsonPlace id : ids) {
        const std::string name = (list.empty() ? "" : list + "/") + std::string(id.string());
        if (!id.isString()) context.fault(id, message("check.write-id-quotes", "write an id, in quotes"));
        else if (!context.withdrawals.try_emplace(std::pair(kind, name), LoaderContext::Withdrawal{id}).second)
            context.fault(id,
                          {message("check.withdrawn-twice", "\"%1\" is withdrawn twice"), {aText(std::string(name))}});
    }
}

}  // namespace

void readWithdrawals(LoaderContext& context, JsonPlace all)
{
    if (context.layers[all.document()] == 0)
        return context.fault(all,
                             message("check.only-ruleset-extends-another",
                                     "only a ruleset that \"extends\" another can withdraw something of it"));
    if (!all.isObject())
        return context.fault(
            all,
            message("check.withdraw-object",
                    "\"withdraw\" is an object: { \"procedures\": [\"id\"], \"modifiers\": { \"list\": [\"id\"] } }"));
    context.allowKeys(all,
                      {"unit-types", "decks", "tables", "modifiers", "procedures", "rulings", "watches", "reference"});
    for (const JsonPlace kind : all) {
        const std::string name(kind.key());
        if (name != "modifiers") {
            withdraw(context, name, "", kind);
            continue;
        }
        if (!kind.isObject())
            context.fault(kind,
                          message("check.modifiers-withdrawn-by-list",
                                  "modifiers are withdrawn by list: { \"shooting\": [\"soft-cover\"] }"));
        for (const JsonPlace list : kind) withdraw(context, name, std::string(list.key()), list);
    }
}

}  // namespace drumhead
