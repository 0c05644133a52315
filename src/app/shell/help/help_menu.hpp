#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

namespace drumhead {
struct Ruleset;
}

namespace drumhead::app {

class ManualDialog;
class WindowActions;

/// The dialogs of the Help menu: the manual, the keys, what the rules say, and what this program is.
class HelpMenu : public QObject {
    Q_OBJECT

public:
    /// `rules` gives the rules of what is shown, or null. Dialogs open over `window`.
    HelpMenu(WindowActions& actions, std::function<const Ruleset*()> rules, QWidget& window);

    /// Shows the manual at the chapter of that heading; empty: at its beginning.
    void showManual(const QString& chapter);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showKeys();
    void showReference();
    void showPlainWords();
    void showAbout();
    /// Shows a text of docs/, which is a resource of the program.
    void showGuide(const QString& title, const QString& file);

    WindowActions& m_actions;
    std::function<const Ruleset*()> m_rules;
    QWidget& m_window;
    QPointer<ManualDialog> m_manual;
};

}  // namespace drumhead::app
