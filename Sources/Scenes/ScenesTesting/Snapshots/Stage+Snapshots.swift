public import Observation2Testing
public import ScenesHeadless

extension Stage {
  /// Expects that the screen is the approved one: its text and its picture, in files beside the test
  /// (``ScenesTesting/ApprovedSnapshots``).
  ///
  /// ```swift
  /// @Test func `an empty cart says so`() throws {
  ///   …
  ///   stage.expectSnapshot(report: report)
  /// }
  /// ```
  ///
  /// A screen that nobody has approved fails. With `UPDATE_SNAPSHOTS=1` in the environment, what is
  /// missing or different is written and told on the standard output, and the expectation holds.
  ///
  /// - Parameters:
  ///   - name: The name inside the test, if it has several, or arguments.
  ///   - report: Called with what is wrong, and what to do.
  ///   - function: The test that the files are named after; by default the calling function.
  ///   - fileID: The place that the report names; by default this call's.
  ///   - filePath: The same, and the file that the folder of the snapshots is beside.
  ///   - line: The same.
  ///   - column: The same.
  public func expectSnapshot(
    named name: String? = nil,
    report: FailureReporter,
    function: String = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    do throws(SnapshotError) {
      let approved = ApprovedSnapshots(beside: "\(filePath)")
      let outcome = try approved.compare(snapshot(), function: function, named: name)
      guard case .approved(let files) = outcome else { return }
      for file in files { print("Approved: \(file)") }
    } catch {
      report(error.description, fileID, filePath, line, column)
    }
  }
}
