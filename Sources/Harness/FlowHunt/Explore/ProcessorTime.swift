import Foundation

/// The time that the processors have worked for this process.
package enum ProcessorTime {
  /// The seconds so far.
  package static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
