#pragma once

#include "app/combat/session/case_session.hpp"
#include "app/odds/case_odds.hpp"
#include "app/shared/background_job.hpp"

#include <QHash>

namespace drumhead::app {

/// A number that a person enters and that is not entered yet: from which to which it is taken, each as likely as the
/// others.
struct OpenRange {
    FactRef fact;
    QString label;
    int least = 0;  ///< what it can be
    int most = 0;
    std::optional<std::pair<int, int>> taken;  ///< nothing where the odds wait for it
};

/// A case put aside for comparison.
struct PinnedCase {
    Situation situation;
    std::vector<int> faces;
    QString result;  ///< name of the result that was looked at
    CaseOdds odds;
    std::vector<Weighing> weighings;
};

/// The odds of the case in hand and of the one pinned beside it, kept up to date off the window's thread.
class OddsDesk : public QObject {
    Q_OBJECT

public:
    explicit OddsDesk(QObject* parent = nullptr);

    /// Takes a case in hand, or none. The pinned one stays as long as the ruleset does.
    void setSession(CaseSession* session);
    [[nodiscard]] CaseSession* session() const { return m_session; }
    /// Whether anybody looks at the odds; while nobody does none are computed.
    void setWatched(bool watched);
    /// The case was changed.
    void refresh();

    /// What there are odds of, the most telling first.
    [[nodiscard]] const std::vector<FactRef>& results() const { return m_results; }
    [[nodiscard]] FactRef result() const { return m_result; }
    void choose(FactRef result);

    /// How likely the values of a result are held that a person enters; the same for all leaves it open.
    void weigh(FactRef fact, std::vector<std::pair<Value, double>> chances);
    /// As they count in the case in hand: what is answered is not weighed.
    [[nodiscard]] std::vector<Weighing> weighings() const;

    /// The numbers whose range is taken, then the one for which the odds wait.
    [[nodiscard]] std::vector<OpenRange> ranges() const;
    void takeRange(FactRef fact, int from, int to);

    [[nodiscard]] const CaseOdds& present() const { return m_present; }
    [[nodiscard]] const std::optional<PinnedCase>& pinned() const { return m_pinned; }
    /// What is to be computed with. A die that was changed by hand counts so, whatever the others show.
    [[nodiscard]] Situation situation() const;

    void pin();
    void unpin();
    /// Puts the case in hand where the pinned one was; whoever swaps takes the pinned one in hand.
    [[nodiscard]] PinnedCase exchange();

Q_SIGNALS:
    /// There are other odds, or none.
    void changed();
    /// There are other results to choose from.
    void resultsChanged();
    /// It takes longer than people like to wait without a word.
    void slow();

private:
    void findResults();
    void compute();
    void take(CaseOdds present, CaseOdds pinned);
    [[nodiscard]] bool findMissing();
    [[nodiscard]] const Shape& shapeOf(FactRef fact) const
    {
        return m_session->program().slots[static_cast<std::size_t>(fact.slot)].shape;
    }
    [[nodiscard]] bool isThere(FactRef fact) const;
    void putWeighing(FactRef fact, std::vector<std::pair<Value, double>> chances);

    CaseSession* m_session = nullptr;
    const Ruleset* m_ruleset = nullptr;
    bool m_watched = false;
    std::vector<FactRef> m_results;
    FactRef m_result;
    QHash<QString, QString> m_chosen;  ///< by procedure: the name of the result that was chosen
    CaseOdds m_present;
    std::vector<Weighing> m_weighings;
    std::optional<PinnedCase> m_pinned;
    OddsPlans m_plans;  ///< the job's, as long as it runs
    BackgroundJob m_job;
};

}  // namespace drumhead::app
