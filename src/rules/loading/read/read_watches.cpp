#include "rules/loading/loader_context.hpp"
#include "rules/loading/read_objects.hpp"

namespace drumhead {

void readWatches(LoaderContext& context, JsonPlace watches)
{
    readObjects(context, watches, "watches", "a watch", [&](JsonPlace place) {
        context.allowKeys(place, {"id", "kind", "when", "effect", "say", "cite", "status", "note"});
        LoaderContext::WatchPlace watch;
        watch.id = context.requiredId(place);
        if (context.isWithdrawn("watches", watch.id, place)) return;
        watch.kind = context.entityKindAt(place, "a watch is for units, groups, leaders or sides");
        for (const LoaderContext::WatchPlace& other : context.watches) {
            if (other.id == watch.id)
                context.fault(place["id"],
                              {message("check.two-watches-rename-one", "there are two watches \"%1\"; rename one"),
                               {aText(std::string(watch.id))}});
        }
        watch.element = context.addElement("watch " + watch.id, ElementKind::Watch, true, place, true);
        watch.place = place;
        context.watches.push_back(std::move(watch));
    });
}

}  // namespace drumhead
