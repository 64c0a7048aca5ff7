import Foundation

/// A moment of a calendar as a flow contains it: `2026-04-05T00:30:00Z`.
package struct FlowMoment: Equatable, CustomStringConvertible {
  /// The time since 1970-01-01T00:00:00Z.
  package let time: Duration

  package init(_ time: Duration) {
    self.time = time
  }

  /// Reads a moment, in whole seconds.
  package init?(_ words: String) {
    guard let date = try? Date(words, strategy: .iso8601) else { return nil }
    time = .seconds(date.timeIntervalSince1970)
  }

  /// The moment as it is written; a part of a second is left out.
  package var description: String {
    Date(timeIntervalSince1970: Double(time.components.seconds)).formatted(.iso8601)
  }
}
