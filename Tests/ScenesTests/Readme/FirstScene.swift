import Observation2
import Scenes

@MainActor protocol CounterViewDelegate: AnyObject { func counterViewDidTapAdd() }

struct CounterView: SceneView {
  final class DataSource: ObservedModel { @Observed var count = "" }
  weak var delegate: (any CounterViewDelegate)?
  let dataSource: DataSource

  var body: [ScreenElement] {
    text(dataSource.count)
    button("Add") { delegate?.counterViewDidTapAdd() }.identifier("add")
  }
}

@MainActor final class CounterPresenter: ScenePresenter, CounterViewDelegate {
  private let taps = BehaviorRelay(value: 0)
  var count: Driver<String> { taps.asDriver().map { "Count: \($0)" } }
  func counterViewDidTapAdd() { taps.accept(taps.value + 1) }
}

final class CounterScene: SceneHost {
  private(set) lazy var view = CounterView(delegate: presenter, dataSource: dataSource)
  private let dataSource = CounterView.DataSource()
  private let presenter = CounterPresenter()
  private let disposeBag = DisposeBag()
  func viewDidLoad() {
    presenter.count.drive(dataSource.rx[\.count]).disposed(by: disposeBag)
  }
}
