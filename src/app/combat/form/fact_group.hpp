#pragma once

#include "app/combat/session/case_session.hpp"

#include <QGroupBox>

class QGridLayout;
class QHBoxLayout;
class QPushButton;
class QToolButton;

namespace drumhead::app {

class FactEditor;

/// The facts of one role (one row of it, where it may be many) or of the case itself: first what matters,
/// then, folded away, what may go on the record.
class FactGroup : public QGroupBox {
    Q_OBJECT

public:
    /// The role that stands for what is entered while the procedure runs.
    static constexpr int onTheWay = -2;

    /// `role` -1: the facts that belong to nobody in it.
    FactGroup(const CaseSession& session, int role, int row, QWidget* parent);

    [[nodiscard]] int role() const { return m_role; }
    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] const std::vector<FactEditor*>& editors() const { return m_editors; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

    /// Shows the questions that matter, hides the others; false if nothing is left to show.
    bool refresh(const CaseSession& session);
    /// Opens the record if the editor lies there.
    void reveal(const FactEditor* editor);

Q_SIGNALS:
    void answered(drumhead::FactRef fact, drumhead::Value value);
    void removeWanted(int role, int row);

private:
    void addEditors(const CaseSession& session);
    void addEditor(const CaseSession& session, FactRef fact);
    void addRecord();
    void addRemoveButton(const CaseSession& session);
    void foldRecord(bool open);

    int m_role;
    int m_row;
    QString m_title;
    std::vector<FactEditor*> m_editors;
    std::vector<FactEditor*> m_recordEditors;
    QWidget* m_record = nullptr;
    QToolButton* m_recordButton = nullptr;
    QHBoxLayout* m_foot = nullptr;
    QPushButton* m_remove = nullptr;
    QGridLayout* m_questionGrid = nullptr;
    QGridLayout* m_recordGrid = nullptr;
};

}  // namespace drumhead::app
