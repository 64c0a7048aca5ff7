import Foundation

/// This process's executable, started again.
enum ChildProcess {
  /// Where it is.
  static var executable: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  /// Runs it, and waits for its end.
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
    // A crash is expected, and its stack of no use many times over.
    process.environment = ProcessInfo.processInfo.environment.merging(
      isQuiet ? ["SWIFT_BACKTRACE": "enable=no"] : [:]
    ) { $1 }
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal
      ? ChildEnding(signal: status) : .exited(status)
  }
}
