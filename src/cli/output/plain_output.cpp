#include "cli/output/plain_output.hpp"

#include <utility>

namespace drumhead::cli {

namespace {

constexpr unsigned char latinLead = 0xC2;
constexpr const char* replacement = "\xEF\xBF\xBD";

bool isControl(unsigned char byte) { return (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F; }

}  // namespace

PlainOutput::~PlainOutput()
{
    if (m_held != '\0') m_to.put(static_cast<char>(m_held));  // at the very end
}

void PlainOutput::put(unsigned char byte)
{
    const unsigned char held = std::exchange(m_held, '\0');
    if (held == latinLead && byte >= 0x80 && byte < 0xA0) {
        m_text += replacement;
        return;
    }
    // What comes after a carriage return alone would be written over what stands in the line.
    if (held == '\r' && byte != '\n') m_text += replacement;
    else if (held != '\0') m_text += static_cast<char>(held);
    if (byte == latinLead || byte == '\r') m_held = byte;
    else if (isControl(byte)) m_text += replacement;
    else m_text += static_cast<char>(byte);
}

void PlainOutput::send()
{
    m_to.write(m_text.data(), static_cast<std::streamsize>(m_text.size()));
    m_text.clear();
}

PlainOutput::int_type PlainOutput::overflow(int_type letter)
{
    if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
    put(static_cast<unsigned char>(traits_type::to_char_type(letter)));
    send();
    return m_to ? letter : traits_type::eof();
}

std::streamsize PlainOutput::xsputn(const char* text, std::streamsize size)
{
    for (std::streamsize i = 0; i < size; ++i) put(static_cast<unsigned char>(text[i]));
    send();
    return m_to ? size : 0;
}

int PlainOutput::sync()
{
    m_to.flush();
    return m_to ? 0 : -1;
}

}  // namespace drumhead::cli
