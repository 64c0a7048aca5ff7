import Observation2

/// A part of a scene whose end the stage watches for.
@MainActor
struct ScenePart {
  /// What it is and where it was found, for a report.
  let name: String
  private(set) weak var object: AnyObject?
  private(set) weak var host: (any SceneHost)?

  /// The scene and those of its parts that must end with it: presenters, interactors, routers and
  /// data sources, found through the stored properties that lead to them.
  static func parts(of scene: any SceneHost) -> [ScenePart] {
    let sceneName = String(describing: type(of: scene))
    var parts = [ScenePart(name: sceneName, object: scene, host: scene)]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(scene)]
    collect(Mirror(reflecting: scene), sceneName, scene, depth: 0, &seen, &parts)
    return parts
  }

  private static func collect(
    _ mirror: Mirror,
    _ path: String,
    _ scene: any SceneHost,
    depth: Int,
    _ seen: inout Set<ObjectIdentifier>,
    _ parts: inout [ScenePart]
  ) {
    guard depth < 4 else { return }
    for child in mirror.children {
      let kind = kind(of: child.value)
      if kind == .other { continue }
      if let part = role(of: child.value) {
        guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
        let place = "\(path).\(child.label ?? "?")"
        let name = "\(type(of: part)) (\(place))"
        parts.append(ScenePart(name: name, object: part, host: scene))
        collect(Mirror(reflecting: part), place, scene, depth: depth + 1, &seen, &parts)
      } else if kind == .view || child.value is any SceneView {
        let place = "\(path).\(child.label ?? "?")"
        collect(Mirror(reflecting: child.value), place, scene, depth: depth + 1, &seen, &parts)
      }
    }
  }

  /// What the values of a type are here; asking for four conformances is too slow for each scene.
  private enum Kind {
    case part, view, other
    /// An optional, whose content decides.
    case open
  }

  private static var kinds: [ObjectIdentifier: Kind] = [:]

  private static func kind(of value: Any) -> Kind {
    let type = ObjectIdentifier(type(of: value))
    if let known = kinds[type] { return known }
    let kind: Kind
    if Mirror(reflecting: value).displayStyle == .optional {
      kind = .open
    } else if role(of: value) != nil {
      kind = .part
    } else {
      kind = value is any SceneView ? .view : .other
    }
    kinds[type] = kind
    return kind
  }

  private static func role(of value: Any) -> AnyObject? {
    switch value {
    case let presenter as any ScenePresenter: presenter
    case let interactor as any SceneInteractor: interactor
    case let router as any SceneRouter: router
    case let model as any ObservedModel: model
    default: nil
    }
  }
}
