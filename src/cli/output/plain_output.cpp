#include "cli/output/plain_output.hpp"

#include <string_view>
#include <utility>

namespace drumhead::cli {

namespace {

constexpr unsigned char latinLead = 0xC2;
constexpr std::string_view turnLead = "\xE2\x80";  // of U+202D and U+202E, which force a direction upon all letters
constexpr const char* replacement = "\xEF\xBF\xBD";

bool isControl(unsigned char byte) { return (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F; }

bool isLead(const std::string& bytes) { return turnLead.starts_with(bytes); }

/// Whether the last byte ends such a character.
bool isTurn(unsigned char last) { return last == 0xAD || last == 0xAE; }

}  // namespace

PlainOutput::~PlainOutput()
{
    if (m_held != '\0') m_to.put(static_cast<char>(m_held));  // at the very end
    m_to << m_lead;
}

/// Holds back what may begin a character that turns the direction of writing; false: it is none.
bool PlainOutput::holdsLead(unsigned char byte)
{
    if (m_lead.size() == turnLead.size() && isTurn(byte)) {
        m_lead.clear();
        m_text += replacement;
        return true;
    }
    if (!m_lead.empty() && isLead(m_lead + static_cast<char>(byte))) {
        m_lead += static_cast<char>(byte);
        return true;
    }
    m_text += std::exchange(m_lead, {});
    if (isLead({static_cast<char>(byte)})) m_lead = static_cast<char>(byte);
    return !m_lead.empty();
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
    if (holdsLead(byte)) return;
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
