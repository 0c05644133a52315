#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

class QAction;

namespace drumhead::app {

struct ActionSpec;

/// The keys that a person gave an action, else its usual ones without those that were given to another.
[[nodiscard]] QList<QKeySequence> keysOf(const ActionSpec& spec);
/// Gives an action keys of its own, from now on and in later runs; none: it has no key.
void giveKeys(const ActionSpec& spec, const QList<QKeySequence>& keys);
/// The action has its usual keys again.
void forgetKeys(const ActionSpec& spec);

/// Why a key can't be given to `action`, in one sentence; empty: it can. `all` are those that must not share it.
[[nodiscard]] QString keyFault(const QKeySequence& key, const QAction& action, const std::vector<QAction*>& all);

/// Its text without the ampersand and the dots.
[[nodiscard]] QString actionName(const QAction& action);
/// Its keys in words: "Ctrl+Shift+Z or Ctrl+Y".
[[nodiscard]] QString keyList(const QList<QKeySequence>& keys);

}  // namespace drumhead::app
