#pragma once

#include "app/battle/overview/battle_standing.hpp"

#include <QWidget>

class QLabel;

namespace drumhead::app {

/// One side: its name, its strength as a bar in its colour and pattern, its points, and who is in trouble.
class SideBar : public QWidget {
    Q_OBJECT

public:
    explicit SideBar(QWidget* parent = nullptr);

    /// `names`: whether those in trouble are named; else they are only counted.
    void show(const SideStanding& standing, bool names);

protected:
    void changeEvent(QEvent* event) override;

private:
    class Bar;

    void showTrouble(bool names);

    SideStanding m_standing;
    bool m_names = true;
    Bar* m_bar;
    QLabel* m_trouble;
};

}  // namespace drumhead::app
