#pragma once

#include "app/battle/session/battle.hpp"

#include <QWidget>

#include <utility>
#include <vector>

class QAction;
class QLabel;
class QListView;
class QPushButton;
class QStyledItemDelegate;

namespace drumhead::app {

class LogModel;

/// The log: what was done, command by command. An entry opens to its arithmetic; from it one goes back or rules again.
class LogPanel : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);

    void setBattle(Battle* battle);
    /// Shows the history of one entity; `nobody`: everything.
    void showAbout(EntityId entity);
    void select(EntryId entry);
    [[nodiscard]] QListView* view() const { return m_view; }
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// With a few lines and the buttons above them; with still fewer the buttons give way.
    [[nodiscard]] int leastHeight() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

Q_SIGNALS:
    /// The whole of an entry shall be shown.
    void entryOpened(drumhead::EntryId entry);
    void ruleAgainWanted(drumhead::EntryId entry);
    void noteWanted();

private:
    void refresh();
    void fitBar();
    void wrapRows(bool wrapped);
    /// With its buttons and so many lines.
    [[nodiscard]] int heightFor(int rows) const;
    [[nodiscard]] EntryId current() const;

    Battle* m_battle = nullptr;
    LogModel* m_model;
    QLabel* m_about = nullptr;
    QPushButton* m_everything = nullptr;
    QListView* m_view = nullptr;
    QStyledItemDelegate* m_inLines;  ///< a line for each row
    QStyledItemDelegate* m_wrapping = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_goBack = nullptr;
    QPushButton* m_note = nullptr;
    QWidget* m_bar = nullptr;
    std::vector<std::pair<QPushButton*, QAction*>> m_actions;  ///< the same in the menu of the list
};

}  // namespace drumhead::app
