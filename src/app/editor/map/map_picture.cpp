#include "app/editor/map/map_picture.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/ordinary_file.hpp"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QImageReader>
#include <QPainter>

namespace drumhead::app {

namespace {

struct MapPictureWords {
    Q_DECLARE_TR_FUNCTIONS(MapPicture)
};

/// As a JPEG on white ground.
std::string uriOf(const QImage& image, int quality)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPEG", quality);
    return "data:image/jpeg;base64," + bytes.toBase64().toStdString();
}

QImage onWhite(const QImage& image)
{
    QImage flat(image.size(), QImage::Format_RGB32);
    flat.fill(Qt::white);
    QPainter(&flat).drawImage(0, 0, image);
    return flat;
}

}  // namespace

Result<EmbeddedPicture> pictureFromFile(const QString& file)
{
    constexpr int usual = 1600;             // pixels: what an A4 page shows
    constexpr std::size_t most = 64 << 20;  // bytes
    const Result<std::string> bytes = readOrdinaryFile(file.toStdString(), most, *spokenTexts());
    if (!bytes)
        return Error{MapPictureWords::tr("%1 can't be shown: %2.")
                         .arg(QFileInfo(file).fileName(), toQt(bytes.error()))
                         .toStdString()};
    QByteArray read = QByteArray::fromStdString(*bytes);
    QBuffer buffer(&read);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    QImage image = reader.read();
    if (image.isNull())
        return Error{MapPictureWords::tr("%1 can't be shown: %2.")
                         .arg(QFileInfo(file).fileName(), reader.errorString())
                         .toStdString()};
    if (std::max(image.width(), image.height()) > usual)
        image = image.scaled(usual, usual, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image = onWhite(image);
    for (int quality = 85; quality > 10; quality -= 15) {
        const std::string uri = uriOf(image, quality);
        if (uri.size() <= EmbeddedPicture::maxBytes) return EmbeddedPicture::fromUri(uri, *spokenTexts());
    }
    return EmbeddedPicture::fromUri(uriOf(image.scaledToWidth(std::max(1, image.width() / 2)), 40), *spokenTexts());
}

QString pictureFilter()
{
    QStringList endings;
    for (const QByteArray& each : QImageReader::supportedImageFormats())
        endings << QStringLiteral("*.") + QString::fromLatin1(each);
    return MapPictureWords::tr("Pictures (%1)").arg(endings.join(u' '));
}

}  // namespace drumhead::app
