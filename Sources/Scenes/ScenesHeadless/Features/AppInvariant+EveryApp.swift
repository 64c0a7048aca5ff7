import Scenes

extension AppInvariant {
  /// What has to hold in every app that is made of features, whatever they are.
  ///
  /// The screen is looked at only if it has changed since, so one that goes on showing what was is found with the
  /// next change of anything on it.
  static let ofEveryApp = [
    AppInvariant("nothing on the screen is there twice", of: "app", isCostly: true) { stage in
      if let issue = stage.issues.first { return "\(issue)" }
      let twice = stage.wholeLook.twice
      return twice.isEmpty ? nil : "the screen has \(twice.joined(separator: ", ")) more than once"
    },
    AppInvariant("nothing is left of a scene that is gone", of: "app") { stage in
      let left = stage.survivors
      return left.isEmpty ? nil : "there is still \(left.joined(separator: ", "))"
    },
    AppInvariant(
      "the screen is as a fresh description of the same state",
      of: "app",
      isCostly: true
    ) { stage in stage.wholeLook.difference },
  ]

  /// What is shown is not lost when the process ends or the device is turned, and the same screen can be used the same.
  static func losesNothing(_ memory: ScreenMemory) -> [AppInvariant] {
    ScreenMemory.Loss.allCases.map { loss in
      AppInvariant(loss.rawValue, of: "app", isCostly: true) { memory.find(loss, on: $0) }
    }
  }

  /// Each form of a route that the features declare, and each route that a person comes to, is opened by its name, as
  /// a link or the next launch would.
  ///
  /// Of a form that takes other values than numbers only the features know which: that of a state is taken.
  static func opensByName(_ features: [HeadlessFeature]) -> AppInvariant {
    var declared = features.flatMap { feature in
      feature.scenes.routeNames.compactMap { form in
        form.withNumbers ?? feature.states.lazy.compactMap(\.route).first { $0.isRoute(of: form) }
      }
    }
    var hasLinks = false
    var last: AnySceneRoute?
    return AppInvariant("a place is opened by its name", of: "app", isCostly: true) { stage in
      let registry = stage.navigator.registry
      // An app may have no links at all.
      if declared.contains(where: { registry.route(named: $0) != nil }) {
        for name in declared {
          guard let route = registry.route(named: name) else { return "nothing opens “\(name)”" }
          if "\(route.base)" != name, let wrong = registry.mistake(in: route) { return wrong }
        }
        (declared, hasLinks) = ([], true)
      }
      guard hasLinks, let top = stage.navigator.navigation.top?.route, top != last else {
        return nil
      }
      last = top
      return registry.mistake(in: top)
    }
  }
}

extension SceneRegistry {
  fileprivate func route(named name: String) -> AnySceneRoute? {
    (try? link(name))?.routes.last
  }

  /// What is wrong with the name of a route; nothing if it has none.
  fileprivate func mistake(in route: AnySceneRoute) -> String? {
    guard route.base is any NamedSceneRoute else { return nil }
    let name = "\(route.base)"
    // A person's words may look like a link of their own.
    if name.contains("://") { return nil }
    guard let again = self.route(named: name) else { return "nothing opens “\(name)”" }
    return again == route ? nil : "“\(name)” opens “\(again.base)”"
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
