import Scenes
import ScenesHeadless

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The rules of the flow format for selectors, written down pair by pair.
struct FindingModel {
  let frames: ScreenFrames

  /// All elements for which every key holds, in tree order.
  func matches(_ wish: WishedElement) -> [LaidOutElement] {
    let targets = wish.relations.map { matches($0.target) }
    return frames.elements.filter { element in
      holdsAlone(wish, element)
        && zip(wish.relations, targets).allSatisfy { relation, targets in
          targets.contains { holds(relation.kind, element, $0) }
        }
    }
  }

  private func holdsAlone(_ wish: WishedElement, _ laidOut: LaidOutElement) -> Bool {
    let element = laidOut.element
    let path = lineage(laidOut)
    if !wish.words.isEmpty, !element.isCalled(where: { wish.words.contains($0) }) { return false }
    if let id = wish.id, element.identifier != id, element.identifier != "list/\(id)" {
      return false
    }
    if let enabled = wish.enabled, enabled != path.allSatisfy(\.element.isEnabled) { return false }
    if let selected = wish.selected, selected != element.isSelected { return false }
    if let checked = wish.checked, checked != (element.isChecked == true) { return false }
    if let width = wish.width, abs(laidOut.frame.width - width) > wish.tolerance { return false }
    if let height = wish.height, abs(laidOut.frame.height - height) > wish.tolerance {
      return false
    }
    return true
  }

  /// The element and all elements around it.
  private func lineage(_ element: LaidOutElement) -> [LaidOutElement] {
    [element] + (element.parentIndex.map { lineage(frames.elements[$0]) } ?? [])
  }

  private func isInside(_ inner: LaidOutElement, _ outer: LaidOutElement) -> Bool {
    lineage(inner).dropFirst().contains { $0.index == outer.index }
  }

  private func holds(
    _ kind: ScreenRelation,
    _ element: LaidOutElement,
    _ other: LaidOutElement
  ) -> Bool {
    switch kind {
    case .below: element.frame.y > other.frame.y
    case .above: element.frame.y < other.frame.y
    case .rightOf: element.frame.x > other.frame.x
    case .leftOf: element.frame.x < other.frame.x
    case .childOf: isInside(element, other)
    case .containsChild: other.parentIndex == element.index
    case .containsDescendants: isInside(other, element)
    }
  }

  // MARK: - Sight

  /// A Boolean value that indicates whether a person sees the element: a tenth of it shows, and not all is covered.
  func isVisible(_ element: LaidOutElement) -> Bool {
    if lineage(element).contains(where: \.element.isHidden) { return false }
    let scrolls = lineage(element).dropFirst().filter { $0.element.scrollAxis != nil }
    let shown = scrolls.reduce(cut(element.frame, by: screen)) { cut($0, by: $1.frame) }
    guard shown.width > 0, shown.height > 0 else { return false }
    let width = ([element.frame.width, screen.width] + scrolls.map(\.frame.width)).min() ?? 0
    let height = ([element.frame.height, screen.height] + scrolls.map(\.frame.height)).min() ?? 0
    guard 10 * shown.width * shown.height >= width * height - 1e-6 else { return false }
    let covers = frames.elements.filter { cover in
      cover.element.blocksTouches && cover.index > element.index && !isInside(cover, element)
        && !lineage(cover).contains(where: \.element.isHidden)
    }
    let holes = covers.map { cover in
      lineage(cover).dropFirst().filter { $0.element.scrollAxis != nil }
        .reduce(cut(cover.frame, by: screen)) { cut($0, by: $1.frame) }
    }
    return middles(of: shown, holes).contains { point in
      !holes.contains { $0.contains(point) }
    }
  }

  private var screen: ScreenRect { ScreenRect(size: frames.size) }

  private func cut(_ rect: ScreenRect, by other: ScreenRect) -> ScreenRect {
    let (x, y) = (max(rect.x, other.x), max(rect.y, other.y))
    let (right, bottom) = (min(rect.maxX, other.maxX), min(rect.maxY, other.maxY))
    return ScreenRect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
  }

  /// A point between each two edges of the rectangles.
  private func middles(of rect: ScreenRect, _ holes: [ScreenRect]) -> [ScreenPoint] {
    func between(_ edges: [Double], _ from: Double, _ to: Double) -> [Double] {
      let all = (edges + [from, to]).filter { $0 >= from && $0 <= to }.sorted()
      return zip(all, all.dropFirst()).filter { $0 < $1 }.map { ($0 + $1) / 2 }
    }
    let xs = between(holes.flatMap { [$0.x, $0.maxX] }, rect.x, rect.maxX)
    let ys = between(holes.flatMap { [$0.y, $0.maxY] }, rect.y, rect.maxY)
    return xs.flatMap { x in ys.map { ScreenPoint(x: x, y: $0) } }
  }

  // MARK: - Choice

  /// The one that a command takes of some elements.
  func chosen(_ found: [LaidOutElement], _ wish: WishedElement) -> LaidOutElement? {
    let innermost = found.filter { outer in !found.contains { isInside($0, outer) } }
    guard let index = wish.index else { return ranked(innermost, wish).first }
    let read = innermost.sorted {
      ($0.frame.y, $0.frame.x, $0.index) < ($1.frame.y, $1.frame.x, $1.index)
    }
    let place = index < 0 ? read.count + index : index
    return read.indices.contains(place) ? read[place] : nil
  }

  /// Those that take taps first, of them the nearest, of equally near ones the first in the tree.
  private func ranked(_ found: [LaidOutElement], _ wish: WishedElement) -> [LaidOutElement] {
    let ranks = found.map { element -> (Int, Double, Int) in
      let takesTaps = element.element.events.contains(.tap)
      return (takesTaps ? 0 : 1, distance(element, wish), element.index)
    }
    return found.indices.sorted { ranks[$0] < ranks[$1] }.map { found[$0] }
  }

  /// The sum of the distances, from middle to middle, to the nearest element of each relation to a side.
  func distance(_ element: LaidOutElement, _ wish: WishedElement) -> Double {
    var sum = 0.0
    for relation in wish.relations
    where [.below, .above, .leftOf, .rightOf].contains(relation.kind) {
      let others = matches(relation.target).filter { holds(relation.kind, element, $0) }
      sum +=
        others.map { other in
          let x = other.frame.center.x - element.frame.center.x
          let y = other.frame.center.y - element.frame.center.y
          return (x * x + y * y).squareRoot()
        }
        .min() ?? .infinity
    }
    return sum
  }
}
