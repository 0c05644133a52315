#pragma once

#include "app/shared/look/appearance.hpp"
#include "app/shell/main_window.hpp"
#include "support/catch.hpp"

#include <QLabel>
#include <QString>

#include <memory>

namespace Catch {

/// Failed checks show texts as texts.
template <>
struct StringMaker<QString> {
    static std::string convert(const QString& text) { return '"' + text.toStdString() + '"'; }
};

}  // namespace Catch

namespace drumhead::app::testing {

/// The main window with a person at the keyboard: everything goes through key presses and visible widgets.
class WindowDriver {
public:
    explicit WindowDriver(LaunchOptions options);

    [[nodiscard]] MainWindow& window() const { return *m_window; }
    template <typename T>
    [[nodiscard]] T* find(const char* name) const
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    /// Presses Tab until the focus is on the field of that fact or widget; false if it is never reached.
    bool tabTo(const QString& objectName);
    /// Answers a fact, by its name, in whatever field stands there.
    bool answer(const QString& fact, const QString& value);
    /// Picks an entry of the combo box that has the focus.
    bool pick(const QString& idOrLabel);
    [[nodiscard]] QString focusName() const;
    /// The outcome as it is read aloud, or before there is one what stands in its place.
    [[nodiscard]] QString headline() const;
    /// All that stands on the card, a line each; what has no room is asked for first.
    [[nodiscard]] QString cardText() const;
    [[nodiscard]] QString hint() const { return find<QLabel>("diceHint")->text(); }
    /// Waits until a dialog of that name is there.
    [[nodiscard]] QWidget* dialog(const char* name) const;

private:
    [[nodiscard]] QWidget* target() const;

    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<MainWindow> m_window;
};

/// A folder below tests/app/data.
[[nodiscard]] QString dataFolder(const char* name);
/// What earlier tests left behind: settings and cases in hand.
void forgetEverything();
/// Only the toy rules.
[[nodiscard]] LaunchOptions toyOptions(const char* procedure);

}  // namespace drumhead::app::testing
