import Observation2
import Scenes
import Testing

/// A layout decides where a gesture leaves its scroll.
@MainActor @Suite struct RestingLayoutTests {
  /// A thousand lines of 50 points, which rests at whole lines.
  private final class LineLayout: LazyScreenLayout, ObservedModel {
    @Observed private(set) var version = 0
    /// The answer to the next gestures, if it is not a line.
    var answer: Double?
    /// The gestures: the proposed offset, the velocity and the beginning.
    private(set) var gestures: [[Double]] = []
    /// The offset that the next layout adds.
    var correction = 0.0

    func correct(by distance: Double) {
      correction = distance
      version += 1
    }

    func entries(in room: LazyScreenRoom) -> LazyScreenEntries<Int> {
      let offset = room.offset.y + correction
      correction = 0
      return LazyScreenEntries(
        contentSize: ScreenSize(width: room.size.width, height: 50_000),
        offset: ScreenPoint(x: 0, y: offset),
        entries: []
      )
    }

    func content(of id: Int) -> [ScreenElement] { [] }
    func measured(_ size: ScreenSize, of id: Int) -> Bool { false }
    func frame(of id: Int) -> ScreenRect? { nil }

    func restingOffset(
      for proposed: ScreenPoint,
      velocity: ScreenPoint,
      from start: ScreenPoint
    ) -> ScreenPoint {
      gestures.append([proposed.y, velocity.y, start.y])
      return ScreenPoint(x: 0, y: answer ?? (proposed.y / 50).rounded() * 50)
    }
  }

  private let layout = LineLayout()

  private func window() -> MirroredWindow {
    MirroredWindow { [layout] part in part.lazyArranged(by: layout).identifier("list") }
  }

  private func move(
    _ window: MirroredWindow,
    to offset: Double,
    _ phase: ScreenScrollPhase
  ) throws -> Double? {
    try window.send(.scrolled(ScreenPoint(x: 0, y: offset), phase: phase), to: "list")
    window.update()
    return window["list"]?.scroll?.offset.y
  }

  @Test func `a drag is free until it ends`() throws {
    let window = window()
    #expect(try move(window, to: 33, .dragging) == 33)
    #expect(try move(window, to: 71, .decelerating) == 71)
    #expect(layout.gestures.isEmpty)
    #expect(try move(window, to: 71, .ended) == 50)
    #expect(layout.gestures == [[71, 0, 0]])
  }

  @Test func `a whole gesture has the velocity of its way`() throws {
    let window = window()
    #expect(try move(window, to: 80, .ended) == 100)
    #expect(try move(window, to: 10, .ended) == 0)
    #expect(layout.gestures == [[80, 80, 0], [10, -90, 100]])
  }

  @Test func `a gesture that moves nothing comes to no other rest`() throws {
    let window = window()
    #expect(try move(window, to: 33, .dragging) == 33)
    layout.answer = 33
    #expect(try move(window, to: 33, .ended) == 33)
    layout.answer = nil
    #expect(try move(window, to: 33, .ended) == 33)
    #expect(layout.gestures.count == 1)
  }

  @Test func `a gesture ends without an offset`() throws {
    let window = window()
    #expect(try move(window, to: .nan, .ended) == 0)
    #expect(try move(window, to: 130, .dragging) == 130)
    #expect(try move(window, to: .nan, .ended) == 150)
    #expect(layout.gestures == [[130, 0, 0]])
  }

  @Test(arguments: [Double.nan, -1e300, -.infinity])
  func `an answer that is no offset of the content counts as the nearest one`(
    answer: Double
  ) throws {
    let window = window()
    layout.answer = answer
    #expect(try move(window, to: 130, .dragging) == 130)
    #expect(try move(window, to: 160, .ended) == (answer.isNaN ? 160 : 0))
  }

  @Test func `a layout that moves the content moves the beginning of the drag`() throws {
    let window = window()
    #expect(try move(window, to: 130, .dragging) == 130)
    layout.correct(by: 1_000)
    window.update()
    #expect(window["list"]?.scroll?.offset.y == 1_130)
    #expect(try move(window, to: 1_160, .ended) == 1_150)
    #expect(layout.gestures == [[1_160, 0, 1_000]])
  }

  @Test func `front-ends and the end of the gesture get the same answer`() throws {
    let window = window()
    let id = try window.id("list")
    for offset in [0, 20, 26, 24_999, 1e9, -4] {
      _ = try move(window, to: 500, .dragging)
      let rest = window.window.restingOffset(
        for: ScreenPoint(x: 0, y: offset),
        velocity: .zero,
        of: id
      )
      #expect(try move(window, to: offset, .ended) == rest?.y)
      #expect(layout.gestures.suffix(2).first == layout.gestures.last)
    }
  }
}
