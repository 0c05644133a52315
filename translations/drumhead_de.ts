<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionKeys</name>
    <message>
        <source>That is not a key on its own.</source>
        <translation>Das allein ist keine Taste.</translation>
    </message>
    <message>
        <source>%1 alone is needed for typing. Add Ctrl, or choose a function key.</source>
        <translation>%1 allein wird zum Tippen gebraucht. Mit Strg nehmen, oder eine Funktionstaste.</translation>
    </message>
    <message>
        <source>%1 is reserved for menus and buttons.</source>
        <translation>%1 ist für Menüs und Knöpfe reserviert.</translation>
    </message>
    <message>
        <source>%1 is used in text fields.</source>
        <translation>%1 gehört den Textfeldern.</translation>
    </message>
    <message>
        <source>%1 is already in use: %2.</source>
        <translation>%1 ist vergeben: %2.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>AskedCase</name>
    <message>
        <source>There is no ruleset “%1”.</source>
        <translation>Ein Regelwerk „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>These rules have no procedure “%1”.</source>
        <translation>Diese Regeln haben keinen Vorgang „%1“.</translation>
    </message>
</context>
<context>
    <name>CaseArrangement</name>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>F6, F12</source>
        <translation>F6, F12</translation>
    </message>
</context>
<context>
    <name>CaseStore</name>
    <message>
        <source>The open cases can&apos;t be read: %1.</source>
        <translation>Die begonnenen Fälle sind nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>The file of open cases could not be read and was moved to %1.</source>
        <translation>Die Datei der begonnenen Fälle war unverständlich und liegt jetzt als %1 beiseite.</translation>
    </message>
    <message>
        <source>The file of open cases, %1, could not be read.</source>
        <translation>Die Datei der begonnenen Fälle, %1, war unverständlich.</translation>
    </message>
    <message>
        <source>The open case could not be saved: %1.</source>
        <translation>Der begonnene Fall ließ sich nicht speichern: %1.</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be created</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
</context>
<context>
    <name>DieLook</name>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>added</source>
        <translation>addiert</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>zählt nicht mit</translation>
    </message>
</context>
<context>
    <name>DroppedText</name>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>The rules have changed since this case was put aside; this no longer fits and was dropped: %1.</source>
        <translation>Die Regeln haben sich geändert, seit dieser Fall beiseitegelegt wurde; dies passt nicht mehr und entfiel: %1.</translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>The referee&apos;s assistant for horse-and-musket wargames.</source>
        <translation>Der Assistent des Spielleiters für Schlachten der Musketenzeit.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Zeigt die Version.</translation>
    </message>
    <message>
        <source>Looks for rulesets in FOLDER, or uses FOLDER as one.</source>
        <translation>Sucht Regelwerke in FOLDER (oder nimmt FOLDER als eines).</translation>
    </message>
    <message>
        <source>Opens with this ruleset.</source>
        <translation>Öffnet dieses Regelwerk.</translation>
    </message>
    <message>
        <source>Opens with this procedure.</source>
        <translation>Öffnet diesen Vorgang.</translation>
    </message>
    <message>
        <source>Answers a question in advance; can be given more than once.</source>
        <translation>Beantwortet eine Frage vorab; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Opens a new window; without it an open window comes to the front and opens FILE.</source>
        <translation>Öffnet ein eigenes Fenster; sonst kommt ein offenes nach vorn und öffnet FILE.</translation>
    </message>
    <message>
        <source>Opens a battle (*.drumhead), or starts one from a scenario (*.scenario.json); a battle started from it today is continued.</source>
        <translation>Öffnet eine Schlacht (*.drumhead) oder beginnt eine aus einem Szenario (*.scenario.json); eine heute daraus begonnene geht weiter.</translation>
    </message>
    <message>
        <source>One file at a time: “%1” is one too many; try --help.</source>
        <translation>Immer nur eine Datei: „%1“ ist eine zu viel; siehe --help.</translation>
    </message>
    <message>
        <source>“%1” is neither a battle (*.drumhead) nor a scenario (*.scenario.json); try --help.</source>
        <translation>„%1“ ist weder Schlacht (*.drumhead) noch Szenario (*.scenario.json); siehe --help.</translation>
    </message>
</context>
<context>
    <name>MainMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Schlacht</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>&amp;Fall</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Be&amp;reiche</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Chancen</translation>
    </message>
</context>
<context>
    <name>ManualPlace</name>
    <message>
        <source>A first battle in ten minutes</source>
        <translation>Eine erste Schlacht in zehn Minuten</translation>
    </message>
    <message>
        <source>Check one combat</source>
        <translation>Ein Gefecht prüfen</translation>
    </message>
    <message>
        <source>Odds explained</source>
        <translation>Chancen erklärt</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>A battle</source>
        <translation>Eine Schlacht</translation>
    </message>
    <message>
        <source>The scenario editor</source>
        <translation>Der Szenario-Editor</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>MapPicture</name>
    <message>
        <source>%1 can&apos;t be shown: %2.</source>
        <translation>%1 lässt sich nicht zeigen: %2.</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintritt</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2, secret</source>
        <translation>%1 – %2, geheim</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ModifierRows</name>
    <message>
        <source>depends on an earlier step</source>
        <translation>hängt von einem früheren Schritt ab</translation>
    </message>
    <message>
        <source>depends on %1</source>
        <translation>hängt ab von: %1</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>no fonts are installed, and without one a page would stay empty; install some (on Debian: fonts-dejavu-core)</source>
        <translation>es sind keine Schriften installiert, und ohne bliebe eine Seite leer; welche installieren (unter Debian: fonts-dejavu-core)</translation>
    </message>
    <message>
        <source>the pages can&apos;t be painted; check the printer or the file</source>
        <translation>die Seiten lassen sich nicht zeichnen; Drucker oder Datei prüfen</translation>
    </message>
    <message>
        <source>the pages can&apos;t be painted to the end; check the printer or the room on the disk</source>
        <translation>die Seiten lassen sich nicht zu Ende zeichnen; Drucker oder Platz auf der Platte prüfen</translation>
    </message>
    <message>
        <source>the PDF could not be finished</source>
        <translation>das PDF ließ sich nicht fertigstellen</translation>
    </message>
</context>
<context>
    <name>RecentMenus</name>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>&amp;Recent battles</source>
        <translation>Letzte Sc&amp;hlachten</translation>
    </message>
    <message>
        <source>Recent sce&amp;narios</source>
        <translation>Letzte Szenar&amp;ien</translation>
    </message>
    <message>
        <source>Recent c&amp;ombats</source>
        <translation>Letzte &amp;Gefechte</translation>
    </message>
</context>
<context>
    <name>ReinforcementText</name>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>✓ used in this battle</source>
        <translation>✓ in dieser Schlacht gebraucht</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Worauf es beruht</translation>
    </message>
    <message>
        <source>Carried out by</source>
        <translation>Ausgeführt von</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Wo es gebraucht wird</translation>
    </message>
    <message>
        <source>No rule uses it: players apply it themselves.</source>
        <translation>Keine Regel beruft sich darauf: die Spieler führen es aus.</translation>
    </message>
</context>
<context>
    <name>RulesCheck</name>
    <message>
        <source>no faults</source>
        <translation>keine Fehler</translation>
    </message>
    <message>
        <source>; examples: %1 passed</source>
        <translation>; Beispiele: %1 bestanden</translation>
    </message>
    <message>
        <source>, %1 failed</source>
        <translation>, %1 nicht bestanden</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n warning(s)</source>
        <translation>
            <numerusform>, %n Warnung</numerusform>
            <numerusform>, %n Warnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesetLibrary</name>
    <message>
        <source>%1 (as shipped)</source>
        <translation>%1 (mitgeliefert)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There is no folder “%1”, so no rulesets were found there.</source>
        <translation>Den Ordner „%1“ gibt es nicht, also auch keine Regelwerke darin.</translation>
    </message>
    <message>
        <source>The folder “%1” holds no ruleset (a folder with a ruleset.json).</source>
        <translation>Im Ordner „%1“ ist kein Regelwerk (ein Ordner mit ruleset.json).</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 already exists in %2.</source>
        <translation>%1 gibt es schon in %2.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>E&amp;rsetzen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>has faults</source>
        <translation>hat Fehler</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>our reading</source>
        <translation>unsere Lesart</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Our reading of unclear print</source>
        <translation>Unsere Lesart einer unklaren Stelle</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Printed in the source</source>
        <translation>Steht so in der Quelle</translation>
    </message>
    <message>
        <source>Our reading: %1</source>
        <translation>Unsere Lesart: %1</translation>
    </message>
    <message>
        <source>In print: %1
Our reading: %2</source>
        <translation>Gedruckt: %1
Unsere Lesart: %2</translation>
    </message>
    <message>
        <source>It could also be: %1</source>
        <translation>Möglich wäre auch: %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
</context>
<context>
    <name>ThrowText</name>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 throws</source>
        <translation>%1 Würfe</translation>
    </message>
    <message>
        <source>%1 D%2, one each</source>
        <translation>%1W%2, je einer</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1-mal %2</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>Wurf: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>%1 ziehen</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Procedure</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Check one combat</source>
        <translation>Ein Gefecht prüfen</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Schlacht beginnen</translation>
    </message>
    <message>
        <source>Sample battle</source>
        <translation>Beispielschlacht</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>Szenario-Editor</translation>
    </message>
</context>
<context>
    <name>drumhead::app::AcrossDialog</name>
    <message>
        <source>The engagement under each ruleset</source>
        <translation>Die Begegnung nach jedem Regelwerk</translation>
    </message>
    <message>
        <source>Across rulesets</source>
        <translation>Regelwerke im Vergleich</translation>
    </message>
    <message>
        <source>Each ruleset has its own scale, shown in its tool tip. Men lost stand for what the rules count: figures, stands or hits.</source>
        <translation>Jedes Regelwerk hat seinen Maßstab; der Kurzhinweis an seiner Zeile nennt ihn. Verlorene Männer stehen für das, was die Regeln zählen: Figuren, Bases oder Treffer.</translation>
    </message>
    <message>
        <source>One shoots at the other</source>
        <translation>Einer schießt auf den anderen</translation>
    </message>
    <message>
        <source>One attacks the other hand to hand</source>
        <translation>Einer greift den anderen im Nahkampf an</translation>
    </message>
    <message>
        <source>&amp;What happens</source>
        <translation>&amp;Was geschieht</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppe</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
</context>
<context>
    <name>drumhead::app::AcrossModel</name>
    <message>
        <source>No answer: %1</source>
        <translation>Keine Antwort: %1</translation>
    </message>
    <message>
        <source>%1 not allowed: %2</source>
        <translation>%1 nicht erlaubt: %2</translation>
    </message>
    <message>
        <source>Ignores: %1</source>
        <translation>Ohne Einfluss: %1</translation>
    </message>
    <message>
        <source>%1 men</source>
        <translation>%1 Mann</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Attacker wins</source>
        <translation>Angreifer siegt</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Attacker loses</source>
        <translation>Angreifer verliert</translation>
    </message>
    <message>
        <source>Defender&apos;s loss</source>
        <translation>Verlust des Verteidigers</translation>
    </message>
    <message>
        <source>Any loss</source>
        <translation>Überhaupt Verluste</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArithmeticModel</name>
    <message>
        <source>Ruling: %1: %2</source>
        <translation>Auslegung: %1: %2</translation>
    </message>
    <message>
        <source> · the club&apos;s</source>
        <translation> · die des Clubs</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The arithmetic</source>
        <translation>Der Rechenweg</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArithmeticPanel</name>
    <message>
        <source>The arithmetic</source>
        <translation>Der Rechenweg</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why this line?</source>
        <translation>Warum diese Zeile?</translation>
    </message>
    <message>
        <source>What the rules say about this line (F1)</source>
        <translation>Was die Regeln zu dieser Zeile sagen (F1)</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Anders werten…</translation>
    </message>
    <message>
        <source>Overrule this value</source>
        <translation>Diesen Wert anders werten</translation>
    </message>
    <message>
        <source>Use another value, with a reason (F9)</source>
        <translation>Einen anderen Wert gelten lassen, mit Begründung (F9)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Withdraw the overruling of this value</source>
        <translation>Die andere Wertung dieses Wertes zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Also show what did not apply</source>
        <translation>Auch was n&amp;icht galt</translation>
    </message>
    <message>
        <source>Withdraw the overruling</source>
        <translation>Die andere Wertung zurücknehmen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArmiesPanel</name>
    <message>
        <source>Search the armies</source>
        <translation>Armeen durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArmyFoot</name>
    <message>
        <source>Show removed and not yet arrived</source>
        <translation>Entfernte und noch nicht eingetroffene zeigen</translation>
    </message>
    <message>
        <source>Show all units</source>
        <translation>Alle Einheiten zeigen</translation>
    </message>
    <message>
        <source>Not only those whom the case concerns and who are in trouble beside them</source>
        <translation>Nicht nur, wen der Fall betrifft und wer daneben in Not ist</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle aufklappen</translation>
    </message>
    <message>
        <source>Expand all groups</source>
        <translation>Alle Verbände aufklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message>
        <source>Collapse all groups</source>
        <translation>Alle Verbände zuklappen</translation>
    </message>
    <message>
        <source>Army order</source>
        <translation>Armeefolge</translation>
    </message>
    <message>
        <source>Army order: not sorted</source>
        <translation>Armeefolge: unsortiert</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArmyModel</name>
    <message>
        <source>%1. Has acted in this step.</source>
        <translation>%1. Hat in diesem Schritt gehandelt.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1. Acts in this case.</source>
        <translation>%1. Handelt in diesem Fall.</translation>
    </message>
    <message>
        <source>%1. Is meant in this case.</source>
        <translation>%1. Ist in diesem Fall gemeint.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArmyPage</name>
    <message>
        <source>Order of battle</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>New unit</source>
        <translation>Neue Einheit</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Neuer Verband</translation>
    </message>
    <message>
        <source>New leader</source>
        <translation>Neuer Kommandeur</translation>
    </message>
    <message>
        <source>New side</source>
        <translation>Neue Seite</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Add reinforcement</source>
        <translation>Verstärkung hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>%1 (armies)</source>
        <translation>%1 (Armeen)</translation>
    </message>
    <message>
        <source>Add &amp;unit</source>
        <translation>&amp;Einheit dazu</translation>
    </message>
    <message>
        <source>Add g&amp;roup</source>
        <translation>Ve&amp;rband dazu</translation>
    </message>
    <message>
        <source>Add &amp;leader</source>
        <translation>&amp;Kommandeur dazu</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Ent&amp;fernen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArmyTreeModel</name>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>reinforcement</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
