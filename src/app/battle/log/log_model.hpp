#pragma once

#include "app/battle/session/battle.hpp"

#include <QAbstractListModel>
#include <QHash>

#include <vector>

namespace drumhead::app {

/// The present line of the journal: the steps of the turn as headings, each command beneath in one short line, those
/// that could be done again at the end.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { EntryRole = Qt::UserRole + 1, UndoneRole };

    explicit LogModel(QObject* parent = nullptr);

    void setBattle(Battle* battle);
    /// Shows only entries about one entity; `nobody`: everything.
    void setAbout(EntityId entity);
    [[nodiscard]] EntityId about() const { return m_about; }
    [[nodiscard]] EntryId entry(const QModelIndex& index) const;
    /// The row of an entry, or -1.
    [[nodiscard]] int rowOf(EntryId entry) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void refresh();
    [[nodiscard]] bool concerns(const JournalEntry& entry) const;
    [[nodiscard]] QString text(EntryId id) const;
    [[nodiscard]] int hangingOf(const JournalEntry& entry) const;
    [[nodiscard]] bool isHeading(const JournalEntry& entry) const;
    [[nodiscard]] QString briefOf(const JournalEntry& entry) const;

    Battle* m_battle = nullptr;
    EntityId m_about = nobody;
    std::string m_aboutId;
    std::vector<EntryId> m_entries;
    std::vector<bool> m_undone;
    mutable QHash<EntryId, QString> m_briefs;
};

/// The one line that stands for a command.
[[nodiscard]] QString headingOf(const JournalEntry& entry);

}  // namespace drumhead::app
