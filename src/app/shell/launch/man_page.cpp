#include "app/shell/launch/man_page.hpp"

#include <QCommandLineOption>

namespace drumhead::app {

namespace {

QString escaped(QString text)
{
    return text.replace(u'\\', QStringLiteral("\\e")).replace(u'-', QStringLiteral("\\-"));
}

}  // namespace

QString manPage(const QString& description, const QList<QCommandLineOption>& options)
{
    QString page = QStringLiteral(".TH DRUMHEAD 1 \"\" \"Drumhead " DRUMHEAD_VERSION
                                  "\" \"User Commands\"\n.SH NAME\ndrumhead \\- the referee's assistant for "
                                  "horse\\-and\\-musket wargames\n.SH SYNOPSIS\n.B drumhead\n[options] [FILE]\n"
                                  ".SH DESCRIPTION\n");
    page += escaped(description)
        + QStringLiteral("\nFILE is a battle (*.drumhead) or a scenario "
                         "(*.scenario.json).\n.SH OPTIONS\n");
    for (const QCommandLineOption& each : options) {
        QStringList names;
        for (const QString& name : each.names())
            names << (name.size() == 1 ? u'-' + name : QStringLiteral("--") + name);
        QString head = names.join(QStringLiteral(", "));
        if (!each.valueName().isEmpty()) head += u' ' + each.valueName();
        page += QStringLiteral(".TP\n.B ") + escaped(head) + u'\n' + escaped(each.description()) + u'\n';
    }
    return page + QStringLiteral(".SH SEE ALSO\n.BR drumhead\\-cli (1)\n");
}

}  // namespace drumhead::app
