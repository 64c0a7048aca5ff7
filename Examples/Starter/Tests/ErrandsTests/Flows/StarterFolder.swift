import Foundation

/// The folder of this package.
enum StarterFolder {
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../\(name)")
      .standardizedFileURL.path()
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The Swift files in a folder, with their texts.
  static func sources(in name: String) throws -> [(file: String, text: String)] {
    let files = FileManager.default.enumerator(atPath: path(name))?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }
      .map { ($0, try text("\(name)/\($0)")) }
  }
}
