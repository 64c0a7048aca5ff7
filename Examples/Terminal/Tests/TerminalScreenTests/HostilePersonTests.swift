import GalleryScenes
import MarketSimulation
import Observation2
import Scenes
import Testing

@testable import TerminalScreen

/// What a person does who means no good, at the screen itself.
@MainActor @Suite struct HostilePersonTests {
  @Test func `keys reach nothing behind an alert before the focus has gone to it`() {
    let (scene, screen) = (FormScene(), TerminalScreen(columns: 36, rows: 14))
    screen.window.navigator.push(scene)
    #expect(screen.press(.tab))
    #expect(screen.press(.character("a")))
    scene.data.isAsking = true
    for key: Key in [.character("b"), .paste("c"), .backspace, .enter] {
      #expect(screen.press(key))
    }
    #expect(scene.data.name == "a")
    #expect(scene.data.isAsking)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `what is sent makes a terminal show the cells, on the gallery of any size and looks`(
    seed: UInt64
  ) throws {
    let screen = TerminalScreen(columns: 80, rows: 24)
    let scene = GalleryScene(clock: VirtualTime(), in: screen.window.navigator)
    screen.window.navigator.push(scene)
    var person = RandomPerson(seed: seed)
    var terminal = EscapedCells()
    var size = (columns: 80, rows: 24)
    for step in 0..<400 {
      if step % 20 == 0 { scene.dataSource.tab = step / 20 % 5 }
      change(screen, step, &size, &person)
      let key = person.key(columns: max(1, size.columns), rows: max(1, size.rows))
      #expect(screen.press(key))
      try look(at: screen, &terminal, "step \(step), \(key)")
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `what is sent makes a terminal show the cells, on the market of any size and looks`(
    seed: UInt64
  ) async throws {
    let (time, screen) = (VirtualTime(), TerminalScreen(columns: 80, rows: 24))
    var person = RandomPerson(seed: seed)
    var apps: [MarketApp] = []
    var terminal = EscapedCells()
    var size = (columns: 80, rows: 24)
    for step in 0..<400 {
      if step % 40 == 0 {
        screen.window.navigator.removeAll()
        apps.append(MarketApp(clock: time, seed: seed + UInt64(step)))
        let scene = ["cart", "product/101", "mark-grid"][step / 40 % 3]
        try apps.last?.launch(["scene": scene], in: screen.window.navigator)
        await time.advance(by: .seconds(1))
      }
      change(screen, step, &size, &person)
      let key = person.key(columns: max(1, size.columns), rows: max(1, size.rows))
      #expect(screen.press(key))
      if step % 5 == 0 { await time.advance(by: .milliseconds(step * 7 % 1_000)) }
      try look(at: screen, &terminal, "step \(step), \(key)")
    }
  }

  /// Sends a terminal what has changed, and expects that it shows what a screen drawn from nothing does.
  private func look(
    at screen: TerminalScreen,
    _ terminal: inout EscapedCells,
    _ place: String
  ) throws {
    let grid = screen.draw()
    terminal.take(grid)
    var painted = PaintedScreen()
    painted.paint(screen.frames, screen.window.environment, screen.front)
    try #require(grid == painted.grid, "\(place)")
    let isSame = terminal.text == grid.text
    try #require(isSame, "\(place):\n\(terminal.text)\n\n\(grid.text)")
  }

  /// Changes the window, or how all of it looks, now and then.
  private func change(
    _ screen: TerminalScreen,
    _ step: Int,
    _ size: inout (columns: Int, rows: Int),
    _ person: inout RandomPerson
  ) {
    switch step % 28 {
    case 7:
      size.columns = [0, 1, 2, 10, 40, 80, 300].randomElement(using: &person) ?? 0
      size.rows = [0, 1, 2, 10, 12, 24, 120].randomElement(using: &person) ?? 0
      screen.resize(columns: size.columns, rows: size.rows)
    case 14:
      screen.window.environment.colorScheme = Bool.random(using: &person) ? .dark : .light
    case 21:
      screen.window.environment.textSize =
        ScreenTextSize.allCases.randomElement(using: &person) ?? .large
    case 27:
      screen.window.environment.layoutDirection =
        Bool.random(using: &person) ? .rightToLeft : .leftToRight
    default: break
    }
  }
}
