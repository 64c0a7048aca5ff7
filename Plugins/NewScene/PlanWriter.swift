import Foundation

/// Makes the changes of a plan, all or none.
struct PlanWriter {
  private let folder: PackageFolder

  /// Creates a writer for a package.
  init(_ folder: PackageFolder) {
    self.folder = folder
  }

  /// Writes the files.
  ///
  /// - Throws: An error if a file can't be written. The changes before it are taken back.
  func write(_ plan: ScenePlan) throws(NewSceneError) {
    var undo: [(path: String, old: [UInt8]?)] = []
    var current = ""
    do {
      for file in plan.newFiles {
        current = file.path
        do {
          try create(file.path, file.text)
          undo.append((file.path, nil))
        } catch CocoaError.fileWriteFileExists {
          throw CocoaError(.fileWriteFileExists)
        } catch {
          if FileBytes.exists(folder.absolute(file.path)) { undo.append((file.path, nil)) }
          throw error
        }
      }
      for edit in plan.edits {
        current = edit.path
        undo.append((edit.path, edit.old))
        try Data(edit.new).write(to: url(edit.path), options: .atomic)
      }
    } catch {
      let left = undo.reversed().filter { !takeBack($0.path, $0.old) }.map(\.path)
      throw .unwritable(path: current, why: error.localizedDescription, left: left)
    }
  }

  /// A file that another process creates at the same moment is an error, too.
  private func create(_ path: String, _ text: String) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url, options: .withoutOverwriting)
  }

  private func takeBack(_ path: String, _ old: [UInt8]?) -> Bool {
    do {
      if let old {
        try Data(old).write(to: url(path), options: .atomic)
      } else {
        try FileManager.default.removeItem(at: url(path))
      }
      return true
    } catch {
      return false
    }
  }

  private func url(_ path: String) -> URL { URL(filePath: folder.absolute(path)) }
}
