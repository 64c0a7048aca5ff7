import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A lazy list whose rows are of all lengths is one that a finger moves as far as it goes, to either end.
@MainActor @Suite struct LongRowsTests {
  /// A direction in which a list goes.
  enum Way: CaseIterable { case down, right, left }

  @MainActor private final class Wish: ObservedModel {
    @Observed var target: ScreenScrollTarget?
  }

  @MainActor private struct Shown {
    let way: Way
    let stage: Stage
    let wish = Wish()

    init(_ way: Way) {
      self.way = way
      let list = ShopList(10_000)
      let sketch = SketchPart { [wish] part in
        switch way {
        case .down:
          part.lazyColumn {
            part.each(list.items) { item in
              part.text(Array(repeating: "行", count: lines(item.id)).joined(separator: "\n"))
                .identifier("row-\(item.id)")
            }
            part.text("終").identifier("foot")
          }
          .scrollRequested(to: wish.target) { wish.target = nil }
        case .left, .right:
          part.lazyRow {
            part.each(list.items) { item in
              part.text(String(repeating: "字", count: lines(item.id)))
                .identifier("row-\(item.id)")
            }
            part.text("終").identifier("foot")
          }
          .scrollRequested(to: wish.target) { wish.target = nil }
        }
      }
      var environment = ScreenEnvironment.plain
      if way == .left { environment.layoutDirection = .rightToLeft }
      stage = Stage(of: sketch, in: environment)
    }

    var room: Double { way == .down ? 844 : 390 }

    /// Where the elements begin, seen from the edge at which the list does.
    var places: [String: Double] {
      var places: [String: Double] = [:]
      for element in stage.frames.elements {
        guard let name = element.element.identifier else { continue }
        places[name] =
          switch way {
          case .down: element.frame.y
          case .right: element.frame.x
          case .left: 390 - element.frame.maxX
          }
      }
      return places
    }

    var area: ScrollArea { get throws { try #require(stage.frames.scrolls.first) } }

    /// Drags what is shown towards its beginning.
    func drag(_ distance: Double) -> Bool {
      switch way {
      case .down: stage.scroll(by: ScreenPoint(x: 0, y: distance))
      case .right: stage.scroll(by: ScreenPoint(x: distance, y: 0))
      case .left: stage.scroll(by: ScreenPoint(x: -distance, y: 0))
      }
    }

    /// Moves what is shown to a distance from its beginning, as the mark of a scroll bar is moved.
    func jump(to distance: Double) throws {
      let area = try area
      let most = way == .down ? area.maxOffset.y : area.maxOffset.x
      stage.send(
        .scrolled(
          way == .down
            ? ScreenPoint(x: 0, y: distance)
            : ScreenPoint(x: way == .right ? distance : most - distance, y: 0)
        ),
        to: area.id
      )
    }

    var end: Double {
      get throws {
        let area = try area
        return way == .down ? area.maxOffset.y : area.maxOffset.x
      }
    }

    func expectEnd(_ location: SourceLocation = #_sourceLocation) throws {
      let foot = try #require(places["foot"])
      #expect(abs(foot + (way == .down ? 22 : 17) - room) < 0.001, sourceLocation: location)
      #expect(!drag(10), sourceLocation: location)
      let area = try area
      #expect(
        area.offset == (way == .left ? .zero : area.maxOffset),
        sourceLocation: location
      )
    }

    func expectBeginning(_ location: SourceLocation = #_sourceLocation) throws {
      #expect(abs(try #require(places["row-0"])) < 0.001, sourceLocation: location)
      #expect(!drag(-10), sourceLocation: location)
      let area = try area
      #expect(
        area.offset == (way == .left ? area.maxOffset : .zero),
        sourceLocation: location
      )
    }
  }

  @Test(arguments: Way.allCases)
  func `who keeps dragging gets to the end, and what is seen moves with the finger`(
    way: Way
  ) throws {
    let shown = Shown(way)
    try shown.jump(to: shown.end - 6_000)
    var drags = 0
    while drags < 1_000 {
      drags += 1
      let (before, distance) = (shown.places, [300.0, 17, 380][drags % 3])
      guard shown.drag(distance) else { break }
      let after = shown.places
      let both = before.keys.filter { after[$0] != nil && $0 != "foot" }
      #expect(!both.isEmpty)
      let moved = Set(both.map { ((before[$0]! - after[$0]!) * 1_000).rounded() / 1_000 })
      let isAtEnd = try shown.area.offset == (way == .left ? .zero : shown.area.maxOffset)
      #expect(moved == [distance] || isAtEnd, "by \(distance): \(moved)")
    }
    #expect(drags < 1_000)
    try shown.expectEnd()
  }

  @Test(arguments: Way.allCases)
  func `who keeps dragging gets back to the beginning`(way: Way) throws {
    let shown = Shown(way)
    try shown.jump(to: 4_000)
    var drags = 0
    while drags < 1_000 {
      drags += 1
      let (before, distance) = (shown.places, [300.0, 17, 380][drags % 3])
      guard shown.drag(-distance) else { break }
      let after = shown.places
      let both = before.keys.filter { after[$0] != nil && $0 != "foot" }
      let moved = Set(both.map { ((after[$0]! - before[$0]!) * 1_000).rounded() / 1_000 })
      let isAtBeginning = abs(after["row-0"] ?? 1) < 0.001
      #expect(moved == [distance] || isAtBeginning, "by \(distance): \(moved)")
    }
    #expect(drags < 1_000)
    try shown.expectBeginning()
  }

  @Test(arguments: Way.allCases)
  func `the end of the content is the end, in one event`(way: Way) throws {
    let shown = Shown(way)
    try shown.expectBeginning()
    try shown.jump(to: shown.end)
    try shown.expectEnd()
    try shown.jump(to: 0)
    try shown.expectBeginning()
  }

  @Test(arguments: Way.allCases)
  func `a request and a search get to the last element`(way: Way) throws {
    let shown = Shown(way)
    shown.wish.target = .end
    shown.stage.update()
    try shown.expectEnd()
    shown.wish.target = .row(0)
    shown.stage.update()
    try shown.expectBeginning()
    try shown.stage.scroll(to: "foot")
    try shown.expectEnd()
    shown.wish.target = .row(5_000, at: .start)
    shown.stage.update()
    #expect(abs(try #require(shown.places["row-5000"])) < 0.001)
    shown.wish.target = .row(9_999, at: .end)
    shown.stage.update()
    #expect(shown.stage.frames.elements.contains { $0.element.identifier == "row-9999" })
  }

  @Test func `the size of the content is corrected as rows are measured`() throws {
    let shown = Shown(.down)
    let estimated = try shown.area.contentSize.height
    _ = shown.drag(800)
    // A row that exists counts with its own length, and any other row with its estimate.
    let rows = shown.places.keys.compactMap { $0.hasPrefix("row-") ? Int($0.dropFirst(4)) : nil }
    let last = try #require(rows.max())
    let known = (0...last).map { Double(22 * lines($0)) }.reduce(0, +)
    #expect(rows.min() == 0)
    #expect(
      try shown.area.contentSize.height == known + Double(9_999 - last) * 44 + 22
    )
    #expect(try shown.area.contentSize.height != estimated)
  }
}

private func lines(_ id: Int) -> Int { 1 + id * 7_919 % 40 }
