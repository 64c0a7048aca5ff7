import Observation2

/// Where an app keeps the errors that no subscription handles: standard error is invisible on a telephone.
///
/// ```swift
/// // where the app starts
/// UnhandledStreamError.handler = CrashLog.handler(of: crashLog)
/// ```
@MainActor
package final class CrashLog {
  package private(set) var lines: [String] = []

  package init() {}

  /// A handler is called in the domain of the failed subscription, which may be any actor's; so it
  /// hops to the log's.
  package nonisolated static func handler(of log: CrashLog) -> UnhandledStreamError.Handler {
    { unhandled in
      Task { @MainActor in log.lines.append("\(unhandled.origin): \(unhandled.error)") }
    }
  }
}
