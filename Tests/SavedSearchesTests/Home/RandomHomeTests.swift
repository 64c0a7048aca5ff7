import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import SavedSearches

/// Whatever a person and the other side do to the searches, the screen shows those that are saved.
@MainActor @Suite struct RandomHomeTests {
  @Test(arguments: 0..<12)
  func `the screen shows what is saved, whatever happens`(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let home = HomeStage(
      names: (0..<dice.roll(60)).map { "検索条件 \($0)" },
      recommended: (0..<3).map { SavedSearchSample(name: "おすすめ \($0)", words: "\($0)") }
    )
    for step in 0..<150 {
      act(on: home, &dice)
      if dice.roll(3) == 0 { continue }
      home.stage.update()
      let wanted = home.shelf.current.searches.map { SavedSearchesItem.search($0.id) }
      let snapshot = home.collection.dataSource.snapshot()
      #expect(snapshot.itemIdentifiers(inSection: .conditions) == wanted, "step \(step)")
      #expect(snapshot.itemIdentifiers(inSection: .empty) == (wanted.isEmpty ? [.empty] : []))
      try expectNames(on: home, step)
    }
  }

  /// Each search in sight is called what it is called on the shelf, and says how much is new.
  private func expectNames(on home: HomeStage, _ step: Int) throws {
    for row in home.rows {
      let id = try #require(Int(row.dropFirst(13)))
      let search = try #require(home.shelf.current.search(id), "step \(step)")
      let element = try home.stage.element(.id(row)).element
      #expect(element.text == search.name, "step \(step)")
      #expect(element.value == (search.newHits == 0 ? nil : "\(search.newHits)"), "step \(step)")
    }
  }

  private func act(on home: HomeStage, _ dice: inout Dice) {
    let ids = home.shelf.current.searches.map(\.id)
    let id = ids.isEmpty ? 0 : ids[dice.roll(ids.count)]
    let shown = home.rows.isEmpty ? "" : home.rows[dice.roll(home.rows.count)]
    let number = shown.dropFirst(13)
    switch dice.roll(14) {
    case 0: home.shelf.change { $0.save("新しい \($0.searches.count)", words: "新") }
    case 1: home.shelf.change { $0.addHits(1, to: id) }
    case 2: home.shelf.change { $0.delete(id) }
    case 3: home.shelf.change { $0.moveUp(id) }
    case 4: home.scroll(by: Double(dice.roll(3_000) - 1_500))
    case 5: home.turn(to: ScreenSize(width: Double(320 + dice.roll(900)), height: 844))
    case 6: try? home.tap("saved-searches-edit")
    case 7: try? home.tap("saved-search-rename-\(number)")
    case 8: try? home.tap("saved-search-save")
    case 9: try? home.tap("saved-search-delete-\(number)")
    case 10: try? home.stage.swipeAction("削除", on: .id(shown))
    case 11: try? home.tap("saved-search-recommended-\(dice.roll(3))")
    case 12:
      let way = ScreenPoint(x: 0, y: Double(dice.roll(900) - 450))
      try? home.stage.drag(.id(shown), ScreenDrag(.began))
      try? home.stage.drag(.id(shown), ScreenDrag(.changed, translation: way))
      if dice.roll(2) == 0 {
        try? home.stage.drag(.id(shown), ScreenDrag(.ended, translation: way))
      }
    default: try? home.tap("saved-search-up-\(number)")
    }
  }
}
