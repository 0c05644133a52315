#pragma once

#include "app/combat/modifiers/modifier_rows.hpp"
#include "app/odds/odds_page.hpp"
#include "drumhead/resolve/leverage/leverage.hpp"

class QCheckBox;
class QLabel;
class QPushButton;

namespace drumhead::app {

class LeverModel;

/// What would move a chance: every question, modifier and ruling, by how much; Return puts it into the case.
class LeveragePanel : public OddsPage {
    Q_OBJECT

public:
    LeveragePanel(OddsDesk& desk, QWidget* parent);

    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// Nothing is computed while nobody looks.
    void setWatched(bool watched);
    /// Drops all work: the rules are about to go.
    void stop();
    /// The chance of what comes to that value is looked at.
    void choose(Value value);

Q_SIGNALS:
    /// An amount for a modifier is to be given, with a reason.
    void overruleWanted(const drumhead::app::ModifierRow& row);

private:
    void makeFoot();
    void fitColumns() override;
    void chooseEvent(int index);
    void showEvents();
    void refresh();
    void compute();
    void take(Result<Leverage> found);
    void showFound();
    void currentChanged();
    void putIn();
    void goToQuestion();
    [[nodiscard]] OddsEvent chosenEvent() const;

    LeverModel* m_model;
    BackgroundJob m_job;
    bool m_watched = false;
    std::vector<OddsEvent> m_events;
    std::optional<OddsEvent> m_chosen;
    Leverage m_found;
    QCheckBox* m_dormant = nullptr;
    QPushButton* m_put = nullptr;
    QPushButton* m_go = nullptr;
    QLabel* m_foot = nullptr;
};

}  // namespace drumhead::app
