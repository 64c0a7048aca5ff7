import FlowFormat

extension ExploreRecord {
  /// The most bytes of the texts outside the ways, as reports write them: each report has them all.
  static let mostBytesOfWords = 8 << 20
  /// The most bytes of the texts of the ways.
  static let mostBytesOfWays = 48 << 20
  /// The bytes that reports write for an invisible scalar, at most.
  private static let bytesOfEscape = 12
  private static let referred = Array("&<>\"".utf8)
  private static let escaped = Array("\"\\/".utf8)

  /// A Boolean value that indicates whether reports of the record stay near the size of its file.
  ///
  /// They escape controls and marks of direction, with several times as many bytes.
  ///
  /// - Complexity: O(size of the file).
  var isLight: Bool {
    var words = 0
    for set in [failed, controls, used, routes, states] {
      for text in set { words += Self.weight(text) }
    }
    for name in sessions.keys { words += Self.weight(name) }
    for arrow in arrows { words += Self.weight(arrow.words) + Self.marks(in: arrow.words) }
    for found in breaks { words += Self.weight(found.kind) + Self.weight(found.message) }
    return words <= Self.mostBytesOfWords && weightOfWays <= Self.mostBytesOfWays
  }

  /// The bytes of the texts of all ways, as reports write them.
  var weightOfWays: Int {
    let ways = moments.lazy.map(\.way) + breaks.lazy.map(\.way)
    return ways.reduce(0) { $0 + Self.weight(of: $1) }
  }

  /// Returns the bytes of a way in a file, at most.
  static func weight(of way: [WalkStep]) -> Int {
    way.reduce(0) { $0 + weight(of: $1) }
  }

  /// A file has the arguments of a step and its line, and the names of all parts.
  private static func weight(of step: WalkStep) -> Int {
    let texts = [step.line, step.command, step.subject ?? ""]
    let parts = texts + step.arguments.flatMap { [$0.key, $0.value] }
    return parts.reduce(100 + 40 * step.arguments.count) { $0 + weight($1) }
  }

  /// Returns a Boolean value that indicates whether an exploration goes no such way, since each action at its end takes
  /// the way once more.
  static func isTooLong(_ way: [WalkStep]) -> Bool {
    way.count > mostSteps || way.reduce(0) { $0 + $1.bytesOfTyping } > mostTyped
  }

  /// Returns the bytes that a page adds for references such as `&amp;`, in the several places where it has the words.
  private static func marks(in text: String) -> Int {
    text.utf8.reduce(0) { $0 + (Self.referred.contains($1) ? 16 : 0) }
  }

  private static func weight(_ text: String) -> Int {
    // A file has a backslash before each of these.
    var bytes = text.utf8.reduce(0) { $0 + (Self.escaped.contains($1) ? 2 : 1) }
    for scalar in text.unicodeScalars where !(0x20..<0x7F ~= scalar.value) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        bytes += Self.bytesOfEscape
      default: break
      }
    }
    return bytes
  }
}
