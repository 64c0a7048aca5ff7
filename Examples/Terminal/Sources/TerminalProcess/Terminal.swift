import Dispatch
import Foundation

/// The terminal that the program runs in, taken over until it is left.
///
/// It is given back whatever ends the program: its own end, `exit`, a signal that asks for it, or a crash
/// (``TerminalFarewell``). Only a kill that no program hears of leaves it as it is; `reset` helps.
@MainActor
public final class Terminal {
  /// What comes from the terminal.
  public enum Event: Sendable {
    /// Bytes that a person's keys and mouse have sent.
    case bytes([UInt8])
    /// It has another size.
    case resized
    /// Somebody asks the program to stop for a while.
    case suspended
    /// The program goes on after it was stopped: all is to be drawn again.
    case continued
    /// The input is at its end, or a signal asks the program to end.
    case ended
  }

  /// What comes from the terminal, in its order.
  public let events: AsyncStream<Event>
  private let farewell: TerminalFarewell
  private var sources: [any DispatchSourceProtocol] = []

  /// Takes the terminal over: no echo, no lines, another screen without a cursor; `nil` if the
  /// program does not run in one.
  public init?() {
    guard let farewell = TerminalFarewell(takingBack: Self.takingBack) else { return nil }
    self.farewell = farewell
    let (events, inlet) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    takeOver()
    watchInput(inlet)
    watch(SIGWINCH) { inlet.yield(.resized) }
    watch(SIGTSTP) { inlet.yield(.suspended) }
    watch(SIGCONT) { inlet.yield(.continued) }
    for end in [SIGINT, SIGTERM, SIGHUP] { watch(end) { inlet.yield(.ended) } }
  }

  private func watchInput(_ inlet: AsyncStream<Event>.Continuation) {
    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    input.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 1_024)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      inlet.yield(count > 0 ? .bytes(Array(bytes.prefix(count))) : .ended)
    }
    input.resume()
    sources.append(input)
  }

  private func watch(_ number: Int32, _ action: @escaping @Sendable () -> Void) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler(handler: action)
    source.resume()
    sources.append(source)
  }

  /// The columns and rows.
  public var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Sends text to the terminal.
  public func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
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
  public func suspend() {
    farewell.say()
    kill(getpid(), SIGSTOP)
  }

  /// No echo, no lines, another screen without a cursor; the mouse and what is pasted arrive as keys.
  func takeOver() {
    farewell.takeOver()
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h")
  }

  /// The reverse of what ``takeOver()`` writes.
  private static let takingBack =
    "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
}
