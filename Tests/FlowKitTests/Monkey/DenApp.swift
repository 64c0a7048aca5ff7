import Observation2
import Scenes
import ScenesHeadless

/// A small app of one feature, with a mistake that is planted in it or none.
@MainActor
final class DenApp<Plant: DenPlant>: SimulatedApp {
  static var features: [FeatureDescription] { [DenFeature.feature(with: Plant.mistake)] }
  static var linkScheme: String { "den" }
  static var root: SceneRoot<AnySceneRoute> { .stack([AnySceneRoute(DenRoute.den)]) }

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
  }
}

/// A mistake, as a type, since an app is handed over as one.
protocol DenPlant {
  static var mistake: DenMistake { get }
}

enum DenMistake: String, CaseIterable {
  case none
  /// The third tap is one too many.
  case miscounts
  /// A feed that has arrived without an answer is carried out again.
  case feedsTwice
  /// A room that is gone is held.
  case keepsRooms
  /// A timer goes on after the end.
  case keepsTime
  /// An action under a swipe sweeps once too often.
  case sweepsTwice
  /// The taps are gone when the app is launched again.
  case forgetsTaps
  /// Where the screen is low, some rooms are not there.
  case losesRooms
  /// After a failed feed the screen does not offer another one.
  case staysHungry
  /// After a feed that has failed it is still said to be under way.
  case waitsForever
  /// When the device is turned upright again, some rooms are not there.
  case losesRoomsUpright
  /// A feed that has arrived without an answer is no wish any more when the process has ended.
  case forgetsWishes
}

enum NoMistake: DenPlant { static let mistake = DenMistake.none }
enum Miscounting: DenPlant { static let mistake = DenMistake.miscounts }
enum FeedingTwice: DenPlant { static let mistake = DenMistake.feedsTwice }
enum KeepingRooms: DenPlant { static let mistake = DenMistake.keepsRooms }
enum KeepingTime: DenPlant { static let mistake = DenMistake.keepsTime }
enum SweepingTwice: DenPlant { static let mistake = DenMistake.sweepsTwice }
enum ForgettingTaps: DenPlant { static let mistake = DenMistake.forgetsTaps }
enum LosingRooms: DenPlant { static let mistake = DenMistake.losesRooms }
enum StayingHungry: DenPlant { static let mistake = DenMistake.staysHungry }
enum WaitingForever: DenPlant { static let mistake = DenMistake.waitsForever }
enum LosingRoomsUpright: DenPlant { static let mistake = DenMistake.losesRoomsUpright }
enum ForgettingWishes: DenPlant { static let mistake = DenMistake.forgetsWishes }

enum DenRoute: NamedSceneRoute {
  static let feature = "den"
  static let names = ["den", "room/ID"]

  case den
  case room(Int)

  var parent: DenRoute? { self == .den ? nil : .den }

  var description: String {
    switch self {
    case .den: "den"
    case .room(let id): "room/\(id)"
    }
  }

  init?(_ name: String) {
    if name == "den" {
      self = .den
    } else if name.hasPrefix("room/"), let id = Int(name.dropFirst(5)) {
      self = .room(id)
    } else {
      return nil
    }
  }
}

@MainActor
final class DenFeature: SimulatedFeature {
  static func feature(with mistake: DenMistake) -> FeatureDescription {
    FeatureDescription(
      SceneFeature(DenRoute.self, title: "穴", entrance: .den),
      backendEvents: ["visitor": ["room"]],
      invariants: [
        FeatureInvariant("it is fed once for each wish") { (den: DenFeature, _) in
          den.fed > den.wishes ? "it was fed \(den.fed) times for \(den.wishes) wishes" : nil
        },
        FeatureInvariant("no more than two taps count") { (den: DenFeature, _) in
          den.taps > 2 ? "\(den.taps) count" : nil
        },
        FeatureInvariant("a room is swept once") { (den: DenFeature, _) in
          den.swept.first { $0.value > 1 }.map { "room \($0.key) was swept \($0.value) times" }
        },
      ],
      exploring: FeatureExploration(
        kept: ["den-count"],
        stored: { ["\($0.taps) taps", "\($0.wishes) wishes"] }
      )
    ) { DenFeature($0, mistake) }
  }

  let mistake: DenMistake
  let device: SimulatedDevice
  /// The number that all screens show.
  let counter = BehaviorRelay(value: 0)
  var taps: Int { counter.value }
  fileprivate(set) var wishes = 0
  private(set) var fed = 0
  private(set) var swept: [Int: Int] = [:]
  private var kept: [AnyObject] = []
  private var visitors = 0
  private var unanswered = 0

  init(_ device: SimulatedDevice, _ mistake: DenMistake) {
    (self.device, self.mistake) = (device, mistake)
  }

