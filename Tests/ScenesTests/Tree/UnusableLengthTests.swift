import Foundation
import Scenes
import ScenesHeadless
import Testing

/// Every length of a screen is finite, so that it can be told as JSON, whatever it is made of.
@MainActor @Suite struct UnusableLengthTests {
  nonisolated private static let lengths: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -7, 0,
  ]

  private let list = ShopList(40)

  /// Shows something in a window of 390 × 844 points, moves its scrolls, and expects finite lengths.
  private func expectFinite(
    measurer: any TextMeasurer = EmTextMeasurer(),
    _ location: SourceLocation = #_sourceLocation,
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) throws {
    list.items = ShopItem.some(40)
    let window = SceneWindow(measurer: measurer)
    window.navigator.push(SketchScene(content: content))
    var copy = ScreenMirror(window.snapshot())
    for offset in [0, 100, 1e6, 1e300, 0] {
      for area in ScreenFrames(of: copy).scrolls {
        try? window.send(.scrolled(ScreenPoint(x: offset, y: offset)), to: area.id)
        try copy.apply(window.update())
        // JSON has no number that is not finite: encoding one is an error.
        _ = try JSONEncoder().encode(window.snapshot())
      }
      list.items.removeLast()
      try copy.apply(window.update())
    }
    _ = try JSONEncoder().encode(window.snapshot())
    #expect(copy.snapshot == window.snapshot(), sourceLocation: location)
    #expect(window.update() == [], sourceLocation: location)
  }

  @Test func `a negative padding takes away no more than there is`() {
    let frames = ScreenFrames(
      of: SketchPart { part in
        part.row {
          part.text("a").padding(-30)
          part.text("b")
        }
        part.text("c").padding(-5)
      }
    )
    let sizes = frames.elements.filter { $0.element.role == .text }.map(\.frame.size)
    #expect(sizes[0] == .zero)
    #expect(sizes[1].width > 0)
    #expect(sizes[2].height == sizes[1].height - 10)
  }

  @Test(arguments: lengths) func `spacings, paddings, sizes`(length: Double) throws {
    try expectFinite { [list] part in
      part.row(spacing: length) {
        part.text("あああ いいい").padding(length)
        part.text("b").frame(width: length, height: length)
        part.spacer()
        part.button("x") {}.padding(horizontal: length)
      }
      part.layers {
        ScreenElement(.image, .leaf(ScreenSize(width: length, height: length)))
          .alignment(.center)
        part.toast("t").padding(length)
      }
      part.scroll(.horizontal, spacing: length) { part.text("c").padding(length) }
      part.lazyColumn(spacing: length, estimatedRowHeight: length) {
        part.each(list.items) { part.text($0.name).frame(height: length) }
        part.text("d").padding(length)
      }
      part.lazyRow(spacing: length, estimatedRowWidth: length) {
        part.each(list.items) { part.text($0.name).frame(width: length) }
      }
    }
  }

  @Test(arguments: lengths) func `what a measurer answers`(length: Double) throws {
    for other in [10] + Self.lengths {
      let measurer = FixedMeasurer(answer: ScreenSize(width: length, height: other))
      try expectFinite(measurer: measurer) { [list] part in
        part.row {
          part.text("a")
          part.text("b")
        }
        part.textField("c") { _ in }
        part.lazyColumn { part.each(list.items) { part.text($0.name) } }
      }
    }
  }

  @Test(arguments: lengths) func `what a layout answers, and asks`(length: Double) throws {
    for other in [10] + Self.lengths {
      let layout = OddLayout(length: length, other: other)
      try expectFinite { [list] part in
        part.row {
          part.arranged(by: layout) {
            part.text("a")
            part.column {
              part.divider()
              part.row {
                part.spacer()
                part.text("b")
              }
            }
            part.lazyColumn { part.each(list.items) { part.text($0.name) } }
            part.arranged(by: layout) { part.textField("c") { _ in } }
          }
          part.text("d")
        }
      }
    }
  }

  @Test(arguments: lengths) func `a scroll is not moved by what is no number`(length: Double) throws
  {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.lazyColumn { part.each(list.items) { part.text($0.name).frame(height: 44) } }
      }
    )
    stage.scroll(by: ScreenPoint(x: 0, y: 300))
    let before = stage.frames.scrolls[0].offset.y
    let hasMoved = stage.scroll(by: ScreenPoint(x: length, y: length))
    let after = stage.frames.scrolls[0].offset.y
    let expected = length.isNaN ? before : max(0, min(before + length, 40 * 44 - 844))
    #expect(abs(after - expected) < 0.001)
    #expect(hasMoved == (abs(expected - before) > 0.001))
  }
}

private struct FixedMeasurer: TextMeasurer {
  let answer: ScreenSize

  func size(of text: String, font: ScreenFont, width: Double) -> ScreenSize { answer }
}

/// Asks for and answers what is no length; equal to itself even so.
private struct OddLayout: ScreenLayout {
  let length: Double
  let other: Double

  static func == (left: OddLayout, right: OddLayout) -> Bool { true }

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    for index in 0..<children.count {
      _ = children.idealWidth(at: index)
      _ = children.size(at: index, width: length, height: other)
    }
    let frame = ScreenRect(x: length, y: other, width: other, height: length)
    return ScreenArrangement(
      size: ScreenSize(width: length, height: other),
      frames: [ScreenRect](repeating: frame, count: children.count)
    )
  }
}
