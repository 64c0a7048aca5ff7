@testable import FlowFormat

/// Writes documents in every style of the subset: blocks, flows, three kinds of quotes, blocks of text, comments.
struct DocumentWriter {
  var numbers: FlowRandom

  private static let words = [
    "tapOn", "にんじん", "no", "1", "3.0", "~", "null", "a b", "x: y", "a#b", "#c", "- d", "it's",
    "say \"hi\"", "http://a/b", "${A}", "10_000", "50%,50%", "😀", "", " lead", "trail ", "{a}",
    "[b]",
    "a, b", "!t", "&n", "*s", "@q", "`r", "%p", "|", ">", "?", "-", ":", "a:", "back\\slash",
    "tab\there",
    "line\nbreak", "two\n\nbreaks", "end\n", "end\n\n", "a  b", "ends:", "q?", "true", "0x1F",
    "long long long long text", "注文 が\n完了 しました\n", "---", "...", "a - b", "a ? b", "<<", "=", "'",
    "\"",
    "\u{85}", "\u{2028}", "\u{A0}", "e\u{301}", "\u{1F469}\u{200D}\u{1F373}",
  ]
  private static let keys = [
    "a", "id", "text", "にんじん", "visible", "x-y", "no", "1", "with space", "k_2", "true", "env",
    "it's", "a#b",
  ]

  // MARK: - Trees

  mutating func tree(depth: Int, scalars: Double = 0.45) -> DocumentTree {
    let kind = Double.random(in: 0..<1, using: &numbers)
    if depth == 0 || kind < scalars {
      return numbers.happens(0.08) ? .nothing : .text(numbers.pick(Self.words))
    }
    let count = Int.random(in: 0...4, using: &numbers)
    if kind < 0.72 { return .list((0..<count).map { _ in tree(depth: depth - 1) }) }
    let keys = Self.keys.shuffled(using: &numbers).prefix(count)
    return .mapping(keys.map { .init(key: $0, value: tree(depth: depth - 1)) })
  }

  // MARK: - Blocks

  mutating func document(_ tree: DocumentTree) -> String {
    var lines = comments(0)
    switch tree {
    case .list(let items) where !items.isEmpty: add(items, at: 0, to: &lines)
    case .mapping(let pairs) where !pairs.isEmpty: add(pairs, at: 0, to: &lines)
    // A document without anything in it is none.
    case .nothing: lines.append("- # nothing, in a list")
    default: lines.append(flow(tree, 0))
    }
    return lines.joined(separator: "\n") + (numbers.happens(0.5) ? "\n" : "")
  }

  private mutating func comments(_ indent: Int) -> [String] {
    var lines: [String] = []
    while numbers.happens(0.08) {
      lines.append(numbers.pick(["", spaces(indent) + "# note", "# far: left", "   "]))
    }
    return lines
  }

  private mutating func add(_ items: [DocumentTree], at indent: Int, to lines: inout [String]) {
    for item in items {
      lines += comments(indent)
      add(item, after: spaces(indent) + "-", at: indent + 2, isItem: true, to: &lines)
    }
  }

  private mutating func add(_ pairs: [DocumentTree.Pair], at indent: Int, to lines: inout [String])
  {
    for pair in pairs {
      lines += comments(indent)
      add(pair.value, after: spaces(indent) + key(pair.key) + ":", at: indent + 2, to: &lines)
    }
  }

  /// Writes a node behind what begins its line.
  private mutating func add(
    _ tree: DocumentTree,
    after lead: String,
    at indent: Int,
    isItem: Bool = false,
    to lines: inout [String]
  ) {
    switch tree {
    case .list(let items) where !items.isEmpty && numbers.happens(0.75):
      lines.append(lead + numbers.pick(["", "  # list"]))
      // A sequence may have its key's column.
      add(items, at: !isItem && numbers.happens(0.4) ? indent - 2 : indent, to: &lines)
    case .mapping(let pairs) where !pairs.isEmpty && numbers.happens(0.75):
      if isItem, numbers.happens(0.8) {
        add(pairs[0].value, after: lead + " " + key(pairs[0].key) + ":", at: indent + 2, to: &lines)
        add(Array(pairs.dropFirst()), at: indent, to: &lines)
      } else {
        lines.append(lead)
        add(pairs, at: indent, to: &lines)
      }
    case .nothing: lines.append(lead + numbers.pick(["", "", " # none"]))
    case .text(let text):
      let written = scalar(text, indent)
      let mayEnd = !written.contains("\n") && (written.hasSuffix("'") || written.hasSuffix("\""))
      lines.append(lead + " " + written + (mayEnd ? numbers.pick(["", "", " # c"]) : ""))
    default: lines.append(lead + " " + flow(tree, indent))
    }
  }

  // MARK: - Flows

