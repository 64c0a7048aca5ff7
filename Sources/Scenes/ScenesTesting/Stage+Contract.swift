public import Observation2Testing
public import ScenesHeadless

extension Stage {
  /// Closes the stage and expects that its scenes were wired without a mistake (`contractReport`).
  ///
  /// Silence a finding with `allow(_:_:because:)`, which takes the reason.
  ///
  /// - Parameters:
  ///   - warnings: Whether findings count too that may be right in a life in which the scene did not come
  ///     to a certain point. Leave them out in a test that leaves early.
  ///   - report: Called with the findings, each with its line or with where to look.
  ///   - fileID: The place that the report names; by default this call's.
  ///   - filePath: The same.
  ///   - line: The same.
  ///   - column: The same.
  public func expectKeptContracts(
    warnings: Bool = true,
    report: FailureReporter,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    close()
    let all = contractReport
    let findings = warnings ? all.findings : all.errors
    guard !findings.isEmpty else { return }
    report(
      "The scenes have left the stage, and were not wired as they should be:\n"
        + findings.map(\.description).joined(separator: "\n"),
      fileID,
      filePath,
      line,
      column
    )
  }
}
