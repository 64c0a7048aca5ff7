import Observation2
import Scenes

/// The earlier screens of an installation, for a comparison with the present one.
///
/// It looks at cuts, and remembers only moments at which nothing is under way.
@MainActor
final class ScreenMemory {
  /// The kinds of losses, each with the name of the condition that holds without it.
  enum Loss: String, CaseIterable {
    case withTheProcess = "what is kept is there when the app is launched again"
    case inTurning = "what was there is there when the device is turned"
    case ofTurn = "a turn asks for nothing that is there"
    case ofUse = "what could be used can be used"
    case ofRow = "a row leads where the others of its kind do"
    case ofEnd = "what is said to be under way is under way"
  }

  private let network: SimulatedNetwork
  private let exploration: AppExploration
  private weak var stage: Stage?
  /// The screen that was looked at last.
  private var revision = -1
  private var last: ScreenMoment?
  /// The screen at the end of the process, if nothing has happened since that may change it.
  private var ended: ScreenMoment?
  /// How many requests had failed when the last moment was looked at: a new process may fail before it is looked at.
  private var strokes = 0
  /// The number of requests that had been carried out without an answer when the process began.
  ///
  /// Their changes are on the screen only when the same route opens again.
  private var unanswered = 0
  /// The moment before the device was turned.
  private var unturned: ScreenMoment?
  /// The usable controls of each screen, by the hash of its look.
  private var usable: [Int: [Bool]] = [:]
  /// The route in front at the last look.
  private var front: String?
  private let touches: TouchMemory
  /// The number of steps before the last look.
  private var steps = 0
  private var turns = ScreenTurns()
  /// The element that shows work under way, at the last look.
  private var waiting: String?
  /// The losses of the last look.
  private var found = Findings<Loss>()

  init(_ network: SimulatedNetwork, _ exploration: AppExploration, _ touches: TouchMemory) {
    (self.network, self.exploration, self.touches) = (network, exploration, touches)
  }

  /// Something has happened from outside that may change everything.
  func forget() {
    (last, ended, unturned) = (nil, nil, nil)
    usable = [:]
  }

  /// A process of the app begins, on whose screens the data of the last one have to be.
  func beginProcess() {
    if ended == nil { ended = last }
    if network.unanswered != unanswered { (ended, unanswered) = (nil, network.unanswered) }
    last = nil
    turns = ScreenTurns(after: network.requests.count)
  }

  /// Looks at the screen, once at each cut.
  ///
  /// - Returns: A sentence about the loss; `nil` if there is none.
  func find(_ loss: Loss, on stage: Stage) -> String? {
    if found.needLook(for: loss) { look(at: stage) }
    return found.take(loss)
  }

  private func look(at stage: Stage) {
    let hasActed = touches.takeActed()
    // The steps between two looks may have led anywhere.
    let hasGap = touches.looks > steps + 1
    steps = touches.looks
    let isFirst = self.stage !== stage
    if isFirst {
      (self.stage, revision) = (stage, -1)
      found.forget()
    }
    if isFirst || hasGap {
      (last, unturned) = (nil, nil)
      turns.forget()
    }
    let frames = stage.frames
    let route = stage.navigator.navigation.top.map { "\($0.route.base)" }
    if let wrong = turns.wrongRequest(frames, route: route ?? "", network) {
      found[.ofTurn] = wrong
    }
    // Its end may be what does not change the screen.
    if stage.revision != revision { waiting = frames.waiting }
    if let waiting, isIdle(stage) {
      found[.ofEnd] = "“\(waiting)” is shown, and nothing is under way"
    }
    guard stage.revision != revision else { return }
    revision = stage.revision
    // A person may remove something on a screen that is not at rest yet.
    if hasActed, hasGap || (!isFirst && route == front && route == ended?.route) { ended = nil }
    front = route
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
    if let dead = moment.dead { found[.ofRow] = dead }
    if let before = ended {
      ended = nil
      found[.withTheProcess] = moment.lost(
        withTheProcessAt: before,
        !network.isOffline && network.strokes == strokes,
        frames
      )
      found[.ofUse] = moment.stuck(before)
    }
    found[.inTurning] = lostInTurning(moment, frames)
    found[.ofUse] = found[.ofUse] ?? unusable(frames, moment)
    (last, strokes) = (moment, network.strokes)
  }

  /// Returns a Boolean value that indicates whether nothing is under way, and nothing is due soon.
  private func isIdle(_ stage: Stage) -> Bool {
    guard network.underWay.isEmpty, exploration.isSettled() else { return false }
    guard let due = stage.time.nextDue else { return true }
    return due - stage.time.scheduler.now > Self.soon
  }

  /// A person does not wait for later work.
  private static let soon = Duration.seconds(30)

  private func lostInTurning(_ moment: ScreenMoment, _ frames: ScreenFrames) -> String? {
    // Another change since the device was turned may have removed something.
    guard let last, last.size != moment.size else {
      unturned = nil
      return nil
    }
    defer { unturned = last }
    return unturned.flatMap { moment.lost(inTurningBackFrom: $0) }
      ?? moment.lost(inTurningFrom: last, frames)
  }

  // MARK: - What can be used

  private func unusable(_ frames: ScreenFrames, _ moment: ScreenMoment) -> String? {
    var hasher = Hasher()
    hasher.combine(moment.route)
    hasher.combine(moment.size)
    for words in exploration.stored() { hasher.combine(words) }
    var enabled: [Bool] = []
    enabled.reserveCapacity(frames.elements.count)
    for index in frames.elements.indices {
      var look = frames.elements[index].element
      look.isEnabled = true
      hasher.combine(look)
      hasher.combine(frames.elements[index].isFocused)
      hasher.combine(frames.elements[index].depth)
      enabled.append(frames.elements[index].isEnabled)
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
}

extension SimulatedNetwork {
  /// How many faults have struck so far.
  fileprivate var strokes: Int { struck.values.reduce(0) { $0 + $1.values.reduce(0, +) } }
}

extension ScreenFrames {
  /// The name of an element that shows work under way, without an end in sight.
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
