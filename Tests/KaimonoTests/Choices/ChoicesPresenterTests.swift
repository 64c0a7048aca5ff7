import Observation2
import Observation2Testing
import Scenes
import ScenesTesting
import Testing

@testable import Kaimono

@MainActor @Suite struct ChoicesPresenterTests {
  private let interactor = InteractorStub<ChoicesState, ChoicesAction>(
    ChoicesState(subject: .payment)
  )
  private let routing = RoutingSpy<KaimonoRoute>()
  private let presenter: ChoicesPresenter

  init() {
    presenter = ChoicesPresenter(.payment, interactor: interactor, routing: routing)
  }

  @Test func `gestures become actions`() {
    presenter.start()
    presenter.choicesViewDidTapRetryButton()
    presenter.choicesViewDidTapChoice(2)
    #expect(interactor.actions == [.start, .load, .choose(2)])
    #expect(routing.changes == [])
  }

  @Test func `it leads back when the shop has what was chosen, once`() {
    presenter.start()
    interactor.state.isSaving = true
    #expect(routing.changes == [])
    interactor.state.isDone = true
    interactor.state.isSaving = false
    #expect(routing.changes == [.pop])
  }

  @Test(
    arguments: [
      (.connection(.offline), "通信できませんでした。もう一度お試しください"),
      (.refused, "選べませんでした。もう一度お選びください"),
    ] as [(ChoicesState.Failure, String)]
  )
  func `each failure to save has its message`(failure: ChoicesState.Failure, message: String) {
    let messages = presenter.savingError.recorded()
    interactor.state.failure = failure
    interactor.state.failure = nil
    #expect(messages.values == [nil, message, nil])
  }

  @Test(arguments: [(false, false, true), (true, false, false), (false, true, false)])
  func `nothing can be chosen while something is saved or ordered`(
    isSaving: Bool,
    isOrdering: Bool,
    canChoose: Bool
  ) {
    interactor.state.isSaving = isSaving
    interactor.state.isOrdering = isOrdering
    #expect(presenter.canChoose.recorded().values == [canChoose])
  }
}
