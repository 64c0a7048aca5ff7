import Foundation

/// A file of a report, which takes its lines as they come.
///
/// One that is of use only as a whole is written beside its place and put there by ``finish()``: until then, and if
/// the disk is full, what was there stays. One that others read while the run goes on is written in its place.
@MainActor
final class FlowReportFile {
  /// Why a report could not be written.
  struct Refusal: Error, CustomStringConvertible {
    var description: String

    /// What the system says.
    init(_ code: Int32) {
      let reason = String(cString: strerror(code))
      description =
        code == EWOULDBLOCK ? "another run is writing it. Give each a file." : "\(reason)."
    }
  }

  private let path: String
  /// Where the lines are written until the end; `nil` if in their place.
  private let draft: String?
  private(set) var descriptor: Int32?

  /// - Parameters:
  ///   - path: The file.
  ///   - isStreamed: Whether others read it while the run goes on.
  init(_ path: String, isStreamed: Bool) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let kind = (try? FileManager.default.attributesOfItem(atPath: real.path))?[.type]
    let isReplaced = kind == nil || kind as? FileAttributeType == .typeRegular
    let folder = real.deletingLastPathComponent()
    // Beside it, so that it can be put in its place at once; a device or a pipe is no place for that.
    let canDraft =
      !isStreamed && isReplaced && FileManager.default.isWritableFile(atPath: folder.path)
    self.path = real.path
    draft = canDraft ? folder.appendingPathComponent(".\(real.lastPathComponent).part").path : nil
  }

  /// Writes a whole file.
  ///
  /// - Parameters:
  ///   - text: One or more lines without a final line break.
  ///   - path: The file.
  /// - Throws: What the system says; what was there is there still.
  static func write(_ text: String, to path: String) throws(Refusal) {
    let file = FlowReportFile(path, isStreamed: false)
    do throws(Refusal) {
      try file.write(text)
      try file.finish()
    } catch {
      file.abandon()
      throw error
    }
  }

  /// Writes lines.
  ///
  /// - Parameter text: One or more lines without a final line break.
  /// - Throws: What the system says.
  func write(_ text: String) throws(Refusal) {
    let file: Int32
    if let descriptor { file = descriptor } else { file = try open() }
    let shown = FlowSecrets.current.masked(text)
    if !Descriptor.write(Array((shown + "\n").utf8), to: file) { throw Refusal(errno) }
  }

  /// Puts the whole report in its place.
  ///
  /// - Throws: What the system says; what was there is there still.
  func finish() throws(Refusal) {
    guard let descriptor else { return }
    self.descriptor = nil
    let isClosed = release(descriptor)
    if !isClosed || draft.map({ rename($0, path) != 0 }) == true {
      let code = errno
      abandon()
      throw Refusal(code)
    }
  }

  /// Leaves what was there, where that is possible.
  func abandon() {
    if let descriptor { _ = release(descriptor) }
    descriptor = nil
    if let draft { unlink(draft) }
  }

  /// Releases the lock, and says whether all that was written could be kept.
  private func release(_ file: Int32) -> Bool {
    // Closing alone is not enough: a process that is being spawned right now shares the open file until it runs.
    flock(file, LOCK_UN)
    return close(file) == 0
  }

  private func open() throws(Refusal) -> Int32 {
    let file = Foundation.open(draft ?? path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Refusal(errno) }
    // What is no file takes no lock and has no length.
    guard flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(file)
      throw Refusal(EWOULDBLOCK)
    }
    _ = ftruncate(file, 0)
    descriptor = file
    return file
  }
}
