public import Scenes

/// The flow for which a device is made.
public struct FlowDeviceOrder: Sendable {
  /// The name of the flow.
  public let name: String
  /// The size of the screen and the person's settings with which the device begins.
  public let environment: ScreenEnvironment
  /// The seed of everything random.
  public let seed: UInt64
}
