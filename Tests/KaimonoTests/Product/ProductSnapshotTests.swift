import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono

/// A product as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct ProductSnapshotTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  @Test func `a product`() async {
    let stage = app.productStage(201, time)
    await stage.settle()
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test(arguments: [("sold out", 204), ("not delivered", 203), ("not there", 999)])
  func `a product that can't be bought`(name: String, id: CartProduct.ID) async {
    let stage = app.productStage(id, time)
    await stage.settle()
    stage.expectSnapshot(named: name, report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
