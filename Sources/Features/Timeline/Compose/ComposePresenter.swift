import Observation2
import Scenes
import ScenesTransport

/// Formats the interactor's state for the view of writing a post, turns the person's gestures into the interactor's
/// actions, and leads back once the back end has the post.
final class ComposePresenter: ScenePresenter {
  private let interactor: any SceneInteractor<ComposeState, ComposeAction>
  private let routing: any SceneRouting<TimelineRoute>
  private let keys: RequestKeyGenerator
  private let log: EventLog
  private let disposeBag = DisposeBag()

  init(
    interactor: any SceneInteractor<ComposeState, ComposeAction>,
    routing: any SceneRouting<TimelineRoute>,
    keys: RequestKeyGenerator,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.keys = keys
    self.log = log
  }

  var text: Driver<String> { interactor.select(\.post.text) }
  var canSend: Driver<Bool> { interactor.select(\.post.canSend) }
  var isSending: Driver<Bool> { interactor.select { $0.post.sending == .underWay } }
  var error: Driver<String?> { interactor.select(\.post.sending.failure?.message) }

  func start() {
    interactor.select(\.isDone)
      .filter { $0 }
      .drive { [routing] _ in routing.pop() }
      .disposed(by: disposeBag)
  }
}

extension ComposePresenter: ComposeViewDelegate {
  func composeViewDidChangeText(_ text: String) {
    interactor.send(.changeText(text))
  }

  func composeViewDidTapSendButton() {
    log.recordCall()
    interactor.send(.send(key: keys.next()))
  }
}
