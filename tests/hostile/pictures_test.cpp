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

}  // namespace pictures_test
