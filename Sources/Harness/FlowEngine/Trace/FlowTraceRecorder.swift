import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

/// Records the trace of a flow while it is played.
///
/// It reads the app's state after each instant, compares it with the one before, and asks the app for nothing. Only at
/// the end of a step does it have the screen brought up to date, as a person would see it.
@MainActor
final class FlowTraceRecorder {
  /// The number of described changes of a screen after which the recorder skips its updates.
  private static let mostPatches = 120

  /// The trace that has been recorded so far.
  var trace: FlowTrace { chapters.trace }

  private var chapters: FlowTraceChapters
  private let app: any SimulatedApp
  private let time: VirtualTime
  private var stage: Stage?
  private var environment = ScreenEnvironment.plain
  /// A Boolean value that indicates whether the screen was not drawn since it changed.
  private var isStale = false
  /// A Boolean value that indicates whether an event has reached the screen: typed text comes without a patch.
  private var isTouched = false
  private var patches: [String] = []
  private var navigation: SceneNavigation?
  private var values = FlowTraceValues()
  private var eventsSeen = 0
  private var requestsSeen = 0
  private var faults: [String: [SimulatedNetwork.Fault: Int]] = [:]

  /// - Parameters:
  ///   - app: The app.
  ///   - time: The flow's clock.
  ///   - limit: The most bytes of the trace in a page.
  init(_ app: any SimulatedApp, _ time: VirtualTime, limit: Int) {
    self.app = app
    self.time = time
    chapters = FlowTraceChapters(limit: limit)
  }

  // MARK: - Steps

  /// A step begins.
  ///
  /// - Parameter step: The step's place among those of the report.
  func begin(_ step: Int) {
    observe()
    chapters.begin(step, at: now)
  }

  /// The step that began last ends.
  func end() {
    stage?.update()
    observe(isStepOver: true)
    chapters.end()
  }

  /// The step means an element.
  func aim(at element: LaidOutElement, touching point: ScreenPoint? = nil) {
    chapters.aim(
      at: FlowTraceTarget(
        element: FlowTraceText.clipped(element.element.description),
        frame: element.frame,
        point: point
      )
    )
  }

  // MARK: - The app

  /// The app has been launched.
  func attach(_ stage: Stage) {
    self.stage = stage
    isStale = true
    eventsSeen = 0
    navigation = nil
    let before = stage.window.onEvent
    stage.window.onEvent = { [weak self] event in
      before?(event)
      self?.isTouched = true
      self?.note(.touch, event.shown)
    }
    stage.willTake = { [weak self] patches, mirror in
      guard let self, self.patches.count < Self.mostPatches else { return }
      self.patches += FlowTracePatches(patches, on: mirror).words
    }
  }

  /// The app has ended.
  func detach() {
    observe()
    stage?.willTake = nil
    stage = nil
    chapters.current = nil
    values = FlowTraceValues()
  }

  /// Something happens in the back end.
  func happen(_ event: String, _ values: [String: String]) {
    note(.backend, Self.words(event, values))
  }

  /// Lets time pass, and notes what it has brought.
  func pass(_ advance: () async -> Void) async {
    let before = timers
    let (count, start) = (chapters.eventCount, now)
    await advance()
    var waking = timers.subtracting(from: before)
    observe()
    // One that is set again at once, from the same place, can't be told from one that was left alone.
    if waking.isEmpty, now > start, chapters.eventCount > count { waking = [""] }
    // The consequences have been noted during the advance.
    for (number, origin) in waking.enumerated() {
      chapters.insert(FlowTraceEvent(kind: .wake, at: now, text: origin), at: count + number)
    }
  }

  private var timers: OriginCounts {
    var counts = OriginCounts()
    for entry in stage?.ledger.entries ?? [] where entry.kind == .timer {
      counts.add(entry.origin.description)
    }
    return counts
  }

  /// Notes what has happened since the last time.
  ///
  /// - Parameter isStepOver: A Boolean value that indicates whether a step shows its last screen.
  func observe(isStepOver: Bool = false) {
    noteEvents()
    noteRequests()
    noteRoutes()
    noteValues()
    noteScreen(isStepOver)
  }

  // MARK: - Noting

  private var now: Double { FlowSeconds.milliseconds(time.now) }

  private func note(_ kind: FlowTraceEvent.Kind, _ text: String) {
    add(FlowTraceEvent(kind: kind, at: now, text: text))
  }

  private func add(_ event: FlowTraceEvent) {
    guard chapters.isOpen else { return }
    guard chapters.hasRoom else { return chapters.omit() }
    var event = event
    event.text = FlowTraceText.clipped(event.text)
    event.old = event.old.map { FlowTraceText.clipped($0) }
    event.new = event.new.map { FlowTraceText.clipped($0) }
    chapters.add(event)
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

  private func noteScreen(_ isStepOver: Bool) {
    // After the last step the app is taken down, which is not a part of the trace.
    guard let stage, chapters.isOpen else { return }
    isStale = isStale || isTouched || !patches.isEmpty || stage.environment != environment
    (isTouched, environment) = (false, stage.environment)
    guard isStale else { return }
    let changes = patches
    patches = []
    // The end of the step shows what a full step no longer tells.
    if !isStepOver, !chapters.hasRoom {
      if !changes.isEmpty { chapters.omit() }
      return
    }
    let isFirst = chapters.current == nil
    let drawing = FlowTraceDrawing(ScreenFrames(of: stage.mirror), in: stage.environment)
    let shown = chapters.show(drawing, mayTurn: isStepOver)
    if case .tooLarge = shown {
      if isStepOver { (chapters.current, isStale) = (nil, false) }
      return chapters.omit()
    }
    isStale = false
    var change = FlowTraceEvent(kind: .screen, at: now, text: "", patches: changes)
    if case .new(let place) = shown { change.screen = place }
    if !isFirst, change.screen != nil || !changes.isEmpty { add(change) }
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
