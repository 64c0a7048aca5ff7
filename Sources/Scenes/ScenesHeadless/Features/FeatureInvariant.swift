/// Something that has to hold at every moment of a feature, whatever a person and the world do.
///
/// ```swift
/// FeatureInvariant("a full shop is never empty") { (shop: ShopFeature, stage) in
///   shop.stock > 0 && stage.shows("shop-empty") ? "\(shop.stock) are in stock" : nil
/// }
/// ```
/// It reads the app and its back end, and changes nothing. A harness checks it at every event in virtual time, so it has
/// to be cheap. An invariant that searches the screen is checked after steps, and one that reads all stored data at
/// ``InvariantOccasion/cut``.
@MainActor
public struct FeatureInvariant<Installed: SimulatedFeature> {
  /// The condition, as a sentence without a full stop.
  public let name: String
  /// The first of the occasions on which the harness checks it.
  public let occasion: InvariantOccasion
  private let check: (Installed, Stage) -> String?

  /// Creates an invariant.
  ///
  /// - Parameters:
  ///   - name: The condition, as a sentence without a full stop.
  ///   - occasion: The first of the occasions on which the harness checks it.
  ///   - check: Returns what is wrong; `nil` while it holds.
  public init(
    _ name: String,
    at occasion: InvariantOccasion = .event,
    _ check: @escaping @MainActor (Installed, Stage) -> String?
  ) {
    (self.name, self.occasion, self.check) = (name, occasion, check)
  }

  func bound(to installed: Installed, of feature: String) -> AppInvariant {
    AppInvariant(name, of: feature, at: occasion) { [check] in check(installed, $0) }
  }
}

/// Something that has to hold at every moment of an app; see ``FeatureInvariant``.
@MainActor
public struct AppInvariant {
  /// The condition, as a sentence without a full stop.
  public let name: String
  /// The name of the feature that it belongs to.
  public let feature: String
  /// The first of the occasions on which the harness checks it.
  public let occasion: InvariantOccasion
  /// A Boolean value that indicates whether the answer depends on the present moment alone, and on no earlier check.
  package let isOfOneMoment: Bool
  private let check: (Stage) -> String?

  /// Creates an invariant.
  ///
  /// - Parameters:
  ///   - name: The condition, as a sentence without a full stop.
  ///   - feature: The name of the feature that it belongs to.
  ///   - occasion: The first of the occasions on which the harness checks it.
  ///   - check: Returns what is wrong; `nil` while it holds.
  public init(
    _ name: String,
    of feature: String,
    at occasion: InvariantOccasion = .event,
    _ check: @escaping @MainActor (Stage) -> String?
  ) {
    self.init(name, of: feature, at: occasion, isOfOneMoment: false, check)
  }

  init(
    _ name: String,
    of feature: String,
    at occasion: InvariantOccasion,
    isOfOneMoment: Bool,
    _ check: @escaping @MainActor (Stage) -> String?
  ) {
    (self.name, self.feature, self.occasion) = (name, feature, occasion)
    (self.isOfOneMoment, self.check) = (isOfOneMoment, check)
  }

  /// Returns what is wrong now; `nil` if it holds.
  public func violation(on stage: Stage) -> String? {
    check(stage)
  }
}
