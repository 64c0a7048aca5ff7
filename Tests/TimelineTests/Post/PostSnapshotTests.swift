import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Timeline
@testable import TimelineSimulation

/// The page of a post as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct PostSnapshotTests {
  private let time = VirtualTime()
  private let posts: EmbeddedTimelineGateway

  init() {
    posts = EmbeddedTimelineGateway(network: SimulatedNetwork(clock: time))
  }

  private func open(_ id: TimelinePost.ID) -> Stage {
    let services = TimelineServices.over(posts, desk: TimelineDesk(), clock: time)
    let stage = Stage(time) { PostScene.build(id, services) }
    stage.update()
    return stage
  }

  @Test(arguments: [("picture", 1), ("product", 2), ("words", 3), ("own", 5), ("no comment", 8)])
  func `a post`(name: String, id: Int) async {
    let stage = open(id)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshot(named: name, report: report)
  }

  @Test func `a post of somebody's own with its comments`() async throws {
    let stage = open(5)
    await stage.advance(by: .seconds(1))
    try stage.write("まだあります", into: "post-comment-field")
    try stage.tap("post-comment-send")
    await stage.advance(by: .seconds(1))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a post of something for sale`() async {
    let stage = open(2)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a comment that could not be sent`() async throws {
    let stage = open(2)
    await stage.advance(by: .seconds(1))
    posts.network.failNext(.server, match: "comment.send")
    try stage.write("まだありますか", into: "post-comment-field")
    try stage.tap("post-comment-send")
    await stage.advance(by: .seconds(1))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a post before data`() {
    open(1).expectSnapshot(report: report)
  }

  @Test func `a post that could not be loaded`() async {
    posts.network.isOffline = true
    let stage = open(1)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshot(report: report)
  }

  @Test func `a post that is not there`() async {
    let stage = open(9_999)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshot(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
