import Observation2
import Scenes

/// A part of a scene whose deallocation the stage checks.
@MainActor
struct ScenePart {
  /// The part's type and the property that it was found in, for a report.
  let name: String
  private(set) weak var object: AnyObject?
  private(set) weak var host: (any SceneHost)?

  /// Returns the scene and the parts that must be deallocated with it: presenters, interactors,
  /// routers and data sources, found through stored properties.
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
    let children = mirror.children
    for offset in candidates(in: mirror) {
      let child = children[children.index(children.startIndex, offsetBy: offset)]
      let place = "\(path).\(child.label ?? "?")"
      if let part = role(of: child.value) {
        guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
        let name = "\(type(of: part)) (\(place))"
        parts.append(ScenePart(name: name, object: part, host: scene))
        collect(Mirror(reflecting: part), place, scene, depth: depth + 1, &seen, &parts)
      } else if child.value is any SceneView {
        collect(Mirror(reflecting: child.value), place, scene, depth: depth + 1, &seen, &parts)
      }
    }
  }

  /// The indices of the stored properties that can lead to a part, by type.
  private static var candidates: [ObjectIdentifier: [Int]] = [:]

  /// Returns the indices of the stored properties that lead to a part, or are optional and may do
  /// so.
  ///
  /// Reading all properties through a mirror and checking their conformances takes a fifth of the
  /// time of playing a flow, so it is done for the first object of a type only.
  private static func candidates(in mirror: Mirror) -> [Int] {
    let type = ObjectIdentifier(mirror.subjectType)
    if let known = candidates[type] { return known }
    let found = mirror.children.enumerated().filter { _, child in
      role(of: child.value) != nil || child.value is any SceneView
        || Mirror(reflecting: child.value).displayStyle == .optional
    }
    let offsets = found.map(\.offset)
    candidates[type] = offsets
    return offsets
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
