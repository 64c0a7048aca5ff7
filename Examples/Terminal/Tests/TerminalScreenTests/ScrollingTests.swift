import Scenes
import TerminalScreen
import Testing

/// The wheel and the keys for pages move what a person means by them.
@Suite @MainActor
struct ScrollingTests {
  let scene = NestedScrollsScene()
  let screen = TerminalScreen(columns: 30, rows: 10)

  init() {
    screen.window.navigator.push(scene)
    _ = screen.draw()
  }

  private func turn(_ times: Int, isForward: Bool = true, row: Int) {
    for _ in 0..<times {
      #expect(screen.press(.wheel(.vertical, isForward: isForward, column: 3, row: row)))
    }
  }

  /// The words of the lines, without the signs of what else there is.
  private var lines: [String] {
    screen.draw().text.split(separator: "\n").compactMap {
      $0.firstMatch(of: #/[A-Z][a-z]+ \d+/#).map { String($0.output) }
    }
  }

  @Test func `the wheel moves the inner scroll to its end, and then the one around it`() {
    turn(1, row: 1)
    #expect(lines.prefix(4) == ["Inner 4", "Inner 5", "Inner 6", "Outer 1"])
    turn(1, row: 1)
    #expect(lines.prefix(4) == ["Inner 6", "Inner 7", "Inner 8", "Outer 1"])
    turn(1, row: 1)
    #expect(lines.first == "Outer 1")
    turn(1, isForward: false, row: 5)
    #expect(lines.prefix(4) == ["Inner 6", "Inner 7", "Inner 8", "Outer 1"])
    turn(2, isForward: false, row: 0)
    #expect(lines.prefix(4) == ["Inner 1", "Inner 2", "Inner 3", "Outer 1"])
  }

  @Test func `the wheel beside the inner scroll moves the outer one`() {
    turn(1, row: 6)
    #expect(lines.first == "Outer 1")
  }

  @Test func `behind what lies in front neither the wheel nor a page key moves anything`() {
    scene.data.isAsking = true
    let before = lines
    #expect(before.contains("Choice 3"))
    #expect(screen.press(.end))
    #expect(lines == before.map { $0.replacing(#/Choice (\d)/#) { "Choice \(Int($0.1)! + 6)" } })
    turn(5, row: lines.firstIndex { $0.hasPrefix("Choice") } ?? 0)
    turn(5, row: 9)
    #expect(screen.press(.pageUp))
    #expect(screen.press(.home))
    #expect(lines == before)
  }
}
