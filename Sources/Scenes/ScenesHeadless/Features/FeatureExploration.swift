/// What a feature tells of itself to whoever explores an app: which moments are the same, and what outlives a run.
///
/// ```swift
/// exploring: FeatureExploration(
///   varying: ["product-name"],
///   kept: ["cart-quantity-#"],
///   stored: { shop in ["\(shop.contents.count) kinds in the cart"] }
/// )
/// ```
/// Two moments are the same if the same can be seen and is stored. What varies without end is left out by itself: each
/// number in a text stands for any, so a time or a counter makes no new moment, and of rows whose identifiers differ in
/// their numbers only what they are counts, not what they say. In what is stored, zero, one and more are told apart.
@MainActor
public struct FeatureExploration<Installed: InstalledFeature> {
  /// The identifiers of elements of which the text makes no difference, with `#` for each number.
  public let varying: [String]
  /// The identifiers of elements that are the same when the process has ended and the same scene is opened again,
  /// with `#` for each number.
  public let kept: [String]
  /// Where a tap on an element leads, by its identifier with `#` for a number: the name of a route, with the same
  /// number, or the beginning of one up to a slash; `*/#` for a place of another feature with the same number, empty for
  /// any, and `?` for a request to the back end.
  public let leads: [String: String]
  /// Returns what is stored and not on the screen.
  public let stored: @MainActor (Installed) -> [String]
  /// Whether nothing is under way that may still change what is kept.
  public let isSettled: @MainActor (Installed) -> Bool

  /// Describes what a feature's moments differ in.
  ///
  /// - Parameters:
  ///   - varying: The identifiers of elements of which the text makes no difference, with `#` for each number.
  ///   - kept: The identifiers of elements that outlive the process, with `#` for each number.
  ///   - leads: Where a tap on an element leads, by its identifier with `#` for a number.
  ///   - stored: Returns what is stored and not on the screen; nothing unless it is said. What the back end answers
  ///     to the questions without values (``HeadlessFeature/backendQuestions``) counts in any case.
  ///   - isSettled: Whether nothing is under way that may still change what is kept; requests on the network are known.
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

  /// What it tells of every installation alike.
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

/// What features tell of themselves whatever they are installed on, so that it is put together once.
struct CommonExploration {
  var varying: Set<String> = []
  var kept: Set<String> = []
  var leads: [String: String] = [:]

  /// With what another feature tells; where both say where an element leads, this one is right.
  func merging(_ other: CommonExploration) -> CommonExploration {
    CommonExploration(
      varying: varying.union(other.varying),
      kept: kept.union(other.kept),
      leads: leads.merging(other.leads) { first, _ in first }
    )
  }
}

/// What an app tells of itself to whoever explores it; see ``FeatureExploration``.
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
  /// Whether nothing is under way that may still change what is kept.
  public let isSettled: @MainActor () -> Bool

  /// Describes what an app's moments differ in.
  ///
  /// - Parameters:
  ///   - varying: The identifiers of elements of which the text makes no difference, with `#` for each number.
  ///   - kept: The identifiers of elements that outlive the process, with `#` for each number.
  ///   - leads: Where a tap on an element leads, by its identifier with `#` for a number.
  ///   - stored: Returns what is stored and not on the screen.
  ///   - isSettled: Whether nothing is under way that may still change what is kept.
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

  /// What several features tell, with what they tell of every installation.
  init(_ all: [AppExploration], _ common: CommonExploration) {
    self.init(
      common,
      stored: { all.flatMap { $0.stored() } },
      isSettled: { all.allSatisfy { $0.isSettled() } }
    )
  }
}
