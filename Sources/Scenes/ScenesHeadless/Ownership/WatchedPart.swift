import Observation2
import Scenes

/// A scene that is or was on a stage.
@MainActor
final class WatchedScene {
  /// The type's name.
  var name: String { "\(type)" }
  /// The part of the stage's ledger that lists what it has started.
  let scope: Int
  private let type: any SceneHost.Type
  weak var host: (any SceneHost)?
  /// Whether the navigation has it.
  var isOnStage = true

  init(_ host: any SceneHost, scope: Int) {
    type = Swift.type(of: host)
    self.host = host
    self.scope = scope
  }
}

/// An object of a scene whose deallocation the stage checks.
@MainActor
final class WatchedPart {
  private(set) weak var object: AnyObject?
  /// The scenes whose part it is: a model may be shared by several.
  private(set) var scenes: [WatchedScene]
  private let type: Any.Type
  /// The part in which it was found first, and the property; nothing for the scene itself.
  private let holder: WatchedPart?
  private let path: String

  init(_ object: AnyObject, of scene: WatchedScene, in holder: WatchedPart?, _ path: String) {
    self.object = object
    self.holder = holder
    self.path = path
    type = Swift.type(of: object)
    scenes = [scene]
  }

  func add(_ scene: WatchedScene) {
    if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
  }

  /// The scene that it was a part of last.
  var scene: WatchedScene { scenes[scenes.count - 1] }

  /// Its type and the property that it was found in: `CartPresenter (CartScene.presenter)`.
  var name: String { holder == nil ? "\(type)" : "\(type) (\(place))" }

  private var place: String { holder.map { "\($0.place).\(path)" } ?? "\(type)" }

  /// Whether it is in memory though all scenes whose part it was have left the stage.
  var isLeft: Bool { object != nil && !scenes.contains(where: \.isOnStage) }
}
