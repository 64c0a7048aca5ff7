import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Mistakes are found a step away from where they are usually made, and what only looks like one is not.
@MainActor @Suite struct ContractDisguiseTests {
  private let ticks = PublishRelay<Int>()

  private func findings(_ scene: () -> any SceneHost) async -> [String] {
    let stage = Stage(VirtualTime()) { scene() }
    await stage.settle()
    stage.update()
    stage.close()
    await stage.settle()
    return stage.contractReport.findings.filter { $0.kind != .propertyNeverRead }
      .map { "\($0.kind) \($0.subject)" }
  }

  @Test func `a delegate of a part that a view stores is looked at`() async {
    #expect(await findings { LostPartScene() } == ["delegateNeverSet LostPart.delegate"])
    #expect(await findings { HoldingPartScene() } == ["strongDelegate HoldingPart.delegate"])
  }

  @Test func `an output in a structure of a presenter is looked at`() async {
    let findings = await findings { GroupedScene(ticks) }
    #expect(findings == ["outputNeverBound GroupedPresenter.outputs.total"])
  }

  @Test func `a subscription that another one of its line has overwritten has nobody`() async {
    let findings = await findings { OverwrittenScene(ticks) }
    #expect(findings == ["subscriptionWithoutLifetime a subscription"])
  }

  @Test func `an empty identifier is none, and a finger that stays needs one too`() async {
    #expect(
      await findings { NamelessScene() } == [
        "missingIdentifier a button “一”", "missingIdentifier a button “二”",
        "missingIdentifier a text “三”", "missingIdentifier a text “四”",
      ]
    )
  }

  @Test(arguments: [false, true])
  func `what a router without a place asks for is told at once, and once`(checks: Bool) {
    let stage = Stage(VirtualTime(), checksContracts: checks) { WiredScene(ticks) }
    var issues: [SceneNavigationError] = []
    stage.navigator.onIssue = { issues.append($0) }
    stage.perform { stage.navigator.push(PlacelessScene(ticks)) }
    #expect(stage.navigationIssues == [.noPlace(router: "Router")])
    #expect(issues.count == 2)
    stage.back()
    let findings = stage.contractReport.findings.map { "\($0.kind) \($0.subject)" }
    #expect(findings.contains("routeWithoutDestination Router.place") == checks, "\(findings)")
  }

  @Test func `a route that nobody has registered is told at once too`() {
    let stage = Stage(VirtualTime(), checksContracts: false) { NowhereScene(ticks) }
    #expect(stage.navigationIssues == [.unknownFeature("nowhere", known: [])])
  }

  @Test func `one line may bind an output to several properties`() async {
    #expect(await findings { HelpedScene() } == [])
  }

  @Test func `a property of a scene's helper is as good a lifetime as its own`() async {
    #expect(await findings { HelperScene(ticks) } == [])
  }
}
