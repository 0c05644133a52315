#include "app/editor/notes_page.hpp"

#include "app/editor/fields/fault_note.hpp"
#include "app/editor/fields/markdown_edit.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/steady_width.hpp"

#include <QAction>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace drumhead::app {

NotesPage::NotesPage(ScenarioDocument& document, What what, QWidget* parent)
    : ListPage(parent), m_document(document), m_what(what), m_list(new QListWidget(this)), m_name(new QLineEdit(this))
{
    const bool terrain = what == What::Terrain;
    m_list->setObjectName(terrain ? QStringLiteral("terrainList") : QStringLiteral("objectiveList"));
    m_list->setAccessibleName(terrain ? tr("Pieces of terrain") : tr("Objectives of the battle"));
    m_list->setTabKeyNavigation(false);
    m_list->setMinimumWidth(fontMetrics().averageCharWidth() * 22);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QHBoxLayout(this);
    auto* left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    layout->addLayout(left, 2);
    layout->addWidget(makeFields(), 5);
    makeButtons(left);
    setTabOrder(m_list, m_name);
    setTabOrder(m_name, m_side ? static_cast<QWidget*>(m_side) : m_text->edit());
    if (m_side) setTabOrder(m_side, m_text->edit());
    connect(m_list, &QListWidget::currentRowChanged, this, &NotesPage::showNote);
    connect(m_list, &QListWidget::itemActivated, this, [this] { m_name->setFocus(); });
    connect(&document, &ScenarioDocument::changed, this, &NotesPage::refresh);
    refresh();
}

void NotesPage::makeButtons(QLayout* layout)
{
    const bool terrain = m_what == What::Terrain;
    auto* row = new QWidget(this);
    auto* buttons = new FlowLayout(row, 4);
    buttons->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(row);
    const auto button = [&](const QString& text, const char* name, auto action) {
        auto* made = new QPushButton(text, row);
        made->setObjectName((terrain ? QStringLiteral("terrain") : QStringLiteral("objective"))
                            + QString::fromLatin1(name));
        made->setAccessibleName(terrain ? tr("%1 (terrain)").arg(QString(text).remove(u'&'))
                                        : tr("%1 (objective)").arg(QString(text).remove(u'&')));
        buttons->addWidget(made);
        connect(made, &QPushButton::clicked, this, action);
    };
    button(tr("&Add"), "Add", [this] { add(); });
    button(tr("Re&move"), "Remove", [this] { remove(); });
    button(tr("U&p"), "Up", [this] { shift(-1); });
    button(tr("Do&wn"), "Down", [this] { shift(1); });
}

QWidget* NotesPage::makeFields()
{
    const bool terrain = m_what == What::Terrain;
    const QString prefix = terrain ? QStringLiteral("terrain") : QStringLiteral("objective");
    auto* fields = new QWidget(this);
    auto* layout = new QVBoxLayout(fields);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    layout->addLayout(form);
    auto* caption = new QLabel(tr("&Name"), fields);
    m_name->setParent(fields);
    m_name->setObjectName(prefix + QStringLiteral("Name"));
    m_name->setAccessibleName(terrain ? tr("Name of the terrain") : tr("Name of the objective"));
    caption->setBuddy(m_name);
    addRowWithFaults(*form, m_document, caption, m_name, [this] { return faultsOf("name"); });
    if (!terrain) {
        m_side = new QComboBox(fields);
        m_side->setObjectName(QStringLiteral("objectiveSide"));
        limitWidth(*m_side);
        form->addRow(tr("&Of the side"), m_side);
        connect(m_side, &QComboBox::activated, this, [this] {
            edit("side", [this](ScenarioNote& note) { note.side = m_side->currentData().toString().toStdString(); });
        });
    }
    m_text = new MarkdownEdit(terrain ? tr("What the terrain does") : tr("What the objective is worth"),
                              prefix + QStringLiteral("Text"), fields);
    layout->addWidget(m_text, 1);
    layout->addWidget(new FaultNote(
        m_document, m_text, [this] { return faultsOf("text"); }, fields));
    connect(m_name, &QLineEdit::textEdited, this,
            [this] { edit("name", [this](ScenarioNote& note) { note.name = m_name->text().toStdString(); }); });
    connect(m_text, &MarkdownEdit::edited, this,
            [this] { edit("text", [this](ScenarioNote& note) { note.text = m_text->text().toStdString(); }); });
    return fields;
}

