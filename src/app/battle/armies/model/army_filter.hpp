#pragma once

#include <QSortFilterProxyModel>

namespace drumhead::app {

/// The armies as one wants to see them: those that a search finds, those who may take a role, those still there; sorted
/// or as listed.
class ArmyFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit ArmyFilter(QObject* parent = nullptr);

    void setSearch(const QString& search);
    /// Whether a row is itself what is searched for, not only above it.
    [[nodiscard]] bool isMatch(const QModelIndex& index) const;
    /// Only those that were marked as candidates.
    void setCandidatesOnly(bool only);
    void setShowGone(bool show);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words;
    bool m_candidatesOnly = false;
    bool m_showGone = true;
};

}  // namespace drumhead::app
