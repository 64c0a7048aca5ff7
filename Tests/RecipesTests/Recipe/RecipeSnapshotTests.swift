import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Recipes
@testable import RecipesSimulation

/// A recipe as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct RecipeSnapshotTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork

  init() {
    network = SimulatedNetwork(clock: time)
  }

  private func stage(_ id: Recipe.ID) async -> Stage {
    let gateway = EmbeddedRecipesGateway(network: network)
    let pictures = ScreenPictures(from: RecipePictures(gateway: gateway), clock: time)
    let search = AnySceneRoute(RecipesRoute.search(""))
    let stage = Stage(time) {
      RecipeScene.build(
        id,
        gateway: gateway,
        clips: RecipeClipService(storage: ClipMemory()),
        pictures: pictures,
        exits: RecipesExits(products: { _ in search }, report: { _ in search }),
        clock: time
      )
    }
    // The picture is asked for as soon as the recipe is there.
    for _ in 0..<2 {
      await stage.advance(by: .seconds(1))
      stage.update()
    }
    return stage
  }

  @Test func `a recipe`() async {
    await stage(3).expectSnapshotOnEachDevice(report: report)
  }

  @Test func `in the largest text an amount stands beneath its ingredient`() async throws {
    let stage = await stage(3)
    func isBeneath() throws -> Bool {
      let name = try stage.element("recipe-ingredient-5")
      return try stage.element("recipe-amount-5").frame.y >= name.frame.maxY
    }
    #expect(try !isBeneath())
    stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    stage.update()
    #expect(try isBeneath())
  }

  @Test func `the end of a recipe, which is clipped`() async throws {
    let stage = await stage(3)
    try stage.tap("recipe-clip")
    stage.scroll(by: ScreenPoint(x: 0, y: 2_000))
    stage.update()
    stage.expectSnapshot(report: report)
  }

  @Test func `a recipe without reports`() async {
    await stage(124).expectSnapshot(report: report)
  }

  @Test func `a recipe that could not be loaded`() async {
    network.isOffline = true
    await stage(3).expectSnapshot(report: report)
  }

  @Test func `a recipe that is not there`() async {
    await stage(999).expectSnapshot(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
