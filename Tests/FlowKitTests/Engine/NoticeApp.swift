import Observation2
import Scenes
import ScenesHeadless

/// An app whose first element asks for a notice when it comes into sight, and shows it for a second.
///
/// The notice is there after 2 s, and with the seed 1 after no time.
@MainActor
final class NoticeApp: SimulatedApp {
  let installation: AppInstallation
  private let isFast: Bool

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
    isFast = seed == 1
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(NoticeScene(clock: clock, isFast: isFast))
  }
}

struct NoticeView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var notice = ""
  }

  let dataSource: DataSource
  let ask: @MainActor () -> Void

  var body: [ScreenElement] {
    column {
      text("始まり").onAppear(ask)
      text(dataSource.notice).identifier("notice")
      row {
        text("\(environment.locale)")
        spacer()
        text("\(environment.layoutDirection)")
      }
    }
  }
}

final class NoticeScene: SceneHost {
  private(set) lazy var view = NoticeView(dataSource: NoticeView.DataSource()) { [weak self] in
    self?.ask()
  }
  private let clock: any AppClock
  private let isFast: Bool
  private let bag = DisposeBag()

  init(clock: any AppClock, isFast: Bool) {
    (self.clock, self.isFast) = (clock, isFast)
  }

  private func ask() {
    clock.run { [weak self, clock, isFast] in
      if !isFast { try? await clock.sleep(for: .seconds(2)) }
      self?.view.dataSource.notice = "お知らせ"
      try? await clock.sleep(for: .seconds(1))
      self?.view.dataSource.notice = ""
    }
    .disposed(by: bag)
  }
}
