import Foundation

/// This process's executable, started again.
enum ChildProcess {
  /// Where it is.
  static var executable: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  /// Runs it, and waits for its end; a wish that this process ends is passed on to it, and it ends with this one.
  ///
  /// - Parameters:
  ///   - arguments: The command line without the program's own name.
  ///   - isQuiet: Whether what it prints goes nowhere.
  /// - Returns: How it has ended.
  /// - Throws: Why it can't be started.
  static func run(_ arguments: [String], isQuiet: Bool = false) throws -> ChildEnding {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    // Foundation puts it into a group of its own, which a terminal's Ctrl-C does not reach.
    var additions = FlowSecrets.current.environment
    additions[FlowInterruption.parentKey] = "\(getpid())"
    // A crash is expected, and its stack of no use many times over.
    if isQuiet { additions["SWIFT_BACKTRACE"] = "enable=no" }
    process.environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    try process.run()
    FlowInterruption.passOn(to: process.processIdentifier)
    process.waitUntilExit()
    FlowInterruption.passOnToNobody()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal
      ? ChildEnding(signal: status) : .exited(status)
  }
}
