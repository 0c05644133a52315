#!/usr/bin/python3
"""The rulesets keep to the JSON Schema of their format, and the schema refuses what it has to.

Usage: validate_schema.py [SOURCE_DIR]
Validates all files of the rulesets below rulesets/ and tests/rulesets/ and of the folders tests/data/toy-*, the scenarios below resources/, then what schema_faults.json
beside this script holds: a sound ruleset, and changes each of which has to make it faulty at the place given.
Exit code 1: a violation, a fault that is not refused, or nothing to validate.
The interpreter is the one for which tools/deps.sh installs python3-jsonschema.
"""
import copy
import json
import pathlib
import sys

try:
    from jsonschema import Draft7Validator
except ImportError:
    sys.exit("validate_schema: Python's jsonschema is missing; run tools/deps.sh")

IDENTITY, PART, SCENARIO = "ruleset-identity.schema.json", "ruleset-part.schema.json", "scenario.schema.json"


def schemasFrom(folder):
    """The schemas by their file names."""
    return {name: json.loads((folder / name).read_text(encoding="utf-8")) for name in (IDENTITY, PART, SCENARIO)}


def validatorsOf(schemas):
    """A validator for each of the schemas, which may refer to one another by their file names."""
    for schema in schemas.values():
        Draft7Validator.check_schema(schema)
    try:
        from referencing import Registry, Resource
    except ImportError:  # before python3-jsonschema 4.18
        from jsonschema import RefResolver
        return {name: Draft7Validator(schema, resolver=RefResolver(name, schema, store=schemas)) for name, schema in schemas.items()}
    registry = Registry().with_resources((name, Resource.from_contents(schema)) for name, schema in schemas.items())
    return {name: Draft7Validator({"$schema": schema["$schema"], "$ref": name}, registry=registry) for name, schema in schemas.items()}


def uniqueKeys(members):
    """An object of a file; json.loads alone would keep the last of two members of the same name."""
    keys = [key for key, _ in members]
    twice = {key for key in keys if keys.count(key) > 1}
    if twice:
        raise ValueError(f"{', '.join(sorted(twice))}: given twice in the same object")
    return dict(members)


def read(path):
    """A file of JSON; ValueError where it is none."""
    return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=uniqueKeys)


def sentence(error):
    """What is wrong, in short: the message of the library repeats the whole value."""
    forbidden = error.validator == "not"
    if forbidden or error.validator in ("anyOf", "oneOf"):
        parts = error.validator_value.get("anyOf", [error.validator_value]) if forbidden else error.validator_value
        keys = [" with ".join(part.get("required", [])) for part in parts]
        if all(keys):
            return ("can't have " if forbidden else "needs one of ") + ", ".join(keys)
    return error.message if len(error.message) <= 300 else error.message[:200] + " … " + error.message[-90:]


def violations(validator, document):
    """(JSON pointer, what is wrong) of each violation, in the order of the document, each once."""
    found = {("".join(f"/{key}" for key in error.absolute_path), sentence(error)): None for error in validator.iter_errors(document)}
    return list(found)


def validateFiles(validators, paths, schemaOf, root):
    """How many files there are, and how many violations were found and printed."""
    count = 0
    for path in paths:
        try:
            document = read(path)
            found = violations(validators[schemaOf(path)], document)
        except ValueError as error:
            found = [("", f"not sound JSON: {error}")]
        for pointer, what in found:
            print(f"{path.relative_to(root)}: {pointer or '/'}: {what}")
        count += len(found)
    return len(paths), count


def validateFolder(validators, folder, root):
    """The same for the files of a ruleset."""
    parts = [path for path in sorted(folder.rglob("*.json")) if not path.name.endswith(".scenario.json")]
    return validateFiles(validators, parts, lambda path: IDENTITY if path == folder / "ruleset.json" else PART, root)


def changed(document, fault):
    """A copy of the document in which the value at `set` is `to`, or the one at `drop` is gone."""
    document = copy.deepcopy(document)
    *way, last = (fault.get("set") or fault["drop"]).strip("/").split("/")
    holder = document
    for key in way:
        holder = holder[int(key) if isinstance(holder, list) else key]
    last = int(last) if isinstance(holder, list) else last
    if "set" in fault:
        holder[last] = fault["to"]
    else:
        del holder[last]
    return document


def selfCheck(validators, path):
    """How many faults there are, and how many of them the schemas let pass or refuse for something else."""
    data = read(path)
    wrong = 0
    for name, document in data["sound"].items():
        for pointer, what in violations(validators[name], document):
            print(f"{path.name}: the sound document is refused: {pointer or '/'}: {what}")
            wrong += 1
    for fault in data["faults"]:
        found = violations(validators[fault["schema"]], changed(data["sound"][fault["schema"]], fault))
        if {pointer for pointer, _ in found} != {fault["at"]}:
            print(f"{path.name}: {fault['fault']}: has to be refused at {fault['at'] or '/'}, was refused at {found or 'no place'}")
            wrong += 1
    return len(data["faults"]), wrong


def main():
    here = pathlib.Path(__file__).resolve()
    root = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else here.parents[2]
    validators = validatorsOf(schemasFrom(root / "rulesets" / "schema"))
    shipped = [path.parent for path in sorted(root.glob("rulesets/*/ruleset.json"))]
    toys = [path for path in sorted(root.glob("tests/data/toy-*")) if path.is_dir()]
    toys += [path.parent for path in sorted(root.glob("tests/rulesets/**/ruleset.json"))]
    counts = [validateFolder(validators, folder, root) for folder in shipped + toys]
    scenarios = sorted(root.glob("resources/scenarios/*.scenario.json"))
    counts.append(validateFiles(validators, scenarios, lambda path: SCENARIO, root))
    files, bad = (sum(each) for each in zip(*counts)) if counts else (0, 0)
    faults, missed = selfCheck(validators, here.with_name("schema_faults.json"))
    print(f"{len(shipped)} rulesets, {len(toys)} toys and {len(scenarios)} scenarios, {files} files: {bad} violations; {faults} deliberate faults: {missed} not refused as they should")
    if not shipped or not scenarios or not files or not faults:
        print("validate_schema: nothing to validate", file=sys.stderr)
        return 1
    return 1 if bad or missed else 0


if __name__ == "__main__":
    sys.exit(main())
