#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace drumhead::cli {

/// Passes text on to a terminal with U+FFFD in the place of control characters other than tabs and ends of lines, and
/// of those that force a direction upon the letters: names and sentences of strangers' files could else move the
/// cursor, change colours, hide what stands there or change its order.
class PlainOutput : public std::streambuf {
public:
    explicit PlainOutput(std::ostream& to) : m_to(to) {}
    ~PlainOutput() override;

protected:
    int_type overflow(int_type letter) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    void put(unsigned char byte);
    bool holdsLead(unsigned char byte);
    void send();

    std::ostream& m_to;
    std::string m_text;           ///< to be sent
    std::string m_lead;           ///< the beginning of what may force a direction
    unsigned char m_held = '\0';  ///< 0xC2, which may begin a control character of Latin-1, or a carriage return
};

}  // namespace drumhead::cli
