import Foundation
import LayoutDescriptions
import SceneCollections
import Scenes
import Testing

/// Pictures of layouts.
@MainActor @Suite struct CollectionLayoutPictureTests {
  /// Rows of 40 points under a header of 20, in a room of 100 by 100.
  private func picture(
    items: Int,
    orthogonal: Bool = false,
    kind: String = "header",
    scrolledBy distance: Double = 0
  ) throws -> CollectionLayoutPicture {
    let size = #"{"width": {"fractionalWidth": 1}, "height": {"absolute": 40}}"#
    let json = """
      {"name": "rows", "container": {"w": 100, "h": 100}, "sections": [{"items": \(items),
        "orthogonal": \(orthogonal), "decorations": [{"kind": "shade"}],
        "boundary": [{"kind": "\(kind)", "alignment": "top", "pinToVisibleBounds": true,
          "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 20}}}],
        "group": {"type": "horizontal", "size": \(size), "subitems": [
          {"type": "item", "size": \(size)}]}}]}
      """
    let description = try JSONDecoder().decode(LayoutDescription.self, from: Data(json.utf8))
    return CollectionLayoutPicture(
      of: description.solved(),
      named: description.name,
      scrolledBy: distance
    )
  }

  @Test func `cells, headers and backgrounds stand where they stand, with their names`() throws {
    let svg = try picture(items: 2).svg
    #expect(svg.contains(##"<rect x="0" y="20" width="100" height="40" fill="#d6e6fb""##))
    #expect(svg.contains(##"<rect x="0" y="60" width="100" height="40" fill="#d6e6fb""##))
    #expect(svg.contains(##"<rect x="0" y="0" width="100" height="20" fill="#d5f0d8""##))
    #expect(svg.contains(##"<rect x="0" y="0" width="100" height="100" fill="#fdf3d0""##))
    for words in [">0.0</text>", ">0.1</text>", ">header</text>", ">shade</text>"] {
      #expect(svg.contains(words))
    }
    #expect(svg.contains("rows: content 100 × 100, seen through 100 × 100<"))
    #expect(!svg.contains("opacity"))
  }

  @Test func `a background is behind the cells, and headers are in front of them`() throws {
    let layers = try picture(items: 1).elements.map(\.category)
    #expect(layers == [.decoration("shade"), .cell, .supplementary("header")])
  }

  @Test func `a header that stays in sight stands where the scroll has brought it`() throws {
    let picture = try picture(items: 9, scrolledBy: 150)
    #expect(picture.visible.y == 150)
    #expect(picture.elements.last?.frame.y == 150)
  }

  @Test func `a row that scrolls across is whole, and pale where it is hidden`() throws {
    let svg = try picture(items: 3, orthogonal: true).svg
    #expect(svg.contains("rows that scroll across are whole"))
    #expect(svg.components(separatedBy: "opacity=\"0.45\"").count == 3)
    #expect(svg.contains(#"<rect x="200" y="20" width="100" height="40""#))
  }

  @Test func `a section can be a list, with lines, header and background of their heights`() throws
  {
    let json = """
      {"name": "list", "container": {"w": 100, "h": 100}, "sections": [{"items": 2,
        "list": {"appearance": "grouped", "header": 20, "footer": 10}}],
        "measured": {"0": [44, 50]}}
      """
    let description = try JSONDecoder().decode(LayoutDescription.self, from: Data(json.utf8))
    let picture = CollectionLayoutPicture(of: description.solved(), named: "list")
    #expect(picture.contentSize == ScreenSize(width: 100, height: 142))
    #expect(picture.elements.map(\.frame.y) == [38, 38, 82, 18, 132, 81])
    #expect(
      picture.svg.contains(##"<rect x="16" y="81" width="84" height="1" fill="#555555""##)
    )
  }

  @Test(arguments: [
    #"{"appearance": "round"}"#, #"{"appearance": "plain", "rows": 3}"#,
    #"{"appearance": "plain", "header": 20, "firstItemIsHeader": true}"#,
  ])
  func `a list that can't be understood is an error`(list: String) {
    let json = """
      {"name": "list", "container": {"w": 100, "h": 100}, "sections": [
        {"items": 2, "list": \(list)}]}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutDescription.self, from: Data(json.utf8))
    }
  }

  @Test func `a picture leaves out far elements, and its caption says so`() throws {
    let picture = try picture(items: 100_000)
    #expect(picture.contentSize.height == 4_000_020)
    #expect(picture.elements.count < 600)
    #expect(picture.svg.contains("drawn as far as 20000 points"))
  }

  @Test func `a picture has the first 100 Unicode scalars of a kind`() throws {
    // A single character, which has room on every element.
    let kind = "a" + String(repeating: "\u{301}", count: 40_000)
    let svg = try picture(items: 1, kind: kind).svg
    let marks = svg.unicodeScalars.count { $0 == "\u{301}" }
    #expect(marks == 99)
    let short = "a" + String(repeating: "\u{301}", count: 99)
    #expect(try picture(items: 1, kind: short).svg == svg)
  }

  @Test func `words of a layout can't break the document`() throws {
    let svg = try picture(items: 1, kind: "<a>&b</a>").svg
    #expect(svg.contains("&lt;a&gt;&amp;b&lt;/a&gt;"))
    #expect(!svg.contains("<a>"))
  }
}
