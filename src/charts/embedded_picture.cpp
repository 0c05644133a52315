#include "drumhead/charts/embedded_picture.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace drumhead {

namespace {

constexpr std::string_view pngHead = "data:image/png;base64,";
constexpr std::string_view jpegHead = "data:image/jpeg;base64,";

int sixBits(char letter)
{
    if (letter >= 'A' && letter <= 'Z') return letter - 'A';
    if (letter >= 'a' && letter <= 'z') return letter - 'a' + 26;
    if (letter >= '0' && letter <= '9') return letter - '0' + 52;
    return letter == '+' ? 62 : letter == '/' ? 63 : -1;
}

/// Nothing where the text is not base 64.
std::optional<std::string> decoded(std::string_view text)
{
    if (text.empty() || text.size() % 4 != 0) return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2u : text.ends_with("=") ? 1u : 0u;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i < text.size(); i += 4) {
        unsigned int bits = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const bool isPad = i + k >= text.size() - padding;
            const int six = isPad ? 0 : sixBits(text[i + k]);
            if (six < 0) return std::nullopt;
            bits = bits << 6 | static_cast<unsigned int>(six);
        }
        for (const unsigned int shift : {16u, 8u, 0u}) bytes += static_cast<char>(bits >> shift & 0xffu);
    }
    for (std::size_t i = 0; i < padding; ++i) bytes.pop_back();
    return bytes;
}

struct Size {
    int width = 0;
    int height = 0;
};

int number(std::string_view bytes, std::size_t at, std::size_t count)
{
    unsigned int value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value = value << 8 | static_cast<unsigned int>(static_cast<unsigned char>(bytes[at + i]));
    return value > 0x7fffffffu ? 0x7fffffff : static_cast<int>(value);
}

/// By the first chunk, which has to be the head (PNG specification, 5.6).
std::optional<Size> sizeOfPng(std::string_view bytes)
{
    constexpr std::string_view signature("\x89PNG\r\n\x1a\n", 8);
    constexpr std::size_t head = 24;
    if (bytes.size() < head || !bytes.starts_with(signature) || bytes.substr(12, 4) != "IHDR") return std::nullopt;
    return Size{number(bytes, 16, 4), number(bytes, 20, 4)};
}

/// Without its texts and colour profiles, which unpack to any size and draw nothing (PNG specification, 11.3).
std::string drawnPartsOf(std::string_view png)
{
    constexpr std::array<std::string_view, 9> drawn = {"IHDR", "PLTE", "tRNS", "IDAT", "IEND",
                                                       "gAMA", "cHRM", "sRGB", "pHYs"};
    constexpr std::size_t signature = 8;
    constexpr std::size_t frame = 12;  // length, type and checksum of a chunk
    std::string parts(png.substr(0, signature));
    for (std::size_t at = signature; at + frame <= png.size();) {
        const auto length = static_cast<std::size_t>(number(png, at, 4));
        if (length > png.size() - at - frame) break;
        const std::string_view chunk = png.substr(at, length + frame);
        if (std::find(drawn.begin(), drawn.end(), chunk.substr(4, 4)) != drawn.end()) parts += chunk;
        at += chunk.size();
    }
    return parts;
}

/// Whether a marker begins a frame, which tells the size (ITU T.81, table B.1).
bool isFrame(unsigned char marker)
{
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

/// Where the next marker stands behind the coded data of a scan: data has 00 behind each FF, or a restart marker.
std::size_t afterScan(std::string_view bytes, std::size_t at)
{
    for (; at + 2 <= bytes.size(); ++at) {
        const auto next = static_cast<unsigned char>(bytes[at + 1]);
        const bool isMarker = bytes[at] == '\xff' && next != 0 && next != 0xff && (next < 0xd0 || next > 0xd7);
        if (isMarker) return at;
    }
    return bytes.size();
}

/// What a JPEG says of itself before it is decoded.
struct JpegLook {
    std::optional<Size> size;  ///< none where it is damaged, or has a second frame
    int scans = 0;             ///< each goes over the whole picture again
};

JpegLook lookAtJpeg(std::string_view bytes)
{
    JpegLook look;
    if (!bytes.starts_with("\xff\xd8")) return look;
    std::size_t at = 2;
    while (at + 4 <= bytes.size()) {
        if (bytes[at] != '\xff') return {};
        const auto marker = static_cast<unsigned char>(bytes[at + 1]);
        if (marker == 0xd9) break;  // the end
        const bool isAlone = marker == 0x01 || (marker >= 0xd0 && marker <= 0xd7);
        const bool isFill = marker == 0xff;
        if (isAlone || isFill) {
            at += isFill ? 1 : 2;
            continue;
        }
        const int length = number(bytes, at + 2, 2);
        if (length < 2) return {};
        if (isFrame(marker)) {
            if (look.size || at + 9 > bytes.size()) return {};
            look.size = Size{number(bytes, at + 7, 2), number(bytes, at + 5, 2)};
        }
        at += 2 + static_cast<std::size_t>(length);
        if (marker != 0xda) continue;
        ++look.scans;
        at = afterScan(bytes, at);
    }
    return look;
}

}  // namespace

Result<EmbeddedPicture> EmbeddedPicture::fromUri(std::string_view uri, const Texts& texts)
{
    EmbeddedPicture picture;
    picture.m_isPng = uri.starts_with(pngHead);
    if (!picture.m_isPng && !uri.starts_with(jpegHead))
        return Error{
            texts.say("picture.kind",
                      "a picture is a PNG or JPEG written as \"data:image/png;base64,…\"; choose it in the editor")};
    if (uri.size() > maxBytes)
        return Error{texts.say("picture.large", "the picture has more than 1 MiB; make it smaller")};
    picture.m_uri = std::make_shared<const std::string>(uri);
    const std::optional<std::string> bytes = decoded(picture.base64());
    const JpegLook jpeg = bytes && !picture.m_isPng ? lookAtJpeg(*bytes) : JpegLook();
    const std::optional<Size> size = bytes && picture.m_isPng ? sizeOfPng(*bytes) : jpeg.size;
    if (!size || size->width < 1 || size->height < 1)
        return Error{texts.say("picture.damaged", "the picture is damaged; choose it again in the editor")};
    constexpr int mostScans = 50;  // usual programs write at most a dozen
    if (jpeg.scans > mostScans)
        return Error{
            texts.say("picture.scans", "the picture is stored in too many passes; save it as an ordinary JPEG")};
    if (size->width > maxSide || size->height > maxSide)
        return Error{texts.say("picture.wide", "the picture has more than 4096 pixels on a side; make it smaller")};
    picture.m_width = size->width;
    picture.m_height = size->height;
    return picture;
}

std::string EmbeddedPicture::bytes() const
{
    const std::optional<std::string> all = decoded(base64());
    return !all ? std::string() : m_isPng ? drawnPartsOf(*all) : *all;
}

std::string_view EmbeddedPicture::base64() const
{
    return std::string_view(*m_uri).substr(m_isPng ? pngHead.size() : jpegHead.size());
}

}  // namespace drumhead
