import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// Chooses the element by which a person knows a screen again: its heading, or else one with a name of its own.
@MainActor
enum RecordedLandmark {
  /// Returns a selector of something on the front screen; `nil` if nothing can be told apart.
  static func selector(in screen: ScreenFrames) -> FlowSelector? {
    let front = screen.elements.first?.endIndex ?? 0
    let start = screen.blockers.last ?? 0
    let seen = screen.elements[min(start, front)..<front].filter { screen.isVisible($0) }
    let headings = seen.filter { $0.element.traits.contains(.header) }
    let named = seen.filter {
      $0.element.identifier != nil && RecordedSelector.words(of: $0) != nil
        && $0.element.events.isEmpty
    }
    let controls = seen.filter {
      $0.element.identifier != nil && !$0.element.events.isDisjoint(with: [.tap, .text])
        && $0.element.role != .tab && $0.element.role != .backButton
    }
    for element in headings + named + controls {
      let selector = RecordedSelector(element, in: screen) { $0.id == element.id }.selector()
      if let selector, selector.index == nil { return selector }
    }
    return nil
  }
}
