#include "app/shared/actions/action_keys.hpp"

#include "app/shared/actions/action_button.hpp"
#include "app/shared/settings/settings.hpp"

#include <QAction>
#include <QCoreApplication>

namespace drumhead::app {

namespace {

struct ActionKeysWords {
    Q_DECLARE_TR_FUNCTIONS(ActionKeys)
};

QString group() { return QStringLiteral("keys/"); }

QString keyOfSpec(const ActionSpec& spec) { return group() + QString::fromLatin1(spec.name); }

QList<QKeySequence> fromTexts(const QStringList& texts)
{
    QList<QKeySequence> keys;
    for (const QString& each : texts) {
        if (!each.isEmpty()) keys << QKeySequence(each, QKeySequence::PortableText);
    }
    return keys;
}

/// All keys that were given to any action.
QList<QKeySequence> given(Settings& settings)
{
    QList<QKeySequence> keys;
    settings.beginGroup(QStringLiteral("keys"));
    for (const QString& each : settings.childKeys()) keys << fromTexts(settings.value(each).toStringList());
    settings.endGroup();
    return keys;
}

bool isFunctionKey(int key) { return key >= Qt::Key_F1 && key <= Qt::Key_F35; }

bool belongsToFields(const QKeySequence& key)
{
    const QList<QKeySequence> fields{QKeySequence(Qt::CTRL | Qt::Key_C), QKeySequence(Qt::CTRL | Qt::Key_X),
                                     QKeySequence(Qt::CTRL | Qt::Key_V), QKeySequence(Qt::CTRL | Qt::Key_A)};
    return fields.contains(key);
}

}  // namespace

QList<QKeySequence> keysOf(const ActionSpec& spec)
{
    Settings settings;
    if (settings.contains(keyOfSpec(spec))) return fromTexts(settings.value(keyOfSpec(spec)).toStringList());
    QList<QKeySequence> usual = spec.keys;
    const QList<QKeySequence> taken = given(settings);
    usual.removeIf([&](const QKeySequence& each) { return taken.contains(each); });
    return usual;
}

void giveKeys(const ActionSpec& spec, const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& each : keys) texts << each.toString(QKeySequence::PortableText);
    if (texts.isEmpty()) texts << QString();  // an empty list would not be kept
    Settings().setValue(keyOfSpec(spec), texts);
}

void forgetKeys(const ActionSpec& spec) { Settings().remove(keyOfSpec(spec)); }

QString keyFault(const QKeySequence& key, const QAction& action, const std::vector<QAction*>& all)
{
    if (key.isEmpty()) return ActionKeysWords::tr("That is not a key on its own.");
    const QString name = key.toString(QKeySequence::NativeText);
    const Qt::KeyboardModifiers with = key[0].keyboardModifiers() & ~Qt::KeypadModifier;
    const int plain = key[0].key();
    if (!(with & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) && !isFunctionKey(plain))
        return ActionKeysWords::tr("%1 alone is needed for typing. Add Ctrl, or choose a function key.").arg(name);
    if (with == Qt::AltModifier && plain >= Qt::Key_A && plain <= Qt::Key_Z && !action.shortcuts().contains(key))
        return ActionKeysWords::tr("%1 is reserved for menus and buttons.").arg(name);
    if (belongsToFields(key)) return ActionKeysWords::tr("%1 is used in text fields.").arg(name);
    for (const QAction* each : all) {
        if (each != &action && each->shortcuts().contains(key))
            return ActionKeysWords::tr("%1 is already in use: %2.").arg(name, actionName(*each));
    }
    return {};
}

QString actionName(const QAction& action) { return action.text().remove(u'&').remove(u'…'); }

QString keyList(const QList<QKeySequence>& keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText)
        .replace(QStringLiteral("; "), ActionKeysWords::tr(" or "));
}

}  // namespace drumhead::app
