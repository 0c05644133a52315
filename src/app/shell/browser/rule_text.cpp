#include "app/shell/browser/rule_text.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/rules/status_text.hpp"
#include "app/shell/browser/rule_item_model.hpp"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace drumhead::app {

namespace {

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(RuleText)
};

QString escaped(const std::string& text) { return typeset(text).toHtmlEscaped(); }

QString linkTo(const std::vector<RuleItem>& index, std::size_t item)
{
    const RuleItem& of = index[item];
    const bool isStatement = of.kind == RuleItemKind::Statement;
    return QStringLiteral("<a href=\"item:%1\">%2</a>").arg(item).arg(escaped(isStatement ? of.id : of.title))
        + (isStatement ? QStringLiteral(": ") + escaped(of.title)
                       : QStringLiteral(" (%1)").arg(ruleKindTitle(of.kind).toLower().toHtmlEscaped()));
}

QString linesHtml(const RuleItem& item)
{
    QString html;
    for (const std::string& line : item.lines) {
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        html += QStringLiteral("<p style=\"margin-left:%1px; margin-top:2px; margin-bottom:2px\">%2</p>")
                    .arg(indent * 5)
                    .arg(escaped(line.substr(indent)));
    }
    return html;
}

QString listHtml(const QString& heading, const std::vector<RuleItem>& index, const std::vector<std::size_t>& items)
{
    if (items.empty()) return {};
    QString html = QStringLiteral("<p style=\"margin-bottom:2px\"><b>%1</b></p>").arg(heading.toHtmlEscaped());
    for (const std::size_t each : items)
        html += QStringLiteral("<p style=\"margin-top:2px; margin-bottom:2px\">%1</p>").arg(linkTo(index, each));
    return html;
}

std::vector<std::size_t> statementsOf(const std::vector<RuleItem>& index, std::size_t item)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < index.size(); ++i) {
        const std::vector<std::size_t>& uses = index[i].uses;
        if (index[i].kind == RuleItemKind::Statement && std::binary_search(uses.begin(), uses.end(), item))
            found.push_back(i);
    }
    return found;
}

}  // namespace

QString ruleHtml(const std::vector<RuleItem>& index, std::size_t item, bool isUsed)
{
    const RuleItem& of = index[item];
    const bool isStatement = of.kind == RuleItemKind::Statement;
    QStringList about{ruleKindTitle(of.kind), toQt(of.id)};
    if (!of.under.empty()) about << toQt(of.under);
    about << statusSentence(of.status);
    if (isUsed) about << RuleText::tr("✓ used in this battle");
    QString html = QStringLiteral("<h3>%1</h3><p>%2</p>")
                       .arg(escaped(isStatement ? of.id : of.title), about.join(QStringLiteral(" · ")).toHtmlEscaped());
    html += linesHtml(of);
    html +=
        listHtml(RuleText::tr("Based on"), index, isStatement ? std::vector<std::size_t>() : statementsOf(index, item));
    html += listHtml(isStatement ? RuleText::tr("Carried out by") : RuleText::tr("Used by"), index, of.uses);
    if (of.uses.empty() && isStatement)
        html += QStringLiteral("<p>%1</p>")
                    .arg(RuleText::tr("No rule uses it: players apply it themselves.").toHtmlEscaped());
    return html;
}

}  // namespace drumhead::app
