import GalleryScenes
import MarketSimulation
import Observation2
import Scenes
import Testing

@testable import TerminalScreen

/// Only rows are painted in which something looks different, and it is as if all had been.
@Suite @MainActor
struct PaintingTests {
  let screen = TerminalScreen(columns: 80, rows: 24)

  /// The cells of the screen as it is, painted from nothing.
  private func scratch(_ frames: ScreenFrames) -> CellGrid {
    var painted = PaintedScreen()
    painted.paint(frames, screen.window.environment, screen.front)
    return painted.grid
  }

  /// What another front-end would have that is attached now.
  private func newFrames() throws -> ScreenFrames {
    var mirror = ScreenMirror(screen.window.snapshot())
    try mirror.apply([.focus(screen.window.focus)])
    return ScreenFrames(of: mirror)
  }

  @Test func `one text of 1,000 rows that changes paints its own row and those beside it`() {
    let scene = LongListScene()
    screen.window.navigator.push(scene)
    let before = screen.draw()
    #expect(screen.rowsPainted == 24)
    scene.data.count = 1
    let after = screen.draw()
    #expect((1...3).contains(screen.rowsPainted))
    #expect(after.text.contains("1 taps"))
    #expect(after == scratch(screen.frames))
    // A place, a style, the digit.
    #expect(after.escapes(from: before).utf8.count < 20)
    _ = screen.draw()
    #expect(screen.rowsPainted == 0)
  }

  @Test func `a key paints what it changes`() {
    let scene = LongListScene()
    screen.window.navigator.push(scene)
    _ = screen.draw()
    #expect(screen.press(.tab))
    var before = screen.draw()
    #expect((1...8).contains(screen.rowsPainted))
    #expect(screen.press(.enter))
    var after = screen.draw()
    #expect((1...4).contains(screen.rowsPainted))
    #expect(after.escapes(from: before).utf8.count < 20)
    #expect(screen.press(.tab))
    before = screen.draw()
    #expect(screen.press(.character("a")))
    after = screen.draw()
    #expect((1...5).contains(screen.rowsPainted))
    #expect(after.text.contains(">a_") && after.escapes(from: before).utf8.count < 40)
  }

  @Test func `another colour scheme and another size paint everything`() {
    screen.window.navigator.push(LongListScene())
    _ = screen.draw()
    screen.window.environment.colorScheme = .dark
    #expect(screen.draw() == scratch(screen.frames))
    screen.resize(columns: 30, rows: 10)
    #expect(screen.draw() == scratch(screen.frames))
    #expect(screen.rowsPainted == 10)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `after each of 500 keys on the gallery the cells are those painted from nothing`(
    seed: UInt64
  ) throws {
    let scene = GalleryScene(clock: VirtualTime(), in: screen.window.navigator)
    screen.window.navigator.push(scene)
    var person = RandomPerson(seed: seed)
    var shown: Set<String> = []
    for step in 0..<500 {
      if step % 20 == 0 { scene.dataSource.tab = step / 20 % 5 }
      screen.window.environment.layoutDirection = step % 100 < 30 ? .rightToLeft : .leftToRight
      let key = person.key(columns: 80, rows: 24)
      #expect(screen.press(key))
      shown.insert(try expectAsFromNothing(step, key))
    }
    #expect(shown.count > 100)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `after each of 500 keys on the market the cells are those painted from nothing`(
    seed: UInt64
  ) async throws {
    let time = VirtualTime()
    var apps: [MarketApp] = []
    var person = RandomPerson(seed: seed)
    var shown: Set<String> = []
    for step in 0..<500 {
      // A person who begins anew, since most ways out of the cart do not lead back.
      if step % 50 == 0 {
        screen.window.navigator.removeAll()
        apps.append(MarketApp(clock: time, seed: seed + UInt64(step)))
        try apps.last?.launch(["scene": "cart"], in: screen.window.navigator)
        await time.advance(by: .seconds(1))
      }
      let key = person.key(columns: 80, rows: 24)
      #expect(screen.press(key))
      if step % 5 == 0 { await time.advance(by: .milliseconds(step * 7 % 1_000)) }
      shown.insert(try expectAsFromNothing(step, key))
    }
    #expect(shown.count > 30)
  }

  /// Returns what is shown.
  private func expectAsFromNothing(_ step: Int, _ key: Key) throws -> String {
    let grid = screen.draw()
    let isSame = grid == scratch(screen.frames)
    try #require(isSame, "step \(step), \(key):\n\(grid.text)\n\n\(scratch(screen.frames).text)")
    guard step % 10 == 0 else { return grid.text }
    let new = scratch(try newFrames())
    let isNew = grid == new
    try #require(isNew, "step \(step), \(key):\n\(grid.text)\n\n\(new.text)")
    return grid.text
  }
}
