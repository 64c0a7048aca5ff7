public import ScenesHeadless

/// Of the market's stores that of the cart records: what a cart has shown can be shown again.
extension MarketApp: ReplayableApp {
  /// The recording, and the cart as the scene to open.
  public static func launchArguments(replaying recording: String) -> [String: String] {
    ["recording": recording, "scene": "cart"]
  }
}
