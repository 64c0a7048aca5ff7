import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import ScenesTransport
import Testing

@testable import Timeline
@testable import TimelineSimulation

/// Each invariant, broken on purpose: by requests that the app would not make, or by a screen that must not be.
@MainActor @Suite struct TimelineInvariantsTests {
  private let time = VirtualTime()
  private let installation: AppInstallation
  private let posts: EmbeddedTimelineGateway
  private let disposeBag = DisposeBag()

  init() throws {
    installation = AppInstallation([SimulatedTimeline.feature], clock: time, seed: 0)
    let timeline: SimulatedTimeline = try #require(installation.feature())
    posts = timeline.posts
  }

  private func broken(
    _ elements: @escaping @MainActor (StandInView) -> [ScreenElement] = { [$0.text("何もない")] }
  ) -> [String] {
    let stage = Stage(time, checksContracts: false) { StandInScene(elements) }
    var registry = SceneRegistry()
    registry.add(TimelineRoute.self) { _, _ in StandInScene(elements) }
    stage.navigator.registry = registry
    stage.navigator.apply(.replaceRoot(.stack([AnySceneRoute(TimelineRoute.timeline)])))
    stage.update()
    let own = SimulatedTimeline.invariants.map(\.name)
    return installation.invariants
      .filter { own.contains($0.name) && $0.violation(on: stage) != nil }.map(\.name)
  }

  /// Sends a comment, or a post if it is on none, and waits for no answer.
  private func send(_ key: UInt64, _ text: String, on id: TimelinePost.ID?) {
    let draft = TimelineDraft(key: RequestKey(value: key), text: text)
    time.run { [posts] in
      if let id {
        _ = try? await posts.comment(draft, on: id)
      } else {
        _ = try? await posts.post(draft)
      }
    }
    .disposed(by: disposeBag)
  }

  @Test func `a timeline that is said to be empty and shows posts is found`() {
    let found = broken { view in
      [
        view.column {
          view.text("まだ投稿がありません").identifier("timeline-empty")
          view.text("売り切れ").identifier("timeline-post-1")
        }
      ]
    }
    #expect(found == ["no timeline is said to be empty that shows posts"])
    #expect(broken { [$0.text("まだ投稿がありません").identifier("timeline-empty")] } == [])
    #expect(broken { [$0.text("売り切れ").identifier("timeline-post-1")] } == [])
  }

  @Test(arguments: [nil, 1] as [TimelinePost.ID?])
  func `a text that is sent twice at once is found`(id: TimelinePost.ID?) async {
    posts.network.latency = .seconds(1)
    send(1, "塩", on: id)
    await time.advance(by: .zero)
    #expect(broken() == [])
    send(1, "塩", on: id)
    await time.advance(by: .zero)
    #expect(broken() == ["nothing that is written is sent twice at once"])
    await time.advance(by: .seconds(2))
    #expect(broken() == [])
  }

  @Test(arguments: [(1, "塩", true), (2, "酢", true), (2, "塩", false)], [nil, 1])
  func `a text without an answer that is sent with a change is found`(
    again: (key: UInt64, text: String, isRight: Bool),
    id: TimelinePost.ID?
  ) async {
    let (key, text, isRight) = again
    posts.network.failNext(.arrivedButTimedOut, match: ".send")
    send(1, "塩", on: id)
    await time.advance(by: .seconds(60))
    #expect(broken() == [])
    send(key, text, on: id)
    await time.advance(by: .seconds(60))
    #expect(
      broken()
        == (isRight ? [] : ["what is written and has had no answer is sent again as the same"])
    )
  }

  @Test func `a text that is written on a new page is no repetition of an earlier one`() async {
    posts.network.failNext(.arrivedButTimedOut, match: "post.send")
    send(1, "塩", on: nil)
    await time.advance(by: .seconds(60))
    posts.noteNewPage()
    send(2, "塩", on: nil)
    await time.advance(by: .seconds(60))
    #expect(broken() == [])
  }

  @Test(arguments: [0, 1], [false, true])
  func `a post that tells another number of comments than it has is found`(
    more: Int,
    isUnanswered: Bool
  ) async throws {
    let id = try #require(posts.ids.first)
    time.run { [posts] in _ = try? await posts.page(nil) }.disposed(by: disposeBag)
    await time.advance(by: .seconds(60))
    let count = try #require(posts.answer(.comments(id)))
    if isUnanswered {
      posts.network.failNext(.arrivedButTimedOut, match: "comment.send")
      send(1, "塩", on: id)
      await time.advance(by: .seconds(60))
    }
    let found = broken { view in
      [
        view.column { view.text("コメント \(count + more)") }
          .identifier("timeline-post-\(id)")
      ]
    }
    // The app cannot know that a request without an answer has arrived.
    #expect(found == (more == 0 ? [] : ["a post says how many comments it has"]))
  }

  @Test(arguments: [false, true])
  func `a post that can't be deleted while nothing is under way is found`(isEnabled: Bool) async {
    func broken() -> [String] {
      self.broken { [$0.button("削除") {}.identifier("post-delete").disabled(!isEnabled)] }
    }
    #expect(broken() == (isEnabled ? [] : ["what a person has posted can be deleted"]))
    send(1, "塩", on: nil)
    await time.advance(by: .zero)
    #expect(broken() == [])
  }

  @Test(arguments: [0, 1])
  func `a post that does not tell of the comment that was answered is found`(more: Int) async throws
  {
    let id = try #require(posts.ids.first)
    let count = try #require(posts.answer(.comments(id)))
    send(1, "塩", on: id)
    await time.advance(by: .seconds(60))
    let found = broken { view in
      [
        view.column { view.text("コメント \(count + more)") }
          .identifier("timeline-post-\(id)")
      ]
    }
    #expect(found == (more == 1 ? [] : ["a post says how many comments it has"]))
  }

  @Test(
    arguments: [
      ("compose-field", "compose-send"), ("post-comment-field", "post-comment-send"),
    ],
    [("", false), (" \n", false), ("塩", true)]
  )
  func `a button to send that does not fit what is written is found`(
    names: (field: String, send: String),
    words: (text: String, canBeSent: Bool)
  ) {
    for isEnabled in [false, true] {
      let found = broken { view in
        [
          view.column {
            view.textField(words.text) { _ in }.identifier(names.field)
            view.button("送る") {}.identifier(names.send).disabled(!isEnabled)
          }
        ]
      }
      #expect(found == (isEnabled == words.canBeSent ? [] : ["what is written can be sent"]))
    }
  }
}
