/// How many cells characters take.
enum CellWidth {
  /// How many cells a text on one line takes.
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// How many cells a character takes: two if it is East Asian or an emoji, none if it can't be seen.
  ///
  /// What is joined to its first scalar (accents, skin tones, joined emoji) takes no room of its own.
  static func columns(of character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let properties = first.properties
    if properties.isDefaultIgnorableCodePoint { return 0 }
    // A mark without a character to stand on is drawn on the cell before it.
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    let isEmoji =
      properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
      || (properties.isEmoji && scalars.contains { $0.properties.isEmojiModifier })
    return isEmoji || wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// What Unicode's East Asian Width calls wide or full width, apart from emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x1F1E6...0x1F1FF, 0x20000...0x3FFFD,
  ]
}
