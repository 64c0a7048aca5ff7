/// A regular expression of the `${…}` language, with JavaScript's syntax: `/\d+/g`.
///
/// A search never takes exponential time: each position of the expression is tried once at each
/// position of the text. Only an expression with a back reference, like `\1`, can take longer, until
/// the budget of the evaluation ends.
public struct FlowRegularExpression: Sendable {
  /// The expression between the two `/`.
  public let source: String
  /// The letters after the second `/`, in alphabetical order.
  public let flags: String

  let program: RegularExpressionProgram

  var isGlobal: Bool { flags.contains("g") }
  var isSticky: Bool { flags.contains("y") }

  /// Compiles an expression.
  ///
  /// - Throws: An error with a sentence if it is none.
  /// - Complexity: O(source), with each repeated part as often as it is required.
  init(_ source: String, flags: String) throws(RegularExpressionError) {
    let options = try RegularExpressionOptions(flags)
    var parser = try RegularExpressionParser(source, options)
    let pattern = try parser.pattern()
    program = try RegularExpressionProgram(pattern, options)
    self.source = source
    self.flags = String(flags.sorted())
  }
}

extension FlowRegularExpression: Hashable {
  /// Returns `true` if two expressions have the same source and the same flags.
  public static func == (one: FlowRegularExpression, other: FlowRegularExpression) -> Bool {
    one.flags == other.flags && one.source.utf8.elementsEqual(other.source.utf8)
  }

  /// Hashes the source and the flags.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(flags)
  }
}

extension FlowRegularExpression: CustomStringConvertible {
  /// The expression as it is written: `/\d+/g`.
  public var description: String { "/\(source.isEmpty ? "(?:)" : source)/\(flags)" }
}

/// The reason why a text is not a regular expression, as a sentence.
struct RegularExpressionError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// The meaning of an expression's flags.
struct RegularExpressionOptions {
  var ignoresCase = false
  var isMultiline = false
  var dotMatchesAll = false
  var isUnicode = false

  init(_ flags: String) throws(RegularExpressionError) {
    var seen: Set<Character> = []
    for flag in flags {
      guard seen.insert(flag).inserted else {
        throw RegularExpressionError("The flag “\(flag)” stands twice after the expression.")
      }
      switch flag {
      case "g", "y": break
      case "i": ignoresCase = true
      case "m": isMultiline = true
      case "s": dotMatchesAll = true
      case "u": isUnicode = true
      default:
        throw RegularExpressionError(
          "“\(flag)” is no flag of an expression. Known are: g, i, m, s, u, y."
        )
      }
    }
  }
}
