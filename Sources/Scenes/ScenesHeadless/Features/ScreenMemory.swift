import Observation2
import Scenes

/// What the screens of an installation have looked like, to be compared with what they look like now.
///
/// It looks only at moments at which nothing is under way, and only after steps.
@MainActor
final class ScreenMemory {
  /// What is looked for, each named by what has to hold.
  enum Loss: String, CaseIterable {
    case withTheProcess = "what is kept is there when the app is launched again"
    case inTurning = "what was there is there when the device is turned"
    case ofTurn = "a turn asks for nothing that is there"
    case ofUse = "what could be used can be used"
    case ofPlace = "an event tells the place that is on the screen"
    case ofWay = "a tap leads where the feature says"
    case ofEnd = "what is said to be under way is under way"
  }

  private let network: SimulatedNetwork
  private let exploration: AppExploration
  private weak var stage: Stage?
  /// The screen that was looked at last.
  private var revision = -1
  private var last: ScreenMoment?
  /// What was on the screen when the process ended, if nothing has happened since that may change it.
  private var ended: ScreenMoment?
  /// How many requests had failed when the last moment was looked at: a new process may fail before it is looked at.
  private var strokes = 0
  /// How many requests had been carried out without an answer when the process began: what they have changed is on the
  /// screen only when it is opened anew.
  private var unanswered = 0
  /// The moment before the device was turned.
  private var unturned: ScreenMoment?
  /// What could be used on a screen that looked so.
  private var usable: [Int: [Bool]] = [:]
  /// The places of rows on the screen that was looked at last.
  private var places = ScreenPlaces()
  /// Where and when these places were looked at: what is there after some time may be elsewhere.
  private var placesRoute = ""
  private var placesTime = Duration.zero
  private var events = 0
  private var ways: ScreenWays
  private var turns = ScreenTurns()
  /// What was asked for since the last look: who asks for the same again wants another one, and one is for all.
  private var asked = Set(Loss.allCases)
  /// What says on the screen that was looked at last that something is under way.
  private var waiting: String?
  /// What the last look has found.
  private var found: [Loss: String] = [:]

  init(_ network: SimulatedNetwork, _ exploration: AppExploration) {
    (self.network, self.exploration) = (network, exploration)
    ways = ScreenWays(exploration.leads)
  }

  /// Something has happened from outside that may change everything.
  func forget() {
    (last, ended, unturned) = (nil, nil, nil)
    usable = [:]
    places = ScreenPlaces()
  }

  /// Looks at the screen, once after each change.
  ///
  /// - Returns: What has been lost; `nil` if nothing has.
  func find(_ loss: Loss, on stage: Stage) -> String? {
    if !asked.insert(loss).inserted {
      asked = [loss]
      look(at: stage)
    }
    return found.removeValue(forKey: loss)
  }

  private func look(at stage: Stage) {
    let hasActed = stage.events.events.count > events
    if let wrong = wrongPlace(on: stage) { found[.ofPlace] = wrong }
    let isFirst = self.stage !== stage
    if isFirst {
      if ended == nil { ended = last }
      if network.unanswered != unanswered { (ended, unanswered) = (nil, network.unanswered) }
      (self.stage, revision, last, unturned) = (stage, -1, nil, nil)
      (places, turns, found) = (ScreenPlaces(), ScreenTurns(), [:])
    }
    if let wrong = ways.wrongWay(on: stage, network.requests.count, isFirst: isFirst) {
      found[.ofWay] = wrong
    }
    let frames = stage.frames
    let route = stage.navigator.navigation.top.map { "\($0.route.base)" }
    if let wrong = turns.wrongRequest(frames, route: route ?? "", network) {
      found[.ofTurn] = wrong
    }
    placesTime = stage.time.timeSince1970
    // Its end may be what does not change the screen.
    if stage.revision != revision { waiting = frames.waiting }
    if let waiting, isIdle(stage) {
      found[.ofEnd] = "“\(waiting)” is shown, and nothing is under way"
    }
    guard stage.revision != revision else { return }
    revision = stage.revision
    // What a person does on a screen that is not at rest yet may take something away.
    if hasActed, !isFirst, route == placesRoute, route == ended?.route { ended = nil }
    notePlaces(frames, route ?? "")
    guard network.underWay.isEmpty, exploration.isSettled(), let route else {
      // It may come to rest without a change, and is looked at then.
      (last, unturned, revision) = (nil, nil, -1)
      return
    }
    let moment = ScreenMoment(
      frames,
      route: route,
      time: stage.time.timeSince1970,
      keeping: exploration.kept,
      leading: exploration.leads
    )
    if let dead = moment.dead { found[.ofWay] = dead }
    if let before = ended {
      ended = nil
      found[.withTheProcess] = moment.lost(
        withTheProcessAt: before,
        !network.isOffline && network.strokes == strokes
      )
      found[.ofUse] = moment.stuck(before)
    }
    found[.inTurning] = lostInTurning(moment)
    found[.ofUse] = found[.ofUse] ?? unusable(frames, moment)
    (last, strokes) = (moment, network.strokes)
  }

