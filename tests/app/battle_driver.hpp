#pragma once

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/battle_page.hpp"
#include "app/window_driver.hpp"

#include <QListWidget>

namespace drumhead::app::testing {

/// A shipped scenario, as the command line names it.
[[nodiscard]] inline LaunchOptions battleOptions(const char* scenario = "krumbach-heights",
                                                 const char* folder = "resources/scenarios")
{
    forgetEverything();
    LaunchOptions options;
    options.battle = QStringLiteral(DRUMHEAD_SOURCE_DIR "/%1/%2.scenario.json")
                         .arg(QString::fromLatin1(folder), QString::fromLatin1(scenario));
    return options;
}

/// A battle with a person at the keyboard.
class BattleDriver : public WindowDriver {
public:
    explicit BattleDriver(const LaunchOptions& options = battleOptions()) : WindowDriver(options) {}

    /// Leaves step after step until something is offered that begins so.
    void goOnTo(const char* offer)
    {
        AdvanceCommand on;
        on.reason = "no time";
        const auto isThere = [&] {
            const QStringList offers = items("turnOffers");
            return std::any_of(offers.begin(), offers.end(),
                               [&](const QString& each) { return each.startsWith(QString::fromUtf8(offer)); });
        };
        while (!isThere() && battle().state().turn == 1) REQUIRE(battle().execute(on));
        page().showTurn();
    }

    [[nodiscard]] BattlePage& page() { return *window().battlePage(); }
    [[nodiscard]] Battle& battle() { return *page().battle(); }
    [[nodiscard]] QString label(const char* name) const { return find<QLabel>(name)->text(); }
    /// The texts of a list.
    [[nodiscard]] QStringList items(const char* name) const
    {
        QStringList texts;
        const auto* list = find<QListWidget>(name);
        for (int i = 0; i < list->count(); ++i) texts << list->item(i)->text();
        return texts;
    }
    /// Types something and goes on.
    void enter(const QString& text)
    {
        type(text);
        press(Qt::Key_Return);
    }
    /// Begins, throws for the initiative, and goes on to the first firing.
    void toFiring()
    {
        press(Qt::Key_F10);
        press(Qt::Key_Return);
        type(QStringLiteral("8"));
        press(Qt::Key_Tab);
        enter(QStringLiteral("5"));
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        for (int i = 0; i < 5; ++i) press(Qt::Key_F10, Qt::ControlModifier);
    }
    /// The first who may fire fires at the first target, at 8 inches with 20 figures; `dice` in twos of a die each.
    void shoot(const QString& dice)
    {
        const bool isAsked = find<ArmiesPanel>("armiesPanel")->isChoosing();  // after the shot before
        for (int i = isAsked ? 1 : 0; i < 3; ++i) press(Qt::Key_Return);
        enter(QStringLiteral("8"));
        enter(QStringLiteral("20"));
        enter(dice);
    }
};

}  // namespace drumhead::app::testing
