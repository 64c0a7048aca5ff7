import FlowFormat
import Foundation

/// The settings for the pictures that flows take: SVG wireframes of the screen.
public struct FlowScreenshots: Equatable, Sendable {
  /// The folder into which `takeScreenshot` writes, and `assertScreenshot` what differs; nothing is written if
  /// `nil`.
  public var folder: String?
  /// A Boolean value that indicates whether `assertScreenshot` writes missing or different pictures instead of failing.
  public var updates: Bool

  /// Creates the settings that the environment has: `FLOW_SCREENSHOTS`, a folder, and `UPDATE_SNAPSHOTS=1`.
  package init() {
    let environment = ProcessInfo.processInfo.environment
    self.init(
      folder: environment["FLOW_SCREENSHOTS"],
      updates: environment["UPDATE_SNAPSHOTS"] == "1"
    )
  }

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - folder: The folder for the pictures; `nil` to write none.
  ///   - updates: `true` to write missing or different pictures.
  public init(folder: String?, updates: Bool) {
    self.folder = folder
    self.updates = updates
  }
}
