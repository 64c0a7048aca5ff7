/// What became of one step.
public struct StepResult: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// It was done, and what it asserts holds.
    case passed
    /// It failed.
    case failed
    /// It failed, and was optional.
    case warned
    /// It was not reached, or its condition did not hold.
    case skipped
  }

  /// The step as written.
  public var source: String
  /// How it calls itself, if it does.
  public var label: String?
  /// The file.
  public var file: String
  /// The place in the file.
  public var position: FlowPosition
  /// How many steps contain it.
  public var depth: Int
  /// How it ended.
  public var outcome: Outcome
  /// Why it failed or warned.
  public var message: String?
  /// How long it took, with the steps inside it.
  public var realTime = Duration.zero
  /// How far it moved virtual time.
  public var virtualTime = Duration.zero

  init(_ step: FlowStep, label: String?, depth: Int, outcome: Outcome) {
    source = step.source
    file = step.file
    position = step.position
    self.label = label
    self.depth = depth
    self.outcome = outcome
  }

  /// The step as written on one line, without the steps inside it; a long one is cut off with `…`.
  public var summary: String {
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

  mutating func finish(since start: ContinuousClock.Instant, virtual: Duration) {
    realTime = ContinuousClock.now - start
    virtualTime = virtual
  }
}
