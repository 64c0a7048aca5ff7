import Observation2
import Scenes
import ScenesHeadless
import StateStore
import StorePersistence

@MainActor
package protocol TallyViewDelegate: AnyObject {
  func tallyViewDidTapDrinkButton()
  func tallyViewDidTapClearButton()
  func tallyViewDidTapUndoButton()
}

package struct TallyView: SceneView {
  package final class DataSource: ObservedModel {
    @Observed var cups = ""

    package init() {}
  }

  weak var delegate: (any TallyViewDelegate)?
  let dataSource: DataSource

  package var body: [ScreenElement] {
    column {
      text(dataSource.cups).identifier("cups")
      button("Drink") { delegate?.tallyViewDidTapDrinkButton() }.identifier("drink")
      button("Clear") { delegate?.tallyViewDidTapClearButton() }.identifier("clear")
      button("Undo") { delegate?.tallyViewDidTapUndoButton() }.identifier("undo")
    }
  }
}

/// One screen, with an undo and a persistence of its own.
package final class TallyScene: SceneHost, TallyViewDelegate {
  package private(set) lazy var view = TallyView(delegate: self, dataSource: dataSource)
  private let dataSource = TallyView.DataSource()
  private let store: Store<Tally, TallyAction>
  private let recorder: StoreRecorder<Tally, TallyAction>
  private let undo = Undo<Tally, TallyAction>()
  private let log: EventLog
  private let bag = DisposeBag()

  package init(
    clock: any AppClock,
    files: any StateFileSystem,
    log: EventLog,
    beginning: Tally? = nil,
    record: @escaping (String) -> Void = { _ in },
    report: @escaping (any Error) -> Void
  ) throws(StateFileError) {
    let keeping = try Keeping<Tally>("tally", files: files, report: report)
    let initial = beginning ?? keeping.load() ?? Tally()
    recorder = StoreRecorder(of: initial, clock: clock, report: report, write: record)
    store = Store(
      initial: initial,
      reducer: .tally,
      clock: recorder.clock,
      middleware: [undo.middleware, recorder.middleware]
    )
    keeping.keep(\.self, of: store, after: .seconds(1), scheduler: clock.scheduler)
    keeping.disposed(by: bag)
    self.log = log
  }

  package func viewDidLoad() {
    store.driver(\.cups)
      .map { $0 == 1 ? "1 cup" : "\($0) cups" }
      .drive(dataSource.rx[\.cups])
      .disposed(by: bag)
  }

  package func tallyViewDidTapDrinkButton() {
    log.recordCall()
    store.send(.drink)
  }

  package func tallyViewDidTapClearButton() { store.send(.clear) }

  package func tallyViewDidTapUndoButton() { undo.undo() }

  /// The system ends the app: what is not saved is saved now.
  func stop() { bag.dispose() }
}
