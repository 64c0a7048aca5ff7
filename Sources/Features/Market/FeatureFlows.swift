public import Foundation
import Kaimono

/// The flows bundled with the features.
public enum FeatureFlows {
  /// The folders of the flows, one per feature.
  public static let folders: [URL] = [KaimonoFeature.flows]
}
