import FlowFormat
import Foundation

/// Java's regular expressions, as the engine of Foundation reads them.
///
/// Both read nearly the same syntax. In Java `\w`, `\d`, `\s`, `\b` and POSIX classes such as `\p{Alpha}` know ASCII
/// only, `\h` and `\v` are fixed sets, and `\Q…\E` quotes in sets too. Ignoring case, Java compares single characters:
/// `ß` is not `ss`.
enum JavaExpression {
  /// The content of a set's brackets, by the letter of its escape.
  private static let sets: [Character: String] = [
    "d": "0-9", "w": "a-zA-Z_0-9", "s": "\\x{09}-\\x{0D}\\x{20}",
    "h": "\\x{20}\\x{A0}\\x{09}\\x{1680}\\x{180E}\\x{2000}-\\x{200A}\\x{202F}\\x{205F}\\x{3000}",
    "v": "\\x{0A}-\\x{0D}\\x{85}\\x{2028}\\x{2029}",
  ]

  /// The same of the names of POSIX.
  ///
  /// `Lower` and `Upper` have letters of both cases, since case is ignored.
  private static let classes: [String: String] = [
    "Lower": "a-zA-Z", "Upper": "a-zA-Z", "ASCII": "\\x{00}-\\x{7F}", "Alpha": "a-zA-Z",
    "Digit": "0-9",
    "Alnum": "a-zA-Z0-9", "Punct": "\\x{21}-\\x{2F}\\x{3A}-\\x{40}\\x{5B}-\\x{60}\\x{7B}-\\x{7E}",
    "Graph": "\\x{21}-\\x{7E}", "Print": "\\x{20}-\\x{7E}", "Blank": "\\x{20}\\x{09}",
    "Cntrl": "\\x{00}-\\x{1F}\\x{7F}", "XDigit": "0-9a-fA-F", "Space": "\\x{09}-\\x{0D}\\x{20}",
  ]

  private static let longestClass = classes.keys.map(\.count).max() ?? 0

  private static let word = single("[\(sets["w"] ?? "")]")
  private static let boundary = "(?:(?<=\(word))(?!\(word))|(?<!\(word))(?=\(word)))"
  private static let inside = "(?:(?<=\(word))(?=\(word))|(?<!\(word))(?!\(word)))"

  /// The neighbours that the engine of Foundation takes for one character, such as `ß` or `ﬁ`, unless they are apart.
  private static let ligatures: Set<String> = ["ss", "ff", "fi", "fl", "st"]

  /// Returns a set whose own case counts: without it `[a-z]` has the Kelvin sign.
  private static func single(_ set: String) -> String { "(?-i:\(set))" }

  /// Returns an expression that means the same to the engine of Foundation.
  ///
  /// - Complexity: O(source).
  static func translated(_ source: String) -> String {
    var made = ""
    var depth = 0
    var last: Character?
    var rest = source[...]
    while let character = rest.popFirst() {
      defer { last = character.isLetter && depth == 0 ? character : nil }
      switch character {
      case "[": depth += 1
      case "]": depth = max(0, depth - 1)
      case "\\":
        made += escape(&rest, inSet: depth > 0)
        continue
      default: break
      }
      if depth == 0, let last, character.isLetter, areOne(last, character) { made += "(?:)" }
      made += depth == 0 && isSeveral(character) ? "[\(character)]" : String(character)
    }
    return made
  }

  /// Returns `true` if two neighbours can be one character where case is ignored.
  private static func areOne(_ one: Character, _ other: Character) -> Bool {
    isSeveral(one) || isSeveral(other) || ligatures.contains("\(one)\(other)".lowercased())
  }

  /// Returns `true` if a character's capital is several characters.
  private static func isSeveral(_ character: Character) -> Bool {
    !character.isASCII && character.uppercased().count > 1
  }

  /// Translates the escape whose backslash was read.
  private static func escape(_ rest: inout Substring, inSet: Bool) -> String {
    guard let letter = rest.popFirst() else { return "\\" }
    if let lowered = letter.lowercased().first, let set = sets[lowered] {
      return self.set(set, isInverted: letter.isUppercase, &rest, inSet: inSet)
    }
    switch letter {
    case "b" where !inSet && !rest.hasPrefix("{"): return boundary
    case "B" where !inSet: return inside
    case "Q":
      let end = rest.range(of: "\\E")
      let quoted = rest[..<(end?.lowerBound ?? rest.endIndex)]
      rest = rest[(end?.upperBound ?? rest.endIndex)...]
      return quoted.unicodeScalars.map { "\\x{\(String($0.value, radix: 16))}" }.joined()
    case "p", "P":
      // No name is longer, and a search to the end for each would take the square of the source.
      guard rest.first == "{", let end = rest.prefix(longestClass + 2).firstIndex(of: "}"),
        let set = classes[String(rest[rest.index(after: rest.startIndex)..<end])]
      else { return "\\\(letter)" }
      rest = rest[rest.index(after: end)...]
      return self.set(set, isInverted: letter == "P", &rest, inSet: inSet)
    default: return "\\\(letter)"
    }
  }

  /// Returns a set alone, or one in another set, after which a `-` is a character.
  private static func set(
    _ set: String,
    isInverted: Bool,
    _ rest: inout Substring,
    inSet: Bool
  ) -> String {
    guard inSet else { return single(isInverted ? "[^\(set)]" : "[\(set)]") }
    let dash = rest.first == "-" ? "\\-" : ""
    if !dash.isEmpty { rest.removeFirst() }
    return (isInverted ? "[^\(set)]" : set) + dash
  }
}
