import Scenes

/// Finds on a laid-out screen what a query means.
struct FlowSight {
  let frames: ScreenFrames

  /// Whether something that the query means can be seen.
  func shows(_ query: FlowQuery) -> Bool {
    if query.index != nil { return visible(query) != nil }
    return matches(query).contains { frames.isVisible(frames.elements[$0]) }
  }

  /// The one that the query means among those that can be seen: the deepest and first in reading
  /// order, or the one at its index.
  func visible(_ query: FlowQuery) -> LaidOutElement? {
    pick(matches(query).map { frames.elements[$0] }.filter { frames.isVisible($0) }, query)
  }

  /// As ``visible(_:)``, but when none can be seen, of those that can't.
  func target(_ query: FlowQuery) -> LaidOutElement? {
    let all = matches(query).map { frames.elements[$0] }
    let seen = all.filter { frames.isVisible($0) }
    return pick(seen.isEmpty ? all : seen, query)
  }

  /// Where all stand that satisfy the query but for its index, seen or not.
  func matches(_ query: FlowQuery) -> [Int] {
    let elements = frames.elements
    let own = elements.indices.filter { holds(query, for: elements[$0]) }
    guard !own.isEmpty, !query.relations.isEmpty else { return own }
    let related = query.relations.map { ($0.kind, matches($0.target)) }
    return own.filter { index in
      related.allSatisfy { kind, targets in
        targets.contains { holds(kind, of: elements[index], to: elements[$0]) }
      }
    }
  }

  private func pick(_ found: [LaidOutElement], _ query: FlowQuery) -> LaidOutElement? {
    let ordered = inOrder(frames.inReadingOrder(found), query)
    guard let index = query.index else { return ordered.first }
    let place = index < 0 ? ordered.count + index : index
    return ordered.indices.contains(place) ? ordered[place] : nil
  }

  /// Puts those first that stand in the row of what they are left or right of: the button to the
  /// right of a product's name is the one in its row, not the screen's first.
  private func inOrder(_ found: [LaidOutElement], _ query: FlowQuery) -> [LaidOutElement] {
    guard found.count > 1 else { return found }
    let sideways = query.relations.filter { $0.kind == .leftOf || $0.kind == .rightOf }
    guard !sideways.isEmpty else { return found }
    let references = sideways.flatMap { matches($0.target) }.map { frames.elements[$0].frame }
    let isInRow = { (laidOut: LaidOutElement) in
      references.contains { $0.y < laidOut.frame.maxY && laidOut.frame.y < $0.maxY }
    }
    return found.filter { isInRow($0) } + found.filter { !isInRow($0) }
  }
}

extension FlowSight {
  /// What the query says of an element itself, without relations and index.
  func holds(_ query: FlowQuery, for laidOut: LaidOutElement) -> Bool {
    let element = laidOut.element
    if let id = query.id {
      guard let identifier = element.identifier, id.matches(identifier) else { return false }
    }
    if let text = query.text, !element.says(where: { text.matches($0) }) { return false }
    return unmetState(query, for: laidOut) == nil
  }

  /// The first thing said about an element's state, traits or size that does not hold, as the end
  /// of a sentence.
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
    if let focused = query.focused, element.isFocused != focused {
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

  /// A thousandth of a point is forgiven: frames are fractions.
  private func isNear(_ length: Double, _ wanted: Double, _ query: FlowQuery) -> Bool {
    abs(length - wanted) <= query.tolerance + 0.001
  }

  /// Whether an element lies to another as a relation says.
  func holds(
    _ kind: FlowSelector.Relation.Kind,
    of laidOut: LaidOutElement,
    to other: LaidOutElement
  ) -> Bool {
    switch kind {
    case .below: isApart(laidOut, other) && laidOut.frame.y >= other.frame.maxY
    case .above: isApart(laidOut, other) && laidOut.frame.maxY <= other.frame.y
    case .rightOf: isApart(laidOut, other) && laidOut.frame.x >= other.frame.maxX
    case .leftOf: isApart(laidOut, other) && laidOut.frame.maxX <= other.frame.x
    case .childOf: other.contains(laidOut)
    case .containsChild: other.parentIndex == laidOut.index
    case .containsDescendants: laidOut.contains(other)
    }
  }

  /// Whether neither contains the other: what has no size would be beside itself.
  private func isApart(_ first: LaidOutElement, _ second: LaidOutElement) -> Bool {
    first.index != second.index && !first.contains(second) && !second.contains(first)
  }
}
