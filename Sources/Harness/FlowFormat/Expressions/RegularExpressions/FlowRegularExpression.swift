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

  /// The named groups with their numbers.
  package let names: [(name: String, group: Int)]

  var isGlobal: Bool { flags.contains("g") }
  var isSticky: Bool { flags.contains("y") }

  /// Creates an expression that compiles.
  ///
  /// - Throws: An error with a sentence if it is none.
  /// - Complexity: O(source), with each repeated part as often as it is required.
  package init(_ source: String, flags: String) throws(RegularExpressionError) {
    names = try Self.program(of: source, flags).names
    self.source = source
    self.flags = String(flags.sorted())
  }

  /// The instructions for a search.
  ///
  /// An expression of nine characters can have thousands of them. So each search compiles it again, and no value keeps
  /// them.
  var compiled: RegularExpressionProgram {
    guard let program = try? Self.program(of: source, flags) else {
      preconditionFailure("unreachable: \(self) has compiled before")
    }
    return program
  }

  private static func program(
    of source: String,
    _ flags: String
  ) throws(RegularExpressionError) -> RegularExpressionProgram {
    let options = try RegularExpressionOptions(flags)
    var parser = try RegularExpressionParser(source, options)
    return try RegularExpressionProgram(try parser.pattern(), options)
  }
}

extension FlowRegularExpression: Equatable {
  /// Returns `true` if two expressions have the same source and the same flags.
  public static func == (one: FlowRegularExpression, other: FlowRegularExpression) -> Bool {
    one.flags == other.flags && one.source.utf8.elementsEqual(other.source.utf8)
  }
}

extension FlowRegularExpression: CustomStringConvertible {
  /// The expression as it is written: `/\d+/g`.
  public var description: String { "/\(source.isEmpty ? "(?:)" : source)/\(flags)" }
}

/// The reason why a text is not a regular expression, as a sentence.
package struct RegularExpressionError: Error {
  package let message: String

  static var tooLong: RegularExpressionError {
    RegularExpressionError(
      "This regular expression is too long, with its repeated parts. Repeat fewer times."
    )
  }

  package init(_ message: String) {
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
