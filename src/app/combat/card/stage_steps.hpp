#pragma once

#include "app/combat/session/case_session.hpp"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace drumhead::app {

/// The stages of a procedure that has several, one under the other: a mark with its number, what it is, and what came
/// of it. In brief they stand side by side without what came of them, which their marks and tips still tell.
class StageSteps : public QWidget {
    Q_OBJECT

public:
    struct Step {
        enum class State { Done, Here };
        State state = State::Done;
        QString title;
        QString text;  ///< what came of it, or empty
        OutcomeTone tone = OutcomeTone::Neutral;
    };

    explicit StageSteps(QWidget* parent = nullptr);

    void setSteps(const std::vector<Step>& steps);
    void setBrief(bool brief);
    [[nodiscard]] QStringList texts() const { return m_texts; }

private:
    void addStep(const Step& step, int number, bool brief);

    QWidget* m_list = nullptr;
    QWidget* m_strip = nullptr;
    bool m_isBrief = false;
    QStringList m_texts;
};

/// The stages that were gone through, then the one in which it waits; empty without stages.
[[nodiscard]] std::vector<StageSteps::Step> stagesOf(const Verdict& verdict, const std::string& next);

}  // namespace drumhead::app
