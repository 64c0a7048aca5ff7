import Dispatch
import Foundation

/// The terminal that the program runs in, taken over until it is left.
///
/// It is given back whatever ends the program: its own end, `exit`, a signal that asks for it, or that
/// ends it all the same, or a crash (``TerminalFarewell``). Only a kill that no program hears of leaves it as it
/// is; `reset` helps.
@MainActor
public final class Terminal {
  /// What comes from the terminal.
  public enum Event: Sendable {
    /// Bytes that a person's keys and mouse have sent.
    case bytes([UInt8])
    /// For a moment nothing has followed the last bytes: what looks like a part is whole.
    case quiet
    /// It has another size.
    case resized
    /// Somebody asks the program to stop for a while.
    case suspended
    /// The program goes on after it was stopped: all is to be drawn again.
    case continued
    /// A signal asks the program to end.
    case ended
    /// The terminal has hung up, or takes nothing any more.
    case lost
  }

  /// How long the bytes of one key may be on their way, one after the other.
  private nonisolated static let moment = DispatchTimeInterval.milliseconds(50)

  /// What comes from the terminal, in its order.
  public let events: AsyncStream<Event>
  private let inlet: AsyncStream<Event>.Continuation
  private let farewell: TerminalFarewell
  private var sources: [any DispatchSourceProtocol] = []

  /// Finds out whether the program runs in a terminal on which something can be drawn, and changes nothing.
  public static func check() throws(TerminalError) {
    if isatty(STDIN_FILENO) == 0 { throw .noTerminal(.input) }
    if isatty(STDOUT_FILENO) == 0 { throw .noTerminal(.output) }
    let name = ProcessInfo.processInfo.environment["TERM"].flatMap { $0.isEmpty ? nil : $0 }
    if name == nil || name == "dumb" { throw .undrawable(name) }
  }

  /// Takes the terminal over: no echo, no lines, another screen without a cursor.
  ///
  /// - Throws: What ``check()`` finds.
  public init() throws(TerminalError) {
    try Self.check()
    guard let farewell = TerminalFarewell(takingBack: Self.takingBack) else {
      throw .noTerminal(.input)
    }
    self.farewell = farewell
    (events, inlet) = AsyncStream.makeStream(of: Event.self)
    // What comes while it is taken over waits.
    watchInput()
    watch(SIGWINCH, .resized)
    watch(SIGTSTP, .suspended)
    watch(SIGCONT, .continued)
    watch(SIGINT, .ended)
    watch(SIGTERM, .ended)
    watch(SIGHUP, .lost)
    takeOver()
  }

  private func watchInput() {
    let silence = DispatchSource.makeTimerSource(queue: .main)
    silence.setEventHandler { [inlet] in inlet.yield(.quiet) }
    silence.activate()
    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    input.setEventHandler { [inlet] in
      var bytes = [UInt8](repeating: 0, count: 1_024)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      guard count > 0 else {
        // It would be said again and again.
        inlet.yield(.lost)
        inlet.finish()
        return
      }
      inlet.yield(.bytes(Array(bytes.prefix(count))))
      silence.schedule(deadline: .now() + Self.moment)
    }
    input.resume()
    sources += [silence, input]
  }

  private func watch(_ number: Int32, _ event: Event) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [inlet] in inlet.yield(event) }
    source.resume()
    sources.append(source)
  }

  /// The columns and rows, of which no more than 1,000 are used.
  public var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return (80, 24)
    }
    return (min(Int(size.ws_col), 1_000), min(Int(size.ws_row), 1_000))
  }

  /// Sends text to the terminal; if that takes none, ``Event/lost`` follows.
  public func write(_ text: String) {
    if !ProcessOutput.write(text) { inlet.yield(.lost) }
  }

  /// Gives the terminal back as it was.
  public func leave() {
    for source in sources { source.cancel() }
    sources = []
    farewell.say()
  }

  /// Gives the terminal back and stops until the shell lets the program go on.
  ///
  /// It may run on for a moment, since the system stops one thread after the other: what comes next is to
  /// wait for ``Event/continued``.
  ///
  /// - Parameter withGroup: Whether all programs of the shell's job stop, as they do at a key: otherwise one
  ///   that waits for this one, such as a script, would keep the shell from its turn.
  public func suspend(withGroup: Bool) {
    farewell.say()
    kill(withGroup ? 0 : getpid(), SIGSTOP)
  }

  /// No echo, no lines, another screen without a cursor; the mouse and what is pasted arrive as keys.
  ///
  /// A character that is wider than expected at the end of a line stays there, since nothing goes on in the next.
  func takeOver() {
    farewell.takeOver()
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?7l")
  }

  /// The reverse of what ``takeOver()`` writes.
  private static let takingBack =
    "\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
}
