import FlowFormat
package import Observation2
import Scenes
package import ScenesHeadless

extension FlowPlayer {
  /// The app of a tool that only plays on the stage.
  package var appType: any SimulatedApp.Type {
    guard let appType = devices.appType else {
      preconditionFailure("unreachable: explorations and recordings make players of an app")
    }
    return appType
  }
}

extension FlowRun {
  /// The stage of the running app; `nil` while none runs, and on any other device.
  package var stage: Stage? { staged?.stage }

  /// `true` if another app is in front of the running one.
  package var isInBackground: Bool { device.state == .background }

  /// The device of a command that needs the stage.
  ///
  /// - Throws: A failure on another device, for a command that does not say what it needs.
  var stageDevice: StageDevice {
    get throws(StepFailure) {
      if let staged { return staged }
      throw StepFailure(
        "The command needs an app on the stage, and this device has none. Let the command say what it “needs”, so that "
          + "the flow is refused before it plays."
      )
    }
  }

  /// The app of a tool that only plays on the stage.
  package var app: any SimulatedApp { tool.app }

  /// The clock of a tool that only plays on the stage.
  package var time: VirtualTime { tool.time }

  private var tool: StageDevice {
    guard let staged else {
      preconditionFailure("unreachable: explorations and recordings make players of an app")
    }
    return staged
  }
}