</context>
<context>
    <name>drumhead::app::AttributeField</name>
    <message>
        <source>— (%1)</source>
        <translation>— (%1)</translation>
    </message>
    <message>
        <source>(mixed)</source>
        <translation>(verschieden)</translation>
    </message>
    <message>
        <source>Values differ.</source>
        <translation>Verschieden.</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Ohne Angabe: %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::BackgroundJob</name>
    <message>
        <source>There is not enough memory for this calculation.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::BalancePage</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>&lt;h3&gt;%1 against %2&lt;/h3&gt;</source>
        <translation>&lt;h3&gt;%1 gegen %2&lt;/h3&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Not known: %1. The army lists do not give it; set it above.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Unbekannt: %1. Die Listen sagen es nicht; oben annehmen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>, %1 on average</source>
        <translation>, im Mittel %1</translation>
    </message>
    <message>
        <source>&amp;Match-up by</source>
        <translation>&amp;Vergleich nach</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Assume: %1</source>
        <translation>Annahme: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no strengths given</source>
        <translation>keine Stärken angegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n without a strength</source>
        <translation>
            <numerusform>%n davon ohne Stärke</numerusform>
            <numerusform>%n davon ohne Stärke</numerusform>
        </translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>Wagons</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Kommandeure</translation>
    </message>
    <message>
        <source>no troop type</source>
        <translation>kein Truppentyp</translation>
    </message>
    <message>
        <source>Strength by arm</source>
        <translation>Stärke der Waffengattungen</translation>
    </message>
    <message>
        <source>Open the &amp;case</source>
        <translation>Fall ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Odds of the chosen pair</source>
        <translation>Chancen des gewählten Paars</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <translation>Wer sich gegen wen besser schlägt</translation>
    </message>
    <message>
        <source>Not available: this needs units on both sides, and rules in which one unit meets one other.</source>
        <translation>Nicht bekannt: dazu braucht es Einheiten auf zwei Seiten und einen Vorgang der Regeln, in dem eine Einheit auf eine andere trifft.</translation>
    </message>
    <message>
        <source>Each cell: what either side can expect of one combat between two units. Enter opens the case.</source>
        <translation>Jedes Feld: was jede Seite von einem Gefecht zweier Einheiten erwarten kann. Eingabe öffnet den Fall.</translation>
    </message>
    <message>
        <source>A&amp;rms and odds</source>
        <translation>&amp;Stärken und Chancen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::Battle</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>this battle is open read-only. Save a copy (%1) and open that to play on.</source>
        <translation>Diese Schlacht ist nur zum Lesen offen: Spielen geht darin nicht. Eine Kopie speichern (%1) und mit ihr weiterspielen.</translation>
    </message>
    <message>
        <source>nothing was changed.</source>
        <translation>nichts wurde geändert.</translation>
    </message>
    <message>
        <source>this battle is open read-only, so nothing can be ruled again</source>
        <translation>Diese Schlacht ist nur zum Lesen offen: Neu entscheiden geht darin nicht</translation>
    </message>
    <message>
        <source>The battle can&apos;t be saved in %1: the folder does not exist and could not be created.</source>
        <translation>Die Schlacht kann nicht in %1 liegen: Den Ordner gibt es nicht, und er ließ sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The battle can&apos;t be saved in %1: you may not write there.</source>
        <translation>Die Schlacht kann nicht in %1 liegen: Schreiben ist dort nicht erlaubt.</translation>
    </message>
    <message>
        <source>The battle can&apos;t be saved in %1: the disk is full.</source>
        <translation>Die Schlacht kann nicht in %1 liegen: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The battle can&apos;t be saved as %1: that file already exists and is not overwritten.</source>
        <translation>Die Schlacht kann nicht %1 heißen: Die Datei gibt es schon, und sie wird nicht überschrieben.</translation>
    </message>
    <message>
        <source>File &gt; Edit scenario… still opens it, so that you can fix it.</source>
        <translation>Datei &gt; Szenario bearbeiten… öffnet es trotzdem; dort lässt es sich berichtigen.</translation>
    </message>
    <message>
        <source>The installed rules have changed since this battle began. It continues under the rules it began with.</source>
        <translation>Die installierten Regeln haben sich seit Beginn dieser Schlacht geändert. Sie geht nach den Regeln weiter, mit denen sie begann.</translation>
    </message>
    <message>
        <source>Rules: “%1”, which extend those the scenario was written for.</source>
        <translation>Gespielt nach „%1“; diese Regeln erweitern die des Szenarios.</translation>
    </message>
    <message>
        <source>Opened read-only. Save a copy to play on. </source>
        <translation>Nur zum Lesen geöffnet: Spielen geht hier nicht. Zum Weiterspielen eine Kopie speichern. </translation>
    </message>
    <message>
        <source>Its own copy of the rules was damaged; it continues under the installed rules. </source>
        <translation>Die eigene Kopie der Regeln war beschädigt: Es geht nach den installierten weiter. </translation>
    </message>
    <message>
        <source>They are in this new file; the damaged file is unchanged.</source>
        <translation>Sie liegt in dieser neuen Datei; die beschädigte bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>It can&apos;t continue under today&apos;s rules: %1</source>
        <translation>Nach den heutigen Regeln geht es nicht weiter: %1</translation>
    </message>
    <message>
        <source>It continues under today&apos;s rules in this new file; the old file is unchanged. </source>
        <translation>In dieser neuen Datei geht es nach den heutigen Regeln weiter; die alte bleibt, wie sie war. </translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>This battle was started from this scenario today and continues where it stopped. File &gt; New battle… starts another. </source>
        <translation>Diese Schlacht wurde heute aus diesem Szenario begonnen; sie geht weiter, wo sie stand. Datei &gt; Neue Schlacht… beginnt eine andere. </translation>
    </message>
    <message>
        <source>comes in turn %1</source>
        <translation>kommt in Runde %1</translation>
    </message>
    <message>
        <source>joined %1</source>
        <translation>angeschlossen an %1</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>vom Tisch</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>vor den Spielern verborgen</translation>
    </message>
    <message>
        <source>attached to %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1 · must</source>
        <translation>%1 · muss</translation>
    </message>
    <message>
        <source>if asked for</source>
        <translation>auf Verlangen</translation>
    </message>
    <message>
        <source>%1 can</source>
        <translation>%1 können</translation>
    </message>
    <message>
        <source>%1 must</source>
        <translation>%1 müssen</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 erledigt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>%1 at end</source>
        <translation>%1 am Ende</translation>
    </message>
    <message>
        <source>losing strength at end</source>
        <translation>mit Verlusten am Ende</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Diese Runde</translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleDialogs</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Add to the log</source>
        <translation>Ins Protokoll schreiben</translation>
    </message>
    <message>
        <source>&amp;Remark</source>
        <translation>&amp;Bemerkung</translation>
    </message>
    <message>
        <source>Discard the case?</source>
        <translation>Fall verwerfen?</translation>
    </message>
    <message>
        <source>%1
Its dice will be lost.</source>
        <translation>%1
