import Observation2
import Scenes
import ScenesTransport
import StateStore

/// Formats the interactor's state for the view of a post, turns the person's gestures into the interactor's actions,
/// and leads back once the post is deleted.
final class PostPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<PostState, PostAction>
  private let routing: any SceneRouting<TimelineRoute>
  private let keys: RequestKeyGenerator
  private let log: EventLog
  private let disposeBag = DisposeBag()

  init(
    interactor: any SceneInteractor<PostState, PostAction>,
    routing: any SceneRouting<TimelineRoute>,
    keys: RequestKeyGenerator,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.keys = keys
    self.log = log
  }

  var loadingError: Driver<String?> {
    interactor.select { $0.thread.value == nil ? $0.thread.failure?.message : nil }
  }

  var isNotFound: Driver<Bool> {
    interactor.select { $0.thread.isLoaded && $0.thread.value == nil }
  }
  var post: Driver<PostViewItem?> { interactor.select { $0.thread.value.map(PostViewItem.init) } }
  var text: Driver<String> { interactor.select(\.comment.text) }
  var canSend: Driver<Bool> { interactor.select(\.comment.canSend) }
  var isDeleting: Driver<Bool> { interactor.select { $0.deleting == .underWay } }

  /// The message over the post after a comment was not sent, or the post not deleted.
  var error: Driver<String?> {
    interactor.select { ($0.comment.sending.failure ?? $0.deleting.failure)?.message }
  }

  func start() {
    interactor.select(\.isDeleted)
      .filter { $0 }
      .drive { [routing] _ in routing.pop() }
      .disposed(by: disposeBag)
    interactor.send(.load)
  }
}

extension PostPresenter: PostViewDelegate {
  func postViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }

  func postViewDidChangeText(_ text: String) {
    interactor.send(.changeText(text))
  }

  func postViewDidTapSendButton() {
    log.recordCall()
    interactor.send(.send(key: keys.next()))
  }

  func postViewDidTapDeleteButton() {
    log.recordCall()
    interactor.send(.delete)
  }
}
