-- A game of the format before the first: no checksums, no settings, a head in a table of its own.
PRAGMA application_id = 0x4472756D;
PRAGMA user_version = 0;
CREATE TABLE content (id INTEGER PRIMARY KEY, depth INTEGER NOT NULL, kind TEXT NOT NULL, path TEXT NOT NULL, text TEXT NOT NULL);
INSERT INTO content VALUES (1, 0, 'scenario', '', '{"id":"mill","title":"The mill"}');
INSERT INTO content VALUES (2, 0, 'folder', 'volley', '');
INSERT INTO content VALUES (3, 0, 'file', 'ruleset.json', '{"id":"volley","extends":"../base"}');
INSERT INTO content VALUES (4, 0, 'file', 'fire/fire.json', '{}');
INSERT INTO content VALUES (5, 0, 'ledger', '../ledger/volley.tsv', 'V-01' || char(9) || 'rule' || char(10));
INSERT INTO content VALUES (6, 1, 'folder', 'base', '');
INSERT INTO content VALUES (7, 1, 'file', 'ruleset.json', '{"id":"base"}');
CREATE TABLE entry (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, turn INTEGER NOT NULL, step TEXT NOT NULL, time TEXT NOT NULL, command TEXT NOT NULL, events TEXT NOT NULL, sentences TEXT NOT NULL);
INSERT INTO entry VALUES (1, 0, 1, 'Firing', '2026-03-01T19:11:00', '{"kind":"note","text":"remark 1"}', '[ ]', '["Remark 1: the \"Königs-Regiment\" stands.", "It rains."]');
INSERT INTO entry VALUES (2, 1, 1, 'Firing', '2026-03-01T19:12:00', '{"kind":"note","text":"remark 2"}', '[  ]', '["Remark 2: the \"Königs-Regiment\" stands.", "It rains."]');
CREATE TABLE head (id INTEGER PRIMARY KEY, entry INTEGER NOT NULL);
INSERT INTO head VALUES (1, 2);
