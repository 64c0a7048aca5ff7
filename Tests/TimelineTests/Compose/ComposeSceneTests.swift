import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Timeline
@testable import TimelineSimulation

@MainActor @Suite struct ComposeSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let desk = TimelineDesk()
  private let posts: EmbeddedTimelineGateway
  private let stage: Stage

  init() {
    let posts = EmbeddedTimelineGateway(network: SimulatedNetwork(clock: time))
    let services = TimelineServices.over(posts, desk: desk, clock: time, log: log)
    self.posts = posts
    stage = Stage(time) { ComposeScene.build(services) }
    stage.update()
  }

  @Test(arguments: ["", " ", "\n"])
  func `without a word there is nothing to send`(text: String) throws {
    try stage.write(text, into: "compose-field")
    #expect(try stage.element("compose-send").isEnabled == false)
  }

  @Test func `a post is sent once, and told of`() async throws {
    var told: [TimelineChange] = []
    let bag = DisposeBag()
    desk.changes.emit { told.append($0) }.disposed(by: bag)
    try stage.write("土鍋をゆずります", into: "compose-field")
    try stage.tap("compose-send")
    #expect(try stage.element("compose-send").isEnabled == false)
    #expect(throws: ScreenError.self) { try stage.tap("compose-send") }
    await stage.advance(by: .seconds(1))
    #expect(posts.ids.count == 601)
    guard case .posted(let post) = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(told.count == 1 && post.isOwn && post.content == .description("土鍋をゆずります"))
  }

  @Test func `words that are given up are not posted, and gone`() async throws {
    try stage.write("やめる", into: "compose-field")
    #expect(try stage.element("compose-send").isEnabled)
    stage.close()
    await stage.advance(by: .seconds(60))
    #expect(posts.ids.count == 600)
    let services = TimelineServices.over(posts, desk: desk, clock: time, log: log)
    let again = Stage(time) { ComposeScene.build(services) }
    again.update()
    #expect(try again.element("compose-field").element.text == "")
    #expect(try again.element("compose-send").isEnabled == false)
  }

  @Test func `a post whose answer is lost is posted once, with other words twice`() async throws {
    for text in ["梅がとれました", "梅が たくさん とれました"] {
      try stage.write(text, into: "compose-field")
      posts.network.failNext(.arrivedButTimedOut, times: 2, match: "post.send")
      for _ in 0..<2 {
        try stage.tap("compose-send")
        await stage.advance(by: .seconds(20))
        #expect(stage.shows("compose-error"))
      }
    }
    #expect(posts.ids.count == 602)
  }

  @Test(arguments: [ScreenTextSize.large, .accessibilityExtraExtraExtraLarge])
  func `that a post could not be sent is told beside its words, and covers none`(
    size: ScreenTextSize
  ) async throws {
    stage.environment.textSize = size
    try stage.write("土鍋をゆずります", into: "compose-field")
    posts.network.failNext(.server, match: "post.send")
    try stage.tap("compose-send")
    await stage.advance(by: .seconds(1))
    let (error, field) = (try stage.element("compose-error"), try stage.element("compose-field"))
    #expect(error.frame.maxY <= field.frame.y)
  }

  @Test func `what has no room can be scrolled to`() async throws {
    stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    stage.environment.containerSize = ScreenSize(width: 844, height: 390)
    try stage.write(String(repeating: "土鍋をゆずります。", count: 9), into: "compose-field")
    #expect(throws: ScreenError.self) { try stage.tap("compose-send") }
    stage.scroll(by: ScreenPoint(x: 0, y: 1_000))
    try stage.tap("compose-send")
    await stage.advance(by: .seconds(1))
    #expect(posts.ids.count == 601)
  }

  @Test func `the scene is wired well, and nothing is left of it`() async {
    #expect(stage.contractReport.findings.isEmpty, "\(stage.contractReport)")
    await stage.expectNothingLeftAfterClosing(report: report)
  }
}
