import Observation2
import Scenes
import Testing

/// A layout of one's own decides which elements of a scroll there are.
@MainActor @Suite struct LazyArrangedTests {
  private func window(
    _ tiles: TileLayout,
    goal: RowGoal = RowGoal()
  ) -> MirroredWindow {
    MirroredWindow { part in
      part.lazyArranged(by: tiles).scrollRequested(to: goal.target) { goal.target = nil }
        .identifier("tiles")
    }
  }

  private func shown(_ window: MirroredWindow) -> [Int] {
    window.nodes.compactMap { $0.node.look.identifier.flatMap(Int.init) }
  }

  @Test func `only what the layout wants is described, once`() {
    let tiles = TileLayout(1_000)
    let window = window(tiles)
    let seen = shown(window)
    #expect(seen == Array(0..<seen.count))
    #expect((30...36).contains(seen.count))
    #expect(tiles.described == seen)
  }

  @Test func `entries stand where the layout puts them`() throws {
    let tiles = TileLayout(10)
    let window = window(tiles)
    let width = try #require(window["tiles"]?.frame.width)
    #expect(window["3"]?.frame.y == 50)
    #expect(window["3"]?.frame.x == width / 2)
    #expect(window["tiles"]?.scroll?.contentSize.height == 250)
  }

  @Test func `what is measured moves what follows, in the same update`() {
    let tiles = TileLayout(100) { $0 == 2 ? 120 : 50 }
    let window = window(tiles)
    #expect(window["4"]?.frame.y == 170)
    #expect(window["tiles"]?.scroll?.contentSize.height == 2_570)
    #expect(Set(tiles.described).count == tiles.described.count)
  }

  @Test func `what has come to rest is measured no more`() {
    let tiles = TileLayout(10)
    let window = window(tiles)
    #expect(shown(window).count == 10)
    #expect(tiles.measurements < 60)
  }

  @Test func `scrolling describes what comes, and lets go of what leaves`() throws {
    let tiles = TileLayout(1_000)
    let window = window(tiles)
    tiles.forgetRecords()
    try window.send(.scrolled(ScreenPoint(x: 0, y: 50)), to: "tiles")
    window.update()
    #expect(tiles.described.count == 2)
    #expect(shown(window).first == 2)
    try window.send(.scrolled(ScreenPoint(x: 0, y: 10_000)), to: "tiles")
    window.update()
    #expect(window["tiles"]?.scroll?.offset.y == 10_000)
    #expect(shown(window).first == 400)
  }

  @Test func `an entry keeps its node while it is there, and is described anew by its revision`()
    throws
  {
    let tiles = TileLayout(100)
    let window = window(tiles)
    let before = try window.id("3")
    tiles.forgetRecords()
    tiles.change { $0.insert(TileLayout.Tile(id: 500, height: 50), at: 0) }
    window.update()
    #expect(tiles.described == [500])
    #expect(try window.id("3") == before)
    tiles.forgetRecords()
    tiles.change { $0[4].revision += 1 }
    window.update()
    #expect(tiles.described == [3])
    #expect(try window.id("3") == before)
  }

  @Test func `an entry that is asked for comes into sight, wherever it is`() {
    let tiles = TileLayout(1_000) { 40 + Double($0 % 7) * 9 }
    let goal = RowGoal()
    let window = window(tiles, goal: goal)
    goal.target = .row(700, at: .start)
    window.update()
    let offset = window["tiles"]?.scroll?.offset.y ?? 0
    #expect(window["700"].map { $0.frame.y - offset } == 0)
  }

  @Test func `a layout is not asked again while nothing has changed`() {
    let tiles = TileLayout(100)
    let window = window(tiles)
    tiles.forgetRecords()
    window.update()
    #expect(tiles.rooms.isEmpty)
  }

  @Test func `a layout that never comes to rest is left where it is`() {
    let tiles = TileLayout(100)
    tiles.isRestless = true
    let window = window(tiles)
    #expect(!shown(window).isEmpty)
    #expect(tiles.rooms.count < 1_000)
  }

  @Test func `a layout is told where the focus is, also while it has not been asked anew`() throws {
    let tiles = TileLayout(100)
    let goal = RowGoal()
    let window = MirroredWindow { part in
      part.lazyArranged(by: tiles).scrollRequested(to: goal.target) {}.identifier("tiles")
    }
    // Between the two the list is described with another request, and not laid out yet.
    window.window.onEvent = { event in
      if event.event == .focus(false) { goal.target = .row(9) }
    }
    try window.send(.focus(true), to: "3")
    try window.send(.focus(true), to: "4")
    window.expectEqualToWhole()
    #expect(tiles.focuses == [3, nil, 4])
    #expect(window.window.focus == (try window.id("4")))
  }

  @Test func `a layout that is told of the focus may give it to another one`() throws {
    let tiles = TileLayout(100)
    var events: [String] = []
    tiles.didHearFocus = { events.append("\($0) \($1)") }
    let window = window(tiles)
    let other = try window.id("7")
    tiles.didFocus = { if $0 == 3 { try? window.window.send(.focus(true), to: other) } }
    try window.send(.focus(true), to: "3")
    #expect(window.window.focus == other)
    // What has never heard that it had the focus does not hear that it has lost it.
    #expect(events == ["7 true"])
    #expect(tiles.focuses == [3, nil, 7])
  }

  @Test func `another window size asks anew, and keeps who is still there`() throws {
    let tiles = TileLayout(100)
    let window = window(tiles)
    let before = try window.id("3")
    tiles.forgetRecords()
    window.window.environment.containerSize = ScreenSize(width: 700, height: 300)
    window.update()
    #expect(tiles.rooms.last?.size == ScreenSize(width: 700, height: 300))
    #expect(window["3"]?.frame.x == 350)
    #expect(try window.id("3") == before)
    #expect(tiles.described.isEmpty)
  }
}

@MainActor
private final class RowGoal: ObservedModel {
  @Observed var target: ScreenScrollTarget?
}
