#include "app/models/status_text.hpp"

#include "app/text.hpp"

#include <QCoreApplication>

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
    QString text;
    if (!cites.empty()) text = toQt(ruleset.ledger.rows()[static_cast<std::size_t>(cites.front())].id);
    if (cites.size() > 1) text = tr("%1 and %2 more").arg(text).arg(cites.size() - 1);
    const QString mark = statusMark(status);
    if (mark.isEmpty()) return text;
    return text.isEmpty() ? mark : text + QStringLiteral(" · ") + mark;
}

}  // namespace drumhead::app
