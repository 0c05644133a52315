#pragma once

#include "app/battle/battle.hpp"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace drumhead::app {

/// What the rules demand next. Each item opens as a case, ready filled; what the referee waives goes with a reason.
class DuePanel : public QWidget {
    Q_OBJECT

public:
    explicit DuePanel(QWidget* parent = nullptr);

    void setBattle(Battle* battle);
    void focusList();
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void dueWanted(int id);
    void failed(const QString& sentence);

private:
    void refresh();
    void waive();
    [[nodiscard]] int current() const;
    [[nodiscard]] QString text(const DueItem& due) const;

    Battle* m_battle = nullptr;
    QLabel* m_heading = nullptr;
    QListWidget* m_list = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_waive = nullptr;
};

}  // namespace drumhead::app
