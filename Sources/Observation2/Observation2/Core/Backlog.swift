/// A first-in, first-out queue in an array.
///
/// - Complexity: amortised O(1) to append and to remove the first element.
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

  mutating func removeAll() {
    elements = []
    start = 0
  }
}
