import Foundation

/// The time that the processors have worked for this process.
enum ProcessorTime {
  /// The seconds so far.
  static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
