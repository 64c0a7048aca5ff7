extension Unicode.Scalar {
  /// A Boolean value that indicates whether reports begin a new line for it, or write a space.
  package var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A Boolean value that indicates whether a terminal obeys the character, or shows nothing for it.
  ///
  /// These are the controls but tabs and line feeds, the marks of direction, separators of lines, and all that has no
  /// width, such as joiners, fillers and tags.
  package var isInvisible: Bool {
    switch value {
    case 0x09, 0x0A, 0x20...0x7E: return false
    case ..<0xA0: return true
    // Kana and Han, of which there is much: U+3164 between them fills.
    case 0x3041...0x3163, 0x3165...0xD7FF: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns whether an invisible character joins, or chooses, a symbol that can be seen: 👩‍🍳, ❤️, 葛󠄀.
  func isPartOfSymbol(after previous: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    switch value {
    case 0x200D: return previous.isSymbolOrSelector && next?.isSymbol == true
    case 0xFE0E, 0xFE0F:
      return previous.isSymbol || previous.properties.isEmoji && next?.value == 0x20E3
        || previous.properties.isIdeographic
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return previous.properties.isIdeographic
    default: return false
    }
  }

  private var isSymbol: Bool { !isASCII && properties.isEmoji }
  private var isSymbolOrSelector: Bool { isSymbol || value == 0xFE0F }
}
