import Foundation
import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct HitTestingTests {
  private let part = SketchPart { _ in }

  private final class Taps {
    var names: [String] = []
  }

  /// Two buttons as large as the screen, one in front of the other.
  private func stage(_ taps: Taps, _ front: (ScreenElement) -> ScreenElement) -> Stage {
    Stage(of: [
      part.layers {
        part.button("behind") { taps.names.append("behind") }.identifier("behind").frame(
          height: 300
        )
        front(
          part.button("front") { taps.names.append("front") }.identifier("front").frame(height: 300)
        )
      }
    ])
  }

  @Test func `a finger goes through what allows no hit testing, to what lies behind it`() throws {
    let taps = Taps()
    let stage = stage(taps) { $0.allowsHitTesting(false) }
    let front = try stage.element("front")
    stage.tap(at: front.frame.center)
    try stage.tap("behind")
    #expect(taps.names == ["behind", "behind"])
    #expect(stage.frames.isVisible(front))
  }

  @Test func `what is in an element that allows no hit testing can't be touched either`() {
    let taps = Taps()
    let stage = stage(taps) { [part] front in
      part.column { front.allowsHitTesting(true) }.identifier("pane").allowsHitTesting(false)
    }
    #expect(throws: (any Error).self) { try stage.tap("front") }
    #expect(throws: (any Error).self) { try stage.longPress("front") }
    #expect(taps.names == [])
    do throws(ScreenError) {
      try stage.tap("front")
    } catch {
      #expect(
        "\(error)" == """
          button "front" #front can't be touched, because column #pane around it allows no hit testing.
          """
      )
    }
  }

  @Test func `a keyboard and assistive technology reach what a finger does not`() throws {
    let taps = Taps()
    let stage = stage(taps) { $0.allowsHitTesting(false) }
    try stage.window.send(.tap, to: try stage.element("front").id)
    #expect(taps.names == ["front"])
  }

  @Test
  func `what blocks touches lets them through while it allows no hit testing, and hides still`()
    throws
  {
    let taps = Taps()
    let stage = Stage(of: [
      part.layers {
        part.button("behind") { taps.names.append("behind") }.identifier("behind")
        part.column {}.blocksTouches().allowsHitTesting(false)
      }
    ])
    let behind = try stage.element("behind")
    #expect(!stage.frames.isVisible(behind))
    stage.tap(at: behind.frame.center)
    #expect(taps.names == ["behind"])
  }

  @Test func `a scroll that allows no hit testing is not moved by a finger`() throws {
    let stage = Stage(of: [
      part.scroll {
        part.text("long").frame(height: 4_000)
      }
      .identifier("scroll").allowsHitTesting(false)
    ])
    let point = try stage.element("scroll").frame.center
    #expect(stage.frames.scroll(at: point) == nil)
    #expect(!stage.drag(from: point, to: ScreenPoint(x: point.x, y: 0)))
  }

  @Test func `hit testing is told in a transcript, and goes through JSON`() throws {
    let stage = Stage(of: [part.text("a").allowsHitTesting(false)])
    #expect("\(ScreenTranscript(stage.frames))".contains("lets-touches-through"))
    let snapshot = stage.window.snapshot()
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(ScreenNodeSnapshot.self, from: data) == snapshot)
  }
}
