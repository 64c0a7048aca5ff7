package import FlowFormat
import FlowReports
import Foundation

/// This process's executable, started again.
package enum ChildProcess {
  /// The path of the executable.
  package static var executable: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  /// Runs it, and waits for its end.
  ///
  /// It receives the signals that ask this process to end, and ends with this process.
  ///
  /// - Parameters:
  ///   - arguments: The command line without the program's own name.
  ///   - isQuiet: A Boolean value that indicates whether its outputs are discarded.
  ///   - outputs: Take the lines of its output and of its error output; `nil` if these are this process's own.
  /// - Returns: The way in which it has ended.
  /// - Throws: The reason why it can't be started.
  package static func run(
    _ arguments: [String],
    isQuiet: Bool = false,
    to outputs: [(OutputText) -> Void]? = nil
  ) throws -> ChildEnding {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    // Foundation puts it into a group of its own, which a terminal's Ctrl-C does not reach.
    var environment = FlowSecrets.current.environmentOfChild
    environment[FlowInterruption.parentKey] = "\(getpid())"
    // A crash is expected, and its stack of no use many times over.
    if isQuiet { environment["SWIFT_BACKTRACE"] = "enable=no" }
    process.environment = environment
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    let pipes = outputs.map { _ in (Pipe(), Pipe()) }
    if let pipes { (process.standardOutput, process.standardError) = pipes }
    try process.run()
    FlowInterruption.passOn(to: process.processIdentifier)
    if let outputs, let pipes {
      let ends = [pipes.0, pipes.1].map(\.fileHandleForReading)
      withExtendedLifetime(ends) { relay(ends.map(\.fileDescriptor), to: outputs, of: process) }
    }
    process.waitUntilExit()
    FlowInterruption.passOnToNobody()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal
      ? ChildEnding(signal: status) : .exited(status)
  }

  /// The most bytes that are in the pipes of a process when it ends.
  private static let mostLeft = 2 << 20

  /// Passes on lines until all outputs have ended, or the process has.
  ///
  /// A process that the app has started may keep the outputs open, so that their end never comes.
  private static func relay(
    _ descriptors: [Int32],
    to outputs: [(OutputText) -> Void],
    of process: Process
  ) {
    var open = zip(descriptors, outputs).map { (descriptor: $0, lines: OutputLines(), write: $1) }
    defer {
      for var output in open {
        if let text = output.lines.add([]) { output.write(text) }
      }
    }
    var left = mostLeft
    while !open.isEmpty {
      // First, since all that it has written is there then.
      let hasEnded = !process.isRunning
      var asked = open.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&asked, nfds_t(asked.count), hasEnded ? 0 : 50)
      if ready < 0, errno != EINTR { return }
      if hasEnded, ready < 1 || left < 0 { return }
      if ready < 1 { continue }
      for index in open.indices.reversed() where asked[index].revents != 0 {
        let bytes = Descriptor.read(open[index].descriptor)
        if hasEnded { left -= bytes.count }
        if let text = open[index].lines.add(bytes) { open[index].write(text) }
        if bytes.isEmpty { open.remove(at: index) }
      }
    }
  }
}