Die Würfel sind dann verloren.</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Schlacht beenden</translation>
    </message>
    <message>
        <source>The battle ends here; its log and report remain.</source>
        <translation>Die Schlacht ist dann zu Ende; Protokoll und Bericht bleiben.</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>&amp;How did it end?</source>
        <translation>&amp;Wie ging sie aus?</translation>
    </message>
    <message>
        <source>Where the printed rules are unclear, the referee decides. The choices apply to this battle from now on; earlier results stand.</source>
        <translation>Wo die gedruckten Regeln unklar sind, entscheidet der Spielleiter. Das gilt in dieser Schlacht von jetzt an; bereits Entschiedenes bleibt.</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>Von hier aus weiterspielen?</translation>
    </message>
    <message numerus="yes">
        <source>The battle went on %n step(s) beyond this point.</source>
        <translation>
            <numerusform>Die Schlacht ging von hier noch %n Schritt weiter.</numerusform>
            <numerusform>Die Schlacht ging von hier noch %n Schritte weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>That line of play is kept, whatever you play from here (Battle &gt; Lines of play).</source>
        <translation>Dieser Verlauf bleibt erhalten, was auch immer von hier an gespielt wird (Schlacht &gt; Spielverläufe).</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Return to the end</source>
        <translation>Zum &amp;Ende zurück</translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleFiles</name>
    <message>
        <source>Battles (*.drumhead)</source>
        <translation>Schlachten (*.drumhead)</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Schlacht öffnen</translation>
    </message>
    <message>
        <source>Battles (*.drumhead);;Scenarios (*.scenario.json);;All files (*)</source>
        <translation>Schlachten (*.drumhead);;Szenarien (*.scenario.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Already open</source>
        <translation>Wird schon gespielt</translation>
    </message>
    <message>
        <source>Read-only file</source>
        <translation>Schreiben nicht erlaubt</translation>
    </message>
    <message>
        <source>The battle can&apos;t be opened</source>
        <translation>Die Schlacht lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>Zum Lesen öffnen</translation>
    </message>
    <message>
        <source>The battle is damaged</source>
        <translation>Die Schlacht ist beschädigt</translation>
    </message>
    <message>
        <source>Save what is sound in a new file</source>
        <translation>Heiles in eine neue Datei retten</translation>
    </message>
    <message>
        <source>Where should the battle be saved?</source>
        <translation>Wohin mit der Schlacht?</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>&amp;Anderswo ablegen…</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Schlacht speichern als</translation>
    </message>
    <message>
        <source>Save a copy of the battle</source>
        <translation>Kopie der Schlacht speichern</translation>
    </message>
    <message>
        <source>The copy could not be saved</source>
        <translation>Die Kopie ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>A copy was saved as %1.</source>
        <translation>Kopie gespeichert: %1.</translation>
    </message>
    <message>
        <source>Everything is saved; the battle continues in %1. </source>
        <translation>Alles ist gespeichert; die Schlacht geht in %1 weiter. </translation>
    </message>
    <message>
        <source>Battle not saved</source>
        <translation>Schlacht nicht gespeichert</translation>
    </message>
    <message>
        <source>“%1” has commands that could not be written to its file. If you close it now, they are lost.</source>
        <translation>„%1“ enthält Aktionen, die nicht in die Datei passten. Wird sie jetzt geschlossen, sind sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Save somewhere else…</source>
        <translation>&amp;Anderswo speichern…</translation>
    </message>
    <message>
        <source>⚠ Not saved: %1 The battle goes on in memory; save it somewhere else (%2) to keep it.</source>
        <translation>⚠ Nicht gespeichert: %1 Die Schlacht geht im Speicher weiter; anderswo speichern (%2), dann geht sie dort weiter.</translation>
    </message>
    <message>
        <source>The battle can&apos;t continue under the new rules</source>
        <translation>Die Schlacht kann unter den neuen Regeln nicht weitergehen</translation>
    </message>
    <message>
        <source>A copy was saved as %1. Its other names (hard links) keep the old battle.</source>
        <translation>Kopie gespeichert: %1. Unter ihren anderen Namen (harte Verknüpfungen) bleibt die alte Schlacht.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleLayout</name>
    <message>
        <source>Turn, armies or log</source>
        <translation>Runde, Armeen oder Protokoll</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleOverview</name>
    <message>
        <source>How the battle stands</source>
        <translation>Stand der Schlacht</translation>
    </message>
    <message>
        <source>On their way</source>
        <translation>Im Anmarsch</translation>
    </message>
    <message>
        <source>Strength over the turns</source>
        <translation>Stärke über die Runden</translation>
    </message>
    <message>
        <source>Losses by troop type</source>
        <translation>Verluste nach Truppentyp</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Points for the objectives…</source>
        <translation>Punkte für die Ziele…</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>no losses</source>
        <translation>keine Verluste</translation>
    </message>
    <message>
        <source>%1 of %2 lost</source>
        <translation>%1 von %2 verloren</translation>
    </message>
    <message>
        <source>%1 came</source>
        <translation>%1 gekommen</translation>
    </message>
    <message>
        <source>gone: %1</source>
        <translation>weg: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Turn %1 is over</source>
        <translation>Runde %1 ist vorbei</translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattlePage</name>
    <message>
        <source>Case not applied</source>
        <translation>Der Fall ist nicht übernommen</translation>
    </message>
    <message>
        <source>&amp;Apply and go on</source>
        <translation>&amp;Übernehmen und weiter</translation>
    </message>
    <message>
        <source>&amp;Keep for later and go on</source>
        <translation>&amp;Zurückstellen und weiter</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>No case is waiting to be applied.</source>
        <translation>Kein Fall wartet auf Übernahme.</translation>
    </message>
    <message>
        <source>Return to the end</source>
        <translation>Zum Ende zurück</translation>
    </message>
    <message>
        <source>You are in the past, correcting turn %1, %2. Nothing changes until you apply the correction.</source>
        <translation>In der Vergangenheit: Korrektur von Runde %1, %2. Bis die Korrektur übernommen ist, ändert sich nichts.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Ändern…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Geschichte</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>Noch kein Fall entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>You are %n step(s) back.</source>
        <translation>
            <numerusform>%n Schritt zurück.</numerusform>
            <numerusform>%n Schritte zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to apply yet.</source>
        <translation>Noch gibt es nichts zu übernehmen.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleTab</name>
    <message>
        <source>Ru&amp;lings of this battle…</source>
        <translation>&amp;Auslegungen dieser Schlacht…</translation>
    </message>
    <message>
        <source>About the battle</source>
        <translation>Über die Schlacht</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>Turn li&amp;mit</source>
        <translation>Runden&amp;zahl</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Rundenzahl</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>As the ruleset has them.</source>
        <translation>Wie das Regelwerk sie liest.</translation>
    </message>
    <message>
        <source>Where the printed rules are unclear, the organiser decides. The choices apply to battles started from this scenario.</source>
        <translation>Wo die gedruckten Regeln unklar sind, entscheidet der Veranstalter. Das gilt für Schlachten aus diesem Szenario.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message numerus="yes">
        <source>%n changed for this battle.</source>
        <translation>
            <numerusform>Eine für diese Schlacht anders ausgelegt.</numerusform>
            <numerusform>%n für diese Schlacht anders ausgelegt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::CarryOnDialog</name>
    <message>
        <source>Continue &amp;this battle another day</source>
        <translation>&amp;Diese Schlacht geht ein andermal weiter</translation>
    </message>
    <message>
        <source>Start the &amp;next battle of a campaign</source>
        <translation>Die &amp;nächste Schlacht eines Feldzugs</translation>
    </message>
    <message>
        <source>Save the battle as a scenario</source>
        <translation>Die Schlacht als Szenario speichern</translation>
    </message>
    <message>
        <source>The army lists as they began, less the losses of this battle. Destroyed units and lost leaders are left out; states and orders start afresh.</source>
        <translation>Die Listen vom Anfang, weniger was diese Schlacht gekostet hat. Einheiten ohne Stärke und ausgefallene Kommandeure fehlen; Zustände und Befehle beginnen neu.</translation>
    </message>
    <message>
        <source>L&amp;osses that return</source>
        <translation>Von den Verlusten kehren &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>All troops as they stand, the turns left, and the reinforcements still to come.</source>
        <translation>Alle Truppen, wie sie jetzt stehen, die verbleibenden Runden, und wer noch kommt.</translation>
    </message>
    <message>
        <source>Take the losses off an army &amp;list</source>
        <translation>Ver&amp;luste von einer Armeeliste abziehen</translation>
    </message>
    <message>
        <source>The armies of a campaign, kept in a scenario of their own: each unit of this battle loses there what it lost here. All others stay as they are.</source>
        <translation>Die Armeen eines Feldzugs, in einem eigenen Szenario geführt: Jede Einheit dieser Schlacht verliert dort, was sie hier verloren hat. Alle anderen bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::CaseBar</name>
    <message>
        <source>&amp;Apply</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Compare &amp;targets…</source>
        <translation>&amp;Ziele vergleichen…</translation>
    </message>
    <message>
        <source>Show &amp;known inputs</source>
        <translation>Be&amp;kanntes zeigen</translation>
    </message>
    <message>
        <source>Shows the answers taken from the battle, so that you can change them for this case</source>
        <translation>Zeigt, was der Stand der Schlacht beantwortet hat; für diesen Fall lässt es sich anders beantworten</translation>
    </message>
    <message>
        <source>Every possible target, by the chance of an outcome</source>
        <translation>Jede Einheit, die das Ziel sein kann, nach der Chance eines Ausgangs</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Kept as unapplied, with its dice</source>
        <translation>Er wartet mit seinen Würfeln</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Nichts davon geschieht</translation>
    </message>
    <message>
        <source>&amp;Review correction…</source>
        <translation>Korrek&amp;tur prüfen…</translation>
    </message>
    <message>
        <source>Shows which later results change before anything is kept</source>
        <translation>Zeigt, welche späteren Ergebnisse sich ändern, bevor etwas übernommen wird</translation>
    </message>
    <message>
        <source>Changes the armies and adds the result to the log</source>
        <translation>Lässt es geschehen: ändert die Armeen und kommt ins Protokoll</translation>
    </message>
    <message>
        <source>Answer the questions first.</source>
        <translation>Erst die Fragen beantworten.</translation>
    </message>
    <message>
        <source>Throw the dice first, or type them.</source>
        <translation>Erst die Würfel werfen oder eintippen.</translation>
    </message>
    <message>
        <source>The rules refuse it.</source>
        <translation>Die Regeln lassen es nicht zu.</translation>
    </message>
    <message>
        <source>Takes the dice typed</source>
        <translation>Nimmt die eingetippten Würfel an</translation>
    </message>
    <message>
        <source>The same, and on to the next step</source>
        <translation>Dasselbe, und weiter zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Keep for later: the case</source>
        <translation>Zurückstellen: den Fall</translation>
    </message>
    <message>
        <source>Cancel: the case</source>
        <translation>Abbrechen: den Fall</translation>
    </message>
    <message>
        <source>Compare targets</source>
        <translation>Ziele vergleichen</translation>
    </message>
    <message>
        <source>Show known inputs</source>
        <translation>Bekanntes zeigen</translation>
    </message>
    <message>
        <source>&amp;Targets…</source>
        <translation>&amp;Ziele…</translation>
    </message>
    <message>
        <source>&amp;Known inputs</source>
        <translation>Be&amp;kanntes</translation>
    </message>
</context>
<context>
    <name>drumhead::app::CaseController</name>
    <message>
        <source>What this case settles is no longer due; it was kept as unapplied.</source>
        <translation>Was dieser Fall klärt, ist nicht mehr fällig; er ist zurückgestellt.</translation>
    </message>
    <message>
        <source>What this case settles is no longer due; it was closed.</source>
        <translation>Was dieser Fall klärt, ist nicht mehr fällig; er wurde geschlossen.</translation>
    </message>
    <message>
        <source>Apply anyway?</source>
        <translation>Trotzdem übernehmen?</translation>
    </message>
    <message>
        <source>Apply anyway</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>%1 The case is kept.</source>
        <translation>%1 Der Fall ist zurückgestellt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a case first.</source>
        <translation>Erst einen Fall öffnen.</translation>
    </message>
    <message>
        <source>This case has no target to compare.</source>
        <translation>Dieser Fall hat kein Ziel zum Vergleichen.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::CaseForm</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>No more than %1 can take part here.</source>
        <translation>Mehr als %1 können hier nicht teilnehmen.</translation>
    </message>
    <message>
        <source>Add %1…</source>
        <translation>Hinzufügen: %1…</translation>
    </message>
</context>
<context>
    <name>drumhead::app::CasePage</name>
    <message>
        <source>This line has no value to overrule. Choose a value, a throw or a modifier.</source>
        <translation>Diese Zeile hat keinen Wert. Einen Wert, Wurf oder Modifikator wählen.</translation>
    </message>
    <message>
        <source>Choose the modifier to overrule, then press F9.</source>
        <translation>Erst den Modifikator wählen, dann F9.</translation>
    </message>
    <message>
        <source>Nothing to overrule here: no modifier applies. Values are in the arithmetic (F8).</source>
        <translation>Hier gilt kein Modifikator. Werte stehen im Rechenweg (F8).</translation>
    </message>
    <message>
        <source>No modifier applies in this case.</source>
        <translation>In diesem Fall gilt kein Modifikator.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ChangeList</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ChangesTree</name>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweg</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ChoiceBar</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose the marked ones</source>
        <translation>Die markierten wählen</translation>
    </message>
    <message>
        <source>Unlisted unit…</source>
        <translation>Andere Einheit…</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Cancel the choice</source>
        <translation>Auswahl abbrechen</translation>
    </message>
    <message>
        <source>Show ineligible</source>
        <translation>Auch nicht Wählbare</translation>
    </message>
    <message>
        <source>Space marks, Return goes on; none marked means none. Left: the group.</source>
        <translation>Leertaste markiert, Eingabe geht weiter; nichts markiert heißt keine. Pfeil links: der Verband.</translation>
    </message>
    <message>
        <source>Space marks, Return chooses. Left: the whole group.</source>
        <translation>Leertaste markiert, Eingabe wählt. Pfeil links: der ganze Verband.</translation>
    </message>
    <message>
        <source>Return on a group chooses all of it (Left goes to the group).</source>
        <translation>Eingabe auf einem Verband: alle auf einmal (Links führt zum Verband).</translation>
    </message>
    <message>
        <source>%1 can&apos;t be chosen here.</source>
        <translation>%1 ist hier nicht wählbar.</translation>
    </message>
    <message>
        <source>Unlisted leader…</source>
        <translation>Anderer Kommandeur…</translation>
    </message>
    <message>
        <source>Unlisted group…</source>
        <translation>Anderer Verband…</translation>
    </message>
    <message>
        <source>Unlisted side…</source>
        <translation>Andere Seite…</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ChoiceEdit</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ClockButton</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>! Time is up: %1</source>
        <translation>! Die Zeit ist um: %1</translation>
    </message>
    <message>
        <source>Turn clock: %1</source>
        <translation>Rundenuhr: %1</translation>
    </message>
    <message>
        <source>The turn clock is paused. Press to resume.</source>
        <translation>Die Rundenuhr steht. Drücken, damit sie weiterläuft.</translation>
    </message>
    <message>
        <source>Time used in this turn. Press to pause the clock.</source>
        <translation>Verbrauchte Zeit dieser Runde. Drücken hält die Uhr an.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::CombatBar</name>
    <message>
        <source>R&amp;uleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Procedure</source>
        <translation>V&amp;organg</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::CombatPanel</name>
    <message>
        <source>%1 (has faults)</source>
        <translation>%1 (hat Fehler)</translation>
    </message>
    <message>
        <source>%1 – Drumhead</source>
        <translation>%1 – Drumhead</translation>
    </message>
    <message>
        <source>Folder of one ruleset or several</source>
        <translation>Ordner eines Regelwerks oder mehrerer</translation>
    </message>
    <message>
        <source>No ruleset found</source>
        <translation>Dort ist kein Regelwerk</translation>
    </message>
    <message>
        <source>%1 is no longer listed; its files stay as they are.</source>
        <translation>%1 steht nicht mehr in der Liste; die Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>%1: %2 – Drumhead</source>
        <translation>%1: %2 – Drumhead</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Any words of what you want to do</source>
        <translation>Beliebige Wörter für das, was zu tun ist</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Gefundene Befehle</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>No such command is available here now.</source>
        <translation>Nichts dieses Namens geht hier gerade.</translation>
    </message>
    <message numerus="yes">
        <source>%n found; Return runs the selected one, Esc closes.</source>
        <translation>
            <numerusform>%n gefunden; Eingabe führt den markierten aus, Esc schließt.</numerusform>
            <numerusform>%n gefunden; Eingabe führt den markierten aus, Esc schließt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::CsvDialog</name>
    <message>
        <source>&amp;Correct misspelt troop types</source>
        <translation>&amp;Falsch geschriebene Truppentypen berichtigen</translation>
    </message>
    <message>
        <source>Order of battle from a spreadsheet</source>
        <translation>Armeeliste aus einer Tabelle</translation>
    </message>
    <message>
        <source>Replace the armies</source>
        <translation>Armeen ersetzen</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save a template</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <source>Spreadsheets as text (*.csv)</source>
        <translation>Tabellen als Text (*.csv)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written; check the folder and the disk space.</source>
        <translation>%1 ist nicht schreibbar; Ordner und freien Platz prüfen.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert: %1.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Add to the armies</source>
        <translation>Zu den Armeen hinzufügen</translation>
    </message>
    <message>
        <source>&amp;What to do</source>
        <translation>&amp;Was tun</translation>
    </message>
    <message>
        <source>&amp;Side, if not given</source>
        <translation>&amp;Seite, wo keine steht</translation>
    </message>
    <message>
        <source>Save a &amp;template…</source>
        <translation>&amp;Vorlage speichern…</translation>
    </message>
    <message>
        <source>Rows of the spreadsheet</source>
        <translation>Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>Open a file, or paste rows here. The first row may have headings: name, side, group, leader, and attributes by their names. Without headings the columns are name, side, troop type and what units need.</source>
        <translation>Eine Datei öffnen oder Zeilen hier einfügen. Die erste Zeile darf Überschriften haben: Name, Seite, Verband, Kommandeur und Attribute mit ihren Namen. Ohne Überschriften sind die Spalten Name, Seite, Truppentyp und was Einheiten brauchen.</translation>
    </message>
    <message>
        <source>Preview by row and column</source>
        <translation>Vorschau nach Zeile und Spalte</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Zeile ist</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Spreadsheets as text (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen als Text (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 20 MiB, too large for an order of battle.</source>
        <translation>%1 ist größer als 20 MiB; das ist keine Armeeliste.</translation>
    </message>
    <message>
        <source>No rows yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>%1 of %2 rows can be imported; %3.</source>
        <translation>%1 von %2 Zeilen lassen sich einlesen; %3.</translation>
    </message>
    <message>
        <source>Import rows</source>
        <translation>Zeilen einlesen</translation>
    </message>
    <message>
        <source>%1 problems; the first %2 are shown</source>
        <translation>%1 Probleme, die ersten %2 stehen hier</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>keine Probleme</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>headings</source>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>übernommen</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n unit(s) there?</source>
        <translation>
            <numerusform>Die vorhandene Einheit entfernen?</numerusform>
            <numerusform>Die %n vorhandenen Einheiten entfernen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>%n Zeile einlesen</numerusform>
            <numerusform>%n Zeilen einlesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::CsvPreviewModel</name>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::DiceBar</name>
    <message>
        <source>&amp;Go to the question</source>
        <translation>Zur Fra&amp;ge</translation>
    </message>
    <message>
        <source>Goes to the next question that needs an answer (Alt+G, %1)</source>
        <translation>Springt zur nächsten Frage, die eine Antwort braucht (Alt+G, %1)</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Roll &amp;this throw</source>
        <translation>Nur diesen W&amp;urf</translation>
    </message>
    <message>
        <source>Throws only the dice that are due now (Alt+T, %1)</source>
        <translation>Würfelt nur, was jetzt fällig ist (Alt+U, %1)</translation>
    </message>
    <message>
        <source>Change a d&amp;ie…</source>
        <translation>Würfel ä&amp;ndern…</translation>
    </message>
    <message>
        <source>Clear the dice</source>
        <translation>Würfel löschen</translation>
    </message>
    <message>
        <source>Use another face, with a reason</source>
        <translation>Andere Augen gelten lassen, mit Begründung</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The faces thrown on the table, with spaces between them; Return accepts them</source>
        <translation>Die am Tisch geworfenen Augen, durch Leerzeichen getrennt; Eingabe übernimmt sie</translation>
    </message>
    <message>
        <source>thrown on the table: 1 5 6</source>
        <translation>am Tisch geworfen: 1 5 6</translation>
    </message>
    <message>
        <source>&amp;Roll again</source>
        <translation>Noch einmal &amp;würfeln</translation>
    </message>
    <message>
        <source>&amp;Roll all</source>
        <translation>Alle &amp;würfeln</translation>
    </message>
    <message>
        <source>Throws all the dice still due in this case (Alt+R, %1)</source>
        <translation>Würfelt alles, was in diesem Fall noch zu werfen ist (Alt+W, %1)</translation>
    </message>
    <message>
        <source>Throws the dice here (Alt+R, %1)</source>
        <translation>Würfelt hier (Alt+W, %1)</translation>
    </message>
    <message>
        <source>Answer the questions first.</source>
        <translation>Erst die Fragen.</translation>
    </message>
    <message>
        <source>No dice are needed: the verdict stands.</source>
        <translation>Keine Würfel nötig: Das Ergebnis steht.</translation>
    </message>
    <message>
        <source>The dice thrown before are kept, and come back if they fit the answers again.</source>
        <translation>Die früheren Würfel bleiben erhalten und kommen zurück, sobald sie wieder zu den Antworten passen.</translation>
    </message>
    <message>
        <source>The dice thrown before do not fit these answers. They are kept, and come back if they fit again.</source>
        <translation>Die früheren Würfel passen nicht zu diesen Antworten. Sie bleiben erhalten und kommen zurück, sobald sie wieder passen.</translation>
    </message>
    <message>
        <source>Type each throw made on the table; Tab goes to the next.</source>
        <translation>Würfe eintippen; Tab führt weiter.</translation>
    </message>
    <message>
        <source>Roll here, or type each throw made on the table; Tab goes to the next.</source>
        <translation>Hier würfeln oder eintippen; Tab führt weiter.</translation>
    </message>
    <message>
        <source>Roll or type the next dice; those thrown so far are kept.</source>
        <translation>Die nächsten Würfel werfen oder eintippen; die bisherigen bleiben.</translation>
    </message>
    <message>
        <source>The answers have changed since the throw: the same dice count. Roll again for new ones.</source>
        <translation>Nach dem Wurf haben sich Antworten geändert: Dieselben Würfel werden neu gewertet. Für andere noch einmal würfeln.</translation>
    </message>
    <message>
        <source>No dice are needed here; answer the question.</source>
        <translation>Hier sind keine Würfel nötig; die Frage beantworten.</translation>
    </message>
    <message>
        <source>Type the dice thrown at the table. (To roll here: File &gt; Preferences.)</source>
        <translation>Gewürfelt wird am Tisch: eintippen. (Datei &gt; Einstellungen erlaubt das Würfeln hier.)</translation>
    </message>
    <message>
        <source>All dice are thrown. %1 rolls all of them again.</source>
        <translation>Alle Würfel sind geworfen. %1 wirft alle noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>No dice yet: %n question(s) come(s) first.</source>
        <translation>
            <numerusform>Noch keine Würfel: erst eine Frage.</numerusform>
            <numerusform>Noch keine Würfel: erst %n Fragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>D&amp;raw</source>
        <translation>&amp;Ziehen</translation>
    </message>
    <message>
        <source>card drawn at the table: number or name</source>
        <translation>am Tisch gezogene Karte: Nummer oder Name</translation>
    </message>
    <message>
        <source>Type the card drawn at the table: its number, or how its name begins.</source>
        <translation>Die am Tisch gezogene Karte eingeben: ihre Nummer oder den Anfang ihres Namens.</translation>
    </message>
    <message>
        <source>Draw here, or type the card drawn at the table: its number, or how its name begins.</source>
        <translation>Hier ziehen oder die am Tisch gezogene Karte eingeben: ihre Nummer oder den Anfang ihres Namens.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::DiceView</name>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
    <message>
        <source>%1: %2 D%3</source>
        <translation>%1: %2W%3</translation>
    </message>
    <message>
        <source> · ✎ changed: %1</source>
        <translation> · ✎ geändert: %1</translation>
    </message>
    <message>
        <source>Throw %1, %2, die %3: %4, %5</source>
        <translation>Wurf %1, %2, Würfel %3: %4, %5</translation>
    </message>
    <message>
        <source>%1, changed: %2</source>
        <translation>%1, geändert: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; changed: %2</source>
        <translation>%1; geändert: %2</translation>
    </message>
    <message>
        <source>%1. Click or Return to change it</source>
        <translation>%1. Klick oder Eingabe ändert ihn</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Throw %1, %2, card %3</source>
        <translation>Wurf %1, %2, Karte %3</translation>
    </message>
</context>
<context>
    <name>drumhead::app::DieDialog</name>
    <message>
        <source>Change a die</source>
        <translation>Würfel ändern</translation>
    </message>
    <message>
        <source>%1: %2 D%3</source>
        <translation>%1: %2W%3</translation>
    </message>
    <message>
        <source>&amp;Throw</source>
        <translation>W&amp;urf</translation>
    </message>
    <message>
        <source>&amp;Die</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>&amp;Face that counts</source>
        <translation>&amp;Augen, die gelten</translation>
    </message>
    <message>
        <source>die %1, showing %2</source>
        <translation>Würfel %1, zeigt %2</translation>
    </message>
    <message>
        <source>Give a reason first.</source>
        <translation>Erst begründen.</translation>
    </message>
    <message>
        <source>%1: a card</source>
        <translation>%1: eine Karte</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Change the die</source>
        <translation>Würfel ändern</translation>
    </message>
</context>
<context>
    <name>drumhead::app::DueButtons</name>
    <message>
        <source>Applies this case and opens that one, filled in</source>
        <translation>Übernimmt diesen Fall und öffnet jenen, fertig ausgefüllt</translation>
    </message>
    <message>
        <source>Opens it as a new case with what is known of the units; %1 goes back</source>
        <translation>Öffnet ihn als neuen Fall, mit allem, was von den Einheiten bekannt ist; %1 führt zurück</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>➜ %1</source>
        <translation>➜ %1</translation>
    </message>
    <message>
        <source> (optional)</source>
        <translation> (freiwillig)</translation>
    </message>
</context>
<context>
    <name>drumhead::app::EditorActions</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Impor&amp;t an order of battle from a spreadsheet…</source>
        <translation>&amp;Armeeliste aus einer Tabelle übernehmen…</translation>
    </message>
    <message>
        <source>&amp;Export the order of battle as a spreadsheet…</source>
        <translation>Armeeliste als Tabelle &amp;exportieren…</translation>
    </message>
    <message>
        <source>S&amp;heets…</source>
        <translation>&amp;Bögen…</translation>
    </message>
    <message>
        <source>Start a &amp;battle from it</source>
        <translation>Sch&amp;lacht daraus beginnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Add u&amp;nit</source>
        <translation>&amp;Einheit hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;group</source>
        <translation>&amp;Verband hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;leader</source>
        <translation>&amp;Kommandeur hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;side</source>
        <translation>&amp;Seite hinzufügen</translation>
    </message>
    <message>
        <source>Add rein&amp;forcement</source>
        <translation>Verstärkun&amp;g hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Verdo&amp;ppeln</translation>
    </message>
    <message>
        <source>&amp;Move elsewhere…</source>
        <translation>Woandershin vers&amp;chieben…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Back to the &amp;tree</source>
        <translation>Zurück zum &amp;Baum</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Kräftevergleich</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Befehle…</translation>
    </message>
    <message>
        <source>&amp;Manual…</source>
        <translation>&amp;Handbuch…</translation>
    </message>
    <message>
        <source>Add &amp;terrain</source>
        <translation>&amp;Geländestück hinzufügen</translation>
    </message>
    <message>
        <source>Add an &amp;objective</source>
        <translation>&amp;Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Add a &amp;reinforcement</source>
        <translation>&amp;Verstärkung hinzufügen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Draw &amp;a shape</source>
        <translation>&amp;Form zeichnen</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig (%1)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>Wiederherste&amp;llen (%1)</translation>
    </message>
</context>
<context>
    <name>drumhead::app::EditorFiles</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Save your own copy of the scenario</source>
        <translation>Eigene Kopie des Szenarios speichern</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json)</source>
        <translation>Szenarien (*.scenario.json)</translation>
    </message>
    <message>
        <source>%1 came with the program and is not changed; save it in a folder of your own.</source>
        <translation>%1 kam mit dem Programm und bleibt, wie es ist; in einem eigenen Ordner speichern.</translation>
    </message>
    <message>
        <source>Order of battle from a spreadsheet</source>
        <translation>Armeeliste aus einer Tabelle</translation>
    </message>
    <message>
        <source>Export the order of battle</source>
        <translation>Armeeliste ausgeben</translation>
    </message>
    <message>
        <source>Spreadsheets as text (*.csv);;Between tabs (*.tsv)</source>
        <translation>Tabellen als Text (*.csv);;Mit Tabulatoren (*.tsv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Ausgegeben als %1.</translation>
    </message>
    <message>
        <source>No sheets can be made of it yet: fix the problems below first.</source>
        <translation>Noch keine Bögen möglich: zuerst die Fehler unten beheben.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Armeebögen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Schnellübersicht</translation>
    </message>
    <message>
        <source>Rules and rulings</source>
        <translation>Regeln und Auslegungen</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since you opened it here.</source>
        <translation>%1 wurde anderswo geändert, seit es hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>E&amp;rsetzen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::EditorLauncher</name>
    <message>
        <source>Scenarios (*.scenario.json);;All files (*)</source>
        <translation>Szenarien (*.scenario.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Edit a scenario</source>
        <translation>Szenario bearbeiten</translation>
    </message>
    <message>
        <source>Which rules? The first are those it was written for.</source>
        <translation>Nach welchen Regeln wird es gespielt? Zuerst stehen die, für die es geschrieben ist.</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>The scenario can&apos;t be edited</source>
        <translation>Das Szenario lässt sich nicht bearbeiten</translation>
    </message>
    <message>
        <source>The file has faults. What could not be read is left out here; save under another name if you are not sure.
%1</source>
        <translation>Die Datei hat Fehler. Unlesbares fehlt hier; im Zweifel anderswo speichern.
%1</translation>
    </message>
    <message>
        <source>Save the battle as a scenario</source>
        <translation>Schlacht als Szenario speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert: %1.</translation>
    </message>
    <message>
        <source>Saved as %1.

A scenario starts with its first turn, so these are left out: %2.</source>
        <translation>Gespeichert: %1.

Ein Szenario beginnt mit der ersten Runde, darum ist dies nicht dabei: %2.</translation>
    </message>
    <message>
        <source>Battle as a scenario</source>
        <translation>Schlacht als Szenario</translation>
    </message>
    <message>
        <source>Scenario without a title</source>
        <translation>Szenario ohne Titel</translation>
    </message>
    <message>
        <source>Unsaved scenarios</source>
        <translation>Szenarien, die nicht gespeichert sind</translation>
    </message>
    <message>
        <source>Drumhead closed before these scenarios were saved:
%1</source>
        <translation>Drumhead endete, bevor diese Szenarien gespeichert waren:
%1</translation>
    </message>
    <message>
        <source>&amp;Open them</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Discard them</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Saved as %1.

Left out: %2.</source>
        <translation>Gespeichert als %1.

Nicht darin: %2.</translation>
    </message>
    <message>
        <source>Army list of the campaign</source>
        <translation>Armeeliste des Feldzugs</translation>
    </message>
    <message>
        <source>The army list can&apos;t be used</source>
        <translation>Die Armeeliste ist nicht zu gebrauchen</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) not in the list</source>
        <translation>
            <numerusform>%n Einheit, die nicht in der Liste steht</numerusform>
            <numerusform>%n Einheiten, die nicht in der Liste stehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::EditorWindow</name>
    <message>
        <source>Problems of the scenario</source>
        <translation>Probleme des Szenarios</translation>
    </message>
    <message>
        <source>Special rules of the battle</source>
        <translation>Sonderregeln der Schlacht</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Kräftevergleich</translation>
    </message>
    <message>
        <source>Scenario without a title</source>
        <translation>Szenario ohne Titel</translation>
    </message>
    <message>
        <source>%1[*] – %2 – scenario editor</source>
        <translation>%1[*] – %2 – Szenario-Editor</translation>
    </message>
    <message>
        <source>terrain %1</source>
        <translation>Gelände %1</translation>
    </message>
    <message>
        <source>objective %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>reinforcement %1</source>
        <translation>Verstärkung %1</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No problems: a battle can start from it.</source>
        <translation>Keine Probleme: Die Schlacht kann beginnen.</translation>
    </message>
    <message>
        <source>Scenario not saved</source>
        <translation>Szenario nicht gespeichert</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>„%1“ hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>No battle can start from it yet: fix the problems below first.</source>
        <translation>Noch kann keine Schlacht daraus beginnen: erst die Probleme unten beheben.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s); %1 goes there.</source>
        <translation>
            <numerusform>Ein Problem; %1 führt hin.</numerusform>
            <numerusform>%n Probleme; %1 führt zur Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Not ready yet; %1 goes to what is missing.</source>
        <translation>Noch nicht bereit; %1 führt zu dem, was fehlt.</translation>
    </message>
    <message>
        <source>No battle can start from it yet: no side has any units. Add them under Armies.</source>
        <translation>Noch keine Schlacht möglich: niemand hat Einheiten. Unter Armeen welche dazugeben.</translation>
    </message>
    <message>
        <source>Parts of the scenario</source>
        <translation>Teile des Szenarios</translation>
    </message>
</context>
<context>
    <name>drumhead::app::EntityDialog</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Reason (goes on record)</source>
        <translation>Be&amp;gründung (kommt ins Protokoll)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehligt</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Begleitet</translation>
    </message>
    <message>
        <source>On the &amp;table</source>
        <translation>Auf dem &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Hidden from the players</source>
        <translation>Vor den Spielern &amp;verborgen</translation>
    </message>
    <message>
        <source>Give a reason first.</source>
        <translation>Erst begründen.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::EntityForm</name>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Show what changes in &amp;play too</source>
        <translation>Auch zeigen, was sich im S&amp;piel ändert</translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation>Befehli&amp;gt</translation>
    </message>
    <message>
        <source>&amp;Rides with</source>
        <translation>&amp;Reitet mit</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>In lists, maps and charts: blue is solid, red hatched, grey open, amber dotted</source>
        <translation>In Listen, Karten und Diagrammen: Blau ist voll, Rot schraffiert, Grau leer, Bernstein gepunktet</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Brief for the players</source>
        <translation>Lage für die Spieler</translation>
    </message>
    <message>
        <source>Brief for its players</source>
        <translation>Lage für ihre Spieler</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>&amp;Hidden from the players at first</source>
        <translation>Anfangs vor den Spielern ver&amp;borgen</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Choose several of one kind to change them together.</source>
        <translation>Mehrere gleicher Art wählen, um sie zusammen zu ändern.</translation>
    </message>
    <message>
        <source>Choose an entry in the list, or add one with Insert.</source>
        <translation>Einen Eintrag der Liste wählen oder mit Einfg einen hinzufügen.</translation>
    </message>
    <message>
        <source>%1 chosen: a change applies to all.</source>
        <translation>%1 gewählt: Änderungen gelten für alle.</translation>
    </message>
    <message>
        <source>(mixed)</source>
        <translation>(verschieden)</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>drumhead::app::EntryDialog</name>
    <message>
        <source>Overruled: %1 counts as %2, because: %3</source>
        <translation>Anders gewertet: %1 zählt als %2, weil: %3</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Begründung: %1</translation>
    </message>
    <message>
        <source>Decided on %1</source>
        <translation>Entschieden am %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>The arithmetic of this entry</source>
        <translation>Der Rechenweg dieses Eintrags</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>drumhead::app::FaceStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Each die</source>
        <translation>Je Würfel</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message numerus="yes">
        <source>For all %n</source>
        <translation>
            <numerusform>Für alle %n</numerusform>
            <numerusform>Für alle %n</numerusform>
        </translation>
    </message>
    <message>
        <source>On the die</source>
        <translation>Auf dem Würfel</translation>
    </message>
    <message>
        <source>On the dice</source>
        <translation>Auf den Würfeln</translation>
    </message>
    <message>
        <source>Modifiers of %1 are allowed for.</source>
        <translation>Modifikatoren von %1 sind berücksichtigt.</translation>
    </message>
    <message>
        <source>%1: modifiers of %2 are allowed for.</source>
        <translation>%1: Modifikatoren von %2 sind berücksichtigt.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::FactEditor</name>
    <message>
        <source>%1 (suggested)</source>
        <translation>%1 (Vorschlag)</translation>
    </message>
    <message>
        <source>%1 (suggested from the unit&apos;s strength; change it if that is wrong)</source>
        <translation>%1 (Vorschlag nach der Stärke der Einheit; ändern, wenn es anders ist)</translation>
    </message>
    <message>
        <source>%1 (not answered: the default)</source>
        <translation>%1 (nicht beantwortet: Das ist der Normalfall)</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
</context>
<context>
    <name>drumhead::app::FactGroup</name>
    <message>
        <source>Asked during the case</source>
        <translation>Unterwegs gefragt</translation>
    </message>
    <message>
        <source>The case</source>
        <translation>Der Fall</translation>
    </message>
    <message>
        <source>For the record</source>
        <translation>Fürs Protokoll</translation>
    </message>
    <message>
        <source>%1: for the record</source>
        <translation>%1: fürs Protokoll</translation>
    </message>
    <message>
        <source>Answers that do not change the result, but are kept with it</source>
        <translation>Antworten, die hier nichts ändern, das Ergebnis aber genauer sagen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Entfernen: %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::HelpMenu</name>
    <message>
        <source>Next open question, then the dice</source>
        <translation>Weiter zur nächsten offenen Frage, dann zu den Würfeln</translation>
    </message>
    <message>
        <source>Return in a field</source>
        <translation>Eingabe in einem Feld</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Next throw of several</source>
        <translation>Nächster von mehreren Würfen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Accept all typed throws</source>
        <translation>Alle eingetippten Würfe übernehmen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Open or close a stage of the arithmetic</source>
        <translation>Abschnitt des Rechenwegs auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Right, Left, or Return</source>
        <translation>Rechts, Links oder Eingabe</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Change a die</source>
        <translation>Würfel ändern</translation>
    </message>
    <message>
        <source>Why this line? (in a list)</source>
        <translation>Warum diese Zeile? (in einer Liste)</translation>
    </message>
    <message>
        <source>Overrule the modifier</source>
        <translation>Modifikator anders werten</translation>
    </message>
    <message>
        <source>Next field, field before</source>
        <translation>Nächstes Feld, voriges Feld</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Open a list of choices</source>
        <translation>Auswahlliste öffnen</translation>
    </message>
    <message>
        <source>Alt+Down, or type any word</source>
        <translation>Alt+Pfeil ab, oder ein Wort tippen</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Rules in plain words</source>
        <translation>Regeln in klaren Worten</translation>
    </message>
    <message>
        <source>About Drumhead</source>
        <translation>Über Drumhead</translation>
    </message>
    <message>
        <source>Drumhead %1

The referee&apos;s assistant for horse-and-musket wargames.

Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Drumhead %1

Der Assistent des Spielleiters für Schlachten der Musketenzeit.

Freie Software unter der GNU General Public License, Version 3 oder neuer (GPL-3.0-or-later). Ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>Your first ruleset</source>
        <translation>Das erste eigene Regelwerk</translation>
    </message>
    <message>
        <source>Guide for rules authors</source>
        <translation>Anleitung für Regelautoren</translation>
    </message>
</context>
<context>
    <name>drumhead::app::KeyCatcher</name>
    <message>
        <source>Press the new key</source>
        <translation>Neue Taste drücken</translation>
    </message>
</context>
<context>
    <name>drumhead::app::KeysDialog</name>
    <message>
        <source>&amp;Change the key…</source>
        <translation>&amp;Taste ändern…</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>&amp;Übliche Taste</translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation>&amp;Alle üblichen Tasten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find by name or key</source>
        <translation>Nach Name oder Taste suchen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Press the new key; Esc leaves it as it is</source>
        <translation>Neue Taste drücken; Esc lässt alles, wie es ist</translation>
    </message>
    <message>
        <source>The keys of fields and lists can&apos;t be changed.</source>
        <translation>Die Tasten von Feldern und Listen sind fest.</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Esc leaves it as it is.</source>
        <translation>Neue Taste für „%1“ drücken. Esc lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Return changes the key of the selected line.</source>
        <translation>Die Eingabetaste ändert die Taste der gewählten Zeile.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::LastVerdict</name>
    <message>
        <source>Result of the last case</source>
        <translation>Was der letzte Fall ergab</translation>
    </message>
    <message>
        <source>How the battle stands</source>
        <translation>Stand der Schlacht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Opens the case, filled in</source>
        <translation>Öffnet den Fall, fertig ausgefüllt</translation>
    </message>
    <message>
        <source> (optional)</source>
        <translation> (freiwillig)</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Letztes Ergebnis</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Die Schlacht</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the log.</source>
        <translation>
            <numerusform>%n weitere im Protokoll.</numerusform>
            <numerusform>%n weitere im Protokoll.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::LeaveStepDialog</name>
    <message>
        <source>Leave this step?</source>
        <translation>Diesen Schritt verlassen?</translation>
    </message>
    <message>
        <source>Not settled, who goes next:</source>
        <translation>Offen ist, wer weitermacht:</translation>
    </message>
    <message>
        <source>Still required in this step:</source>
        <translation>In diesem Schritt noch nötig:</translation>
    </message>
    <message>
        <source>If you leave, the sides go in the order in which they are listed. To change that, press Return on a side in the armies.</source>
        <translation>Offen bleibt dann, wer anfängt: Die Seiten kommen in der Reihenfolge der Armeen dran. Ändern lässt es sich in den Armeen (Eingabe auf einer Seite).</translation>
    </message>
    <message>
        <source>&amp;Reason for leaving (kept in the log)</source>
        <translation>Grund des Verlassens (&amp;kommt ins Protokoll)</translation>
    </message>
    <message>
        <source>Leave the step</source>
        <translation>Schritt verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Still to be done</source>
        <translation>Noch zu tun</translation>
    </message>
    <message>
        <source>Tick to waive for good (Space).</source>
        <translation>Ankreuzen heißt: endgültig verzichten (Leertaste).</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>nächste Runde</translation>
    </message>
    <message>
        <source>is waived</source>
        <translation>verzichtet</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Could still be done in this step:</source>
        <translation>In diesem Schritt noch möglich:</translation>
    </message>
    <message>
        <source>is declined</source>
        <translation>wird nicht genutzt</translation>
    </message>
    <message>
        <source>Not on the table yet:</source>
        <translation>Noch nicht auf dem Tisch:</translation>
    </message>
    <message>
        <source>Tick what is waived for good. The rest is asked again next turn.</source>
        <translation>Ankreuzen, was ganz entfällt. Alles andere wird in der nächsten Runde wieder verlangt.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::LedgerModel</name>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Was dort steht</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>Unsere Lesart</translation>
    </message>
</context>
<context>
    <name>drumhead::app::LeverModel</name>
    <message>
        <source>Ruling: %1</source>
        <translation>Auslegung: %1</translation>
    </message>
    <message>
        <source>Modifier: %1</source>
        <translation>Modifikator: %1</translation>
    </message>
    <message>
        <source>Modifier: %1 (%2)</source>
        <translation>Modifikator: %1 (%2)</translation>
    </message>
    <message>
        <source>%1: refused</source>
        <translation>%1: nicht erlaubt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Verschiebt</translation>
    </message>
    <message>
        <source>Over the lowest</source>
        <translation>Über Minimum</translation>
    </message>
</context>
<context>
    <name>drumhead::app::LeveragePanel</name>
    <message>
        <source>The chance of</source>
        <translation>Die Chance auf</translation>
    </message>
    <message>
        <source>What changes the chance</source>
        <translation>Was die Chance verschiebt</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>… wird durchprobiert</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Use this in the case</source>
        <translation>In den Fall einsetzen</translation>
    </message>
    <message>
        <source>Sets the answer, ruling or overruling (Return)</source>
        <translation>Beantwortet, legt aus oder wertet so (Eingabe)</translation>
    </message>
    <message>
        <source>Go to question</source>
        <translation>Zur Frage</translation>
    </message>
    <message>
        <source>Go to the question of this line</source>
        <translation>Zur Frage dieser Zeile</translation>
    </message>
    <message>
        <source>Also modifiers that don&apos;t apply</source>
        <translation>Auch Modifikatoren, die nicht gelten</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>As it stands: %1.</source>
        <translation>Stand jetzt: %1.</translation>
    </message>
    <message>
        <source>Not answered yet; its answers side by side.</source>
        <translation>Noch zu beantworten; die Antworten nebeneinander.</translation>
    </message>
    <message>
        <source>Results entered during the case count with the weights set beside the odds.</source>
        <translation>Was unterwegs eingegeben wird, zählt so, wie es neben den Chancen gewichtet ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) make(s) no difference.</source>
        <translation>
            <numerusform>%n weiteres verschiebt nichts.</numerusform>
            <numerusform>%n weitere verschieben nichts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::LinesDialog</name>
    <message>
        <source>Lines of play</source>
        <translation>Spielverläufe</translation>
    </message>
    <message>
        <source>Everything played is kept. A line is named after its first difference.</source>
        <translation>Alles Gespielte bleibt erhalten. Ein Verlauf heißt nach der Stelle, an der er abzweigt.</translation>
    </message>
    <message>
        <source>&amp;Go to its end</source>
        <translation>Zum &amp;Ende springen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Endet in</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>▶ %1 (present line)</source>
        <translation>▶ %1 (jetziger Verlauf)</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::LiveRules</name>
    <message>
        <source>%1 was read again: %2.</source>
        <translation>%1 wurde neu gelesen: %2.</translation>
    </message>
    <message>
        <source>%1 has changed and has %2. The case continues under the rules as they were.</source>
        <translation>%1 wurde geändert und hat %2. Der Fall geht unter den bisherigen Regeln weiter.</translation>
    </message>
    <message>
        <source>%1 has faults.</source>
        <translation>%1 hat Fehler.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::LogModel</name>
    <message>
        <source>No effect.</source>
        <translation>Ohne Folgen.</translation>
    </message>
    <message>
        <source>Turn %1 ▶ %2</source>
        <translation>Runde %1 ▶ %2</translation>
    </message>
    <message>
        <source>✎ %1 [overruled]</source>
        <translation>✎ %1 [anders gewertet]</translation>
    </message>
    <message>
        <source>Turn %1 · %2: %3</source>
        <translation>Runde %1 · %2: %3</translation>
    </message>
    <message>
        <source>(undone) %1</source>
        <translation>(zurückgenommen) %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::LogPanel</name>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Not only the history of one unit</source>
        <translation>Nicht nur die Geschichte einer Einheit</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>The whole arithmetic of this entry (Return)</source>
        <translation>Der ganze Rechenweg dieses Eintrags (Eingabe)</translation>
    </message>
    <message>
        <source>Open the log entry</source>
        <translation>Eintrag öffnen</translation>
    </message>
    <message>
        <source>Rule again…</source>
        <translation>Neu entscheiden…</translation>
    </message>
    <message>
        <source>Change an answer or a die of this entry and decide everything after it again</source>
        <translation>Eine Antwort oder einen Würfel dieses Eintrags ändern und alles danach neu entscheiden</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>Hierher zurück</translation>
    </message>
    <message>
        <source>Back, or forward, to how things stood after this entry; nothing is lost</source>
        <translation>Zurück oder vor zum Stand nach diesem Eintrag; nichts geht verloren</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
    <message>
        <source>A remark for the log</source>
        <translation>Eine Bemerkung fürs Protokoll</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation>Geschichte: %1</translation>
    </message>
    <message>
        <source>Go forward to here</source>
        <translation>Hierher vor</translation>
    </message>
</context>
<context>
    <name>drumhead::app::MainWindow</name>
    <message>
        <source>Select a list or table first.</source>
        <translation>Erst eine Liste oder Tabelle auswählen.</translation>
    </message>
    <message>
        <source>%1 – Drumhead</source>
        <translation>%1 – Drumhead</translation>
    </message>
    <message>
        <source>%1 opens once this dialog is closed.</source>
        <translation>%1 öffnet sich, wenn dieser Dialog zu ist.</translation>
    </message>
    <message>
        <source>Open a ruleset first to make sheets.</source>
        <translation>Für Bögen sind keine Regeln offen.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>%n Zeile kopiert.</numerusform>
            <numerusform>%n Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ruleset is open.</source>
        <translation>Keine Regeln sind geöffnet.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ManualDialog</name>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>The manual</source>
        <translation>Das Handbuch</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::MapCanvas</name>
    <message>
        <source>Map of the table</source>
        <translation>Karte des Tisches</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Zeichnen: %1</translation>
    </message>
    <message>
        <source>Add corner</source>
        <translation>Ecke dazu</translation>
    </message>
    <message>
        <source>%1 at %2: click, or arrow keys and Space.</source>
        <translation>%1 bei %2: klicken, oder Pfeiltasten und Leertaste.</translation>
    </message>
    <message>
        <source>Double-click or Enter finishes it, Backspace removes a corner.</source>
        <translation>Doppelklick oder Eingabe schließt ab, Rücktaste nimmt eine Ecke zurück.</translation>
    </message>
    <message>
        <source>%1, corner %2 at %3. %4</source>
        <translation>%1, Ecke %2 bei %3. %4</translation>
    </message>
    <message>
        <source>%1: click its corners, or drag a box. By keys: arrows and Space. At %2.</source>
        <translation>%1: Ecken anklicken oder ein Rechteck aufziehen. Mit Tasten: Pfeile und Leertaste. Bei %2.</translation>
    </message>
    <message>
        <source>%1: click along its way. By keys: arrows and Space. At %2.</source>
        <translation>%1: den Verlauf entlang klicken. Mit Tasten: Pfeile und Leertaste. Bei %2.</translation>
    </message>
    <message>
        <source>Choose a tool to draw with, or click a shape. Letters choose a tool.</source>
        <translation>Wählen, was zu zeichnen ist, oder anklicken, was da ist. Buchstaben wählen ein Werkzeug.</translation>
    </message>
    <message>
        <source>%1. Arrows move it, N goes to its corners, Enter names it.</source>
        <translation>%1. Pfeile verschieben, N führt zu den Ecken, Eingabe zum Namen.</translation>
    </message>
    <message>
        <source>%1, corner %2 of %3 at %4, %5. Arrows move it, Delete removes it.</source>
        <translation>%1, Ecke %2 von %3 bei %4, %5. Pfeile verschieben, Entf entfernt sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s): arrows move, Delete removes them.</source>
        <translation>
            <numerusform>%n Form: Pfeile verschieben, Entf entfernt sie.</numerusform>
            <numerusform>%n Formen: Pfeile verschieben, Entf entfernt sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::MapCommands</name>
    <message>
        <source>Remove corner</source>
        <translation>Ecke entfernen</translation>
    </message>
    <message>
        <source>Remove from the map</source>
        <translation>Von der Karte entfernen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
