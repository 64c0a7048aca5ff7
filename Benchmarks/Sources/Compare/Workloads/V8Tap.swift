import Observation2
import Scenes
import ScenesHeadless
import StateStore

extension Workload {
  /// V8: a tap on a control that is found by its identifier, through delegate, presenter, store and
  /// binding to the patch of a text.
  static var tap: Workload {
    Workload("V8", against: .bareW9, limit: 70) { inputs in
      let first = inputs.seed &+ 1_000_000
      return Trial(
        expected: { rounds in (0..<rounds).reduce(0) { $0 &+ first &+ 1 &+ $1 } },
        ours: Contender {
          let time = VirtualTime()
          let store = TapStore(initial: TapState(), clock: time) { state, action in
            switch action {
            case .add: state.count &+= 1
            case .set(let count): state.count = count
            }
            return .none
          }
          let source = ListSource(1_000, seed: inputs.seed)
          let stage = Stage(time) { TapHost(TapPresenter(store), source) }
          _ = stage.frames
          return { rounds, meter in
            store.send(.set(first))
            stage.update()
            var sum = 0
            meter.start()
            for _ in 0..<rounds {
              guard (try? stage.tap(.id("add"))) != nil else { return 0 }
              for case .update(_, let look, _) in stage.update() {
                sum &+= look.text.flatMap { Int($0) } ?? 0
              }
            }
            meter.stop()
            return sum
          }
        },
        bases: [bareSlice(inputs)]
      )
    }
  }
}

private typealias TapStore = Store<TapState, TapAction>

private struct TapState {
  var count = 0
}

private enum TapAction {
  case add
  case set(Int)
}

@MainActor
private protocol TapViewDelegate: AnyObject {
  func tapViewDidAdd()
}

private struct TapView: SceneView {
  weak var delegate: (any TapViewDelegate)?
  let source: ListSource

  var body: [ScreenElement] {
    column {
      ListBanner(source: source)
      button("add") { delegate?.tapViewDidAdd() }.identifier("add")
      each(source.items) { ListRow(item: $0) }
    }
  }
}

private final class TapHost: SceneHost, TapViewDelegate {
  private(set) var view: TapView
  private let presenter: TapPresenter
  private let bag = DisposeBag()

  init(_ presenter: TapPresenter, _ source: ListSource) {
    self.presenter = presenter
    view = TapView(source: source)
    view.delegate = self
  }

  func viewDidLoad() {
    presenter.count.drive(view.source.rx[\.banner]).disposed(by: bag)
  }

  func tapViewDidAdd() {
    presenter.add()
  }
}

private final class TapPresenter: ScenePresenter {
  let count: Driver<String>
  private let store: TapStore

  init(_ store: TapStore) {
    self.store = store
    count = store.driver(\.count).map { String($0) }
  }

  func add() {
    store.send(.add)
  }
}
