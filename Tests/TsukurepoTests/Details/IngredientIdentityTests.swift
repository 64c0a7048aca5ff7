import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import Tsukurepo

/// 塩 少々 twice: the trade's mistake, and its cure.
@MainActor @Suite struct IngredientIdentityTests {
  /// An ingredient as it is often written: what it is called is all that it is.
  private struct NamelessIngredient: Hashable, Sendable {
    let name: String
    let amount: String
  }

  private static var texts: [NamelessIngredient] {
    TsukurepoReport.sample().ingredients.map {
      NamelessIngredient(name: $0.name, amount: $0.amount)
    }
  }

  @Test func `with texts as identities a row is lost, or the app ends`() async {
    var snapshot = DiffableDataSourceSnapshot<Int, NamelessIngredient>()
    snapshot.appendSections([0])
    // One by one, the second salt takes the place of the first.
    for text in Self.texts { snapshot.appendItems([text]) }
    #expect(snapshot.numberOfItems == 2)
    // Together they end the program.
    await #expect(processExitsWith: .failure) {
      var snapshot = DiffableDataSourceSnapshot<Int, NamelessIngredient>()
      snapshot.appendSections([0])
      snapshot.appendItems(await Self.texts)
    }
  }

  @Test func `salt twice is two rows`() async throws {
    let page = DetailsStage(7)
    await page.load()
    #expect(page.counts[5] == 4)
    let salt = page.stage.frames.elements.filter { $0.element.label == "塩 少々" }
    #expect(salt.compactMap(\.element.identifier) == [2, 3].map { "tsukurepo-ingredient-\($0)" })
  }

  @Test func `an item of the same name and another id is another item`() {
    #expect(TsukurepoItem.ingredient(.salt(2)) != .ingredient(.salt(3)))
    #expect(TsukurepoItem.ingredient(.salt(2)) == .ingredient(.salt(2)))
  }
}
