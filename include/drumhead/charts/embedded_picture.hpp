#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/base/texts.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace drumhead {

/// A picture that is kept within a file: PNG or JPEG as a data URI, so that nothing else is ever loaded. Its bounds are
/// checked once, before anybody decodes it; copies share it.
class EmbeddedPicture {
public:
    static constexpr std::size_t maxBytes = 1 << 20;  ///< of the URI
    static constexpr int maxSide = 4096;              ///< in pixels

    /// Error: it is no such picture, or too large; one sentence.
    [[nodiscard]] static Result<EmbeddedPicture> fromUri(std::string_view uri, const Texts& texts = Texts());

    [[nodiscard]] const std::string& uri() const { return *m_uri; }
    /// The file's bytes in base 64.
    [[nodiscard]] std::string_view base64() const;
    /// The file, of a PNG without what draws nothing: its texts could unpack to any size.
    [[nodiscard]] std::string bytes() const;
    [[nodiscard]] bool isPng() const { return m_isPng; }
    [[nodiscard]] int width() const { return m_width; }  ///< in pixels, as its head says
    [[nodiscard]] int height() const { return m_height; }

    friend bool operator==(const EmbeddedPicture& one, const EmbeddedPicture& other)
    {
        return one.m_uri == other.m_uri || *one.m_uri == *other.m_uri;
    }

private:
    EmbeddedPicture() = default;

    std::shared_ptr<const std::string> m_uri;
    bool m_isPng = false;
    int m_width = 0;
    int m_height = 0;
};

}  // namespace drumhead
