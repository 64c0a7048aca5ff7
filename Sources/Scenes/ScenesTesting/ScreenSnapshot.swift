public import Observation2Testing
import Scenes
public import ScenesHeadless

/// The text of a screen, to compare with an expected one.
///
/// ```swift
/// ScreenSnapshot(of: stage).expect(
///   """
///   column (0, 0, 390 × 844)
///     text "カート" #cart-title (0, 0, 83 × 38) header
///   """, report: report)
/// ```
///
/// A failure shows only the lines that differ: `-` for an expected line that is missing, `+` for a
/// line that was not expected.
@MainActor
public struct ScreenSnapshot {
  /// The screen as a text tree (``/ScenesHeadless/ScreenTranscript``).
  public let text: String

  /// Takes a snapshot of a stage's screen.
  public init(of stage: Stage) {
    text = ScreenTranscript(stage.frames).description
  }

  /// Expects this text, apart from line breaks at its end.
  ///
  /// - Parameters:
  ///   - expected: The text tree.
  ///   - report: Called if they differ.
  ///   - fileID: The place that the report names; by default this call's.
  ///   - filePath: The same.
  ///   - line: The same.
  ///   - column: The same.
  public func expect(
    _ expected: String,
    report: FailureReporter,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let (wanted, found) = (lines(of: expected), lines(of: text))
    guard wanted != found else { return }
    let changes = found.difference(from: wanted).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "- \(line)")
      case .insert(let offset, let line, _): (offset, "+ \(line)")
      }
    }
    let difference = changes.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
    report("The screen is not the one expected:\n\(difference)", fileID, filePath, line, column)
  }

  private func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
