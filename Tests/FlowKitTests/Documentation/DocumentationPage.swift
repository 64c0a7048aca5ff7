import Foundation
import Testing

/// A page of a library's documentation.
struct DocumentationPage: CustomTestStringConvertible, Sendable {
  /// All pages.
  static let all = files("Sources", ".md").filter { $0.contains(".docc/") }
    .map { DocumentationPage(path: $0) }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

  /// The path relative to the package's folder.
  let path: String

  var testDescription: String { path }

  /// Returns the contents of the fenced blocks in a language.
  func listings(in language: String) throws -> [String] {
    var listings: [String] = []
    var current: [Substring]?
    let text = try Self.text(path)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = current {
        // The fences in a listing's own doc comments are indented.
        if line == "```" {
          listings.append(lines.joined(separator: "\n"))
          current = nil
        } else {
          current = lines + [line]
        }
      } else if line == "```\(language)" {
        current = []
      }
    }
    return listings
  }

  /// Returns the text of a file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the files below a folder of the package whose names have this ending.
  static func files(_ folder: String, _ ending: String) -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    let paths = enumerator?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }
}
