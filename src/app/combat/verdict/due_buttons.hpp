#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QPushButton;

namespace drumhead::app {

class CaseSession;

/// A button for each procedure that a verdict makes due, with the reason.
class DueButtons : public QWidget {
    Q_OBJECT

public:
    /// `name`: before the numbers of its buttons.
    explicit DueButtons(QString name, QWidget* parent = nullptr);

    /// Shows what a finished case makes due; null: no case.
    void refresh(const CaseSession* session);
    /// One button, and why it is due.
    struct Item {
        QString name;
        QString reason;
        QString tip;
    };
    void setItems(const std::vector<Item>& items);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// The user wants to open it; `due`: its index in the verdict.
    void dueWanted(int due);
    /// Buttons were created anew: the tab order has to be set again.
    void rebuilt();

private:
    void addButton(const Item& item, const QString& name);

    QString m_name;
    QStringList m_names;
    std::vector<QPushButton*> m_buttons;
};

}  // namespace drumhead::app
