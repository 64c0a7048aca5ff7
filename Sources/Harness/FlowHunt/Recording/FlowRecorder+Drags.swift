import FlowFormat
import FlowReports
package import Scenes
import ScenesHeadless

extension FlowRecorder {
  /// Writes a drag when a finger releases what it has carried: the element under the release, or the
  /// distance.
  package func write(_ drag: ScreenDrag, of element: LaidOutElement, in screen: ScreenFrames) {
    switch drag.phase {
    case .began:
      settle(screen)
      carried = (element, screen, false)
    case .changed: break
    case .cancelled: carried = nil
    case .ended:
      let (element, screen, isScrolled) = carried ?? (element, screen, false)
      carried = nil
      guard !isScrolled, let selector = selector(of: element, taking: .drag, in: screen) else {
        return skip(.drag(drag), on: element)
      }
      look(for: selector, in: screen)
      let way = drag.translation
      // A play puts its finger in the middle of the element that the selector finds.
      let held = RecordedSelector.found(selector, in: screen) ?? element
      let middle = (screen.visiblePart(of: held) ?? held.frame).center
      let end = ScreenPoint(x: middle.x + way.x, y: middle.y + way.y)
      let place =
        target(at: end, of: element, in: screen)
        ?? [FlowWriting.Pair("by", .word("\(Int(way.x.rounded())),\(Int(way.y.rounded()))"))]
      steps.append(
        FlowWriting.step("drag", .map([FlowWriting.Pair("from", selector.writing)] + place))
      )
    }
  }

  /// Returns the element at a point of a release, and the point in it; `nil` if nothing there has a name
  /// that lasts.
  ///
  /// An element that can be carried itself comes first, as the row whose place another one takes. Then
  /// comes an element that has an identifier.
  private func target(
    at point: ScreenPoint,
    of carried: LaidOutElement,
    in screen: ScreenFrames
  ) -> [FlowWriting.Pair]? {
    let there = screen.elements.reversed().filter { other in
      !other.contains(carried) && !carried.contains(other) && other.id != carried.id
        && screen.visiblePart(of: other)?.contains(point) == true
    }
    let rows = there.filter { $0.element.events.contains(.drag) }
      .lazy.compactMap { self.selector(of: $0, taking: .drag, in: screen) }
    let named = (there.filter { $0.element.identifier != nil } + there)
      .lazy.compactMap { self.selector(of: $0, in: screen) }
    for selector in [rows.first { $0.index == nil }, named.first { $0.index == nil }] {
      guard let selector, let frame = RecordedSelector.found(selector, in: screen)?.frame else {
        continue
      }
      let (x, y) = (
        100 * (point.x - frame.x) / frame.width, 100 * (point.y - frame.y) / frame.height
      )
      // A row may be larger than what names it.
      guard (0...100).contains(x), (0...100).contains(y) else { continue }
      let words = "\(Int(x.rounded()))%,\(Int(y.rounded()))%"
      let to = FlowWriting.Pair("to", selector.writing)
      return words == "50%,50%" ? [to] : [to, FlowWriting.Pair("point", .word(words))]
    }
    return nil
  }
}
