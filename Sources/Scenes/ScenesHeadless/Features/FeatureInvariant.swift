/// Something that has to hold at every moment of a feature, whatever a person and the world do.
///
/// ```swift
/// FeatureInvariant("a full shop is never empty") { (shop: ShopFeature, stage) in
///   shop.stock > 0 && stage.shows("shop-empty") ? "\(shop.stock) are in stock" : nil
/// }
/// ```
/// A harness checks it after every step of a flow and at every event in virtual time, so it has to be
/// cheap: a look at the back end, and no change. One that looks for something on the screen, which is then read
/// whole, says that it is costly.
@MainActor
public struct FeatureInvariant<Installed: InstalledFeature> {
  /// What holds, as a sentence without a full stop.
  public let name: String
  /// Whether a look costs so much that it is taken after steps only, not at every event in between.
  public let isCostly: Bool
  private let check: (Installed, Stage) -> String?

  /// Creates an invariant.
  ///
  /// - Parameters:
  ///   - name: What holds, as a sentence without a full stop.
  ///   - isCostly: Whether a look is taken after steps only.
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
  /// What holds, as a sentence without a full stop.
  public let name: String
  /// The name of the feature that it belongs to.
  public let feature: String
  /// Whether a look costs so much that it is taken after steps only, not at every event in between.
  public let isCostly: Bool
  /// Whether the answer is that of the moment alone, and of nothing that was looked at before.
  package let isOfOneMoment: Bool
  private let check: (Stage) -> String?

  /// Creates an invariant.
  ///
  /// - Parameters:
  ///   - name: What holds, as a sentence without a full stop.
  ///   - feature: The name of the feature that it belongs to.
  ///   - isCostly: Whether a look is taken after steps only.
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
