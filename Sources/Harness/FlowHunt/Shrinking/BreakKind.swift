import FlowEngine
import FlowFormat
import FlowReports
import ScenesHeadless

/// The kind of a break, without what varies: two runs with the same kind show the same mistake.
struct BreakKind: Equatable, Sendable {
  /// The words for the break: the beginning of the message before what was found, with a mark for each number.
  let words: String

  init(_ words: String) {
    self.words = words
  }

  init(_ failure: FlowFailure) {
    switch failure.kind {
    case .leak: words = "something is left"
    case .invariant: words = Self.name(of: failure.message)
    case .process: words = Self.marked(failure.message)
    case .step: words = "\(failure.step.map(Self.command) ?? ""): \(Self.marked(failure.message))"
    }
  }

  /// The sentence of a broken invariant ends with the findings behind the invariant's name.
  private static func name(of message: String) -> String {
    marked(
      message.ranges(of: "is broken: ").first.map { String(message[..<$0.lowerBound]) } ?? message
    )
  }

  private static func command(of step: String) -> String { String(step.prefix { $0 != ":" }) }

  /// The words with a mark in place of each number, so that another identifier is no other mistake.
  ///
  /// A secret is masked first: without its digits no mask would find it.
  static func marked(_ words: String) -> String { FlowSecrets.current.masked(words).markingNumbers }
}
