import FlowKit
import Scenes
import ScenesHeadless

/// An element of a scripted app, at a place of the screen that no layout has found.
struct ScriptedElement {
  var id: String
  var role = ScreenRole.text
  var text: String?
  var frame: ScreenRect
  var events: ScreenEventKinds = []
}

/// The app of a scripted device: what it shows, and what touches do.
@MainActor
protocol ScriptedApp: AnyObject {
  /// The elements outside the list, and the rows of the list, at the time of the device.
  func elements(at time: Duration) -> [ScriptedElement]
  func rows() -> (list: ScriptedElement, rows: [ScriptedElement])?
  /// When the elements change by themselves, or when they last did.
  var nextChange: Duration? { get }
  /// `true` for a device that names a time that has passed.
  var standsStill: Bool { get }
  func launch(_ arguments: [String: String])
  func clearState()
  func comesBack()
  func touch(_ id: String, isLong: Bool, at time: Duration)
  func type(_ text: String, into id: String)
  func erase(_ count: Int, in id: String)
  func open(_ link: String) -> Bool
  func back() -> Bool
}

/// A device of elements at absolute places, which notes where fingers touch it.
@MainActor
final class ScriptedDevice: FlowDevice {
  private let app: any ScriptedApp
  /// The points at which fingers have touched the screen, in order.
  private(set) var touches: [ScreenPoint] = []
  /// The events that were sent to elements, with their identifiers.
  private(set) var sent: [String] = []
  private(set) var now = Duration.zero
  private(set) var state = FlowAppState.notRunning
  private(set) var environment: ScreenEnvironment
  private(set) var frames: ScreenFrames
  private(set) var revision = 0
  private var offset = 0.0
  /// The identifier of the field that has the focus.
  var focus: String?
  /// A Boolean value that indicates whether the last call has been made.
  private(set) var hasEnded = false
  /// The message with which each call that lets time pass fails from now on.
  var breakage: String?

  init(_ app: any ScriptedApp, _ environment: ScreenEnvironment = .plain) {
    (self.app, self.environment) = (app, environment)
    frames = Self.frames([], nil, 0, nil, ScreenSize.zero)
  }

  var timeSince1970: Duration { .seconds(1_700_000_000) + now }
  var nextChange: Duration? {
    guard state != .notRunning, let next = app.nextChange else { return nil }
    return next > now || app.standsStill ? next : nil
  }
  var refusesTouches: Bool { false }
  var isAnimating: Bool { false }

  func settle() async throws(StepFailure) {
    // Another process would answer later.
    await Task.yield()
    if let breakage { throw StepFailure(breakage) }
    let new =
      state == .notRunning
      ? Self.frames([], nil, 0, nil, .zero)
      : Self.frames(
        app.elements(at: now),
        app.rows(),
        offset,
        focus,
        environment.containerSize
      )
    if new != frames { revision += 1 }
    frames = new
  }

  func advance(by duration: Duration) async throws(StepFailure) {
    now += duration
    try await settle()
  }

  // MARK: - The app

  func launch(_ arguments: [String: String]) {
    (offset, focus, state) = (0, nil, .foreground)
    app.launch(arguments)
  }

  func stop() { state = .notRunning }
  func kill() { state = .notRunning }
  func clearState() { app.clearState() }
  func enterBackground() { state = .background }

  func enterForeground() {
    state = .foreground
    app.comesBack()
  }

  func open(_ link: String) throws(StepFailure) -> @MainActor () throws(StepFailure) -> Bool {
    guard app.open(link) else { throw StepFailure("The app knows no link “\(link)”.") }
    return { true }
  }

  func setPermission(_ name: String, isAllowed: Bool) { sent.append("\(name) \(isAllowed)") }
  func setEnvironment(_ environment: ScreenEnvironment) { self.environment = environment }
  func end() { (state, hasEnded) = (.notRunning, true) }

  // MARK: - Fingers

  func tap(at point: ScreenPoint) { touch(at: point, isLong: false) }

  func longPress(at point: ScreenPoint, on element: LaidOutElement?) {
    touch(at: point, isLong: true)
  }

  private func touch(at point: ScreenPoint, isLong: Bool) {
    touches.append(point)
    guard case .control(let hit) = frames.hit(at: point), let id = hit.element.identifier else {
      return
    }
    if hit.element.events.contains(.text) { focus = id }
    app.touch(id, isLong: isLong, at: now)
  }

  func drag(from start: ScreenPoint, to end: ScreenPoint) {
    touches += [start, end]
    guard let area = frames.scrolls.first, area.frame.contains(start) else { return }
    _ = scroll(area, by: ScreenPoint(x: 0, y: start.y - end.y))
  }

  func scroll(_ area: ScrollArea, by distance: ScreenPoint) -> Bool {
    let new = min(max(0, offset + distance.y), area.contentSize.height - area.frame.height)
    defer { offset = new }
    return new != offset
  }

  func send(_ event: ScreenEvent, to element: LaidOutElement) {
    sent.append("\(event.name) \(element.element.identifier ?? "")")
    if event == .focus(false) { focus = nil }
  }

  func back() -> Bool { app.back() }

  // MARK: - Keys

  func type(_ text: String, marked isMarked: Bool) throws(StepFailure) {
    app.type(text, into: try focused())
  }

  func erase(_ count: Int) throws(StepFailure) {
    app.erase(count, in: try focused())
  }

  func press(_ key: ScreenKey) throws(StepFailure) {
    let id = try focused()
    sent.append("\(key) \(id)")
    if key == .backspace { app.erase(1, in: id) }
    if key == .escape { focus = nil }
  }

  private func focused() throws(StepFailure) -> String {
    if let focus { return focus }
    throw StepFailure("No field has the focus.")
  }

  // MARK: - The screen

  private static func frames(
    _ elements: [ScriptedElement],
    _ list: (list: ScriptedElement, rows: [ScriptedElement])?,
    _ offset: Double,
    _ focus: String?,
    _ size: ScreenSize
  ) -> ScreenFrames {
    var number = 0
    var focused: ScreenNodeID?
    func node(_ element: ScriptedElement) -> ScreenNodeSnapshot {
      number += 1
      var look = ScreenNodeLook(role: element.role)
      (look.text, look.identifier, look.events) = (element.text, element.id, element.events)
      if element.id == focus { focused = ScreenNodeID(number) }
      return ScreenNodeSnapshot(id: ScreenNodeID(number), look: look, frame: element.frame)
    }
    var root = ScreenNodeSnapshot(
      id: ScreenNodeID(0),
      look: ScreenNodeLook(role: .screen),
      frame: ScreenRect(size: size),
      children: elements.map(node)
    )
    if let (list, rows) = list {
      var scroll = node(list)
      scroll.look.scrollAxis = .vertical
      scroll.children = rows.map(node)
      let height = rows.last.map { $0.frame.y + $0.frame.height } ?? 0
      let content = ScreenSize(width: list.frame.width, height: height)
      scroll.scroll = ScreenScrollState(
        offset: ScreenPoint(x: 0, y: offset),
        contentSize: content
      )
      root.children.append(scroll)
    }
    var mirror = ScreenMirror(root)
    if let focused { try? mirror.apply([.focus(focused)]) }
    return ScreenFrames(of: mirror)
  }
}
