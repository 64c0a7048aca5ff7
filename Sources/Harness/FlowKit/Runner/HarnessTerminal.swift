import FlowHunt
import Foundation

/// The terminal that the harness's outputs are connected to.
struct HarnessTerminal: Sendable {
  /// A Boolean value that indicates whether the standard output is a terminal that shows colours.
  var showsColors = false
  /// A Boolean value that indicates whether the error output is a terminal, on which the harness can rewrite a line.
  var rewritesLines = false
  /// A Boolean value that indicates whether the harness reports a long run's progress in lines on the error output.
  var writesLines = false
  /// Writes on the error output, without a line break.
  var write: @Sendable (String) -> Void = { _ in }

  /// Takes the line off that was written last without a line break.
  func clearLine() {
    if rewritesLines { write("\r\u{1B}[K") }
  }

  /// No terminal: no colours, and nothing of how far a run is.
  static let none = HarnessTerminal()

  /// The terminal that this process's standard output and standard error are connected to.
  ///
  /// The environment's `NO_COLOR`, if it is not empty, and `TERM=dumb` turn colours off; `CI` turns the line of
  /// progress off.
  static var ofProcess: HarnessTerminal {
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    let isDumb = environment["TERM"] == "dumb"
    return HarnessTerminal(
      showsColors: isatty(STDOUT_FILENO) == 1 && !isSet("NO_COLOR") && !isDumb,
      rewritesLines: isatty(STDERR_FILENO) == 1 && !isSet("CI") && !isDumb,
      writesLines: true,
      write: { Descriptor.write(Array($0.utf8), to: STDERR_FILENO) }
    )
  }
}
