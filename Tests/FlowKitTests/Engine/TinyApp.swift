import Observation2
import Scenes
import ScenesHeadless

/// An app of two scenes, with an example of everything that flows use.
@MainActor
final class TinyApp: SimulatedApp {
  static let launchArguments = ["scene", "leak"]
  static let backendEvents: [String: [String]] = ["rename": ["title"], "tick": []]

  static let backendQuestions: [String: [String]] = [
    "ticks": [], "lastTick": [], "letters": ["of"],
  ]

  let installation: AppInstallation
  /// The back end's data.
  fileprivate var ticks: [Int] = []
  /// The data stored on the device.
  private var launches = 0
  private weak var scene: TinyScene?
  /// Scenes in a retain cycle, broken when the app is released.
  private var leaked: [TinyScene] = []

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  deinit {
    let leaked = leaked
    MainActor.assumeIsolated {
      for scene in leaked { scene.letGo() }
    }
  }

  func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(SimulatedAppError) {
    let name = arguments["scene"] ?? "first"
    guard name == "first" || name == "second" else {
      throw SimulatedAppError("There is no scene “\(name)”.", known: ["first", "second"])
    }
    launches += 1
    if name == "second" { return navigator.push(SecondScene(clock: clock)) }
    let scene = TinyScene(clock: clock, network: network, events: events)
    scene.view.dataSource.launches = launches
    scene.leak(arguments["leak"] ?? "")
    if arguments["leak"] == "closure" { leaked.append(scene) }
    self.scene = scene
    navigator.push(scene)
  }

  func clearState() { launches = 0 }

  func backend(_ event: String, _ values: [String: String]) throws(SimulatedAppError) {
    guard event == "rename" else { return ticks.append(ticks.count + 1) }
    guard let title = values["title"], !title.isEmpty else {
      throw SimulatedAppError("A title is needed.")
    }
    scene?.view.dataSource.title = title
  }
}

extension TinyApp {
  func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)? {
    switch question {
    case "ticks": return ticks.count
    case "lastTick": return ticks.last
    default:
      guard let text = values["of"] else {
        throw SimulatedAppError("The question “letters” needs “of”, a text.")
      }
      return text.count
    }
  }
}

@MainActor
protocol TinyViewDelegate: AnyObject {
  func tinyViewDidTapLoad()
  func tinyViewDidTapCount()
  func tinyViewDidTapRaise(_ name: String)
  func tinyViewDidTapNext()
}

struct TinyView: SceneView {
  struct Item {
    let name: String
    var amount: Int
    var note: String?
  }

  final class DataSource: ObservedModel {
    @Observed var title = "こんにちは"
    @Observed var count = 0
    @Observed var isLoading = false
    @Observed var message = ""
    @Observed var launches = 0
    @Observed var items = [Item(name: "にんじん", amount: 2), Item(name: "塩", amount: 1)]
  }

  weak var delegate: (any TinyViewDelegate)?
  let dataSource: DataSource

  var body: [ScreenElement] {
    layers {
      column {
        text(dataSource.title).identifier("title").header()
        text("回数 \(dataSource.count)").identifier("count")
        text(dataSource.message).identifier("message")
        row {
          button("数える") { delegate?.tinyViewDidTapCount() }.identifier("count-button")
          button("読む") { delegate?.tinyViewDidTapLoad() }.identifier("load-button")
            .disabled(dataSource.isLoading)
          button("次へ") { delegate?.tinyViewDidTapNext() }.identifier("next-button").selected()
        }
        scroll {
          for item in dataSource.items {
            row {
              text(item.name)
              spacer()
              text("\(item.amount)個").identifier("amount-\(item.name)")
              button("増やす") { delegate?.tinyViewDidTapRaise(item.name) }
            }
            .identifier("row-\(item.name)")
          }
          for number in 1...40 { text("行 \(number)").checked(number == 1) }
        }
        .identifier("list")
      }
      if dataSource.isLoading { toast("読んでいます").identifier("toast") }
    }
  }
}

