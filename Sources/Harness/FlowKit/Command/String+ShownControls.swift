extension String {
  /// The text as a terminal may have it: control characters are written out, as `\u001B`.
  ///
  /// What is on a screen, or stands in a file, may contain any, and a terminal would do what they say. The sequences that
  /// choose a colour are left, since reports use them. Line breaks and tabs are no danger.
  ///
  /// - Complexity: O(length), without a copy if there are none.
  var showingControls: String { showingControls(keepsColors: true) }

  /// The same, with or without the sequences that choose a colour.
  func showingControls(keepsColors: Bool) -> String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if keepsColors, let color = Self.color(at: rest) {
        text.unicodeScalars.append(contentsOf: color)
        rest = rest[color.endIndex...]
        continue
      }
      rest.removeFirst()
      if scalar.isControl {
        text += scalar.escape()
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The sequence at the beginning of a text that chooses a colour (`SGR` of ECMA-48); `nil` if there is none.
  private static func color(
    at text: String.UnicodeScalarView.SubSequence
  ) -> String.UnicodeScalarView.SubSequence? {
    guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let numbers = text.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" }
    guard numbers.endIndex < text.endIndex, text[numbers.endIndex] == "m" else { return nil }
    return text[...numbers.endIndex]
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    (value < 0x20 || 0x7F...0x9F ~= value) && self != "\n" && self != "\t"
  }
}