  func launch(
    _ launch: FeatureLaunch,
    in registry: inout SceneRegistry
  ) throws(SimulatedAppError) {
    registry.add(DenRoute.self) { [self] route, context in
      let scene = DenScene(route, self, context.place)
      if mistake == .keepsRooms, route == .room(3) { kept.append(scene) }
      return scene
    }
  }

  func backend(_ event: String, _ values: [String: String]) throws(SimulatedAppError) {
    guard let room = values["room"].flatMap({ Int($0) }), 1...3 ~= room else {
      throw SimulatedAppError("There is no such room.", known: ["1", "2", "3"])
    }
    visitors += 1
  }

  func count() {
    if mistake == .miscounts || taps < 2 { counter.accept(taps + 1) }
  }

  /// Feeds once, and again if no answer came.
  func feed(_ done: @escaping @MainActor () -> Void) {
    wishes += 1
    let carryOut: @MainActor () -> Void = { [self] in fed += 1 }
    _ = device.clock.run { [self] in
      do {
        try await device.network.request("den.feed") { carryOut() }
      } catch {
        unanswered += 1
        if [.staysHungry, .waitsForever].contains(mistake) { return }
        if mistake == .feedsTwice { try? await device.network.request("den.again") { carryOut() } }
      }
      done()
    }
  }

  func stop() {
    if mistake == .forgetsTaps { counter.accept(0) }
    if mistake == .forgetsWishes { (wishes, unanswered) = (wishes - unanswered, 0) }
  }

  func sweep(_ room: Int) {
    if mistake == .sweepsTwice || swept[room] == nil { swept[room, default: 0] += 1 }
  }

  func wait() {
    guard mistake == .keepsTime else { return }
    _ = device.clock.scheduler.schedule(after: .seconds(90_000)) {}
  }
}

@MainActor
protocol DenViewDelegate: AnyObject {
  func denViewDidTapCount()
  func denViewDidTapFeed()
  func denViewDidTapRoom(_ id: Int)
  func denViewDidSweepRoom(_ id: Int)
  func denViewDidType(_ name: String)
}

struct DenView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var title = ""
    @Observed var taps = 0
    @Observed var isFeeding = false
    @Observed var rooms = 20
    @Observed var name = ""
  }

  weak var delegate: (any DenViewDelegate)?
  let dataSource = DataSource()
  let losesRooms: Bool
  let saysSo: Bool

  var body: [ScreenElement] {
    column {
      text(dataSource.title).identifier("den-title")
      textField(dataSource.name, placeholder: "名前") { delegate?.denViewDidType($0) }
        .identifier("den-name")
      button("数える \(dataSource.taps)") { delegate?.denViewDidTapCount() }
        .identifier("den-count")
      button("食べる") { delegate?.denViewDidTapFeed() }.identifier("den-feed")
        .disabled(dataSource.isFeeding)
      if saysSo, dataSource.isFeeding { progress("食べています").identifier("den-feeding") }
      scroll {
        for id in 1...(losesRooms && environment.containerSize.height < 500 ? 3 : dataSource.rooms)
        {
          button("部屋 \(id)") { delegate?.denViewDidTapRoom(id) }.identifier("den-room-\(id)")
            .swipeActions([ScreenSwipeAction("掃除") { delegate?.denViewDidSweepRoom(id) }])
        }
      }
      .identifier("den-rooms")
    }
  }
}

@MainActor
final class DenScene: SceneHost, DenViewDelegate {
  private(set) var view: DenView
  private let feature: DenFeature
  private let place: ScenePlace
  private let disposeBag = DisposeBag()

  init(_ route: DenRoute, _ feature: DenFeature, _ place: ScenePlace) {
    (self.feature, self.place) = (feature, place)
    view = DenView(
      losesRooms: feature.mistake == .losesRooms,
      saysSo: feature.mistake == .waitsForever
    )
    view.dataSource.title = route.description
  }

  func viewDidLoad() {
    view.delegate = self
    feature.counter.asDriver().drive(view.dataSource.rx[\.taps]).disposed(by: disposeBag)
  }

  func viewWillTransition(to size: ScreenSize) {
    guard feature.mistake == .losesRoomsUpright, size.width < size.height else { return }
    view.dataSource.rooms = 3
  }

  func denViewDidTapCount() {
    feature.count()
    feature.wait()
  }

  func denViewDidTapFeed() {
    view.dataSource.isFeeding = true
    feature.feed { [weak self] in self?.view.dataSource.isFeeding = false }
  }

  func denViewDidTapRoom(_ id: Int) { place.push(DenRoute.room(id)) }

  func denViewDidSweepRoom(_ id: Int) { feature.sweep(id) }

  func denViewDidType(_ name: String) { view.dataSource.name = name }
}
