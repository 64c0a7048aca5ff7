import Foundation

/// How a process has ended.
package enum ChildEnding: Equatable {
  /// By itself, with a status.
  case exited(Int32)
  /// By a signal that a program brings about itself, as a trap of Swift does: the app has crashed.
  case crashed(Int32)
  /// By a signal that comes from outside: from a person, a time limit, or a system that has no memory left.
  case killed(Int32)

  /// The signals that a program brings about itself, with their names.
  private static let crashes = [
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL",
    SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS", SIGTRAP: "SIGTRAP",
  ]

  /// The other signals that end a process often, with their names.
  private static let interventions = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGKILL: "SIGKILL", SIGQUIT: "SIGQUIT",
    SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGALRM: "SIGALRM",
  ]

  /// The ending of a process that a signal has ended.
  package init(signal: Int32) {
    self = Self.crashes[signal] == nil ? .killed(signal) : .crashed(signal)
  }

  /// The name of a signal, such as `SIGKILL (Killed)`.
  package static func name(of signal: Int32) -> String {
    let name = crashes[signal] ?? interventions[signal] ?? "signal \(signal)"
    return strsignal(signal).map { "\(name) (\(String(cString: $0)))" } ?? name
  }

  /// Says that something outside has ended the process in which the app ran, and what to do.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - advice: The advice if it was for want of memory.
  /// - Returns: The sentences.
  package static func sentence(killedBy signal: Int32, _ advice: String) -> String {
    "The process in which the app ran was ended from outside, by \(name(of: signal)). The app has not crashed, so "
      + "no flow is written. A person or a time limit can have done this, or the system when its memory ran out: "
      + "\(advice)"
  }
}
