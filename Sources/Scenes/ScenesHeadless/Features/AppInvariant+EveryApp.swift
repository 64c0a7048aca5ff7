import Scenes

extension AppInvariant {
  /// The conditions of every app with features.
  ///
  /// A check reads the screen only after a change. It finds an element that is not up to date at the next change of
  /// anything on the screen.
  static let ofEveryApp = [
    AppInvariant(
      "nothing on the screen is there twice",
      of: "app",
      at: .cut,
      isOfOneMoment: true
    ) { stage in
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
      at: .cut,
      isOfOneMoment: true
    ) { stage in stage.wholeLook.difference },
  ]

  /// Returns the conditions that a touch tells the right place and leads where it should.
  static func leadsRight(_ memory: TouchMemory) -> [AppInvariant] {
    TouchMemory.Mistake.allCases.map { mistake in
      AppInvariant(mistake.rawValue, of: "app", at: .step) { memory.find(mistake, on: $0) }
    }
  }

  /// Returns the conditions that the end of the process and a rotation lose nothing, and that equal screens can be
  /// used equally.
  static func losesNothing(_ memory: ScreenMemory) -> [AppInvariant] {
    ScreenMemory.Loss.allCases.map { loss in
      AppInvariant(loss.rawValue, of: "app", at: .cut) { memory.find(loss, on: $0) }
    }
  }

  /// Each form of a route that the features declare, and each route that a person comes to, is opened by its name, as
  /// a link or the next launch would.
  ///
  /// The declared ones are read once by each reader of links: what it reads depends on the link alone.
  static func opensByName(_ catalog: FeatureCatalog) -> AppInvariant {
    var declared = catalog.routes
    var hasLinks = false
    var last: AnySceneRoute?
    return AppInvariant("a place is opened by its name", of: "app", at: .step) { stage in
      let registry = stage.navigator.registry
      if !declared.isEmpty, let proven = catalog.provenReader, proven === registry.onlyReader {
        (declared, hasLinks) = ([], true)
      }
      // An app may have no links at all.
      if declared.contains(where: { registry.route(named: $0) != nil }) {
        for name in declared {
          guard let route = registry.route(named: name) else { return "nothing opens “\(name)”" }
          if "\(route.base)" != name, let wrong = registry.mistake(in: route) { return wrong }
        }
        (declared, hasLinks) = ([], true)
        catalog.prove(registry.onlyReader)
      }
      guard hasLinks, let top = stage.navigator.navigation.top?.route, top != last else {
        return nil
      }
      last = top
      if catalog.isProven(top, by: registry.onlyReader) { return nil }
      if let mistake = registry.mistake(in: top) { return mistake }
      catalog.prove(top, by: registry.onlyReader)
      return nil
    }
  }
}

extension SceneRegistry {
  fileprivate func route(named name: String) -> AnySceneRoute? {
    (try? link(name))?.routes.last
  }

  /// Returns the mistake in the name of a route; `nil` if the route has no name.
  fileprivate func mistake(in route: AnySceneRoute) -> String? {
    guard route.base is any NamedSceneRoute else { return nil }
    let name = "\(route.base)"
    // A person's words may look like a link of their own.
    if name.contains("://") { return nil }
    guard let again = self.route(named: name) else { return "nothing opens “\(name)”" }
    return again == route ? nil : "“\(name)” opens “\(again.base)”"
  }
}
