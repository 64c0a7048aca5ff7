import FlowFormat
import Scenes
import ScenesHeadless

/// The movements that can bring more of a screen into view in a direction, in the order in which a search tries them.
///
/// A movement is at most half of a scroll's visible length, so that nothing is passed over.
struct FlowScrollSearch {
  /// A scroll, and how far its content goes to the left and up.
  struct Move {
    let area: ScrollArea
    let distance: ScreenPoint
  }

  private static let least = 0.001

  private let frames: ScreenFrames
  /// One point in the direction.
  private let way: ScreenPoint
  private let axis: ScreenAxis
  /// 1 if the search goes right or down, otherwise -1.
  private let sign: Double
  /// The scrolls that a finger can touch and that can still move in the direction, in tree order.
  private let movable: [ScrollArea]
  /// A Boolean value that indicates whether the screen shows a scroll that moves along the direction's axis at all.
  let hasScroll: Bool

  /// Reads the scrolls of a screen.
  ///
  /// - Complexity: O(scrolls × obstacles).
  init(_ frames: ScreenFrames, _ direction: FlowDirection) {
    self.frames = frames
    let step = direction.step
    let axis: ScreenAxis = step.x == 0 ? .vertical : .horizontal
    let way = ScreenPoint(x: step.x, y: step.y)
    (self.axis, self.way, sign) = (axis, way, step.x + step.y)
    let reachable = frames.scrolls.filter { area in
      let element = frames.elements[area.elementIndex]
      return area.axis == axis && element.allowsHitTesting && frames.isVisible(element)
    }
    hasScroll = !reachable.isEmpty
    movable = reachable.filter { $0.room(toward: way) > Self.least }
  }

  /// The movements that a finger makes: in the middle of the screen first, and then in the middle of each other scroll.
  ///
  /// The finger avoids what blocks touches inside a scroll, such as a panel.
  /// At a point the innermost scroll comes first, then those around it.
  var moves: [Move] {
    var moves: [Move] = []
    let middles = movable.compactMap { area in
      frames.touchablePart(of: frames.elements[area.elementIndex])?.center
    }
    for point in [frames.viewport.center] + middles {
      for area in frames.scrolls(at: point, along: axis) {
        if moves.contains(where: { $0.area.id == area.id }) { continue }
        guard movable.contains(where: { $0.id == area.id }) else { continue }
        moves.append(move(area, by: wayOfFinger(over: area)))
      }
    }
    return moves
  }

  /// The movements that bring the nearest of some elements into view, the outer scroll first; empty if none of them lies
  /// further in the direction.
  func moves(toward targets: [LaidOutElement]) -> [Move] {
    var nearest: (moves: [Move], way: Double)?
    for target in targets where !target.isHidden && !target.frame.isEmpty {
      let (moves, way) = moves(toward: target)
      if !moves.isEmpty, way < nearest?.way ?? .infinity { nearest = (moves, way) }
    }
    return nearest?.moves ?? []
  }

  private func moves(toward target: LaidOutElement) -> (moves: [Move], way: Double) {
    var moves: [Move] = []
    var sum = 0.0
    var start = axis.along(target.frame.origin)
    let length = axis.along(target.frame.size)
    let areas = frames.scrolls(around: target).filter { $0.axis == axis }
    for area in areas {
      let isOutermost = area.id == areas.last?.id
      let seen = area.frame.intersection(frames.viewport)
      let room = isOutermost && !seen.isEmpty ? seen : area.frame
      let (first, size) = (axis.along(room.origin), axis.along(room.size))
      // An element that is larger than the scroll is to fill it.
      let toStart = sign * (start - first)
      let toEnd = sign * (start + length - first - size)
      let needed = max(0, min(toStart, toEnd))
      let moved = min(needed, area.room(toward: way))
      guard moved > Self.least else { continue }
      start -= moved * sign
      sum += moved
      if movable.contains(where: { $0.id == area.id }) {
        moves.append(move(area, by: min(moved, half(of: area))))
      }
    }
    return (moves.reversed(), sum)
  }

  private func move(_ area: ScrollArea, by length: Double) -> Move {
    Move(area: area, distance: axis.point(length * sign))
  }

  private func half(of area: ScrollArea) -> Double {
    min(axis.along(area.frame.size), axis.along(frames.size)) / 2
  }

  /// How far a finger in the middle of the screen goes: no scroll inside that can still move passes it by, since what is
  /// looked for may be there.
  private func wayOfFinger(over area: ScrollArea) -> Double {
    let (outer, finger) = (frames.elements[area.elementIndex], frames.viewport.center)
    var way = half(of: area)
    guard area.frame.contains(finger) else { return way }
    for inner in movable where outer.contains(frames.elements[inner.elementIndex]) {
      let middle = inner.frame.center
      let ahead = sign * (axis.along(middle) - axis.along(finger))
      let across =
        axis == .vertical
        ? ScreenPoint(x: finger.x, y: middle.y)
        : ScreenPoint(x: middle.x, y: finger.y)
      if ahead > Self.least, ahead < way, inner.frame.contains(across) { way = ahead }
    }
    return way
  }
}
