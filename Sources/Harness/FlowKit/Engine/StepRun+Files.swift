import SafeFiles

extension StepRun {
  /// Reads a file that a step names, which spends its bytes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The largest size; see ``FileBounds``.
  /// - Returns: The bytes.
  /// - Throws: A failure that names the file and the reason.
  func bytes(of path: String, limit: Int) throws(StepFailure) -> [UInt8] {
    do throws(SafeFileError) {
      if let bytes = try SafeFile.read(path, limit: limit) {
        flow.budget.spend(bytes.count, of: .memory)
        return bytes
      }
    } catch {
      throw StepFailure("“\(path)” cannot be read: \(error.reason)")
    }
    throw StepFailure("“\(path)” cannot be read: there is no such file.")
  }

  /// Writes a file that a step makes, with its folder.
  ///
  /// - Throws: A failure that names the file and the reason.
  static func write(_ text: String, to path: String) throws(StepFailure) {
    do throws(SafeFileError) {
      try SafeFile.makeFolder(FlowPath.folder(of: path))
      try SafeFile.replace(path, with: Array(FlowSecrets.current.masked(text).utf8))
    } catch {
      throw StepFailure("The picture can't be written to \(path): \(error.reason)")
    }
  }
}