std::vector<ScenarioProblem> NotesPage::faultsOf(const std::string& key) const
{
    const auto part = m_what == What::Terrain ? ScenarioSpot::Part::Terrain : ScenarioSpot::Part::Objective;
    std::vector<ScenarioProblem> found;
    for (const ScenarioProblem& each : m_document.problems()) {
        if (each.spot == ScenarioSpot{part, m_list->currentRow(), key}) found.push_back(each);
    }
    return found;
}

template <typename Change>
void NotesPage::edit(const char* key, Change change)
{
    const int row = m_list->currentRow();
    if (row < 0) return;
    m_document.change(m_what == What::Terrain ? tr("Terrain") : tr("Objective"),
                      QStringLiteral("%1:%2:%3").arg(m_list->objectName(), QString::fromLatin1(key)).arg(row),
                      [&](Scenario& next) { change(notes(next)[static_cast<std::size_t>(row)]); });
}

void NotesPage::refresh()
{
    const int row = m_list->currentRow();
    {
        const QSignalBlocker quiet(m_list);
        while (m_list->count() > static_cast<int>(notes().size())) delete m_list->takeItem(m_list->count() - 1);
        for (std::size_t i = 0; i < notes().size(); ++i) {
            const QString name = notes()[i].name.empty() ? tr("(no name)") : toQt(notes()[i].name);
            if (static_cast<int>(i) < m_list->count()) m_list->item(static_cast<int>(i))->setText(name);
            else m_list->addItem(name);
        }
        m_list->setCurrentRow(std::min(std::max(row, 0), m_list->count() - 1));
    }
    showNote();
}

void NotesPage::showNote()
{
    const int row = m_list->currentRow();
    const ScenarioNote none, &note = row < 0 ? none : notes()[static_cast<std::size_t>(row)];
    if (m_name->text() != toQt(note.name)) {
        m_name->setText(toQt(note.name));
        m_name->setCursorPosition(0);  // a long one shows its beginning
    }
    m_name->setPlaceholderText(row < 0 ? tr("Insert adds one.") : QString());
    m_text->setText(toQt(note.text));
    m_name->setEnabled(row >= 0);
    m_text->setEnabled(row >= 0);
    if (m_side) showSides(note.side);
    for (FaultNote* const each : findChildren<FaultNote*>()) each->refresh();
}

void NotesPage::showSides(const std::string& chosen)
{
    m_side->setEnabled(m_list->currentRow() >= 0);
    const QSignalBlocker quiet(m_side);
    m_side->clear();
    m_side->addItem(tr("both"), QString());
    for (const ScenarioEntity& each : m_document.scenario().entities) {
        if (each.kind == EntityKind::Side) m_side->addItem(toQt(each.name), toQt(each.id));
    }
    m_side->setCurrentIndex(std::max(0, m_side->findData(toQt(chosen))));
}

void NotesPage::add()
{
    const QString name = m_what == What::Terrain ? tr("New terrain") : tr("New objective");
    m_document.change(name, {}, [&](Scenario& next) { notes(next).push_back({name.toStdString(), {}, {}}); });
    show(m_list->count() - 1);
    m_name->selectAll();
}

void NotesPage::remove()
{
    const int row = m_list->currentRow();
    if (row < 0) return;
    m_document.change(tr("Remove"), {}, [&](Scenario& next) { notes(next).erase(notes(next).begin() + row); });
}

void NotesPage::shift(int by)
{
    const int row = m_list->currentRow(), to = row + by;
    if (row < 0 || to < 0 || to >= m_list->count()) return;
    m_document.change(tr("Move"), {}, [&](Scenario& next) {
        std::swap(notes(next)[static_cast<std::size_t>(row)], notes(next)[static_cast<std::size_t>(to)]);
    });
    m_list->setCurrentRow(to);
}

std::vector<QWidget*> NotesPage::places() const { return {m_list}; }

void NotesPage::show(int note)
{
    m_list->setCurrentRow(note);
    m_name->setFocus();
}

}  // namespace drumhead::app
