#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "app/shared/background_job.hpp"
#include "drumhead/game/scenario/editing/match_table.hpp"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;
class QTextBrowser;

namespace drumhead::app {

class AttributeField;
class ChartView;
class MatchDelegate;
class MatchTableModel;

/// What the two lists weigh against one another, as far as the rules can tell: their arms as bars, who does better
/// against whom as a table, and the odds of the pair that is chosen there.
class BalancePage : public QWidget {
    Q_OBJECT

public:
    BalancePage(ScenarioDocument& document, QWidget* parent);
    ~BalancePage() override;

Q_SIGNALS:
    /// The case of one unit against another is to be looked at by itself.
    void caseWanted(const CaseRecord& record);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Supposed {
        std::string name;
        AttributeField* field;
        std::string text;
    };

    QWidget* makeHead();
    QWidget* makeDetails();
    QWidget* makeTable();
    void fit();
    void connectAll();
    [[nodiscard]] const MatchUpRule& rule() const;
    [[nodiscard]] SupposedFacts supposed() const;
    void compute();
    void showSides();
    void showTable(MatchTable table);
    void computePair();
    void showPair(const std::vector<MatchUp>& matches);
    void ask(const MatchNeed& need);
    void forgetSupposed();
    void openCase();

    ScenarioDocument& m_document;
    std::vector<MatchUpRule> m_rules;
    QComboBox* m_procedure;
    QFormLayout* m_form;
    ChartView* m_arms;
    QLabel* m_sides;
    MatchTableModel* m_model;
    MatchDelegate* m_delegate;
    QTableView* m_table;
    QPushButton* m_more;  ///< in a narrow window the arms and odds take the place of the table
    QPushButton* m_open;
    QSplitter* m_details = nullptr;
    QWidget* m_pairs = nullptr;
    QLabel* m_note = nullptr;
    QTextBrowser* m_text;
    std::vector<Supposed> m_supposed;
    QTimer m_soon;
    BackgroundJob m_job, m_pairJob;
};

}  // namespace drumhead::app
