import Scenes

/// The values that depend only on an app's list of features.
///
/// Flows and explorations install the same list many times, so the values are computed once. The catalog holds no
/// feature, because a feature may hold the files of a released app.
@MainActor
final class FeatureCatalog {
  /// The names that two of the features have both taken.
  let conflicts: [FeatureConflict]
  /// The features as links know them.
  let scenes: [SceneFeature]
  /// The features' rules for an explorer that hold for every installation.
  let exploration: CommonExploration
  /// Each form of their routes as the name of one.
  ///
  /// Only a feature knows the values of a form that takes no numbers. For such a form the name comes from a state.
  let routes: [String]
  /// The reader that has read each of these names as the right route.
  private(set) var provenReader: SceneLinkReader?
  /// Further routes that it is known to read by their names.
  private var proven: Set<AnySceneRoute> = []
  private let identities: [FeatureDescription.Identity]
  private var links: (reader: SceneLinkReader, scheme: String, root: SceneRoot<AnySceneRoute>)?

  private static var latest: [FeatureCatalog] = []
  private static var mostKept: Int { 4 }
  /// More than so many are not kept: what is typed at random may be a part of a route.
  private static var mostProven: Int { 1024 }

  init(_ features: [FeatureDescription]) {
    identities = features.map(\.identity)
    conflicts = FeatureConflict.all(among: features)
    scenes = features.map(\.scenes)
    exploration = features.reduce(CommonExploration()) { $0.merging($1.exploration) }
    routes = features.flatMap { feature in
      feature.scenes.routeNames.compactMap { form in
        form.withNumbers ?? feature.states.lazy.compactMap(\.route).first { $0.isRoute(of: form) }
      }
    }
  }

  /// The catalog of a list; the same one for the same list.
  static func of(_ features: [FeatureDescription]) -> FeatureCatalog {
    let known = latest.first {
      $0.identities.elementsEqual(features.lazy.map(\.identity)) { $0 === $1 }
    }
    if let known { return known }
    let new = FeatureCatalog(features)
    latest = [new] + latest.prefix(mostKept - 1)
    return new
  }

  /// Notes that the forms' names are read as the routes that they are names of.
  func prove(_ reader: SceneLinkReader?) {
    (provenReader, proven) = (reader, [])
  }

  /// Notes that a route is read by its name.
  func prove(_ route: AnySceneRoute, by reader: SceneLinkReader?) {
    guard let reader, reader === provenReader, proven.count < Self.mostProven else { return }
    proven.insert(route)
  }

  /// Returns `true` if the reader has read the route by its name before.
  ///
  /// The result depends on the link alone.
  func isProven(_ route: AnySceneRoute, by reader: SceneLinkReader?) -> Bool {
    reader != nil && reader === provenReader && proven.contains(route)
  }

  /// Returns the reader of links to the features; the same one as long as the scheme and the root are the same.
  func reader(scheme: String, above root: SceneRoot<AnySceneRoute>) -> SceneLinkReader {
    if let links, links.scheme == scheme, links.root == root { return links.reader }
    let reader = SceneLinkReader(to: scenes, scheme: scheme, above: root)
    links = (reader, scheme, root)
    return reader
  }
}

extension String {
  /// Returns `true` if the name of a route may have a form such as `search/WORDS`.
  fileprivate func isRoute(of form: String) -> Bool {
    self != form && contains("/") && prefix { $0 != "/" } == form.prefix { $0 != "/" }
  }

  /// The form of a route's name with numbers in it, as `order/1` of `order/ID`; `nil` if it takes something else.
  fileprivate var withNumbers: String? {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    let filled = parts.map { part -> String? in
      if part.contains(where: \.isLowercase) { return String(part) }
      let values = part.split(separator: ",")
      return values.allSatisfy { $0 == "ID" || $0 == "…" }
        ? values.map { _ in "1" }.joined(separator: ",") : nil
    }
    return filled.contains(nil) ? nil : filled.compactMap { $0 }.joined(separator: "/")
  }
}
