#pragma once

#include "app/editor/document/scenario_files.hpp"
#include "app/editor/editor_window.hpp"
#include "app/window_driver.hpp"

#include <QApplication>
#include <QFileDialog>
#include <QTest>
#include <QTimer>

namespace drumhead::app::testing {

/// The scenario editor with a person at the keyboard.
class EditorDriver {
public:
    explicit EditorDriver(OpenedScenario opened = newScenario(dataFolder("rulesets/toy"), QStringLiteral("Trial"),
                                                              {QStringLiteral("Red"), QStringLiteral("Blue")}))
    {
        INFO(opened.faults.join(u'\n').toStdString());
        REQUIRE(opened.document);
        m_window = new EditorWindow(std::move(opened));
        m_window->setAttribute(Qt::WA_DeleteOnClose, false);
        m_window->show();
        QApplication::setActiveWindow(m_window);
        static_cast<void>(QTest::qWaitForWindowActive(m_window));
    }
    ~EditorDriver() { delete m_window; }
    EditorDriver(const EditorDriver&) = delete;
    EditorDriver& operator=(const EditorDriver&) = delete;

    [[nodiscard]] EditorWindow& window() { return *m_window; }
    [[nodiscard]] const Scenario& scenario() { return m_window->document().scenario(); }
    template <typename T>
    [[nodiscard]] T* find(const char* name) const
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        // Where there is no window manager nobody hands the focus back when a dialog closes.
        if (!QApplication::activeWindow())
            QApplication::setActiveWindow(QApplication::activeModalWidget() ? QApplication::activeModalWidget()
                                                                            : m_window);
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window, static_cast<Qt::Key>(key),
                        modifiers);
        QApplication::processEvents();
    }
    void control(int key) { press(key, Qt::ControlModifier); }
    void type(const QString& text)
    {
        QTest::keyClicks(QApplication::focusWidget(), text);
        QApplication::processEvents();
    }
    void tree() { control(Qt::Key_T); }
    /// Goes to a field by its name and types into it, or picks the entry with that label.
    void put(const char* field, const QString& text);
    [[nodiscard]] QString focusName() const
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
    }
    [[nodiscard]] std::vector<std::string> ids()
    {
        std::vector<std::string> found;
        for (const ScenarioEntity& each : scenario().entities) found.push_back(each.id);
        return found;
    }
    /// Lets the next file dialog answer with that file; an empty name: it is cancelled.
    static void answerFileDialog(const QString& file);

private:
    EditorWindow* m_window;
};

}  // namespace drumhead::app::testing