@MainActor
final class TinyRouter: SceneRouter {
  var place: ScenePlace?
}

@MainActor
final class TinyScene: SceneHost {
  let router = TinyRouter()
  private(set) var view: TinyView
  private let clock: any AppClock
  private let network: SimulatedNetwork
  private let events: StageEventLog
  private let bag = DisposeBag()
  private var keptAlive: (() -> Void)?

  init(clock: any AppClock, network: SimulatedNetwork, events: StageEventLog) {
    self.clock = clock
    self.network = network
    self.events = events
    view = TinyView(dataSource: TinyView.DataSource())
    view.delegate = self
  }

  var navigationRouter: (any SceneRouter)? { router }

  /// Creates a leak of this kind.
  func leak(_ kind: String) {
    Leaked.clocks.append(clock)
    switch kind {
    case "closure": keptAlive = { [self] in view.dataSource.count += 1 }
    case "timer": tick()
    case "once": _ = clock.scheduler.schedule(after: .seconds(60)) {}
    case "task":
      _ = clock.run { [clock] in
        while true { try? await clock.sleep(for: .seconds(1)) }
      }
    case "stuck":
      _ = clock.run { await withUnsafeContinuation { Leaked.continuations.append($0) } }
    case "subscription": Leaked.subscribe()
    default: break
    }
  }

  func letGo() {
    keptAlive = nil
  }

  private func tick() {
    _ = clock.scheduler.schedule(after: .seconds(1)) { [clock] in Leaked.tick(clock) }
  }
}

/// Objects that outlive their scene on purpose.
@MainActor
enum Leaked {
  /// Reachable for ever, so that the address sanitizer reports only leaks that are not on purpose.
  static var clocks: [any AppClock] = []
  static var continuations: [UnsafeContinuation<Void, Never>] = []

  static func tick(_ clock: any AppClock) {
    _ = clock.scheduler.schedule(after: .seconds(1)) { tick(clock) }
  }

  private static let title = BehaviorRelay(value: "…")

  /// Subscribes to an endless stream and never disposes.
  static func subscribe() {
    _ = title.asDriver().drive(onNext: { _ in })
  }
}

extension TinyScene: TinyViewDelegate {
  func tinyViewDidTapLoad() {
    events.recordCall()
    view.dataSource.isLoading = true
    let network = network
    let dataSource = view.dataSource
    clock.run {
      let answer = try? await network.request("tiny.load") { "読めました" }
      dataSource.message = answer ?? "読めませんでした"
      dataSource.isLoading = false
    }
    .disposed(by: bag)
  }

  func tinyViewDidTapCount() {
    view.dataSource.count += 1
    events.recordCall(["count": "\(view.dataSource.count)"])
  }

  func tinyViewDidTapRaise(_ name: String) {
    for index in view.dataSource.items.indices where view.dataSource.items[index].name == name {
      view.dataSource.items[index].amount += 1
    }
  }

  func tinyViewDidTapNext() {
    router.place?.push(SecondScene(clock: clock))
  }
}

@MainActor
final class SecondScene: SceneHost {
  let view = SecondView(dataSource: SecondView.DataSource())
  private let clock: any AppClock
  private let bag = DisposeBag()

  init(clock: any AppClock) {
    self.clock = clock
  }

  func viewDidLoad() {
    let dataSource = view.dataSource
    for second in 1...3 {
      clock.scheduler.schedule(after: .seconds(second)) { dataSource.seconds = second }
        .disposed(by: bag)
    }
  }
}

struct SecondView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var seconds = 0
  }

  let dataSource: DataSource

  var body: [ScreenElement] {
    column {
      text("二つ目").identifier("second")
      text("\(dataSource.seconds)秒")
      column { button("隠れた", action: {}).identifier("hidden-button") }.hidden()
    }
  }
}
