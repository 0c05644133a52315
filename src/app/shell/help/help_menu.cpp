#include "app/shell/help/help_menu.hpp"

#include "app/shared/actions/window_actions.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/manual_place.hpp"
#include "app/shell/help/key_catcher.hpp"
#include "app/shell/help/keys_dialog.hpp"
#include "app/shell/help/manual_dialog.hpp"
#include "app/shell/help/reference_dialog.hpp"
#include "drumhead/sheets/plain_rules.hpp"

#include "drumhead/rules/loading/ruleset_library.hpp"

#include <QApplication>
#include <QFile>
#include <QKeyEvent>

namespace drumhead::app {

namespace {

/// Pictures lie with the program, not beside the text; each language has its own.
QString withOwnPictures(QString markdown, const QString& language)
{
    return markdown.replace(QStringLiteral("../pictures/"), QStringLiteral("qrc:/%1pictures/").arg(language));
}

/// A text of docs/, in the language that is spoken where it is there. The tests, which have no resources, read it from
/// the source tree.
QString textOf(const QString& name)
{
    QStringList places{QStringLiteral(":/")};
    if (const Result<std::filesystem::path> data = findDataFolder()) places << toQt((*data / "docs").string()) + u'/';
    const QString spoken = toQt(spokenTexts()->language()) + u'/';
    for (const QString& language : {spoken, QString()}) {
        for (const QString& place : places) {
            QFile file(place + language + name);
            if (file.open(QIODevice::ReadOnly)) return withOwnPictures(QString::fromUtf8(file.readAll()), language);
        }
    }
    return {};
}

}  // namespace

HelpMenu::HelpMenu(WindowActions& actions, std::function<const Ruleset*()> rules, QWidget& window)
    : QObject(&window), m_actions(actions), m_rules(std::move(rules)), m_window(window)
{
    actions.on(WindowAction::Manual, this, [this] { showManual(manualHeadingFor(QApplication::focusWidget())); });
    qApp->installEventFilter(this);
    actions.on(WindowAction::Keys, this, &HelpMenu::showKeys);
    actions.on(WindowAction::Reference, this, &HelpMenu::showReference);
    actions.on(WindowAction::PlainWords, this, &HelpMenu::showPlainWords);
    actions.on(WindowAction::Tutorial, this,
               [this] { showGuide(tr("Your first ruleset"), QStringLiteral("ruleset-tutorial.md")); });
    actions.on(WindowAction::AuthorGuide, this,
               [this] { showGuide(tr("Guide for rules authors"), QStringLiteral("ruleset-authoring.md")); });
    actions.on(WindowAction::About, this, &HelpMenu::showAbout);
}

/// The actions, then the keys that belong to fields and lists.
void HelpMenu::showKeys()
{
    QList<KeyHelp> keys;
    keys << KeyHelp(tr("Next open question, then the dice"), tr("Return in a field"))
         << KeyHelp(tr("Ruleset"), QStringLiteral("Alt+U")) << KeyHelp(tr("Procedure"), QStringLiteral("Alt+P"))
         << KeyHelp(tr("Next throw of several"), tr("Tab")) << KeyHelp(tr("Accept all typed throws"), tr("Return"))
         << KeyHelp(tr("Open or close a stage of the arithmetic"), tr("Right, Left, or Return"))
         << KeyHelp(tr("Roll"), QStringLiteral("Alt+R")) << KeyHelp(tr("Change a die"), QStringLiteral("Alt+I"))
         << KeyHelp(tr("Why this line? (in a list)"), tr("Return"))
         << KeyHelp(tr("Overrule the modifier"), QStringLiteral("Alt+O"))
         << KeyHelp(tr("Next field, field before"), tr("Tab, Shift+Tab"))
         << KeyHelp(tr("Open a list of choices"), tr("Alt+Down, or type any word"));
    auto* dialog = new KeysDialog(m_actions, keys, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HelpMenu::showGuide(const QString& title, const QString& name)
{
    auto* dialog = new ManualDialog(title, textOf(name), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

/// Over the dialog in hand, if there is one: what lies beneath that would be barred.
void HelpMenu::showManual(const QString& chapter)
{
    if (m_manual) m_manual->close();
    QString all;
    for (const char* each : {"manual/first-battle.md", "manual/evening.md", "manual/week.md", "manual/odds.md"})
        all += textOf(QString::fromLatin1(each)) + QStringLiteral("\n\n");
    QWidget* const over = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : &m_window;
    m_manual = new ManualDialog(tr("Manual"), all + textOf(QStringLiteral("manual.md")), over);
    m_manual->setAttribute(Qt::WA_DeleteOnClose);
    m_manual->show();
    m_manual->showChapter(chapter);
}

/// In a dialog, which has none of the window's actions.
bool HelpMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return false;
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (!widget || widget->window() == &m_window || qobject_cast<const KeyCatcher*>(widget)
        || qobject_cast<const ManualDialog*>(widget->window())
        || !WindowActions::isKeyOf(WindowAction::Manual, *static_cast<QKeyEvent*>(event)))
        return false;
    showManual(manualHeadingFor(widget));
    return true;
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
