/// What `scan` and `reduce` fold values into.
///
/// While it changes in place, in somebody's closure, nobody may see it: a value that comes then, since
/// the closure or the end of what it replaces has made another source send, waits until that is done.
@usableFromInline
final class Accumulator<Result, Element> {
  @exclusivity(unchecked) @usableFromInline private(set) var result: Result
  /// Whether the closure runs, or values wait.
  @exclusivity(unchecked) @usableFromInline private(set) var isBusy = false
  @exclusivity(unchecked) private var waiting = Backlog<Element>()
  /// The source has completed meanwhile.
  @exclusivity(unchecked) @usableFromInline var isComplete = false

  @inlinable
  init(_ seed: Result) {
    result = seed
  }

  /// Folds a value, and those that come meanwhile; `give` is called after each, and answers whether
  /// more is wanted.
  @inlinable
  @inline(__always)
  func add(
    _ value: Element,
    _ update: (inout Result, Element) throws -> Void,
    _ give: () -> Bool
  ) throws -> Bool {
    if isBusy {
      lineUp(value)
      return true
    }
    isBusy = true
    try update(&result, value)
    guard hasWaiting else {
      isBusy = false
      return give()
    }
    guard give() else { return false }
    while let next = takeWaiting() {
      try update(&result, next)
      guard give() else { return false }
    }
    isBusy = false
    return true
  }

  @usableFromInline var hasWaiting: Bool { !waiting.isEmpty }

  @usableFromInline
  func lineUp(_ value: Element) {
    waiting.append(value)
  }

  @usableFromInline
  func takeWaiting() -> Element? {
    waiting.popFirst()
  }
}
