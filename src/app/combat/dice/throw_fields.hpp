#pragma once

#include "app/combat/session/case_session.hpp"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace drumhead::app {

/// The throws that are made at once, each with a field of its own for the faces thrown on the table.
class ThrowFields : public QWidget {
    Q_OBJECT

public:
    explicit ThrowFields(QWidget* parent = nullptr);

    /// Shows the throws of the case; what was typed stays where they are the same throws.
    void setSession(const CaseSession* session);
    /// Writes what each throw needs beside its field.
    void setPlan(const std::vector<PlannedThrow>& planned);
    void clear();

    /// All faces in the order of the throws, if every field is right.
    [[nodiscard]] DiceCheck check() const;
    /// What is to be said about the field in hand, or the first that is not right.
    [[nodiscard]] DiceCheck remark() const;
    void focusFirst();
    /// Puts the keyboard on the first field that is not right yet.
    void focusWrong();
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void edited();
    void returnPressed();
    /// The fields are new: the tab order has to be set again.
    void rebuilt();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        Throw thrown;
        QWidget* cell;
        QLabel* label;
        QLineEdit* field;
        QLabel* mark;
    };
    void rebuild();
    void addRow(const Throw& thrown, std::size_t number);
    void judge();
    void arrange();
    [[nodiscard]] DiceCheck check(const Row& row) const;

    const CaseSession* m_session = nullptr;
    QGridLayout* m_grid;
    std::vector<Row> m_rows;
    int m_columns = 0;
};

}  // namespace drumhead::app