  /// Whether nothing is under way, and nothing that is due soon makes a difference.
  private func isIdle(_ stage: Stage) -> Bool {
    guard network.underWay.isEmpty, exploration.isSettled() else { return false }
    guard let due = stage.time.nextDue else { return true }
    return due - stage.time.scheduler.now > Self.soon
  }

  /// What is due later has nothing to do with what a person waits for.
  private static let soon = Duration.seconds(30)

  private func lostInTurning(_ moment: ScreenMoment) -> String? {
    // Whatever else has changed the screen since the device was turned may have taken something away.
    guard let last, last.size != moment.size else {
      unturned = nil
      return nil
    }
    defer { unturned = last }
    return unturned.flatMap { moment.lost(inTurningBackFrom: $0) }
      ?? moment.lost(inTurningFrom: last)
  }

  // MARK: - What can be used

  private func unusable(_ frames: ScreenFrames, _ moment: ScreenMoment) -> String? {
    var hasher = Hasher()
    hasher.combine(moment.route)
    hasher.combine(moment.size)
    for words in exploration.stored() { hasher.combine(words) }
    var enabled: [Bool] = []
    for laidOut in frames.elements {
      var look = laidOut.element
      look.isEnabled = true
      hasher.combine(look)
      hasher.combine(laidOut.isFocused)
      hasher.combine(laidOut.depth)
      enabled.append(laidOut.isEnabled)
    }
    let key = hasher.finalize()
    guard let before = usable[key] else {
      usable[key] = enabled
      return nil
    }
    guard let index = zip(before, enabled).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else { return nil }
    let element = frames.elements[index]
    return
      "\(element.element) is \(element.isEnabled ? "enabled" : "disabled") on a screen on which it was "
      + "\(element.isEnabled ? "disabled" : "enabled"), and which is the same otherwise"
  }

  // MARK: - Places

  /// The events that tell the place of something that was touched tell the one on the screen before the touch.
  private func wrongPlace(on stage: Stage) -> String? {
    let log = stage.events
    defer { events = log.events.count }
    guard log.events.count > events, placesTime == stage.time.timeSince1970 else { return nil }
    for event in log.events[events...] {
      guard let told = event.values["index"].flatMap({ Int($0) }),
        let id = event.values.first(where: { $0.key.hasSuffix("ID") })?.value
      else { continue }
      let found = places.places(of: id)
      if let place = found.first, !found.contains(told) {
        return "“\(event.name)” tells the place \(told) of \(id), which is at \(place)"
      }
    }
    return nil
  }

  /// Only while a person stays where they are nothing moves beyond the screen's edges.
  private func notePlaces(_ frames: ScreenFrames, _ route: String) {
    if placesRoute != route { places = ScreenPlaces() }
    placesRoute = route
    places.note(frames)
  }
}

extension SimulatedNetwork {
  /// How many faults have struck so far.
  fileprivate var strokes: Int { struck.values.reduce(0) { $0 + $1.values.reduce(0, +) } }
}

extension ScreenFrames {
  /// The name of what says that something is under way, for nobody knows how long.
  ///
  /// A picture that is not there yet shows one without a name, and may be asked for only when all this is drawn.
  fileprivate var waiting: String? {
    for index in elements.indices
    where elements[index].element.role == .progress && isVisible(elements[index]) {
      let look = elements[index].element
      if look.value == nil, let name = look.identifier ?? look.label { return name }
    }
    return nil
  }
}
