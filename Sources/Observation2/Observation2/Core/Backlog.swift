/// A first-in, first-out queue in an array.
///
/// No `deinit` runs in here: an element is moved out, and the caller releases it.
///
/// - Complexity: amortised O(1) to append and to remove the first element.
package struct Backlog<Element> {
  /// Elements that have been taken out are `nil`, so that none is retained longer than necessary.
  @usableFromInline var places: [Element?] = []
  @usableFromInline var start = 0

  @inlinable
  package init() {}

  @inlinable
  package mutating func append(_ element: Element) {
    places.append(element)
  }

  @inlinable
  package mutating func popFirst() -> Element? {
    guard start < places.count else { return nil }
    let first = places[start].take()
    start += 1
    if start == places.count {
      places.removeAll(keepingCapacity: start < 64)
      start = 0
    } else if start > 32, start > places.count / 2 {
      places.removeFirst(start)
      start = 0
    }
    return first
  }

  /// Removes all elements.
  ///
  /// - Returns: The elements, for release when the queue's owner is whole: a `deinit` may run any code.
  @inlinable
  package mutating func removeAll() -> [Element?] {
    let removed = places
    places = []
    start = 0
    return removed
  }
}

extension Backlog: RandomAccessCollection {
  package var startIndex: Int { start }

  package var endIndex: Int { places.count }

  package subscript(index: Int) -> Element {
    guard let element = places[index] else { preconditionFailure("unreachable: \(index)") }
    return element
  }
}

extension Backlog: Sendable where Element: Sendable {}
