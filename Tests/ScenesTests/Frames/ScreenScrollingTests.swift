import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct ScreenScrollingTests {
  private let part = SketchPart { _ in }

  private func list(offset: Double = 0) -> ScreenFrames {
    let list = part.scroll {
      for number in 0..<20 { part.text("\(number)").frame(height: 100) }
    }
    return ScreenFrames(of: [list.identifier("list")], scrolling: [0: ScreenPoint(x: 0, y: offset)])
  }

  @Test(
    arguments: [
      (0, "3", 0), (0, "8", 56), (0, "19", 1156), (500, "2", 200), (500, "5", 500), (550, "5", 500),
    ] as [(Double, String, Double)]
  )
  func `an element is brought into view by the shortest way`(
    offset: Double,
    name: String,
    expected: Double
  ) throws {
    let frames = list(offset: offset)
    let offsets = try frames.offsets(bringingIntoView: frames.element(.named(name)))
    #expect(offsets.offset(of: frames.scrolls[0]) == ScreenPoint(x: 0, y: expected))
  }

  @Test func `an element larger than its scroll is shown from its beginning`() throws {
    let frames = ScreenFrames(of: [
      part.scroll {
        part.text("a")
        part.image("tall").frame(height: 2000).identifier("tall")
      }
    ])
    let offsets = try frames.offsets(bringingIntoView: frames.element("tall"))
    #expect(offsets.offset(of: frames.scrolls[0]) == ScreenPoint(x: 0, y: 22))
  }

  @Test func `scrolls in scrolls move together`() throws {
    let roots = [
      part.scroll {
        part.image("tall").frame(height: 1000)
        part.scroll(.horizontal) {
          for number in 0..<5 { part.text("\(number)").frame(width: 200) }
        }
      }
    ]
    let frames = ScreenFrames(of: roots)
    let offsets = try frames.offsets(bringingIntoView: frames.element("3"))
    #expect(offsets.offset(of: frames.scrolls[0]) == ScreenPoint(x: 0, y: 178))
    #expect(offsets.offset(of: frames.scrolls[1]) == ScreenPoint(x: 410, y: 0))
    let moved = ScreenFrames(
      of: roots,
      scrolling: [0: ScreenPoint(x: 0, y: 178), 1: ScreenPoint(x: 410, y: 0)]
    )
    #expect(moved.shows("3"))
  }

  @Test(arguments: [ScreenAxis.vertical, .horizontal])
  func `the inner one of two scrolls of one axis moves first, and the outer one by the rest`(
    axis: ScreenAxis
  ) throws {
    let frames = ScreenFrames(of: [
      part.column {
        part.scroll(axis) {
          part.text("").frame(width: 300, height: 300)
          part.scroll(axis) {
            for number in 0..<20 { part.text("\(number)").frame(width: 100, height: 100) }
          }
          .frame(width: 200, height: 200)
          part.text("").frame(width: 3_000, height: 3_000)
        }
        .frame(width: 390, height: 390)
      }
    ])
    let offsets = try frames.offsets(bringingIntoView: frames.element("10"))
    // The inner one shows it at its end, at 400 to 500 points of the outer one.
    #expect(axis.along(offsets.offset(of: frames.scrolls[1])) == 900)
    #expect(axis.along(offsets.offset(of: frames.scrolls[0])) == 110)
  }

  @Test func `an element outside every scroll stays where it is`() throws {
    let frames = ScreenFrames(of: [part.image("tall").frame(height: 900), part.text("a")])
    #expect(try frames.offsets(bringingIntoView: frames.element("a")).isEmpty)
  }

  @Test(arguments: [(100, 100), (-50, 0), (9999, 1156)] as [(Double, Double)])
  func `a scroll moves no further than its content`(distance: Double, expected: Double) throws {
    let frames = list()
    let area = try #require(frames.scroll(at: ScreenPoint(x: 195, y: 400)))
    let offsets = frames.offsets(scrolling: area, by: ScreenPoint(x: 30, y: distance))
    #expect(offsets.offset(of: area) == ScreenPoint(x: 0, y: expected))
  }

  @Test func `the inner scroll at a point is found, unless something blocks it`() {
    let inner = part.scroll(.horizontal) { part.image("a").frame(width: 500) }
    let open = ScreenFrames(of: [part.scroll { inner }])
    #expect(open.scroll(at: ScreenPoint(x: 10, y: 10))?.id == open.scrolls[1].id)
    #expect(open.scroll(at: ScreenPoint(x: 10, y: 100))?.id == open.scrolls[0].id)
    #expect(open.scroll(at: ScreenPoint(x: 10, y: 900)) == nil)
    let blocked = ScreenFrames(of: [
      part.layers {
        part.scroll { inner }
        part.column {}.blocksTouches()
      }
    ])
    #expect(blocked.scroll(at: ScreenPoint(x: 10, y: 10)) == nil)
  }

  @Test(arguments: [(10, 44), (200, 44), (0, 44), (43, 1), (5, 900)] as [(Double, Double)])
  func `scrolling a lazy list step by step comes to both ends, and says so`(
    height: Double,
    estimate: Double
  ) throws {
    let items = ShopItem.some(300)
    let stage = Stage(
      of: SketchPart { part in
        part.lazyColumn(estimatedRowHeight: estimate) {
          part.each(items) { part.text($0.name).frame(height: height).identifier("\($0.id)") }
        }
      }
    )
    for (way, last) in [(400.0, "299"), (-400, "0")] {
      var steps = 0
      while steps < 1_000, stage.scroll(by: ScreenPoint(x: 0, y: way)) { steps += 1 }
      #expect(steps < 1_000)
      #expect(stage.frames.elements.contains { $0.element.identifier == last })
    }
  }
}
