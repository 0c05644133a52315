#include "app/shell/help/help_menu.hpp"

#include "app/shared/actions/window_actions.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/message_box.hpp"
#include "app/shell/help/keys_dialog.hpp"
#include "app/shell/help/manual_dialog.hpp"
#include "app/shell/help/reference_dialog.hpp"
#include "drumhead/sheets/plain_rules.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"

#include <QFile>

namespace drumhead::app {

HelpMenu::HelpMenu(WindowActions& actions, std::function<const Ruleset*()> rules, QWidget& window)
    : QObject(&window), m_actions(actions), m_rules(std::move(rules)), m_window(window)
{
    actions.on(WindowAction::Manual, this, [this] { showGuide(tr("Manual"), QStringLiteral("manual.md")); });
    actions.on(WindowAction::Keys, this, &HelpMenu::showKeys);
    actions.on(WindowAction::Reference, this, &HelpMenu::showReference);
    actions.on(WindowAction::PlainWords, this, &HelpMenu::showPlainWords);
    actions.on(WindowAction::About, this, &HelpMenu::showAbout);
}

/// The actions, then the keys that belong to fields and lists.
void HelpMenu::showKeys()
{
    QList<KeyHelp> keys;
    keys << KeyHelp(tr("On to the next open question, then to the dice"), tr("Return in a field"))
         << KeyHelp(tr("Ruleset"), QStringLiteral("Alt+U")) << KeyHelp(tr("Procedure"), QStringLiteral("Alt+P"))
         << KeyHelp(tr("Next throw of several"), tr("Tab")) << KeyHelp(tr("Take all throws typed"), tr("Return"))
         << KeyHelp(tr("Open, fold a stage of the arithmetic"), tr("Right, Left, or Return"))
         << KeyHelp(tr("Roll"), QStringLiteral("Alt+R")) << KeyHelp(tr("Change a die"), QStringLiteral("Alt+I"))
         << KeyHelp(tr("Why this line? (in a list)"), tr("Return"))
         << KeyHelp(tr("Overrule the modifier"), QStringLiteral("Alt+O"))
         << KeyHelp(tr("Next field, field before"), tr("Tab, Shift+Tab"))
         << KeyHelp(tr("Open a list of choices"), tr("Alt+Down, or type any word"));
    auto* dialog = new KeysDialog(m_actions, keys, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// The tests, which have no resources, read it from the source tree.
void HelpMenu::showGuide(const QString& title, const QString& name)
{
    QFile file(QStringLiteral(":/") + name);
    if (const Result<std::filesystem::path> data = findDataFolder(); data && !file.exists())
        file.setFileName(toQt((*data / "docs").string()) + u'/' + name);
    static_cast<void>(file.open(QIODevice::ReadOnly));
    auto* dialog = new ManualDialog(title, QString::fromUtf8(file.readAll()), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void HelpMenu::showReference()
{
    const Ruleset* ruleset = m_rules();
    if (!ruleset) return;
    auto* dialog = new ReferenceDialog(*ruleset, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HelpMenu::showPlainWords()
{
    const Ruleset* ruleset = m_rules();
    if (!ruleset) return;
    auto* dialog = new ManualDialog(tr("Rules in plain words"), toQt(sheetToMarkdown(plainRules(*ruleset))), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void HelpMenu::showAbout()
{
    showMessage(&m_window,
                {.name = QStringLiteral("about"),
                 .title = tr("About Drumhead"),
                 .text = tr("Drumhead %1\n\nThe referee's assistant for horse-and-musket "
                            "wargames.\n\nFree software under the GNU General Public License, version "
                            "3 or later (GPL-3.0-or-later). It comes without any warranty.")
                             .arg(QStringLiteral(DRUMHEAD_VERSION)),
                 .icon = QMessageBox::NoIcon,
                 .picture = m_window.windowIcon().pixmap(64, 64)});
}

}  // namespace drumhead::app
