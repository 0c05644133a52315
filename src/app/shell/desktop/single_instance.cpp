#include "app/shell/desktop/single_instance.hpp"

#include "app/shared/settings/user_data.hpp"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>

namespace drumhead::app {

namespace {

constexpr int patience = 2000;      // milliseconds; a window that does not answer by then is no help
constexpr qint64 most = 16 * 1024;  // bytes of a message
const QByteArray answer = QByteArrayLiteral("taken\n");

}  // namespace

SingleInstance::SingleInstance(QString name, QObject* parent)
    : QObject(parent), m_name(std::move(name)), m_server(new QLocalServer(this))
{
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &SingleInstance::take);
}

QString SingleInstance::usualName()
{
    const QByteArray place = userDataFolder().toUtf8() + '\n' + qgetenv("WAYLAND_DISPLAY") + '\n' + qgetenv("DISPLAY");
    const QString name = QStringLiteral("drumhead-")
        + QString::fromLatin1(QCryptographicHash::hash(place, QCryptographicHash::Sha1).toHex().left(12));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
#ifdef Q_OS_UNIX
    if (!folder.isEmpty()) return QDir(folder).filePath(name);
#endif
    return name;
}

bool SingleInstance::handOver(const QString& file) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(patience)) return false;
    socket.write(file.toUtf8() + '\n');
    QByteArray said;
    while (!said.contains('\n') && socket.waitForReadyRead(patience)) said += socket.readAll();
    return said == answer;
}

/// One that crashed left its socket behind.
void SingleInstance::listen()
{
    if (m_server->listen(m_name)) return;
    QLocalServer::removeServer(m_name);
    static_cast<void>(m_server->listen(m_name));
}

void SingleInstance::take()
{
    while (QLocalSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine()) {
                if (socket->bytesAvailable() > most) socket->abort();
                return;
            }
            const QString file = QString::fromUtf8(socket->readLine()).chopped(1);
            socket->write(answer);
            socket->flush();
            // Later: what opens a file runs event loops, in which the socket may close and go while it is still
            // reading.
            QMetaObject::invokeMethod(
                this, [this, file] { Q_EMIT asked(file); }, Qt::QueuedConnection);
        });
    }
}

}  // namespace drumhead::app
