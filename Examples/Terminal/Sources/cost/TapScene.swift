import Observation2
import Scenes
import StateStore

/// The screen of the workload V8: 1,000 rows of five elements below a button that counts, and a field.
final class TapScene: SceneHost {
  /// What is shown.
  final class DataSource: ObservedModel {
    @Observed var count = "0"
    @Observed var name = ""
  }

  /// A text that is read in a part of its own.
  struct Count: ScreenPart {
    let source: DataSource

    var body: [ScreenElement] {
      text(source.count)
    }
  }

  /// A field in a part of its own.
  struct Name: ScreenPart {
    let source: DataSource

    var body: [ScreenElement] {
      textField(source.name, placeholder: "Name") { source.name = $0 }
    }
  }

  /// The whole view.
  struct Rows: SceneView {
    let source: DataSource
    let add: () -> Void

    var body: [ScreenElement] {
      column {
        Count(source: source)
        button("add") { add() }.identifier("add")
        Name(source: source)
        each(Array(0..<1_000), id: \.self) { number in
          row(spacing: 8) {
            text("item \(number)")
            text("of the fields")
            text("1,200 yen")
            text("\(100 + number % 900)")
            text("\(100 + (number + 7) % 900)")
          }
        }
      }
    }
  }

  private let presenter: TapPresenter
  private let source = DataSource()
  private let bag = DisposeBag()

  init(_ presenter: TapPresenter) {
    self.presenter = presenter
  }

  var view: Rows {
    Rows(source: source) { [weak self] in self?.presenter.add() }
  }

  func viewDidLoad() {
    presenter.count.drive(source.rx[\.count]).disposed(by: bag)
  }
}

/// Counts taps in a store.
final class TapPresenter: ScenePresenter {
  /// The number of taps, in words.
  let count: Driver<String>
  private let store: Store<Int, Action>

  /// What can be done.
  enum Action {
    /// One more.
    case add
  }

  init(_ time: VirtualTime) {
    // Of six digits, so that the text keeps its width.
    store = Store(initial: 100_000, clock: time) { count, _ in
      count &+= 1
      return .none
    }
    count = store.driver(\.self).map { String($0) }
  }

  func add() {
    store.send(.add)
  }
}
