// Pictures beneath a map that were made to do harm.
#include "drumhead/charts/embedded_picture.hpp"
#include "support/catch.hpp"

namespace pictures_test {

using namespace drumhead;

namespace {

std::string word(std::uint32_t number)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xFF);
    return bytes;
}

std::string chunk(const std::string& type, const std::string& data)
{
    return word(static_cast<std::uint32_t>(data.size())) + type + data + word(0);
}

std::string base64(const std::string& bytes)
{
    static const char* const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t bits = 0;
        for (std::size_t k = 0; k < 3; ++k)
            bits = bits << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
        for (std::size_t k = 0; k < 4; ++k) text += i + k > bytes.size() ? '=' : letters[bits >> (18 - 6 * k) & 63];
    }
    return text;
}

}  // namespace

TEST_CASE("the texts and profiles of a picture, which unpack to any size, never reach who draws it", "[hostile]")
{
    const std::string signature("\x89PNG\r\n\x1a\n", 8);
    const std::string head = chunk("IHDR", word(10) + word(10) + std::string("\x08\x02\0\0\0", 5));
    const std::string drawn = chunk("IDAT", "drawn");
    const std::string end = chunk("IEND", "");
    std::string bytes = signature + head;
    for (const char* const type : {"zTXt", "iTXt", "tEXt", "iCCP", "eXIf"})
        bytes += chunk(type, std::string(5000, 'x'));
    bytes += drawn + end;
    const Result<EmbeddedPicture> picture = EmbeddedPicture::fromUri("data:image/png;base64," + base64(bytes));
    REQUIRE(picture);
    CHECK(picture->bytes() == signature + head + drawn + end);
    // A chunk that says it is longer than the file ends it.
    const std::string cut = signature + head + word(0x7fffffff) + "IDAT";
    const Result<EmbeddedPicture> shorter = EmbeddedPicture::fromUri("data:image/png;base64," + base64(cut + "xxxx"));
    REQUIRE(shorter);
    CHECK(shorter->bytes() == signature + head);
}

TEST_CASE("a JPEG of very many passes, or of two frames, is refused before it is decoded", "[hostile]")
{
    const auto segment = [](char marker, const std::string& data) {
        const std::size_t length = data.size() + 2;
        return std::string("\xff") + marker + static_cast<char>(length >> 8) + static_cast<char>(length & 0xff) + data;
    };
    const std::string frame = segment('\xc2', std::string("\x08\x01\x00\x02\x00\x01\x01\x11\x00", 9));
    // Coded data with a stuffed FF, a restart marker, and a fill byte before what follows.
    const std::string scan =
        segment('\xda', std::string("\x01\x01\x00\x00\x00\x00", 6)) + std::string("\x12\xff\x00\xff\xd0\x34\xff", 7);
    const auto picture = [&](int frames, int scans) {
        std::string bytes = "\xff\xd8\xff\x01" + segment('\xe0', "JFIF");
        for (int i = 0; i < frames; ++i) bytes += frame;
        for (int i = 0; i < scans; ++i) bytes += scan;
        return EmbeddedPicture::fromUri("data:image/jpeg;base64," + base64(bytes + "\xff\xd9"));
    };
    const Result<EmbeddedPicture> sound = picture(1, 10);
    REQUIRE(sound);
    CHECK(sound->width() == 512);
    CHECK(sound->height() == 256);
    const Result<EmbeddedPicture> many = picture(1, 15'000);
    REQUIRE_FALSE(many);
    CHECK(many.error() == "the picture is stored in too many passes; save it as an ordinary JPEG");
    CHECK_FALSE(picture(2, 1));
    CHECK_FALSE(picture(0, 1));
}

}  // namespace pictures_test
