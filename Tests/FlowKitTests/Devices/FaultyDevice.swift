import FlowKit
import Scenes
import ScenesHeadless

/// A scripted device with a mistake of its own, which also notes its calls.
@MainActor
final class FaultyDevice: FlowDevice {
  /// A mistake of a device, and not of its app.
  enum Mistake: CaseIterable {
    case restartsRevision, numbersTouchesOnly, numbersEachLook, refusesTouches, animates
    case keepsArguments, keepsFocus, erasesAtStop, keepsEnvironment, pressesNothing, erasesOne
    case scrollsNoWayBack, launchesForLinks

    /// The only rule that finds it.
    var rule: String {
      switch self {
      case .restartsRevision: "no screen has the revision of one before the launch"
      case .numbersTouchesOnly:
        "a screen that changes by itself or by a scroll has another revision"
      case .numbersEachLook:
        "a screen that changes has another revision, and one that does not keeps it"
      case .refusesTouches, .animates:
        "an app at rest takes touches, and no transition is under way"
      case .keepsArguments, .keepsFocus:
        "a launch forgets the arguments and the focus of the one before"
      case .erasesAtStop: "the end of an app erases nothing that is stored"
      case .keepsEnvironment: "the environment has the size of a turned screen"
      case .pressesNothing: "the keyboard's keys take a character and the focus away"
      case .erasesOne: "as many characters go as a call erases"
      case .scrollsNoWayBack: "a scroll moves back, and not beyond its beginning"
      case .launchesForLinks: "a link leads on in the app that runs, and back to its first screen"
      }
    }
  }

  private let inner: ScriptedDevice
  private let mistake: Mistake?
  private let ownEnvironment: ScreenEnvironment
  /// The number that all screens have, if it is not the scripted device's.
  var fixedRevision: Int?
  /// The fraction of a point in which the device scrolls.
  var pixel: Double?
  /// The distances of all scrolls, and the numbers of characters of all calls to erase.
  private(set) var scrolls: [ScreenPoint] = []
  private(set) var erased: [Int] = []
  /// The screen at the last look at the app in front.
  private(set) lazy var lastFrames = inner.frames
  private var arguments: [String: String] = [:]
  private var launches = 0
  private var looks = 0
  private var revisionAtLaunch = 0

  init(_ app: any ScriptedApp, _ mistake: Mistake? = nil, _ environment: ScreenEnvironment = .plain)
  {
    inner = ScriptedDevice(app, environment)
    (self.mistake, ownEnvironment) = (mistake, environment)
  }

  var touches: [ScreenPoint] { inner.touches }
  var now: Duration { inner.now }
  var timeSince1970: Duration { inner.timeSince1970 }
  var nextChange: Duration? { inner.nextChange }
  var state: FlowAppState { inner.state }
  var frames: ScreenFrames { inner.frames }
  var refusesTouches: Bool { mistake == .refusesTouches }
  var isAnimating: Bool { mistake == .animates }
  var environment: ScreenEnvironment {
    mistake == .keepsEnvironment ? ownEnvironment : inner.environment
  }

  var revision: Int {
    if let fixedRevision { return fixedRevision }
    return switch mistake {
    case .restartsRevision: inner.revision - revisionAtLaunch
    case .numbersTouchesOnly: launches * 1_000 + inner.touches.count
    case .numbersEachLook: looks
    default: inner.revision
    }
  }

  func settle() async throws(StepFailure) {
    try await inner.settle()
    looks += 1
    if inner.state == .foreground { lastFrames = inner.frames }
  }

  func advance(by duration: Duration) async throws(StepFailure) {
    try await inner.advance(by: duration)
    looks += 1
  }

  // MARK: - The app

  func launch(_ arguments: [String: String]) {
    if mistake == .keepsArguments { self.arguments.merge(arguments) { $1 } }
    let focus = inner.focus
    inner.launch(mistake == .keepsArguments ? self.arguments : arguments)
    if mistake == .keepsFocus { inner.focus = focus }
    launches += 1
    revisionAtLaunch = inner.revision
  }

  func stop() {
    inner.stop()
    if mistake == .erasesAtStop { inner.clearState() }
  }

  func kill() { inner.kill() }
  func clearState() { inner.clearState() }
  func enterBackground() { inner.enterBackground() }
  func enterForeground() { inner.enterForeground() }
  func end() { inner.end() }

  func open(_ link: String) throws(StepFailure) -> @MainActor () throws(StepFailure) -> Bool {
    if mistake == .launchesForLinks { inner.launch([:]) }
    return try inner.open(link)
  }

  func setPermission(_ name: String, isAllowed: Bool) {}
  func setEnvironment(_ environment: ScreenEnvironment) { inner.setEnvironment(environment) }

  // MARK: - Fingers

  func tap(at point: ScreenPoint) { inner.tap(at: point) }
  func longPress(at point: ScreenPoint, on element: LaidOutElement?) {
    inner.longPress(at: point, on: element)
  }
  func drag(from start: ScreenPoint, to end: ScreenPoint) { inner.drag(from: start, to: end) }

  func scroll(_ area: ScrollArea, by distance: ScreenPoint) -> Bool {
    scrolls.append(distance)
    if mistake == .scrollsNoWayBack, distance.y < 0 { return false }
    guard let pixel else { return inner.scroll(area, by: distance) }
    let whole = (distance.y / pixel).rounded() * pixel
    return inner.scroll(area, by: ScreenPoint(x: 0, y: whole))
  }

  func send(_ event: ScreenEvent, to element: LaidOutElement) { inner.send(event, to: element) }
  func back() -> Bool { inner.back() }

  // MARK: - Keys

  func type(_ text: String, marked isMarked: Bool) throws(StepFailure) {
    try inner.type(text, marked: isMarked)
  }

  func erase(_ count: Int) throws(StepFailure) {
    erased.append(count)
    try inner.erase(mistake == .erasesOne ? min(1, count) : count)
  }

  func press(_ key: ScreenKey) throws(StepFailure) {
    if mistake != .pressesNothing || inner.focus == nil { try inner.press(key) }
  }
}
