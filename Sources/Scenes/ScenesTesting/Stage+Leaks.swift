import Observation2
public import Observation2Testing
import Scenes
public import ScenesHeadless

extension Stage {
  /// Closes the stage and expects that its scenes leave nothing behind: no part of a scene, no
  /// subscription, no timer, no task.
  ///
  /// - Parameters:
  ///   - report: Called with what is left, and by whom it is held (`ownershipReport`).
  ///   - fileID: The place that the report names; by default this call's.
  ///   - filePath: The same.
  ///   - line: The same.
  ///   - column: The same.
  public func expectNothingLeftAfterClosing(
    report: FailureReporter,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    close()
    await settle()
    let left = ownershipReport
    guard !left.isEmpty else { return }
    report(
      "The scenes have left the stage, and this is left of them:\n\(left)",
      fileID,
      filePath,
      line,
      column
    )
  }
}
