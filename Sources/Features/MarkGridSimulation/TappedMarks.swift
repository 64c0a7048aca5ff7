import Scenes
import ScenesHeadless

/// The marks at the last check: a step is at most one tap, which changes the mark of its cell alone.
@MainActor
final class TappedMarks {
  private weak var stage: Stage?
  private var page: SceneEntryID?
  private var marks: [String: Bool] = [:]

  /// Returns a description of several marks that have changed in one step; `nil` if there are none.
  func mistake(on stage: Stage) -> String? {
    guard stage.shows(.id("mark-grid")), let page = stage.navigator.navigation.top?.id else {
      return nil
    }
    if self.stage !== stage || self.page != page { marks = [:] }
    (self.stage, self.page) = (stage, page)
    var changed: [String] = []
    let frames = stage.frames
    for index in frames.identified {
      let look = frames.elements[index].element
      guard let name = look.identifier, name.hasPrefix("mark-cell-") else { continue }
      if marks.updateValue(look.isSelected, forKey: name) == !look.isSelected {
        changed.append("“\(name)”")
      }
    }
    return changed.count < 2 ? nil : "a tap has changed \(changed.joined(separator: " and "))"
  }
}
