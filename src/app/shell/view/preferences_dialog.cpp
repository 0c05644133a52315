#include "app/shell/view/preferences_dialog.hpp"

#include "app/shared/actions/window_actions.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/settings/preferences.hpp"
#include "app/shared/widgets/manual_place.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include <cmath>

namespace drumhead::app {

namespace {

QComboBox* choices(const QString& name, const QStringList& texts, int current, QWidget* parent)
{
    auto* combo = new QComboBox(parent);
    combo->setObjectName(name);
    combo->addItems(texts);
    combo->setCurrentIndex(current);
    return combo;
}

/// Its own width is a fraction of a pixel too narrow in some large types.
void addCaptioned(QFormLayout& form, const QString& caption, QWidget* field)
{
    auto* label = new QLabel(caption, field->parentWidget());
    label->setContentsMargins(0, 0, 4, 0);
    label->setBuddy(field);
    form.addRow(label, field);
}

/// Several fields, one below the other: the caption stands beside the first.
void addCaptionedBox(QFormLayout& form, const QString& caption, QWidget* box)
{
    QLabel* const label = plainText(caption, box->parentWidget());
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    form.addRow(label, box);
}

}  // namespace

PreferencesDialog::PreferencesDialog(Appearance& appearance, WindowActions& actions, QWidget* parent)
    : QDialog(parent), m_appearance(appearance), m_actions(actions), m_content(new QWidget),
      m_form(new QFormLayout(m_content)), m_area(new QScrollArea(this))
{
    setObjectName(QStringLiteral("preferencesDialog"));
    setManualPlace(*this, ManualPlace::Preferences);
    setWindowTitle(tr("Preferences"));
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addLooks(*m_form);
    addLanguage(*m_form);
    addDice(*m_form);
    addLength(*m_form);
    addClock(*m_form);
    addQuestions(*m_form);
    addRest(*m_form);
    m_area->setObjectName(QStringLiteral("preferencesArea"));
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(m_content);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_area, 1);
    m_note = plainText(tr("Changes apply at once."), this);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    fitSize();
}

void PreferencesDialog::addLooks(QFormLayout& form)
{
    auto* size = new QSpinBox(m_content);
    size->setObjectName(QStringLiteral("typeSize"));
    size->setRange(80, 300);
    size->setSingleStep(10);
    size->setSuffix(QStringLiteral(" %"));
    size->setKeyboardTracking(false);
    size->setValue(static_cast<int>(std::lround(m_appearance.scale() * 100)));
    connect(size, &QSpinBox::valueChanged, this, [this](int percent) { m_appearance.setScale(percent / 100.0); });
    addCaptioned(form, tr("T&ype"), size);

    QAction* const large = m_actions[WindowAction::LargeVerdict];
    auto* verdict = choices(QStringLiteral("verdictSize"), {tr("Large"), tr("Larger still, to read across the table")},
                            large->isChecked() ? 1 : 0, m_content);
    connect(verdict, &QComboBox::currentIndexChanged, large, [large](int at) { large->setChecked(at == 1); });
    addCaptioned(form, tr("&Verdict"), verdict);

    auto* colours = choices(QStringLiteral("colours"), {tr("As the desktop"), tr("Light"), tr("Dark")},
                            static_cast<int>(m_appearance.theme()), m_content);
    connect(colours, &QComboBox::currentIndexChanged, this, [this](int at) {
        using A = WindowAction;
        m_actions[at == 0 ? A::SystemTheme : at == 1 ? A::LightTheme : A::DarkTheme]->trigger();
    });
    addCaptioned(form, tr("&Colours"), colours);
}

void PreferencesDialog::addLanguage(QFormLayout& form)
{
    QStringList names{tr("As the system")};
    QStringList codes{QString()};
    for (const Language& each : languages()) {
        names << each.name;
        codes << each.code;
    }
    auto* language =
        choices(QStringLiteral("language"), names, static_cast<int>(codes.indexOf(chosenLanguage())), m_content);
    language->setToolTip(tr("Applies after a restart."));
    connect(language, &QComboBox::activated, this, [this, codes](int at) {
        setChosenLanguage(codes[at]);
        m_note->setText(tr("The language changes when you restart Drumhead."));
    });
    addCaptioned(form, tr("L&anguage"), language);
}

void PreferencesDialog::addDice(QFormLayout& form)
{
    auto* dice = choices(QStringLiteral("dicePlace"),
                         {tr("Typed or rolled here; the cursor starts in the field"),
                          tr("Rolled here; the cursor starts on Roll"), tr("At the table only: no Roll button")},
                         static_cast<int>(dicePlace()), m_content);
    connect(dice, &QComboBox::currentIndexChanged, this, [](int at) { setDicePlace(static_cast<DicePlace>(at)); });
    addCaptioned(form, tr("&Dice"), dice);
}

