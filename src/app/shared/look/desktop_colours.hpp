#pragma once

#include <QDBusMessage>  // whole: D-Bus finds the slot by the types of what it takes
#include <QObject>

class QDBusVariant;

namespace drumhead::app {

/// Whether the desktop wants dark windows: as its palette was at the start, then as it says through the settings portal
/// (GNOME, KDE and others), also when that changes.
class DesktopColours : public QObject {
    Q_OBJECT

public:
    /// Must be made before the program sets a palette of its own.
    explicit DesktopColours(QObject* parent = nullptr);

    [[nodiscard]] bool isDark() const { return m_isDark; }

    /// What the portal says of a setting; 1 is dark, 2 light, anything else no preference.
    void takeSetting(const QString& group, const QString& key, const QDBusVariant& value);

Q_SIGNALS:
    void changed();

public Q_SLOTS:
    /// The same as the signal that the portal sends: group, key and value.
    void takeSignal(const QDBusMessage& signal);

private:
    void ask();
    void setDark(bool dark);

    bool m_isPaletteDark;
    bool m_isDark;
};

}  // namespace drumhead::app
