/// How an expression that ignores case compares characters.
struct RegularExpressionCase {
  let isIgnored: Bool
  let isUnicode: Bool

  /// Returns one character for all that differ only in case.
  func canonical(_ character: UInt32) -> UInt32 {
    guard isIgnored else { return character }
    if character < 0x80, !isUnicode {
      return (0x61...0x7A).contains(character) ? character - 0x20 : character
    }
    return isUnicode ? Self.folded(character) : Self.upper(character)
  }

  /// Returns `true` if a set has a character that differs from this one at most in case.
  func holds(_ character: UInt32, _ set: RegularExpressionSet) -> Bool {
    if !isIgnored || set.contains(character) { return set.contains(character) != set.isInverted }
    let canonical = canonical(character)
    let equals: [UInt32]
    if canonical < 0x80, !isUnicode {
      let isLetter = (0x41...0x5A).contains(canonical)
      equals = isLetter ? [canonical, canonical + 0x20] : [canonical]
    } else {
      equals = (isUnicode ? Self.sameFolded : Self.sameUpper)[canonical] ?? [canonical]
    }
    return equals.contains { set.contains($0) } != set.isInverted
  }

  /// JavaScript's rule without the flag `u`: the capital, unless it is of ASCII or several characters.
  private static func upper(_ character: UInt32) -> UInt32 {
    guard character <= 0xFFFF, let scalar = Unicode.Scalar(character) else { return character }
    let upper = scalar.properties.uppercaseMapping.utf16
    guard upper.count == 1, let unit = upper.first else { return character }
    return unit < 0x80 && character >= 0x80 ? character : UInt32(unit)
  }

  /// The rule with the flag `u`: Unicode's simple folding.
  private static func folded(_ character: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(character) else { return character }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    guard let capital = upper.count == 1 ? upper.first : scalar else { return character }
    let lower = capital.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first?.value ?? character : character
  }

  /// The last character that has two cases.
  private static let lastCased: UInt32 = 0x1E943

  private static let sameUpper = groups(upTo: 0xFFFF, by: upper)
  private static let sameFolded = groups(upTo: lastCased, by: folded)

  private static func groups(
    upTo last: UInt32,
    by canonical: (UInt32) -> UInt32
  ) -> [UInt32: [UInt32]] {
    var groups: [UInt32: [UInt32]] = [:]
    for character in 0...last {
      let same = canonical(character)
      if same != character { groups[same, default: [same]].append(character) }
    }
    return groups
  }
}
