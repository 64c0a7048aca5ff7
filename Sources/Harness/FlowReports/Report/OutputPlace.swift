import FlowFormat
import Foundation
import SafeFiles

/// Looks whether files can be written to the places that a command line names, before there is anything to write.
package enum OutputPlace {
  /// Returns the reason why files can't be written into a folder, or `nil` if they can.
  ///
  /// A folder that did not exist is made.
  package static func obstacle(toFilling path: String) -> String? {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, !isFolder.boolValue { return "it is a file, and no folder." }
    do throws(SafeFileError) {
      try SafeFile.makeFolder(path)
      guard exists else { return nil }
      return files.isWritableFile(atPath: path) ? nil : "it is write-protected."
    } catch {
      if case .linked = error { return error.reason }
      var parent = URL(fileURLWithPath: path).deletingLastPathComponent()
      while parent.path.count > 1, !files.fileExists(atPath: parent.path) {
        parent.deleteLastPathComponent()
      }
      return "no folder can be made in \(parent.path)."
    }
  }

  /// Returns the reason why a page can't be written into a folder: another one is there; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - kind: The end of the titles of the harness's own pages.
  /// - Returns: The reason, as the end of a sentence.
  package static func obstacle(toPageIn path: String, of kind: String) -> String? {
    let page = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("index.html")
    do throws(SafeFileError) {
      guard let bytes = try SafeFile.start(of: page.path, count: 1_000), !bytes.isEmpty else {
        return nil
      }
      let head = String(decoding: bytes, as: UTF8.self)
      if head.contains(": \(kind)</title>") { return nil }
    } catch {
      return "its index.html is in the way: \(error.reason)"
    }
    return "another index.html is there. Name another folder with -o."
  }

  /// Returns the reason why a file can't be written, or `nil` if it can.
  ///
  /// A file that did not exist is created empty.
  package static func obstacle(toWriting path: String) -> String? {
    do throws(SafeFileError) {
      try SafeFileWriter(path, .inPlace).finish()
      return nil
    } catch {
      guard case .system(.open, _, let code) = error, code == EACCES else { return error.reason }
      return FileManager.default.fileExists(atPath: path)
        ? "it is write-protected." : "no file can be made in its folder."
    }
  }
}
