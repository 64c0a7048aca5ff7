import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting

/// The scene whose parts the page of `ScenesTesting` tests one by one.
@MainActor protocol WeatherGateway: AnyObject {
  func weather(of day: Int) async throws -> String
}

@MainActor protocol WeatherViewDelegate: AnyObject {
  func weatherViewDidTapDay(_ day: Int)
}

struct WeatherView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var weather = ""
  }

  weak var delegate: (any WeatherViewDelegate)?
  let dataSource: DataSource

  var body: [ScreenElement] {
    column {
      text(dataSource.weather).identifier("weather")
      for day in 1...3 {
        button("\(day)日") { delegate?.weatherViewDidTapDay(day) }.identifier("day-\(day)")
      }
    }
  }
}

@MainActor final class WeatherPresenter: ScenePresenter, WeatherViewDelegate {
  private let words = BehaviorRelay(value: "日を選んでください")
  private let gateway: any WeatherGateway
  private let clock: any AppClock
  private let disposeBag = DisposeBag()

  init(gateway: any WeatherGateway, clock: any AppClock) {
    (self.gateway, self.clock) = (gateway, clock)
  }

  var weather: Driver<String> { words.asDriver() }

  func weatherViewDidTapDay(_ day: Int) {
    clock.run { [words, gateway] in
      words.accept((try? await gateway.weather(of: day)) ?? "分かりません")
    }
    .disposed(by: disposeBag)
  }
}

final class WeatherScene: SceneHost {
  private(set) lazy var view = WeatherView(delegate: presenter, dataSource: dataSource)
  private let dataSource = WeatherView.DataSource()
  private let presenter: WeatherPresenter
  private let disposeBag = DisposeBag()

  init(gateway: any WeatherGateway, clock: any AppClock) {
    presenter = WeatherPresenter(gateway: gateway, clock: clock)
  }

  func viewDidLoad() {
    presenter.weather.drive(dataSource.rx[\.weather]).disposed(by: disposeBag)
  }
}

@MainActor final class WeatherViewDelegateSpy: WeatherViewDelegate {
  let calls = EventLog()
  func weatherViewDidTapDay(_ day: Int) { calls.recordCall(["day": "\(day)"]) }
}

@MainActor final class WeatherScript: WeatherGateway {
  let days: ScriptedAnswers<Int, String>
  init(_ days: ScriptedAnswers<Int, String>) { self.days = days }
  func weather(of day: Int) async throws -> String { try await days.answer(to: day) }
}