</context>
<context>
    <name>drumhead::app::MapItemForm</name>
    <message>
        <source>Across,down from the upper left corner of the table</source>
        <translation>Quer,abwärts von der linken oberen Ecke des Tisches</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name of the shape</source>
        <translation>Name der Form</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>Kind of the shape</source>
        <translation>Art der Form</translation>
    </message>
    <message>
        <source>&amp;Of the side</source>
        <translation>Von der &amp;Seite</translation>
    </message>
    <message>
        <source>Side of the shape</source>
        <translation>Seite der Form</translation>
    </message>
    <message>
        <source>&amp;Corners</source>
        <translation>E&amp;cken</translation>
    </message>
    <message>
        <source>Corners of the shape</source>
        <translation>Ecken der Form</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>no side</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Seen only by that side and the referee</source>
        <translation>Nur für diese Seite und den Spielleiter zu sehen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::MapPage</name>
    <message>
        <source>Shapes on the map</source>
        <translation>Formen auf der Karte</translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <translation>Verdo&amp;ppeln</translation>
    </message>
    <message>
        <source>Duplicate (shape)</source>
        <translation>Verdoppeln (Form)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove (shape)</source>
        <translation>Entfernen (Form)</translation>
    </message>
    <message>
        <source>U&amp;p</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Up (shape)</source>
        <translation>Nach oben (Form)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Down (shape)</source>
        <translation>Nach unten (Form)</translation>
    </message>
