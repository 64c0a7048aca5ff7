import Foundation

/// How many random cases a test tries.
enum CaseCount {
  /// The number that an environment variable gives, or another one.
  static func of(_ variable: String, or usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }
}
