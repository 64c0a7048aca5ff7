import Foundation
import LayoutDescriptions
import SceneCollections
import Testing

/// The pictures of the article *Every layout*, of which each is a case of `layouts.json` beside them.
@MainActor @Suite struct EveryLayoutTests {
  private nonisolated static let catalogue = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/Scenes/SceneCollections/Documentation.docc")

  private static func layouts() throws -> [LayoutDescription] {
    let file = catalogue.appendingPathComponent("Resources/layouts.json")
    return try JSONDecoder().decode([LayoutDescription].self, from: Data(contentsOf: file))
  }

  @Test func `each picture in the documentation is what its layout looks like`() throws {
    for layout in try Self.layouts() {
      let picture = layout.picture(scrolledBy: layout.name == "pinned-header" ? 100 : 0)
      let file = Self.catalogue.appendingPathComponent("Resources/layout-\(layout.name).svg")
      if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
        try Data(picture.utf8).write(to: file)
      }
      let approved = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
      #expect(
        approved == picture,
        "\(layout.name): UPDATE_SNAPSHOTS=1 swift test --filter EveryLayoutTests"
      )
    }
  }

  @Test func `the article shows all pictures, and each is of a layout`() throws {
    let article = Self.catalogue.appendingPathComponent("EveryLayout.md")
    let text = try String(decoding: Data(contentsOf: article), as: UTF8.self)
    let names = try Self.layouts().map { "layout-\($0.name)" }
    for name in names { #expect(text.contains("](\(name))"), "\(name)") }
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalogue.appendingPathComponent("Resources").path
    )
    #expect(
      pictures.filter { $0.hasPrefix("layout-") }.sorted() == names.map { "\($0).svg" }.sorted()
    )
  }
}

extension LayoutDescription {
  @MainActor fileprivate func picture(scrolledBy distance: Double) -> String {
    CollectionLayoutPicture(of: solved(), named: name, scrolledBy: distance).svg
  }
}
