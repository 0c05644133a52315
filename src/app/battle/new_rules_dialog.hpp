#pragma once

#include "app/battle/session/new_rules.hpp"

#include <QDialog>

namespace drumhead::app {

/// What a battle's new rules change: the files, the cases that come out differently, how the battle would stand.
/// Accepted: it goes on under them.
class NewRulesDialog : public QDialog {
    Q_OBJECT

public:
    NewRulesDialog(const QStringList& changedFiles, const RulesOutcome& outcome, QWidget* parent = nullptr);
};

}  // namespace drumhead::app
