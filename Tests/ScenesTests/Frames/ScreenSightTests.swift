import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct ScreenSightTests {
  private let part = SketchPart { _ in }

  private func obstacle(
    _ query: ScreenQuery,
    in roots: [ScreenElement],
    scrolledTo offset: ScreenPoint = .zero
  ) throws -> ScreenObstacle? {
    let frames = ScreenFrames(
      of: roots,
      scrolling: offset == .zero ? [:] : [0: offset]
    )
    let target = try frames.element(query)
    let obstacle = frames.obstacleToSeeing(target)
    #expect(frames.isVisible(target) == (obstacle == nil))
    return obstacle
  }

  private var list: ScreenElement {
    part.scroll {
      for number in 0..<20 { part.text("\(number)").frame(height: 100) }
    }
    .identifier("list")
  }

  @Test func `hidden is what is marked so, and all in it`() throws {
    let box = part.column { part.text("b") }.hidden().identifier("box")
    #expect(try obstacle("a", in: [part.text("a").hidden()]) == .hidden(by: nil))
    #expect(try obstacle("b", in: [box]) == .hidden(by: box.look))
    #expect(try obstacle("a", in: [part.text("a").hidden(false)]) == nil)
  }

  @Test func `one point inside the viewport is enough`() throws {
    let tall = part.image("tall").frame(height: 843)
    #expect(try obstacle("a", in: [tall, part.text("a")]) == nil)
    #expect(
      try obstacle("a", in: [tall.frame(height: 844), part.text("a")])
        == .offScreen(ScreenDistance(points: 0, side: .below), scroll: nil)
    )
  }

  @Test(arguments: [("8", nil), ("9", 56.0), ("10", 156.0)] as [(String, Double?)])
  func `what a scroll has not reached is that far below it`(name: String, points: Double?) throws {
    let expected = points.map {
      ScreenObstacle.offScreen(ScreenDistance(points: $0, side: .below), scroll: list.look)
    }
    #expect(try obstacle(.named(name), in: [list]) == expected)
  }

  @Test func `what a scroll has passed is that far above it`() throws {
    let offset = ScreenPoint(x: 0, y: 250)
    #expect(
      try obstacle("1", in: [list], scrolledTo: offset)
        == .offScreen(ScreenDistance(points: 50, side: .above), scroll: list.look)
    )
    #expect(try obstacle("2", in: [list], scrolledTo: offset) == nil)
  }

  @Test func `a horizontal scroll hides to its right and left`() throws {
    let banners = part.scroll(.horizontal) {
      for number in 0..<5 { part.text("\(number)").frame(width: 200) }
    }
    .identifier("banners")
    let offset = ScreenPoint(x: 300, y: 0)
    #expect(
      try obstacle("3", in: [banners])
        == .offScreen(ScreenDistance(points: 210, side: .right), scroll: banners.look)
    )
    #expect(
      try obstacle("0", in: [banners], scrolledTo: offset)
        == .offScreen(ScreenDistance(points: 100, side: .left), scroll: banners.look)
    )
  }

  @Test func `a scroll's own place is not hidden by its content`() throws {
    let column = part.column {
      part.text("top")
      list
      part.button("bottom") {}
    }
    #expect(try obstacle("list", in: [column]) == nil)
    #expect(try obstacle("bottom", in: [column]) == nil)
  }

  @Test func `what has no area can't be seen`() throws {
    #expect(try obstacle("a", in: [part.text("").identifier("a")]) == .empty)
  }

  @Test func `what blocks touches covers all behind it, and nothing in it or before it`() throws {
    let alert = part.column { part.button("閉じる") {} }.blocksTouches().identifier("alert")
    let screen = part.layers {
      part.text("下")
      alert
      part.text("上")
    }
    #expect(try obstacle("下", in: [screen]) == .covered(by: alert.look))
    #expect(try obstacle("閉じる", in: [screen]) == nil)
    #expect(try obstacle("alert", in: [screen]) == nil)
    #expect(try obstacle("上", in: [screen]) == nil)
  }

  @Test func `what is covered in part can be seen`() throws {
    let sheet = part.column {}.blocksTouches().frame(height: 22)
    let screen = part.layers {
      part.column {
        part.text("a")
        part.text("b")
        part.image("c").identifier("c").frame(width: 390)
      }
      sheet.frame(height: 45)
    }
    let frames = ScreenFrames(of: [screen])
    #expect(try obstacle("b", in: [screen]) != nil)
    #expect(try obstacle("c", in: [screen]) == nil)
    #expect(
      try frames.visiblePart(of: frames.element("c"))
        == ScreenRect(x: 0, y: 45, width: 390, height: 39)
    )
  }

  @Test func `two that block touches cover together`() throws {
    let half = part.column {}.blocksTouches().frame(width: 195)
    let screen = part.layers {
      part.divider().identifier("line")
      half
      part.row {
        part.column {}.frame(width: 195)
        half.frame(height: 5)
      }
    }
    #expect(try obstacle("line", in: [screen]) == .covered(by: half.frame(height: 5).look))
  }

  @Test func `a hidden alert covers nothing, nor does a toast`() throws {
    let screen = part.layers {
      part.column { part.text("下").frame(width: 390) }
      part.column {}.blocksTouches().hidden()
      part.toast("注文しています")
    }
    #expect(try obstacle("下", in: [screen]) == nil)
  }

  @Test func `each obstacle is the end of a sentence`() {
    let box = part.column {}.identifier("box").look
    let obstacles: [ScreenObstacle] = [
      .hidden(by: nil), .hidden(by: box), .empty, .covered(by: box),
      .disabled(by: nil), .disabled(by: box),
      .offScreen(ScreenDistance(points: 120, side: .below), scroll: box),
      .offScreen(ScreenDistance(points: 0.5, side: .left), scroll: nil),
    ]
    #expect(
      obstacles.map { "\($0)" } == [
        "is hidden",
        "is hidden, because column #box around it is",
        "has no area",
        "is covered by column #box",
        "is disabled",
        "is disabled, because column #box around it is",
        "is off-screen: 120 points below what column #box shows; scroll to it",
        "is off-screen: 0.5 points to the left of the viewport",
      ]
    )
  }
}
