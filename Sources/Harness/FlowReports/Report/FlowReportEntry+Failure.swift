public import FlowEngine
import FlowFormat

extension FlowReportEntry {
  /// A failure of the flow.
  public struct Failure: Equatable, Sendable, Codable {
    /// The kind of failure.
    public var kind: FlowFailure.Kind
    /// The file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int
    /// The step as written.
    public var step: String?
    /// The message.
    public var message: String
    /// The selector without a match.
    public var lookedFor: String?
    /// The wait for a match, in virtual time.
    public var waitedMilliseconds: Double?
    /// The time of the failure, in virtual time since the flow's start.
    public var virtualMilliseconds: Double?
    /// The elements nearest to the selector.
    public var nearest: [FlowNearMiss]
    /// The screen at that moment.
    public var screen: String?
    /// The last events of the app.
    public var events: [String]
    /// The last events that have reached the app's elements.
    public var nodeEvents: [String]
    /// The last requests.
    public var requests: [String]

    package init(_ failure: FlowFailure) {
      kind = failure.kind
      file = failure.file
      line = failure.position.line
      column = failure.position.column
      step = failure.step
      message = failure.message
      lookedFor = failure.sought
      waitedMilliseconds = failure.waited.map { FlowSeconds.milliseconds($0) }
      virtualMilliseconds = failure.virtualTime.map { FlowSeconds.milliseconds($0) }
      nearest = failure.nearMisses
      screen = failure.screen
      events = failure.events
      nodeEvents = failure.nodeEvents
      requests = failure.requests
    }
  }
}

extension FlowReportEntry.Failure: CustomStringConvertible {
  /// The whole report, beginning with `file:line:column: message`, without a final line break.
  public var description: String {
    // A leak's message lists the leaked objects, below each other.
    let words = kind == .leak ? message : message.indented(by: 4)
    var lines = ["\(file.onOneLine):\(line):\(column): \(words)"]
    if let step { lines.append("  step: \(step.indented(by: 8))") }
    if let lookedFor {
      let time = waitedMilliseconds.map { " for \(FlowSeconds.text($0)) of virtual time" } ?? ""
      lines.append("  looked for: \(lookedFor.onOneLine)\(time)")
    }
    if let virtualMilliseconds {
      lines.append("  at: \(FlowSeconds.text(virtualMilliseconds)) of virtual time")
    }
    list(
      "nearest",
      nearest.map { "\($0.element) \($0.frame): \($0.reason)\(Self.moment($0))".onOneLine },
      &lines
    )
    if let screen { list("screen", [screen.isEmpty ? "(empty)" : screen], &lines) }
    list("last events", events.map(\.onOneLine), &lines)
    list("last to reach an element", nodeEvents.map(\.onOneLine), &lines)
    list("last requests", requests.map(\.onOneLine), &lines)
    return lines.joined(separator: "\n")
  }

  private func list(_ title: String, _ items: [String], _ lines: inout [String]) {
    if items.isEmpty { return }
    lines.append("  \(title):")
    lines += items.map { "    \($0.indented(by: 4))" }
  }

  private static func moment(_ miss: FlowNearMiss) -> String {
    miss.virtualMilliseconds.map {
      "; it was there at \(FlowSeconds.text($0)), and no longer at the end"
    } ?? ""
  }
}
