public import Observation2Testing
import Scenes
public import ScenesHeadless

extension Stage {
  /// Expects that the screen is the approved one on a phone, on a phone that is turned and on a tablet, in the
  /// usual text and in the largest: six snapshots, which are named after the device and the text.
  ///
  /// The stage is the same all the time, as if its person turned it and set the text; afterwards its environment is
  /// as before.
  ///
  /// - Parameters:
  ///   - report: Called with what is wrong, and what to do, for each that differs.
  ///   - function: The test that the files are named after; by default the calling function.
  ///   - fileID: The place that the report names; by default this call's.
  ///   - filePath: The same, and the file that the folder of the snapshots is beside.
  ///   - line: The same.
  ///   - column: The same.
  /// - SeeAlso: ``expectSnapshot(named:report:function:fileID:filePath:line:column:)``.
  public func expectSnapshotOnEachDevice(
    report: FailureReporter,
    function: String = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let before = environment
    for device in SnapshotDevice.all {
      environment = device.environment(from: before)
      update()
      expectSnapshot(
        named: device.name,
        report: report,
        function: function,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    environment = before
    update()
  }
}
