import Observation2
import Scenes
import ScenesHeadless

/// Records the trace of a flow while it is played.
///
/// It reads the app's state after each instant, compares it with the one before, and asks the app for nothing. Only at
/// the end of a step does it have the screen brought up to date, as a person would see it.
@MainActor
final class FlowTraceRecorder {
  /// How many events of a step are kept.
  static let eventLimit = 300

  /// The trace that has been recorded so far.
  var trace: FlowTrace {
    FlowTrace(lines: book.lines, screens: book.screens, steps: steps)
  }

  private var steps: [FlowTraceStep] = []
  private let app: any HeadlessApp
  private let time: VirtualTime
  private var stage: Stage?
  /// The places in the trace of the steps that are being played, the outermost first.
  private var open: [Int] = []
  private var book = FlowTraceBook()
  private var current: Int?
  private var environment = ScreenEnvironment.plain
  /// A Boolean value that indicates whether an event has reached the screen: typed text comes without a patch.
  private var isTouched = false
  private var patches: [String] = []
  private var navigation: SceneNavigation?
  private var values = FlowTraceValues()
  private var eventsSeen = 0
  private var requestsSeen = 0
  private var faults: [String: [SimulatedNetwork.Fault: Int]] = [:]

  init(_ app: any HeadlessApp, _ time: VirtualTime) {
    self.app = app
    self.time = time
  }

  // MARK: - Steps

  /// A step begins.
  ///
  /// - Parameter step: The step's place among those of the report.
  func begin(_ step: Int) {
    observe()
    open.append(steps.count)
    steps.append(FlowTraceStep(step: step, start: now, before: current))
  }

  /// The step that began last ends.
  func end() {
    stage?.update()
    observe()
    if let place = open.popLast() { steps[place].after = current }
  }

  /// The step means an element.
  func aim(at element: LaidOutElement, touching point: ScreenPoint? = nil) {
    guard let place = open.last else { return }
    steps[place].target = FlowTraceTarget(
      element: element.element.description,
      frame: element.frame,
      point: point
    )
  }

  // MARK: - The app

  /// The app has been launched.
  func attach(_ stage: Stage) {
    self.stage = stage
    eventsSeen = 0
    navigation = nil
    let before = stage.window.onEvent
    stage.window.onEvent = { [weak self] event in
      before?(event)
      self?.isTouched = true
      self?.note(.touch, event.description)
    }
    stage.willTake = { [weak self] patches, mirror in
      self?.patches += FlowTracePatches(patches, on: mirror).words
    }
  }

  /// The app has ended.
  func detach() {
    observe()
    stage?.willTake = nil
    stage = nil
    current = nil
    values = FlowTraceValues()
  }

  /// Something happens in the back end.
  func happen(_ event: String, _ values: [String: String]) {
    note(.backend, Self.words(event, values))
  }

  /// Lets time pass, and notes what it has brought.
  func pass(_ advance: () async -> Void) async {
    let before = timers
    let (place, count, start) = (open.last, open.last.map { steps[$0].events.count } ?? 0, now)
    await advance()
    var waking = timers.subtracting(from: before)
    observe()
    guard let place else { return }
    // One that is set again at once, from the same place, can't be told from one that was left alone.
    if waking.isEmpty, now > start, steps[place].events.count > count { waking = [""] }
    let events = waking.map { FlowTraceEvent(kind: .wake, at: now, text: $0) }
    // The consequences have been noted during the advance.
    steps[place].events.insert(contentsOf: events, at: count)
  }

  private var timers: OriginCounts {
    var counts = OriginCounts()
    for entry in stage?.ledger.entries ?? [] where entry.kind == .timer {
      counts.add(entry.origin.description)
    }
    return counts
  }

  /// Notes what has happened since the last time.
  func observe() {
    noteEvents()
    noteRequests()
    noteRoutes()
    noteValues()
    noteScreen()
  }

  // MARK: - Noting

  private var now: Double { FlowSeconds.milliseconds(time.now) }

  private func note(_ kind: FlowTraceEvent.Kind, _ text: String) {
    add(FlowTraceEvent(kind: kind, at: now, text: text))
  }

  private func add(_ event: FlowTraceEvent) {
    guard let place = open.last else { return }
    if steps[place].events.count < Self.eventLimit {
      steps[place].events.append(event)
    } else {
      steps[place].omitted = (steps[place].omitted ?? 0) + 1
    }
  }

  private func noteEvents() {
    let events = app.events.events
    for event in events.dropFirst(eventsSeen) { note(.event, Self.words(event.name, event.values)) }
    eventsSeen = events.count
  }

  private func noteRequests() {
    let requests = app.network.requests
    let start = time.timeSince1970 - time.now
    for request in requests.dropFirst(requestsSeen) {
      let at = FlowSeconds.milliseconds(request.time - start)
      add(FlowTraceEvent(kind: .request, at: at, text: request.name))
    }
    requestsSeen = requests.count
    let struck = app.network.struck
    if struck == faults { return }
    for (name, counts) in struck.sorted(by: { $0.key < $1.key }) {
      for fault in SimulatedNetwork.Fault.allCases
      where counts[fault] != nil && counts[fault] != faults[name]?[fault] {
        note(.fault, "\(name): \(fault.rawValue)")
      }
    }
    faults = struck
  }

  private func noteRoutes() {
    guard let stage, stage.navigator.navigation != navigation else { return }
    let routes = { (navigation: SceneNavigation) in
      navigation.entries.map { "\($0.route.base)" }.joined(separator: " › ")
    }
    let new = stage.navigator.navigation
    let (old, words) = (navigation.map(routes), routes(new))
    navigation = new
    if words.isEmpty || old == words { return }
    add(FlowTraceEvent(kind: .route, at: now, text: words, old: old, new: words))
  }

  private func noteValues() {
    guard let stage, let scene = stage.navigator.top else { return }
    for change in values.changes(to: FlowTraceValues(of: scene)) {
      add(
        FlowTraceEvent(kind: .value, at: now, text: change.path, old: change.old, new: change.new)
      )
    }
  }

  private func noteScreen() {
    // After the last step the app is taken down, which is not a part of the trace.
    guard let stage, !open.isEmpty else { return }
    let isAnew = current == nil || isTouched || stage.environment != environment
    guard isAnew || !patches.isEmpty else { return }
    (isTouched, environment) = (false, stage.environment)
    let frames = ScreenFrames(of: stage.mirror)
    let screen = book.place(of: frames, in: stage.environment)
    if current != nil, current != screen || !patches.isEmpty {
      let change = FlowTraceEvent(
        kind: .screen,
        at: now,
        text: "",
        patches: patches,
        screen: screen == current ? nil : screen
      )
      add(change)
    }
    patches = []
    current = screen
  }

  private static func words(_ name: String, _ values: [String: String]) -> String {
    if values.isEmpty { return name }
    let pairs = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(name) {\(pairs.joined(separator: ", "))}"
  }
}

/// How many timers there are from each place of the code.
private struct OriginCounts {
  private var counts: [String: Int] = [:]

  mutating func add(_ origin: String) { counts[origin, default: 0] += 1 }

  /// The places from which there were more before.
  func subtracting(from before: OriginCounts) -> [String] {
    before.counts.filter { $0.value > counts[$0.key] ?? 0 }.keys.sorted()
  }
}
