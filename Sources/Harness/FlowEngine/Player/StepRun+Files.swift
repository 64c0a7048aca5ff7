import FlowFormat
import SafeFiles

extension StepRun {
  /// Reads a file that a step names, which spends its bytes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The largest size; see ``FileBounds``.
  /// - Returns: The bytes.
  /// - Throws: A failure that names the file and the reason.
  package func bytes(of path: String, limit: Int) throws(StepFailure) -> [UInt8] {
    do throws(SafeFileError) {
      if let bytes = try read(path, limit: limit) {
        flow.budget.spend(bytes.count, of: .memory)
        return bytes
      }
    } catch {
      throw StepFailure("“\(path)” cannot be read: \(error.reason)")
    }
    throw StepFailure("“\(path)” cannot be read: there is no such file.")
  }

  /// Reads a file inside the flow's workspace; `nil` if there is none.
  func read(_ path: String, limit: Int) throws(SafeFileError) -> [UInt8]? {
    let collection = flow.player.collection
    return try collection.read(path, limit: limit, in: collection.home(of: flow.flow.file))
  }

  /// Writes a picture that a step makes, with its folders, which each spend the bytes of a block of the disk.
  ///
  /// - Parameters:
  ///   - text: The picture.
  ///   - path: The file.
  ///   - name: The name that the step gives the picture, with its folders.
  /// - Throws: A failure that names the file and the reason.
  package func write(_ text: String, to path: String, named name: String) throws(StepFailure) {
    // The budget ends the flow after the step.
    guard flow.budget.spend(FlowPath.parts(of: name).count * FileBounds.block, of: .memory) else {
      return
    }
    do throws(SafeFileError) {
      try SafeFile.makeFolder(FlowPath.folder(of: path))
      try SafeFile.replace(path, with: Array(FlowSecrets.current.masked(text).utf8))
    } catch {
      throw StepFailure("The picture can't be written to \(path): \(error.reason)")
    }
  }
}
