import Observation2
import Scenes

extension Workload {
  /// V6: a scene of 20 bound texts is built, shown, taken off, and gone.
  static var scene: Workload {
    Workload("V6", against: .bareW7, limit: 200) { inputs in
      Trial(
        expected: { $0 &* TextsHost.proof },
        ours: Contender {
          let window = SceneWindow()
          return { rounds, meter in
            var sum = 0
            meter.start()
            for round in 0..<rounds {
              window.navigator.push(TextsHost(TextsPresenter(inputs.seed &+ round)))
              sum &+= window.texts()
              window.navigator.removeAll()
              _ = window.update()
            }
            meter.stop()
            return sum &+ TextsHost.alive
          }
        },
        bases: [bareCycle(inputs)]
      )
    }
  }

  /// V7: the heap of one such scene, while a thousand are alive.
  static var sceneSize: Workload {
    Workload("V7", .heap, against: .peerW11, limit: 26) { inputs in
      Trial(
        fixedRounds: 1_000,
        expected: { $0 &* TextsHost.proof },
        ours: Contender {
          { rounds, meter in
            let window = SceneWindow()
            var sum = 0
            meter.start()
            for round in 0..<rounds {
              window.navigator.push(TextsHost(TextsPresenter(inputs.seed &+ round)))
              sum &+= window.texts()
            }
            meter.stop()
            window.navigator.removeAll()
            return sum &+ TextsHost.alive
          }
        },
        bases: [peerChain(inputs)]
      )
    }
  }
}

extension SceneWindow {
  /// Updates, and counts the texts of a screen that has come.
  fileprivate func texts() -> Int {
    var texts = 0
    for case .insert(let screen, _, _) in update() {
      for element in screen.children.first?.children ?? [] where element.look.text != "" {
        texts &+= 1
      }
    }
    return texts
  }
}

private final class TextsHost: SceneHost {
  /// The texts of a scene.
  static let proof = 20
  static var alive = 0

  let view: TextsView
  private let presenter: TextsPresenter
  private let bag = DisposeBag()

  init(_ presenter: TextsPresenter) {
    self.presenter = presenter
    view = TextsView(source: TextsSource())
    TextsHost.alive &+= 1
  }

  isolated deinit {
    TextsHost.alive &-= 1
  }

  func viewDidLoad() {
    let source = view.source
    presenter.texts[0].drive(source.rx[\.text0]).disposed(by: bag)
    presenter.texts[1].drive(source.rx[\.text1]).disposed(by: bag)
    presenter.texts[2].drive(source.rx[\.text2]).disposed(by: bag)
    presenter.texts[3].drive(source.rx[\.text3]).disposed(by: bag)
    presenter.texts[4].drive(source.rx[\.text4]).disposed(by: bag)
    presenter.texts[5].drive(source.rx[\.text5]).disposed(by: bag)
    presenter.texts[6].drive(source.rx[\.text6]).disposed(by: bag)
    presenter.texts[7].drive(source.rx[\.text7]).disposed(by: bag)
    presenter.texts[8].drive(source.rx[\.text8]).disposed(by: bag)
    presenter.texts[9].drive(source.rx[\.text9]).disposed(by: bag)
    presenter.texts[10].drive(source.rx[\.text10]).disposed(by: bag)
    presenter.texts[11].drive(source.rx[\.text11]).disposed(by: bag)
    presenter.texts[12].drive(source.rx[\.text12]).disposed(by: bag)
    presenter.texts[13].drive(source.rx[\.text13]).disposed(by: bag)
    presenter.texts[14].drive(source.rx[\.text14]).disposed(by: bag)
    presenter.texts[15].drive(source.rx[\.text15]).disposed(by: bag)
    presenter.texts[16].drive(source.rx[\.text16]).disposed(by: bag)
    presenter.texts[17].drive(source.rx[\.text17]).disposed(by: bag)
    presenter.texts[18].drive(source.rx[\.text18]).disposed(by: bag)
    presenter.texts[19].drive(source.rx[\.text19]).disposed(by: bag)
  }
}

private final class TextsPresenter: ScenePresenter {
  let texts: [Driver<String>]
  private let relays: [BehaviorRelay<String>]

  init(_ number: Int) {
    relays = (0..<20).map { BehaviorRelay(value: "\(number &+ $0)") }
    texts = relays.map { $0.asDriver() }
  }
}

private struct TextsView: SceneView {
  let source: TextsSource

  var body: [ScreenElement] {
    column {
      text(source.text0)
      text(source.text1)
      text(source.text2)
      text(source.text3)
      text(source.text4)
      text(source.text5)
      text(source.text6)
      text(source.text7)
      text(source.text8)
      text(source.text9)
      text(source.text10)
      text(source.text11)
      text(source.text12)
      text(source.text13)
      text(source.text14)
      text(source.text15)
      text(source.text16)
      text(source.text17)
      text(source.text18)
      text(source.text19)
    }
  }
}

private final class TextsSource: ObservedModel {
  @Observed var text0 = ""
  @Observed var text1 = ""
  @Observed var text2 = ""
  @Observed var text3 = ""
  @Observed var text4 = ""
  @Observed var text5 = ""
  @Observed var text6 = ""
  @Observed var text7 = ""
  @Observed var text8 = ""
  @Observed var text9 = ""
  @Observed var text10 = ""
  @Observed var text11 = ""
  @Observed var text12 = ""
  @Observed var text13 = ""
  @Observed var text14 = ""
  @Observed var text15 = ""
  @Observed var text16 = ""
  @Observed var text17 = ""
  @Observed var text18 = ""
  @Observed var text19 = ""
}