  private mutating func flow(_ tree: DocumentTree, _ indent: Int) -> String {
    switch tree {
    case .nothing: return "''"
    case .text(let text): return scalar(text, indent + 1, isInFlow: true)
    case .list(let items):
      let inner = items.map { gap(indent) + flowItem($0, indent + 1) + gap(indent) }
      return "[" + inner.joined(separator: ",") + (items.isEmpty ? "" : numbers.pick([",", ""]))
        + "]"
    case .mapping(let pairs):
      let inner = pairs.map {
        gap(indent) + key($0.key) + ":"
          + ($0.value == .nothing ? " " : " " + flow($0.value, indent + 1)) + gap(indent)
      }
      return "{" + inner.joined(separator: ",") + "}"
    }
  }

  /// An item that was left out would be none.
  private mutating func flowItem(_ tree: DocumentTree, _ indent: Int) -> String {
    tree == .nothing ? "{no: }" : flow(tree, indent)
  }

  private mutating func gap(_ indent: Int) -> String {
    numbers.happens(0.3) ? numbers.pick(["", " ", " ", "\n" + spaces(indent + 1)]) : " "
  }

  // MARK: - Texts

  private mutating func key(_ text: String) -> String {
    numbers.happens(0.6) ? text : numbers.happens(0.5) ? single(text) : double(text)
  }

  private mutating func scalar(_ text: String, _ indent: Int, isInFlow: Bool = false) -> String {
    let style = Double.random(in: 0..<1, using: &numbers)
    if style < 0.15, !isInFlow, isForBlocks(text) { return block(text, indent) }
    if style < 0.4, !text.contains("\n"), isPrintable(text) { return folded(single(text), indent) }
    if style > 0.65, isPlain(text, isInFlow) { return folded(text, indent) }
    return folded(double(text), indent)
  }

  private func isPrintable(_ text: String) -> Bool {
    // YAML 1.1, which the peer reads, takes these two for line breaks; they are written as escapes.
    !text.unicodeScalars.contains { ["\u{85}", "\u{2028}"].contains($0) }
  }

  private func isForBlocks(_ text: String) -> Bool {
    !text.isEmpty && isPrintable(text) && !text.hasPrefix(" ") && !text.hasPrefix("\n")
  }

  private func isPlain(_ text: String, _ isInFlow: Bool) -> Bool {
    guard let first = text.first, isPrintable(text), !"!&*@`%|>'\"#{}[],-?:=< ".contains(first),
      !text.hasSuffix(" "), !text.hasSuffix(":"), !text.hasSuffix("?")
    else { return false }
    if text.contains(where: \.isNewline) || text.contains(": ") || text.contains(" #") {
      return false
    }
    return !text.hasPrefix("...")
      && !(isInFlow && text.contains(where: { "{}[],:?$\t".contains($0) }))
  }

  private func single(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }

  private mutating func double(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\" + String(scalar)
      case "\n": out += "\\n"
      case "\t": out += numbers.pick(["\\t", "\t", "\\x09"])
      case "\u{85}": out += numbers.pick(["\\N", "\\x85"])
      case "\u{2028}": out += numbers.pick(["\\L", "\\u2028"])
      case "\u{A0}": out += numbers.pick(["\\_", "\u{A0}"])
      case _ where scalar.value < 0x10000 && numbers.happens(0.04): out += "\\u" + hex(scalar, 4)
      case _ where numbers.happens(0.02): out += "\\U" + hex(scalar, 8)
      default: out += String(scalar)
      }
    }
    return "\"" + out + "\""
  }

  private func hex(_ scalar: Unicode.Scalar, _ digits: Int) -> String {
    let text = String(scalar.value, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// Breaks a text at some single spaces into further lines, with the indentation of the node around the text.
  private mutating func folded(_ written: String, _ indent: Int) -> String {
    guard numbers.happens(0.3) else { return written }
    let characters = Array(written)
    var out = ""
    for (place, character) in characters.enumerated() {
      let isAlone =
        character == " " && place > 0 && place + 1 < characters.count
        && ![" ", "\\", "'", "\""].contains(characters[place - 1])
        && ![" ", "#", "-", "?", ":", "'", "\""].contains(characters[place + 1])
      out += isAlone && numbers.happens(0.5) ? "\n" + spaces(indent + 1) : String(character)
    }
    return out
  }

  private mutating func block(_ text: String, _ indent: Int) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let ending = text.reversed().prefix { $0 == "\n" }.count
    lines.removeLast(ending)
    let pad = indent + Int.random(in: 1...3, using: &numbers)
    let chomping = ending == 0 ? "-" : ending == 1 ? "" : "+"
    // A lone break is written as two in a folded block, which makes a space of one.
    let isFolded =
      !lines.contains("") && lines.allSatisfy { !$0.hasPrefix(" ") } && numbers.happens(0.5)
    let head = (isFolded ? ">" : "|") + chomping + numbers.pick(["", " # c"])
    let body = lines.map { $0.isEmpty ? "" : spaces(pad) + $0 }
    return head + "\n" + body.joined(separator: isFolded ? "\n\n" : "\n")
      + String(repeating: "\n", count: max(0, ending - 1))
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
