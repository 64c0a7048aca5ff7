package import FlowFormat
package import Scenes
import ScenesHeadless

/// Finds the matches of a query on a laid-out screen.
package struct FlowSight {
  package let frames: ScreenFrames
  package let budget: FlowBudget
  /// The moment of the screen; `nil` if it is unknown.
  private let moment: Moment?

  /// A screen of a run; those of one moment are equal.
  struct Moment: Equatable {
    /// The device, which the run keeps until its end.
    private let device: ObjectIdentifier
    /// The number of changes of its screen.
    private let revision: Int
    /// The screen itself, since a device of another team may give two screens one number.
    ///
    /// `nil` on the stage, which numbers each screen, and copies one that is kept at its next change.
    private let frames: ScreenFrames?

    @MainActor
    init(_ device: any FlowDevice, _ frames: ScreenFrames) {
      self.device = ObjectIdentifier(device)
      revision = device.revision
      self.frames = device is StageDevice ? nil : frames
    }

    /// A Boolean value that indicates whether a second look at the screen costs less than the first.
    ///
    /// On the stage every look has its price: searches compare the work of their steps by it.
    var sparesLooks: Bool { frames != nil }
  }

  package init(frames: ScreenFrames, budget: FlowBudget = FlowBudget()) {
    (self.frames, self.budget, moment) = (frames, budget, nil)
  }

  /// Looks at the screen of a device that lives as long as the patterns of the queries.
  @MainActor
  init(_ device: any FlowDevice, _ budget: FlowBudget) {
    (frames, self.budget) = (device.frames, budget)
    moment = Moment(device, frames)
  }

  /// Returns whether the query has a visible match.
  package func shows(_ query: FlowQuery) -> Bool {
    if query.index != nil { return visible(query) != nil }
    return matches(query).contains { isVisible(frames.elements[$0]) }
  }

  /// Returns the query's visible match: the first of the innermost ones, or the one at its index.
  package func visible(_ query: FlowQuery) -> LaidOutElement? {
    pick(matches(query).map { frames.elements[$0] }.filter { isVisible($0) }, query)
  }

  /// As ``visible(_:)``, but if no match is visible, picks among the others.
  package func target(_ query: FlowQuery) -> LaidOutElement? {
    let all = matches(query).map { frames.elements[$0] }
    let seen = all.filter { isVisible($0) }
    return pick(seen.isEmpty ? all : seen, query)
  }

  /// Returns what a search may bring into view: all matches, or the one at the query's index.
  func candidates(_ query: FlowQuery) -> [LaidOutElement] {
    if query.index != nil { return target(query).map { [$0] } ?? [] }
    return matches(query).map { frames.elements[$0] }
  }

  /// The least part of an element that has to show, as in Maestro.
  private static let leastPart = 0.1

  /// Returns whether a person can see an element.
  ///
  /// At least a tenth of it is inside the screen and its scrolls, and it is not covered whole. If the screen or a
  /// scroll around it is smaller, a tenth of that counts.
  package func isVisible(_ element: LaidOutElement) -> Bool {
    guard frames.isVisible(element) else { return false }
    let (frame, clipped) = (element.frame, element.clippedFrame)
    return clipped == frame || part(clipped, of: element) >= Self.leastPart
  }

  /// Returns how much of an element can be seen; all of one that fills its scrolls counts as all.
  package func visiblePart(of element: LaidOutElement) -> Double {
    frames.visiblePart(of: element).map { part($0, of: element) + 0.001 } ?? 0
  }

  /// Returns how much a part of an element is of all that can be seen of it at once; 1 for what fills its scrolls.
  package func part(_ part: ScreenRect, of element: LaidOutElement) -> Double {
    var room = frames.size
    for area in frames.scrolls(around: element) {
      room.width = min(room.width, area.frame.width)
      room.height = min(room.height, area.frame.height)
    }
    let whole = min(element.frame.width, room.width) * min(element.frame.height, room.height)
    return whole > 0 ? part.width * part.height / whole + 1e-9 : 0
  }

  /// Returns the reason why an element can't be seen, as the end of a sentence; `nil` when it can.
  package func obstacle(to element: LaidOutElement) -> String? {
    if let obstacle = frames.obstacleToSeeing(element) { return "\(obstacle)" }
    if isVisible(element) { return nil }
    let part = Self.percent(part(element.clippedFrame, of: element))
    return "shows only \(part) % of itself, and 10 % have to show"
  }

  /// Returns a part in percent, from 0 to 100, also of a device whose frames are not finite.
  static func percent(_ part: Double) -> Int {
    part.isNaN ? 0 : Int(min(max(0, part), 1) * 100)
  }

  /// Returns the indices of all elements that satisfy the query apart from its index, visible or
  /// not; none once the flow's budget is used up.
  ///
  /// - Complexity: O(elements) for each selector in the query.
  package func matches(_ query: FlowQuery) -> [Int] {
    guard let moment, moment.sparesLooks else { return look(for: query) }
    if let known = query.lastMatches, known.moment == moment {
      return budget.spend(1 + known.indices.count, of: .matching) ? known.indices : []
    }
    let found = look(for: query)
    if query.isSteady { query.lastMatches = (moment, found) }
    return found
  }

  private func look(for query: FlowQuery) -> [Int] {
    guard budget.spend(1 + frames.elements.count, of: .matching) else { return [] }
    var found =
      query.id.map { places(of: $0) }
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

  package func relations(_ relation: FlowQuery.Relation) -> FlowRelations {
    FlowRelations(relation.kind, to: matches(relation.target), in: frames)
  }

  /// Picks one of some elements in tree order, of which those that contain another one are left out.
  ///
  /// With an index they are counted as a person reads. Without one, an element that takes taps comes first, as in
  /// Maestro, then the one nearest to the elements that the query relates them to.
  private func pick(_ found: [LaidOutElement], _ query: FlowQuery) -> LaidOutElement? {
    if found.count < 2, query.index == nil { return found.first }
    if let index = query.index {
      let ordered = frames.inReadingOrder(found)
      let place = index < 0 ? ordered.count + index : index
      return ordered.indices.contains(place) ? ordered[place] : nil
    }
    var innermost: [LaidOutElement] = []
    for (place, element) in found.enumerated() {
      if place + 1 < found.count, element.contains(found[place + 1]) { continue }
      innermost.append(element)
    }
    innermost = nearestFirst(innermost, query)
    return innermost.first { $0.element.takesTouches } ?? innermost.first
  }

  private func nearestFirst(_ found: [LaidOutElement], _ query: FlowQuery) -> [LaidOutElement] {
    let sides = query.relations.filter(\.kind.isSide).map { relations($0) }
    guard !sides.isEmpty, found.count > 1,
      budget.spend(sides.reduce(0) { $0 + $1.targets.count } * found.count, of: .matching)
    else { return found }
    let distances = found.map { element in sides.reduce(0) { $0 + $1.distance(of: element) } }
    return found.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { found[$0] }
  }
}

extension FlowSight {
  // Neither takes a copy of the element, which would cost as much as the comparison.

  /// Returns the places of the elements with an identifier, which a pattern without expressions remembers for the
  /// present moment.
  private func places(of id: FlowPattern) -> [Int] {
    if let moment, let known = id.lastLook, known.moment == moment { return known.places }
    let places = frames.identified.filter { isCalled(id, at: $0) }
    if let moment, id.isPlain { id.lastLook = (moment, places) }
    return places
  }

  private func isCalled(_ id: FlowPattern, at index: Int) -> Bool {
    frames.elements[index].element.identifier.map { id.matches(identifier: $0, budget) } ?? false
  }

  private func says(_ text: FlowPattern, at index: Int) -> Bool {
    frames.elements[index].element.isCalled { text.matches($0, budget) }
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

  /// Returns whether two lengths are equal within the query's tolerance and a thousandth of a point, since frames are
  /// fractions.
  private func isNear(_ length: Double, _ wanted: Double, _ query: FlowQuery) -> Bool {
    abs(length - wanted) <= query.tolerance + 0.001
  }
}
