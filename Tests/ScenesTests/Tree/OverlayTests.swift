import Observation2
import Scenes
import Testing

/// What lies over an element stands where it is told to, whatever it comes from.
@MainActor @Suite struct OverlayTests {
  private let list = ShopList(1)

  private struct Badge: ScreenPart {
    let count: Int

    var body: [ScreenElement] { text("\(count)").identifier("badge") }
  }

  nonisolated static let corners: [(ScreenAlignment, Double, Double)] = [
    (.topLeading, 0, 0), (.top, 45.75, 0), (.topTrailing, 91.5, 0), (.leading, 0, 14),
    (.center, 45.75, 14), (.trailing, 91.5, 14), (.bottomLeading, 0, 28), (.bottom, 45.75, 28),
    (.bottomTrailing, 91.5, 28),
  ]

  private func badge(_ window: MirroredWindow) -> [Double] {
    let frame = window["badge"]?.frame
    return [frame?.x ?? -1, frame?.y ?? -1]
  }

  @Test(arguments: corners)
  func `an element stands at its corner`(alignment: ScreenAlignment, x: Double, y: Double) {
    let window = MirroredWindow { part in
      part.row {
        part.image("塩").frame(width: 100, height: 50)
          .overlay(alignment) { part.text("1").identifier("badge") }
      }
    }
    #expect(badge(window) == [x, y])
    window.expectEqualToWhole()
  }

  @Test func `an element behind an if stands at its corner`() {
    let window = MirroredWindow { [list] part in
      part.row {
        part.image("塩").frame(width: 100, height: 50)
          .overlay(.bottomTrailing) {
            if list.isOn { part.text("1").identifier("badge") }
          }
      }
    }
    list.isOn = true
    window.update()
    #expect(badge(window) == [91.5, 28])
    window.expectEqualToWhole()
  }

  @Test func `a part stands at its corner`() {
    let window = MirroredWindow { part in
      part.row {
        part.image("塩").frame(width: 100, height: 50)
          .overlay(.bottomTrailing) { Badge(count: 1) }
      }
    }
    #expect(badge(window) == [91.5, 28])
    window.expectEqualToWhole()
  }

  @Test func `rows of a list stand at their corner`() {
    let window = MirroredWindow { [list] part in
      part.row {
        part.image("塩").frame(width: 100, height: 50)
          .overlay(.bottomTrailing) {
            part.each(list.items) { part.text("\($0.count)").identifier("badge") }
          }
      }
    }
    #expect(badge(window) == [91.5, 28])
    window.expectEqualToWhole()
  }

  private struct Question: SceneView {
    var body: [ScreenElement] {
      layers {
        text("下")
        alert("削除しますか") { button("削除") {}.identifier("delete") }
      }
    }
  }

  @Test func `an alert's panel is as high as its words and buttons`() throws {
    let frames = ScreenFrames(of: Question())
    let button = try #require(frames.elements.first { $0.element.identifier == "delete" })
    let panel = try #require(frames.parent(of: button).flatMap { frames.parent(of: $0) })
    #expect(panel.frame == ScreenRect(x: 60, y: 369, width: 270, height: 106))
  }

  private struct Lengths: SceneView {
    let length: Double

    var body: [ScreenElement] {
      column(spacing: length) { text("塩").padding(length).frame(width: length) }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a length that makes no sense counts as none`(length: Double) {
    let odd = ScreenFrames(of: Lengths(length: length))
    let plain = ScreenFrames(of: Lengths(length: 0))
    #expect(odd.elements[0].frame == plain.elements[0].frame)
    #expect(odd.elements[1].frame == ScreenRect(x: 0, y: 0, width: 17, height: 22))
  }
}
