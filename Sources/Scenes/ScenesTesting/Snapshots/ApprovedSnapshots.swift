import Foundation
import SafeFiles
public import ScenesHeadless

/// The snapshots of a suite's tests that a person has looked at and approved.
///
/// They are files in a folder beside the tests. Commit them with the tests.
///
/// ```
/// Tests/CartTests/__Snapshots__/CartViewTests/an-empty-cart-says-so.txt   what is where, to compare
/// Tests/CartTests/__Snapshots__/CartViewTests/an-empty-cart-says-so.svg   a picture, to look at
/// ```
///
/// Tests use it through ``ScenesHeadless/Stage/expectSnapshot(named:report:function:fileID:filePath:line:column:)``.
public struct ApprovedSnapshots: Sendable {
  /// The result of a comparison.
  public enum Outcome: Equatable, Sendable {
    /// It is the approved one.
    case same
    /// It has been written, and so approved: the files that are new or different.
    case approved([String])
  }

  /// The largest snapshot and the largest source that are read, in bytes: 16 MiB.
  public static let largestFile = 16 << 20

  /// How many equal lines a report shows around each difference.
  private static let context = 2

  /// The folder of the suite's files.
  public let folder: String
  /// A Boolean value that indicates whether a different or missing snapshot is approved, as `UPDATE_SNAPSHOTS=1` asks.
  public let isUpdating: Bool
  let source: String?

  /// Creates the approved snapshots in a folder of any place.
  public init(folder: String, isUpdating: Bool = Self.isAskedToUpdate) {
    self.folder = folder
    self.isUpdating = isUpdating
    source = nil
  }

  /// Creates the approved snapshots of the tests in a source file.
  ///
  /// - Parameters:
  ///   - source: The path of the file, `#filePath`.
  ///   - isUpdating: A Boolean value that indicates whether a different or missing snapshot is approved.
  public init(beside source: String, isUpdating: Bool = Self.isAskedToUpdate) {
    let file = URL(fileURLWithPath: source)
    let suite = file.deletingPathExtension().lastPathComponent
    folder =
      file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite).path
    self.isUpdating = isUpdating
    self.source = source
  }

  /// A Boolean value that indicates whether the environment says `UPDATE_SNAPSHOTS=1`.
  public static var isAskedToUpdate: Bool {
    ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"
  }

  /// Compares a snapshot with the approved one of its name, or approves it.
  ///
  /// - Parameters:
  ///   - snapshot: The screen as it is.
  ///   - function: The test's `#function`.
  ///   - name: The name inside the test; `nil` for the test's only one.
  /// - Returns: The result: the same, or the written files.
  /// - Throws: ``SnapshotError``.
  public func compare(
    _ snapshot: StageSnapshot,
    function: String,
    named name: String? = nil
  ) throws(SnapshotError) -> Outcome {
    try checkSource()
    let stem = SnapshotName(function: function, name: name).stem
    var written: [String] = []
    for (kind, found) in [("txt", snapshot.text), ("svg", snapshot.svg)] {
      let file = URL(fileURLWithPath: folder).appendingPathComponent("\(stem).\(kind)")
      let approved = try Self.text(of: file)
      let lines = approved.map {
        LineDifference(from: $0, to: found, context: Self.context).lines
      }
      if lines?.isEmpty == true { continue }
      if isUpdating {
        try Self.write(found + "\n", to: file)
        written.append(file.path)
        continue
      }
      let test = SnapshotName.filter(of: function)
      guard let lines else { throw .missing(file: file.path, test: test) }
      let received = Self.received(found, instead: file)
      throw .different(file: file.path, received: received, lines: lines, test: test)
    }
    return written.isEmpty ? .same : .approved(written)
  }

  private func checkSource() throws(SnapshotError) {
    guard let source else { return }
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent().path
    if !FileManager.default.fileExists(atPath: folder) { throw .noSource(folder: folder) }
  }

  private static func text(of file: URL) throws(SnapshotError) -> String? {
    do throws(SafeFileError) {
      return try SafeFile.read(file.path, limit: largestFile).map {
        String(decoding: $0, as: UTF8.self)
      }
    } catch {
      throw .unreadable(file: file.path, reason: String(error.reason.dropLast()))
    }
  }

  private static func write(_ text: String, to file: URL) throws(SnapshotError) {
    do throws(SafeFileError) {
      try SafeFile.makeFolder(file.deletingLastPathComponent().path)
      try SafeFile.replace(file.path, with: Array(text.utf8))
    } catch {
      throw .unwritable(file: file.path, reason: String(error.reason.dropLast()))
    }
  }

  /// This process's folder for snapshots that differ; `nil` if the system makes none.
  ///
  /// Other users of the machine can't guess its name, and can't write into it.
  private static let receivedFolder: URL? = {
    let pattern = FileManager.default.temporaryDirectory
      .appendingPathComponent("ReceivedSnapshots-XXXXXX").path
    var name = pattern.utf8CString
    return name.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map {
        URL(fileURLWithPath: String(cString: $0), isDirectory: true)
      }
    }
  }()

  /// Writes what came instead of an approved snapshot to a place where it disturbs nothing.
  ///
  /// - Returns: The file; `nil` if it could not be written, since the error lists the lines that differ anyway.
  private static func received(_ text: String, instead file: URL) -> String? {
    guard let receivedFolder else { return nil }
    let suite = file.deletingLastPathComponent().lastPathComponent
    let place = receivedFolder.appendingPathComponent(suite)
      .appendingPathComponent(file.lastPathComponent)
    do throws(SnapshotError) {
      try write(text + "\n", to: place)
      return place.path
    } catch {
      return nil
    }
  }
}
