import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Timeline
@testable import TimelineSimulation

@MainActor @Suite struct PostSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let desk = TimelineDesk()
  private let posts: EmbeddedTimelineGateway

  init() {
    posts = EmbeddedTimelineGateway(network: SimulatedNetwork(clock: time))
  }

  private func open(_ id: TimelinePost.ID) async -> Stage {
    let services = TimelineServices.over(posts, desk: desk, clock: time, log: log)
    let stage = Stage(time) { PostScene.build(id, services) }
    stage.update()
    await stage.advance(by: .seconds(1))
    return stage
  }

  @Test(arguments: [(1, "みのりさんの写真", 1), (2, "朝どれトマト 1kg 700円", 2), (8, nil, 0)])
  func `a post of each kind has a page with its comments`(
    id: Int,
    text: String?,
    comments: Int
  ) async throws {
    let stage = await open(id)
    if let text { #expect(try stage.element("post-text").element.text == text) }
    #expect(stage.shows(.id("post-comment-\(comments)")) == (comments > 0))
    #expect(!stage.shows(.id("post-comment-\(comments + 1)")))
    #expect(stage.shows("post-comments-empty") == (comments == 0))
  }

  @Test func `a post that is not there is not found`() async {
    let stage = await open(9_999)
    #expect(stage.shows("見つかりませんでした"))
    #expect(!stage.shows("retry"))
  }

  @Test func `a failed load says so and is tried again`() async throws {
    posts.network.isOffline = true
    let stage = await open(1)
    #expect(stage.shows("loading-error"))
    posts.network.isOffline = false
    try stage.tap("retry")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("post-text"))
  }

  @Test func `a comment is sent, shown, and told of`() async throws {
    var told: [TimelineChange] = []
    let bag = DisposeBag()
    desk.changes.emit { told.append($0) }.disposed(by: bag)
    let stage = await open(1)
    #expect(try stage.element("post-comment-send").isEnabled == false)
    try stage.write(" すてきですね ", into: "post-comment-field")
    try stage.tap("post-comment-send")
    #expect(try stage.element("post-comment-send").isEnabled == false)
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("post-comment-2").element.label == "わたしさん すてきですね")
    #expect(try stage.element("post-comment-field").element.text == "")
    #expect(posts.answer(.comments(1)) == 2)
    guard case .revised(let post) = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(told.count == 1 && post.revision == 1 && post.commentCount == 2)
  }

  @Test func `a comment whose answer is lost is sent once, and its words stay until then`()
    async throws
  {
    let stage = await open(4)
    try stage.write("まだありますか", into: "post-comment-field")
    posts.network.failNext(.arrivedButTimedOut, match: "comment.send")
    try stage.tap("post-comment-send")
    await stage.advance(by: .seconds(20))
    #expect(stage.shows("post-error"))
    #expect(try stage.element("post-comment-field").element.text == "まだありますか")
    try stage.tap("post-comment-send")
    await stage.advance(by: .seconds(1))
    #expect(!stage.shows("post-error"))
    #expect(posts.answer(.comments(4)) == 1)
  }

  @Test func `what is written while a comment is being sent is not lost`() async throws {
    let stage = await open(4)
    try stage.write("まだありますか", into: "post-comment-field")
    try stage.tap("post-comment-send")
    try stage.write("送料はいくらですか", into: "post-comment-field")
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("post-comment-1").element.label == "わたしさん まだありますか")
    #expect(try stage.element("post-comment-field").element.text == "送料はいくらですか")
    try stage.tap("post-comment-send")
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("post-comment-2").element.label == "わたしさん 送料はいくらですか")
    #expect(try stage.element("post-comment-field").element.text == "")
    #expect(posts.answer(.comments(4)) == 2)
  }

  @Test func `one's own post can be deleted, another's cannot`() async throws {
    var told: [TimelineChange] = []
    let bag = DisposeBag()
    desk.changes.emit { told.append($0) }.disposed(by: bag)
    let other = await open(1)
    #expect(!other.shows("post-delete"))
    let own = await open(5)
    try own.tap("post-delete")
    #expect(try own.element("post-delete").isEnabled == false)
    await own.advance(by: .seconds(1))
    #expect(told == [.deleted(5)])
    #expect(posts.answer(.posts) == 599)
  }

  @Test func `a post that could not be deleted stays, and says so`() async throws {
    let stage = await open(5)
    posts.network.failNext(.server, match: "post.delete")
    try stage.tap("post-delete")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("post-error"))
    #expect(try stage.element("post-delete").isEnabled)
    #expect(posts.answer(.posts) == 600)
  }

  @Test func `the scene is wired well, and nothing is left of it`() async {
    let stage = await open(2)
    #expect(stage.contractReport.findings.isEmpty, "\(stage.contractReport)")
    await stage.expectNothingLeftAfterClosing(report: report)
  }
}
