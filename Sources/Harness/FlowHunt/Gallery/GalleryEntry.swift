import FlowFormat
import FlowReports
import Scenes
package import ScenesHeadless

/// A state with its pictures.
package struct GalleryEntry: Sendable {
  package struct Picture: Sendable {
    let view: GalleryView
    let size: ScreenSize
    let svg: String

    /// Takes a wireframe; with a view box a browser shows it in any size.
    fileprivate init(_ svg: String, of size: ScreenSize, in view: GalleryView) {
      (self.view, self.size) = (view, size)
      self.svg = PageParts.scalable(svg, size)
    }
  }

  let state: SceneState
  /// The folder of its pictures below that of the gallery, which is its name on the page as well.
  let folder: String
  /// None, if it could not be reached.
  package private(set) var pictures: [Picture] = []
  /// The texts on the screen, for the search.
  private(set) var words = ""
  /// Why it could not be reached, or is not what it says.
  package private(set) var error: SceneStateError?

  /// Goes to a state and looks at it in every way.
  @MainActor
  init(_ state: SceneState, in appType: any SimulatedApp.Type, folder: String) async {
    self.state = state
    self.folder = folder
    do throws(SceneStateError) {
      let reached = try await state.reach(in: appType)
      let stage = reached.stage
      words = Self.words(on: stage.frames)
      for view in GalleryView.all {
        stage.environment = view.environment(from: stage.environment)
        let size = stage.environment.containerSize
        pictures.append(Picture(stage.snapshot().svg, of: size, in: view))
      }
      await reached.end()
    } catch {
      self.error = error
    }
  }

  private static func words(on frames: ScreenFrames) -> String {
    var words: [String] = []
    for laidOut in frames.elements where frames.isVisible(laidOut) {
      let look = laidOut.element
      for text in [look.shownText, look.label, look.value, look.identifier] {
        if let text, !text.isEmpty, !words.contains(text) { words.append(text) }
      }
    }
    return words.joined(separator: " ")
  }
}
