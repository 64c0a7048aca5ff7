extension ScreenFrames {
  /// All that a query looks for, hidden or not, in reading order; of two inside one another the inner.
  ///
  /// - Complexity: O(*n*) for *n* elements, and O(*m* log *m*) for *m* found.
  public func matches(_ query: ScreenQuery) -> [LaidOutElement] {
    inReadingOrder(elements.filter { query.matches($0) })
  }

  /// All that a query looks for and that can be seen, in reading order; of two inside one another
  /// the inner.
  public func visibleMatches(_ query: ScreenQuery) -> [LaidOutElement] {
    inReadingOrder(elements.filter { query.matches($0) && isVisible($0) })
  }

  /// Whether something that a query looks for can be seen.
  public func shows(_ query: ScreenQuery) -> Bool {
    elements.contains { query.matches($0) && isVisible($0) }
  }

  /// The first that a query looks for, in reading order: of those that can be seen, or else of all.
  ///
  /// - Throws: ``ScreenError/notFound(_:)``.
  public func element(_ query: ScreenQuery) throws(ScreenError) -> LaidOutElement {
    if let found = visibleMatches(query).first ?? matches(query).first { return found }
    throw .notFound(query.description)
  }

  /// The elements without those that contain another of them, from top to bottom by their upper
  /// edges, then from left to right, then in tree order.
  ///
  /// - Parameter found: Elements of this screen, in tree order.
  /// - Returns: The innermost of them, as a person reads them.
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
