/// Why a flow failed, and all that helps to see why.
public struct FlowFailure: Hashable, Sendable {
  /// What kind of failure it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A step could not be done, or what it asserts does not hold.
    case step
    /// Something was alive after the flow that should not have been.
    case leak
  }

  /// What kind of failure it is.
  public var kind: Kind
  /// The file.
  public var file: String
  /// The place in the file.
  public var position: FlowPosition
  /// The step as written; nil if it concerns the flow as a whole.
  public var step: String?
  /// What happened, in a sentence.
  public var message: String
  /// What was looked for.
  public var sought: String?
  /// For how long, in virtual time.
  public var waited: Duration?
  /// When, in virtual time since the flow's start.
  public var virtualTime: Duration?
  /// What came nearest to it, the nearest first.
  public var nearMisses: [FlowNearMiss] = []
  /// The screen at that moment, one element a line; nil if no app ran.
  public var screen: String?
  /// The last events of the app, the oldest first.
  public var events: [String] = []
  /// The last requests, with their time since the flow's start, the oldest first.
  public var requests: [String] = []

  init(
    kind: Kind,
    file: String,
    position: FlowPosition,
    step: String?,
    message: String
  ) {
    self.kind = kind
    self.file = file
    self.position = position
    self.step = step
    self.message = message
  }
}

extension FlowFailure: CustomStringConvertible {
  /// The whole report, its first line `file:line:column: message`; no line break at its end.
  public var description: String {
    var lines = ["\(file):\(position.line):\(position.column): \(message)"]
    if let step { lines.append("  step: \(Self.indented(step, by: 8))") }
    if let sought {
      let time = waited.map { " for \(FlowSeconds.text($0)) of virtual time" } ?? ""
      lines.append("  looked for: \(sought)\(time)")
    }
    if let virtualTime { lines.append("  at: \(FlowSeconds.text(virtualTime)) of virtual time") }
    list("nearest", nearMisses.map { "\($0.element) \($0.frame): \($0.reason)" }, &lines)
    if let screen { list("screen", [screen.isEmpty ? "(empty)" : screen], &lines) }
    list("last events", events, &lines)
    list("last requests", requests, &lines)
    return lines.joined(separator: "\n")
  }

  private func list(_ title: String, _ items: [String], _ lines: inout [String]) {
    if items.isEmpty { return }
    lines.append("  \(title):")
    lines += items.map { "    \(Self.indented($0, by: 4))" }
  }

  private static func indented(_ text: String, by spaces: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.joined(separator: "\n" + String(repeating: " ", count: spaces))
  }
}
