import FlowKit
import Scenes
import ScenesHeadless

/// A scripted device that the world acts on: its app ends, its cable goes, its clock does as it likes.
@MainActor
final class WaywardDevice: FlowDevice {
  let device: ScriptedDevice
  /// The time from which the app no longer runs; `nil` for never.
  var endsAt: Duration?
  /// The call after which the app no longer runs; `nil` for none.
  var endsAfter: String?
  /// The time of the device's clock for that of the scripted one.
  var clock: (Duration) -> Duration = { $0 }
  /// The next change that the device names.
  var next: (Duration) -> Duration? = { _ in nil }
  /// The time by which each call of `advance` takes longer than asked.
  var delay = Duration.zero
  /// The calls, in order.
  private(set) var calls: [String] = []
  /// The durations of the calls of `advance`.
  private(set) var advances: [Duration] = []
  /// A Boolean value that indicates whether the device refuses settings.
  var refusesSettings = false
  /// The message with which the device fails from the first touch on; `nil` for none.
  var breaksAfterTap: String?
  /// Called with the number of the calls of `advance`.
  var onAdvance: (Int) -> Void = { _ in }
  private var hasEnded = false

  init(_ app: any ScriptedApp = ContractScript(), _ environment: ScreenEnvironment = .plain) {
    device = ScriptedDevice(app, environment)
  }

  private func note(_ name: String) {
    calls.append(name)
    if name == "launch" { hasEnded = false }
    if name == endsAfter { hasEnded = true }
    if let endsAt, device.now >= endsAt { hasEnded = true }
  }

  var now: Duration { clock(device.now) }
  var timeSince1970: Duration { device.timeSince1970 }
  var nextChange: Duration? { next(now) }
  var state: FlowAppState { hasEnded ? .notRunning : device.state }
  var frames: ScreenFrames { device.frames }
  var revision: Int { device.revision }
  var refusesTouches: Bool { false }
  var isAnimating: Bool { true }
  var environment: ScreenEnvironment { device.environment }

  func settle() async throws(StepFailure) {
    try await device.settle()
    note("settle")
  }

  func advance(by duration: Duration) async throws(StepFailure) {
    advances.append(duration)
    try await device.advance(by: duration + delay)
    note("advance")
    onAdvance(advances.count)
  }

  func launch(_ arguments: [String: String]) {
    device.launch(arguments)
    note("launch")
  }

  func stop() {
    device.stop()
    note("stop")
  }

  func kill() {
    device.kill()
    note("kill")
  }

  func clearState() { device.clearState() }
  func enterBackground() { device.enterBackground() }
  func enterForeground() { device.enterForeground() }

  func open(_ link: String) throws(StepFailure) -> @MainActor () throws(StepFailure) -> Bool {
    let answer = try device.open(link)
    return { [unowned self] () throws(StepFailure) in
      let isOpen = try answer()
      return isOpen && now >= .milliseconds(16_950)
    }
  }

  func setPermission(_ name: String, isAllowed: Bool) {
    device.setPermission(name, isAllowed: isAllowed)
  }

  func setEnvironment(_ environment: ScreenEnvironment) throws(StepFailure) {
    if refusesSettings { throw StepFailure("The device does not turn.") }
    device.setEnvironment(environment)
  }

  func tap(at point: ScreenPoint) {
    device.tap(at: point)
    device.breakage = breaksAfterTap
    note("tap")
  }

  func longPress(at point: ScreenPoint, on element: LaidOutElement?) {
    device.longPress(at: point, on: element)
  }

  func drag(from start: ScreenPoint, to end: ScreenPoint) {
    device.drag(from: start, to: end)
    note("drag")
  }

  func scroll(_ area: ScrollArea, by distance: ScreenPoint) -> Bool {
    device.scroll(area, by: distance)
  }

  func send(_ event: ScreenEvent, to element: LaidOutElement) { device.send(event, to: element) }
  func back() -> Bool { device.back() }

  func type(_ text: String, marked isMarked: Bool) throws(StepFailure) {
    try device.type(text, marked: isMarked)
  }

  func erase(_ count: Int) throws(StepFailure) { try device.erase(count) }
  func press(_ key: ScreenKey) throws(StepFailure) { try device.press(key) }
  func end() { note("end") }
}
