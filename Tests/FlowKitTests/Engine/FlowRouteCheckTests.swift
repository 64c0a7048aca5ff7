import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Routes that no feature declares are errors before anything is played.
@MainActor @Suite struct FlowRouteCheckTests {
  private func errors(_ text: String) throws -> [String] {
    try FlowStage.player(text, on: MarketWithToy.self).errors.map(\.description)
  }

  @Test(
    arguments: [
      (
        "- assertRoute: toy-hlp",
        "flow.yaml:1:16: The app has no route “toy-hlp”. Did you mean “toy-help”?"
      ),
      (
        "- assertRoute: {route: prodct/201}",
        "flow.yaml:1:24: The app has no route “prodct/201”. Did you mean “product/201”?"
      ),
      (
        "- assertRoute: product/abc",
        "flow.yaml:1:16: The app has no route “product/abc”. Write “product/ID” with a value for each ID, such as “product/1”."
      ),
      (
        "- assertRoute: recipe",
        "flow.yaml:1:16: The app has no route “recipe”. Write “recipe/ID” with a value for each ID, such as “recipe/1”."
      ),
      (
        "- assertRoute: 'products/ID,ID,…'",
        "flow.yaml:1:16: The app has no route “products/ID,ID,…”. Write “products/ID,ID,…” with a value for each ID, such as “products/1,2”."
      ),
      (
        "- assertRoute: product/0201",
        "flow.yaml:1:16: No route is called “product/0201”: it is written “product/201”."
      ),
      (
        "- launchApp: {arguments: {scene: carrt}}",
        "flow.yaml:1:34: The app has no route “carrt”. Did you mean “cart”?"
      ),
    ]
  )
  func `an unknown route is an error at its place, with the nearest one`(
    text: String,
    expected: String
  ) throws {
    #expect(try errors(text) == [expected])
  }

  @Test(
    arguments: [
      "- assertRoute: toy", "- assertRoute: product/9999", "- assertRoute: ${'toy-hlp'}",
      "- launchApp: {arguments: {scene: 'market://product/201'}}",
      "- launchApp: {arguments: {scene: '${X}'}}", "- launchApp: {arguments: {scene: search/鮭}}",
    ]
  )
  func `a route that the app has, or that only a run knows, is no error`(text: String) throws {
    #expect(try errors(text) == [])
  }

  @Test func `a word that is like no name leads to the list of all`() throws {
    for step in ["assertRoute: zzzzzzzz", "backend: zzzzzzzz", "assertBackend: {zzzzzzzz: 1}"] {
      let error = try #require(try errors("- \(step)").first)
      #expect(error.hasSuffix(" “explain --app” lists what the app has."), "\(error)")
    }
  }

  @Test func `an app that declares no routes is asked for one when it is played`() throws {
    let player = try FlowStage.player("- assertRoute: x\n- launchApp: {arguments: {scene: x}}")
    #expect(player.errors == [])
  }
}
