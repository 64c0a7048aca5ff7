import Foundation

/// A pattern of paths in a folder: `*` and `?` stay in one folder, `**` goes through any, and `[a-z]` and
/// `{a,b}` choose, as in Java, since Maestro reads it so.
struct FlowGlob {
  let source: String
  private let expression: NSRegularExpression?

  init(_ source: String) {
    self.source = source
    expression = try? NSRegularExpression(pattern: Self.expression(source))
  }

  /// Whether it is a pattern at all; one that is none matches only itself.
  var isValid: Bool { expression != nil }

  /// Whether it matches a path from the folder on.
  func matches(_ path: String) -> Bool {
    guard let expression else { return path == source }
    let whole = NSRange(path.startIndex..., in: path)
    return expression.firstMatch(in: path, range: whole) != nil
  }

  private static func expression(_ source: String) -> String {
    var made = "\\A"
    var depth = 0
    var isInClass = false
    var rest = source[...]
    if rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    while let character = rest.popFirst() {
      switch character {
      case "]" where isInClass:
        isInClass = false
        made += "]"
      case "!" where isInClass && made.hasSuffix("["): made += "^"
      case _ where isInClass:
        made += character == "\\" || character == "[" ? "\\\(character)" : "\(character)"
      case "[":
        isInClass = true
        made += "["
      case "*" where rest.first == "*":
        rest = rest.drop { $0 == "*" }
        made += ".*"
      case "*": made += "[^/]*"
      case "?": made += "[^/]"
      case "{":
        depth += 1
        made += "(?:"
      case "}" where depth > 0:
        depth -= 1
        made += ")"
      case "," where depth > 0: made += "|"
      case "\\":
        if let next = rest.popFirst() { made += NSRegularExpression.escapedPattern(for: "\(next)") }
      default: made += NSRegularExpression.escapedPattern(for: "\(character)")
      }
    }
    return made + "\\z"
  }
}
