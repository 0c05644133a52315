#include "app/shared/rules/status_text.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/rules/reading_parts.hpp"

#include <QCoreApplication>

namespace drumhead::app {

namespace {

struct StatusWords {
    Q_DECLARE_TR_FUNCTIONS(Status)
};

}  // namespace

QString statusMark(Status status)
{
    switch (status) {
    case Status::Read: return StatusWords::tr("our reading");
    case Status::House: return StatusWords::tr("house rule");
    case Status::Printed: break;
    }
    return {};
}

QString statusSentence(Status status)
{
    switch (status) {
    case Status::Read: return StatusWords::tr("Our reading of unclear print");
    case Status::House: return StatusWords::tr("House rule");
    case Status::Printed: break;
    }
    return StatusWords::tr("Printed in the source");
}

QString readingText(const std::string& reading)
{
    const ReadingParts parts = readingParts(reading);
    const auto shown = [](std::string_view part) { return toQt(withDashes(std::string(part))); };
    if (parts.printed.empty()) return StatusWords::tr("Our reading: %1").arg(shown(parts.reading));
    QString text = StatusWords::tr("In print: %1\nOur reading: %2").arg(shown(parts.printed), shown(parts.reading));
    if (!parts.alternative.empty())
        text += u'\n' + StatusWords::tr("It could also be: %1").arg(shown(parts.alternative));
    return text;
}

QString sourceText(const Ruleset& ruleset, const std::vector<int>& cites, Status status)
{
    QString text;
    if (!cites.empty()) text = toQt(ruleset.ledger.rows()[static_cast<std::size_t>(cites.front())].id);
    if (cites.size() > 1) text = StatusWords::tr("%1 and %2 more").arg(text, QString::number(cites.size() - 1));
    const QString mark = statusMark(status);
    if (mark.isEmpty()) return text;
    return text.isEmpty() ? mark : text + QStringLiteral(" · ") + mark;
}

}  // namespace drumhead::app
