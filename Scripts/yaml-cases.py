#!/usr/bin/env python3
"""Records how PyYAML reads generated documents of the YAML that flows may use.

    pip install pyyaml
    Scripts/yaml-cases.py [COUNT] [SEED] > FILE

The suite YAMLCasesTests compares them with FlowKit: those of Tests/FlowKitTests/Vectors/documents.json, or of
the file that FLOW_DOCUMENTS names. A case is [document, content]; every scalar is a text, `~` is a value that
was left out, and documents stand in a list.
"""
import json
import random
import sys

import yaml

count = int(sys.argv[1]) if len(sys.argv) > 1 else 10000
rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)

WORDS = ["tapOn", "にんじん", "no", "1", "3.0", "~", "null", "a b", "x: y", "a#b", "#c", "- d", "it's", 'say "hi"', "http://a/b",
         "${A}", "10_000", "50%,50%", "😀", "", " lead", "trail ", "{a}", "[b]", "a, b", "!t", "&n", "*s", "@q", "`r", "%p",
         "|", ">", "?", "-", ":", "a:", "back\\slash", "tab\there", "line\nbreak", "two\n\nbreaks", "end\n", "end\n\n", "a  b",
         "ends:", "q?", "true", "0x1F", "long " * 6 + "text", "注文 が\n完了 しました\n"]
KEYS = ["a", "id", "text", "にんじん", "visible", "x-y", "no", "1", "with space", "k_2", "true", "env"]


def tree(depth, alone=0.45):
    kind = rng.random()
    if depth == 0 or kind < alone:
        return None if rng.random() < 0.08 else rng.choice(WORDS)
    if kind < 0.72:
        return [tree(depth - 1) for _ in range(rng.randint(0, 4))]
    return {key: tree(depth - 1) for key in rng.sample(KEYS, rng.randint(0, 4))}


def comment(indent):
    lines = []
    while rng.random() < 0.08:
        lines.append(rng.choice(["", " " * indent + "# note", "# far: left", "   "]))
    return lines


def single(text):
    return "'" + text.replace("'", "''") + "'"


def double(text):
    out = ""
    for char in text:
        if char in '"\\':
            out += "\\" + char
        elif char == "\n":
            out += "\\n"
        elif char == "\t":
            out += rng.choice(["\\t", "\t", "\\x09"])
        elif rng.random() < 0.04 and ord(char) < 0x10000:
            out += "\\u%04x" % ord(char)
        elif rng.random() < 0.02:
            out += "\\U%08X" % ord(char)
        else:
            out += char
    return '"' + out + '"'


def broken(quoted, indent):
    """Breaks a quoted or plain text at some spaces into further lines."""
    out = quoted[:1]
    for place in range(1, len(quoted)):
        char = quoted[place]
        if char == " " and quoted[place - 1] not in " \\" and quoted[place + 1:place + 2] not in ("", " ") \
                and rng.random() < 0.25:
            out += "\n" * rng.randint(1, 2) + " " * (indent + rng.randint(0, 2))
        else:
            out += char
    return out


def scalar(text, indent, flow, key=False):
    """A text in one of the styles; what PyYAML makes of it is the truth, not what was meant."""
    style = rng.random()
    if key:
        return text if style < 0.6 and text else single(text) if style < 0.8 else double(text)
    if not flow and style < 0.15:
        return block(text, indent)
    if style < 0.45 and "\n" not in text:
        return broken(single(text), indent) if rng.random() < 0.3 else single(text)
    if style < 0.7 or flow and ("\n" in text or text == "-"):
        # Unlike PyYAML, YAML itself wants the further lines of a flow indented, and no lone dash in one.
        return broken(double(text), indent) if rng.random() < 0.3 else double(text)
    return broken(text, indent) if rng.random() < 0.2 and "\n" not in text else text


def block(text, indent):
    head = rng.choice("|>") + rng.choice(["", "-", "+"])
    pad = indent + rng.randint(1, 3)
    if text.startswith(" ") or rng.random() < 0.1:
        head = head[0] + str(pad - max(0, indent - 1) if indent else pad) + head[1:]
    lines = (text or "x").split("\n")
    body = "\n".join(" " * pad + line if line else "" for line in lines)
    return head + rng.choice(["", " # c"]) + "\n" + body + "\n" * rng.randint(0, 2)


