import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Tsukurepo
@testable import TsukurepoSimulation

/// The whole page as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct TsukurepoDetailsSnapshotTests {
  @Test func `the loaded report`() async {
    let page = DetailsStage(1)
    await page.load()
    page.stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `the report before data`() {
    DetailsStage(1).stage.expectSnapshot(report: report)
  }

  @Test func `a report that could not be loaded`() async {
    let page = DetailsStage(1)
    page.reports.network.isOffline = true
    await page.load()
    page.stage.expectSnapshot(report: report)
  }

  @Test func `a report that is not there`() async {
    let page = DetailsStage(999)
    await page.load()
    page.stage.expectSnapshot(report: report)
  }

  @Test func `the end of a report without a picture`() async {
    let page = DetailsStage(6)
    await page.load()
    page.stage.expectSnapshot(named: "top", report: report)
    page.stage.scroll(by: ScreenPoint(x: 0, y: 2_000))
    page.stage.update()
    page.stage.expectSnapshot(named: "end", report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
