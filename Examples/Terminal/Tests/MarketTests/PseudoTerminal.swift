import CPseudoTerminal
import Foundation
import Testing

/// A program that runs in a terminal of its own, whose keys a test presses and whose screen it reads.
///
/// Its methods block the thread.
final class PseudoTerminal {
  /// What has not come to pass.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What the program has drawn.
  private(set) var screen: VirtualScreen
  /// How many bytes the program has sent.
  private(set) var received = 0
  private var master: Int32
  private let process: pid_t
  private var status: Int32?

  /// Starts a program of this package in a new terminal.
  ///
  /// It may be started by a script of the shell, in which it is `"$@"`; and the terminal may be one that lets
  /// nobody wait who reads or writes, as it usually does. What the terminal says of itself is in the environment.
  init(
    _ name: String,
    _ arguments: [String],
    by script: String? = nil,
    waits: Bool = true,
    environment: [String] = ["TERM=xterm-256color"],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    screen = VirtualScreen(columns: columns, rows: rows)
    var path = [CChar](repeating: 0, count: 256)
    master = pseudo_terminal_open(&path, path.count)
    guard master >= 0 else {
      throw Failure(description: "There is no terminal to be had: \(errno).")
    }
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    let words = [try Self.path(of: name)] + arguments
    process = try Self.spawn(
      script.map { ["/bin/sh", "-c", $0, "sh"] + words } ?? words,
      on: path,
      waits ? O_RDWR : O_RDWR | O_NONBLOCK,
      environment + ["PATH=/usr/bin:/bin"]
    )
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      _ = end()
    }
    close(master)
  }

  /// The path of an executable, which lies beside the built tests.
  private static func path(of name: String) throws -> String {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0])
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL
    }
    for _ in 0..<7 {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    throw Failure(description: "There is no program \(name).")
  }

  private static func spawn(
    _ words: [String],
    on path: [CChar],
    _ mode: Int32,
    _ environment: [String]
  ) throws -> pid_t {
    #if canImport(Darwin)
    var (actions, settings): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
    var (actions, settings) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&settings)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&settings)
    }
    // No signal means what the tests themselves have made of it.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&settings, &signals)
    // The first terminal that a session of its own opens is its own; 0x80 with Glibc, 0x400 with Darwin.
    #if canImport(Darwin)
    posix_spawnattr_setflags(&settings, Int16(POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF))
    #else
    posix_spawnattr_setflags(&settings, 0x80 | Int16(POSIX_SPAWN_SETSIGDEF))
    #endif
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, mode, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    let arguments = words.map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, &settings, arguments + [nil], variables + [nil])
    guard code == 0 else { throw Failure(description: "It does not start: \(code).") }
    return id
  }

  /// Presses keys, as the bytes that a terminal sends for them.
  func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Sends a signal to the program and all that it has started or was started by, as a shell does.
  func signalGroup(_ number: Int32) {
    kill(-process, number)
  }

  /// Closes the window, as it were.
  func hangUp() {
    close(master)
    master = -1
  }

  /// Lets the terminal lose all that it shows, as by what another program writes into it.
  func spoil() {
    screen.spoil()
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) {
    screen = VirtualScreen(columns: columns, rows: rows)
    screen.isAlternate = true
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Reads what the program sends until the screen is as it should be; fails after a minute without that.
  func wait(_ sought: String, until isDone: (VirtualScreen) -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !isDone(screen) {
      guard ContinuousClock.now < deadline, read(within: 1_000) else {
        throw Failure(description: "There is no \(sought):\n\(screen.text)")
      }
    }
  }

  /// Reads until the screen shows a text.
  func wait(for text: String) throws {
    try wait("“\(text)”") { $0.text.contains(text) }
  }

  /// Reads what comes within some milliseconds.
  ///
  /// - Returns: Whether the program may still send something.
  @discardableResult
  func read(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    received += count
    screen.take(bytes.prefix(count))
    return true
  }

  /// Whether what is typed is shown and taken line by line, as a shell has it.
  var isCooked: Bool {
    var mode = termios()
    guard tcgetattr(master, &mode) == 0 else { return false }
    return mode.c_lflag & tcflag_t(ECHO) != 0 && mode.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Waits until the program has stopped, as a shell does before it takes the terminal.
  func waitForStop() throws {
    let deadline = ContinuousClock.now + .seconds(60)
    var state: Int32 = 0
    while waitpid(process, &state, WNOHANG | WUNTRACED) != process {
      guard ContinuousClock.now < deadline else { throw Failure(description: "It does not stop.") }
      read(within: 20)
    }
    // The system's mark of a process that has stopped, and not ended.
    guard state & 0xFF == 0x7F else { throw Failure(description: "It has ended: \(state).") }
  }

  /// Reads the rest, and waits for the end of the program.
  ///
  /// - Returns: The signal that has ended it, or 0; and what it has returned.
  func end() -> (signal: Int32, code: Int32) {
    let deadline = ContinuousClock.now + .seconds(60)
    while status == nil {
      read(within: 20)
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process { self.status = status }
      if ContinuousClock.now > deadline { kill(process, SIGKILL) }
    }
    while hasMore, read(within: 0) {}
    let status = status ?? 0
    return (status & 0x7F, (status >> 8) & 0xFF)
  }

  private var hasMore: Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// Expects that a shell would find the terminal as it was.
  func expectGivenBack(_ location: SourceLocation = #_sourceLocation) {
    #expect(isCooked, sourceLocation: location)
    let screen = screen
    let kept = [
      screen.isAlternate, screen.hidesCursor, screen.takesMouse, screen.bracketsPaste,
      !screen.wraps,
    ]
    #expect(kept == [false, false, false, false, false], sourceLocation: location)
  }
}
