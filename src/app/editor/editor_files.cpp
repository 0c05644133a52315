#include "app/editor/editor_files.hpp"

#include "app/editor/csv/csv_dialog.hpp"
#include "app/editor/document/scenario_files.hpp"
#include "app/shared/file_kinds.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/shipped_scenarios.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/dialogs/save_file.hpp"
#include "app/sheets/sheets_dialog.hpp"
#include "drumhead/game/scenario/scenario_text.hpp"

#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

namespace drumhead::app {

namespace {

QString suggestedFile(const QString& name)
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u'/' + name;
}

QString suggestedFile(const Scenario& scenario, const QString& ending)
{
    return suggestedFile((scenario.id.empty() ? QStringLiteral("battle") : toQt(scenario.id)) + ending);
}

}  // namespace

EditorFiles::EditorFiles(ScenarioDocument& document, QWidget& window)
    : QObject(&window), m_document(document), m_window(window)
{}

bool EditorFiles::save()
{
    const QString file = m_document.file();
    if (file.isEmpty() || isShippedScenario(file)) return saveAs();
    if (m_document.isChangedElsewhere()) return saveOverOther();
    const bool isSaved = !m_document.isModified() && QFileInfo::exists(file);
    if (!isSaved) return saveTo(file);
    Q_EMIT done(tr("Saved as %1.").arg(file));
    return true;
}

bool EditorFiles::saveTo(const QString& file)
{
    const QString fault = m_document.save(file);
    Q_EMIT told(fault);
    if (!fault.isEmpty()) return false;
    Q_EMIT done(tr("Saved as %1.").arg(file));
    return true;
}

bool EditorFiles::saveOverOther()
{
    const MessageAnswer answer =
        askMessage(&m_window,
                   {.name = QStringLiteral("changedElsewhere"),
                    .title = tr("Replace the file?"),
                    .text = tr("%1 was changed elsewhere since you opened it here.").arg(m_document.file()),
                    .icon = QMessageBox::Question,
                    .buttons = QMessageBox::Cancel,
                    .accept = tr("Save &as…"),
                    .other = tr("&Replace it")});
    if (answer == MessageAnswer::Accept) return saveAs();
    return answer == MessageAnswer::Other && saveTo(m_document.file());
}

/// What came with the program stays as it is: it is offered under its name among the person's own documents.
bool EditorFiles::saveAs()
{
    const QString now = m_document.file();
    const bool isShipped = isShippedScenario(now);
    const QString file = askSaveFile(&m_window,
                                     {isShipped ? tr("Save your own copy of the scenario") : tr("Save the scenario"),
                                      now.isEmpty()   ? suggestedFile(m_document.scenario(), scenarioEnding)
                                          : isShipped ? suggestedFile(QFileInfo(now).fileName())
                                                      : now,
                                      tr("Scenarios (*.scenario.json)"),
                                      {scenarioEnding}});
    if (file.isEmpty()) return false;
    if (!isShippedScenario(file)) return saveTo(file);
    Q_EMIT told(tr("%1 came with the program and is not changed; save it in a folder of your own.").arg(file));
    return false;
}

void EditorFiles::importCsv()
{
    auto* dialog = new CsvDialog(m_document, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_document.change(tr("Order of battle from a spreadsheet"), {},
                          [&](Scenario& next) { next = dialog->scenario(); });
    });
    dialog->open();
}

/// Spreadsheets that are set to another language take a semicolon; all of them know the mark of UTF-8.
void EditorFiles::exportCsv()
{
    const QString file = askSaveFile(&m_window,
                                     {tr("Export the order of battle"),
                                      suggestedFile(m_document.scenario(), QStringLiteral(".csv")),
                                      tr("Spreadsheets as text (*.csv);;Between tabs (*.tsv)"),
                                      {QStringLiteral(".csv"), QStringLiteral(".tsv"), QStringLiteral(".txt")}});
    if (file.isEmpty()) return;
    const char separator = file.endsWith(QStringLiteral(".tsv"), Qt::CaseInsensitive) ? '\t'
        : QLocale().decimalPoint() == QStringLiteral(",")                             ? ';'
                                                                                      : ',';
    const QString fault = writeWhole(
        file,
        "\xEF\xBB\xBF"
            + QByteArray::fromStdString(armyListToCsv(m_document.scenario(), m_document.ruleset(), separator)));
    Q_EMIT told(fault);
    if (fault.isEmpty()) Q_EMIT done(tr("Exported as %1.").arg(file));
}

/// On paper it speaks as the window does, where a file beside it translates it.
Scenario EditorFiles::spokenScenario() const
{
    const Scenario& scenario = m_document.scenario();
    if (m_document.file().isEmpty() || spokenTexts()->isEnglish()) return scenario;
    const std::string written = scenarioToJson(scenario, m_document.ruleset());
    const std::string file = m_document.file().toStdString();
    const std::string spoken = inLanguage(written, file, *spokenTexts());
    if (spoken == written) return scenario;
    LoadedScenario loaded = loadScenario(file, spoken, m_document.ruleset());
    return loaded.usable() ? std::move(*loaded.scenario) : scenario;
}

/// What an evening needs on paper, before any battle is begun.
void EditorFiles::showSheets()
{
    m_document.checkNow();
    if (!m_document.problems().empty())
        return told(tr("No sheets can be made of it yet: fix the problems below first."));
    Q_EMIT told({});
    const Scenario scenario = spokenScenario();
    const Ruleset& ruleset = m_document.ruleset();
    SheetsDialog dialog(
        {{tr("Scenario"), SheetKind::Scenario, [&] { return scenarioSheet(scenario, ruleset); }},
         {tr("Rosters"), SheetKind::Roster, [&] { return rosterSheet(scenario, ruleset); }},
         {tr("Labels"), SheetKind::Labels, [&] { return labelSheet(scenario, ruleset); }},
         {tr("Quick reference"), SheetKind::QuickReference, [&] { return quickReference(ruleset, scenario.rulings); }},
         {tr("Rules and rulings"), SheetKind::Rules, [&] { return rulesSheet(ruleset, scenario.rulings); }}},
        toQt(scenario.title), &m_window);
    dialog.offerPack([&] { return eveningPack(scenario, ruleset); });
    dialog.exec();  // nothing changes meanwhile
}

}  // namespace drumhead::app
