/// The facts that a feature states for an exploration: the moments that are the same, and the data that outlives a run.
///
/// ```swift
/// exploring: FeatureExploration(
///   varying: ["product-name"],
///   kept: ["cart-quantity-#"],
///   stored: { shop in ["\(shop.contents.count) kinds in the cart"] }
/// )
/// ```
/// Two moments are the same if their screens and their stored data are the same. The exploration ignores values that
/// vary without end:
/// - A number in a text matches any number, so a time or a counter makes no new moment.
/// - Rows whose identifiers differ only in numbers count by their kind. Their texts do not count.
/// - Numbers in the stored data count as zero, one or more.
@MainActor
public struct FeatureExploration<Installed: SimulatedFeature> {
  /// The identifiers of elements of which the text makes no difference, with `#` for each number.
  public let varying: [String]
  /// The identifiers of elements that are the same when the process has ended and the same scene is opened again,
  /// with `#` for each number.
  public let kept: [String]
  /// The target of a tap on an element, by the element's identifier with `#` for a number.
  ///
  /// A target has these forms:
  /// - the name of a route with the same number, or the beginning of a name up to a slash;
  /// - `*/#` for a route of another feature with the same number;
  /// - an empty text for any route other than the present one;
  /// - `?` for a request to the back end.
  public let leads: [String: String]
  /// Returns what is stored and not on the screen.
  public let stored: @MainActor (Installed) -> [String]
  /// Returns `true` if no pending work can change the saved data.
  public let isSettled: @MainActor (Installed) -> Bool

  /// Describes what a feature's moments differ in.
  ///
  /// - Parameters:
  ///   - varying: The identifiers of elements of which the text makes no difference, with `#` for each number.
  ///   - kept: The identifiers of elements that outlive the process, with `#` for each number.
  ///   - leads: Where a tap on an element leads, by its identifier with `#` for a number.
  ///   - stored: Returns the stored data that is not on the screen. The default is no data. The back end's answers to
  ///     the questions without values (``FeatureDescription/backendQuestions``) always count.
  ///   - isSettled: Returns `true` if no pending work can change the saved data. The exploration sees requests on the
  ///     network by itself.
  public init(
    varying: [String] = [],
    kept: [String] = [],
    leads: [String: String] = [:],
    stored: @escaping @MainActor (Installed) -> [String] = { _ in [] },
    isSettled: @escaping @MainActor (Installed) -> Bool = { _ in true }
  ) {
    (self.varying, self.kept, self.leads, self.stored) = (varying, kept, leads, stored)
    self.isSettled = isSettled
  }

  /// The facts that are the same for every installation.
  var common: CommonExploration {
    CommonExploration(varying: Set(varying), kept: Set(kept), leads: leads)
  }

  func bound(to installed: Installed, _ common: CommonExploration) -> AppExploration {
    AppExploration(
      common,
      stored: { [stored] in stored(installed) },
      isSettled: { [isSettled] in isSettled(installed) }
    )
  }
}

/// The facts of features that are the same for every installation, so they are merged only once.
struct CommonExploration {
  var varying: Set<String> = []
  var kept: Set<String> = []
  var leads: [String: String] = [:]

  /// Adds the facts of another feature.
  ///
  /// If both features state where an element leads, this feature's statement wins.
  func merging(_ other: CommonExploration) -> CommonExploration {
    CommonExploration(
      varying: varying.union(other.varying),
      kept: kept.union(other.kept),
      leads: leads.merging(other.leads) { first, _ in first }
    )
  }
}

/// The facts that an app states for an exploration; see ``FeatureExploration``.
@MainActor
public struct AppExploration {
  /// The identifiers of elements of which the text makes no difference, with `#` for each number.
  public let varying: Set<String>
  /// The identifiers of elements that outlive the process, with `#` for each number.
  public let kept: Set<String>
  /// Where a tap on an element leads, by its identifier with `#` for a number; see ``FeatureExploration/leads``.
  public let leads: [String: String]
  /// Returns what is stored and not on the screen.
  public let stored: @MainActor () -> [String]
  /// Returns `true` if no pending work can change the saved data.
  public let isSettled: @MainActor () -> Bool

  /// Describes what an app's moments differ in.
  ///
  /// - Parameters:
  ///   - varying: The identifiers of elements of which the text makes no difference, with `#` for each number.
  ///   - kept: The identifiers of elements that outlive the process, with `#` for each number.
  ///   - leads: Where a tap on an element leads, by its identifier with `#` for a number.
  ///   - stored: Returns what is stored and not on the screen.
  ///   - isSettled: Returns `true` if no pending work can change the saved data.
  public init(
    varying: Set<String> = [],
    kept: Set<String> = [],
    leads: [String: String] = [:],
    stored: @escaping @MainActor () -> [String] = { [] },
    isSettled: @escaping @MainActor () -> Bool = { true }
  ) {
    (self.varying, self.kept, self.leads, self.stored) = (varying, kept, leads, stored)
    self.isSettled = isSettled
  }

  init(
    _ common: CommonExploration,
    stored: @escaping @MainActor () -> [String],
    isSettled: @escaping @MainActor () -> Bool
  ) {
    self.init(
      varying: common.varying,
      kept: common.kept,
      leads: common.leads,
      stored: stored,
      isSettled: isSettled
    )
  }

  /// Combines the facts of several features with those that are the same for every installation.
  init(_ all: [AppExploration], _ common: CommonExploration) {
    self.init(
      common,
      stored: { all.flatMap { $0.stored() } },
      isSettled: { all.allSatisfy { $0.isSettled() } }
    )
  }
}
