public import ScenesHeadless

/// The cart's store is the only one of the market that records.
///
/// A replay shows again what the cart has shown.
extension MarketApp: ReplayableApp {
  /// The recording, and the cart as the scene to open.
  public static func launchArguments(replaying recording: String) -> [String: String] {
    ["recording": recording, "scene": "cart"]
  }
}
