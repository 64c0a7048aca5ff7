import Observation2
import Scenes

/// An object of a scene whose deallocation the stage checks.
@MainActor
struct WatchedObject {
  /// The object's type and the property that it was found in, for a report.
  let name: String
  private(set) weak var object: AnyObject?
  private(set) weak var host: (any SceneHost)?

  /// Returns the scene and the objects that must be deallocated with it: presenters, interactors,
  /// routers and data sources, found through stored properties.
  static func all(of scene: any SceneHost) -> [WatchedObject] {
    let sceneName = String(describing: type(of: scene))
    var found = [WatchedObject(name: sceneName, object: scene, host: scene)]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(scene)]
    collect(Mirror(reflecting: scene), sceneName, scene, depth: 0, &seen, &found)
    return found
  }

  private static func collect(
    _ mirror: Mirror,
    _ path: String,
    _ scene: any SceneHost,
    depth: Int,
    _ seen: inout Set<ObjectIdentifier>,
    _ found: inout [WatchedObject]
  ) {
    guard depth < 4 else { return }
    let children = mirror.children
    for offset in candidates(in: mirror) {
      let child = children[children.index(children.startIndex, offsetBy: offset)]
      let place = "\(path).\(child.label ?? "?")"
      if let object = role(of: child.value) {
        guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
        let name = "\(type(of: object)) (\(place))"
        found.append(WatchedObject(name: name, object: object, host: scene))
        collect(Mirror(reflecting: object), place, scene, depth: depth + 1, &seen, &found)
      } else if child.value is any SceneView {
        collect(Mirror(reflecting: child.value), place, scene, depth: depth + 1, &seen, &found)
      }
    }
  }

  /// The indices of the stored properties that can lead to one, by type.
  private static var candidates: [ObjectIdentifier: [Int]] = [:]

  /// Returns the indices of the stored properties that lead to one, or are optional and may do
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
