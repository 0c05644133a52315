#pragma once

#include "app/shared/background_job.hpp"
#include "drumhead/game/play/questions/targets.hpp"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QTreeView;

namespace drumhead::app {

class CaseController;
class ChoiceEdit;
class TargetModel;

/// Every unit that may be the target of the case in hand, with the chance of one outcome under the present answers. It
/// stays beside the case and follows what is typed there.
class TargetsDialog : public QDialog {
    Q_OBJECT

public:
    explicit TargetsDialog(CaseController& controller, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeChoice();
    void makeView();
    QWidget* makeButtons();
    /// Follows the case; closes where there is nothing to compare.
    void follow();
    void showEvents(const Situation& situation);
    void compute();
    void showOdds(std::vector<TargetOdds> found);
    [[nodiscard]] int widestOf(int column) const;
    void updateColumns();
    void updateButton();
    void choose();
    [[nodiscard]] EntityId present() const;

    CaseController& m_controller;
    ChoiceEdit* m_event = nullptr;
    QTreeView* m_view = nullptr;
    TargetModel* m_model;
    QLabel* m_foot = nullptr;
    QPushButton* m_choose = nullptr;
    std::vector<CaseAgainst> m_cases;
    std::vector<OddsEvent> m_events;
    std::optional<OddsEvent> m_chosen;
    OddsEngine m_engine;  ///< used by the job while it runs
    BackgroundJob m_job;
};

}  // namespace drumhead::app
