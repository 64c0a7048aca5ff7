/// A queue over an array: what came first goes first.
///
/// - Complexity: amortised O(1) to append and to take the first.
struct Backlog<Element> {
  private var elements: [Element?] = []
  private var start = 0

  var count: Int { elements.count - start }

  var isEmpty: Bool { start == elements.count }

  var first: Element? { isEmpty ? nil : elements[start] }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard start < elements.count else { return nil }
    let first = elements[start]
    elements[start] = nil
    start += 1
    if start == elements.count {
      elements.removeAll(keepingCapacity: start < 64)
      start = 0
    } else if start > 32, start > elements.count / 2 {
      elements.removeFirst(start)
      start = 0
    }
    return first
  }

  /// Takes out everything.
  ///
  /// - Returns: What has to go when the queue's owner is whole, since its end may run anyone's code.
  mutating func removeAll() -> [Element?] {
    let removed = elements
    elements = []
    start = 0
    return removed
  }
}
