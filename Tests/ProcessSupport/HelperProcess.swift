public import Foundation

/// A program of this package that a test starts, reads from and kills.
///
/// It uses `posix_spawn` and pipes, because Foundation's `Process` leaks a little memory, which a
/// leak checker reports. Its methods block the thread, so keep it off the main actor.
public final class HelperProcess {
  /// The way in which a process ended.
  public enum Ending: Equatable, Sendable {
    /// The process returned this status.
    case exited(Int32)
    /// This signal ended the process.
    case killed(by: Int32)
  }

  /// An error of starting a process.
  public struct Refusal: Error, CustomStringConvertible {
    /// The system's error number.
    public let code: Int32

    /// The system's message.
    public var description: String { String(cString: strerror(code)) }
  }

  /// The system's identifier of the process.
  public let id: pid_t
  private let input: Int32
  private let output: Int32
  private var ending: Ending?

  /// Starts a program.
  ///
  /// Its standard output is read by this object, its standard error is the test's. Its standard
  /// input stays open and empty as long as this object lives, so a program that waits for its end
  /// does not outlive the test.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The program's arguments.
  ///   - environment: The program's environment; by default the test's.
  /// - Throws: ``Refusal`` when the system does not start it.
  public init(
    _ path: String,
    arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Refusal) {
    Self.starting.lock()
    defer { Self.starting.unlock() }
    let (childInput, input) = try Self.pipe()
    let (output, childOutput) = try Self.pipe()
    defer {
      close(childInput)
      close(childOutput)
    }
    do throws(Refusal) {
      id = try Self.spawn(
        [path] + arguments,
        environment.map { "\($0.key)=\($0.value)" },
        input: childInput,
        output: childOutput
      )
    } catch {
      close(input)
      close(output)
      throw error
    }
    self.input = input
    self.output = output
  }

  deinit {
    kill()
    wait()
    close(input)
    close(output)
  }

  /// Returns the path of an executable of this package, which lies beside the built tests.
  public static func path(of name: String) -> String? {
    #if canImport(Darwin)
    let starts = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    #else
    let starts = [URL(fileURLWithPath: CommandLine.arguments[0])]
    #endif
    for start in starts {
      var folder = start
      for _ in 0..<7 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent(name).path
        if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      }
    }
    return nil
  }

  /// Waits for more of the process's output.
  ///
  /// - Returns: The new output; empty at the end.
  public func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      return Array(buffer.prefix(max(count, 0)))
    }
  }

  /// Waits for the end of the process's output.
  ///
  /// - Returns: The output since the last read.
  public func readToEnd() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = read()
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// Ends the process without warning, as by `SIGKILL`, if it has not ended before.
  public func kill() {
    // Once the process has been waited for, another one may have its identifier.
    if ending == nil { Foundation.kill(id, SIGKILL) }
  }

  /// Lets the process run on for a while, then ends it as ``kill()`` does.
  ///
  /// Polls the clock, since a sleep may be much longer than requested.
  public func kill(after duration: Duration) {
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end {}
    kill()
  }

  /// Waits for the end of the process.
  @discardableResult
  public func wait() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let ending: Ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(by: signal)
    self.ending = ending
    return ending
  }

  /// Held while a process starts, so that no other one is started between the creation of a pipe
  /// and its marking as not inherited: that process would keep the pipe open.
  private static let starting = NSLock()

  /// Creates a pipe whose ends no other process inherits.
  private static func pipe() throws(Refusal) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw Refusal(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ arguments: [String],
    _ environment: [String],
    input: Int32,
    output: Int32
  ) throws(Refusal) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let words = arguments.map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, arguments[0], &actions, nil, words + [nil], variables + [nil])
    guard code == 0 else { throw Refusal(code: code) }
    return id
  }
}
