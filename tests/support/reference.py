#!/usr/bin/python3
"""The reference for rules authors prints what a tested ruleset has, and every construct of the format is in use there.

Usage: reference.py SOURCE_DIR
The rulesets are those below tests/rulesets, found by folder; that they pass the check, and that an example touches each of
their elements, is for drumhead_tests. Of docs/ruleset-authoring.md every block of JSON has to stand in one file of
them, whatever the spaces; "…" stands for anything between. Of the schema every key and every word to choose from has to
be used by one of them.
"""
import pathlib
import re
import sys

import validate_schema

EVERYWHERE = {"cite", "status", "note", "when", "title", "label", "unit", "quiet", "replaces"}  # what any element may carry

BLOCK = re.compile(r"```json\n(.*?)```", re.S)

ELSEWHERE = {"/amountObject/by", "/amountObject/table",  # judged by amountByChoice and amountFromTable
             "/rosterCard/boxes/table"}  # wants a table of its own; organiser_sheets_test prints one


def dense(text):
    return re.sub(r"\s+", "", text)


def stands(block, texts):
    """Whether one text has all parts of the block, in their order."""
    parts = [dense(part) for part in block.split("…")]
    for text in texts:
        at = 0
        for part in parts:
            at = text.find(part, at)
            if at < 0:
                break
            at += len(part)
        else:
            return True
    return False


class Uses:
    """Which keys and words of a schema sound documents use."""

    def __init__(self, schemas):
        self.used = set()
        self.schemas = schemas
        rules = validate_schema.Draft7Validator.VALIDATORS  # a reference to another schema would leave a class of our own
        rules["properties"], rules["enum"] = self.properties(rules["properties"]), self.enum(rules["enum"])
        self.validators = validate_schema.validatorsOf(schemas)

    def read(self, name, document):
        list(self.validators[name].iter_errors(document))

    def properties(self, plain):
        def check(validator, properties, instance, schema):
            faults = list(plain(validator, properties, instance, schema))
            if isinstance(instance, dict) and not faults and set(schema.get("required", [])) <= instance.keys():
                self.used |= {(id(properties), key) for key in instance if key in properties}
            yield from faults
        return check

    def enum(self, plain):
        def check(validator, words, instance, schema):
            if isinstance(instance, str) and instance in words:
                self.used.add((id(words), instance))
            yield from plain(validator, words, instance, schema)
        return check

    def missing(self, schema, where=""):
        """What no document used, as paths into the schema; what it names only to refuse it is left out."""
        if isinstance(schema, list):
            for each in schema:
                yield from self.missing(each, where)
        if not isinstance(schema, dict):
            return
        for key, inner in schema.items():
            if key == "not":
                continue
            if key == "properties" and isinstance(inner, dict):
                for name, each in inner.items():
                    refused = each is False or (isinstance(each, dict) and each.get("not") == {})
                    if not refused and name not in EVERYWHERE and f"{where}/{name}" not in ELSEWHERE and (id(inner), name) not in self.used:
                        yield f"{where}/{name}"
                    yield from self.missing(each, f"{where}/{name}")
            elif key == "enum":
                yield from (f"{where} = {word}" for word in inner if isinstance(word, str) and (id(inner), word) not in self.used)
            else:
                yield from self.missing(inner, f"{where}/{key}" if key not in ("definitions", "allOf", "anyOf", "oneOf", "items") else where)


def main():
    source = pathlib.Path(sys.argv[1])
    files = [path for path in sorted((source / "tests" / "rulesets").rglob("*.json")) if not path.name.endswith(".scenario.json")]
    if len(files) < 20:
        sys.exit("reference: there are hardly any rulesets below tests/rulesets")
    uses = Uses(validate_schema.schemasFrom(source / "rulesets" / "schema"))
    for path in files:
        uses.read(validate_schema.IDENTITY if path.name == "ruleset.json" else validate_schema.PART, validate_schema.read(path))
    parts = {f"/{key}" for key in uses.schemas[validate_schema.PART]["properties"]}  # which ruleset.json may hold as well
    missing = set(uses.missing(uses.schemas[validate_schema.IDENTITY])) - parts | set(uses.missing(uses.schemas[validate_schema.PART]))
    faults = [f"no ruleset below tests/rulesets uses {each}" for each in sorted(missing)]
    texts = [dense(path.read_text(encoding="utf-8")) for path in files]
    text = (source / "docs" / "ruleset-authoring.md").read_text(encoding="utf-8")
    blocks = BLOCK.findall(text.split("\n## Editors")[0])
    faults += [f"docs/ruleset-authoring.md prints what no file below tests/rulesets has: {block[:160].strip()} …" for block in blocks if not stands(block, texts)]
    print("\n".join(faults) or f"reference: {len(blocks)} examples, {len(files)} files")
    return 1 if faults or not blocks else 0


if __name__ == "__main__":
    sys.exit(main())
