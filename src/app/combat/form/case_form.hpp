#pragma once

#include "app/combat/session/case_session.hpp"

#include <QPointer>
#include <QScrollArea>

#include <optional>
#include <vector>

class QBoxLayout;
class QPushButton;

namespace drumhead::app {

class FactEditor;
class FactGroup;
struct RowSpan;

/// The questions of a case, one group box for each role. Only what can still change the verdict is shown.
class CaseForm : public QScrollArea {
    Q_OBJECT

public:
    explicit CaseForm(QWidget* parent = nullptr);

    /// Shows the questions of a case; null: none.
    void setSession(CaseSession* session);
    void refresh();
    void rebuild();
    /// Roles of a battle's case that may stay empty and may still be joined, for the next `setSession`.
    void setJoining(std::vector<int> roles) { m_joining = std::move(roles); }

    /// Puts the focus on a fact's field.
    void focusOn(FactRef fact);
    /// After a refusal what was answered last, else the first.
    void focusFirst();
    /// Focuses the first of these facts in the order of the form; false if it asks none of them.
    bool focusFirstOf(const std::vector<FactRef>& facts);
    /// Whether a question has the keyboard.
    [[nodiscard]] bool isInHand() const { return m_inHand; }
    /// Whether nothing is asked and nothing can be added.
    [[nodiscard]] bool isBare() const;
    /// The questions in sight; none where something else can be done in the form as well.
    [[nodiscard]] std::optional<std::vector<FactRef>> questionsInSight() const;
    /// How high it has to be for all questions to be seen.
    [[nodiscard]] int wantedHeight() const;
    /// The fact whose field has the focus.
    [[nodiscard]] std::optional<FactRef> focusedFact() const;
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// The question of the field that has got the focus.
    void questionFocused(const QString& question);
    /// The widgets are new: the tab order has to be set again.
    void rebuilt();
    /// Who has a role that may stay empty is to be chosen.
    void joinersWanted(int role);
    /// A person answered a question.
    void answered();
    /// Return was pressed in a field: on to what is still open.
    void nextWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addGroups();
    void addGroup(int role, int row);
    void addRowButton(int role);
    [[nodiscard]] bool belongsRight(int role) const;
    void arrange();
    [[nodiscard]] FactEditor* editorOf(const QWidget* field) const;
    void bringIntoView(QWidget* field);
    [[nodiscard]] std::vector<RowSpan> rows() const;
    [[nodiscard]] RowSpan spanOf(const QList<QWidget*>& widgets) const;
    [[nodiscard]] int room() const;
    void showWholeRows(int wanted, bool upward);
    void settle();
    void settleSoon();
    void focusChanged(QWidget* before, QWidget* now);
    void addRow(int role);
    void removeRow(int role, int row);
    void focusLastRow(int role);
    [[nodiscard]] bool isJoined(int role) const;

    CaseSession* m_session = nullptr;
    QWidget* m_content = nullptr;
    QPointer<QWidget> m_wholeGroup;  ///< the row added last: as much of it as there is room for is shown
    QBoxLayout* m_left = nullptr;
    QBoxLayout* m_right = nullptr;
    std::vector<FactGroup*> m_groups;
    std::vector<int> m_joining;
    struct Cell {
        QWidget* widget;
        bool right;
    };
    std::vector<Cell> m_cells;  ///< groups and buttons in reading order: down the left side, then the right
    bool m_sideBySide = false;
    bool m_inHand = false;  ///< whether a question has the keyboard
    int m_top = 0;          ///< the pixel of the form at its upper edge
    bool m_isPlacing = false;
    bool m_settlesSoon = false;
    std::optional<FactRef> m_lastAnswered;
};

}  // namespace drumhead::app
