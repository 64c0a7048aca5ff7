import FlowEngine
import FlowFormat
import ScenesHeadless

/// The names of a gallery's folders: letters, digits and hyphens, each once.
struct GalleryFolders {
  private var taken: Set<String> = []

  /// Returns the folder of a state, which no earlier state has.
  mutating func folder(of state: SceneState) -> String {
    let names = [state.feature, state.scene, state.name].filter { !$0.isEmpty }
    let path = names.map(Self.fileName).joined(separator: "/")
    var folder = path
    var number = 1
    while !taken.insert(folder).inserted {
      number += 1
      folder = "\(path)-\(number)"
    }
    return folder
  }

  /// Returns words as the name of a file.
  static func fileName(_ words: String) -> String {
    let parts = words.lowercased().split { !$0.isLetter && !$0.isNumber }
    return parts.isEmpty ? "state" : parts.joined(separator: "-")
  }
}
