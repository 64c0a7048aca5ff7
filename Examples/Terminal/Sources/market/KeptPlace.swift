import Foundation
import Scenes
import StorePersistence

/// Keeps where the person is in a file, so that the next run comes back there.
@MainActor
final class KeptPlace {
  private let file: StateFile<String>
  private let navigator: SceneNavigator
  private var kept: String?

  /// Opens the file in a folder that exists.
  init(
    folder: String,
    _ navigator: SceneNavigator,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    self.navigator = navigator
    file = try StateFile(path: folder + "/place", report: report)
  }

  /// Goes to where the person was, or else to a root.
  func restore(orElse root: SceneRoot<AnySceneRoute>) {
    let decoder = JSONDecoder()
    decoder.userInfo[.sceneRoutes] = navigator.registry.types
    kept = file.load()
    let place = try? kept.map { try decoder.decode(SceneRestoration.self, from: Data($0.utf8)) }
    if let place {
      navigator.restore(place, orElse: root)
    } else {
      // Of a place that this version does not know, the person is not to be kept out of all others.
      navigator.apply(.replaceRoot(root))
    }
  }

  /// Writes down where the person is, if that has changed.
  func keep() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(navigator.restoration()) else { return }
    let text = String(decoding: data, as: UTF8.self)
    if text != kept, file.save(text) { kept = text }
  }
}
