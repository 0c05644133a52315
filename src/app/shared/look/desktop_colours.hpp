#pragma once

#include <QDBusVariant>  // whole: D-Bus finds the slot by the types of what it takes
#include <QObject>

namespace drumhead::app {

/// Whether the desktop wants dark windows: as its palette was at the start, then as it says through the settings portal
/// (GNOME, KDE and others), also when that changes.
class DesktopColours : public QObject {
    Q_OBJECT

public:
    /// Must be made before the program sets a palette of its own.
    explicit DesktopColours(QObject* parent = nullptr);

    [[nodiscard]] bool isDark() const { return m_isDark; }

Q_SIGNALS:
    void changed();

public Q_SLOTS:
    /// What the portal says of a setting; 1 is dark, 2 light, anything else no preference.
    void takeSetting(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();
    void setDark(bool dark);

    bool m_isPaletteDark;
    bool m_isDark;
};

}  // namespace drumhead::app
