import Foundation
import Testing

@testable import Scenes

/// What is in the folder of the controls is shown, tested, made at random, and written about.
@MainActor @Suite struct ControlFolderTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let scenes = package.appendingPathComponent("Sources/Scenes/Scenes")
  private static let folder = scenes.appendingPathComponent("Controls")

  private static func files() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names.map { $0.replacingOccurrences(of: ".swift", with: "") })
  }

  /// The functions and types that a file of the folder offers.
  private static func offers(of file: String) throws -> [String] {
    let url = folder.appendingPathComponent(file + ".swift")
    let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    return text.matches(of: /public (?:consuming )?(?:func|enum) (\w+)/).map { String($0.1) }
  }

  @Test func `every file has an exhibit, from which the tests of all controls go on`() throws {
    let files = try Self.files()
    #expect(files.count > 40)
    #expect(files == Set(ControlGallery.all.map(\.file)))
  }

  @Test func `every file is among what random programs are made of`() throws {
    var made: Set<String> = []
    for seed in 0..<2_000 {
      var generator = TemplateGenerator(SplitMix(seed: UInt64(seed)))
      made.formUnion(generator.view().controlFiles)
    }
    // A layout of one's own keeps what it has measured, so it has random changes of its own: RandomTilesTests.
    made.insert("LazyArranged")
    #expect(made == (try Self.files()))
  }

  @Test func `every file has a row that says what it is elsewhere`() throws {
    let article = Self.scenes.appendingPathComponent("Documentation.docc/EveryControl.md")
    let rows = try String(decoding: Data(contentsOf: article), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.allSatisfy { $0.count == 6 && $0.allSatisfy { !$0.isEmpty } })
    for file in try Self.files() {
      let offers = try Self.offers(of: file)
      #expect(!offers.isEmpty, "\(file) offers nothing")
      let row = rows.first { row in
        offers.contains { row[1].contains("/\($0)(") || row[1].contains("``\($0)``") }
      }
      #expect(row != nil, "\(file), which offers \(offers), has no row")
    }
  }
}
