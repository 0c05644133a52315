#pragma once

#include "app/shared/actions/window_actions.hpp"
#include "app/shared/look/appearance.hpp"
#include "app/shell/view/preferences_dialog.hpp"

#include <QObject>

class QMainWindow;

namespace drumhead::app {

/// What the View menu does with the main window, and the preferences.
class ViewMenu : public QObject {
    Q_OBJECT

public:
    ViewMenu(Appearance& appearance, WindowActions& actions, QMainWindow& window);

    /// The size of a window that nobody has changed.
    void takeUsualSize();
    /// Everything that can be set, with the field of its own.
    [[nodiscard]] QList<Preference> preferences();
    /// Opens the preferences, at that field where one is named.
    void showPreferences(const QString& field = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectType();
    void connectColours();
    void connectEdges();
    void resetLayout();

    Appearance& m_appearance;
    WindowActions& m_actions;
    QMainWindow& m_window;
};

}  // namespace drumhead::app
