#pragma once

#include <QDialog>
#include <QList>
#include <QString>

#include <functional>

class QLabel;
class QLineEdit;
class QMenuBar;
class QTreeWidget;

namespace drumhead::app {

/// One thing that can be done.
struct Command {
    QString name;
    QString place;  ///< the menu that it is in, or what kind of thing it is
    QString keys;
    std::function<void()> run;
    QString also = {};  ///< more words by which it is found
};

/// What the menus offer now, each under its menu, in their order. The actions must outlive the commands.
[[nodiscard]] QList<Command> menuCommands(const QMenuBar& menus);

/// Everything that can be done, found by any words of its name: type, Up and Down, Return. What was chosen is run once
/// the window behind has the keyboard again, where it was before.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(QList<Command> commands, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void arrange();
    void run();

    QList<Command> m_commands;
    QLineEdit* m_typed;
    QTreeWidget* m_found;
    QLabel* m_count;
};

}  // namespace drumhead::app
