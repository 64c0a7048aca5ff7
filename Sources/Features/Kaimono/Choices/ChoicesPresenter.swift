import Observation2
import Scenes
import StateStore

/// Formats the interactor's state for the view of a page of choices, turns the person's gestures into the
/// interactor's actions, and leads back once the shop has what was chosen.
final class ChoicesPresenter: ScenePresenter {
  let title: String
  private let interactor: any SceneInteractor<ChoicesState, ChoicesAction>
  private let routing: any SceneRouting<KaimonoRoute>
  private let log: EventLog
  private let disposeBag = DisposeBag()

  init(
    _ subject: KaimonoChoiceSubject,
    interactor: any SceneInteractor<ChoicesState, ChoicesAction>,
    routing: any SceneRouting<KaimonoRoute>,
    log: EventLog = EventLog()
  ) {
    title = KaimonoWords.title(of: subject)
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  var isLoading: Driver<Bool> { interactor.select(\.choices.isLoading) }
  var loadingError: Driver<String?> {
    interactor.select { $0.choices.failure.map(KaimonoWords.message) }
  }
  var choices: Driver<[KaimonoChoice]> { interactor.select { $0.choices.value?.all ?? [] } }
  var chosenID: Driver<KaimonoChoice.ID?> { interactor.select { $0.choices.value?.chosenID } }
  var canChoose: Driver<Bool> { interactor.select { !$0.isSaving && !$0.isOrdering } }
  var isSaving: Driver<Bool> { interactor.select(\.isSaving) }
  var savingError: Driver<String?> { interactor.select { $0.failure.map(Self.message) } }

  func start() {
    interactor.select(\.isDone)
      .filter { $0 }
      .drive { [routing] _ in routing.pop() }
      .disposed(by: disposeBag)
    interactor.send(.start)
  }

  private static func message(_ failure: ChoicesState.Failure) -> String {
    switch failure {
    case .connection(let error): KaimonoWords.message(.connection(error))
    case .refused: "選べませんでした。もう一度お選びください"
    }
  }
}

extension ChoicesPresenter: ChoicesViewDelegate {
  func choicesViewDidTapChoice(_ id: KaimonoChoice.ID) {
    log.recordCall(["choice": "\(id)"])
    interactor.send(.choose(id))
  }

  func choicesViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }
}
