import Foundation

/// What becomes of the pictures that flows take: SVG wireframes of the screen.
public struct FlowScreenshots: Hashable, Sendable {
  /// The folder into which `takeScreenshot` writes, and `assertScreenshot` what differs; nothing is written if
  /// `nil`.
  public var folder: String?
  /// Whether `assertScreenshot` writes what is missing or different instead of failing.
  public var updates: Bool

  /// Creates the settings, by default those of the environment's `FLOW_SCREENSHOTS`, a folder, and
  /// `UPDATE_SNAPSHOTS=1`.
  ///
  /// - Parameters:
  ///   - folder: The folder for what is taken.
  ///   - updates: Whether what is missing or different is written.
  public init(
    folder: String? = ProcessInfo.processInfo.environment["FLOW_SCREENSHOTS"],
    updates: Bool = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"
  ) {
    self.folder = folder
    self.updates = updates
  }
}
