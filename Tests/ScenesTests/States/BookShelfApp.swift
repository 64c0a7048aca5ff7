import Observation2
import Scenes
import ScenesHeadless

/// An app with one feature, which has something for each step to a state.
final class BookShelfApp: SimulatedApp {
  static let features = [BookShelfFeature.feature]
  static let linkScheme = "shelf-app"
  static let root = SceneRoot.stack([AnySceneRoute(BookShelfFeature.Route.shelf)])

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
  }
}

/// A shelf of books, and the page of one.
final class BookShelfFeature: SimulatedFeature {
  enum Route: String, NamedSceneRoute {
    static let feature = "shelf"
    static let names = ["shelf", "book"]

    case shelf, book

    var parent: Route? { self == .book ? .shelf : nil }
    var description: String { rawValue }
    init?(_ name: String) { self.init(rawValue: name) }
  }

  static let subject = SceneSubject("Shelf", at: "shelf")

  static let feature = FeatureDescription(
    SceneFeature(Route.self, title: "Shelf", entrance: .shelf),
    launchArguments: ["owner"],
    backendEvents: ["donated": ["count"]],
    states: [subject.state("loaded", shows: ["40 books"])]
  ) { BookShelfFeature($0) }

  private let device: SimulatedDevice
  private var books = 40
  private var launches = 0

  private init(_ device: SimulatedDevice) {
    self.device = device
  }

  func launch(
    _ launch: FeatureLaunch,
    in registry: inout SceneRegistry
  ) throws(SimulatedAppError) {
    if launch.arguments["owner"] == "nobody" { throw SimulatedAppError("Somebody has to own it.") }
    launches += 1
    let owner = launch.arguments["owner"] ?? "Ann"
    registry.add(Route.self) { [self] route, _ in
      switch route {
      case .shelf:
        BookShelfScene("\(owner), launch \(launches)", clock: device.clock) { [self] in
          try await device.network.request("shelf.load") { [self] in books }
        }
      case .book: SketchScene { $0.text("a page").identifier("page") }
      }
    }
  }

  func backend(_ event: String, _ values: [String: String]) throws(SimulatedAppError) {
    guard let count = values["count"].flatMap({ Int($0) }) else {
      throw SimulatedAppError("“donated” needs a number.", known: ["count"])
    }
    books += count
  }
}

/// The shelf: how many books there are, a field, and a button for each of some.
final class BookShelfScene: SceneHost {
  let view: BookShelfView
  private let clock: any AppClock
  private let ask: @MainActor () async throws -> Int
  private let disposeBag = DisposeBag()

  init(_ owner: String, clock: any AppClock, _ ask: @escaping @MainActor () async throws -> Int) {
    (self.clock, self.ask) = (clock, ask)
    view = BookShelfView(owner: owner)
    view.dataSource.load = { [weak self] in self?.load() }
  }

  func viewDidLoad() { load() }

  private func load() {
    view.dataSource.count = "loading"
    clock.run { [ask, dataSource = view.dataSource] in
      do {
        dataSource.count = "\(try await ask()) books"
      } catch {
        dataSource.count = "failed: \(error)"
      }
    }
    .disposed(by: disposeBag)
  }
}

struct BookShelfView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var count = ""
    @Observed var title = "old"
    @Observed var opened = ""
    var load: () -> Void = {}
  }

  let owner: String
  let dataSource = DataSource()

  var body: [ScreenElement] {
    column {
      text(owner)
      text(dataSource.count).identifier("count")
      text("opened \(dataSource.opened)")
      textField(dataSource.title) { dataSource.title = $0 }.identifier("title")
      scroll {
        each(Array(1...40), id: \.self) { number in
          row {
            text("Book \(number)")
            button("open") { dataSource.opened = "\(number)" }.identifier("open-\(number)")
          }
          .identifier("book-\(number)")
        }
      }
      .onRefresh { dataSource.load() }
      button("closed") {}.identifier("closed").disabled(true)
    }
  }
}
