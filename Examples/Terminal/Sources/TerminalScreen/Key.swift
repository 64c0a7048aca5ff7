/// What a person presses.
public enum Key: Hashable, Sendable {
  /// The next or the previous element.
  case tab, backTab
  /// An arrow.
  case up, down, left, right
  /// A page, or all the way.
  case pageUp, pageDown, home, end
  /// The keys that do something.
  case enter, escape, backspace
  /// Control and C.
  case interrupt
  /// Something to type; a space counts as one.
  case character(Character)

  /// The keys of a script's word: a key's name, `space`, `type:` with what is typed, or a character;
  /// `nil` if it is none of these.
  public static func keys(of word: String) -> [Key]? {
    if word.hasPrefix("type:") { return word.dropFirst(5).map { .character($0) } }
    if word.count == 1, let character = word.first { return [.character(character)] }
    return names[word].map { [$0] }
  }

  private static let names: [String: Key] = [
    "tab": .tab, "back-tab": .backTab, "up": .up, "down": .down, "left": .left, "right": .right,
    "page-up": .pageUp, "page-down": .pageDown, "home": .home, "end": .end, "enter": .enter,
    "escape": .escape, "backspace": .backspace, "space": .character(" "),
  ]

  /// The keys behind the bytes that a terminal has sent, which it sends at once for each key.
  ///
  /// An escape that nothing known follows is the key itself. Bytes at the end that are not yet a whole
  /// character stay in `bytes`.
  public static func read(_ bytes: inout [UInt8]) -> [Key] {
    var keys: [Key] = []
    while let first = bytes.first {
      var length = 1
      switch first {
      case 0x03: keys.append(.interrupt)
      case 0x09: keys.append(.tab)
      case 0x0A, 0x0D: keys.append(.enter)
      case 0x08, 0x7F: keys.append(.backspace)
      case 0x1B:
        let known = sequences.first { bytes.dropFirst().starts(with: $0.0.utf8) }
        length += known?.0.utf8.count ?? 0
        keys.append(known?.1 ?? .escape)
      case 0..<0x20: break
      default:
        length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        if bytes.count < length { return keys }
        keys += String(decoding: bytes.prefix(length), as: UTF8.self).map { .character($0) }
      }
      bytes.removeFirst(length)
    }
    return keys
  }

  /// What follows an escape, in the sequences of xterm, which others share.
  private static let sequences: [(String, Key)] = [
    ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("[Z", .backTab),
    ("OA", .up), ("OB", .down), ("OC", .right), ("OD", .left),
    ("[5~", .pageUp), ("[6~", .pageDown), ("[H", .home), ("[F", .end), ("[1~", .home),
    ("[4~", .end),
  ]
}
