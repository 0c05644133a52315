#pragma once

#include "drumhead/resolve/situation.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace drumhead {

/// An `Overrule` as stored in commands and files: the value is text, so that it survives a change of the rules. `row`,
/// `occurrence` and `die` count from 0.
struct OverruleRecord {
    Overrule::Kind kind = Overrule::Kind::Modifier;
    std::string step;
    std::string modifier;
    int row = 0;
    int occurrence = 0;
    int die = 0;
    std::string value;
    std::string reason;

    friend bool operator==(const OverruleRecord&, const OverruleRecord&) = default;
};

/// The spelling in files: "modifier", "value", "die".
[[nodiscard]] std::string_view overruleKindName(Overrule::Kind kind);
[[nodiscard]] std::optional<Overrule::Kind> overruleKind(std::string_view name);

/// The shape of the value that is overruled; null if the case's procedure has no such step or modifier.
[[nodiscard]] const Shape* overruledShape(const Situation& situation, const OverruleRecord& record);

[[nodiscard]] OverruleRecord overruleRecord(const Situation& situation, const Overrule& overrule);
/// The overruling for that case. Errors: no such step or modifier, not a valid value, no reason.
[[nodiscard]] Result<Overrule> overruleOf(const Situation& situation, const OverruleRecord& record);

}  // namespace drumhead
