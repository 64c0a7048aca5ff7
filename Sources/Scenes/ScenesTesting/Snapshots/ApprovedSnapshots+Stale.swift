import Foundation
import SafeFiles
import ScenesHeadless

extension ApprovedSnapshots {
  /// Lists approved files that no test of the source file names any more: the test was renamed or
  /// removed, or the name inside it.
  ///
  /// ```swift
  /// #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  /// ```
  ///
  /// It reads the source, and runs nothing: a file is stale if its first part is no function of the
  /// source, or its second one stands in no `named: "…"` and is no device's of `expectSnapshotOnEachDevice`. Names that are put together at run time, such
  /// as `"row \(number)"`, make every second part count as named.
  ///
  /// - Returns: The names of the files, in order; none of a folder that was given by its place.
  /// - Throws: ``SnapshotError``, if the source or the folder can't be read.
  public func stale() throws(SnapshotError) -> [String] {
    guard let source else { return [] }
    let text: String
    let files: [String]
    do throws(SafeFileError) {
      let bytes = try SafeFile.read(source, limit: Self.largestFile)
      guard let bytes else { throw .system(.read, path: source, code: ENOENT) }
      text = String(decoding: bytes, as: UTF8.self)
    } catch {
      throw .unreadable(file: source, reason: String(error.reason.dropLast()))
    }
    if !FileManager.default.fileExists(atPath: folder) { return [] }
    do {
      files = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unreadable(file: folder, reason: error.localizedDescription)
    }
    let raw = text.matches(of: /func `([^`]+)`/).map { String($0.1) }
    let plain = text.matches(of: /func (\w+)/).map { String($0.1) }
    let tests = Set((raw + plain).map { SnapshotName.fileName(of: $0) })
    let literals = text.matches(of: /named: "([^"]*)"/).map { String($0.1) }
    let isOpen = text.contains(/named: [^"]/) || literals.contains { $0.contains("\\(") }
    let devices = text.contains("expectSnapshotOnEachDevice(") ? SnapshotDevice.all : []
    let names = Set((literals + devices.map(\.name)).map { SnapshotName.fileName(of: $0) })
    return files.filter { file in
      let parts = file.split(separator: ".").map { String($0) }
      guard parts.count > 1, parts.last == "txt" || parts.last == "svg" else { return true }
      guard tests.contains(parts[0]) else { return true }
      return parts.count == 3 && !isOpen && !names.contains(parts[1])
    }
    .sorted()
  }
}