</context>
<context>
    <name>drumhead::app::MapTableForm</name>
    <message>
        <source>Remo&amp;ve the map</source>
        <translation>Karte ent&amp;fernen</translation>
    </message>
    <message>
        <source>Table across</source>
        <translation>Tisch quer</translation>
    </message>
    <message>
        <source>Table &amp;deep</source>
        <translation>Tisch &amp;tief</translation>
    </message>
    <message>
        <source>Table deep</source>
        <translation>Tisch tief</translation>
    </message>
    <message>
        <source>Nor&amp;th</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>North, in degrees from up</source>
        <translation>Norden, in Grad von oben</translation>
    </message>
    <message>
        <source>Degrees clockwise from up: 90 is to the right</source>
        <translation>Grad im Uhrzeigersinn von oben: 90 ist rechts</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit of the table</source>
        <translation>Einheit des Tisches</translation>
    </message>
    <message>
        <source>Grid that corners snap to</source>
        <translation>Raster, auf dem Ecken liegen</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Größe des Tisches</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Remove the map</source>
        <translation>Karte entfernen</translation>
    </message>
    <message>
        <source>Remove the p&amp;icture</source>
        <translation>Ohne B&amp;ild</translation>
    </message>
    <message>
        <source>A drawing or photograph, stored in the scenario and seen by everyone</source>
        <translation>Eine Zeichnung oder ein Foto, im Szenario aufbewahrt und für alle zu sehen</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Ohne Bild</translation>
    </message>
    <message>
        <source>Picture beneath the map</source>
        <translation>Bild unter der Karte</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>Picture beneath</source>
        <translation>Bild darunter</translation>
    </message>
    <message>
        <source>Picture &amp;beneath…</source>
        <translation>Bild darunter…</translation>
    </message>
    <message>
        <source>Table acro&amp;ss</source>
        <translation>Tisch &amp;quer</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
</context>
<context>
    <name>drumhead::app::MapTools</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose and move shapes (Esc)</source>
        <translation>Wählen und verschieben, was da ist (Esc)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tool: %1</source>
        <translation>Werkzeug: %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::MarkdownEdit</name>
    <message>
        <source>Markdown: **bold**, *slanted*, - a list</source>
        <translation>Markdown: **fett**, *schräg*, - eine Liste</translation>
    </message>
    <message>
        <source>%1 as it reads</source>
        <translation>%1, wie gedruckt</translation>
    </message>
</context>
<context>
    <name>drumhead::app::MatchTableModel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>nicht bekannt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no troop type</source>
        <translation>kein Truppentyp</translation>
    </message>
    <message>
        <source>%1, first of %2</source>
        <translation>%1, die erste von %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ModifierModel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>overruled: %1</source>
        <translation>anders gewertet: %1</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Weil</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ModifierPanel</name>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why this modifier?</source>
        <translation>Warum dieser Modifikator?</translation>
    </message>
    <message>
        <source>What the rules say about this modifier (F1)</source>
        <translation>Was die Regeln zu diesem Modifikator sagen (F1)</translation>
    </message>
    <message>
        <source>Overrule this modifier</source>
        <translation>Diesen Modifikator anders werten</translation>
    </message>
    <message>
        <source>Use another amount, with a reason (Alt+O)</source>
        <translation>Einen anderen Betrag gelten lassen, mit Begründung (Alt+E)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Withdraw this overruling</source>
        <translation>Diese andere Wertung zurücknehmen</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Anders werten…</translation>
    </message>
    <message>
        <source>Withdraw the overruling</source>
        <translation>Die andere Wertung zurücknehmen</translation>
    </message>
    <message>
        <source>Show the modifiers that do not apply</source>
        <translation>Modifikatoren zeigen, die nicht gelten</translation>
    </message>
    <message>
        <source>Those that were considered and do not apply, each with its reason</source>
        <translation>Was geprüft wurde und nicht gilt, jeweils mit dem Grund</translation>
    </message>
    <message numerus="yes">
        <source>%n not applied</source>
        <translation>
            <numerusform>%n gilt nicht</numerusform>
            <numerusform>%n gelten nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Ov&amp;errule…</source>
        <translation>Anders w&amp;erten…</translation>
    </message>
</context>
<context>
    <name>drumhead::app::NewBattleDialog</name>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Andere &amp;Datei…</translation>
    </message>
    <message>
        <source>&amp;Play under</source>
        <translation>&amp;Gespielt nach</translation>
    </message>
    <message>
        <source>The rules the scenario was written for, or rules that extend them.</source>
        <translation>Die Regeln, für die das Szenario geschrieben ist, oder solche, die sie erweitern.</translation>
    </message>
    <message>
        <source>&amp;Save the battle as</source>
        <translation>S&amp;peichern als</translation>
    </message>
    <message>
        <source>&amp;Elsewhere…</source>
        <translation>A&amp;nderswo…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (has faults)</source>
        <translation>%1 (hat Fehler)</translation>
    </message>
    <message>
        <source>No scenario was found; choose a file.</source>
        <translation>Kein Szenario gefunden; eine Datei wählen.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json);;All files (*)</source>
        <translation>Szenarien (*.scenario.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Schlacht speichern als</translation>
    </message>
    <message>
        <source>Battles (*.drumhead)</source>
        <translation>Schlachten (*.drumhead)</translation>
    </message>
</context>
<context>
    <name>drumhead::app::NewRulesDialog</name>
    <message>
        <source>New rules</source>
        <translation>Neue Regeln</translation>
    </message>
    <message>
        <source>The battle can&apos;t continue under the new rules: %1</source>
        <translation>Die Schlacht kann unter den neuen Regeln nicht weitergehen: %1</translation>
    </message>
    <message>
        <source>No result so far changes under the new rules.</source>
        <translation>Nichts bisher Gespieltes geht unter den neuen Regeln anders aus.</translation>
    </message>
    <message>
        <source>What the new rules change</source>
        <translation>Was die neuen Regeln ändern</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>The battle afterwards</source>
        <translation>Wie die Schlacht dann steht</translation>
    </message>
    <message>
        <source>&amp;Go on under the new rules</source>
        <translation>Unter den neuen Regeln &amp;weiterspielen</translation>
    </message>
    <message>
        <source>The battle goes on in a new file; the file with the old rules is unchanged.</source>
        <translation>Die Schlacht geht in einer neuen Datei weiter; die unter den alten Regeln bleibt, wie sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) change(s) under the new rules.</source>
        <translation>
            <numerusform>%n Ergebnis geht unter den neuen Regeln anders aus.</numerusform>
            <numerusform>%n Ergebnisse gehen unter den neuen Regeln anders aus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::NewRulesOffer</name>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source>The rules on disk have changed and have faults (%1). The battle keeps its own rules.</source>
        <translation>Die neuen Regeln haben Fehler (%1). Diese Schlacht behält ihre eigenen.</translation>
    </message>
    <message>
        <source>The rules on disk have changed: %1. The battle keeps its own rules.</source>
        <translation>Neue Regeln: %1. Diese Schlacht behält ihre eigenen.</translation>
    </message>
    <message>
        <source>What would change…</source>
        <translation>Was sich ändern würde…</translation>
    </message>
