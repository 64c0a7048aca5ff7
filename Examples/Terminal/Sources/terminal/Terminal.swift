import Dispatch
import Foundation

/// The terminal that the program runs in, taken over until it is left.
///
/// It is left when the program ends by itself or by a signal that asks for it; a crash leaves it as it
/// is, and `reset` helps.
@MainActor
final class Terminal {
  /// What comes from the terminal.
  enum Event: Sendable {
    case bytes([UInt8])
    case resized
    /// The input is at its end, or a signal asks the program to end.
    case ended
  }

  /// What comes from the terminal, in its order.
  let events: AsyncStream<Event>
  private let before: termios
  private var sources: [any DispatchSourceProtocol] = []

  /// Takes the terminal over: no echo, no lines, another screen without a cursor; `nil` if the
  /// program does not run in one.
  init?() {
    var mode = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &mode) == 0
    else { return nil }
    before = mode
    let (events, inlet) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    takeOver()
    watchInput(inlet)
    watch(SIGWINCH) { inlet.yield(.resized) }
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
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Sends text to the terminal.
  func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Gives the terminal back as it was.
  func leave() {
    for source in sources { source.cancel() }
    giveBack()
  }

  /// Gives the terminal back and stops until the shell lets the program go on; all is to be drawn again
  /// then.
  func suspend() {
    giveBack()
    kill(getpid(), SIGSTOP)
    takeOver()
  }

  /// No echo, no lines, another screen without a cursor; the mouse and what is pasted arrive as keys.
  private func takeOver() {
    var mode = before
    cfmakeraw(&mode)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h")
  }

  private func giveBack() {
    write("\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    var mode = before
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
  }
}
