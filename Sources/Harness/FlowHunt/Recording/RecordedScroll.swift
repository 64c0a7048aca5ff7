import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// A scroll that a person moves in one direction, until it becomes steps.
struct RecordedScroll {
  /// A finger that is dragged over the screen.
  struct Drag: Equatable {
    let start: ScreenPoint
    let end: ScreenPoint
  }

  /// The least movement in points.
  static let least = 0.001
  /// The largest part of a scroll's visible length over which one drag goes.
  private static let share = 0.8
  private static let shortest = 8.0
  /// The positions at which fingers are tried, as parts of the scroll's visible part.
  private static let tries = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.01, 0.99]

  /// The scroll and the screen when the movement began.
  let area: ScrollArea
  let screen: ScreenFrames
  /// The offset to which it has been moved.
  private(set) var target: ScreenPoint

  init(_ area: ScrollArea, in screen: ScreenFrames, to target: ScreenPoint) {
    (self.area, self.screen, self.target) = (area, screen, target)
  }

  private var axis: ScreenAxis { area.axis }
  private var way: Double { axis.along(target) - axis.along(area.offset) }
  private var element: LaidOutElement { screen.elements[area.elementIndex] }

  /// Takes another movement as a part of the same drag.
  ///
  /// - Parameters:
  ///   - other: The scroll as it is by now.
  ///   - new: The offset to which it is moved now.
  /// - Returns: `true` if it is a part: it goes on in the same direction from where the last one led, and one drag is
  ///   enough.
  mutating func goOn(with other: ScrollArea, to new: ScreenPoint) -> Bool {
    let more = axis.along(new) - axis.along(target)
    let whole = axis.along(new) - axis.along(area.offset)
    guard other.id == area.id, other.frame == area.frame, other.offset.isNear(target),
      more * way > 0, whole.magnitude <= longest, area.clamped(new) == new
    else { return false }
    target = new
    return true
  }

  /// The drags that move the scroll so; `nil` if no finger on the screen can.
  var drags: [Drag]? {
    var drags: [Drag] = []
    var done = 0.0
    while (way - done).magnitude > Self.least {
      guard let drag = drag(after: done) else { return nil }
      drags.append(drag)
      done += axis.along(drag.start) - axis.along(drag.end)
    }
    return drags
  }

  /// The visible part of the scroll.
  private var seen: ScreenRect? { screen.visiblePart(of: element) }

  private var longest: Double {
    (Self.share * axis.along(seen?.size ?? area.frame.size)).rounded(.down)
  }

  /// Returns a drag over the remaining way, or as much of it as a finger finds room for.
  private func drag(after done: Double) -> Drag? {
    let rest = way - done
    var length = min(rest.magnitude, longest)
    while length > 0 {
      let part = rest < 0 ? -length : length
      if let start = finger(by: part, after: done) {
        let by = axis.point(part)
        return Drag(start: start, end: ScreenPoint(x: start.x - by.x, y: start.y - by.y))
      }
      if length <= Self.shortest { return nil }
      length = max(Self.shortest, (length / 2).rounded(.down))
    }
    return nil
  }

  /// Returns where a finger moves the scroll, and no other, by a distance.
  private func finger(by part: Double, after done: Double) -> ScreenPoint? {
    guard let seen else { return nil }
    let room = axis.along(screen.size)
    // Where the finger may begin without leaving the screen.
    let first = max(axis.along(seen.origin), part)
    let last = min(axis.along(seen.origin) + axis.along(seen.size), room + part) - 1
    guard first <= last else { return nil }
    let across: ScreenAxis = axis == .vertical ? .horizontal : .vertical
    for one in Self.tries {
      for other in Self.tries {
        let along = (first + one * (last - first)).rounded(.up)
        let beside = (across.along(seen.origin) + other * (across.along(seen.size) - 1)).rounded()
        let start =
          axis == .vertical
          ? ScreenPoint(x: beside, y: along) : ScreenPoint(x: along, y: beside)
        if seen.contains(start), along - part < room, isMoved(at: start, by: part, after: done) {
          return start
        }
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a finger at a point moves this scroll after it has been moved by a distance.
  private func isMoved(at point: ScreenPoint, by part: Double, after done: Double) -> Bool {
    guard screen.scrolls(at: point, along: axis).contains(where: { $0.id == area.id }) else {
      return false
    }
    let shift = axis.point(done)
    let inside = ScreenPoint(x: point.x + shift.x, y: point.y + shift.y)
    for index in screen.elements.indices[(area.elementIndex + 1)...] {
      let other = screen.elements[index]
      if other.isHidden || !other.allowsHitTesting { continue }
      let isInside = element.contains(other)
      guard other.frame.contains(isInside ? inside : point) else { continue }
      if !isInside || done == 0, !other.clip.contains(point) { continue }
      if takes(other, part, isInside) { return false }
    }
    return true
  }

  /// Returns a Boolean value that indicates whether an element in front of the scroll or in it takes a drag.
  private func takes(_ other: LaidOutElement, _ part: Double, _ isInside: Bool) -> Bool {
    let look = other.element
    if look.blocksTouches { return true }
    if axis == .horizontal, look.events.contains(.swipeAction) { return true }
    guard look.scrollAxis == axis, let inner = screen.scroll(at: other.index) else { return false }
    let isPull = axis == .vertical && part <= -60 && inner.offset.y <= 0
    return inner.room(toward: axis.point(part)) > 0 || (isPull && look.events.contains(.refresh))
  }
}
