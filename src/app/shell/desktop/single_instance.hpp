#pragma once

#include <QObject>
#include <QString>

class QLocalServer;

namespace drumhead::app {

/// One window for a person on a screen: a second start hands its file over to the first, which shows itself.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    /// `name` is that of the local socket.
    explicit SingleInstance(QString name = usualName(), QObject* parent = nullptr);

    /// Hands a file over (empty: none) to a window that is open; false: there is none.
    [[nodiscard]] bool handOver(const QString& file) const;
    /// Takes what later starts hand over.
    void listen();

    /// A socket of this user, this screen and these data.
    [[nodiscard]] static QString usualName();

Q_SIGNALS:
    /// Another start wants the window to be seen, and a file to be opened; empty: none.
    void asked(const QString& file);

private:
    void take();

    QString m_name;
    QLocalServer* m_server;
};

}  // namespace drumhead::app
