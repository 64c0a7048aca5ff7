import Foundation

/// Gives a terminal back as it was, from wherever the program ends: also from `exit`, and from the
/// handler of a signal that ends it.
final class TerminalFarewell: Sendable {
  /// The signals that end a program which does nothing about them, by a crash or not.
  private static let ends: [Int32] = {
    let everywhere = [
      SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1,
      SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGTERM, SIGINT, SIGHUP,
    ]
    #if os(Linux)
    return everywhere + [SIGIO, SIGPWR, SIGSTKFLT]
    #else
    return everywhere
    #endif
  }()

  /// How the terminal was before; `nil` if the program does not run in one.
  private let before: termios

  /// Notes how the terminal is.
  ///
  /// - Parameter text: What to write when it is given back.
  init?(takingBack text: String) {
    var mode = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &mode) == 0
    else { return nil }
    before = mode
    Kept.note(mode, text)
    atexit { Kept.giveBack() }
    Self.watchEnds()
  }

  /// Switches echo and lines off.
  func takeOver() {
    var mode = before
    cfmakeraw(&mode)
    Kept.isTaken = 1
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
  }

  /// Gives the terminal back, if it is taken.
  func say() {
    Kept.giveBack()
  }

  private static func watchEnds() {
    // On a stack of its own, so that one that is used up can be told as well.
    var stack = stack_t()
    let size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for number in ends {
      var action = sigaction()
      sigaction(number, nil, &action)
      // Whoever has started the program may want that it goes on.
      if action.isIgnored { continue }
      action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = leaveAtEnd
      #else
      action.__sigaction_handler.sa_handler = leaveAtEnd
      #endif
      // Once: the same signal, sent again, does what it does without this handler.
      action.sa_flags =
        Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
        | Int32(SA_NODEFER)
      sigaction(number, &action, nil)
    }
  }
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    #if canImport(Darwin)
    let handler = __sigaction_u.__sa_handler
    #else
    let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Handles the end: calls nothing but what may be called in a handler, `write`, `tcsetattr` and `raise`.
private func leaveAtEnd(_ number: Int32) {
  Kept.giveBack()
  raise(number)
}

/// What the handler of an end needs, in memory that is there and never moves.
private enum Kept {
  // Unsafe: these are written once, before the handler is set and before any other thread knows of
  // them, and only read afterwards.
  nonisolated(unsafe) private static var text: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var length = 0
  nonisolated(unsafe) private static var mode: UnsafeMutablePointer<termios>?
  /// Whether the terminal is taken over.
  // Unsafe: one word, which the main thread changes; a handler on another thread that reads the older
  // value gives back what has been given back, or nothing of what is about to be taken.
  nonisolated(unsafe) static var isTaken: sig_atomic_t = 0

  static func note(_ mode: termios, _ text: String) {
    let bytes = Array(text.utf8)
    let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    kept.initialize(from: bytes, count: bytes.count)
    let place = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    place.initialize(to: mode)
    (Self.text, length, Self.mode) = (kept, bytes.count, place)
  }

  static func giveBack() {
    guard isTaken != 0, let text, let mode else { return }
    isTaken = 0
    // In this order, so that whoever sees the usual screen has the usual keys as well.
    _ = tcsetattr(STDIN_FILENO, TCSANOW, mode)
    _ = write(STDOUT_FILENO, text, length)
  }
}
