import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// A process that plays flows for this one: the same executable, which receives its orders through a socket.
@MainActor
final class FlowWorkerProcess {
  /// An error of starting a process.
  struct Refusal: Error, CustomStringConvertible {
    /// The system's error number.
    var code: Int32

    /// The system's reason, as the end of a sentence.
    var reason: String {
      "no process can be started to play flows (\(String(cString: strerror(code))))"
    }

    var description: String { reason }
  }

  /// The time that the process has to end by itself, so that one that hangs does not hold up the reports.
  private static let patience = Duration.seconds(2)

  /// A Boolean value that indicates whether the process is still running.
  private(set) var isRunning = true
  /// The descriptor for orders and answers.
  let answers: Int32
  /// The descriptor for its outputs.
  let errors: Int32
  /// The index in the plan of the flow that it plays; `nil` while it waits.
  var task: Int?
  private let id: pid_t
  private var lines = LineBuffer()
  private var errorLines = OutputLines()
  private var lastErrors = ErrorTail()
  private let errorOutput: (OutputText) -> Void

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - executable: The path of its program, which is this process's own but for tests.
  ///   - arguments: The arguments that make it a worker.
  ///   - errorOutput: Takes the lines that the app prints, or says as it crashes, which may quote a flow.
  /// - Throws: An error if the system does not start it.
  init(
    executable: String = ChildProcess.executable,
    arguments: [String],
    errorOutput: @escaping (OutputText) -> Void
  ) throws(Refusal) {
    self.errorOutput = errorOutput
    let (own, theirs) = try Self.pair()
    let (errors, errorsOfTheirs) = try Self.pair()
    defer {
      close(theirs)
      close(errorsOfTheirs)
    }
    do throws(Refusal) {
      id = try Self.spawn(
        [executable] + arguments,
        answers: theirs,
        errors: errorsOfTheirs
      )
    } catch {
      close(own)
      close(errors)
      throw error
    }
    answers = own
    self.errors = errors
  }

  /// Sends it a flow to play.
  ///
  /// The reader of its answers notices if the process has ended.
  func send(_ order: FlowWorkerOrder, task: Int) {
    self.task = task
    if let line = try? FlowWorkerOrder.line(order) { _ = Descriptor.send(line, to: answers) }
  }

  /// Receives its answers, and waits if there are none yet.
  ///
  /// - Returns: The results, mostly one or none; `nil` if it has ended.
  func receive() -> [FlowReportEntry]? {
    let bytes = Descriptor.read(answers)
    if bytes.isEmpty { return nil }
    lines.add(bytes)
    var entries: [FlowReportEntry] = []
    while let line = lines.next() {
      guard let entry = try? JSONDecoder().decode(FlowReportEntry.self, from: Data(line)) else {
        return nil
      }
      entries.append(entry)
      task = nil
    }
    return entries
  }

  /// Passes the lines of its outputs on, and keeps the end of them.
  ///
  /// - Returns: `true` if more may follow.
  func passErrorsOn() -> Bool {
    let bytes = Descriptor.read(errors)
    take(bytes)
    return !bytes.isEmpty
  }

  /// Takes bytes of its outputs; none at the end.
  private func take(_ bytes: [UInt8]) {
    lastErrors.add(bytes)
    if let text = errorLines.add(bytes) { errorOutput(text) }
  }

  /// Ends the process, unless it has ended, and returns how it ended.
  ///
  /// - Parameter patience: The time until the system ends the process.
  /// - Returns: `by signal 4 (Illegal instruction)` or `with status 3`, and the line of its error output that
  ///   begins with `Fatal error` in Swift.
  func end(within patience: Duration = patience) -> String {
    guard isRunning else { return "" }
    isRunning = false
    close(answers)
    let status = wait(patience)
    close(errors)
    let signal = status & 0x7F
    let ending =
      signal == 0
      ? "with status \((status >> 8) & 0xFF)" : "by signal \(signal) (\(Self.name(of: signal)))"
    return ending + (lastErrors.cause.map { ": \($0)" } ?? "")
  }

  /// Waits for the end of the process, and passes its outputs on until then.
  ///
  /// A process that writes more than the system stores would wait for a reader, and never end.
  ///
  /// - Returns: Its status.
  private func wait(_ patience: Duration) -> Int32 {
    let end = ContinuousClock.now + patience
    var status: Int32 = 0
    var mayWrite = true
    var isPatient = true
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id || ended < 0 && errno != EINTR { break }
      if isPatient, .now >= end {
        kill(id, SIGKILL)
        isPatient = false
      }
      if !mayWrite {
        usleep(1000)
      } else if hasErrors(within: 10) {
        mayWrite = passErrorsOn()
      }
    }
    // The system stores all that the process has written. A process that the app has started can keep the socket open,
    // so its end may never come.
    while mayWrite, hasErrors(within: 0) { mayWrite = passErrorsOn() }
    if mayWrite { take([]) }
    return status
  }

  private func hasErrors(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  /// Lets it end, without warning if it plays a flow.
  func dismiss() {
    if task != nil { kill(id, SIGKILL) }
    _ = end()
  }

  private static func name(of signal: Int32) -> String {
    strsignal(signal).map { String(cString: $0) } ?? "unknown"
  }

  /// Creates two sockets that are connected; no other process inherits them.
  private static func pair() throws(Refusal) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Refusal(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      #if canImport(Darwin)
      var isSilent: Int32 = 1
      setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isSilent, socklen_t(MemoryLayout<Int32>.size))
      #endif
    }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ arguments: [String],
    answers: Int32,
    errors: Int32
  ) throws(Refusal) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // The output is for reports, and an app's own prints are none.
    posix_spawn_file_actions_adddup2(&actions, errors, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, answers, FlowWorkerOrder.descriptor)
    let words = arguments.map { strdup($0) }
    let variables = FlowSecrets.current.environmentOfChild.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, arguments[0], &actions, nil, words + [nil], variables + [nil])
    guard code == 0 else { throw Refusal(code: code) }
    return id
  }
}
