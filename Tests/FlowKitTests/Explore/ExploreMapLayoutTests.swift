import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowReports

@Suite struct ExploreMapLayoutTests {
  private func ends(_ layout: ExploreMapLayout) -> [[Int]] {
    layout.arrows.map { [$0.from, $0.to] }
  }

  @Test func `screens form columns from where the app opens, and what leads back is not drawn`() {
    let layout = ExploreMapLayout(
      ["home", "list", "item"],
      [
        (from: "home", to: "list", words: ["tapOn \"list\""]),
        (from: "list", to: "home", words: ["back", "tapOn \"navigation-back\""]),
        (from: "list", to: "item", words: ["tapOn \"row-#\"", "tapOn \"last\""]),
        (from: "item", to: "item-not-found", words: ["tapOn \"gone\""]),
      ]
    )
    #expect(layout.columns == [[0], [1], [2]])
    #expect(ends(layout) == [[0, 1], [1, 2]])
    #expect(layout.arrows.last?.words.count == 2)
    #expect(layout.everywhere.isEmpty)
  }

  @Test func `a link is drawn only to a screen that nothing else leads to`() {
    let layout = ExploreMapLayout(
      ["home", "list", "help"],
      [
        (from: "home", to: "help", words: ["openLink \"app://help\""]),
        (from: "home", to: "list", words: ["openLink \"app://list\"", "tapOn \"list\""]),
      ]
    )
    #expect(ends(layout) == [[0, 2], [0, 1]])
    #expect(layout.arrows.map(\.words) == [["openLink \"app://help\""], ["tapOn \"list\""]])
    #expect(layout.columns == [[0], [1, 2]])
  }

  @Test func `an action from most screens to one is listed once, and that screen is first`() {
    let pages = ["a", "b", "c", "d"]
    let layout = ExploreMapLayout(
      ["home"] + pages + ["tab"],
      (["home"] + pages).map { (from: $0, to: "tab", words: ["tapOn \"tab\""]) }
        + pages.map { (from: "tab", to: $0, words: ["tapOn \"page\""]) }
        // Where one was in the tab.
        + [(from: "home", to: "d", words: ["tapOn \"tab\""])]
    )
    #expect(layout.everywhere.map(\.to) == ["tab"])
    #expect(layout.everywhere.map(\.words) == ["tapOn \"tab\""])
    #expect(layout.columns == [[0, 5], [1, 2, 3, 4]])
    #expect(ends(layout) == [[5, 1], [5, 2], [5, 3], [5, 4]])
  }

  @Test func `a screen that nothing is known to lead to stands last`() {
    let layout = ExploreMapLayout(["home", "alone"], [])
    #expect(layout.columns == [[0], [1]])
    #expect(ExploreMapLayout([], []).columns == [[]])
  }
}
