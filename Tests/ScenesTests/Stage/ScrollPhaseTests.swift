import Foundation
import Scenes
import ScenesHeadless
import Testing

/// The phases of a gesture on scrolls that come to rest anywhere, and on a layout that chooses.
@MainActor @Suite struct ScrollPhaseTests {
  /// The question that a body asks, and its answers.
  private final class Body {
    var ask: () -> ScreenPoint? = { nil }
    var answers: [ScreenPoint?] = []
  }

  private let list = ShopList(30)

  private func window(
    axis: ScreenAxis = .vertical,
    isLazy: Bool = false,
    direction: ScreenLayoutDirection = .leftToRight
  ) -> MirroredWindow {
    var environment = ScreenEnvironment.plain
    environment.layoutDirection = direction
    return MirroredWindow(in: environment) { [list] part in
      scroll(of: list, on: part, axis, isLazy: isLazy).identifier("list")
        .onScroll { list.log.append("\(axis == .vertical ? $0.y : $0.x) \($1)") }
    }
  }

  private func scroll(
    of list: ShopList,
    on part: SketchPart,
    _ axis: ScreenAxis,
    isLazy: Bool
  ) -> ScreenElement {
    let rows = part.each(list.items) { part.text($0.name).frame(width: 200, height: 100) }
    if axis == .vertical {
      return isLazy ? part.lazyColumn(estimatedRowHeight: 100) { rows } : part.scroll { rows }
    }
    if isLazy { return part.lazyRow(estimatedRowWidth: 200) { rows } }
    return part.scroll(.horizontal) { rows }
  }

  private func offset(_ window: MirroredWindow) -> ScreenPoint? {
    window.update()
    return window["list"]?.scroll?.offset
  }

  @Test(arguments: ScreenScrollPhase.allCases, [false, true])
  func `a scroll follows every phase, and its handler gets the phase`(
    phase: ScreenScrollPhase,
    isLazy: Bool
  ) throws {
    let window = window(isLazy: isLazy)
    try window.send(.scrolled(ScreenPoint(x: 0, y: 130), phase: phase), to: "list")
    #expect(offset(window) == ScreenPoint(x: 0, y: 130))
    #expect(list.log == ["130.0 \(phase)"])
  }

  @Test(arguments: ScreenScrollPhase.allCases, [false, true])
  func `no phase moves a scroll beyond its content`(phase: ScreenScrollPhase, isLazy: Bool) throws {
    let window = window(isLazy: isLazy)
    try window.send(.scrolled(ScreenPoint(x: 0, y: 1e300), phase: phase), to: "list")
    let end = try #require(offset(window))
    #expect(end.y == 3_000 - ScreenEnvironment.plain.containerSize.height)
    for number in [Double.nan, .infinity, -.infinity] {
      try window.send(.scrolled(ScreenPoint(x: 0, y: number), phase: phase), to: "list")
      #expect(offset(window) == end)
    }
    try window.send(.scrolled(ScreenPoint(x: 0, y: -1e300), phase: phase), to: "list")
    #expect(offset(window) == .zero)
  }

  @Test(arguments: [ScreenAxis.vertical, .horizontal], ScreenLayoutDirection.allCases)
  func `a scroll of rows rests anywhere between its ends, whatever the velocity`(
    axis: ScreenAxis,
    direction: ScreenLayoutDirection
  ) throws {
    let window = window(axis: axis, direction: direction)
    let id = try window.id("list")
    let state = try #require(window["list"]?.scroll)
    let size = ScreenEnvironment.plain.containerSize
    let end =
      axis == .vertical
      ? state.contentSize.height - size.height : state.contentSize.width - size.width
    let point = { (along: Double) in
      axis == .vertical ? ScreenPoint(x: 7, y: along) : ScreenPoint(x: along, y: 7)
    }
    for velocity in [0, 900, -900, 1e300, -.infinity, .infinity, .nan] {
      let rest = { window.window.restingOffset(for: point($0), velocity: point(velocity), of: id) }
      #expect(rest(130) == axis.point(130))
      #expect(rest(-20) == .zero)
      #expect(rest(-.infinity) == .zero)
      #expect(rest(.infinity) == axis.point(end))
      #expect(rest(1e300) == axis.point(end))
      #expect(rest(.nan) == state.offset)
    }
    // Nothing has moved.
    #expect(offset(window) == state.offset)
  }

  @Test func `only a scroll that is there has an offset to rest at`() throws {
    let window = window()
    let rest = { window.window.restingOffset(for: .zero, velocity: .zero, of: $0) }
    #expect(rest(try window.id("品1")) == nil)
    #expect(rest(ScreenNodeID(999_999)) == nil)
    window.window.navigator.push(SketchScene { $0.text("上") })
    #expect(rest(try window.id("list")) == nil)
  }

  @Test func `a body gets no offset of the screen that it describes`() throws {
    let body = Body()
    let window = MirroredWindow { [list] part in
      part.scroll { part.text("下").frame(height: 3_000) }.identifier("list")
      if list.isOn { part.text("\(body.answers.append(body.ask()))") }
    }
    let id = try window.id("list")
    body.ask = {
      window.window.restingOffset(for: ScreenPoint(x: 0, y: 9), velocity: .zero, of: id)
    }
    list.isOn = true
    window.update()
    #expect(body.answers == [nil])
    #expect(body.ask() == ScreenPoint(x: 0, y: 9))
  }

  @Test func `the gesture of a scroll leaves the scroll around it alone`() throws {
    let window = MirroredWindow { [list] part in
      part.scroll {
        part.scroll(.horizontal) {
          part.each(list.items) { part.text($0.name).frame(width: 200) }
        }
        .identifier("inner")
        part.text("下").frame(height: 3_000)
      }
      .identifier("outer")
    }
    try window.send(.scrolled(ScreenPoint(x: 0, y: 40), phase: .dragging), to: "outer")
    try window.send(.scrolled(ScreenPoint(x: 300, y: 0), phase: .dragging), to: "inner")
    try window.send(.scrolled(ScreenPoint(x: 0, y: 90), phase: .ended), to: "outer")
    try window.send(.scrolled(ScreenPoint(x: 310, y: 0), phase: .ended), to: "inner")
    window.update()
    #expect(window["outer"]?.scroll?.offset == ScreenPoint(x: 0, y: 90))
    #expect(window["inner"]?.scroll?.offset == ScreenPoint(x: 310, y: 0))
  }

  @Test func `an event without a phase is the end of a gesture`() throws {
    let old = Data(#"{"scrolled":{"_0":{"x":0,"y":30}}}"#.utf8)
    let event = try JSONDecoder().decode(ScreenEvent.self, from: old)
    #expect(event == .scrolled(ScreenPoint(x: 0, y: 30), phase: .ended))
    for phase in ScreenScrollPhase.allCases {
      let event = ScreenEvent.scrolled(ScreenPoint(x: 1, y: 2), phase: phase)
      let data = try JSONEncoder().encode(event)
      #expect(try JSONDecoder().decode(ScreenEvent.self, from: data) == event)
    }
    let wrong = Data(#"{"scrolled":{"_0":{"x":0,"y":30},"phase":"floating"}}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ScreenEvent.self, from: wrong) }
  }
}
