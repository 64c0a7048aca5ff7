import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct AppNamesTests {
  @Test func `the names of an app of features are listed with their uses`() async throws {
    let harness = try HarnessScratch()
    #expect(await harness.run("explain", "--app", app: GalleryApp.self) == .passed)
    let sections = harness.text.components(separatedBy: "\n\n")
    #expect(
      sections[0] == """
        routes, for assertRoute, launchApp: {arguments: {scene: ROUTE}}, openLink: toy://ROUTE:
          toy               (toy)
          toy-help          (toy)
        """
    )
    #expect(
      sections[1] == """
        launch arguments, for launchApp: {arguments: …}:
          scene
          start             (toy)
        """
    )
    #expect(sections[2] == "events of the back end, for backend:\n  none")
    #expect(sections[4].hasPrefix("states of scenes, for gallery:\n  toy · Toy · wound up\n"))
    #expect(sections[4].contains("scene: toy, start: 3"))
    #expect(sections[5].contains("notifications"))
  }

  @Test func `explain says which names an app does not declare`() async throws {
    let harness = try HarnessScratch()
    #expect(await harness.run("explain", "--app") == .passed)
    #expect(harness.text.contains("  The app does not declare them: it lists no features"))
    #expect(harness.text.contains("\n  rename            title\n  tick\n"))
    #expect(harness.text.contains("\n  letters           of\n"))
    #expect(harness.text.contains("identifiers and texts of elements:\n  They are known when a"))
  }

  @Test func `a program reads the names as JSON`() async throws {
    let harness = try HarnessScratch()
    #expect(await harness.run("explain", "--app", "--json", app: MarketWithToy.self) == .passed)
    let names = try JSONDecoder().decode(AppNames.self, from: Data(harness.text.utf8))
    #expect(names == AppNames(MarketWithToy.self))
    #expect(names.linkScheme == "market")
    #expect(names.routes?.contains(AppNames.Name(name: "product/ID", feature: "kaimono")) == true)
    #expect(names.backendEvents.contains(AppNames.Request(name: "wind", values: ["turns"])))
    #expect(names.backendQuestions.contains { $0.name == "turns" })
    #expect(await harness.run("explain", "--app", "--json") == .passed)
    let tiny = try JSONDecoder().decode(
      AppNames.self,
      from: Data((harness.lines.last ?? "").utf8)
    )
    #expect(tiny.routes == nil)
  }

  @Test func `a command is not explained together with the app`() async throws {
    let harness = try HarnessScratch()
    #expect(await harness.run("explain", "--app", "tapOn") == .unusable)
    #expect(await harness.run("explain", "--json") == .unusable)
    #expect(harness.errors.last?.contains("--json goes with --app.") == true)
  }
}
