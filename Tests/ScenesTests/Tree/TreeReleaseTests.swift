import Observation2
import Scenes
import Testing

/// What is off the screen is let go of.
@MainActor @Suite struct TreeReleaseTests {
  @Test func `what a row's closures hold ends with the row`() {
    let list = ShopList(3)
    let tokens = Tokens()
    let window = MirroredWindow { part in
      part.each(list.items) { item in
        let token = tokens.make(item.id)
        part.button(item.name) { _ = token }
      }
    }
    #expect(tokens.alive == [0, 1, 2])
    list.items.remove(at: 1)
    window.update()
    #expect(tokens.alive == [0, 2])
    list.items = []
    window.update()
    #expect(tokens.alive == [])
  }

  @Test func `what a row held before it was described again is let go of`() {
    let list = ShopList(1)
    let tokens = Tokens()
    let window = MirroredWindow { part in
      part.each(list.items) { item in
        let token = tokens.make(item.count)
        part.button(item.name) { _ = token }
      }
    }
    list.items[0].count = 2
    window.update()
    #expect(tokens.alive == [2])
  }

  @Test func `rows that a lazy list has passed are let go of`() throws {
    let list = ShopList(500)
    let tokens = Tokens()
    let window = MirroredWindow { part in
      part.lazyColumn {
        part.each(list.items) { item in
          let token = tokens.make(item.id)
          part.button(item.name) { _ = token }
        }
      }
      .identifier("list")
    }
    #expect(tokens.alive.contains(0))
    try window.send(.scrolled(ScreenPoint(x: 0, y: 9_000)), to: "list")
    window.update()
    #expect(!tokens.alive.contains(0))
    #expect(tokens.alive.count < 60)
  }

  @Test func `a window that is gone leaves nothing of its scenes`() {
    weak var data: ShopList?
    do {
      let list = ShopList(3)
      data = list
      let window = MirroredWindow(ShopScene(list))
      list.title = "新"
      window.update()
      try? window.send(.tap, to: "買う")
    }
    #expect(data == nil)
  }

  @Test func `a data source that outlives its window is read by nobody`() {
    let list = ShopList(3)
    do {
      let window = MirroredWindow(ShopScene(list))
      window.update()
    }
    list.title = "新"
    list.items.removeAll()
    #expect(list.items.isEmpty)
  }
}

/// Hands out objects, and knows which of them are still alive.
@MainActor private final class Tokens {
  final class Token {}

  private struct Known {
    weak var token: Token?
  }

  private var known: [(Int, Known)] = []

  var alive: [Int] { known.filter { $0.1.token != nil }.map(\.0).sorted() }

  func make(_ name: Int) -> Token {
    let token = Token()
    known.append((name, Known(token: token)))
    return token
  }
}
