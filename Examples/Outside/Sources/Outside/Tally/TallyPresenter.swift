import Observation2
import Scenes

/// Formats the tally, and turns a person's gestures into actions and steps back.
final class TallyPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<Tally, TallyAction>
  private let undo: Undo<Tally, TallyAction>
  private let log: EventLog

  init(
    interactor: any SceneInteractor<Tally, TallyAction>,
    undo: Undo<Tally, TallyAction>,
    log: EventLog
  ) {
    self.interactor = interactor
    self.undo = undo
    self.log = log
  }

  var cups: Driver<String> { interactor.select { $0.cups == 1 ? "1 cup" : "\($0.cups) cups" } }
}

extension TallyPresenter: TallyViewDelegate {
  func tallyViewDidTapDrinkButton() {
    log.recordCall()
    interactor.send(.drink)
  }

  func tallyViewDidTapClearButton() { interactor.send(.clear) }

  func tallyViewDidTapUndoButton() { undo.undo() }
}
