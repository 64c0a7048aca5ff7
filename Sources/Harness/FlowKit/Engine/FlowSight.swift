import Scenes
import ScenesHeadless

/// Finds the matches of a query on a laid-out screen.
struct FlowSight {
  let frames: ScreenFrames
  var budget = FlowBudget()

  /// Whether the query has a visible match.
  func shows(_ query: FlowQuery) -> Bool {
    if query.index != nil { return visible(query) != nil }
    return matches(query).contains { frames.isVisible(frames.elements[$0]) }
  }

  /// Returns the query's visible match: the innermost and first in reading order, or the one at its
  /// index.
  func visible(_ query: FlowQuery) -> LaidOutElement? {
    pick(matches(query).map { frames.elements[$0] }.filter { frames.isVisible($0) }, query)
  }

  /// As ``visible(_:)``, but if no match is visible, picks among the others.
  func target(_ query: FlowQuery) -> LaidOutElement? {
    let all = matches(query).map { frames.elements[$0] }
    let seen = all.filter { frames.isVisible($0) }
    return pick(seen.isEmpty ? all : seen, query)
  }

  /// Returns the indices of all elements that satisfy the query apart from its index, visible or
  /// not; none once the flow's budget is used up.
  ///
  /// - Complexity: O(elements) for each selector in the query.
  func matches(_ query: FlowQuery) -> [Int] {
    guard budget.spend(1 + frames.elements.count, of: .matching) else { return [] }
    var found =
      query.id.map { id in frames.identified.filter { isCalled(id, at: $0) } }
      ?? Array(frames.elements.indices)
    if let text = query.text { found.removeAll { !says(text, at: $0) } }
    if query.asksForState {
      found.removeAll { unmetState(query, for: frames.elements[$0]) != nil }
    }
    for relation in query.relations where !found.isEmpty {
      let relations = relations(relation)
      found.removeAll { !relations.holds(at: $0) }
    }
    return found
  }

  func relations(_ relation: FlowQuery.Relation) -> ScreenRelations {
    ScreenRelations(relation.kind, to: matches(relation.target), in: frames.elements)
  }

  private func pick(_ found: [LaidOutElement], _ query: FlowQuery) -> LaidOutElement? {
    let ordered = inOrder(frames.inReadingOrder(found), query)
    guard let index = query.index else { return ordered.first }
    let place = index < 0 ? ordered.count + index : index
    return ordered.indices.contains(place) ? ordered[place] : nil
  }

  /// Moves elements to the front that stand in the same row as their left or right neighbour: the
  /// button to the right of a product's name is the one in its row, not the screen's first.
  private func inOrder(_ found: [LaidOutElement], _ query: FlowQuery) -> [LaidOutElement] {
    guard found.count > 1 else { return found }
    let sideways = query.relations.filter { $0.kind == .leftOf || $0.kind == .rightOf }
    guard !sideways.isEmpty else { return found }
    let references = sideways.flatMap { matches($0.target) }.map { frames.elements[$0].frame }
      .sorted { $0.y < $1.y }
    var ends: [Double] = []
    for reference in references { ends.append(max(ends.last ?? -.infinity, reference.maxY)) }
    let isInRow = { (laidOut: LaidOutElement) in
      let above = Self.count(of: references) { $0.y < laidOut.frame.maxY }
      return above > 0 && laidOut.frame.y < ends[above - 1]
    }
    return found.filter { isInRow($0) } + found.filter { !isInRow($0) }
  }

  /// Returns the length of the prefix that satisfies a condition, found by bisection.
  private static func count(
    of rects: [ScreenRect],
    where isFirst: (ScreenRect) -> Bool
  ) -> Int {
    var range = 0..<rects.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isFirst(rects[middle]) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension FlowSight {
  // Neither takes a copy of the element, which would cost as much as the comparison.

  private func isCalled(_ id: FlowPattern, at index: Int) -> Bool {
    frames.elements[index].element.identifier.map { id.matches($0, budget) } ?? false
  }

  private func says(_ text: FlowPattern, at index: Int) -> Bool {
    frames.elements[index].element.says { text.matches($0, budget) }
  }

  /// Returns the first unmet condition on an element's state, traits or size, as the end of a
  /// sentence.
  func unmetState(_ query: FlowQuery, for laidOut: LaidOutElement) -> String? {
    let element = laidOut.element
    if let enabled = query.enabled, laidOut.isEnabled != enabled {
      return enabled ? "is disabled" : "is enabled"
    }
    if let selected = query.selected, element.isSelected != selected {
      return selected ? "is not selected" : "is selected"
    }
    if let checked = query.checked, (element.isChecked ?? false) != checked {
      return checked ? "is not checked" : "is checked"
    }
    if let focused = query.focused, laidOut.isFocused != focused {
      return focused ? "is not focused" : "is focused"
    }
    for (name, trait) in query.traits where !trait.holds(for: laidOut) {
      return "has not the trait \(name)"
    }
    if let width = query.width, !isNear(laidOut.frame.width, width, query) {
      return "is \(FlowNumber.text(of: laidOut.frame.width)) points wide"
    }
    if let height = query.height, !isNear(laidOut.frame.height, height, query) {
      return "is \(FlowNumber.text(of: laidOut.frame.height)) points high"
    }
    return nil
  }

  /// Whether two lengths are equal within the query's tolerance and a thousandth of a point, since
  /// frames are fractions.
  private func isNear(_ length: Double, _ wanted: Double, _ query: FlowQuery) -> Bool {
    abs(length - wanted) <= query.tolerance + 0.001
  }
}
