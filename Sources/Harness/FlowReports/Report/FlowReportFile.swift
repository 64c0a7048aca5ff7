import FlowFormat
import Foundation
import SafeFiles

/// A file of a report, which takes its lines as they come.
///
/// A report that is of use only as a whole is a draft until ``finish()``. Until then, and if the disk is full, the
/// former file stays. A report that others read during the run is written in its place.
@MainActor
package final class FlowReportFile {
  /// The reason why a report could not be written.
  package struct Refusal: Error, CustomStringConvertible {
    /// The reason, as the end of a sentence.
    package let description: String
  }

  private let path: String
  private let isStreamed: Bool
  private var writer: SafeFileWriter?

  /// The open file; `nil` before the first line and after the end.
  package var descriptor: Int32? { writer?.descriptor }

  /// - Parameters:
  ///   - path: The file.
  ///   - isStreamed: `true` if others read it during the run.
  package init(_ path: String, isStreamed: Bool) {
    (self.path, self.isStreamed) = (path, isStreamed)
  }

  /// Writes a whole file without secrets.
  ///
  /// - Parameters:
  ///   - text: One or more lines without a final line break.
  ///   - path: The file.
  /// - Throws: The system's reason; the former file is intact.
  package static func write(masked text: String, to path: String) throws(Refusal) {
    let file = FlowReportFile(path, isStreamed: false)
    try file.write(masked: text)
    try file.finish()
  }

  /// Writes lines without secrets.
  ///
  /// - Parameter text: One or more lines without a final line break.
  /// - Throws: The system's reason.
  package func write(masked text: String) throws(Refusal) {
    let writer: SafeFileWriter
    if let open = self.writer { writer = open } else { writer = try open() }
    self.writer = writer
    let bytes = Array((text + "\n").utf8)
    try Self.refusing { () throws(SafeFileError) in try writer.write(bytes) }
  }

  /// Puts the whole report in its place.
  ///
  /// - Throws: The system's reason; the former file is intact.
  package func finish() throws(Refusal) {
    guard let writer else { return }
    unlock()
    self.writer = nil
    try Self.refusing { () throws(SafeFileError) in try writer.finish() }
  }

  /// Leaves what was there, where that is possible.
  func abandon() {
    unlock()
    writer?.discard()
    writer = nil
  }

  private func open() throws(Refusal) -> SafeFileWriter {
    let writer = try Self.refusing { () throws(SafeFileError) in
      isStreamed ? try SafeFileWriter(path, .inPlace) : try openDraft()
    }
    if let file = writer.descriptor, flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw Refusal(description: "another run is writing it. Give each a file.")
    }
    try Self.refusing { () throws(SafeFileError) in try writer.truncate() }
    return writer
  }

  /// Opens a draft; the file itself where the folder takes no new file.
  private func openDraft() throws(SafeFileError) -> SafeFileWriter {
    do throws(SafeFileError) {
      return try SafeFileWriter(path, .whole)
    } catch {
      guard case .system(.draft, _, let code) = error, [EACCES, EPERM, EROFS].contains(code) else {
        throw error
      }
      return try SafeFileWriter(path, .inPlace)
    }
  }

  /// Releases the lock.
  private func unlock() {
    // Closing alone is not enough: a process that is being spawned right now shares the open file until it runs.
    if let file = writer?.descriptor { flock(file, LOCK_UN) }
  }

  private static func refusing<Value>(
    _ work: () throws(SafeFileError) -> Value
  ) throws(Refusal) -> Value {
    do throws(SafeFileError) {
      return try work()
    } catch {
      throw Refusal(description: error.reason)
    }
  }
}
