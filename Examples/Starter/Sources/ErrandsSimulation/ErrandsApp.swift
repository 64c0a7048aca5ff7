import Errands
import Observation2
import Scenes
import ScenesHeadless

/// The app on which the flows are played.
public final class ErrandsApp: SimulatedApp {
  /// The only feature; an app with more lists them all here.
  public static let features = [SimulatedErrands.feature]
  /// The list, without tabs.
  public static let root = ErrandsFeature.root
  /// A link begins with `errands://`.
  public static let linkScheme = "errands"

  /// The installation of the feature.
  public let installation: AppInstallation

  /// Creates an installation that has never run.
  public init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
  }
}
