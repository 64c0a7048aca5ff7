import Foundation

/// What becomes of the pictures that flows take: SVG wireframes of the screen.
public struct FlowScreenshots: Hashable, Sendable {
  /// The folder into which `takeScreenshot` writes, and `assertScreenshot` what differs; nothing is written if
  /// `nil`.
  public var folder: String?
  /// Whether `assertScreenshot` writes what is missing or different instead of failing.
  public var updates: Bool

  /// Creates the settings that the environment has: `FLOW_SCREENSHOTS`, a folder, and `UPDATE_SNAPSHOTS=1`.
  public init() {
    let environment = ProcessInfo.processInfo.environment
    self.init(
      folder: environment["FLOW_SCREENSHOTS"],
      updates: environment["UPDATE_SNAPSHOTS"] == "1"
    )
  }

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - folder: The folder for what is taken; nothing is written if `nil`.
  ///   - updates: Whether what is missing or different is written.
  public init(folder: String?, updates: Bool) {
    self.folder = folder
    self.updates = updates
  }
}
