import Observation2
import Scenes
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Timeline

/// Each invariant, broken on purpose: by requests that the app would not make, or by a screen that must not be.
@MainActor @Suite struct TimelineInvariantsTests {
  private struct BrokenView: SceneView {
    let elements: @MainActor (BrokenView) -> [ScreenElement]

    var body: [ScreenElement] { elements(self) }
  }

  private final class BrokenScene: SceneHost {
    let view: BrokenView

    init(_ elements: @escaping @MainActor (BrokenView) -> [ScreenElement]) {
      view = BrokenView(elements: elements)
    }
  }

  private let time = VirtualTime()
  private let installation: FeatureInstallation
  private let posts: EmbeddedTimelineGateway
  private let disposeBag = DisposeBag()

  init() throws {
    installation = FeatureInstallation([TimelineFeature.feature], clock: time, seed: 0)
    let timeline: TimelineFeature = try #require(installation.feature())
    posts = timeline.posts
  }

  private func broken(
    _ elements: @escaping @MainActor (BrokenView) -> [ScreenElement] = { [$0.text("何もない")] }
  ) -> [String] {
    let stage = Stage(time, checksContracts: false) { BrokenScene(elements) }
    stage.update()
    let own = TimelineFeature.invariants.map(\.name)
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
  func `what is sent twice at once is found`(id: TimelinePost.ID?) async {
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

  @Test(arguments: [(1, "塩", true), (2, "酢", true), (2, "塩", false)])
  func `a comment whose answer was lost and that is sent as another one is found`(
    key: UInt64,
    text: String,
    isRight: Bool
  ) async throws {
    let id = try #require(posts.ids.first)
    posts.network.failNext(.arrivedButTimedOut, match: "comment.send")
    send(1, "塩", on: id)
    await time.advance(by: .seconds(60))
    #expect(broken() == [])
    send(key, text, on: id)
    await time.advance(by: .seconds(60))
    #expect(
      broken() == (isRight ? [] : ["a comment without an answer is sent again as the same"])
    )
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
