import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import StorePersistence
import Testing

@testable import SavedSearches
@testable import SavedSearchesSimulation

/// Each invariant, broken by a screen that must not be.
@MainActor @Suite struct SavedSearchesInvariantsTests {
  private let time = VirtualTime()
  private let storage = SimulatedStorage<SavedSearchesStorage>().current

  /// The invariants that a screen breaks, in an app that has saved searches of these names.
  private func broken(
    saved names: [String],
    hits: Int = 0,
    _ elements: @escaping @MainActor (StandInView) -> [ScreenElement]
  ) -> [String] {
    var list = SavedSearchList(names: names)
    if hits > 0 { list.addHits(hits, to: 1) }
    storage.searches.keep(list)
    let app = SavedSearchesApp(clock: time, storage: storage)
    let stage = Stage(time, checksContracts: false) { StandInScene(elements) }
    stage.update()
    let own = SimulatedSavedSearches.invariants.map(\.name)
    return app.invariants.filter { own.contains($0.name) && $0.violation(on: stage) != nil }
      .map(\.name)
  }

  @Test(arguments: [[], ["塩"]])
  func `a screen that says that nothing is saved is found when something is`(names: [String]) {
    let found = broken(saved: names) { [$0.text("なし").identifier("saved-searches-empty")] }
    #expect(
      found == (names.isEmpty ? [] : ["nothing is said to be saved only while nothing is"])
    )
  }

  @Test(
    arguments: [
      ("塩", 2, true), ("酢", 2, false), ("塩", nil, false), ("塩", 1, false),
    ] as [(String, Int?, Bool)]
  )
  func `a row with another name, or another badge than there is to see, is found`(
    name: String,
    badge: Int?,
    isRight: Bool
  ) {
    let found = broken(saved: ["塩"], hits: 2) { view in
      [view.button(name) {}.identifier("saved-search-1").badge(badge.map { "\($0)" })]
    }
    #expect(found == (isRight ? [] : ["each search has its name, and a badge of what is new"]))
  }

  @Test func `a row of a search that is not saved is found`() {
    let found = broken(saved: ["塩"]) { [$0.button("酢") {}.identifier("saved-search-2")] }
    #expect(found == ["each search has its name, and a badge of what is new"])
  }

  @Test(arguments: [([1, 2, 3], true), ([2, 3], true), ([2, 1, 3], false), ([1, 3], false)])
  func `rows in another order than that of the searches are found`(ids: [Int], isRight: Bool) {
    let names = ["塩", "酢", "油"]
    let found = broken(saved: names) { view in
      [
        view.column {
          for id in ids { view.button(names[id - 1]) {}.identifier("saved-search-\(id)") }
        }
      ]
    }
    #expect(found == (isRight ? [] : ["searches stand in the order in which they are kept"]))
  }

  @Test(arguments: ["", " ", "塩"], [false, true])
  func `a button to save that does not fit the name is found`(name: String, isEnabled: Bool) {
    let found = broken(saved: []) { view in
      [
        view.column {
          view.textField(name) { _ in }.identifier("saved-search-name")
          view.button("保存") {}.identifier("saved-search-save").disabled(!isEnabled)
        }
      ]
    }
    #expect(found == ((name == "塩") == isEnabled ? [] : ["what has a name can be saved"]))
  }
}