</context>
<context>
    <name>drumhead::app::NewScenarioDialog</name>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>&amp;First side</source>
        <translation>&amp;Erste Seite</translation>
    </message>
    <message>
        <source>&amp;Second side</source>
        <translation>&amp;Zweite Seite</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::NotesPage</name>
    <message>
        <source>Pieces of terrain</source>
        <translation>Geländestücke</translation>
    </message>
    <message>
        <source>Objectives of the battle</source>
        <translation>Ziele der Schlacht</translation>
    </message>
    <message>
        <source>%1 (terrain)</source>
        <translation>%1 (Gelände)</translation>
    </message>
    <message>
        <source>%1 (objective)</source>
        <translation>%1 (Ziel)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>U&amp;p</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name of the terrain</source>
        <translation>Name des Geländes</translation>
    </message>
    <message>
        <source>Name of the objective</source>
        <translation>Name des Ziels</translation>
    </message>
    <message>
        <source>&amp;Of the side</source>
        <translation>Gehö&amp;rt</translation>
    </message>
    <message>
        <source>What the terrain does</source>
        <translation>Wirkung des Geländes</translation>
    </message>
    <message>
        <source>What the objective is worth</source>
        <translation>Wert des Ziels</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>Insert adds one.</source>
        <translation>Einfg fügt eines hinzu.</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>New terrain</source>
        <translation>Neues Gelände</translation>
    </message>
    <message>
        <source>New objective</source>
        <translation>Neues Ziel</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
</context>
<context>
    <name>drumhead::app::NumberEdit</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2</source>
        <translation>Eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>A number from %1 to %2</source>
        <translation>Eine Zahl von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ObligationsPanel</name>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Waive…</source>
        <translation>Verzichten…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>Noch zu tun</translation>
    </message>
    <message>
        <source>Waive what is to be done</source>
        <translation>Auf Fälliges verzichten</translation>
    </message>
    <message>
        <source>Goes on without it, for a reason that you give</source>
        <translation>Geht ohne weiter, mit Begründung</translation>
    </message>
    <message>
        <source>Stays in this list; not asked for again until the next turn</source>
        <translation>Bleibt in dieser Liste und wird erst in der nächsten Runde wieder verlangt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>Nichts ist fällig</translation>
    </message>
    <message numerus="yes">
        <source>Still to do: %n</source>
        <translation>
            <numerusform>Noch zu tun: %n</numerusform>
            <numerusform>Noch zu tun: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring on</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Puts them on the table (Return in the list)</source>
        <translation>Stellt sie auf den Tisch (Eingabe in der Liste)</translation>
    </message>
    <message>
        <source>Opens the case, filled in (Return in the list, or F4 for the first)</source>
        <translation>Öffnet den Fall, fertig ausgefüllt (Eingabe in der Liste, oder F4 für den ersten)</translation>
    </message>
    <message>
        <source>Waive it</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Nicht nutzen</translation>
    </message>
    <message>
        <source>Goes on without it; the rules leave the choice</source>
        <translation>Es geht ohne weiter; die Regeln lassen die Wahl</translation>
    </message>
    <message>
        <source>Waive: what is to be done</source>
        <translation>Verzichten: auf das, was zu tun ist</translation>
    </message>
    <message>
        <source>Later: what is to be done</source>
        <translation>Später: was zu tun ist</translation>
    </message>
    <message>
        <source>Bring on: the reinforcements</source>
        <translation>Aufstellen: die Verstärkung</translation>
    </message>
    <message>
        <source>Do it: what is to be done</source>
        <translation>Ausführen: was zu tun ist</translation>
    </message>
    <message>
        <source>Decline: what may be done</source>
        <translation>Nicht nutzen: was getan werden darf</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>put off until the next turn</source>
        <translation>auf die nächste Runde verschoben</translation>
    </message>
    <message>
        <source>in a later step</source>
        <translation>in einem späteren Schritt</translation>
    </message>
    <message>
        <source>comes with “%1”</source>
        <translation>kommt mit „%1“</translation>
    </message>
    <message>
        <source>%1: arriving — %2</source>
        <translation>%1: trifft ein — %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::OddsModel</name>
    <message>
        <source>Refused: %1</source>
        <translation>Nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>Dazu kommt es nicht</translation>
    </message>
    <message>
        <source>▶ %1 (thrown)</source>
        <translation>▶ %1 (geworfen)</translation>
    </message>
    <message>
        <source>bar: %1, depending on the choice</source>
        <translation>Balken: %1, je nach Eingabe</translation>
    </message>
    <message>
        <source>bars: now %1, pinned %2</source>
        <translation>Balken: jetzt %1, angeheftet %2</translation>
    </message>
    <message>
        <source>bar: %1</source>
        <translation>Balken: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>█ Now</source>
        <translation>█ Jetzt</translation>
    </message>
    <message>
        <source>▨ Pinned</source>
        <translation>▨ Angeheftet</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
</context>
<context>
    <name>drumhead::app::OddsPanel</name>
    <message>
        <source>The odds</source>
        <translation>Die Chancen</translation>
    </message>
    <message>
        <source>Return shows what would change the chance of a line</source>
        <translation>Eingabe zeigt, was die Chance einer Zeile verschiebt</translation>
    </message>
    <message>
        <source>Odds of</source>
        <translation>Chancen auf</translation>
    </message>
    <message>
        <source>Bars show at least</source>
        <translation>Balken zeigen mindestens</translation>
    </message>
    <message>
        <source>The chance of at least this many, not of exactly this many</source>
        <translation>Die Chance auf mindestens so viel, nicht auf genau so viel</translation>
    </message>
    <message>
        <source>Swap cases</source>
        <translation>Fälle tauschen</translation>
    </message>
    <message>
        <source>Swap with the pinned case</source>
        <translation>Mit dem angehefteten Fall tauschen</translation>
    </message>
    <message>
        <source>Opens the pinned case and pins this one</source>
        <translation>Öffnet den angehefteten Fall und heftet diesen an</translation>
    </message>
    <message>
        <source>Calculating the odds…</source>
        <translation>… die Chancen werden berechnet</translation>
    </message>
    <message>
        <source>This procedure has no results with odds.</source>
        <translation>Bei diesem Vorgang gibt es nichts, was Chancen haben könnte.</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Weiter zu: %1</translation>
    </message>
    <message>
        <source>For the odds: %1</source>
        <translation>Für die Chancen: %1</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Unpin the case</source>
        <translation>Angehefteten Fall lösen</translation>
    </message>
    <message>
        <source>Pin this case</source>
        <translation>Diesen Fall anheften</translation>
    </message>
    <message>
        <source>Stop comparing with the pinned case</source>
        <translation>Nicht mehr mit dem angehefteten Fall vergleichen</translation>
    </message>
    <message>
        <source>Keeps these odds beside those of the next case</source>
        <translation>Stellt diese Chancen neben die des nächsten Falls</translation>
    </message>
    <message>
        <source>Overruled values count as overruled.</source>
        <translation>Ein anders gewerteter Wert zählt, wie er gewertet ist.</translation>
    </message>
    <message>
        <source>Changed dice count as changed; all others are open.</source>
        <translation>Ein geänderter Würfel zählt, wie er geändert ist; alle anderen sind offen.</translation>
    </message>
    <message>
        <source>Before the dice were thrown.</source>
        <translation>Wie es vor dem Würfeln stand.</translation>
    </message>
    <message>
        <source>From here on: the dice thrown so far count.</source>
        <translation>Von hier an: Die bisherigen Würfel zählen, wie sie liegen.</translation>
    </message>
    <message>
        <source>It depends on what is entered: %1. Solid is certain, hatched depends on the choice.</source>
        <translation>Es hängt von einer Eingabe ab: %1. Voll ist, was sicher ist, schraffiert, was die Wahl entscheidet.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Angeheftet: %1</translation>
    </message>
    <message>
        <source>Pinned: %2, %1.</source>
        <translation>Angeheftet ist %1 von %2.</translation>
    </message>
    <message>
        <source>The pinned case (%2, %1) can&apos;t be compared with this one: %3</source>
        <translation>Angeheftet ist %1 von %2, das passt nicht daneben: %3</translation>
    </message>
    <message>
        <source>Now and pinned: the same case so far. Change an answer to compare.</source>
        <translation>Jetzt und angeheftet: bisher derselbe Fall. Eine Antwort ändern, um zu vergleichen.</translation>
    </message>
    <message>
        <source>Now, against pinned: %1.</source>
        <translation>Jetzt, gegen angeheftet: %1.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::OddsSidePanel</name>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweg</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>Odds, what matters or arithmetic</source>
        <translation>Chancen, was zählt oder Rechenweg</translation>
    </message>
</context>
<context>
    <name>drumhead::app::OpenResults</name>
    <message>
        <source>Left open: %1. How likely do you think each is?</source>
        <translation>Offen: %1. Wie wahrscheinlich ist jedes?</translation>
    </message>
    <message>
        <source>Left open: %1. Between which numbers do you expect it? Each is equally likely.</source>
        <translation>Offen: %1. Zwischen welchen Zahlen? Alle zählen gleich.</translation>
    </message>
    <message>
        <source>from </source>
        <translation>von </translation>
    </message>
    <message>
        <source>to </source>
        <translation>bis </translation>
    </message>
    <message>
        <source>%1: from</source>
        <translation>%1: von</translation>
    </message>
    <message>
        <source>%1: to</source>
        <translation>%1: bis</translation>
    </message>
    <message>
        <source>Weight of %1: %2</source>
        <translation>Gewicht von %1: %2</translation>
    </message>
    <message>
        <source>1 to 1 is equally likely, 3 to 1 three times as likely; 0 rules it out</source>
        <translation>1 zu 1 heißt gleich wahrscheinlich, 3 zu 1 dreimal so wahrscheinlich; 0 schließt es aus</translation>
    </message>
</context>
<context>
    <name>drumhead::app::OutcomeRows</name>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::OverruleDialog</name>
    <message>
        <source>&amp;Leave it out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Anders werten</translation>
    </message>
    <message>
        <source>&amp;Amount that counts</source>
        <translation>&amp;Betrag, der gilt</translation>
    </message>
    <message>
        <source>Give a reason first.</source>
        <translation>Erst begründen.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::PlaceDialog</name>
    <message>
        <source>Move to another place</source>
        <translation>An einen anderen Ort verschieben</translation>
    </message>
    <message>
        <source>Places in the armies</source>
        <translation>Orte in den Armeen</translation>
    </message>
    <message>
        <source>&amp;Move there</source>
        <translation>&amp;Hierher verschieben</translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <translation>%1 (Runde %2)</translation>
    </message>
    <message>
        <source>Reinforcement · %1</source>
        <translation>Verstärkung · %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::PlayersWindow</name>
    <message>
        <source>For the players – Drumhead</source>
        <translation>Für die Spieler – Drumhead</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>No battle</source>
        <translation>Keine Schlacht</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arriving: %1</source>
        <translation>Es kommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::PointsDialog</name>
    <message>
        <source>Points for the objectives</source>
        <translation>Punkte für die Ziele</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter the points</source>
        <translation>Punkte eintragen</translation>
    </message>
    <message>
        <source>%1, points of %2</source>
        <translation>%1, Punkte von %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Larger still, to read across the table</source>
        <translation>Noch größer, quer über den Tisch lesbar</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Applies after a restart.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>The language changes when you restart Drumhead.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Drumhead.</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Typed or rolled here; the cursor starts in the field</source>
        <translation>Eingetippt oder hier gewürfelt; der Cursor beginnt im Feld</translation>
    </message>
    <message>
        <source>Rolled here; the cursor starts on Roll</source>
        <translation>Hier gewürfelt; der Cursor beginnt auf Würfeln</translation>
    </message>
    <message>
        <source>At the table only: no Roll button</source>
        <translation>Nur am Tisch: kein Würfeln hier</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>Only in the unit of the rules</source>
        <translation>Nur in der Einheit der Regeln</translation>
    </message>
    <message>
        <source>Also in centimetres</source>
        <translation>Auch in Zentimetern</translation>
    </message>
    <message>
        <source>Also in inches</source>
        <translation>Auch in Zoll</translation>
    </message>
    <message>
        <source>Any unit can be typed: 20 cm, 8 in, 8&quot;, 2 ft.</source>
        <translation>Jede Maßeinheit geht: 20 cm, 8 in, 8&quot;, 2 ft.</translation>
    </message>
    <message>
        <source>D&amp;istances</source>
        <translation>Entfer&amp;nungen</translation>
    </message>
    <message>
        <source>&amp;measures the time each side uses, also for the report</source>
        <translation>&amp;misst die Zeit jeder Seite, auch für den Bericht</translation>
    </message>
    <message>
        <source>Bell after so many minutes of a side&apos;s turn</source>
        <translation>Klingel nach so vielen Minuten einer Seite</translation>
    </message>
    <message>
        <source>no bell</source>
        <translation>keine Klingel</translation>
    </message>
    <message>
        <source> min of a side&apos;s turn, then a bell</source>
        <translation> min einer Seite, dann klingelt es</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Rundenuhr</translation>
    </message>
    <message>
        <source>before leaving a step with a thrown case</source>
        <translation>bevor ein Schritt mit geworfenem Fall endet</translation>
    </message>
    <message>
        <source>Otherwise it is applied, or kept for later if it can&apos;t be.</source>
        <translation>Sonst wird er übernommen, oder zurückgestellt, wo das nicht geht.</translation>
    </message>
    <message>
        <source>before discarding a thrown case</source>
        <translation>bevor ein geworfener Fall verworfen wird</translation>
    </message>
    <message>
        <source>Otherwise its dice are gone at once.</source>
        <translation>Sonst sind die Würfel sofort weg.</translation>
    </message>
    <message>
        <source>before playing on from an earlier point</source>
        <translation>bevor es von früherer Stelle aus weitergeht</translation>
    </message>
    <message>
        <source>Otherwise play goes on; both lines are kept.</source>
        <translation>Sonst geht es einfach weiter; beide Verläufe bleiben.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Change &amp;keys…</source>
        <translation>&amp;Tasten ändern…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Reset windows, panels and columns</source>
        <translation>Fenster, Bereiche und Spalten &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>S&amp;chrift</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ProblemsPanel</name>
    <message>
        <source>Copy the faults</source>
        <translation>Fehler kopieren</translation>
    </message>
    <message>
        <source>Forget this ruleset</source>
        <translation>Dieses Regelwerk vergessen</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Takes it off the list. Its files stay as they are; File &gt; Open ruleset folder… brings it back.</source>
        <translation>Es steht nicht mehr in der Liste. Die Dateien bleiben, wie sie sind; Datei &gt; Regelwerksordner öffnen… holt es zurück.</translation>
    </message>
    <message>
        <source>Open a folder of rulesets: File &gt; Open ruleset folder…</source>
        <translation>Mit Datei, Regelwerksordner öffnen… einen Ordner mit Regelwerken öffnen</translation>
    </message>
    <message>
        <source>“%1” has no procedures yet.</source>
        <translation>„%1“ hat noch keine Vorgänge.</translation>
    </message>
    <message>
        <source>“%1” has faults; they must be fixed before it can be played.</source>
        <translation>„%1“ hat Fehler; erst berichtigt ist es spielbar.</translation>
    </message>
    <message>
        <source>Loading the rules “%1”…</source>
        <translation>Die Regeln „%1“ werden geladen…</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::ProcedureDialog</name>
    <message>
        <source>Other action</source>
        <translation>Andere Aktion</translation>
    </message>
    <message>
        <source>Search the procedures</source>
        <translation>Vorgänge durchsuchen</translation>
    </message>
    <message>
        <source>Type any word</source>
        <translation>Ein Wort tippen</translation>
    </message>
    <message>
        <source>Procedures</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation>Nichts passt zu „%1“.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReadableBattleDialog</name>
    <message>
        <source>Battle to read</source>
        <translation>Schlacht zum Lesen</translation>
    </message>
    <message>
        <source>This battle can&apos;t be played under the rules in its file. You can read it, or go on under today&apos;s rules in a new file.</source>
        <translation>Nach den Regeln in ihrer Datei ist diese Schlacht nicht spielbar. Sie lässt sich lesen oder in einer neuen Datei nach den heutigen Regeln fortsetzen.</translation>
    </message>
    <message>
        <source>What was &amp;played:</source>
        <translation>Was &amp;gespielt wurde:</translation>
    </message>
    <message>
        <source>Today&apos;s rules are the same, or are not installed here.</source>
        <translation>Die heutigen Regeln sind dieselben, oder hier nicht installiert.</translation>
    </message>
    <message>
        <source>What &amp;differs in today&apos;s rules:</source>
        <translation>Was heute &amp;anders ist:</translation>
    </message>
    <message>
        <source>&amp;Go on under today&apos;s rules</source>
        <translation>Nach den &amp;heutigen Regeln weiter</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReasonDialog</name>
    <message>
        <source>&amp;Reason (goes on record)</source>
        <translation>Be&amp;gründung (kommt ins Protokoll)</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReasonEdit</name>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>required: shown with the verdict</source>
        <translation>nötig; steht im Ergebnis</translation>
    </message>
    <message>
        <source>Coc&amp;ked</source>
        <translation>&amp;Kippt</translation>
    </message>
    <message>
        <source>cocked die</source>
        <translation>gekippter Würfel</translation>
    </message>
    <message>
        <source>&amp;Misread</source>
        <translation>&amp;Verlesen</translation>
    </message>
    <message>
        <source>misread</source>
        <translation>verlesen</translation>
    </message>
    <message>
        <source>Agreed by &amp;both</source>
        <translation>&amp;Beide einig</translation>
    </message>
    <message>
        <source>agreed by both sides</source>
        <translation>beide Seiten sind einig</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>A&amp;ndere…</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>Be&amp;gründung</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Andere Begründung</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Begründung: %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReferenceDialog</name>
    <message>
        <source>Statements of the rules</source>
        <translation>Aussagen der Regeln</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Nachschlagen: %1</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReinforcementPage</name>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>the northern road</source>
        <translation>die Straße im Norden</translation>
    </message>
    <message>
        <source>Comes in &amp;turn</source>
        <translation>Kommt in &amp;Runde</translation>
    </message>
    <message>
        <source>To the &amp;side</source>
        <translation>Für die &amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Joins the group</source>
        <translation>Stößt zum &amp;Verband</translation>
    </message>
    <message>
        <source>Comes &amp;by</source>
        <translation>Kommt &amp;über</translation>
    </message>
    <message>
        <source>Choose it in the armies (Ctrl+1) and press Insert to add a unit to it, or move one there with Ctrl+M.</source>
        <translation>In den Armeen wählen (Strg+1) und mit Einfg eine Einheit hinzufügen, oder mit Strg+M eine dorthin verschieben.</translation>
    </message>
    <message>
        <source>No reinforcements. Insert adds one.</source>
        <translation>Niemand kommt später. Einfg fügt eine Verstärkung hinzu.</translation>
    </message>
    <message>
        <source>No units in it yet. %1</source>
        <translation>Noch kommt niemand damit. %1</translation>
    </message>
    <message>
        <source>Units: %1.