def flow(node, indent):
    def space():
        return rng.choice(["", " ", " ", "\n" + " " * (indent + 1)]) if rng.random() < 0.3 else ""
    if isinstance(node, list):
        inner = ("," + " ").join(space() + flow(item, indent + 1) + space() for item in node)
        return "[" + inner + (rng.choice([",", ""]) if node else "") + "]"
    if isinstance(node, dict):
        pairs = [space() + scalar(key, indent + 1, True, True) + ":" + ("" if value is None else " " + flow(value, indent + 1))
                 + space() for key, value in node.items()]
        return "{" + ", ".join(pairs) + "}"
    return "" if node is None else scalar(node, indent + 1, True)


def emit(node, indent, lines, lead):
    """Writes a node whose first line begins with `lead`, as `key:` or `-`."""
    pad = " " * indent
    if isinstance(node, list) and node and rng.random() < 0.75:
        # A sequence may stand at its key's column.
        at = indent - 2 if lead.endswith(":") and indent >= 2 and rng.random() < 0.4 else indent
        lines.append(lead + rng.choice(["", "  # list"]))
        for item in node:
            lines.extend(comment(at))
            emit(item, at + 2, lines, " " * at + "-")
    elif isinstance(node, dict) and node and rng.random() < 0.75:
        first = True
        if not lead.endswith("-") or rng.random() < 0.2:
            lines.append(lead)
            first = False
        for key, value in node.items():
            if not first:
                lines.extend(comment(indent))
            name = scalar(key, indent, False, True) + ":"
            emit(value, indent + 2, lines, (lead + " " * max(1, indent - len(lead)) if first else pad) + name)
            first = False
    elif node is None:
        lines.append(lead + rng.choice(["", "", " # none"]))
    else:
        text = flow(node, indent) if not isinstance(node, str) else scalar(node, indent, False)
        tail = "" if "\n" in text or not text.endswith(("'", '"', "]", "}")) else rng.choice(["", "", " # c"])
        lines.append(lead + " " + text + tail)


def document():
    node = tree(4, 0.1)
    lines = comment(0)
    if isinstance(node, dict) and node:
        for key, value in node.items():
            lines.extend(comment(0))
            emit(value, 2, lines, scalar(key, 0, False, True) + ":")
    elif isinstance(node, list) and node:
        for item in node:
            lines.extend(comment(0))
            emit(item, 2, lines, "-")
    else:
        lines.append(flow(node if node is not None else "x", 0))
    return "\n".join(lines) + "\n" * rng.randint(0, 1)


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def dump(node):
    if isinstance(node, yaml.ScalarNode):
        return "~" if node.style is None and node.value == "" else quoted(node.value)
    if isinstance(node, yaml.SequenceNode):
        return "[" + ", ".join(map(dump, node.value)) + "]"
    return "{" + ", ".join(quoted(key.value) + ": " + dump(value) for key, value in node.value) + "}"


def repeats(node):
    if isinstance(node, yaml.MappingNode):
        keys = [key.value if isinstance(key, yaml.ScalarNode) else None for key, _ in node.value]
        return None in keys or "<<" in keys or len(set(keys)) < len(keys) or any(repeats(v) for _, v in node.value)
    return isinstance(node, yaml.SequenceNode) and any(map(repeats, node.value))


def is_common(events, text):
    """Whether only what flows may use is in it: no anchors, tags and directives, and no complex keys."""
    for event in events:
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) or \
                (isinstance(event, (yaml.ScalarEvent, yaml.CollectionStartEvent)) and event.tag):
            return False
    return not any(isinstance(token, yaml.KeyToken) and text[token.start_mark.index:token.start_mark.index + 1] == "?"
                   for token in yaml.scan(text, Loader=yaml.BaseLoader))


cases = []
while len(cases) < count:
    text = document()
    if rng.random() < 0.3:
        text = text.rstrip("\n") + "\n---\n" + document()
    # A line that begins with "%" before a document is a directive, which PyYAML passes over.
    if len(text) > 300 or text.startswith("%") or "\n%" in text:
        continue
    if rng.random() < 0.1:
        text = text.replace("\n", "\r\n")
    if rng.random() < 0.03:
        text = "\ufeff" + text
    try:
        nodes = list(yaml.compose_all(text, Loader=yaml.BaseLoader))
        if not is_common(yaml.parse(text, Loader=yaml.BaseLoader), text):
            continue
    except yaml.YAMLError:
        continue
    if not nodes or None in nodes or len(nodes) > 2 or any(map(repeats, nodes)):
        continue
    cases.append([text, "[" + ", ".join(map(dump, nodes)) + "]"])

print("[\n" + ",\n".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases) + "\n]")
