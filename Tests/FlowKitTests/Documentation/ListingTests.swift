import FlowKit
import Foundation
import Testing

/// Every Swift listing of the documentation stands in a test file, and every flow can be read.
@Suite struct ListingTests {
  /// A page of the documentation.
  struct Page: CustomTestStringConvertible, Sendable {
    let path: String

    var testDescription: String { path }

    /// The contents of the fenced blocks in a language.
    func listings(in language: String) throws -> [String] {
      var listings: [String] = []
      var current: [Substring]?
      for line in try ListingTests.text(path).split(
        separator: "\n",
        omittingEmptySubsequences: false
      ) {
        if let lines = current {
          // A listing's own fences stand in comments.
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
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

  private static let pages = files("Sources", ".md").filter { $0.contains(".docc/") }
    .map(Page.init)

  @Test func `there is documentation to check`() {
    #expect(Self.pages.count > 10)
  }

  @Test(arguments: pages)
  func `the Swift listings are compiled and run by a test`(page: Page) throws {
    let folders = Self.files("Tests", ".swift").filter {
      $0.contains("/Documentation/") || $0.contains("/Readme/")
    }
    let code = try folders.map { Self.trimmed(try Self.text($0)) }
    for listing in try page.listings(in: "swift") {
      let lines = Self.trimmed(listing)
      #expect(code.contains { $0.contains(lines) }, "No test has this:\n\(listing)")
    }
  }

  @Test(arguments: pages)
  func `the flows can be read`(page: Page) throws {
    for listing in try page.listings(in: "yaml") {
      let errors = FlowReader().read(Array(listing.utf8), file: page.path).errors
      #expect(errors.map(\.description) == [])
    }
  }

  /// Without indentation and empty lines, which differ between a listing and its test.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func files(_ folder: String, _ ending: String) -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    let paths = enumerator?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }
}
