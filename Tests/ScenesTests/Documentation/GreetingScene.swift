import Observation2
import Scenes

@MainActor protocol GreetingViewDelegate: AnyObject {
  func greetingViewDidTapGreetButton()
}

// The screen, described from the data source.
struct GreetingView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var greeting = "まだ誰にも会っていません"
    @Observed var isGreeting = false
  }

  weak var delegate: (any GreetingViewDelegate)?
  let dataSource: DataSource

  var body: [ScreenElement] {
    column {
      text(dataSource.greeting).identifier("greeting")
      button("あいさつする") { delegate?.greetingViewDidTapGreetButton() }
        .identifier("greet-button")
        .disabled(dataSource.isGreeting)
    }
  }
}

// Formats the values and acts on a tap. It knows no view.
@MainActor final class GreetingPresenter: ScenePresenter, GreetingViewDelegate {
  private let count = BehaviorRelay(value: 0)
  private let waiting = BehaviorRelay(value: false)
  private let clock: any AppClock
  private let disposeBag = DisposeBag()

  init(clock: any AppClock) { self.clock = clock }

  var greeting: Driver<String> {
    count.asDriver().filter { $0 > 0 }.map { "\($0)人目にこんにちは" }
  }
  var isGreeting: Driver<Bool> { waiting.asDriver() }

  func greetingViewDidTapGreetButton() {
    waiting.accept(true)
    clock.run { [weak self, clock] in
      try? await clock.sleep(for: .seconds(1))
      self?.greeted()
    }
    .disposed(by: disposeBag)
  }

  private func greeted() {
    count.accept(count.value + 1)
    waiting.accept(false)
  }
}

// The host: owns the parts and wires them.
final class GreetingScene: SceneHost {
  private(set) lazy var view = GreetingView(delegate: presenter, dataSource: dataSource)
  private let dataSource = GreetingView.DataSource()
  private let presenter: GreetingPresenter
  private let disposeBag = DisposeBag()

  init(clock: any AppClock) { presenter = GreetingPresenter(clock: clock) }

  func viewDidLoad() {
    presenter.greeting.drive(dataSource.rx[\.greeting]).disposed(by: disposeBag)
    presenter.isGreeting.drive(dataSource.rx[\.isGreeting]).disposed(by: disposeBag)
  }
}
