import FlowEngine
import FlowFormat
package import ScenesHeadless

/// The pictures of an app's scenes in all their states: a page with all of them, and a file for each picture.
package struct Gallery: Sendable {
  package let title: String
  package let entries: [GalleryEntry]

  /// Goes to each state, one after the other.
  ///
  /// - Parameters:
  ///   - states: The states, in the order of the page.
  ///   - appType: The app that has listed them.
  @MainActor
  package init(of states: [SceneState], in appType: any SimulatedApp.Type) async {
    title = "\(appType)"
    var folders = GalleryFolders()
    var entries: [GalleryEntry] = []
    for state in states {
      entries.append(await GalleryEntry(state, in: appType, folder: folders.folder(of: state)))
    }
    self.entries = entries
  }

  /// The files, by their paths below the gallery's folder.
  package var files: [(path: String, text: String)] {
    var files = [(path: "index.html", text: GalleryPage(self).html)]
    for entry in entries {
      for picture in entry.pictures {
        let name = GalleryFolders.fileName(picture.view.name)
        files.append((path: "\(entry.folder)/\(name).svg", text: picture.svg))
      }
    }
    return files
  }
}
