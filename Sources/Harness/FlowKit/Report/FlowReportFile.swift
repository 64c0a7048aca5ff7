import Foundation

/// A file of a report, which takes its lines as they come.
///
/// What was in the file goes when the first line comes.
@MainActor
final class FlowReportFile {
  private let path: String
  private var handle: FileHandle?

  init(_ path: String) {
    self.path = path
  }

  /// Writes lines.
  ///
  /// - Parameter text: One or more lines without a final line break.
  /// - Throws: The system's error.
  func write(_ text: String) throws {
    let file = try handle ?? open()
    try file.write(contentsOf: Data((text + "\n").utf8))
  }

  private func open() throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    handle = file
    return file
  }
}
