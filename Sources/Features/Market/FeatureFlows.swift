public import Foundation
import Kaimono

/// The flows that the features bring along.
public enum FeatureFlows {
  /// The folders that hold them, a feature each.
  public static let folders: [URL] = [KaimonoFeature.flows]
}
