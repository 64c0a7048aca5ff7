import Observation2
import Scenes

/// Finds the objects that must go with a scene: its presenters, interactors, routers, data sources,
/// views' delegates and child scenes, through stored properties.
///
/// Anything else that a part holds may be the app's own, such as a gateway.
@MainActor
struct PartCollector {
  /// The parts by their objects.
  private(set) var parts: [ObjectIdentifier: WatchedPart] = [:]
  /// The same, in the order in which they were found.
  private(set) var list: [WatchedPart] = []

  /// Forgets the parts that are gone.
  mutating func sweep() {
    guard list.contains(where: { $0.object == nil }) else { return }
    list.removeAll { $0.object == nil }
    parts = parts.filter { $0.value.object != nil }
  }

  /// The routers among the parts that have been found since there were so many.
  func routers(after count: Int) -> [any SceneRouter] {
    list[count...].compactMap { part in
      part.object.flatMap { Self.kind(of: $0).isRouter ? $0 as? any SceneRouter : nil }
    }
  }

  /// Adds the parts that a scene has now.
  mutating func add(_ scene: WatchedScene) {
    guard let host = scene.host else { return }
    var seen: Set<ObjectIdentifier> = []
    add(host, of: scene, in: nil, "", &seen)
  }

  private mutating func add(
    _ object: AnyObject,
    of scene: WatchedScene,
    in holder: WatchedPart?,
    _ path: String,
    descends: Bool = true,
    _ seen: inout Set<ObjectIdentifier>
  ) {
    let name = ObjectIdentifier(object)
    let isNew = descends ? seen.insert(name).inserted : !seen.contains(name)
    guard isNew else { return }
    let part: WatchedPart
    if let known = parts[name], known.object === object {
      known.add(scene)
      part = known
    } else {
      part = WatchedPart(object, of: scene, in: holder, path)
      parts[name] = part
      list.append(part)
    }
    guard descends, Self.kind(of: object).descends else { return }
    PartLayout.visit(object) { inner, path, isStrong in
      // What is not held strongly is a delegate.
      guard !isStrong || Self.kind(of: inner).isRole else { return }
      add(inner, of: scene, in: part, path(), descends: isStrong, &seen)
    }
  }

  /// A weak property of a view, or one of that name; a part's other weak properties lead out of the
  /// scene: to the one around it, for example.
  static func isDelegate(_ path: String) -> Bool {
    DelegateName.isOne(path.split(separator: ".").last ?? "")
  }

  /// What the objects of a class are to a scene.
  private struct Kind {
    /// Whether one that is held strongly is a part.
    let isRole: Bool
    let isRouter: Bool
    /// Whether its own properties may hold further parts.
    let descends: Bool
  }

  private static var kinds: [ObjectIdentifier: Kind] = [:]

  private static func kind(of object: AnyObject) -> Kind {
    let name = ObjectIdentifier(type(of: object))
    if let known = kinds[name] { return known }
    let isModel = object is any ObservedModel
    let isRouter = object is any SceneRouter
    let kind = Kind(
      isRole: isModel || object is any ScenePresenter || object is any SceneInteractor
        || isRouter || object is any SceneHost || object is any SceneView,
      isRouter: isRouter,
      descends: !isModel && !TypeKind.isOfPackage(type(of: object))
    )
    kinds[name] = kind
    return kind
  }
}

/// What delegates are called.
enum DelegateName {
  /// Whether a property is called `delegate`, or something of that kind.
  static func isOne(_ name: some StringProtocol) -> Bool {
    name == "delegate" || name.hasSuffix("Delegate")
  }
}
