/// The effects of evaluating `${…}` and playing steps in a run: the assigned, copied and logged values, and the
/// warnings for a person.
package final class FlowRecord {
  /// The most warnings, and lines of a log, that one step keeps.
  private static let most = 10

  /// The values of `maestro` and `output`, unless something defines the names.
  package private(set) var names: [String: FlowValue] = ["output": .object([:])]
  /// The warnings of the evaluation since they were taken last.
  package private(set) var warnings: [String] = []
  private(set) var logs: [String] = []

  /// The text that was copied last; `nil` if none was.
  package var copiedText: String? {
    didSet { maestro["copiedText"] = copiedText.map { .string($0) } ?? .undefined }
  }

  /// The members of `maestro`.
  package var maestro: FlowMembers = ["copiedText": .undefined, "platform": .string("ios")] {
    didSet { names["maestro"] = .object(maestro) }
  }

  /// The time since 1970-01-01T00:00:00Z; the start of a flow unless a run says otherwise.
  package var clock: () -> Duration = { .seconds(1_775_001_600) }
  /// The numbers of `Math.random()`.
  package var random = FlowRandom(seed: 0)

  /// The time in whole milliseconds, JavaScript's `Date.now()`.
  package var now: Double {
    let parts = clock().components
    return Double(parts.seconds) * 1000 + Double(parts.attoseconds / 1_000_000_000_000_000)
  }

  package init() {
    names["maestro"] = .object(maestro)
  }

  /// The members of `output`.
  package var output: FlowMembers {
    get {
      if case .object(let members)? = names["output"] { members } else { FlowMembers() }
    }
    set { names["output"] = .object(newValue) }
  }

  /// Keeps a warning, once.
  package func warn(_ message: String) {
    if warnings.count < Self.most, !warnings.contains(message) { warnings.append(message) }
  }

  /// Keeps a line of `console.log`.
  package func log(_ line: String) {
    if logs.count < Self.most { logs.append(line) }
  }

  /// Returns a number from 0 that is less than 1.
  func nextRandom() -> Double { Double(random.next() >> 11) * 0x1p-53 }

  /// Returns the warnings, and forgets them.
  package func takeWarnings() -> [String] {
    if warnings.isEmpty { return [] }
    defer { warnings = [] }
    return warnings
  }

  /// Returns the lines of the log, and forgets them.
  package func takeLogs() -> [String] {
    if logs.isEmpty { return [] }
    defer { logs = [] }
    return logs
  }
}
