#pragma once

#include "drumhead/resolve/case_odds/case_odds.hpp"

#include <QAbstractTableModel>

namespace drumhead::app {

/// A distribution line by line, with a bar and its figures; beside it that of a pinned case, where there is one.
class OddsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// With a pinned case the last three columns are now, pinned and the difference; without, the chance of exactly
    /// this value, and of numbers that of at least this.
    enum Column { What, Bar, First, Second, Third };
    enum Role { NowRole = Qt::UserRole, PinnedRole, LeastRole, CameRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// `bounds`: between which chances each line of `now` lies, where that depends on choices; empty: they are exact.
    /// `came`: what was thrown.
    void setOdds(const OddsSummary& now, const OddsSummary* pinned, bool atLeast,
                 const std::vector<OddsBounds>& bounds = {}, std::optional<Value> came = std::nullopt);
    void clear();

    /// The value of a line; empty for refusals and for cases that end before the result.
    [[nodiscard]] std::optional<Value> valueAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(Value value) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line {
        QString text;
        std::optional<Value> value;
        double exactly = 0;
        double orLater = 0;
        double now = 0;  ///< the chance that the bar shows
        double pinned = 0;
        std::optional<OddsBounds> bounds = std::nullopt;  ///< where it depends on choices
        bool came = false;
    };
    void addValues(const OddsSummary& now, const OddsSummary* pinned);
    void addEnds(const OddsSummary& now, const OddsSummary* pinned);
    void addBounds(const OddsSummary& now, const std::vector<OddsBounds>& bounds);
    [[nodiscard]] QString text(const Line& line, int column) const;
    [[nodiscard]] QString spokenBar(const Line& line) const;

    std::vector<Line> m_lines;
    bool m_numbers = false;
    bool m_compares = false;
    bool m_atLeast = false;
};

}  // namespace drumhead::app
