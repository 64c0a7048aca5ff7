import FlowFormat
package import Scenes
package import ScenesHeadless

extension StageDevice {
  package func tap(at point: ScreenPoint) {
    guard let stage else { return }
    stage.perform(stage.frames.hit(at: point))
  }

  package func longPress(at point: ScreenPoint, on element: LaidOutElement?) {
    guard let stage else { return }
    if let element {
      stage.send(.longPress, to: element.id)
      return
    }
    let frames = stage.frames
    for candidate in frames.elements.reversed() {
      let look = candidate.element
      guard look.events.contains(.longPress) || look.blocksTouches else { continue }
      if candidate.isHidden || look.floats || !candidate.clippedFrame.contains(point) { continue }
      if look.events.contains(.longPress) { stage.send(.longPress, to: candidate.id) }
      return
    }
  }

  package func drag(from start: ScreenPoint, to end: ScreenPoint) {
    stage?.drag(from: start, to: end)
  }

  package func scroll(_ area: ScrollArea, by distance: ScreenPoint) -> Bool {
    stage?.scroll(by: distance, area.id) ?? false
  }

  package func send(_ event: ScreenEvent, to element: LaidOutElement) {
    stage?.send(event, to: element.id)
  }

  package func back() -> Bool { stage?.back() ?? false }

  // MARK: - Keys

  package func type(_ text: String, marked isMarked: Bool) throws(StepFailure) {
    try edit { stage throws(ScreenError) in try stage.type(text, marked: isMarked) }
  }

  package func erase(_ count: Int) throws(StepFailure) {
    try edit { stage throws(ScreenError) in try stage.erase(count) }
  }

  package func press(_ key: ScreenKey) throws(StepFailure) {
    try edit { stage throws(ScreenError) in try stage.press(key) }
  }

  func edit(_ edit: (Stage) throws(ScreenError) -> Void) throws(StepFailure) {
    guard let stage else { return }
    do throws(ScreenError) {
      try edit(stage)
    } catch {
      throw StepFailure("\(error)")
    }
  }
}
