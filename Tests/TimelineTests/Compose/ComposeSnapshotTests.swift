import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Timeline
@testable import TimelineSimulation

/// Where a post is written, as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct ComposeSnapshotTests {
  private let time = VirtualTime()
  private let posts: EmbeddedTimelineGateway
  private let stage: Stage

  init() {
    let posts = EmbeddedTimelineGateway(network: SimulatedNetwork(clock: time))
    let services = TimelineServices.over(posts, desk: TimelineDesk(), clock: time)
    self.posts = posts
    stage = Stage(time) { ComposeScene.build(services) }
    stage.update()
  }

  @Test func `nothing is written yet`() {
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a post that could not be sent`() async throws {
    posts.network.failNext(.server, match: "post.send")
    try stage.write("土鍋をゆずります。二人用で、ふたに小さな欠けがあります。", into: "compose-field")
    try stage.tap("compose-send")
    stage.expectSnapshot(named: "on its way", report: report)
    await stage.advance(by: .seconds(20))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
