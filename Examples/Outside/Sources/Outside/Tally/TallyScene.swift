import Observation2
import Scenes
import ScenesHeadless
import ScenesStore
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
package final class TallyScene: SceneHost {
  package private(set) lazy var view = TallyView(delegate: presenter, dataSource: dataSource)
  private let dataSource = TallyView.DataSource()
  private let presenter: TallyPresenter
  private let recorder: StoreRecorder<Tally, TallyAction>
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
    let undo = Undo<Tally, TallyAction>()
    recorder = StoreRecorder(of: initial, clock: clock, report: report, write: record)
    let store = Store(
      initial: initial,
      reducer: .tally,
      clock: recorder.clock,
      middleware: [undo.middleware, recorder.middleware]
    )
    keeping.keep(\.self, of: store, after: .seconds(1), scheduler: clock.scheduler)
    keeping.disposed(by: bag)
    presenter = TallyPresenter(interactor: store, undo: undo, log: log)
  }

  package func viewDidLoad() {
    presenter.cups.drive(dataSource.rx[\.cups]).disposed(by: bag)
  }

  /// The system ends the app: what is not saved is saved now.
  func stop() { bag.dispose() }
}
