#include "app/shared/look/desktop_colours.hpp"

#include "app/shared/look/dark_palette.hpp"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QPalette>
#include <QVariant>

namespace drumhead::app {

namespace {

constexpr uint dark = 1;
constexpr uint light = 2;

QString service() { return QStringLiteral("org.freedesktop.portal.Desktop"); }

QString path() { return QStringLiteral("/org/freedesktop/portal/desktop"); }

QString interfaceName() { return QStringLiteral("org.freedesktop.portal.Settings"); }

QString desktopGroup() { return QStringLiteral("org.freedesktop.appearance"); }

/// Looked at once for each application: afterwards the palette is one of ours.
bool wasDarkAtFirst()
{
    constexpr char property[] = "wasDarkAtFirst";
    if (!qApp->property(property).isValid()) qApp->setProperty(property, isDark(QApplication::palette()));
    return qApp->property(property).toBool();
}

QString colourScheme() { return QStringLiteral("color-scheme"); }

}  // namespace

DesktopColours::DesktopColours(QObject* parent)
    : QObject(parent), m_isPaletteDark(wasDarkAtFirst()), m_isDark(m_isPaletteDark)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    bus.connect(service(), path(), interfaceName(), QStringLiteral("SettingChanged"), this,
                SLOT(takeSignal(QDBusMessage)));
    ask();
}

/// Without waiting: there may be no portal, or one that has yet to start.
void DesktopColours::ask()
{
    QDBusMessage question = QDBusMessage::createMethodCall(service(), path(), interfaceName(), QStringLiteral("Read"));
    question << desktopGroup() << colourScheme();
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        answer->deleteLater();
        if (!reply.isError()) takeSetting(desktopGroup(), colourScheme(), reply.value());
    });
}

void DesktopColours::takeSignal(const QDBusMessage& signal)
{
    const QVariantList told = signal.arguments();
    if (told.size() == 3) takeSetting(told[0].toString(), told[1].toString(), told[2].value<QDBusVariant>());
}

void DesktopColours::takeSetting(const QString& settings, const QString& key, const QDBusVariant& value)
{
    if (settings != desktopGroup() || key != colourScheme()) return;
    QVariant held = value.variant();
    while (held.canConvert<QDBusVariant>()) held = held.value<QDBusVariant>().variant();  // portals wrap it twice
    const uint wanted = held.toUInt();
    setDark(wanted == dark || (wanted != light && m_isPaletteDark));
}

void DesktopColours::setDark(bool isDark)
{
    if (m_isDark == isDark) return;
    m_isDark = isDark;
    Q_EMIT changed();
}

}  // namespace drumhead::app
