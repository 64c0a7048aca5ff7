import Observation2
import Scenes

/// The faults that a random walk has seen, and the scenes that it has made.
@MainActor final class WalkBook {
  /// The scenes that are in memory, by weak names.
  var alive = 0
  var faults: [String] = []
  /// The ends of presentations that scenes have received, with the presenter and the presentation.
  var ends: [ScenePresentationEnd] = []
  let ticks = PublishRelay<Int>()
  /// The action of a scene in the middle of a lifecycle call, if any.
  var ask: ((WalkScene) -> Void)?
}

/// A scene that checks that its lifecycle is called in legal pairs.
final class WalkScene: SceneRestoring, SceneLifetimeOwner {
  enum Appearance { case hidden, appearing, shown, disappearing }

  let view: WalkView
  let route: WalkRoute
  let place: ScenePlace
  let lifetime = SceneLifetime()
  /// How often everything had been taken down when it was built.
  let life: Int
  private(set) var appearance = Appearance.hidden
  private(set) var savedState: Int
  private(set) var isRestored = false
  private var isLoaded = false
  private let book: WalkBook
  /// How often it has heard a tick that is bound to its appearance.
  var ticksHeard = 0

  init(_ route: WalkRoute, _ place: ScenePlace, _ book: WalkBook, state: Int, life: Int) {
    (self.route, self.place, self.book, savedState) = (route, place, book, state)
    self.life = life
    view = WalkView(route: route)
    book.alive += 1
  }

  isolated deinit {
    if appearance != .hidden { book.faults.append("\(route) goes \(appearance)") }
    book.alive -= 1
  }

  func restore(_ state: Int) {
    if isLoaded { book.faults.append("\(route) is restored after it was loaded") }
    (savedState, isRestored) = (state, true)
  }

  func viewDidLoad() {
    if isLoaded { book.faults.append("\(route) loads twice") }
    isLoaded = true
    book.ticks.asSignal().emit { _ in }.disposed(by: lifetime.untilDetach)
  }

  func viewWillAppear() {
    go(from: [.hidden, .disappearing], to: .appearing)
    book.ticks.asSignal().emit { [weak self] _ in self?.ticksHeard += 1 }
      .disposed(by: lifetime.untilDisappear)
    book.ask?(self)
  }

  func viewDidAppear() {
    go(from: [.appearing], to: .shown)
    book.ask?(self)
  }

  func viewWillDisappear() { go(from: [.shown, .appearing], to: .disappearing) }

  func viewDidDisappear() {
    go(from: [.disappearing], to: .hidden)
    book.ask?(self)
  }

  func didEnterBackground() { book.ask?(self) }

  func presentationDidEnd(_ end: ScenePresentationEnd) { book.ends.append(end) }

  private func go(from legal: [Appearance], to next: Appearance) {
    if !legal.contains(appearance) || !isLoaded {
      book.faults.append("\(route) goes from \(appearance) to \(next)")
    }
    appearance = next
  }
}

/// A view with a bar.
struct WalkView: NavigatedSceneView {
  final class DataSource: ObservedModel {
    @Observed var number = 0
  }

  let data = DataSource()
  let route: WalkRoute

  var navigationItem: SceneNavigationItem { SceneNavigationItem("bar \(route)") }

  var body: [ScreenElement] { column { text("\(data.number)").identifier("walk \(route)") } }
}

enum WalkRoute: SceneRoute {
  static let feature = "walk"

  case leaf(Int)
}

/// Writes what a walk's scenes save.
struct WalkStates: SceneStateCoder {
  func text(of state: some Encodable) throws -> String { try NavigationJSON.text(state) }

  func state<State: Decodable>(_ type: State.Type, from text: String) throws -> State {
    try NavigationJSON.read(type, text)
  }
}
