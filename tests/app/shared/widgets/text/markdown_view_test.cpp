// Markdown of strangers: it stays text.
#include "app/window_driver.hpp"

#include "app/shared/widgets/text/markdown_view.hpp"
#include "support/games/sample_game.hpp"

#include <QImage>
#include <QTest>
#include <sys/stat.h>

namespace markdown_view_test {

using namespace drumhead::app;
using namespace drumhead::test;

namespace {

qreal heightOf(QTextBrowser& view)
{
    view.resize(600, 400);
    view.show();
    QTest::qWait(0);
    view.grab();
    return view.document()->size().height();
}

}  // namespace

TEST_CASE("No picture is read that a stranger's text names")
{
    const OwnFolder folder;
    QImage picture(50, 300, QImage::Format_RGB32);
    picture.fill(Qt::red);
    const QString path = QString::fromStdString((folder / "picture.png").string());
    REQUIRE(picture.save(path));
    const QString text = QStringLiteral("Before ![x](%1) after").arg(path);
    MarkdownView view;
    view.setText(text, QTextDocument::MarkdownDialectGitHub);
    CHECK(heightOf(view) < 100);
    QTextBrowser careless;  // shows that the picture would be read
    careless.setMarkdown(text);
    CHECK(heightOf(careless) > 300);
}

TEST_CASE("A device or a pipe in a stranger's text is not waited for")
{
    const OwnFolder folder;
    const std::string pipe = (folder / "pipe").string();
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    MarkdownView view;
    for (const QString& path :
         {QString::fromStdString(pipe), QStringLiteral("/dev/zero"), QStringLiteral("file:///dev/zero")}) {
        view.setText(QStringLiteral("![x](%1)").arg(path), QTextDocument::MarkdownDialectCommonMark);
        CHECK(heightOf(view) < 100);
    }
}

TEST_CASE("HTML in a stranger's text is shown as it was typed, and links lead nowhere")
{
    MarkdownView view;
    view.setText(QStringLiteral("<b>X</b> [here](file:///etc/passwd)"), QTextDocument::MarkdownDialectGitHub);
    CHECK(view.toPlainText().contains(QStringLiteral("<b>X</b>")));
    CHECK_FALSE(view.openLinks());
    CHECK_FALSE(view.openExternalLinks());
}

}  // namespace markdown_view_test
