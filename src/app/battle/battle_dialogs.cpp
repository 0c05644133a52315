#include "app/battle/battle_dialogs.hpp"

#include "app/battle/armies/entity_dialog.hpp"
#include "app/battle/case/scenario/scenario_dialog.hpp"
#include "app/battle/case/unapplied_strip.hpp"
#include "app/battle/log/entry_dialog.hpp"
#include "app/battle/log/lines_dialog.hpp"
#include "app/battle/log/rewind_dialog.hpp"
#include "app/battle/overview/points_dialog.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/rulings_dialog.hpp"
#include "app/shared/rules/why_dialog.hpp"
#include "app/shared/settings/preferences.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/dialogs/reason_dialog.hpp"

namespace drumhead::app {

BattleDialogs::BattleDialogs(QWidget* page) : QObject(page), m_page(page) {}

void BattleDialogs::note()
{
    if (!m_battle || !m_battle->mayPlayHere()) return;
    auto* dialog = new ReasonDialog(tr("Note"), QString(), tr("Add to the log"), m_page);
    dialog->setPrompt(tr("&Remark"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        carryOut(NoteCommand{dialog->reason().toStdString(), ""});
    });
    dialog->open();
}

/// Emits a sentence where the rules or the file refuse.
void BattleDialogs::carryOut(const Command& command)
{
    if (const Result<Decision> done = m_battle->execute(command); !done) Q_EMIT failed(raised(toQt(done.error())));
}

void BattleDialogs::edit(EntityId entity)
{
    if (!m_battle || entity == nobody || !m_battle->mayPlayHere()) return;
    auto* dialog = new EntityDialog(*m_battle, entity, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const EditCommand command = dialog->command();
        if (command.changes.empty()) return;
        carryOut(command);
    });
    dialog->open();
}

void BattleDialogs::openEntry(EntryId entry)
{
    if (!m_battle || entry == 0) return;
    auto* dialog = new EntryDialog(*m_battle, entry, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void BattleDialogs::ruleAgain(EntryId entry, const Command& command)
{
    if (!m_battle->mayPlayHere()) return;
    auto* dialog = new RewindDialog(*m_battle, entry, command, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const Result<void> kept = m_battle->keep(dialog->rewind()); !kept)
            Q_EMIT failed(raised(toQt(kept.error())));
        else Q_EMIT corrected();
    });
    dialog->open();
}

void BattleDialogs::showLines()
{
    if (!m_battle || m_battle->game().entries().empty()) return;
    auto* dialog = new LinesDialog(*m_battle, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_battle->goTo(dialog->chosen()); });
    dialog->open();
}

void BattleDialogs::discard(int unapplied)
{
    const UnappliedCase* const found = m_battle ? m_battle->unapplied().find(unapplied) : nullptr;
    if (!found) return;
    if (!isAsked(Confirmation::Discard)) return m_battle->removeUnapplied(unapplied);
    showQuestion(m_page,
                 {.name = QStringLiteral("discardQuestion"),
                  .title = tr("Discard the case?"),
                  .text = tr("%1\nIts dice will be lost.").arg(textOf(*found)),
                  .icon = QMessageBox::Question,
                  .buttons = QMessageBox::Discard | QMessageBox::Cancel},
                 [this, unapplied](MessageAnswer answer) {
                     if (answer == MessageAnswer::Discard) m_battle->removeUnapplied(unapplied);
                 });
}

Battle::Branching BattleDialogs::askBranching(int steps)
{
    if (!isAsked(Confirmation::Branch)) return Battle::Branching::PlayOn;
    const MessageAnswer answer =
        askMessage(m_page,
                   {.name = QStringLiteral("branchingQuestion"),
                    .title = tr("Play on from here?"),
                    .text = tr("The battle went on %n step(s) beyond this point.", nullptr, steps) + u' '
                        + tr("That line of play is kept, whatever you play from here (Battle > Lines of play)."),
                    .icon = QMessageBox::Question,
                    .buttons = QMessageBox::Cancel,
                    .accept = tr("&Play on from here"),
                    .other = tr("&Return to the end")});
    if (answer == MessageAnswer::Other) return Battle::Branching::ReturnToEnd;
    return answer == MessageAnswer::Accept ? Battle::Branching::PlayOn : Battle::Branching::Cancel;
}

void BattleDialogs::endBattle()
{
    if (!m_battle || m_battle->state().over || !m_battle->mayPlayHere()) return;
    auto* dialog = new ReasonDialog(tr("End the battle"), tr("The battle ends here; its log and report remain."),
                                    tr("End it"), m_page);
    dialog->setPrompt(tr("&How did it end?"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { carryOut(EndCommand{dialog->reason().toStdString()}); });
    dialog->open();
}

void BattleDialogs::enterPoints()
{
    if (!m_battle || !m_battle->mayPlayHere()) return;
    auto* dialog = new PointsDialog(*m_battle, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        for (const ScoreCommand& each : dialog->commands()) carryOut(each);
    });
    dialog->open();
}

void BattleDialogs::showScenario()
{
    if (!m_battle) return;
    auto* dialog = new ScenarioDialog(m_battle->game().scenario(), m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void BattleDialogs::rule()
{
    if (!m_battle || !m_battle->mayPlayHere()) return;
    ClubRulings now;
    for (const auto& [ruling, choice] : m_battle->state().rulings) now.insert(toQt(ruling), toQt(choice));
    auto* dialog = new RulingsDialog(m_battle->ruleset(), now, m_page);
    dialog->setScope(tr(
        "Where the printed rules are unclear, the referee decides. The choices apply to this battle from now on; earlier results stand."));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const ClubRulings before = dialog->rulings();
    connect(dialog, &QDialog::accepted, this, [this, dialog, before] {
        RuleCommand command;
        const ClubRulings chosen = dialog->rulings();
        for (auto each = chosen.begin(); each != chosen.end(); ++each) {
            if (before.value(each.key()) != each.value())
                command.choices.emplace_back(each.key().toStdString(), each.value().toStdString());
        }
        if (command.choices.empty()) return;
        carryOut(command);
    });
    dialog->open();
}

void BattleDialogs::explain(const QString& what, ElementId element)
{
    if (!m_why) m_why = new WhyDialog(m_page);
    const Element& cited = m_battle->ruleset().elements[element];
    m_why->explain(m_battle->ruleset(), what, cited.cites, cited.status);
    m_why->show();
    m_why->raise();
    m_why->activateWindow();
}

}  // namespace drumhead::app
