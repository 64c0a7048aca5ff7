import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// The way to a state, for a person who wants to see it in the app.
struct GalleryWay {
  private let state: SceneState

  init(to state: SceneState) {
    self.state = state
  }

  /// The steps, each as an item of a list.
  var items: String {
    let isWaiting = state.time == .stands
    let steps = state.given + state.steps
    return ([launch] + steps.map(\.description) + (isWaiting ? ["look at once"] : []))
      .map { "<li>\(XMLText($0))</li>" }
      .joined()
  }

  private var launch: String {
    let arguments = state.arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return (["launch" + (state.route.map { " at \($0)" } ?? "")] + arguments)
      .joined(separator: ", ")
  }
}
