import FlowFormat
import ScenesHeadless

/// What a player plays its flows on.
enum FlowDevices {
  /// An app on the stage, in virtual time.
  case stage(any SimulatedApp.Type)
  /// Devices of a team's own, with what they can do.
  case other(FlowCapabilities, @MainActor (FlowDeviceOrder) -> any FlowDevice)

  /// The app, which knows the names that flows use; `nil` where nobody knows them.
  var appType: (any SimulatedApp.Type)? {
    if case .stage(let appType) = self { appType } else { nil }
  }

  var capabilities: FlowCapabilities {
    switch self {
    case .stage: .all
    case .other(let capabilities, _): capabilities
    }
  }

  @MainActor func device(_ order: FlowDeviceOrder) -> any FlowDevice {
    switch self {
    case .stage(let appType): StageDevice(appType, seed: order.seed, order.environment)
    case .other(_, let makeDevice): makeDevice(order)
    }
  }
}
