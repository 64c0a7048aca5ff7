/// Something that has to hold at every moment of a feature, whatever a person and the world do.
///
/// ```swift
/// FeatureInvariant("a full shop is never empty") { (shop: ShopFeature, stage) in
///   shop.stock > 0 && stage.shows("shop-empty") ? "\(shop.stock) are in stock" : nil
/// }
/// ```
/// A harness checks it after every step of a flow and at every event in virtual time, so it has to be
/// cheap. It reads the back end and changes nothing. An invariant that searches the screen declares itself costly,
/// because a search reads the whole screen.
@MainActor
public struct FeatureInvariant<Installed: SimulatedFeature> {
  /// The condition, as a sentence without a full stop.
  public let name: String
  /// A Boolean value that indicates whether the harness checks only after steps, and not at every event between them.
  public let isCostly: Bool
  private let check: (Installed, Stage) -> String?

  /// Creates an invariant.
  ///
  /// - Parameters:
  ///   - name: The condition, as a sentence without a full stop.
  ///   - isCostly: `true` to check only after steps.
  ///   - check: Returns what is wrong; `nil` while it holds.
  public init(
    _ name: String,
    isCostly: Bool = false,
    _ check: @escaping @MainActor (Installed, Stage) -> String?
  ) {
    (self.name, self.isCostly, self.check) = (name, isCostly, check)
  }

  func bound(to installed: Installed, of feature: String) -> AppInvariant {
    AppInvariant(name, of: feature, isCostly: isCostly) { [check] in check(installed, $0) }
  }
}

/// Something that has to hold at every moment of an app; see ``FeatureInvariant``.
@MainActor
public struct AppInvariant {
  /// The condition, as a sentence without a full stop.
  public let name: String
  /// The name of the feature that it belongs to.
  public let feature: String
  /// A Boolean value that indicates whether the harness checks only after steps, and not at every event between them.
  public let isCostly: Bool
  /// A Boolean value that indicates whether the answer depends on the present moment alone, and on no earlier check.
  package let isOfOneMoment: Bool
  private let check: (Stage) -> String?

  /// Creates an invariant.
  ///
  /// - Parameters:
  ///   - name: The condition, as a sentence without a full stop.
  ///   - feature: The name of the feature that it belongs to.
  ///   - isCostly: `true` to check only after steps.
  ///   - check: Returns what is wrong; `nil` while it holds.
  public init(
    _ name: String,
    of feature: String,
    isCostly: Bool = false,
    _ check: @escaping @MainActor (Stage) -> String?
  ) {
    self.init(name, of: feature, isCostly: isCostly, isOfOneMoment: false, check)
  }

  init(
    _ name: String,
    of feature: String,
    isCostly: Bool,
    isOfOneMoment: Bool,
    _ check: @escaping @MainActor (Stage) -> String?
  ) {
    (self.name, self.feature, self.isCostly) = (name, feature, isCostly)
    (self.isOfOneMoment, self.check) = (isOfOneMoment, check)
  }

  /// Returns what is wrong now; `nil` if it holds.
  public func violation(on stage: Stage) -> String? {
    check(stage)
  }
}
