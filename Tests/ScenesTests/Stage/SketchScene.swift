import Observation2
import Scenes
import ScenesHeadless

/// A scene whose view is a sketch.
final class SketchScene: SceneHost {
  let view: SketchPart

  init(_ view: SketchPart) {
    self.view = view
  }

  init(@ScreenBuilder content: @escaping @MainActor (SketchPart) -> [ScreenElement]) {
    view = SketchPart(content: content)
  }
}

extension Stage {
  /// Shows elements that never change.
  convenience init(of elements: [ScreenElement]) {
    self.init(of: SketchPart { _ in elements })
  }

  /// Shows a view that needs no scene around it.
  convenience init<View: SceneView>(
    of view: View,
    in environment: ScreenEnvironment = .plain
  ) {
    self.init(VirtualTime(), environment: environment) { BareScene(view: view) }
  }

  /// Taps an element of the current screen where a finger would.
  @discardableResult
  func tap(
    _ target: LaidOutElement,
    disabledToo: Bool = false
  ) throws(ScreenError) -> ScreenHit {
    let hit = try frames.touch(on: target, disabledToo: disabledToo)
    perform(hit)
    return hit
  }
}

/// A scene of nothing but a view.
private final class BareScene<View: SceneView>: SceneHost {
  let view: View

  init(view: View) {
    self.view = view
  }
}

extension ScreenFrames {
  /// Lays out elements as a screen of their own.
  @MainActor init(
    of elements: [ScreenElement],
    in environment: ScreenEnvironment = .plain
  ) {
    self.init(of: SketchPart { _ in elements }, in: environment)
  }

  /// Lays out elements after scrolls of theirs, given by their order, have been moved.
  @MainActor init(of elements: [ScreenElement], scrolling offsets: [Int: ScreenPoint]) {
    let stage = Stage(of: elements)
    for (index, offset) in offsets {
      stage.send(.scrolled(offset), to: stage.frames.scrolls[index].id)
    }
    self = stage.frames
  }
}

extension ScrollOffsets {
  /// Where a scroll will be.
  func offset(of area: ScrollArea) -> ScreenPoint {
    moves.last { $0.id == area.id }?.offset ?? area.offset
  }
}

extension ScreenElement {
  /// The look of the element, as a front-end receives it.
  @MainActor var look: ScreenNodeLook { ScreenFrames(of: [self]).elements[0].element }
}
