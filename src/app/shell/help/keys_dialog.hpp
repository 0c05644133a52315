#pragma once

#include "app/shared/actions/window_actions.hpp"

#include <QDialog>
#include <QList>
#include <QPair>
#include <QString>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace drumhead::app {

class KeyCatcher;

/// What it does, and the keys for it.
using KeyHelp = QPair<QString, QString>;

/// The keys by which everything is reached. Those of the menus can be changed; a key that is taken is refused with a
/// sentence that says by what.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    /// `fixed`: the keys of fields and lists, which can't be changed.
    KeysDialog(WindowActions& actions, const QList<KeyHelp>& fixed, QWidget* parent);

private:
    void makeTable(const QList<KeyHelp>& fixed);
    void makeButtons();
    void showKeys();
    void filter(const QString& typed);
    void begin();
    void leave();
    void take(const QKeySequence& key);
    void fit();
    void tell(const QString& sentence);
    /// The action of the current row, or null.
    [[nodiscard]] QAction* current() const;
    [[nodiscard]] WindowAction currentId() const;

    WindowActions& m_actions;
    QLineEdit* m_filter;
    QTableWidget* m_table;
    QPushButton* m_change;
    QPushButton* m_none;
    QPushButton* m_usual;
    QPushButton* m_allUsual;
    KeyCatcher* m_key;
    QLabel* m_told;
};

}  // namespace drumhead::app
