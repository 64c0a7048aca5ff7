import Foundation

/// The bytes of a file.
struct FileBytes {
  /// The path for error messages.
  let path: String
  /// The bytes.
  var bytes: [UInt8]

  /// Reads a file.
  init(_ path: String) throws(NewSceneError) {
    self.path = path
    do {
      bytes = Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadable(path: path, why: error.localizedDescription)
    }
  }

  /// Returns the bytes as text.
  ///
  /// - Throws: An error if they are not UTF-8.
  func text() throws(NewSceneError) -> String {
    guard let text = String(bytes: bytes, encoding: .utf8) else { throw .notUTF8(path: path) }
    return text
  }

  /// Returns a Boolean value that indicates whether a path is that of a file, and not of a folder or a link.
  static func isFile(_ path: String) -> Bool { type(of: path) == .typeRegular }

  /// Returns a Boolean value that indicates whether there is anything at a path, even a link to nothing.
  static func exists(_ path: String) -> Bool { type(of: path) != nil }

  /// Returns a Boolean value that indicates whether a name in a path begins with a full stop.
  static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// Links are not followed.
  private static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
