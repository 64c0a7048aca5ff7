import FlowFormat
import Scenes
import ScenesHeadless

extension FlowRun {
  /// Changes the person's settings, or the size of the screen, now and for later launches.
  func changeSurroundings(_ change: (inout ScreenEnvironment) -> Void) async {
    guard budget.spend(of: .touches) else { return }
    checkBeforeLosses(endsProcess: false)
    checked.hasTurned = true
    change(&surroundings)
    // Every element is laid out again.
    if let stage {
      budget.spend(stage.frames.elements.count, of: .matching)
      stage.environment = surroundings
    }
    await settle()
  }

  /// Takes another device, perhaps one in another language, or holds it otherwise.
  func changeDevice(locale: FlowLocale? = nil, _ change: (inout FlowDevice) -> Void) async {
    change(&device)
    var new = device.environment(settings: surroundings)
    if let locale { new.setLocale(locale.identifier) }
    await changeSurroundings { $0 = new }
  }

  /// Leaves the app for another one, or the home screen.
  func enterBackground() async throws(StepFailure) {
    let stage = try runningStage()
    budget.spend(of: .touches)
    stage.perform { stage.window.enterBackground() }
    isInBackground = true
    await settle()
  }

  /// Comes back to the app.
  func enterForeground() async throws(StepFailure) {
    guard let stage, isInBackground else {
      throw StepFailure(
        "The app is not in the background. Send it there with “background”, or launch it."
      )
    }
    budget.spend(of: .touches)
    isInBackground = false
    stage.perform { stage.window.enterForeground() }
    await settle()
  }

  /// Ends the app as the system does when it needs the memory: no scene receives a call.
  func killApp() async {
    guard let stage else { return }
    budget.spend(of: .touches)
    checkBeforeLosses(endsProcess: true)
    stage.abandon()
    await leave(stage)
  }
}
