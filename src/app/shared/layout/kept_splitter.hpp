#pragma once

#include <QSplitter>

namespace drumhead::app {

/// Parts side by side. Where a person has moved an edge, by mouse or key, it is found again another day.
class KeptSplitter : public QSplitter {
    Q_OBJECT

public:
    explicit KeptSplitter(Qt::Orientation orientation, QWidget* parent = nullptr);

    /// Shares the room as it was last left under this name, else as usual (without usual shares: as the parts have it).
    void share(const QString& name, const QList<int>& usual);
    /// Moves the edge after a part by that many pixels (for the last part: the edge before it); false if there is none.
    bool nudge(int part, int pixels);

    /// Moves the nearest edge of that direction around a widget, with the arrow.
    static bool nudgeAround(QWidget* within, Qt::ArrowType arrow);
    /// Forgets all that was moved: everything has its usual share again.
    static void forgetAll();

private:
    void keep();
    void setShares(const QList<int>& shares);
    [[nodiscard]] QList<int> lastShares() const;

    QString m_name;
    QList<int> m_usual;
};

}  // namespace drumhead::app
