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
    let difference = LineDifference(from: expected, to: text).lines.joined(separator: "\n")
    if difference.isEmpty { return }
    report("The screen is not the one expected:\n\(difference)", fileID, filePath, line, column)
  }
}
