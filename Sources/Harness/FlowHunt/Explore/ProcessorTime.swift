import Foundation

/// The time that the processors have worked for this process.
package enum ProcessorTime {
  /// The seconds so far.
  package static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// Returns how many of some things were done in a second since a time.
  package static func rate(of count: Int, since start: Double) -> Int {
    Int(Double(count) / max(seconds - start, 0.001))
  }
}
