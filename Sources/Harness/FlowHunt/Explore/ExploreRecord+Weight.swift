import FlowFormat

extension ExploreRecord {
  /// The most bytes of the texts outside the ways, as reports write them: each report has them all.
  static let mostBytesOfWords = 8 << 20
  /// The most bytes of the texts of the ways.
  static let mostBytesOfWays = 48 << 20
  /// The bytes that reports write for an invisible scalar, at most.
  private static let bytesOfEscape = 12

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
    for arrow in arrows { words += Self.weight(arrow.words) }
    for found in breaks { words += Self.weight(found.kind) + Self.weight(found.message) }
    guard words <= Self.mostBytesOfWords else { return false }
    var steps = 0
    for step in moments.map(\.way).joined() { steps += Self.weight(step) }
    for step in breaks.map(\.way).joined() { steps += Self.weight(step) }
    return steps <= Self.mostBytesOfWays
  }

  private static func weight(_ step: WalkStep) -> Int {
    weight(step.line) + (step.subject.map { weight($0) } ?? 0)
  }

  private static func weight(_ text: String) -> Int {
    var bytes = text.utf8.count
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
