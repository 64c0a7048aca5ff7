public import FlowFormat

/// The result of one step.
public struct StepResult: Equatable, Sendable {
  /// The outcome of a step.
  public enum Outcome: String, Equatable, Sendable, Codable {
    /// The step was carried out, and its assertion holds.
    case passed
    /// The step failed.
    case failed
    /// The step failed, but is optional; or it passed, and there is something to be warned of.
    case warned
    /// The step was not reached, or its condition did not hold.
    case skipped
  }

  /// The step as written.
  public var source: String
  /// The step's `label`, if it has one.
  public var label: String?
  /// The file.
  public var file: String
  /// The place in the file.
  public var position: FlowPosition
  /// The number of steps that contain the step.
  public var depth: Int
  /// The step's outcome.
  public var outcome: Outcome
  /// The message of the failure or warning.
  public var message: String?
  /// The real time that the step took, including the steps inside it.
  public var realTime = Duration.zero
  /// The virtual time that the step took.
  public var virtualTime = Duration.zero

  package init(_ step: FlowStep, label: String?, depth: Int, outcome: Outcome) {
    source = step.source
    file = step.file
    position = step.position
    self.label = label
    self.depth = depth
    self.outcome = outcome
  }

  /// The step on one line, without the steps inside it; a long one is cut off with `…`.
  package var summary: String { Self.summary(of: source) }

  /// Returns the first line or so of a step as written, without the steps inside it.
  package static func summary(of source: String) -> String {
    var summary = ""
    for line in source.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("commands:") { break }
      if words.hasPrefix("#") { continue }
      if summary.count > 72 { break }
      summary += summary.isEmpty ? words : (summary.hasSuffix(":") ? " " : ", ") + words
    }
    return summary.count > 72 ? summary.prefix(71) + "…" : summary
  }

  /// Returns the bytes of its texts, which reports write each time the step is played, beyond those that are free.
  ///
  /// - Parameter isRepeated: `true` if the step of the file has been played before.
  /// - Returns: The bytes beyond the first 1,024, or beyond the first 100 of a repeated step.
  func excessBytes(isRepeated: Bool) -> Int {
    let count = source.utf8.count + file.utf8.count + (label?.utf8.count ?? 0)
    return max(0, count - (isRepeated ? 100 : 1024))
  }

  /// Adds a warning to a step that has not failed.
  mutating func warn(_ sentence: String) {
    guard outcome == .passed || outcome == .warned else { return }
    outcome = .warned
    message = [message, sentence].compactMap { $0 }.joined(separator: "\n")
  }

  package mutating func finish(since start: ContinuousClock.Instant, virtual: Duration) {
    realTime = ContinuousClock.now - start
    virtualTime = virtual
  }
}
