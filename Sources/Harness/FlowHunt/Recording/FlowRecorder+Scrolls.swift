import FlowEngine
import FlowFormat
import FlowReports
package import Scenes
import ScenesHeadless

extension FlowRecorder {
  /// Notes that a person moves a scroll.
  ///
  /// A gesture counts at its end, from its beginning to where it comes to rest: a played drag is a whole gesture.
  func note(
    _ offset: ScreenPoint,
    _ phase: ScreenScrollPhase,
    of element: LaidOutElement,
    in screen: ScreenFrames
  ) {
    let isDragged = dragged?.scroll.id == element.id
    guard phase == .ended else {
      carried?.isScrolled = true
      if !isDragged { dragged = (element, screen) }
      return
    }
    guard isDragged, let (scroll, screen) = dragged else {
      return note(offset, of: element, in: screen)
    }
    dragged = nil
    let rest = window.restingOffset(for: offset, velocity: .zero, of: element.id)
    note(rest ?? offset, of: scroll, in: screen)
  }

  /// Notes that a person moves a scroll, and adds the movement to the one just before in the same direction.
  package func note(_ offset: ScreenPoint, of element: LaidOutElement, in screen: ScreenFrames) {
    guard let area = screen.scrolls.first(where: { $0.elementIndex == element.index }) else {
      return
    }
    // A front-end may tell of content that bounces beyond its ends.
    let target = area.clamped(offset)
    let way = area.axis.along(target) - area.axis.along(area.offset)
    guard way.magnitude > RecordedScroll.least else { return }
    carried?.isScrolled = true
    switch area.axis {
    case .vertical: scrolled = way > 0 ? .down : .up
    case .horizontal: scrolled = way > 0 ? .right : .left
    }
    if moving?.goOn(with: area, to: target) == true { return }
    let direction = scrolled
    settle(screen)
    scrolled = direction
    moving = RecordedScroll(area, in: screen, to: target)
  }

  /// Writes the drags that move a scroll as a person has moved it.
  func writeScroll() {
    guard let moving else { return }
    self.moving = nil
    guard let drags = moving.drags else {
      return skip(.scrolled(moving.target), on: moving.screen.elements[moving.area.elementIndex])
    }
    var rest = drags[...]
    while let drag = rest.first {
      let same = rest.prefix { $0 == drag }.count
      rest = rest.dropFirst(same)
      let keys = FlowWriting.map([
        FlowWriting.Pair("start", .word(Self.words(for: drag.start))),
        FlowWriting.Pair("end", .word(Self.words(for: drag.end))),
      ])
      guard same > 2 else {
        for _ in 0..<same { steps.append(FlowWriting.step("swipe", keys)) }
        continue
      }
      let repeated = FlowWriting.map([
        FlowWriting.Pair("times", .word("\(same)")),
        FlowWriting.Pair("commands", .list([.map([FlowWriting.Pair("swipe", keys)])])),
      ])
      steps.append(FlowWriting.step("repeat", repeated))
    }
  }

  private static func words(for point: ScreenPoint) -> String {
    "\(FlowNumber.text(of: point.x)),\(FlowNumber.text(of: point.y))"
  }

  /// Looks for an element to which the person had to scroll.
  ///
  /// On the same screen it is there already, where the drags have led: the search is for others.
  func look(for selector: FlowSelector, in screen: ScreenFrames) {
    guard let direction = scrolled else { return }
    scrolled = nil
    guard let part = RecordedSelector.visiblePart(selector, in: screen) else { return }
    var pairs = [FlowWriting.Pair("element", selector.writing)]
    if direction != .down {
      pairs.append(FlowWriting.Pair("direction", .word(direction.rawValue)))
    }
    if part < 100 { pairs.append(FlowWriting.Pair("visibilityPercentage", .word("\(part)"))) }
    steps.append(FlowWriting.step("scrollUntilVisible", .map(pairs)))
  }
}
