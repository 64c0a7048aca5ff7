import Foundation
import Scenes
import Testing

/// Random changes of a custom layout.
///
/// The screen after them equals a screen made from nothing.
@MainActor @Suite struct RandomTilesTests {
  /// An element of the screen and its position.
  ///
  /// Lists of these are in the order of the tree.
  private struct Seen: Equatable {
    let name: String?
    let frame: ScreenRect
    let scroll: ScreenScrollState?
  }

  private func seen(_ window: MirroredWindow) -> [Seen] {
    window.nodes.map { _, node in
      Seen(name: node.look.identifier, frame: node.frame, scroll: node.scroll)
    }
  }

  private func window(_ tiles: TileLayout, _ environment: ScreenEnvironment) -> MirroredWindow {
    MirroredWindow(in: environment) { part in part.lazyArranged(by: tiles).identifier("tiles") }
  }

  /// `TILE_CASES` sets how many are tried.
  private nonisolated static let cases =
    ProcessInfo.processInfo.environment["TILE_CASES"].flatMap { Int($0) } ?? 60

  @Test(arguments: 0..<cases)
  func `what follows random changes is what a window shows that comes only now`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let tiles = TileLayout(Int.random(in: 0...80, using: &random))
    let window = window(tiles, ScreenEnvironment.plain)
    var next = 1_000
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        try change(tiles, window, &next, &random)
      }
      window.expectEqualToWhole()
      // Where a window begins: further down it would have to measure the same before.
      try window.send(.scrolled(.zero), to: "tiles")
      window.expectEqualToWhole()
      let fresh = self.window(tiles, window.window.environment)
      fresh.update()
      #expect(seen(window) == seen(fresh), "case \(seed)")
    }
    #expect(window.issues.isEmpty)
  }

  private func change(
    _ tiles: TileLayout,
    _ window: MirroredWindow,
    _ next: inout Int,
    _ random: inout SplitMix
  ) throws {
    let height = Double(Int.random(in: 10...140, using: &random))
    let place = tiles.tiles.indices.randomElement(using: &random)
    next += 1
    switch (Int.random(in: 0..<5, using: &random), place) {
    case (0, let place?): tiles.change { $0.remove(at: place) }
    case (1, let place?):
      tiles.change {
        $0[place].height = height
        $0[place].revision += 1
      }
    case (2, _):
      let offset = ScreenPoint(x: 0, y: height * 12)
      try window.send(.scrolled(offset), to: "tiles")
    case (3, _):
      window.window.environment.containerSize = ScreenSize(width: 200 + height, height: 4 * height)
    default: tiles.change { $0.insert(TileLayout.Tile(id: next, height: height), at: place ?? 0) }
    }
  }
}
