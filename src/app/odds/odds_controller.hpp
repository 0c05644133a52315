#pragma once

#include "app/combat/session/case_session.hpp"
#include "app/shared/background_job.hpp"
#include "drumhead/resolve/case_odds/case_odds.hpp"

#include <QHash>

namespace drumhead::app {

/// The range in which a person expects a number that is not entered yet; each number in it is equally likely.
struct OpenRange {
    FactRef fact;
    QString label;
    int least = 0;  ///< the bounds of the range
    int most = 0;
    std::optional<std::pair<int, int>> chosen;  ///< empty while the odds wait for it
};

/// A case kept for comparison.
struct PinnedCase {
    Situation situation;
    std::vector<int> faces;
    QString result;  ///< name of the result whose odds were shown
    CaseOdds odds;
    std::vector<Weighing> weighings;
};

/// Keeps the odds of the case in hand, and of a pinned case, up to date in the background.
class OddsController : public QObject {
    Q_OBJECT

public:
    explicit OddsController(QObject* parent = nullptr);

    /// Sets the case in hand, or null. The pinned case is dropped when the ruleset changes.
    void setSession(CaseSession* session);
    [[nodiscard]] CaseSession* session() const { return m_session; }
    /// Odds are computed only while they are shown.
    void setWatched(bool watched);
    /// Computes again after a change of the case.
    void refresh();

    /// The results that have odds, the most telling first.
    [[nodiscard]] const std::vector<FactRef>& results() const { return m_results; }
    [[nodiscard]] FactRef result() const { return m_result; }
    void choose(FactRef result);

    /// Sets how likely each value of an entered result is; equal weights leave it open.
    void weigh(FactRef fact, std::vector<std::pair<Value, double>> chances);
    /// Those that count in the case in hand: what is answered is not weighed.
    [[nodiscard]] std::vector<Weighing> weighings() const;

    /// The numbers with a chosen range, then the one for which the odds wait.
    [[nodiscard]] std::vector<OpenRange> ranges() const;
    void setRange(FactRef fact, int from, int to);

    [[nodiscard]] const CaseOdds& present() const { return m_present; }
    [[nodiscard]] const std::optional<PinnedCase>& pinned() const { return m_pinned; }
    /// The case whose odds are computed; a die that was changed by hand counts as changed.
    [[nodiscard]] Situation situation() const;
    /// What the chosen result came to, once the case is finished.
    [[nodiscard]] std::optional<Value> came() const;

    void pin();
    void unpin();
    /// Pins the case in hand and returns the case that was pinned, for the caller to take in hand.
    [[nodiscard]] PinnedCase exchange();

Q_SIGNALS:
    /// The odds changed, or there are none.
    void changed();
    /// The list of results changed.
    void resultsChanged();
    /// The computation takes longer than a tenth of a second.
    void slow();

private:
    void findResults();
    void compute();
    void giveUp(const QString& why);
    void setOdds(CaseOdds present, CaseOdds pinned);
    [[nodiscard]] bool findMissingAnswer();
    [[nodiscard]] const Shape& shapeOf(FactRef fact) const { return m_session->program().slot(fact.slot).shape; }
    [[nodiscard]] bool exists(FactRef fact) const;
    void setWeighing(FactRef fact, std::vector<std::pair<Value, double>> chances);

    CaseSession* m_session = nullptr;
    const Ruleset* m_ruleset = nullptr;
    bool m_watched = false;
    std::vector<FactRef> m_results;
    FactRef m_result;
    QHash<QString, QString> m_chosen;  ///< procedure -> name of the chosen result
    CaseOdds m_present;
    std::vector<Weighing> m_weighings;
    std::optional<PinnedCase> m_pinned;
    OddsEngine m_engine;  ///< used by the job while it runs
    BackgroundJob m_job;
};

}  // namespace drumhead::app
