import Foundation

/// Why no screen can be shown in a terminal, or no longer.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// The standard input or output is something else, such as a file.
  case noTerminal(Stream)
  /// The terminal has said by this name that nothing can be drawn on it; `nil` if it has said nothing.
  case undrawable(String?)
  /// The terminal has hung up, or takes nothing any more.
  case lost
  /// The standard output takes nothing: it is closed, or the disk is full.
  case unwritable

  /// What is to be a terminal.
  public enum Stream: String, Sendable {
    /// What the program reads.
    case input = "Standard input"
    /// What the program writes.
    case output = "Standard output"
  }

  /// What is wrong, and what to do.
  public var description: String {
    let remedy = "or let keys be pressed by --keys, which prints the screen."
    return switch self {
    case .noTerminal(let stream): "\(stream.rawValue) is no terminal: start this in one, \(remedy)"
    case .undrawable(let name):
      (name.map { "Nothing can be drawn on a terminal that says TERM=\($0)" }
        ?? "TERM is not set, so that it is not known what can be drawn on this terminal")
        + ": set it to what it is, such as TERM=xterm-256color, \(remedy)"
    case .lost: "The terminal has hung up, or takes nothing any more: start this again in another."
    case .unwritable: "Standard output takes nothing: it is closed, or its disk is full."
    }
  }
}