void PreferencesDialog::addLength(QFormLayout& form)
{
    auto* length = choices(QStringLiteral("otherLength"),
                           {tr("Only in the unit of the rules"), tr("Also in centimetres"), tr("Also in inches")},
                           static_cast<int>(otherLength()), m_content);
    length->setToolTip(tr("Any unit can be typed: 20 cm, 8 in, 8\", 2 ft."));
    connect(length, &QComboBox::currentIndexChanged, this,
            [](int at) { setOtherLength(static_cast<OtherLength>(at)); });
    addCaptioned(form, tr("D&istances"), length);
}

void PreferencesDialog::addClock(QFormLayout& form)
{
    auto* box = new QWidget(m_content);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* shown = new QCheckBox(tr("&measures the time each side uses, also for the report"), box);
    shown->setObjectName(QStringLiteral("turnClockShown"));
    shown->setChecked(turnClock().isShown);
    auto* bell = new QSpinBox(box);
    bell->setObjectName(QStringLiteral("turnClockBell"));
    bell->setAccessibleName(tr("Bell after so many minutes of a side's turn"));
    bell->setRange(0, 999);
    bell->setSpecialValueText(tr("no bell"));
    bell->setSuffix(tr(" min of a side's turn, then a bell"));
    bell->setValue(turnClock().bellAfter);
    bell->setEnabled(shown->isChecked());
    const auto accept = [shown, bell] {
        bell->setEnabled(shown->isChecked());
        setTurnClock({shown->isChecked(), bell->value()});
    };
    connect(shown, &QCheckBox::toggled, this, accept);
    connect(bell, &QSpinBox::valueChanged, this, accept);
    layout->addWidget(shown);
    layout->addWidget(bell);
    addCaptionedBox(form, tr("Turn clock"), box);
}

void PreferencesDialog::addQuestions(QFormLayout& form)
{
    auto* box = new QWidget(m_content);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const char* name, const QString& text, const QString& otherwise, Confirmation what) {
        auto* check = new QCheckBox(text, box);
        check->setObjectName(QString::fromLatin1(name));
        check->setToolTip(otherwise);
        check->setAccessibleDescription(otherwise);
        check->setChecked(isAsked(what));
        connect(check, &QCheckBox::toggled, this, [what](bool on) { setAsked(what, on); });
        layout->addWidget(check);
    };
    add("askLeaveCase", tr("before leaving a step with a thrown case"),
        tr("Otherwise it is applied, or kept for later if it can't be."), Confirmation::LeaveCase);
    add("askDiscard", tr("before discarding a thrown case"), tr("Otherwise its dice are gone at once."),
        Confirmation::Discard);
    add("askBranch", tr("before playing on from an earlier point"), tr("Otherwise play goes on; both lines are kept."),
        Confirmation::Branch);
    addCaptionedBox(form, tr("Ask"), box);
}

void PreferencesDialog::addRest(QFormLayout& form)
{
    auto* keys = new QPushButton(tr("Change &keys…"), m_content);
    keys->setObjectName(QStringLiteral("preferencesKeys"));
    connect(keys, &QPushButton::clicked, m_actions[WindowAction::Keys], &QAction::trigger);
    form.addRow(plainText(tr("Keys"), m_content), keys);
    auto* reset = new QPushButton(tr("&Reset windows, panels and columns"), m_content);
    reset->setObjectName(QStringLiteral("resetLayout"));
    connect(reset, &QPushButton::clicked, this, &PreferencesDialog::layoutResetWanted);
    form.addRow(plainText(tr("Layout"), m_content), reset);
    for (QPushButton* each : {keys, reset}) each->setAutoDefault(false);
}

/// A row with several fields names each of them.
QList<Preference> PreferencesDialog::preferences() const
{
    QList<Preference> all;
    for (int row = 0; row < m_form->rowCount(); ++row) {
        const auto* label = qobject_cast<QLabel*>(m_form->itemAt(row, QFormLayout::LabelRole)->widget());
        QWidget* const field = m_form->itemAt(row, QFormLayout::FieldRole)->widget();
        const QString title = label->text().remove(u'&');
        if (!field->objectName().isEmpty()) all << Preference{title, field->objectName()};
        for (const QWidget* each : field->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            const auto* button = qobject_cast<const QAbstractButton*>(each);
            const QString what = button ? button->text().remove(u'&') : each->accessibleName();
            if (field->objectName().isEmpty() && !what.isEmpty())
                all << Preference{tr("%1: %2").arg(title, what), each->objectName()};
        }
    }
    return all;
}

void PreferencesDialog::goTo(const QString& field)
{
    auto* const wanted = m_content->findChild<QWidget*>(field);
    if (!wanted) return;
    wanted->setFocus(Qt::OtherFocusReason);
    m_area->ensureWidgetVisible(wanted);
}

/// All of it without a scroll bar, where the screen has that room.
void PreferencesDialog::fitSize()
{
    const QSize rest(m_content->fontMetrics().averageCharWidth() * 6, m_content->fontMetrics().height() * 7);
    resize((m_content->sizeHint() + rest).boundedTo(screen()->availableSize() - QSize(20, 60)));
}

void PreferencesDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange) QTimer::singleShot(0, this, &PreferencesDialog::fitSize);
}

}  // namespace drumhead::app
