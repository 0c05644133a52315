#pragma once

#include "app/models/modifier_rows.hpp"
#include "app/odds_desk.hpp"
#include "drumhead/resolve/leverage.hpp"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace drumhead::app {

class HintBar;
class LeverModel;

/// What would move a chance: every question, modifier and ruling, by how much; Return puts it into the case.
class LeveragePanel : public QWidget {
    Q_OBJECT

public:
    LeveragePanel(OddsDesk& desk, QWidget* parent);

    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// Nothing is computed while nobody looks.
    void setWatched(bool watched);
    /// Drops all work: the rules are about to go.
    void stop();
    /// The chance of what comes to that value is looked at.
    void choose(Value value);

Q_SIGNALS:
    void questionWanted(drumhead::FactRef fact);
    /// An amount for a modifier is to be given, with a reason.
    void overruleWanted(const drumhead::app::ModifierRow& row);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeTop();
    void makeView();
    void makeFoot();
    void fitColumns();
    void showEvents();
    void refresh();
    void compute();
    void take(Result<Leverage> found);
    void showFound();
    void currentChanged();
    void putIn();
    void goToQuestion();
    [[nodiscard]] OddsEvent chosenEvent() const;

    OddsDesk& m_desk;
    LeverModel* m_model;
    BackgroundJob m_job;
    bool m_watched = false;
    std::vector<OddsEvent> m_events;
    std::optional<OddsEvent> m_chosen;
    Leverage m_found;
    QComboBox* m_eventBox = nullptr;
    QCheckBox* m_dormant = nullptr;
    HintBar* m_hint = nullptr;
    QTreeView* m_view = nullptr;
    QPushButton* m_put = nullptr;
    QPushButton* m_go = nullptr;
    QLabel* m_foot = nullptr;
};

}  // namespace drumhead::app
