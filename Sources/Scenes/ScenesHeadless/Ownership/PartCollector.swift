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
    guard descends, !TypeKind.isOfPackage(type(of: object)), !(object is any ObservedModel) else {
      return
    }
    var found: [(AnyObject, String, isStrong: Bool)] = []
    ValueReader.visit(object) { one, isClosure in
      guard !isClosure else { return }
      let inner = one.value as AnyObject
      if one.isStrong ? Self.isRole(inner) : Self.isDelegate(one.path) {
        found.append((inner, one.path, one.isStrong))
      }
    }
    for (inner, path, isStrong) in found {
      add(inner, of: scene, in: part, path, descends: isStrong, &seen)
    }
  }

  /// A weak property of a view, or one of that name; a part's other weak properties lead out of the
  /// scene: to the one around it, for example.
  private static func isDelegate(_ path: String) -> Bool {
    DelegateName.isOne(path.split(separator: ".").last ?? "")
  }

  private static var roles: [ObjectIdentifier: Bool] = [:]

  private static func isRole(_ object: AnyObject) -> Bool {
    let name = ObjectIdentifier(type(of: object))
    if let known = roles[name] { return known }
    let isOne =
      object is any ScenePresenter || object is any SceneInteractor || object is any SceneRouter
      || object is any ObservedModel || object is any SceneHost || object is any SceneView
    roles[name] = isOne
    return isOne
  }
}

/// What delegates are called.
enum DelegateName {
  /// Whether a property is called `delegate`, or something of that kind.
  static func isOne(_ name: some StringProtocol) -> Bool {
    name == "delegate" || name.hasSuffix("Delegate")
  }
}
