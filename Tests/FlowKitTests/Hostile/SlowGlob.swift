/// A pattern of paths as a tree, with a matcher that tries everything.
///
/// It expands braces and backtracks, so it is as slow as it is plain.
indirect enum SlowGlob {
  case literal(Character)
  case question
  case star
  /// Any characters in Java's flavor; any number of folders in a shell's, where it is a whole part.
  case doubleStar
  case set(String, isNegated: Bool)
  case choice([[SlowGlob]])

  /// Returns the pattern as a text.
  static func text(_ pattern: [SlowGlob]) -> String {
    pattern.map { token in
      switch token {
      case .literal(let character):
        "*?[{}\\,".contains(character) ? "\\\(character)" : "\(character)"
      case .question: "?"
      case .star: "*"
      case .doubleStar: "**"
      case .set(let members, let isNegated): "[\(isNegated ? "!" : "")\(members)]"
      case .choice(let choices): "{\(choices.map(text).joined(separator: ","))}"
      }
    }.joined()
  }

  /// Returns the patterns without braces that together match the same paths.
  static func expanded(_ pattern: [SlowGlob]) -> [[SlowGlob]] {
    pattern.reduce([[]]) { made, token in
      guard case .choice(let choices) = token else { return made.map { $0 + [token] } }
      return made.flatMap { start in choices.flatMap { expanded($0) }.map { start + $0 } }
    }
  }

  /// Returns the number of those patterns.
  static func count(_ pattern: [SlowGlob]) -> Double {
    pattern.reduce(1) { count, token in
      guard case .choice(let choices) = token else { return count }
      return count * choices.reduce(0) { $0 + SlowGlob.count($1) }
    }
  }

  // MARK: - Java

  static func javaMatches(_ pattern: [SlowGlob], _ path: String) -> Bool {
    expanded(pattern).contains { matches($0[...], Array(path)[...]) }
  }

  /// Returns whether a pattern without braces names a text.
  private static func matches(
    _ pattern: ArraySlice<SlowGlob>,
    _ text: ArraySlice<Character>
  ) -> Bool {
    guard let token = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    switch token {
    case .star:
      return matches(rest, text)
        || (text.first.map { $0 != "/" } ?? false) && matches(pattern, text.dropFirst())
    case .doubleStar:
      return matches(rest, text) || !text.isEmpty && matches(pattern, text.dropFirst())
    default:
      guard let first = text.first, token.takes(first) else { return false }
      return matches(rest, text.dropFirst())
    }
  }

  private func takes(_ character: Character) -> Bool {
    switch self {
    case .literal(let own): own == character
    case .question: character != "/"
    case .set(let members, let isNegated):
      character != "/" && members.contains(character) != isNegated
    case .star, .doubleStar, .choice: false
    }
  }

  // MARK: - A shell

  static func shellMatches(_ pattern: [SlowGlob], _ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map { Array($0) }
    let isAbsolute = pattern.first?.isLiteral("/") == true
    guard isAbsolute == path.hasPrefix("/") else { return false }
    let parts = pattern.split { $0.isLiteral("/") }.map { Array($0) }
      .filter { !($0.count == 1 && $0[0].isLiteral(".")) }
    return matches(parts[...], names[...])
  }

  private func isLiteral(_ character: Character) -> Bool {
    if case .literal(character) = self { true } else { false }
  }

  /// Returns whether the parts of a pattern name the names of a path.
  private static func matches(
    _ parts: ArraySlice<[SlowGlob]>,
    _ names: ArraySlice<[Character]>
  ) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part.count == 1, case .doubleStar? = part.first {
      let isLast = parts.count == 1
      let visible = names.prefix { $0.first != "." }.count
      if isLast { return !names.isEmpty && visible == names.count }
      return (0...visible).contains { matches(parts.dropFirst(), names.dropFirst($0)) }
    }
    guard let name = names.first else { return false }
    let isNamed = expanded(part).contains { part in
      (name.first != "." || part[0].isLiteral(".")) && matches(part[...], name[...])
    }
    return isNamed && matches(parts.dropFirst(), names.dropFirst())
  }
}
