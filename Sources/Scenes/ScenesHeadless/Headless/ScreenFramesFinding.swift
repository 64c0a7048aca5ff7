public import Scenes

extension ScreenFrames {
  /// Returns all matches of a query, hidden or not, in reading order; of two nested matches the
  /// inner.
  ///
  /// - Complexity: O(*n*) for *n* elements, and O(*m* log *m*) for *m* found.
  public func matches(_ query: ScreenQuery) -> [LaidOutElement] {
    inReadingOrder(query.places(in: self).map { elements[$0] })
  }

  /// Returns the visible matches of a query in reading order; of two nested matches the inner.
  ///
  /// - Complexity: As ``matches(_:)``.
  public func visibleMatches(_ query: ScreenQuery) -> [LaidOutElement] {
    inReadingOrder(query.places(in: self).map { elements[$0] }.filter { isVisible($0) })
  }

  /// Whether a match of a query can be seen.
  public func shows(_ query: ScreenQuery) -> Bool {
    query.places(in: self).contains { isVisible(elements[$0]) }
  }

  /// Returns the first match of a query in reading order: of the visible ones, or else of all.
  ///
  /// - Throws: ``ScreenError/notFound(_:)``.
  public func element(_ query: ScreenQuery) throws(ScreenError) -> LaidOutElement {
    let places = query.places(in: self)
    if places.count == 1 { return elements[places[0]] }
    let found = places.map { elements[$0] }
    let visible = found.filter { isVisible($0) }
    if let first = inReadingOrder(visible.isEmpty ? found : visible).first { return first }
    throw .notFound(query.description)
  }

  /// Returns the elements without those that contain another of them, from top to bottom by their
  /// upper edges, then from left to right, then in tree order.
  ///
  /// - Parameter found: Elements of this screen, in tree order.
  /// - Returns: The innermost of them, in the order in which a person reads.
  public func inReadingOrder(_ found: [LaidOutElement]) -> [LaidOutElement] {
    if found.count < 2 { return found }
    var innermost: [LaidOutElement] = []
    innermost.reserveCapacity(found.count)
    for (place, element) in found.enumerated() {
      let next = place + 1
      if next < found.count, element.contains(found[next]) { continue }
      innermost.append(element)
    }
    return innermost.sorted { left, right in
      if left.frame.y != right.frame.y { return left.frame.y < right.frame.y }
      if left.frame.x != right.frame.x { return left.frame.x < right.frame.x }
      return left.index < right.index
    }
  }
}
