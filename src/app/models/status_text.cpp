#include "app/models/status_text.hpp"

#include "app/text.hpp"

#include <QCoreApplication>
#include <QStringList>

namespace drumhead::app {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Status", text); }

}  // namespace

QString statusMark(Status status)
{
    switch (status) {
    case Status::Read: return tr("our reading");
    case Status::House: return tr("house rule");
    case Status::Printed: break;
    }
    return {};
}

QString statusSentence(Status status)
{
    switch (status) {
    case Status::Read: return tr("Our reading of unclear print");
    case Status::House: return tr("House rule");
    case Status::Printed: break;
    }
    return tr("Printed in the source");
}

QString sourceText(const Ruleset& ruleset, const std::vector<int>& cites, Status status)
{
    QStringList ids;
    for (const int cite : cites) ids << toQt(ruleset.ledger.rows()[static_cast<std::size_t>(cite)].id);
    const QString mark = statusMark(status);
    if (mark.isEmpty()) return ids.join(QStringLiteral(", "));
    return ids.isEmpty() ? mark : ids.join(QStringLiteral(", ")) + QStringLiteral(" · ") + mark;
}

}  // namespace drumhead::app
