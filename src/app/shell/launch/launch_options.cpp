#include "app/shell/launch/launch_options.hpp"

#include "app/shared/file_kinds.hpp"
#include "app/shell/launch/man_page.hpp"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QUrl>

namespace drumhead::app {

namespace {

struct LaunchOptionsWords {
    Q_DECLARE_TR_FUNCTIONS(LaunchOptions)
};

LaunchOptions leave(LaunchOptions::Then then, const QString& message)
{
    LaunchOptions options;
    options.then = then;
    options.message = message;
    return options;
}

/// What a desktop hands over as a file's address.
QString localPath(const QString& word)
{
    const QUrl address(word);
    return address.isLocalFile() ? address.toLocalFile() : word;
}

}  // namespace

LaunchOptions readCommandLine(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(LaunchOptionsWords::tr("The referee's assistant for horse-and-musket wargames."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  LaunchOptionsWords::tr("Shows this help."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")},
                                     LaunchOptionsWords::tr("Shows the version."));
    const QCommandLineOption folder(QStringLiteral("rulesets"),
                                    LaunchOptionsWords::tr("Looks for rulesets in FOLDER, or uses FOLDER as one."),
                                    QStringLiteral("FOLDER"));
    const QCommandLineOption ruleset(QStringLiteral("ruleset"), LaunchOptionsWords::tr("Opens with this ruleset."),
                                     QStringLiteral("ID"));
    const QCommandLineOption procedure(QStringLiteral("procedure"),
                                       LaunchOptionsWords::tr("Opens with this procedure."), QStringLiteral("ID"));
    const QCommandLineOption set(QStringLiteral("set"),
                                 LaunchOptionsWords::tr("Answers a question in advance; can be given more than once."),
                                 QStringLiteral("NAME=VALUE"));
    const QCommandLineOption alone(
        QStringLiteral("new-window"),
        LaunchOptionsWords::tr("Opens a new window; without it an open window comes to the front and opens FILE."));
    QCommandLineOption manual(QStringLiteral("man"));
    manual.setFlags(QCommandLineOption::HiddenFromHelp);
    const QList<QCommandLineOption> all{help, version, folder, ruleset, procedure, set, alone};
    parser.addOptions(all + QList<QCommandLineOption>{manual});
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        LaunchOptionsWords::tr(
            "Opens a battle (*.drumhead), or starts one from a scenario (*.scenario.json); a battle started from it today is continued."),
        QStringLiteral("[FILE]"));
    if (!parser.parse(arguments)) return leave(LaunchOptions::Then::Fail, parser.errorText());
    if (parser.isSet(help)) return leave(LaunchOptions::Then::Leave, parser.helpText());
    if (parser.isSet(version)) return leave(LaunchOptions::Then::Leave, QStringLiteral("Drumhead " DRUMHEAD_VERSION));
    if (parser.isSet(manual)) return leave(LaunchOptions::Then::Leave, manPage(parser.applicationDescription(), all));
    QStringList files;
    for (const QString& each : parser.positionalArguments()) files << localPath(each);
    const bool isBattle = files.size() == 1 && (isBattleFile(files.first()) || isScenarioFile(files.first()));
    if (files.size() > 1)
        return leave(LaunchOptions::Then::Fail,
                     LaunchOptionsWords::tr("One file at a time: “%1” is one too many; try --help.").arg(files[1]));
    if (!files.isEmpty() && !isBattle)
        return leave(LaunchOptions::Then::Fail,
                     LaunchOptionsWords::tr(
                         "“%1” is neither a battle (*.drumhead) nor a scenario (*.scenario.json); try --help.")
                         .arg(files.first()));
    LaunchOptions options;
    if (isBattle) options.battle = QDir().absoluteFilePath(files.first());
    for (const QString& each : parser.values(folder)) options.folders << QDir(each).absolutePath();
    options.ruleset = parser.value(ruleset);
    options.procedure = parser.value(procedure);
    options.answers = parser.values(set);
    options.isAlone = parser.isSet(alone) || options.isForCombat();
    return options;
}

}  // namespace drumhead::app
