#pragma once

#include "app/combat/session/case_session.hpp"

#include <QGroupBox>

class QGridLayout;
class QHBoxLayout;
class QPushButton;
class QToolButton;

namespace drumhead::app {

class FactEditor;

/// The facts of one role (one row of it, where it may be many) or of the case itself: first those that matter, then,
/// folded, those that are only recorded.
class FactGroup : public QGroupBox {
    Q_OBJECT

public:
    /// Pseudo role of results that are entered while the procedure runs.
    static constexpr int onTheWay = -2;

    /// `role` -1: the facts of the case itself.
    FactGroup(const CaseSession& session, int role, int row, QWidget* parent);

    [[nodiscard]] int role() const { return m_role; }
    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] const std::vector<FactEditor*>& editors() const { return m_editors; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

    /// Shows the questions that matter and hides the others; false if none is shown.
    bool refresh(const CaseSession& session);
    /// Unfolds the recorded facts if the editor is among them.
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
