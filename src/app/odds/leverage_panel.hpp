#pragma once

#include "app/combat/modifiers/modifier_rows.hpp"
#include "app/odds/odds_page.hpp"
#include "drumhead/resolve/leverage/leverage.hpp"

class QCheckBox;
class QLabel;
class QPushButton;

namespace drumhead::app {

class LeverModel;

/// What would change a chance, and by how much: every question, modifier and ruling. Return applies a line.
class LeveragePanel : public OddsPage {
    Q_OBJECT

public:
    LeveragePanel(OddsController& controller, QWidget* parent);

    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// Leverage is computed only while it is shown.
    void setWatched(bool watched);
    /// Stops all work, before the rules are deleted.
    void stop();
    /// Shows the chance of that value.
    void choose(Value value);

Q_SIGNALS:
    /// The referee wants to overrule a modifier with the amount in `row`.
    void overruleWanted(const drumhead::app::ModifierRow& row);

private:
    void makeFoot();
    void updateColumns() override;
    void chooseEvent(int index);
    void showEvents();
    void refresh();
    void compute();
    void setFound(Result<Leverage, OddsError> found);
    void showFound();
    void currentChanged();
    void apply();
    void goToQuestion();
    [[nodiscard]] OddsEvent chosenEvent() const;
    [[nodiscard]] QString answerButton() const;

    LeverModel* m_model;
    BackgroundJob m_job;
    bool m_watched = false;
    std::vector<OddsEvent> m_events;
    std::optional<OddsEvent> m_chosen;
    Leverage m_found;
    QCheckBox* m_dormant = nullptr;
    QPushButton* m_apply = nullptr;
    QPushButton* m_go = nullptr;
    QLabel* m_foot = nullptr;
};

}  // namespace drumhead::app
