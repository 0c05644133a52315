// A second start hands its file to the first. What opens it may take its time, and run event loops.
#include "app/shell/desktop/single_instance.hpp"
#include "support/catch.hpp"

#include <QEventLoop>
#include <QLocalServer>
#include <QLocalSocket>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <thread>

namespace single_instance_test {

using namespace drumhead::app;

TEST_CASE("A file that a second start hands over is opened once its socket was read to the end")
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("one"));
    SingleInstance first(name);
    first.listen();
    bool isReading = false;
    QPointer<QLocalSocket> socket;
    auto* const server = first.findChild<QLocalServer*>();
    REQUIRE(server);
    QObject::connect(server, &QLocalServer::newConnection, server, [&] {
        socket = server->findChild<QLocalSocket*>();
        // Connected after the slot of the window, so it comes when that has returned.
        QObject::connect(socket, &QLocalSocket::readyRead, server, [&] { isReading = false; });
        isReading = true;
    });
    QString opened;
    bool wasReading = true;
    QObject::connect(&first, &SingleInstance::asked, &first, [&](const QString& file) {
        wasReading = isReading;
        opened = file;
        QEventLoop opening;  // in it the second start closes its socket
        QTimer::singleShot(300, &opening, &QEventLoop::quit);
        opening.exec();
    });
    bool isTaken = false;
    std::thread second([&] { isTaken = SingleInstance(name).handOver(QStringLiteral("/b.drumhead")); });
    CHECK(QTest::qWaitFor([&] { return !opened.isEmpty() && socket.isNull(); }, 10'000));
    second.join();
    CHECK(isTaken);
    CHECK(opened == QStringLiteral("/b.drumhead"));
    CHECK_FALSE(wasReading);
}

}  // namespace single_instance_test
