import FlowFormat
import Scenes
import ScenesHeadless

extension FlowRun {
  /// Changes the person's settings, or the size of the screen, now and for later launches.
  func changeSurroundings(
    _ change: (inout ScreenEnvironment) -> Void
  ) async throws(StepFailure) {
    guard budget.spend(of: .touches) else { return }
    checkBeforeLosses(endsProcess: false)
    invariants.moments.hasTurned = true
    var new = device.environment
    change(&new)
    // Every element is laid out again.
    budget.spend(device.frames.elements.count, of: .matching)
    try await device.setEnvironment(new)
    await settle()
  }

  /// Takes another device, perhaps one in another language, or holds it otherwise.
  func changeDevice(
    locale: FlowLocale? = nil,
    _ change: (inout HeldDevice) -> Void
  ) async throws(StepFailure) {
    var turned = held
    change(&turned)
    var new = turned.environment(settings: device.environment)
    if let locale { new.setLocale(locale.identifier) }
    try await changeSurroundings { $0 = new }
    // A device that refuses is held as before.
    held = turned
  }

  /// Leaves the app for another one, or the home screen.
  func enterBackground() async throws(StepFailure) {
    let device = try front()
    budget.spend(of: .touches)
    try await device.enterBackground()
    await settle()
  }

  /// Comes back to the app.
  func enterForeground() async throws(StepFailure) {
    guard device.state == .background else {
      throw StepFailure(
        "The app is not in the background. Send it there with “background”, or launch it."
      )
    }
    budget.spend(of: .touches)
    try await device.enterForeground()
    await settle()
  }
}
