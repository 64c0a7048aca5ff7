import Observation2
import Scenes

@MainActor protocol KnockViewDelegate: AnyObject {
  func knockViewDidTapKnockButton()
}

struct KnockView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var answer = "扉は閉まっています"
    @Observed var isWaiting = false
  }

  weak var delegate: (any KnockViewDelegate)?
  let dataSource: DataSource

  var body: [ScreenElement] {
    layers {
      column {
        text("扉").header()
        text(dataSource.answer).identifier("answer")
        button("ノックする") { delegate?.knockViewDidTapKnockButton() }.identifier("knock-button")
      }
      .disabled(dataSource.isWaiting)
      if dataSource.isWaiting { toast("お待ちください") }
    }
  }
}

@MainActor final class KnockPresenter: ScenePresenter, KnockViewDelegate {
  private let answers = BehaviorRelay(value: "扉は閉まっています")
  private let waiting = BehaviorRelay(value: false)
  private let door: Door
  private let clock: any AppClock
  private let disposeBag = DisposeBag()

  init(door: Door, clock: any AppClock) {
    self.door = door
    self.clock = clock
  }

  var answer: Driver<String> { answers.asDriver() }
  var isWaiting: Driver<Bool> { waiting.asDriver() }

  func knockViewDidTapKnockButton() {
    waiting.accept(true)
    clock.run { [weak self, door] in
      let answer = (try? await door.knock()) ?? "返事がありません"
      self?.answers.accept(answer)
      self?.waiting.accept(false)
    }
    .disposed(by: disposeBag)
  }
}

final class KnockScene: SceneHost {
  private(set) lazy var view = KnockView(delegate: presenter, dataSource: dataSource)
  private let dataSource = KnockView.DataSource()
  private let presenter: KnockPresenter
  private let disposeBag = DisposeBag()

  init(door: Door, clock: any AppClock) {
    presenter = KnockPresenter(door: door, clock: clock)
  }

  func viewDidLoad() {
    presenter.answer.drive(dataSource.rx[\.answer]).disposed(by: disposeBag)
    presenter.isWaiting.drive(dataSource.rx[\.isWaiting]).disposed(by: disposeBag)
  }
}
