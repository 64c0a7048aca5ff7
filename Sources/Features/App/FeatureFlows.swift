public import Foundation

/// The flows that the features bring along.
public enum FeatureFlows {
  /// The folders that hold them, a feature each.
  public static let folders: [URL] = [
    Bundle.module.bundleURL.appendingPathComponent("KaimonoFlows", isDirectory: true)
  ]
}
