import Foundation
import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A screen is described, shown, used and taken apart as deep as the documentation says.
///
/// To find the bound on another machine, or with another stack:
/// ```
/// (ulimit -s 1024; SCREEN_DEPTH=250 swift test --skip-build --filter DeepScreenTests)
/// ```
@MainActor @Suite struct DeepScreenTests {
  /// The depth that is documented (*The tree of a screen*), in levels of a part in a container.
  private nonisolated static let depth =
    ProcessInfo.processInfo.environment["SCREEN_DEPTH"].flatMap { Int($0) } ?? 100

  private struct PartLevel: ScreenPart {
    let depth: Int
    let list: ShopList

    var body: [ScreenElement] {
      if depth > 0 { PartLevel(depth: depth - 1, list: list) }
      if depth == 0 { innermost(list) }
    }
  }

  private struct ColumnLevel: ScreenPart {
    let depth: Int
    let list: ShopList

    var body: [ScreenElement] {
      column {
        if depth > 0 { ColumnLevel(depth: depth - 1, list: list) }
        if depth == 0 { innermost(list) }
      }
    }
  }

  private struct LazyLevel: ScreenPart {
    let depth: Int
    let list: ShopList

    var body: [ScreenElement] {
      lazyColumn {
        if depth > 0 { LazyLevel(depth: depth - 1, list: list) }
        if depth == 0 { innermost(list) }
      }
    }
  }

  private struct RowLevel: ScreenPart {
    let depth: Int
    let list: ShopList

    var body: [ScreenElement] {
      scroll {
        each(ShopItem.some(1)) { _ in
          if depth > 0 { row { RowLevel(depth: depth - 1, list: list) } }
          if depth == 0 { innermost(list) }
        }
      }
    }
  }

  /// Containers in one another in one body.
  private struct Boxes: ScreenPart {
    let depth: Int
    let list: ShopList

    var body: [ScreenElement] {
      var element = innermost(list)
      for level in 0..<depth {
        let inner = element
        element = level % 2 == 0 ? row { inner } : column { inner }
      }
      return [element]
    }
  }

  nonisolated enum Kind: String, CaseIterable { case parts, columns, lazies, rows, boxes }

  @ScreenBuilder
  private static func screen(_ kind: Kind, _ list: ShopList) -> [ScreenElement] {
    switch kind {
    case .parts: PartLevel(depth: depth, list: list)
    case .columns: ColumnLevel(depth: depth, list: list)
    case .lazies: LazyLevel(depth: depth, list: list)
    case .rows: RowLevel(depth: depth, list: list)
    case .boxes: Boxes(depth: depth, list: list)
    }
  }

  private nonisolated static var kinds: [Kind] {
    ProcessInfo.processInfo.environment["SCREEN_KIND"].flatMap { Kind(rawValue: $0) }.map { [$0] }
      ?? Kind.allCases
  }

  @Test(arguments: kinds)
  func `a deep screen is shown, used and taken apart`(kind: Kind) throws {
    let list = ShopList()
    weak var window: SceneWindow?
    do {
      let stage = Stage(
        of: SketchPart { _ in
          if list.items.isEmpty { Self.screen(kind, list) }
        }
      )
      window = stage.window
      #expect(stage.frames.elements.count >= (kind == .parts ? 1 : Self.depth))
      try stage.tap("innermost")
      #expect(stage.shows("押した"))
      stage.window.environment.textSize = .extraSmall
      stage.window.environment.containerSize.width = 500
      stage.update()
      #expect(stage.snapshot().text.contains("押した"))
      #expect(stage.snapshot().svg.contains("押した"))
      let whole = stage.window.snapshot()
      #expect(ScreenMirror(whole).snapshot == whole)
      list.items = ShopItem.some(1)
      stage.update()
      #expect(!stage.shows("innermost"))
      list.items = []
      stage.update()
      #expect(stage.shows("innermost"))
    }
    #expect(window == nil)
  }
}

extension ScreenPart {
  fileprivate func innermost(_ list: ShopList) -> ScreenElement {
    button(list.title) { list.title = "押した" }.identifier("innermost")
  }
}
