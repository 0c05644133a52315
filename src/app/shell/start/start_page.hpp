#pragma once

#include <QScrollArea>

#include <functional>
#include <vector>

class QGridLayout;
class QVBoxLayout;

namespace drumhead::app {

class StartEntry;
class WindowActions;

/// What a person can begin with: check one combat, run a battle, prepare an evening, write rules. What was used last is
/// proposed and has the keyboard.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    struct Offer {
        QString title;
        QString detail;
        QString what;  ///< the id of a ruleset, or a file
    };
    struct Offers {
        QList<Offer> rulesets;
        QList<Offer> battles;    ///< recent ones
        QList<Offer> samples;    ///< scenarios that come with the program
        QList<Offer> scenarios;  ///< recent ones
        QString lastUsed;        ///< as `Settings::lastUsed` has it
    };

    StartPage(WindowActions& actions, QWidget* parent);

    /// Shows what there is now, and gives the keyboard to what was used last.
    void offer(const Offers& offers);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void combatWanted(const QString& ruleset);
    /// A battle to go on with, or a scenario to begin one from.
    void battleWanted(const QString& file);
    /// A scenario to edit.
    void scenarioWanted(const QString& file);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QVBoxLayout* addSection(const QString& title, const QString& about);
    void addEntry(QVBoxLayout* section, const QString& name, const Offer& offer, const QString& used,
                  std::function<void()> then);
    void addAction(QVBoxLayout* section, int action, const QString& text);
    void addOffers(QVBoxLayout* section, const QList<Offer>& offers, const QString& name, const QString& used,
                   void (StartPage::*wanted)(const QString&));
    void fill(const Offers& offers);
    void arrange();

    WindowActions& m_actions;
    QGridLayout* m_grid = nullptr;
    std::vector<QWidget*> m_sections;
    std::vector<std::pair<QString, StartEntry*>> m_entries;  ///< with the word by which the last one used is found
    int m_columns = 0;
    Offers m_offers;
};

}  // namespace drumhead::app
