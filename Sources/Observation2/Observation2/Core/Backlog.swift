/// A queue over an array: what came first goes first.
///
/// Nobody's `deinit` runs in here: an element is moved out, and let go of by whoever took it.
///
/// - Complexity: amortised O(1) to append and to take the first.
package struct Backlog<Element> {
  /// Those that have been taken are `nil`, so that none is kept longer than it has to be.
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

  mutating func removeAll() {
    // Let go of when the queue is whole: what is in it may call back in as it goes.
    let removed = places
    places = []
    start = 0
    withExtendedLifetime(removed) {}
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
