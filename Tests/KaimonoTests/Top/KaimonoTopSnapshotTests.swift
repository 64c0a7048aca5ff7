import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// The first screen as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct KaimonoTopSnapshotTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func stage(_ arguments: [String: String]) throws -> Stage {
    try app.launch(arguments)
    return app.topStage(time)
  }

  @Test(
    arguments: [
      ("nothing ordered", ["orders": "none", "pickup": "none"]),
      ("on its way", ["orders": "past"]),
    ]
  )
  func `the first screen`(name: String, arguments: [String: String]) async throws {
    let stage = try stage(arguments)
    await stage.settle()
    stage.expectSnapshot(named: name, report: report)
  }

  @Test func `the first screen while it loads`() async throws {
    app.shop.network.latency = .seconds(1)
    let stage = try stage([:])
    await stage.settle()
    stage.expectSnapshot(report: report)
  }

  @Test func `a first screen that could not be loaded`() async throws {
    app.shop.network.failNext(.server, times: 2, match: "top")
    let stage = try stage([:])
    await stage.settle()
    stage.expectSnapshot(report: report)
  }

  @Test func `a delivery waits`() async throws {
    let stage = try stage(["orders": "delivered", "push": "denied"])
    await stage.settle()
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
