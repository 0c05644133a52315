#include "app/window_driver.hpp"

#include "app/combat/card/result_card.hpp"

#include "app/battle/session/battle_opening.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/session/case_store.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/settings.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QPushButton>
#include <QTest>

namespace drumhead::app::testing {

WindowDriver::WindowDriver(LaunchOptions options)
    : m_appearance(std::make_unique<Appearance>()), m_window(std::make_unique<MainWindow>(*m_appearance, options))
{
    m_window->resize(m_window->size().expandedTo(QSize(900, 640)));  // the screen of the tests is smaller
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
}

QWidget* WindowDriver::target() const
{
    // Where there is no window manager nobody hands the focus back when a dialog closes.
    if (!QApplication::activeWindow()) QApplication::setActiveWindow(m_window.get());
    if (QWidget* focused = QApplication::focusWidget()) return focused;
    return QApplication::activeModalWidget() ? QApplication::activeModalWidget() : m_window.get();
}

void WindowDriver::press(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(target(), static_cast<Qt::Key>(key), modifiers);
    QApplication::processEvents();
}

void WindowDriver::type(const QString& text)
{
    for (const QChar letter : text) QTest::keyClick(target(), letter.toLatin1());
    QApplication::processEvents();
}

QString WindowDriver::headline() const
{
    for (const ResultCard* card : m_window->findChildren<ResultCard*>()) {
        if (card->isVisibleTo(m_window.get())) return card->spoken();
    }
    return {};
}

QString WindowDriver::cardText() const
{
    for (QPushButton* whole : m_window->findChildren<QPushButton*>(QStringLiteral("wholeResult"))) {
        if (whole->isVisibleTo(m_window.get())) whole->setChecked(true);
    }
    QApplication::processEvents();
    QStringList lines;
    for (const ResultCard* card : m_window->findChildren<ResultCard*>()) {
        if (!card->isVisibleTo(m_window.get())) continue;
        for (const QLabel* each : card->findChildren<QLabel*>()) {
            if (each->isVisibleTo(card)) lines << QString(each->text()).replace(QChar(0x00a0), u' ');
        }
    }
    return lines.join(u'\n');
}

QString WindowDriver::focusName() const
{
    const QWidget* focused = QApplication::focusWidget();
    return focused ? focused->objectName() : QString();
}

bool WindowDriver::tabTo(const QString& objectName)
{
    for (int i = 0; i < 120; ++i) {
        if (focusName() == objectName) return true;
        press(Qt::Key_Tab);
    }
    return false;
}

bool WindowDriver::pick(const QString& idOrLabel)
{
    const auto* combo = qobject_cast<QComboBox*>(QApplication::focusWidget());
    if (!combo) return false;
    press(Qt::Key_Home);
    for (int i = 0; i < combo->count(); ++i) {
        if (combo->currentText() == idOrLabel || combo->currentData().toString() == idOrLabel) return true;
        press(Qt::Key_Down);
    }
    return combo->currentText() == idOrLabel;
}

bool WindowDriver::answer(const QString& fact, const QString& value)
{
    if (!tabTo(QStringLiteral("fact.") + fact)) return false;
    if (const auto* flag = qobject_cast<QCheckBox*>(QApplication::focusWidget())) {
        if (flag->isChecked() != (value == QStringLiteral("true"))) press(Qt::Key_Space);
        return true;
    }
    if (qobject_cast<QDoubleSpinBox*>(QApplication::focusWidget())) {
        press(Qt::Key_A, Qt::ControlModifier);
        type(value);
        return true;
    }
    const CaseSession& session = *m_window->page()->session();
    const Result<FactRef> ref = findFact(session.program(), fact.toStdString());
    if (!ref) return false;
    const Shape& shape = session.program().slot(ref->slot).shape;
    const Result<Value> wanted = parseValue(session.ruleset(), shape, value.toStdString());
    return wanted && pick(toQt(session.ruleset().valueText(shape, *wanted)));
}

QWidget* WindowDriver::dialog(const char* name) const
{
    QWidget* found = nullptr;
    static_cast<void>(QTest::qWaitFor(
        [&] {
            found = m_window->findChild<QWidget*>(QString::fromLatin1(name));
            return found && found->isVisible();
        },
        2000));
    return found;
}

QString dataFolder(const char* name)
{
    return QStringLiteral(DRUMHEAD_TEST_DATA "/app/data/") + QString::fromLatin1(name);
}

void forgetEverything()
{
    Settings().clear();
    QFile::remove(CaseStore::standardFile());
    QDir(battlesFolder()).removeRecursively();
}

LaunchOptions toyOptions(const char* procedure)
{
    forgetEverything();
    LaunchOptions options;
    options.folders << dataFolder("rulesets/toy");
    options.procedure = QString::fromLatin1(procedure);
    return options;
}

}  // namespace drumhead::app::testing
