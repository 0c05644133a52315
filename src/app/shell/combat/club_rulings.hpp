#pragma once

class QWidget;

namespace drumhead::app {

class CaseSession;

/// Rules for the case what the club has chosen for its ruleset.
void applyClubRulings(CaseSession& session);
/// Shows the dialog for the club's rulings; what is chosen there is kept, and holds for the case.
void changeClubRulings(CaseSession& session, QWidget& parent);

}  // namespace drumhead::app
