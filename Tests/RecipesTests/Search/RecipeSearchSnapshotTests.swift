import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Recipes
@testable import RecipesSimulation

/// The search as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct RecipeSearchSnapshotTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork

  init() {
    network = SimulatedNetwork(clock: time)
  }

  private func stage(_ text: String) -> Stage {
    let gateway = EmbeddedRecipesGateway(network: network)
    return Stage(time) { RecipeSearchScene.build(text: text, gateway: gateway, clock: time) }
  }

  @Test func `what a word finds`() async {
    let stage = stage("だいこん")
    await stage.advance(by: .seconds(1))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `in the largest text the time stands beneath the title`() async throws {
    let stage = stage("だいこん")
    stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("50分").frame.y >= stage.element("ふろふき大根").frame.maxY)
  }

  @Test func `all recipes while they load, and when they are there`() async {
    let stage = stage("")
    await stage.settle()
    stage.expectSnapshot(named: "load", report: report)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshot(named: "there", report: report)
  }

  @Test func `a word that finds nothing`() async {
    let stage = stage("xyz")
    await stage.advance(by: .seconds(1))
    stage.expectSnapshot(report: report)
  }

  @Test func `a search that has failed`() async {
    network.failNext(.server)
    let stage = stage("だいこん")
    await stage.advance(by: .seconds(1))
    stage.expectSnapshot(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
