#include "app/shell/combat/club_rulings.hpp"

#include "app/combat/session/case_session.hpp"
#include "app/shared/rules/rulings_dialog.hpp"
#include "app/shared/settings/settings.hpp"

namespace drumhead::app {

namespace {

void apply(const ClubRulings& rulings, CaseSession& session)
{
    for (auto each = rulings.begin(); each != rulings.end(); ++each) session.rule(each.key(), each.value());
}

}  // namespace

void applyClubRulings(CaseSession& session) { apply(Settings().rulings(session.ruleset()), session); }

void changeClubRulings(CaseSession& session, QWidget& parent)
{
    auto* dialog = new RulingsDialog(session.ruleset(), Settings().rulings(session.ruleset()), &parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &session, [&session, dialog] {
        const ClubRulings rulings = dialog->rulings();
        Settings().saveRulings(session.ruleset(), rulings);
        apply(rulings, session);
    });
    dialog->open();
}

}  // namespace drumhead::app
