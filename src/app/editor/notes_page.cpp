#include "app/editor/notes_page.hpp"

#include "app/editor/markdown_edit.hpp"
#include "app/text.hpp"

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

NotesPage::NotesPage(ScenarioDocument& document, What what, QWidget* parent) : QWidget(parent), m_document(document), m_what(what), m_list(new QListWidget(this)), m_name(new QLineEdit(this))
{
    const bool terrain = what == What::Terrain;
    const QString prefix = terrain ? QStringLiteral("terrain") : QStringLiteral("objective");
    m_list->setObjectName(prefix + QStringLiteral("List"));
    m_list->setAccessibleName(terrain ? tr("Pieces of terrain") : tr("Objectives of the battle"));
    m_list->setTabKeyNavigation(false);
    m_name->setObjectName(prefix + QStringLiteral("Name"));
    m_text = new MarkdownEdit(terrain ? tr("What the terrain does") : tr("What the objective is worth"), prefix + QStringLiteral("Text"), this);
    auto* layout = new QHBoxLayout(this);
    auto* left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    auto* buttons = new QHBoxLayout;
    left->addLayout(buttons);
    const auto button = [&](const QString& text, const QString& name, auto action) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(prefix + name);
        made->setAccessibleName(terrain ? tr("%1 (terrain)").arg(QString(text).remove(u'&')) : tr("%1 (objective)").arg(QString(text).remove(u'&')));
        buttons->addWidget(made);
        connect(made, &QPushButton::clicked, this, action);
    };
    button(tr("&Add"), QStringLiteral("Add"), [this] { add(); });
    button(tr("Re&move"), QStringLiteral("Remove"), [this] { remove(); });
    button(tr("U&p"), QStringLiteral("Up"), [this] { shift(-1); });
    button(tr("Do&wn"), QStringLiteral("Down"), [this] { shift(1); });
    auto* form = new QFormLayout;
    auto* caption = new QLabel(tr("&Name"), this);
    caption->setBuddy(m_name);
    m_name->setAccessibleName(terrain ? tr("Name of the terrain") : tr("Name of the objective"));
    form->addRow(caption, m_name);
    if (!terrain) {
        m_side = new QComboBox(this);
        m_side->setObjectName(QStringLiteral("objectiveSide"));
        form->addRow(tr("&Of the side"), m_side);
        connect(m_side, &QComboBox::activated, this, [this] { edit("side", [this](ScenarioNote& note) { note.side = m_side->currentData().toString().toStdString(); }); });
    }
    auto* right = new QVBoxLayout;
    right->addLayout(form);
    right->addWidget(m_text, 1);
    layout->addLayout(left, 2);
    layout->addLayout(right, 5);
    connect(m_list, &QListWidget::currentRowChanged, this, &NotesPage::showNote);
    connect(m_name, &QLineEdit::textEdited, this, [this] { edit("name", [this](ScenarioNote& note) { note.name = m_name->text().toStdString(); }); });
    connect(m_text, &MarkdownEdit::edited, this, [this] { edit("text", [this](ScenarioNote& note) { note.text = m_text->text().toStdString(); }); });
    connect(&document, &ScenarioDocument::changed, this, &NotesPage::refresh);
    refresh();
    if (m_list->count() > 0) m_list->setCurrentRow(0);
}

template <typename Change>
void NotesPage::edit(const char* key, Change change)
{
    const int row = m_list->currentRow();
    if (row < 0) return;
    m_document.change(m_what == What::Terrain ? tr("Terrain") : tr("Objective"), QStringLiteral("%1:%2:%3").arg(m_list->objectName(), QString::fromLatin1(key)).arg(row),
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
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    showNote();
}

void NotesPage::showNote()
{
    const int row = m_list->currentRow();
    const ScenarioNote none, &note = row < 0 ? none : notes()[static_cast<std::size_t>(row)];
    if (m_name->text() != toQt(note.name)) m_name->setText(toQt(note.name));
    m_text->setText(toQt(note.text));
    m_name->setEnabled(row >= 0);
    m_text->setEnabled(row >= 0);
    if (!m_side) return;
    m_side->setEnabled(row >= 0);
    const QSignalBlocker quiet(m_side);
    m_side->clear();
    m_side->addItem(tr("both"), QString());
    for (const ScenarioEntity& each : m_document.scenario().entities) {
        if (each.kind == EntityKind::Side) m_side->addItem(toQt(each.name), toQt(each.id));
    }
    m_side->setCurrentIndex(std::max(0, m_side->findData(toQt(note.side))));
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
    m_document.change(tr("Move"), {}, [&](Scenario& next) { std::swap(notes(next)[static_cast<std::size_t>(row)], notes(next)[static_cast<std::size_t>(to)]); });
    m_list->setCurrentRow(to);
}

void NotesPage::show(int note)
{
    m_list->setCurrentRow(note);
    m_name->setFocus();
}

}  // namespace drumhead::app
