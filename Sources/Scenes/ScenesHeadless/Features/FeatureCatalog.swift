import Scenes

/// What follows from an app's list of features alone, worked out once: flows and explorations install the same list over
/// and over.
///
/// It holds no feature, as that may hold the files of an app that is gone.
@MainActor
final class FeatureCatalog {
  /// The names that two of the features have both taken.
  let conflicts: [FeatureConflict]
  /// The features as links know them.
  let scenes: [SceneFeature]
  /// What they tell to whoever explores an app, of every installation alike.
  let exploration: CommonExploration
  /// Each form of their routes as the name of one.
  ///
  /// Of a form that takes other values than numbers only the features know which: that of a state is taken.
  let routes: [String]
  /// Who is known to read each of these names as the route that it is a name of.
  private(set) var provenReader: SceneLinkReader?
  /// Further routes that it is known to read by their names.
  private var proven: Set<AnySceneRoute> = []
  private let identities: [HeadlessFeature.Identity]
  private var links: (reader: SceneLinkReader, scheme: String, root: SceneRoot<AnySceneRoute>)?

  private static var latest: [FeatureCatalog] = []
  private static var mostKept: Int { 4 }
  /// More than so many are not kept: what is typed at random may be a part of a route.
  private static var mostProven: Int { 1024 }

  init(_ features: [HeadlessFeature]) {
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
  static func of(_ features: [HeadlessFeature]) -> FeatureCatalog {
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

  /// Whether a route is known to be read by its name: what is read depends on the link alone.
  func isProven(_ route: AnySceneRoute, by reader: SceneLinkReader?) -> Bool {
    reader != nil && reader === provenReader && proven.contains(route)
  }

  /// Who reads links to the features; the same one as long as the scheme and the root are.
  func reader(scheme: String, above root: SceneRoot<AnySceneRoute>) -> SceneLinkReader {
    if let links, links.scheme == scheme, links.root == root { return links.reader }
    let reader = SceneLinkReader(to: scenes, scheme: scheme, above: root)
    links = (reader, scheme, root)
    return reader
  }
}

extension String {
  /// Whether the name of a route may be of a form such as `search/WORDS`.
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
