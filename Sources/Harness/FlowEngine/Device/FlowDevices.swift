import FlowFormat
import ScenesHeadless

/// The kind of devices of a player.
enum FlowDevices {
  /// An app on the stage, in virtual time.
  case stage(any SimulatedApp.Type)
  /// Devices that a closure makes, with their capabilities.
  case other(FlowCapabilities, @MainActor (FlowDeviceOrder) -> any FlowDevice)

  /// The app, which knows the names that flows use; `nil` for other devices.
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