%2</source>
        <translation>Damit kommen: %1.
%2</translation>
    </message>
    <message>
        <source>Add reinforcement</source>
        <translation>Verstärkung hinzufügen</translation>
    </message>
    <message>
        <source>Remove reinforcement</source>
        <translation>Verstärkung entfernen</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Add a reinforcement</source>
        <translation>Verstärkung hinzufügen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the reinforcement</source>
        <translation>Verstärkung entfernen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReminderBar</name>
    <message>
        <source> (Alt+M)</source>
        <translation> (Alt+M)</translation>
    </message>
    <message>
        <source>Remember (%1): %2</source>
        <translation>Nicht vergessen (%1): %2</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Nicht vergessen</translation>
    </message>
    <message>
        <source>Remember (%1)</source>
        <translation>Nicht vergessen (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+M</source>
        <translation>Alt+M</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ResultCard</name>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show the whole result</source>
        <translation>Das ganze Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Not everything fits here</source>
        <translation>Für alles war kein Platz</translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation>✎ %1</translation>
    </message>
    <message>
        <source>Chance: %1</source>
        <translation>Chance: %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::RewindDialog</name>
    <message>
        <source>Review correction</source>
        <translation>Korrektur prüfen</translation>
    </message>
    <message>
        <source>Apply correction</source>
        <translation>Korrektur übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Nichts ändert sich.</translation>
    </message>
    <message>
        <source>No later result changes.</source>
        <translation>Kein späteres Ergebnis ändert sich.</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Runde %1, %2: %3</translation>
    </message>
    <message>
        <source>Dropped: %1 (%2)</source>
        <translation>Entfallen: %1 (%2)</translation>
    </message>
    <message>
        <source>The battle afterwards</source>
        <translation>Die Schlacht danach</translation>
    </message>
    <message numerus="yes">
        <source>%n later result(s) change(s).</source>
        <translation>
            <numerusform>%n späteres Ergebnis ändert sich.</numerusform>
            <numerusform>%n spätere Ergebnisse ändern sich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::RolePicker</name>
    <message>
        <source>%1 · %2?</source>
        <translation>%1 · %2?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::RuleBrowser</name>
    <message>
        <source>Only what this &amp;battle has used</source>
        <translation>Nur in dieser &amp;Schlacht Gebrauchtes</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>Datei ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Any words of the rules</source>
        <translation>Beliebige Wörter der Regeln</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>Unsere Lesart</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>In your text editor, at this line (Ctrl+O)</source>
        <translation>Im Texteditor, an dieser Zeile (Strg+O)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>S&amp;tatus</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>No program opens %1.</source>
        <translation>Kein Programm öffnet %1.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::RuleCheckStrip</name>
    <message>
        <source>Open at this &amp;place</source>
        <translation>An dieser &amp;Stelle öffnen</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Ausblenden</translation>
    </message>
    <message>
        <source>Check of the rules</source>
        <translation>Prüfung der Regeln</translation>
    </message>
    <message>
        <source>Hide the check of the rules</source>
        <translation>Prüfung der Regeln ausblenden</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation>%1 Fehler: %2</translation>
    </message>
    <message>
        <source>%1 warning: %2</source>
        <translation>%1 Warnung: %2</translation>
    </message>
    <message>
        <source>No program opens %1.</source>
        <translation>Kein Programm öffnet %1.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::RuleItemModel</name>
    <message>
        <source>Troop types</source>
        <translation>Truppentypen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Procedures</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>What happens by itself</source>
        <translation>Was von selbst geschieht</translation>
    </message>
    <message>
        <source>Statements of the source</source>
        <translation>Aussagen der Quelle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 im Ganzen</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>✓ used</source>
        <translation>✓ gebraucht</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>In this battle</source>
        <translation>In dieser Schlacht</translation>
    </message>
</context>
<context>
    <name>drumhead::app::RulesetChoice</name>
    <message>
        <source>Has faults that must be fixed before it can be played: %1. Choose it above to see them.</source>
        <translation>Hat Fehler und ist erst berichtigt spielbar: %1. Oben wählen, um sie zu sehen.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::RulesetLoading</name>
    <message>
        <source>Loading the rules of “%1”…</source>
        <translation>Die Regeln von „%1“ werden geladen…</translation>
    </message>
</context>
<context>
    <name>drumhead::app::RulingsDialog</name>
    <message>
        <source>Rulings: %1</source>
        <translation>Auslegungen: %1</translation>
    </message>
    <message>
        <source>This ruleset has nothing to rule on.</source>
        <translation>Dieses Regelwerk lässt nichts auszulegen.</translation>
    </message>
    <message>
        <source>Where the printed rules are unclear, the club decides. The choices apply to every single combat under these rules; each battle has its own.</source>
        <translation>Wo die gedruckten Regeln unklar sind, entscheidet der Club. Das gilt für jedes einzelne Gefecht nach diesen Regeln; jede Schlacht hat ihre eigenen.</translation>
    </message>
    <message>
        <source>%1 (our reading)</source>
        <translation>%1 (unsere Lesart)</translation>
    </message>
    <message>
        <source>Apply the rulings</source>
        <translation>Auslegungen übernehmen</translation>
    </message>
    <message>
        <source>Reset to the usual</source>
        <translation>Auf die übliche zurücksetzen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ScenarioDialog</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>The whole scenario</source>
        <translation>Das ganze Szenario</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Text or map</source>
        <translation>Text oder Karte</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ScenarioDocument</name>
    <message>
        <source>There is no ruleset “%1” here.</source>
        <translation>Ein Regelwerk „%1“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. The old file is unchanged.</source>
        <translation>%1 ließ sich nicht schreiben: %2. Was vorher dort war, ist noch da.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ScenarioView</name>
    <message>
        <source>The scenario</source>
        <translation>Das Szenario</translation>
    </message>
</context>
<context>
    <name>drumhead::app::SheetPreview</name>
    <message>
        <source>&amp;Next page ▶</source>
        <translation>&amp;Nächste Seite ▶</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Page &amp;width</source>
        <translation>Seitenbr&amp;eite</translation>
    </message>
    <message>
        <source>Fits the page to the width of the window</source>
        <translation>So breit wie das Fenster, zum Lesen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>◀ Previo&amp;us page</source>
        <translation>◀ &amp;Vorige Seite</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Seiten werden vorbereitet…</translation>
    </message>
</context>
<context>
    <name>drumhead::app::SheetReader</name>
    <message>
        <source>Working out the luck…</source>
        <translation>Das Glück wird berechnet…</translation>
    </message>
    <message>
        <source>&amp;Save or print…</source>
        <translation>&amp;Speichern oder drucken…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::SheetView</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>drumhead::app::SheetsDialog</name>
    <message>
        <source>Sheets</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>&amp;Bogen</translation>
    </message>
    <message>
        <source>Pa&amp;per</source>
        <translation>Pa&amp;pier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>Speichern a&amp;ls</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>&amp;Save sheet…</source>
        <translation>Bogen &amp;speichern…</translation>
    </message>
    <message>
        <source>P&amp;rint sheet…</source>
        <translation>Bogen &amp;drucken…</translation>
    </message>
    <message>
        <source>Save the e&amp;vening…</source>
        <translation>Ganzen Abend spe&amp;ichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Scenario, quick reference, and brief, roster and labels of each side, each as a PDF in one folder</source>
        <translation>Szenario, Schnellübersicht und von jeder Seite Lage, Armeebogen und Etiketten, jeweils als PDF in einem Ordner</translation>
    </message>
    <message>
        <source>Folder for the sheets of the evening</source>
        <translation>Ordner für die Bögen des Abends</translation>
    </message>
    <message>
        <source>Saved %1 sheets in %2.</source>
        <translation>%1 Bögen gespeichert in %2.</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Bogen speichern</translation>
    </message>
    <message>
        <source>Sheets (*%1)</source>
        <translation>Bögen (*%1)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert: %1.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Schnellübersicht</translation>
    </message>
    <message>
        <source>Rules and rulings</source>
        <translation>Regeln und Auslegungen</translation>
    </message>
    <message>
        <source>Rules in plain words</source>
        <translation>Regeln in klaren Worten</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Armeebögen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Report of the battle</source>
        <translation>Bericht der Schlacht</translation>
    </message>
    <message>
        <source>Report with story and arithmetic</source>
        <translation>Bericht mit Erzählung und Rechenweg</translation>
    </message>
    <message>
        <source>Print the evenin&amp;g…</source>
        <translation>Ganzen Abend dr&amp;ucken…</translation>
    </message>
    <message>
        <source>Scenario, quick reference, and brief, roster and labels of each side, one after another</source>
        <translation>Szenario, Schnellübersicht und für jede Seite Lage, Armeebogen und Etiketten, nacheinander</translation>
    </message>
    <message>
        <source>Evening: %1</source>
        <translation>Spielabend: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message numerus="yes">
        <source>Sent %n sheet(s) to the printer.</source>
        <translation>
            <numerusform>%n Bogen an den Drucker geschickt.</numerusform>
            <numerusform>%n Bögen an den Drucker geschickt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice and luck</source>
        <translation>Würfel und Glück</translation>
    </message>
    <message>
        <source>Replace the files?</source>
        <translation>Dateien ersetzen?</translation>
    </message>
    <message>
        <source>These exist already in %1:
%2</source>
        <translation>Diese gibt es schon in %1:
%2</translation>
    </message>
    <message>
        <source>&amp;Replace them</source>
        <translation>E&amp;rsetzen</translation>
    </message>
</context>
<context>
    <name>drumhead::app::SourceView</name>
    <message>
        <source>The file of the rule</source>
        <translation>Die Datei der Regel</translation>
    </message>
    <message>
        <source>This is in the list of statements of the source.</source>
        <translation>Das steht in der Liste der Aussagen der Quelle.</translation>
    </message>
    <message>
        <source>The file %1 is no longer there. A battle keeps its own copy of the rules.</source>
        <translation>Die Datei %1 ist nicht mehr da. Eine Schlacht behält ihre eigene Kopie der Regeln.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::StageSteps</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stage %1, now: %2</source>
        <translation>Abschnitt %1, jetzt: %2</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Abschnitt %1: %2</translation>
    </message>
</context>
<context>
    <name>drumhead::app::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Check one combat</source>
        <translation>Ein Gefecht prüfen</translation>
    </message>
    <message>
        <source>Choose the rules, answer the questions, throw.</source>
        <translation>Regeln wählen, Fragen beantworten, würfeln.</translation>
    </message>
    <message>
        <source>Check one combat: %1</source>
        <translation>Ein Gefecht prüfen: %1</translation>
    </message>
    <message>
        <source>Run a battle</source>
        <translation>Eine Schlacht leiten</translation>
    </message>
    <message>
        <source>Two armies, turn by turn; every result is kept.</source>
        <translation>Zwei Armeen, Runde für Runde; jedes Ergebnis bleibt.</translation>
    </message>
    <message>
        <source>Continue the battle: %1</source>
        <translation>Schlacht fortsetzen: %1</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Neue Schlacht…</translation>
    </message>
    <message>
        <source>Open a battle…</source>
        <translation>Schlacht öffnen…</translation>
    </message>
    <message>
        <source>Sample battle: %1</source>
        <translation>Beispielschlacht: %1</translation>
    </message>
    <message>
        <source>Prepare an evening</source>
        <translation>Einen Abend vorbereiten</translation>
    </message>
    <message>
        <source>Armies, the scenario, and the sheets to print.</source>
        <translation>Armeen, das Szenario und die Bögen zum Drucken.</translation>
    </message>
    <message>
        <source>Edit the scenario: %1</source>
        <translation>Szenario bearbeiten: %1</translation>
    </message>
    <message>
        <source>New scenario…</source>
        <translation>Neues Szenario…</translation>
    </message>
    <message>
        <source>Edit a scenario…</source>
        <translation>Szenario bearbeiten…</translation>
    </message>
    <message>
        <source>Print sheets…</source>
        <translation>Bögen drucken…</translation>
    </message>
    <message>
        <source>Write rules</source>
        <translation>Regeln schreiben</translation>
    </message>
    <message>
        <source>A ruleset is a folder of small text files.</source>
        <translation>Ein Regelwerk ist ein Ordner kleiner Textdateien.</translation>
    </message>
    <message>
        <source>Open a ruleset folder…</source>
        <translation>Regelwerksordner öffnen…</translation>
    </message>
    <message>
        <source>Guide for rules authors</source>
        <translation>Anleitung für Regelautoren</translation>
    </message>
    <message>
        <source>Your first ruleset</source>
        <translation>Das erste eigene Regelwerk</translation>
    </message>
</context>
<context>
    <name>drumhead::app::TargetModel</name>
    <message>
        <source>%1 (this case)</source>
        <translation>%1 (dieser Fall)</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
</context>
<context>
    <name>drumhead::app::TargetsDialog</name>
    <message>
        <source>Compare targets</source>
        <translation>Ziele vergleichen</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>&amp;Chance of</source>
        <translation>&amp;Chance auf</translation>
    </message>
    <message>
        <source>Targets by their chance</source>
        <translation>Ziele nach ihrer Chance</translation>
    </message>
    <message>
        <source>&amp;Use this target</source>
        <translation>Dieses &amp;Ziel nehmen</translation>
    </message>
    <message>
        <source>Makes this unit the target of the case, with the same answers</source>
        <translation>Setzt diese Einheit als Ziel in den Fall, mit denselben Antworten</translation>
    </message>
    <message>
        <source>The answers of the case apply to every target: a distance typed there is used for all.</source>
        <translation>Die Antworten des Falls gelten für jedes Ziel: Eine eingetippte Entfernung zählt für alle.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ThrowFields</name>
    <message>
        <source>%1 – %2 D%3</source>
        <translation>%1 – %2W%3</translation>
    </message>
    <message>
        <source>%1, throw %2</source>
        <translation>%1, Wurf %2</translation>
    </message>
    <message>
        <source>The faces thrown on the table, with spaces between them; Return accepts all throws</source>
        <translation>Die am Tisch geworfenen Augen, durch Leerzeichen getrennt; Eingabe übernimmt alle Würfe</translation>
    </message>
    <message>
        <source>face</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>%1-%2 %3</source>
        <translation>%1-%2 %3</translation>
    </message>
    <message>
        <source>Return accepts them all.</source>
        <translation>Eingabe übernimmt alle.</translation>
    </message>
    <message>
        <source>Tab goes to the next throw; Return accepts them all.</source>
        <translation>Tab führt zum nächsten Wurf; Eingabe übernimmt alle zusammen.</translation>
    </message>
    <message>
        <source>%1 – a card of %2</source>
        <translation>%1 – eine Karte vom Stapel %2</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ToolStrip</name>
    <message>
        <source>Tool: %1</source>
        <translation>Werkzeug: %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::TurnPanel</name>
    <message>
        <source>The turn</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Other action…</source>
        <translation>Andere Aktion…</translation>
    </message>
    <message>
        <source>Any procedure of the rules</source>
        <translation>Jeder Vorgang der Regeln, auf Verlangen</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Nicht vergessen</translation>
    </message>
    <message>
        <source>Return: why? Delete: stop this reminder.</source>
        <translation>Eingabe: Warum? Entf: nicht mehr daran erinnern.</translation>
    </message>
    <message>
        <source>One step only</source>
        <translation>Nur ein Schritt</translation>
    </message>
    <message>
        <source>Stop this reminder</source>
        <translation>Nicht mehr daran erinnern</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Begin (F10)</source>
        <translation>Beginnen (F10)</translation>
    </message>
    <message>
        <source>Next step (F10)</source>
        <translation>Nächster Schritt (F10)</translation>
    </message>
    <message>
        <source>Next: %1 (F10)</source>
        <translation>Weiter: %1 (F10)</translation>
    </message>
    <message>
        <source>%1
Nothing to do in: %2.</source>
        <translation>%1
Nichts zu tun in: %2.</translation>
    </message>
    <message>
        <source>One step only: %1</source>
        <translation>Nur ein Schritt: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>%1, to come</source>
        <translation>%1, kommt noch</translation>
    </message>
    <message>
        <source>Nothing to do here</source>
        <translation>Hier ist nichts zu tun</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%n still to do (F4)</source>
        <translation>
            <numerusform>Noch %n zu tun (F4)</numerusform>
            <numerusform>Noch %n zu tun (F4)</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::TypedHint</name>
    <message>
        <source>“%1”: nothing matches</source>
        <translation>„%1“: nichts passt</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n match</source>
        <translation>
            <numerusform>„%1“: %n passt</numerusform>
            <numerusform>„%1“: %n passen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::UnappliedStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: thrown so far %2</source>
        <translation>%1: bisher geworfen %2</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Resume the unapplied case</source>
        <translation>Zurückgestellten Fall fortsetzen</translation>
    </message>
    <message>
        <source>Back to the case as it was thrown</source>
        <translation>Zurück zum Fall, wie er geworfen ist</translation>
    </message>
    <message>
        <source>Discard the unapplied case</source>
        <translation>Zurückgestellten Fall verwerfen</translation>
    </message>
    <message>
        <source>Unapplied: %1</source>
        <translation>Zurückgestellt: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 more unapplied</source>
        <translation>%1 weitere zurückgestellt</translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Weggelegt: %1</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ValueDialog</name>
    <message>
        <source>Overrule a value</source>
        <translation>Einen Wert anders werten</translation>
    </message>
    <message>
        <source>&amp;Value that counts</source>
        <translation>&amp;Wert, der gilt</translation>
    </message>
    <message>
        <source>Enter the value that counts.</source>
        <translation>Den Wert eintragen, der gilt.</translation>
    </message>
    <message>
        <source>Give a reason first.</source>
        <translation>Erst begründen.</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Anders werten</translation>
    </message>
</context>
<context>
    <name>drumhead::app::VerdictPanel</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>Two lines for a chat</source>
        <translation>Zwei Zeilen für einen Chat</translation>
    </message>
    <message>
        <source>The result with the whole arithmetic</source>
        <translation>Das Ergebnis mit dem ganzen Rechenweg</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweg</translation>
    </message>
    <message>
        <source>Show the arithmetic</source>
        <translation>Rechenweg zeigen</translation>
    </message>
    <message>
        <source>How it was worked out, line by line</source>
        <translation>Wie es berechnet ist, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Show the questions again</source>
        <translation>Fragen wieder zeigen</translation>
    </message>
    <message>
        <source>Hidden to make room for the result</source>
        <translation>Sie haben dem Ergebnis Platz gemacht</translation>
    </message>
    <message>
        <source>Next: %1 — %2</source>
        <translation>Als Nächstes: %1 — %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Still to answer: %1</source>
        <translation>Noch zu beantworten: %1</translation>
    </message>
    <message numerus="yes">
        <source>Still to answer: %1 and %n more</source>
        <translation>
            <numerusform>Noch zu beantworten: %1 und %n weitere</numerusform>
            <numerusform>Noch zu beantworten: %1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>In two lines, or with its arithmetic</source>
        <translation>In zwei Zeilen oder mit dem Rechenweg</translation>
    </message>
</context>
<context>
    <name>drumhead::app::ViewMenu</name>
    <message>
        <source>No panel edge here moves that way.</source>
        <translation>Hier verläuft keine Kante in diese Richtung.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::VisibleArmyModel</name>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::WhoseStep</name>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
</context>
<context>
    <name>drumhead::app::WhyDialog</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>No statement of the source is cited here.</source>
        <translation>Hier ist keine Stelle der Quelle genannt.</translation>
    </message>
</context>
<context>
    <name>drumhead::app::WindowActions</name>
    <message>
        <source>Start &amp;page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>New &amp;battle…</source>
        <translation>&amp;Neue Schlacht…</translation>
    </message>
    <message>
        <source>&amp;Open battle…</source>
        <translation>Schlacht ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save a copy of the battle…</source>
        <translation>&amp;Kopie der Schlacht speichern…</translation>
    </message>
    <message>
        <source>&amp;Close the battle</source>
        <translation>Schlacht s&amp;chließen</translation>
    </message>
    <message>
        <source>Prin&amp;t sheets…</source>
        <translation>Bögen &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Edit scenario…</source>
        <translation>Szenario be&amp;arbeiten…</translation>
    </message>
    <message>
        <source>Open r&amp;uleset folder…</source>
        <translation>&amp;Regelwerksordner öffnen…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>&amp;Was jetzt zu tun ist</translation>
    </message>
    <message>
        <source>Oth&amp;er action…</source>
        <translation>&amp;Andere Aktion…</translation>
    </message>
    <message>
        <source>First thing &amp;due</source>
        <translation>Erstes &amp;Fälliges</translation>
    </message>
    <message>
        <source>&amp;Leave the case</source>
        <translation>Fall &amp;verlassen</translation>
    </message>
    <message>
        <source>&amp;Next step with something to do</source>
        <translation>&amp;Nächster Schritt mit Aufgaben</translation>
    </message>
    <message>
        <source>&amp;One step only</source>
        <translation>Nur &amp;einen Schritt</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wiederherste&amp;llen</translation>
    </message>
    <message>
        <source>Rule the last result a&amp;gain…</source>
        <translation>Letztes neu ent&amp;scheiden…</translation>
    </message>
    <message>
        <source>&amp;Change the unit…</source>
        <translation>Ein&amp;heit ändern…</translation>
    </message>
    <message>
        <source>&amp;History of the unit</source>
        <translation>&amp;Geschichte der Einheit</translation>
    </message>
    <message>
        <source>No&amp;te…</source>
        <translation>Noti&amp;z…</translation>
    </message>
    <message>
        <source>The &amp;scenario</source>
        <translation>Szenar&amp;io</translation>
    </message>
    <message>
        <source>&amp;Players&apos; window</source>
        <translation>S&amp;pielerfenster</translation>
    </message>
    <message>
        <source>Sa&amp;ve the battle as a scenario…</source>
        <translation>Schlacht als Szenario spei&amp;chern…</translation>
    </message>
    <message>
        <source>End the &amp;battle…</source>
        <translation>Schlach&amp;t beenden…</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Schlacht zeigen</translation>
    </message>
    <message>
        <source>Check a single combat</source>
        <translation>Ein einzelnes Gefecht prüfen</translation>
    </message>
    <message>
        <source>&amp;New case</source>
        <translation>&amp;Neuer Fall</translation>
    </message>
    <message>
        <source>Clears the answers and the dice</source>
        <translation>Vergisst Antworten und Würfel</translation>
    </message>
    <message>
        <source>&amp;Back to the case before</source>
        <translation>&amp;Zurück zum vorigen Fall</translation>
    </message>
    <message>
        <source>To the case that made this one due, as it was left</source>
        <translation>Zu dem Fall, der diesen nach sich zog, wie er stand</translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation>Seiten &amp;tauschen</translation>
    </message>
    <message>
        <source>The two change places, for return fire</source>
        <translation>Die beiden tauschen die Plätze: für den Gegenschuss</translation>
    </message>
    <message>
        <source>&amp;Go to the next question</source>
        <translation>Zur nächsten &amp;Frage</translation>
    </message>
    <message>
        <source>&amp;Forget this answer</source>
        <translation>Diese Antwort &amp;vergessen</translation>
    </message>
    <message>
        <source>&amp;Roll the dice</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Roll &amp;this throw</source>
        <translation>Nur diesen W&amp;urf</translation>
    </message>
    <message>
        <source>T&amp;ype the dice</source>
        <translation>Würfel eint&amp;ippen</translation>
    </message>
    <message>
        <source>Show &amp;modifiers</source>
        <translation>&amp;Modifikatoren zeigen</translation>
    </message>
    <message>
        <source>Show &amp;arithmetic</source>
        <translation>&amp;Rechenweg zeigen</translation>
    </message>
    <message>
        <source>Expand or collapse the arithmetic</source>
        <translation>Rechenweg auf- oder zuklappen</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>W&amp;arum?</translation>
    </message>
    <message>
        <source>&amp;Overrule the modifier or value…</source>
        <translation>Modifikator oder Wert anders w&amp;erten…</translation>
    </message>
    <message>
        <source>Ru&amp;lings…</source>
        <translation>Aus&amp;legungen…</translation>
    </message>
    <message>
        <source>What the club has ruled where the print is unclear</source>
        <translation>Was der Club festgelegt hat, wo der Druck unklar ist</translation>
    </message>
    <message>
        <source>&amp;Copy the result with its arithmetic</source>
        <translation>Ergebnis mit Rechenweg k&amp;opieren</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Chancen</translation>
    </message>
    <message>
        <source>&amp;What matters</source>
        <translation>&amp;Was zählt</translation>
    </message>
    <message>
        <source>Compare &amp;targets…</source>
        <translation>&amp;Ziele vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Pin this case, or unpin</source>
        <translation>Diesen &amp;Fall anheften oder lösen</translation>
    </message>
    <message>
        <source>&amp;Swap with the pinned case</source>
        <translation>Mit dem angehefteten Fall &amp;tauschen</translation>
    </message>
    <message>
        <source>Show or &amp;hide the side panel</source>
        <translation>&amp;Seitenbereich zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Befehle…</translation>
    </message>
    <message>
        <source>Finds any command by its name</source>
        <translation>Alles, was geht, nach Namen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Larger type</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Smaller type</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Usual type</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>Large &amp;verdict</source>
        <translation>Großes &amp;Ergebnis</translation>
    </message>
    <message>
        <source>Shows outcomes larger still, to read across the table</source>
        <translation>Schreibt Ausgänge noch größer, quer über den Tisch lesbar</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Li&amp;ght</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Move the edge &amp;up</source>
        <translation>Kante nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the edge &amp;down</source>
        <translation>Kante nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the edge &amp;left</source>
        <translation>Kante nach &amp;links</translation>
    </message>
    <message>
        <source>Move the edge &amp;right</source>
        <translation>Kante nach &amp;rechts</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation>&amp;Bereiche zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Manual…</source>
        <translation>&amp;Handbuch…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>&amp;Reference…</source>
        <translation>&amp;Nachschlagen…</translation>
    </message>
    <message>
        <source>Rules in &amp;plain words…</source>
        <translation>Regeln in &amp;klaren Worten…</translation>
    </message>
    <message>
        <source>&amp;About Drumhead</source>
        <translation>Ü&amp;ber Drumhead</translation>
    </message>
    <message>
        <source>Your &amp;first ruleset…</source>
        <translation>Das &amp;erste eigene Regelwerk…</translation>
    </message>
    <message>
        <source>&amp;Guide for rules authors…</source>
        <translation>&amp;Anleitung für Regelautoren…</translation>
    </message>
    <message>
        <source>&amp;Across rulesets…</source>
        <translation>&amp;Regelwerke vergleichen…</translation>
    </message>
    <message>
        <source>One engagement in plain terms, under each ruleset that covers it</source>
        <translation>Eine Begegnung in einfachen Worten, nach jedem Regelwerk, das sie ausdrücken kann</translation>
    </message>
    <message>
        <source>&amp;Browse the rules…</source>
        <translation>Regeln &amp;durchsehen…</translation>
    </message>
    <message>
        <source>Every type, table, modifier, procedure, ruling and statement, and where each is used</source>
        <translation>Jeder Typ, jede Tabelle, jeder Modifikator, Vorgang, jede Auslegung und Aussage, und wo sie gebraucht werden</translation>
    </message>
    <message>
        <source>Dice and luc&amp;k…</source>
        <translation>Würfel und Glüc&amp;k…</translation>
    </message>
    <message>
        <source>How often each face came up, by side, and what the dice cost</source>
        <translation>Wie oft welche Augen fielen, nach Seiten, und was die Würfel gekostet haben</translation>
    </message>
    <message>
        <source>&amp;Apply the result</source>
        <translation>Ergebnis ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>&amp;New scenario…</source>
        <translation>Neues S&amp;zenario…</translation>
    </message>
    <message>
        <source>Re&amp;load rulesets</source>
        <translation>Regelwerke neu &amp;laden</translation>
    </message>
    <message>
        <source>Apply the result and go to the ne&amp;xt step</source>
        <translation>Überneh&amp;men und weiter</translation>
    </message>
    <message>
        <source>Lines of pla&amp;y…</source>
        <translation>Spielverlä&amp;ufe…</translation>
    </message>
    <message>
        <source>Resume the unappl&amp;ied case</source>
        <translation>Zurückgestellten Fall f&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Search the ar&amp;mies</source>
        <translation>Armeen &amp;durchsuchen</translation>
    </message>
    <message>
        <source>Copy the result &amp;in two lines</source>
        <translation>Ergebnis in zwei Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the c&amp;urrent table</source>
        <translation>Aktuelle Ta&amp;belle kopieren</translation>
    </message>
</context>
<context>
    <name>drumhead::app::scenarioMarkdown</name>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>The battle lasts %1 turns.</source>
        <translation>Die Schlacht dauert %1 Runden.</translation>
    </message>
    <message>
        <source>Brief: %1</source>
        <translation>Lage: %1</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
</context>
</TS>
