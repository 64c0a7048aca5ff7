import Observation2
import Scenes
import Testing

@testable import ScenesHeadless

/// That a tap leads where a feature says (`FeatureExploration.leads`).
@MainActor @Suite struct LeadingTests {
  private let time = VirtualTime()
  private let app: WaysApp
  private let stage: Stage

  init() throws {
    app = WaysApp(clock: time, seed: 0)
    stage = try Stage(time, checksContracts: false, launching: app)
    stage.update()
    #expect(found() == nil)
  }

  /// The violation of the ways, if there is one.
  ///
  /// Call it once after each change.
  private func found() -> String? {
    app.invariants.first { $0.name == "a tap leads where the feature says" }
      .flatMap { $0.violation(on: stage) }
  }

  /// The violation after a tap that leads to a place, if there is one.
  private func found(tapping id: String, leadsTo route: WaysRoute?) throws -> String? {
    app.target = route
    try stage.tap(.id(id))
    return found()
  }

  @Test(
    arguments: [
      ("row-3", .shelf("3"), nil), ("row-12", .shelf("12"), nil),
      ("row-3", .shelf("4"), "a tap on “row-3” leads to “shelf/4”, and not to “shelf/3”"),
      ("row-3", .shelf("34"), "a tap on “row-3” leads to “shelf/34”, and not to “shelf/3”"),
      ("row-3", nil, "a tap on “row-3” leads to “home”, and not to “shelf/3”"),
      ("search", .search("塩"), nil),
      ("search", .shelf("1"), "a tap on “search” leads to “shelf/1”, and not to “search”"),
      ("elsewhere", .shelf("9"), nil), ("elsewhere", .search("酢"), nil),
      ("elsewhere", nil, "a tap on “elsewhere” leads nowhere"),
      ("offer-7", .shelf("7"), nil), ("offer-7", .search("7"), nil),
      ("offer-7", .shelf("17"), "a tap on “offer-7” leads to “shelf/17”, and not to “*/7”"),
      ("offer-7", nil, "a tap on “offer-7” leads nowhere"),
      ("again", .shelf("9"), "a tap on “again” asks for nothing"),
      ("other", .shelf("9"), nil), ("other", nil, nil),
    ] as [(String, WaysRoute?, String?)]
  )
  fileprivate func
    `a tap that leads elsewhere is found, and one that leads where it is said is not`(
      id: String,
      route: WaysRoute?,
      words: String?
    ) throws
  {
    #expect(try found(tapping: id, leadsTo: route) == words)
  }

  @Test func `a tap that asks the back end for something need not lead anywhere`() async throws {
    app.target = nil
    let network = app.network
    try stage.tap(.id("again"))
    let asking = time.run { _ = try? await network.request("shelf.load") {} }
    await time.advance(by: .zero)
    #expect(found() == nil)
    asking.dispose()
  }

  @Test(arguments: [[], ["row-12"], ["row-3", "row-12"], ["other"]])
  func `a row that takes no tap is found where others of its kind take one`(
    dead: [String]
  ) throws {
    let app = WaysApp(clock: time, seed: 0)
    app.dead = dead
    let stage = try Stage(time, checksContracts: false, launching: app)
    stage.update()
    let found = app.invariants.compactMap { $0.violation(on: stage) }
    #expect(found == (dead == ["row-12"] ? ["“row-12” takes no tap, and “row-3” takes one"] : []))
  }

  @Test func `a way is judged once`() throws {
    #expect(try found(tapping: "row-3", leadsTo: .shelf("4")) != nil)
    #expect(found() == nil)
  }

  @Test func `two taps between two checks break nothing`() throws {
    app.target = nil
    try stage.tap(.id("row-3"))
    try stage.tap(.id("row-3"))
    #expect(found() == nil)
    try stage.tap(.id("row-3"))
    try stage.tap(.id("elsewhere"))
    #expect(found() == nil)
    #expect(try found(tapping: "row-3", leadsTo: nil) != nil)
  }

  @Test func `a tap before the first check is not judged`() throws {
    let other = WaysApp(clock: time, seed: 0)
    let stage = try Stage(time, checksContracts: false, launching: other)
    try stage.tap(.id("row-3"))
    #expect(other.invariants.compactMap { $0.violation(on: stage) } == [])
  }

  @Test func `an app without ways finds none, and two features' ways are put together`() {
    let one = CommonExploration(leads: ["row-#": "shelf/#"])
    let two = CommonExploration(leads: ["search": "search", "row-#": "room/#"])
    #expect(one.merging(two).leads == ["row-#": "shelf/#", "search": "search"])
    #expect(CommonExploration().leads == [:])
    var ways = ScreenWays([:])
    app.target = nil
    stage.perform {}
    #expect(ways.wrongWay(on: stage, 0, isFirst: false) == nil)
  }
}

/// Where the taps of a screen lead.
private enum WaysRoute: NamedSceneRoute {
  static let feature = "ways"
  static let names = ["home", "shelf/ID", "search/WORDS"]

  case home
  case shelf(String)
  case search(String)

  var description: String {
    switch self {
    case .home: "home"
    case .shelf(let id): "shelf/\(id)"
    case .search(let words): "search/\(words)"
    }
  }

  init?(_ name: String) {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count) {
    case ("home", 1): self = .home
    case ("shelf", 2): self = .shelf(parts[1])
    case ("search", 2): self = .search(parts[1])
    default: return nil
    }
  }
}

/// An app whose taps lead where a test says, and whose feature says where they should lead.
private final class WaysApp: SimulatedApp {
  static let features = [WaysFeature.feature]
  static let linkScheme = "ways"
  static let root = SceneRoot.stack([AnySceneRoute(WaysRoute.home)])

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
  }

  /// Where the next tap leads; nowhere if `nil`.
  var target: WaysRoute? {
    get { (installation.feature() as WaysFeature?)?.target }
    set { (installation.feature() as WaysFeature?)?.target = newValue }
  }

  /// The identifiers of the elements that take no tap.
  var dead: [String] {
    get { (installation.feature() as WaysFeature?)?.dead ?? [] }
    set { (installation.feature() as WaysFeature?)?.dead = newValue }
  }
}

private final class WaysFeature: SimulatedFeature {
  static let feature = FeatureDescription(
    SceneFeature(WaysRoute.self),
    exploring: FeatureExploration<WaysFeature>(
      leads: [
        "row-#": "shelf/#", "search": "search", "elsewhere": "", "offer-#": "*/#", "again": "?",
      ]
    )
  ) { _ in WaysFeature() }

  var target: WaysRoute?
  var dead: [String] = []

  func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {
    registry.add(WaysRoute.self) { [weak self] _, _ in
      WaysScene(dead: self?.dead ?? []) { self?.target }
    }
  }
}

private final class WaysScene: SceneHost {
  struct WaysView: SceneView {
    let dead: [String]
    let tap: @MainActor () -> Void

    var body: [ScreenElement] {
      column {
        for id in ["row-3", "row-12", "search", "elsewhere", "offer-7", "again", "other"] {
          if dead.contains(id) {
            layers { text(id) }.identifier(id)
          } else {
            layers { text(id) }.identifier(id).onTap { tap() }
          }
        }
      }
    }
  }

  let view: WaysView
  let navigationRouter: (any SceneRouter)?

  init(dead: [String], leadsTo target: @escaping @MainActor () -> WaysRoute?) {
    let router = PlaceRouter<WaysRoute>()
    navigationRouter = router
    view = WaysView(dead: dead) { if let route = target() { router.push(route) } }
  }
}
