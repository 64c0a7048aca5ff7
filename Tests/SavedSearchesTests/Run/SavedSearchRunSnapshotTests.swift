import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import SavedSearches

/// What a saved search finds, as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct SavedSearchRunSnapshotTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork

  init() {
    network = SimulatedNetwork(clock: time, latency: .milliseconds(300))
  }

  private func stage(_ id: Int) -> Stage {
    let storage = SavedSearchMemory()
    storage.keep(SavedSearchList(names: ["みそ汁", "卵"]))
    let hits = [
      SavedSearchHit.soup,
      SavedSearchHit(id: 31, title: "たっぷりきのこと根菜のみそ汁、しょうが風味", note: "25分"),
    ]
    let scene = SavedSearchRunScene.build(
      id,
      gateway: SearchBook(network, ["みそ汁": hits]),
      shelf: SavedSearchShelf(storage: storage),
      exits: .alone,
      clock: time,
      log: EventLog()
    )
    let stage = Stage(time) { scene }
    stage.update()
    return stage
  }

  @Test func `what a search finds`() async {
    let stage = stage(1)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a search that runs`() {
    stage(1).expectSnapshot(report: report)
  }

  @Test func `a search that finds nothing`() async {
    let stage = stage(2)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a search that has failed`() async {
    network.failNext(.server)
    let stage = stage(1)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a search that is not there`() async {
    let stage = stage(9)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
